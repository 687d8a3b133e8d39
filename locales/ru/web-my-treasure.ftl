# Поле игры «Мой клад» на странице.
web-my-treasure-blind = закрытый жетон
web-my-treasure-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
web-my-treasure-ask-draw = Вытяните карту. Забирать пока нечего.
web-my-treasure-choose-spot = Теперь выберите стопку для жетона «{ $kind }».
web-my-treasure-choose-token = Стопка { $spot }: выберите, какое сокровище в ней считать.
web-my-treasure-claim-ask = Забрать стопку { $spot } с жетоном «{ $kind }»? После этого вы вне раунда.
web-my-treasure-claim-title = Забрать сокровище
web-my-treasure-danger = Вышло пять орков. Следующая карта — шестой: 1 из { $left }.
web-my-treasure-deck = Взять карту: осталось { $count }
web-my-treasure-drawn = Вытянутая карта: { $player }
web-my-treasure-in-cave = в пещере
web-my-treasure-last-round = Подсчёт прошлого раунда
web-my-treasure-look = Посмотреть стопку { $spot }
web-my-treasure-mixed = Перевёрнуты и перемешаны: { $kinds }.
web-my-treasure-orcs = Орков: { $orcs } из 6
web-my-treasure-result = Сумма { $total }, награда { $award }: в кошельке { $purse }
web-my-treasure-scoring = Подсчёт сокровищ
web-my-treasure-silver = { $count ->
    [one] { $count } серебряная монета
    [few] { $count } серебряные монеты
    [many] { $count } серебряных монет
   *[other] { $count } серебряные монеты
  }
web-my-treasure-skip = Показать всё
web-my-treasure-spot-closed = Место { $spot }, закрыто
web-my-treasure-spot-empty = Место { $spot }, пусто
web-my-treasure-spot-pile = Место { $spot }, { $height ->
    [one] { $height } карта
    [few] { $height } карты
    [many] { $height } карт
   *[other] { $height } карты
  }, сверху: { $top }
web-my-treasure-spots = Места для сокровищ
web-my-treasure-starter = первый ход
web-my-treasure-token-free = { $kind }, свободен
web-my-treasure-token-taken = { $kind }, занят: { $player }
web-my-treasure-tokens = Жетоны
web-my-treasure-wait-choose = { $player } решает: брать карту или стопку.
web-my-treasure-wait-flee = Шестой орк! { $player } хватает стопку.
web-my-treasure-wait-place = { $player } выкладывает карту.
