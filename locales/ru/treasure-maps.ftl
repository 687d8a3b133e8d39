### Карты сокровищ.

## Игра

treasure-maps-title = Карты сокровищ
treasure-maps-summary = Все одновременно зачёркивают одну и ту же фигуру на своих картах сокровищ: завершай карты, спеши за кубками и зачёркивай пальмы, когда они дороже всего.
treasure-maps-facts-known = Из правил известны числа: 47 карт сокровищ (12 лиловых, 12 оранжевых, 12 зелёных, 11 серых), 8 карт экспедиций с 6 фигурами, карта счёта и кубки. Очки, печати, фигуры и частота знаков — из других публикаций, которые с ними сходятся.
treasure-maps-facts-ours = Рисунки всех 47 островов наши; в коробке они другие.
treasure-maps-section-setup = Подготовка
treasure-maps-section-course = Ходы и раунды
treasure-maps-section-cross = Шаг 2: зачёркивание
treasure-maps-section-replace = Шаг 3: кубки и новые карты
treasure-maps-section-round = Конец раунда
treasure-maps-section-scoring = Конец игры
treasure-maps-section-alone = В одиночку, на очки

## Правила

rule-TM-001 = Играют вдвоём, втроём или вчетвером, а можно и в одиночку, на очки.
rule-TM-002 = У каждого чистый лист очков: три ряда по четыре клетки для монет, поле кубка у каждого ряда и четыре поля для пальм.
rule-TM-003 = Карта раундов показывает всем четыре раунда, кубки 6, 5, 4, 3, 2, 1 и все восемь карт экспедиций.
rule-TM-004 = Каждому сдают четыре карты сокровищ, которые видит только он.
rule-TM-005 = Из четырёх карт оставляют ровно две; каждый выбирает один раз, и оставленные карты открывают все вместе.
rule-TM-006 = Карты, которые никто не оставил, замешивают обратно в колоду до того, как выложить ряд.
rule-TM-007 = В ряду лежат четыре открытые карты сокровищ в том порядке, в каком их вытянули.
rule-TM-008 = Восемь карт экспедиций перемешивают и кладут рубашкой вверх.
rule-TM-009 = Первого игрока первого хода выбирает жребий, если хозяин стола не назначил место.
rule-TM-020 = В игре четыре раунда по семь ходов; в ходе три шага, и каждое действие возможно только на своём шаге.
rule-TM-021 = Шаг 1: открывают верхнюю карту экспедиции; её фигура действует для всех.
rule-TM-022 = Из сыгранных в раунде карт экспедиций можно смотреть только верхнюю.
rule-TM-023 = В каждом раунде играют семь из восьми карт экспедиций; восьмую не показывают.
rule-TM-030 = Шаг 2: все зачёркивают одновременно: ровно одну фигуру или одну клетку и призовые клетки от неё.
rule-TM-031 = Фигуру ставят на одну из своих активных карт, на клетки, которые на ней есть.
rule-TM-032 = Фигуру можно как угодно поворачивать и отражать.
rule-TM-033 = Фигуру используют целиком: нельзя менять, урезать, выходить за край и делить между двумя картами.
rule-TM-034 = Клетку можно зачеркнуть только один раз.
rule-TM-035 = Вместо фигуры всегда можно зачеркнуть одну клетку на одной из своих активных карт.
rule-TM-036 = Каждый ход нужно зачеркнуть хотя бы одну клетку; пропускает только тот, у кого свободных клеток нет.
rule-TM-037 = Твои отметки скрыты, пока не закончат все; последняя отметка делает твой ход окончательным.
rule-TM-038 = Когда закончил последний игрок, все отметки открывают одновременно и они вступают в силу.
rule-TM-039 = До последней отметки можно брать назад свои отметки этого хода, не больше 20 раз за ход.
rule-TM-040 = За каждый зачёркнутый крест нужно сразу зачеркнуть ещё одну любую клетку на своих активных картах.
rule-TM-041 = Призовая клетка с крестом даёт ещё одну призовую клетку, и так далее.
rule-TM-042 = Призовые клетки обязательны: ровно столько, сколько дают кресты.
rule-TM-043 = Если свободных клеток не осталось, остаток приза пропадает.
rule-TM-044 = В каком порядке зачёркивать призовые клетки, неважно; важно только, какие.
rule-TM-050 = За каждую зачёркнутую монету зачёркивают следующую клетку монет на листе очков.
rule-TM-051 = Клеток для монет двенадцать; дальнейшие монеты ничего не дают.
rule-TM-052 = Заполненный ряд монет оценивают на шаге 3, не раньше.
rule-TM-060 = За каждую зачёркнутую пальму в следующее поле пальм пишут 1 очко и ещё по 1 за каждую пальму в ряду карт.
rule-TM-061 = На шаге 2 ряд карт не меняется, поэтому все пальмы одного хода дают одинаково.
rule-TM-062 = Для цены пальмы считаются только пальмы в ряду, не на других картах.
rule-TM-063 = Каждая пальма заполняет своё поле, пока свободно хоть одно из четырёх; дальнейшие пальмы ничего не дают.
rule-TM-064 = Значки действуют, как бы ни зачеркнули клетку, даже если карту так и не заполнят.
rule-TM-070 = О заполненных рядах и картах объявляет сам стол, забыть нельзя.
rule-TM-071 = Шаг 3 игроки выполняют по очереди, по часовой стрелке от первого игрока.
rule-TM-072 = За каждый заполненный ряд монет получают самый дорогой из оставшихся кубков.
rule-TM-073 = Когда розданы все шесть кубков, за дальнейшие ряды пишут 0.
rule-TM-074 = Ряд оценивают, когда до его владельца дошла очередь, не раньше.
rule-TM-075 = Карта сокровищ, на которой зачёркнуто всё, завершена; её откладывают лицом вверх.
rule-TM-076 = За каждую завершённую карту нужно взять новую: из ряда или не глядя с колоды.
rule-TM-077 = Две новые карты берут одну за другой; между ними ряд не пополняют.
rule-TM-078 = Когда игрок взял все новые карты, ряд пополняют до действий следующего игрока.
rule-TM-079 = Когда колода пуста, ряд больше не пополняют и новые карты берут только из него.
rule-TM-080 = Если брать больше нечего, место остаётся пустым.
rule-TM-081 = Новую карту кладут на место завершённой.
rule-TM-082 = На новых картах зачёркивают со следующего хода.
rule-TM-083 = После каждого хода первым становится сосед слева, в том числе между раундами.
rule-TM-090 = Раунд заканчивается после седьмого хода.
rule-TM-091 = Затем все восемь карт экспедиций перемешивают заново, не показывая несыгранную.
rule-TM-092 = Всё остальное от раунда к раунду не меняется.
rule-TM-100 = Игра заканчивается после четвёртого раунда.
rule-TM-101 = В последнем ходу кубки раздают и карты завершают, но новых карт не берут.
rule-TM-102 = Незавершённые карты и их печати не дают ничего; зачёркнутые на них монеты и пальмы остаются.
rule-TM-110 = Счёт складывается из монет, кубков, пальм, завершённых карт и печатей.
rule-TM-111 = Каждая зачёркнутая клетка монет даёт 1 очко.
rule-TM-112 = Прибавляются числа в полях кубков.
rule-TM-113 = Прибавляются числа в полях пальм.
rule-TM-114 = Завершённая карта даёт свои очки: фиолетовая 14, оранжевая 12, зелёная 10, серая 8.
rule-TM-115 = Каждая печать на завершённой карте платит за каждую твою завершённую карту её цвета: 2 за фиолетовые и оранжевые, 1 за зелёные и серые.
rule-TM-120 = Побеждает тот, у кого больше очков.
rule-TM-121 = При равенстве важнее число завершённых серых карт, затем зелёных, оранжевых и фиолетовых.
rule-TM-122 = Если равно и это, победу делят.
rule-TM-130 = Наше правило, в книге его нет: можно играть в одиночку, на очки. Всё, для чего не нужны другие игроки, остаётся как есть; первого игрока нет.
rule-TM-131 = Наше правило: в одиночку в конце каждого из первых трёх раундов пропадает самый дорогой из оставшихся кубков, будто кто-то вас опередил.
rule-TM-132 = Наше правило: в одиночку очки дают звание: юнга, с 70 матрос, с 90 боцман, с 105 штурман, с 120 капитан, с 132 легенда.

