# Разбор игры и подсказки.
review-title = Разбор: { $game }
review-about = Посмотрите, где решилась игра: ваши шансы ход за ходом, решения, от которых зависел исход, и доля везения. Всё считается на этом устройстве — из того, что мог знать каждый игрок.
review-drop = Перетащите сюда запись игры или выберите файл
review-own-games = Ваши партии в сети
review-device-games = Игры на этом устройстве
review-seat = Чья игра
review-checked = Проверено: все карты розданы заново, ходов сыграно заново: { $moves }.
review-checked-plain = Ходов сыграно заново: { $moves }. В файле нет отпечатка, поэтому раздачу он не доказывает.
review-fault-line = Запись неверна: строка { $line }.
review-fault = Запись неверна.
review-too-large = Файл слишком велик для одной игры.
review-alone = Игры в одиночку не разбираются: разбор измеряет шансы на победу, а в одиночку побеждать некого.
review-unknown-game = Эта страница не знает игры { $game }.
review-replayed =
    { $moves ->
        [one] Все карты розданы заново, { $moves } ход сыгран заново: игра та же.
        [few] Все карты розданы заново, { $moves } хода сыграны заново: игра та же.
        [many] Все карты розданы заново, { $moves } ходов сыграно заново: игра та же.
       *[other] Все карты розданы заново, { $moves } хода сыграно заново: игра та же.
    }
review-differs =
    { $line ->
        [0] Запись этой игры неверна.
       *[other] Запись этой игры неверна: строка { $line }.
    }

## Ход работы
review-quick = Первый взгляд на каждое решение…
review-close = Внимательный взгляд на то, что решило игру…
review-progress = Ход разбора
review-stop = Остановить
review-stopped = Остановлено. Показано то, что уже найдено.
review-go-on = Продолжить
review-done = Разбор закончен.

## График, стол и взгляды
review-chart = Шансы на победу по ходу игры
review-chart-at = Ход { $move } из { $moves }. { $player }: { $percent } %.
review-steps = Шаги
review-before = Предыдущее важное решение
review-after = Следующее важное решение
review-eyes = Чьими глазами:
review-could-own = Стол, каким вы его тогда видели.
review-could = Стол, каким его тогда видел игрок { $player }.
review-so-own = Тогда вы этого видеть не могли.
review-so = Тогда игрок { $player } этого видеть не мог.
review-table = График в виде таблицы
review-move = Ход
review-chance = Шансы
review-given-away = Упущено

## Решения
review-mattered = Что решило игру
review-turning = Ход { $number }
review-looking = Ищем…
review-flawless = Ни одно решение не обошлось дорого. Хорошая игра!
review-no-decision = Здесь выбора не было. Двигайтесь по игре графиком, стрелками или по важным решениям.
review-cost = −{ $percent } %
review-decision-own = Ход { $number }: ваше решение
review-decision-of = Ход { $number }: решает { $player }
review-played = Сыграно
review-better = Лучше
review-good = Не хуже любого другого выбора.
review-all-moves =
    { $count ->
        [one] { $count } возможный ход
        [few] Все { $count } возможных хода
        [many] Все { $count } возможных ходов
       *[other] Все { $count } возможных хода
    }
review-try = Попробовать отсюда другой ход
review-beliefs = Что можно было подозревать
review-belief = { $player }: { $what }

## Везение и мастерство
review-luck = Везение и мастерство
review-luck-own =
    { $turned ->
        [good] Из таких игр вы могли рассчитывать выиграть { $expected } %. Решения стоили { $lost }, ошибки других дали { $received }, везение принесло { $luck }.
        [bad] Из таких игр вы могли рассчитывать выиграть { $expected } %. Решения стоили { $lost }, ошибки других дали { $received }, невезение отняло { $luck }.
       *[none] Из таких игр вы могли рассчитывать выиграть { $expected } %. Решения стоили { $lost }, ошибки других дали { $received }; везение осталось в стороне.
    }
review-luck-of =
    { $turned ->
        [good] { $player }: из таких игр можно было рассчитывать выиграть { $expected } %. Решения стоили { $lost }, ошибки других дали { $received }, везение принесло { $luck }.
        [bad] { $player }: из таких игр можно было рассчитывать выиграть { $expected } %. Решения стоили { $lost }, ошибки других дали { $received }, невезение отняло { $luck }.
       *[none] { $player }: из таких игр можно было рассчитывать выиграть { $expected } %. Решения стоили { $lost }, ошибки других дали { $received }; везение осталось в стороне.
    }
