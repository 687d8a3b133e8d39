# Поле гри «Клац!» на сторінці.
web-klatz-actions = Ваші дії
web-klatz-actions-left = Зіграно дій: { $played } із { $quota }
web-klatz-actions-now = Знімок і кінець ходу
web-klatz-ask-remove = Оберіть карту або витягніть її з муру.
web-klatz-ask-return = Оберіть карту зі скиду.
web-klatz-ask-shift-place = Оберіть, куди її зсунути.
web-klatz-ask-shift1 = Оберіть карту для зсуву на один.
web-klatz-ask-shift2 = Оберіть карту для зсуву на два.
web-klatz-ask-act-or-end = Зіграйте карту дії або закінчіть хід
web-klatz-ask-side = Оберіть край муру.
web-klatz-ask-swap = Оберіть дві карти для обміну.
web-klatz-ask-swap-second = Оберіть другу карту.
web-klatz-call = КЛАЦ!
web-klatz-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
web-klatz-choose-composition = Для знімка: оберіть композицію, свою чи відкриту.
web-klatz-choose-own = Для знімка: оберіть свою композицію.
web-klatz-choose-start = Тепер перша карта знімка на мурі.
web-klatz-composition = { $points ->
    [one] { $points } очко: { $symbols }
    [few] { $points } очки: { $symbols }
    [many] { $points } очок: { $symbols }
   *[other] { $points } очка: { $symbols }
  }
web-klatz-compositions-left = у колоді: { $count }
web-klatz-discard = Скинуті карти муру
web-klatz-draw-blind = Взяти наосліп ({ $count })
web-klatz-drawn-card = Узято карту: { $symbol }
web-klatz-final-round = { $count ->
    [one] Останнє коло: лишився { $count } хід
    [few] Останнє коло: лишилося { $count } ходи
    [many] Останнє коло: лишилося { $count } ходів
   *[other] Останнє коло: лишилося { $count } ходу
  }
web-klatz-hand = Ваші композиції
web-klatz-hand-size = дій: { $actions }, композицій: { $compositions }
web-klatz-insert = Вставити картою { $number }
web-klatz-letter-dragon_head = Г
web-klatz-letter-dragon_middle = Д
web-klatz-letter-dragon_tail = Х
web-klatz-letter-drum = Р
web-klatz-letter-gate = Б
web-klatz-letter-kite = З
web-klatz-letter-lantern = Л
web-klatz-letter-panda = П
web-klatz-letter-pine = С
web-klatz-letter-rickshaw = И
web-klatz-letter-tower = В
web-klatz-lost-call = Гукнули запізно: { $player }.
web-klatz-market = Ринок
web-klatz-market-card = Карта ринку { $number }: { $symbol }
web-klatz-move-waits = Ваш хід — одразу після знімків.
web-klatz-no-call = Без знімка
web-klatz-open = Відкриті композиції
web-klatz-order-auto = знімати автоматично
web-klatz-order-help = Позначена композиція знімається сама, щойно мур підійде.
web-klatz-over = Гру закінчено.
web-klatz-pass = Пас
web-klatz-phase-wait = Ходить { $player }.
web-klatz-photos = { $photos ->
    [one] { $photos } знімок
    [few] { $photos } знімки
    [many] { $photos } знімків
   *[other] { $photos } знімки
  }
web-klatz-place-left = Сюди: лівий край
web-klatz-place-right = Сюди: правий край
web-klatz-ready = Тисніть «КЛАЦ!» або пробіл.
web-klatz-redraw-ask = Скинути всю руку й узяти нову? Це закінчить ваш хід. Композицій у колоді: { $left }.
web-klatz-redraw-short = У колоді мало композицій: ви отримаєте менше двох.
web-klatz-seconds = { $count } с
web-klatz-shift-left = ← ліворуч
web-klatz-shift-right = праворуч →
web-klatz-stage-paused = Стіл чекає, доки хтось повернеться.
web-klatz-stage-reveal = Дивіться!
web-klatz-stage-round = Відповідають усі: знімок або нічого.
web-klatz-stage-waiting = Вирішує той, чий хід.
web-klatz-stage-window = Знімати можуть усі.
web-klatz-told-lapsed = Запізно: вас випередили.
web-klatz-told-no_photo = Знімка немає.
web-klatz-told-stale = Мур змінився. Вирішіть знову.
web-klatz-tray = Перетягніть карту сюди, щоб прибрати її.
web-klatz-waiting-rickshaws = { $count ->
    [one] Чекає { $count } рикша.
    [few] Чекають { $count } рикші.
    [many] Чекають { $count } рикш.
   *[other] Чекають { $count } рикші.
  }
web-klatz-wall = Мур
web-klatz-wall-card = Карта { $number } з { $of }: { $symbol }{ $covered ->
    [yes] , закрита рикшею
   *[no] {""}
  }{ $fixed ->
    [yes] , закріплена
   *[no] {""}
  }
