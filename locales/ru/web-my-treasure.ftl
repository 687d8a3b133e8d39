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
web-my-treasure-count-ring = { $count ->
    [one] { $count } кольцо
    [few] { $count } кольца
    [many] { $count } колец
   *[other] { $count } кольца
  }
web-my-treasure-count-diamond = { $count ->
    [one] { $count } алмаз
    [few] { $count } алмаза
    [many] { $count } алмазов
   *[other] { $count } алмаза
  }
web-my-treasure-count-sword = { $count ->
    [one] { $count } меч
    [few] { $count } меча
    [many] { $count } мечей
   *[other] { $count } меча
  }
web-my-treasure-count-necklace = { $count ->
    [one] { $count } ожерелье
    [few] { $count } ожерелья
    [many] { $count } ожерелий
   *[other] { $count } ожерелья
  }
web-my-treasure-count-money = { $count ->
    [one] { $count } россыпь монет
    [few] { $count } россыпи монет
    [many] { $count } россыпей монет
   *[other] { $count } россыпи монет
  }
web-my-treasure-count-potion = { $count ->
    [one] { $count } снадобье
    [few] { $count } снадобья
    [many] { $count } снадобий
   *[other] { $count } снадобья
  }
web-my-treasure-count-mouse = { $count ->
    [one] { $count } мышь
    [few] { $count } мыши
    [many] { $count } мышей
   *[other] { $count } мыши
  }
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