review-luck-table = Везение и мастерство всех игроков
review-expected = В начале
review-decisions = Решения
review-received = Ошибки других
review-fortune = Везение
review-luck-note = То, что теряет один, достаётся остальным поровну. Всё остальное — везение. Малые числа — шум.

## Подсказки
review-hint-thinking = Думаем…
review-hint-look = Обратите внимание:
review-hint-look-all = на весь стол.
review-hint-kind = Вид хода:
review-hint-move = Ход:
review-hint-more = Подробнее
review-hint-tell = Назвать ход

## Виды ходов
review-kind-treasure-maps-choose_start = выбрать первые карты
review-kind-treasure-maps-mark = зачеркнуть фигуру или одну клетку
review-kind-treasure-maps-bonus = зачеркнуть призовую клетку
review-kind-treasure-maps-take_back = вернуть последнюю отметку
review-kind-treasure-maps-take_card = взять карту

## Ходы «Моего клада»
review-move-my-treasure-draw = вытянуть карту
review-move-my-treasure-claim = забрать стопку с места { $spot_number } с жетоном «{ $token_name }»
review-move-my-treasure-place = положить карту на место { $spot_number }
review-move-my-treasure-flee = бежать со стопкой с места { $spot_number }

## Ходы «Карт сокровищ»
review-move-treasure-maps-choose_start = оставить карты { $cards }
review-move-treasure-maps-mark =
    { $primary ->
        [single] зачеркнуть одну клетку на карте { $primary_slot_number }
       *[other] зачеркнуть фигуру на карте { $primary_slot_number }
    }
review-move-treasure-maps-bonus = зачеркнуть призовую клетку { $cell_number } на карте { $slot_number }
review-move-treasure-maps-take_back = вернуть последнюю отметку
review-move-treasure-maps-take_card =
    { $from ->
        [deck] взять верхнюю карту колоды
       *[other] взять карту { $from_position_number } из ряда островов
    }

## Ходы «Древних шахт»
review-move-lost-mines-play_path = положить тропу на { $at }: { $card_name }
review-move-lost-mines-play_tool = применить инструмент на { $at }: { $card_name }
review-move-lost-mines-play_info =
    { $target ->
        [mine] тайно посмотреть шахту { $target_mine_number }
        [treasure] тайно посмотреть сокровище { $target_slot_number }
       *[dwarf] тайно посмотреть карту гнома (игрок { $target_seat })
    }
review-move-lost-mines-play_trap = поставить ловушку между { $between }
review-move-lost-mines-play_troll = поставить тролля между { $between }
review-move-lost-mines-play_storm = вызвать грозу на { $at }
review-move-lost-mines-discard = сбросить: { $cards }
review-move-lost-mines-step = идти: { $dir_name }
review-move-lost-mines-end_move = остаться на месте
review-move-lost-mines-take_treasure = взять сокровище { $slot_number }
review-move-lost-mines-pick_trap_card = выбрать карту { $index_number }
review-move-lost-mines-propose_end_round = предложить закончить раунд
review-move-lost-mines-vote_end_round =
    { $yes ->
        [true] согласиться закончить раунд
       *[false] продолжить раунд
    }
review-move-lost-mines-ready = перейти к следующему раунду

## Ходы «Клац!»
review-move-klatz-place_open = добавить карту рынка { $slot_number } { $side_name }
review-move-klatz-draw_blind = вытянуть вслепую
review-move-klatz-place_drawn = положить вытянутую карту { $side_name }
review-move-klatz-play_shift1 =
    { $dir ->
        [left] сдвинуть карту { $from_number } на одно место влево
       *[right] сдвинуть карту { $from_number } на одно место вправо
    }
review-move-klatz-play_shift2 =
    { $dir ->
        [left] сдвинуть карту { $from_number } на два места влево
       *[right] сдвинуть карту { $from_number } на два места вправо
    }
review-move-klatz-play_swap = поменять местами карты { $a_number } и { $b_number }
review-move-klatz-play_remove = убрать карту { $at_number }
review-move-klatz-play_extra = взять дополнительную композицию
review-move-klatz-play_market = заменить рынок
review-move-klatz-place_new = положить новую карту рынка { $slot_number } { $side_name }
review-move-klatz-play_return = вернуть на место { $at_number }: { $symbol_name }
review-move-klatz-redraw = сменить всю руку
review-move-klatz-end_turn = закончить ход
review-move-klatz-claim = крикнуть «Клац!»: { $comp_name }
