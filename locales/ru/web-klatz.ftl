# Поле игры «Клац!» на странице.
web-klatz-call = КЛАЦ!
web-klatz-choose-composition = Выберите свою композицию или, в свой ход, открытую.
web-klatz-choose-start = Теперь нажмите первую карту снимка на стене.
web-klatz-composition = { $points ->
    [one] { $points } очко: { $symbols }
    [few] { $points } очка: { $symbols }
    [many] { $points } очков: { $symbols }
   *[other] { $points } очка: { $symbols }
  }
web-klatz-compositions-left = в колоде: { $count }
web-klatz-draw-blind = Взять вслепую ({ $count })
web-klatz-drawn = Выберите край стены для вытянутой карты.
web-klatz-final-round = { $count ->
    [one] Последний круг: остался { $count } ход
    [few] Последний круг: осталось { $count } хода
    [many] Последний круг: осталось { $count } ходов
   *[other] Последний круг: осталось { $count } хода
  }
web-klatz-fixed = закреплена
web-klatz-hand = Ваши карты
web-klatz-hand-size = действий: { $actions }, композиций: { $compositions }
web-klatz-insert = Вставить картой { $number }
web-klatz-left = ← левый край
web-klatz-right = правый край →
web-klatz-lost-call = Игрок { $player } опоздал.
web-klatz-market = Рынок
web-klatz-no-call = Без снимка
web-klatz-open = Открытые композиции
web-klatz-order-auto = снимать самой
web-klatz-order-help = Отмеченная композиция снимает сама, как только стена подойдёт.
web-klatz-over = Игра окончена.
web-klatz-pass = Мне нечего
web-klatz-phase-wait = Ходит { $player }.
web-klatz-place-left = Сюда
web-klatz-place-right = Сюда
web-klatz-players = Игроки
web-klatz-points = очков: { $points }, снимков: { $photos }
web-klatz-redraw-ask = Сбросить всю руку и взять новую? Это закончит ваш ход. Композиций в колоде: { $left }.
web-klatz-seconds = { $count } с
web-klatz-shift-left = ← влево
web-klatz-shift-right = вправо →
web-klatz-stage-none = …
web-klatz-stage-reveal = Смотрите!
web-klatz-stage-window = Снимать могут все.
web-klatz-stage-waiting = Решает тот, чей ход.
web-klatz-stage-round = Отвечают все: снимок или ничего.
web-klatz-stage-paused = Стол ждёт, пока кто-то вернётся.
web-klatz-told-stale = Стена изменилась. Решите снова.
web-klatz-told-lapsed = Ваш вызов опоздал.
web-klatz-told-no_photo = Снимка нет.
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
