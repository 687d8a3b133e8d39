# Поле гри «Мій скарб» на сторінці.
web-my-treasure-blind = закритий жетон
web-my-treasure-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
web-my-treasure-choose-spot = Тепер оберіть стос.
web-my-treasure-choose-token = Тепер оберіть жетон.
web-my-treasure-claim-title = Забрати скарб
web-my-treasure-claim-ask = Забрати стос { $spot } з жетоном «{ $kind }»? Після цього ви поза раундом.
web-my-treasure-danger = Вийшло п’ять орків: наступна карта — шостий із шансом 1 до { $left }.
web-my-treasure-deck = Взяти карту: лишилося { $count }
web-my-treasure-in-cave = у печері
web-my-treasure-orcs = Орків: { $orcs } із 6
web-my-treasure-phase-wait = Ходить { $player }.
web-my-treasure-purse = Гаманець: { $purse } із { $target }
web-my-treasure-result = Сума { $total }, нагорода { $award }
web-my-treasure-scoring = Раунд { $round }: підрахунок
web-my-treasure-skip = Показати все
web-my-treasure-spot-closed = Місце { $spot }, закрите
web-my-treasure-spot-empty = Місце { $spot }, порожнє
web-my-treasure-spot-pile = Місце { $spot }, { $height ->
    [one] { $height } карта
    [few] { $height } карти
    [many] { $height } карт
   *[other] { $height } карти
  }, зверху: { $top }
web-my-treasure-starter = починав раунд
web-my-treasure-token-blind = { $kind }, серед перемішаних жетонів
web-my-treasure-token-free = { $kind }, вільний
web-my-treasure-token-taken = { $kind }, узяв гравець { $player }
web-my-treasure-tokens = Жетони
