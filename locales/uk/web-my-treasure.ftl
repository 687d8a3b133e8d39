# Поле гри «Мій скарб» на сторінці.
web-my-treasure-blind = закритий жетон
web-my-treasure-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
web-my-treasure-ask-draw = Витягніть карту. Забирати поки нічого.
web-my-treasure-choose-spot = Тепер оберіть стос для жетона «{ $kind }».
web-my-treasure-choose-token = Стос { $spot }: оберіть, який скарб у ньому рахувати.
web-my-treasure-claim-ask = Забрати стос { $spot } з жетоном «{ $kind }»? Після цього ви поза раундом.
web-my-treasure-claim-title = Забрати скарб
web-my-treasure-danger = Вийшло п’ять орків. Наступна карта — шостий: 1 із { $left }.
web-my-treasure-deck = Взяти карту: лишилося { $count }
web-my-treasure-drawn = Витягнута карта: { $player }
web-my-treasure-in-cave = у печері
web-my-treasure-last-round = Підрахунок минулого раунду
web-my-treasure-look = Переглянути стос { $spot }
web-my-treasure-mixed = Перевернуто й перемішано: { $kinds }.
web-my-treasure-orcs = Орків: { $orcs } із 6
web-my-treasure-result = Сума { $total }, нагорода { $award }: у гаманці { $purse }
web-my-treasure-scoring = Підрахунок скарбів
web-my-treasure-silver = { $count ->
    [one] { $count } срібна монета
    [few] { $count } срібні монети
    [many] { $count } срібних монет
   *[other] { $count } срібні монети
  }
web-my-treasure-skip = Показати все
web-my-treasure-spot-closed = Місце { $spot }, закрите
web-my-treasure-spot-empty = Місце { $spot }, порожнє
web-my-treasure-spot-pile = Місце { $spot }, { $height ->
    [one] { $height } карта
    [few] { $height } карти
    [many] { $height } карт
   *[other] { $height } карти
  }, зверху: { $top }
web-my-treasure-spots = Місця для скарбів
web-my-treasure-starter = перший хід
web-my-treasure-token-free = { $kind }, вільний
web-my-treasure-token-taken = { $kind }, зайнятий: { $player }
web-my-treasure-tokens = Жетони
web-my-treasure-wait-choose = { $player } вирішує: брати карту чи стос.
web-my-treasure-wait-flee = Шостий орк! { $player } хапає стос.
web-my-treasure-wait-place = { $player } викладає карту.
