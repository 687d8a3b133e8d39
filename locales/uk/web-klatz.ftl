# Поле гри «Клац!» на сторінці.
web-klatz-call = КЛАЦ!
web-klatz-choose-composition = Оберіть свою композицію або, у свій хід, відкриту.
web-klatz-choose-start = Тепер торкніться першої карти знімка на мурі.
web-klatz-composition = { $points ->
    [one] { $points } очко: { $symbols }
    [few] { $points } очки: { $symbols }
    [many] { $points } очок: { $symbols }
   *[other] { $points } очка: { $symbols }
  }
web-klatz-compositions-left = у колоді: { $count }
web-klatz-draw-blind = Взяти наосліп ({ $count })
web-klatz-drawn = Оберіть край муру для витягнутої карти.
web-klatz-final-round = { $count ->
    [one] Останнє коло: лишився { $count } хід
    [few] Останнє коло: лишилося { $count } ходи
    [many] Останнє коло: лишилося { $count } ходів
   *[other] Останнє коло: лишилося { $count } ходу
  }
web-klatz-fixed = закріплена
web-klatz-hand = Ваші карти
web-klatz-hand-size = дій: { $actions }, композицій: { $compositions }
web-klatz-insert = Вставити картою { $number }
web-klatz-left = ← лівий край
web-klatz-right = правий край →
web-klatz-lost-call = Гравець { $player } запізнився.
web-klatz-market = Ринок
web-klatz-no-call = Без знімка
web-klatz-open = Відкриті композиції
web-klatz-order-auto = знімати самій
web-klatz-order-help = Позначена композиція знімає сама, щойно мур підійде.
web-klatz-over = Гру закінчено.
web-klatz-pass = Мені нічого
web-klatz-phase-wait = Ходить { $player }.
web-klatz-place-left = Сюди
web-klatz-place-right = Сюди
web-klatz-players = Гравці
web-klatz-points = очок: { $points }, знімків: { $photos }
web-klatz-redraw-ask = Скинути всю руку й узяти нову? Це закінчить ваш хід. Композицій у колоді: { $left }.
web-klatz-seconds = { $count } с
web-klatz-shift-left = ← ліворуч
web-klatz-shift-right = праворуч →
web-klatz-stage-none = …
web-klatz-stage-reveal = Дивіться!
web-klatz-stage-window = Знімати можуть усі.
web-klatz-stage-waiting = Вирішує той, чий хід.
web-klatz-stage-round = Відповідають усі: знімок або нічого.
web-klatz-stage-paused = Стіл чекає, доки хтось повернеться.
web-klatz-told-stale = Мур змінився. Вирішіть знову.
web-klatz-told-lapsed = Ваш виклик запізнився.
web-klatz-told-no_photo = Знімка немає.
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
