# Поле игры «Клац!» на странице.
web-klatz-actions = Ваши действия
web-klatz-actions-left = Сыграно действий: { $played } из { $quota }
web-klatz-actions-now = Снимок и конец хода
web-klatz-ask-remove = Выберите карту или вытащите её из стены.
web-klatz-ask-return = Выберите карту из сброса.
web-klatz-ask-shift-place = Выберите, куда её сдвинуть.
web-klatz-ask-shift1 = Выберите карту для сдвига на один.
web-klatz-ask-shift2 = Выберите карту для сдвига на два.
web-klatz-ask-act-or-end = Сыграйте карту действия или закончите ход
web-klatz-ask-side = Выберите край стены.
web-klatz-ask-swap = Выберите две карты для обмена.
web-klatz-ask-swap-second = Выберите вторую карту.
web-klatz-call = КЛАЦ!
web-klatz-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
web-klatz-choose-composition = Для снимка: выберите композицию, свою или открытую.
web-klatz-choose-own = Для снимка: выберите свою композицию.
web-klatz-choose-start = Теперь первая карта снимка на стене.
web-klatz-composition = { $points ->
    [one] { $points } очко: { $symbols }
    [few] { $points } очка: { $symbols }
    [many] { $points } очков: { $symbols }
   *[other] { $points } очка: { $symbols }
  }
web-klatz-compositions-left = в колоде: { $count }
web-klatz-discard = Сброшенные карты стены
web-klatz-draw-blind = Взять вслепую ({ $count })
web-klatz-drawn-card = Взята карта: { $symbol }
web-klatz-final-round = { $count ->
    [one] Последний круг: остался { $count } ход
    [few] Последний круг: осталось { $count } хода
    [many] Последний круг: осталось { $count } ходов
   *[other] Последний круг: осталось { $count } хода
  }
web-klatz-hand = Ваши композиции
web-klatz-hand-size = действий: { $actions }, композиций: { $compositions }
web-klatz-insert = Вставить картой { $number }
web-klatz-letter-dragon_head = Г
web-klatz-letter-dragon_middle = Д
web-klatz-letter-dragon_tail = Х
web-klatz-letter-drum = Б
web-klatz-letter-gate = В
web-klatz-letter-kite = З
web-klatz-letter-lantern = Ф
web-klatz-letter-panda = П
web-klatz-letter-pine = С
web-klatz-letter-rickshaw = Р
web-klatz-letter-tower = Т
web-klatz-lost-call = Крикнули слишком поздно: { $player }.
web-klatz-market = Рынок
web-klatz-market-card = Карта рынка { $number }: { $symbol }
web-klatz-move-waits = Ваш ход — сразу после снимков.
web-klatz-no-call = Без снимка
web-klatz-open = Открытые композиции
web-klatz-order-auto = снимать автоматически
web-klatz-order-help = Отмеченная композиция снимается сама, как только стена подойдёт.
web-klatz-over = Игра окончена.
web-klatz-pass = Пас
web-klatz-phase-wait = Ходит { $player }.
web-klatz-photos = { $photos ->
    [one] { $photos } снимок
    [few] { $photos } снимка
    [many] { $photos } снимков
   *[other] { $photos } снимка
  }
web-klatz-place-left = Сюда: левый край
web-klatz-place-right = Сюда: правый край
web-klatz-ready = Жмите «КЛАЦ!» или пробел.
web-klatz-redraw-ask = Сбросить всю руку и взять новую? Это закончит ваш ход. Композиций в колоде: { $left }.
web-klatz-redraw-short = В колоде мало композиций: вы получите меньше двух.
web-klatz-seconds = { $count } с
web-klatz-shift-left = ← влево
web-klatz-shift-right = вправо →
web-klatz-stage-paused = Стол ждёт, пока кто-то вернётся.
web-klatz-stage-reveal = Смотрите!
web-klatz-stage-round = Отвечают все: снимок или ничего.
web-klatz-stage-waiting = Решает тот, чей ход.
web-klatz-stage-window = Снимать могут все.
web-klatz-told-lapsed = Слишком поздно: вас опередили.
web-klatz-told-no_photo = Снимка нет.
web-klatz-told-stale = Стена изменилась. Решите снова.
web-klatz-tray = Перетащите карту сюда, чтобы убрать её.
web-klatz-waiting-rickshaws = { $count ->
    [one] Ждёт { $count } рикша.
    [few] Ждут { $count } рикши.
    [many] Ждут { $count } рикш.
   *[other] Ждут { $count } рикши.
  }
web-klatz-wall = Стена
web-klatz-wall-card = Карта { $number } из { $of }: { $symbol }{ $covered ->
    [yes] , закрыта рикшей
   *[no] {""}
  }{ $fixed ->
    [yes] , закреплена
   *[no] {""}
  }