## Настройки

treasure-maps-option-first_player = Первый игрок
treasure-maps-option-first_player-help = Кто первый игрок в первом ходу.
treasure-maps-option-first_player-random = По жребию
treasure-maps-option-first_player-seat-0 = Место 1
treasure-maps-option-first_player-seat-1 = Место 2
treasure-maps-option-first_player-seat-2 = Место 3
treasure-maps-option-first_player-seat-3 = Место 4
treasure-maps-option-expedition_memory = Сыгранные карты экспедиций
treasure-maps-option-expedition_memory-help = Показывает ли стол, какие карты экспедиций уже сыграны в этом раунде, или их надо помнить.
treasure-maps-option-expedition_memory-strict = Надо помнить
treasure-maps-option-expedition_memory-open = Показаны
treasure-maps-option-deck_aid = Подсказка о колоде
treasure-maps-option-deck_aid-help = Показывает, сколько карт каждого цвета осталось в колоде сокровищ.

## Действия

treasure-maps-move-choose_start = Оставить эти две карты
treasure-maps-move-mark = Зачеркнуть клетки
treasure-maps-move-bonus = Зачеркнуть призовую клетку
treasure-maps-move-take_back = Взять назад
treasure-maps-move-take_card = Взять карту

## Отказы

treasure-maps-refusal-game_over = Игра окончена.
treasure-maps-refusal-not_a_player = Так могут ходить только игроки за этим столом.
treasure-maps-refusal-other_step = Это относится к другому шагу. Сейчас: { $phase_name }
treasure-maps-refusal-already_chosen = Две карты уже выбраны.
treasure-maps-refusal-not_two_cards = Нужны две разные карты из четырёх, а не { $first_number } и { $second_number }.
treasure-maps-refusal-nothing_to_cross = Свободных клеток нет, этот ход пропускается.
treasure-maps-refusal-already_committed = Твои отметки этого хода окончательны.
treasure-maps-refusal-bonus_due =
    { $due ->
        [one] Фигура или клетка зачёркнута; теперь зачеркни ещё { $due } призовую клетку.
        [few] Фигура или клетка зачёркнута; теперь зачеркни ещё { $due } призовые клетки.
        [many] Фигура или клетка зачёркнута; теперь зачеркни ещё { $due } призовых клеток.
       *[other] Фигура или клетка зачёркнута; теперь зачеркни ещё { $due } призовой клетки.
    }
