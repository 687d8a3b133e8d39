# Поле игры «Мой клад» на странице.
web-my-treasure-blind = закрытый жетон
web-my-treasure-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
web-my-treasure-choose-spot = Теперь выберите стопку.
web-my-treasure-choose-token = Теперь выберите жетон.
web-my-treasure-claim-title = Забрать сокровище
web-my-treasure-claim-ask = Забрать стопку { $spot } с жетоном «{ $kind }»? После этого вы вне раунда.
web-my-treasure-danger = Вышло пять орков: следующая карта — шестой с шансом 1 к { $left }.
web-my-treasure-deck = Взять карту: осталось { $count }
web-my-treasure-in-cave = в пещере
web-my-treasure-orcs = Орков: { $orcs } из 6
web-my-treasure-phase-wait = Ходит { $player }.
web-my-treasure-purse = Кошелёк: { $purse } из { $target }
web-my-treasure-result = Сумма { $total }, награда { $award }
web-my-treasure-scoring = Раунд { $round }: подсчёт
web-my-treasure-skip = Показать всё
web-my-treasure-spot-closed = Место { $spot }, закрыто
web-my-treasure-spot-empty = Место { $spot }, пусто
web-my-treasure-spot-pile = Место { $spot }, { $height ->
    [one] { $height } карта
    [few] { $height } карты
    [many] { $height } карт
   *[other] { $height } карты
  }, сверху: { $top }
web-my-treasure-starter = начинал раунд
web-my-treasure-token-blind = { $kind }, среди перемешанных жетонов
web-my-treasure-token-free = { $kind }, свободен
web-my-treasure-token-taken = { $kind }, взял игрок { $player }
web-my-treasure-tokens = Жетоны