treasure-maps-refusal-no_bonus_due = Призовой клетки пока нет: сначала зачеркни фигуру или одну клетку.
treasure-maps-refusal-nothing_to_take_back = Брать назад нечего.
treasure-maps-refusal-too_many_take_backs =
    { $most ->
        [one] В этом ходу отметки взяты назад { $most } раз, больше нельзя.
        [few] В этом ходу отметки взяты назад { $most } раза, больше нельзя.
        [many] В этом ходу отметки взяты назад { $most } раз, больше нельзя.
       *[other] В этом ходу отметки взяты назад { $most } раза, больше нельзя.
    }
treasure-maps-refusal-no_card_in_slot = На месте { $slot_number } нет карты.
treasure-maps-refusal-not_on_card = У карты на месте { $slot_number } клетки с 1 по { $last_number }, клетки { $cell_number } нет.
treasure-maps-refusal-already_crossed = Клетка { $cell_number } карты на месте { $slot_number } уже зачёркнута.
treasure-maps-refusal-not_the_shape =
    { $count ->
        [one] Это { $count } клетка, а не фигура ({ $shape_name }), в которой их { $size }.
        [few] Эти { $count } клетки не складываются в фигуру ({ $shape_name }), в которой их { $size }.
        [many] Эти { $count } клеток не складываются в фигуру ({ $shape_name }), в которой их { $size }.
       *[other] Эти { $count } клетки не складываются в фигуру ({ $shape_name }), в которой их { $size }.
    }
treasure-maps-refusal-not_your_place = Сейчас карты берёт другой игрок.
treasure-maps-refusal-no_card_in_display = На месте { $position_number } в ряду нет карты.
treasure-maps-refusal-deck_empty = Колода сокровищ пуста.

## События

treasure-maps-event-chosen =
    { $you ->
        [player] Вы выбрали две карты.
       *[none] { $player } выбирает две карты.
    }
treasure-maps-event-start_revealed =
    { $you ->
        [player] Вы начинаете с картами: { $cards }.
       *[none] { $player } начинает с картами: { $cards }.
    }
treasure-maps-event-display_refilled = Новая карта в ряду на месте { $position_number }: { $card_name }.
treasure-maps-event-first_player =
    { $you ->
        [player] Вы первый игрок.
       *[none] Первый игрок: { $player }.
    }
treasure-maps-event-expedition_revealed = Экспедиция: { $shape_name }.
treasure-maps-event-marked =
    { $due ->
        [0] На карте { $mark_slot_number } { $mark_cells_count ->
            [one] зачёркнута { $mark_cells_count } клетка
            [few] зачёркнуты { $mark_cells_count } клетки
            [many] зачёркнуто { $mark_cells_count } клеток
           *[other] зачёркнуто { $mark_cells_count } клетки
        }. Ход окончателен.
        [one] На карте { $mark_slot_number } { $mark_cells_count ->
            [one] зачёркнута { $mark_cells_count } клетка
            [few] зачёркнуты { $mark_cells_count } клетки
            [many] зачёркнуто { $mark_cells_count } клеток
           *[other] зачёркнуто { $mark_cells_count } клетки
        }. Нужна ещё { $due } призовая клетка.
        [few] На карте { $mark_slot_number } { $mark_cells_count ->
            [one] зачёркнута { $mark_cells_count } клетка
            [few] зачёркнуты { $mark_cells_count } клетки
            [many] зачёркнуто { $mark_cells_count } клеток
           *[other] зачёркнуто { $mark_cells_count } клетки
        }. Нужны ещё { $due } призовые клетки.
       *[other] На карте { $mark_slot_number } { $mark_cells_count ->
            [one] зачёркнута { $mark_cells_count } клетка
            [few] зачёркнуты { $mark_cells_count } клетки
            [many] зачёркнуто { $mark_cells_count } клеток
           *[other] зачёркнуто { $mark_cells_count } клетки
        }. Нужно ещё { $due } призовых клеток.
    }
treasure-maps-event-taken_back = Последняя отметка взята назад.
treasure-maps-event-committed =
    { $you ->
        [player] Вы закончили зачёркивать.
       *[none] { $player } заканчивает зачёркивать.
    }
treasure-maps-event-crosses_revealed =
    { $you ->
        [player] Вы показываете
       *[none] { $player } показывает
    } { $coins ->
        [0] { $palms ->
            [0] отметки этого хода.
            [one] { $palms } пальму ценой { $palm_value }.
            [few] { $palms } пальмы ценой { $palm_value } каждая.
           *[other] { $palms } пальм ценой { $palm_value } каждая.
        }
        [one] { $palms ->
            [0] { $coins } монету.
            [one] { $coins } монету и { $palms } пальму ценой { $palm_value }.
            [few] { $coins } монету и { $palms } пальмы ценой { $palm_value } каждая.
           *[other] { $coins } монету и { $palms } пальм ценой { $palm_value } каждая.
        }
        [few] { $palms ->
            [0] { $coins } монеты.
            [one] { $coins } монеты и { $palms } пальму ценой { $palm_value }.
            [few] { $coins } монеты и { $palms } пальмы ценой { $palm_value } каждая.
           *[other] { $coins } монеты и { $palms } пальм ценой { $palm_value } каждая.
        }
       *[other] { $palms ->
            [0] { $coins } монет.
            [one] { $coins } монет и { $palms } пальму ценой { $palm_value }.
            [few] { $coins } монет и { $palms } пальмы ценой { $palm_value } каждая.
           *[other] { $coins } монет и { $palms } пальм ценой { $palm_value } каждая.
        }
    }
treasure-maps-event-cup_awarded =
    { $you ->
        [player] { $value ->
            [0] Вы заполняете ряд монет { $row_number }, но кубков не осталось.
           *[other] Вы заполняете ряд монет { $row_number } и получаете кубок { $value }.
        }
       *[none] { $value ->
            [0] { $player } заполняет ряд монет { $row_number }, но кубков не осталось.
           *[other] { $player } заполняет ряд монет { $row_number } и получает кубок { $value }.
        }
    }
treasure-maps-event-cup_crossed_out = Кубок { $value } никому не достался и пропадает.
treasure-maps-event-card_completed =
    { $you ->
        [player] Вы завершаете остров «{ $card_name }».
       *[none] { $player } завершает остров «{ $card_name }».
    }
treasure-maps-event-card_taken =
    { $you ->
        [player] Вы берёте
       *[none] { $player } берёт
    } { $source ->
        [deck] карту «{ $card_name }» с колоды.
       *[display] карту «{ $card_name }» из ряда.
    }
treasure-maps-event-round_ended = Раунд { $round } окончен.
treasure-maps-event-game_ended = Игра окончена.
treasure-maps-event-rank_reached =
    { $you ->
        [player] Ваши очки: { $points }. Ваше звание: { $rank_name }.
       *[none] Очки игрока { $player }: { $points }. Звание: { $rank_name }.
    }

## Звания

treasure-maps-rank-deckhand = юнга
treasure-maps-rank-sailor = матрос
treasure-maps-rank-bosun = боцман
treasure-maps-rank-mate = штурман
treasure-maps-rank-captain = капитан
treasure-maps-rank-legend = легенда

## Фазы

treasure-maps-phase-choose_start = Выбери две из четырёх карт.
treasure-maps-phase-cross = Зачеркни фигуру или одну клетку.
treasure-maps-phase-replace = Возьми новую карту.
treasure-maps-phase-over = Игра окончена.

## Фигуры

treasure-maps-shape-I2 = две в ряд
treasure-maps-shape-I3 = три в ряд
treasure-maps-shape-V3 = уголок из трёх
treasure-maps-shape-T4 = Т из четырёх
treasure-maps-shape-L4 = Г из четырёх
treasure-maps-shape-O4 = квадрат из четырёх

## Цвета

treasure-maps-color-purple = Фиолетовый
treasure-maps-color-orange = Оранжевый
treasure-maps-color-green = Зелёный
treasure-maps-color-grey = Серый

## Карты

treasure-maps-card-purple-01 = Аметистовый рог
treasure-maps-card-purple-02 = Фиалковые скалы
treasure-maps-card-purple-03 = Вересковый мыс
treasure-maps-card-purple-04 = Сумеречный остров
treasure-maps-card-purple-05 = Репейный утёс
treasure-maps-card-purple-06 = Хрустальная бухта
treasure-maps-card-purple-07 = Лавандовый залив
treasure-maps-card-purple-08 = Риф орхидей
treasure-maps-card-purple-09 = Сливовый остров
treasure-maps-card-purple-10 = Ведьмин зуб
treasure-maps-card-purple-11 = Берег ирисов
treasure-maps-card-purple-12 = Полуночный утёс
treasure-maps-card-orange-01 = Закатные дюны
treasure-maps-card-orange-02 = Янтарный берег
treasure-maps-card-orange-03 = Медный мыс
treasure-maps-card-orange-04 = Лисьи пески
treasure-maps-card-orange-05 = Огненный остров
treasure-maps-card-orange-06 = Шафрановый остров
treasure-maps-card-orange-07 = Коса скорпиона
treasure-maps-card-orange-08 = Львиная лапа
treasure-maps-card-orange-09 = Абрикосовая бухта
treasure-maps-card-orange-10 = Ржавая скала
treasure-maps-card-orange-11 = Тигровая отмель
treasure-maps-card-orange-12 = Остров фонарей
treasure-maps-card-green-01 = Лес попугаев
treasure-maps-card-green-02 = Остров гекконов
treasure-maps-card-green-03 = Долина папоротников
treasure-maps-card-green-04 = Змеиная роща
treasure-maps-card-green-05 = Пристань манго
treasure-maps-card-green-06 = Изумрудный рукав
treasure-maps-card-green-07 = Мшистая гавань
treasure-maps-card-green-08 = Бамбуковый берег
treasure-maps-card-green-09 = Лагуна черепах
treasure-maps-card-green-10 = Врата лиан
treasure-maps-card-green-11 = Лягушачий лог
treasure-maps-card-green-12 = Тайный родник
treasure-maps-card-grey-01 = Остров туманов
treasure-maps-card-grey-02 = Чаячья скала
treasure-maps-card-grey-03 = Костяной риф
treasure-maps-card-grey-04 = Спина кита
treasure-maps-card-grey-05 = Тихий пролив
treasure-maps-card-grey-06 = Пепельный конус
treasure-maps-card-grey-07 = Бухта обломков
treasure-maps-card-grey-08 = Тюленьи шхеры
treasure-maps-card-grey-09 = Призрачная мель
treasure-maps-card-grey-10 = Вдовий камень
treasure-maps-card-grey-11 = Старый маяк

## Почему ход хорош

treasure-maps-why-expedition = Фигура этого хода: { $shape_name }.
treasure-maps-why-palm_value = Пальма в этом ходу даёт { $points }.
treasure-maps-why-nearly_done = Ближе всего к концу карта «{ $card_name }»; осталось клеток: { $cells }.
treasure-maps-why-completes = Это завершает карту «{ $card_name }», сама по себе она даёт { $points }.
treasure-maps-why-palms = Зачёркиваются пальмы ({ $palms }), каждая сейчас даёт { $points }.
treasure-maps-why-coins = Это приносит монеты: { $coins }.
treasure-maps-why-cup = Монеты заполняют ряд — это кубок { $points }.
treasure-maps-why-bonus_cells = Призовых клеток за это: { $cells }.
treasure-maps-why-sooner = После этого карту «{ $card_name }» закончить легче, чем после сыгранного хода.
treasure-maps-why-good_card = Карта «{ $card_name }» даёт { $points }; ходов на неё нужно примерно { $turns }.
treasure-maps-why-seal = Печать карты «{ $card_name }» платит за каждую завершённую карту этого цвета: { $color_name }.
treasure-maps-why-more_points = В целом это обещает на столько очков больше: { $points }.

treasure-maps-part-treasures = карты сокровищ
treasure-maps-part-expeditions = карты экспедиций
treasure-maps-part-cups = кубки на карте раундов
