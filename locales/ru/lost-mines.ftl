### Древние шахты.

## Игра

lost-mines-title = Древние шахты
lost-mines-summary = Два клана гномов наперегонки идут через лес к четырём шахтам, и никто не знает, кто тайно работает на другую сторону.
lost-mines-facts-known = Из правил и опубликованных обзоров известны числа: 40 карт троп, 23 карты действий, 4 шахты, 12 сокровищ, 10 гномов, поле 11 на 7 и виды карт и ролей.
lost-mines-facts-ours = Сколько каких карт, где лежат старты и шахты, выходы шахт и цена каждого сокровища — наши.
lost-mines-section-setup = Подготовка
lost-mines-section-board = Поле
lost-mines-section-turn = Ходы
lost-mines-section-paths = Карты тропы
lost-mines-section-tools = Инструменты
lost-mines-section-information = Тайные сведения
lost-mines-section-traps = Ловушки
lost-mines-section-trolls = Тролли
lost-mines-section-storms = Грозы
lost-mines-section-discarding = Сброс
lost-mines-section-movement = Движение
lost-mines-section-mines = Шахты и сокровища
lost-mines-section-drawing = Добор
lost-mines-section-round-end = Конец раунда
lost-mines-section-scoring = Делёж сокровищ
lost-mines-section-game-end = Новый раунд и конец игры

## Правила

rule-LM-001 = Играют от трёх до девяти гномов; ход переходит налево.
rule-LM-002 = На поле одиннадцать столбцов и семь рядов, а рядом есть место для девяти сокровищ.
rule-LM-003 = Четыре шахты перемешивают и кладут закрытыми на их клетки; никто не знает, где какая.
rule-LM-004 = Две стартовые карты лежат открытыми на своих клетках.
rule-LM-005 = Рядом с полем лежит столько сокровищ, сколько игроков; вид видят все, цену — никто.
rule-LM-006 = При семи и больше игроках в игре все десять карт гномов; при пяти или шести убирают по одному честному гному из клана, при трёх или четырёх — по два.
rule-LM-007 = Каждый получает карту гнома: клан видят все, вашу роль до конца раунда — только вы.
rule-LM-008 = Ваша фигурка начинает на стартовой карте своего клана.
rule-LM-009 = Десять из 63 карт откладывают не глядя; каждый получает пять карт, при семи и больше игроках четыре, остальные — колода.
rule-LM-010 = Жетоны лежат наготове рядом с полем.
rule-LM-011 = Кто начинает первый раунд, решает жребий, если за столом не назначено место.
rule-LM-030 = Соседние клетки — к северу, востоку, югу и западу, но не по диагонали.
rule-LM-031 = Между двумя соседними клетками проходит граница; край поля границей не считается.
rule-LM-032 = Карту кладут как напечатано или с поворотом на пол-оборота, но не боком.
rule-LM-033 = Все выходы одной карты соединены между собой.
rule-LM-034 = Сторона бывает открытой, закрытой, неизвестной у закрытой шахты или без карты.
rule-LM-035 = Пройти можно там, где встречаются две открытые стороны или открытая сторона и закрытая шахта.
rule-LM-036 = Открытая сторона к пустой клетке — это открытый конец.
rule-LM-037 = Тропа может выходить за край поля; такой выход бесполезен.
rule-LM-050 = Игроки ходят по очереди, по часовой стрелке.
rule-LM-051 = В самом начале вашего хода, раньше всего остального, уходит ваш тролль.
rule-LM-052 = Без карт на руке вы пропускаете весь ход, даже стоя в шахте.
rule-LM-053 = В ходе три шага: сыграть или сбросить, затем при желании пройти, затем добрать карты.
rule-LM-054 = Сначала вы играете одну карту тропы или действия с руки либо сбрасываете одну или две карты.
rule-LM-055 = После добора ходит сосед слева.
rule-LM-070 = Карту тропы кладут на пустую клетку поля.
rule-LM-071 = Она должна лежать рядом со стартовой картой, картой тропы или шахтой.
rule-LM-072 = Она должна подходить ко всем открытым соседям: открытое к открытому, закрытое к закрытому.
rule-LM-073 = Она должна продолжать тропу: хотя бы одна открытая сторона встречается с открытой.
rule-LM-074 = Продолжать можно любую тропу на поле, даже не ведущую к старту.
rule-LM-075 = Поворачивать карту или нет, решаете вы.
rule-LM-076 = Закрытая шахта подходит к любой стороне, и открытая сторона к ней продолжает тропу, если за столом не решено, что годятся только открытые шахты.
rule-LM-077 = На ствол, озеро и яму никто не ступает, пока там нет нужного инструмента.
rule-LM-078 = На камнях есть место для одного гнома; пока он там, другим ни войти, ни пройти.
rule-LM-079 = У костра хватает места всем.
rule-LM-080 = Препятствия, камни и костры кладут так же, как любую карту тропы.
rule-LM-090 = Топор — для ствола, лодка — для озера, верёвка — для ямы; инструменту нужно такое препятствие без жетона.
rule-LM-091 = Жетон остаётся на препятствии и открывает его для всех, как бы далеко ни был ваш гном.
rule-LM-092 = На препятствии с инструментом, как и на камнях, есть место для одного гнома.
rule-LM-100 = Выберите один символ карты и тайно посмотрите то, что он разрешает.
rule-LM-101 = Символ шахты позволяет посмотреть ещё закрытую шахту.
rule-LM-102 = Символ сокровища позволяет посмотреть сокровище, ещё лежащее рядом с полем.
rule-LM-103 = Символ гнома позволяет посмотреть карту гнома другого игрока.
rule-LM-104 = Все видят, что вы посмотрели, но что там — только вы.
rule-LM-105 = Можно ещё раз посмотреть то, что вы уже знаете.
rule-LM-110 = Карта ловушки ставит ловушку между двумя клетками.
rule-LM-111 = Ловушки и троллей ставят там, где соединены две карты, или на открытом конце; две на одной границе не лежат.
rule-LM-112 = Ловушка срабатывает на каждого гнома, который пересекает границу в любую сторону, даже на гнома того, кто её поставил.
rule-LM-113 = Ловушка отнимает карту с руки, выбранную вслепую и сброшенную закрытой; без карт она не стоит ничего.
rule-LM-114 = Потерянную карту не восполняют: до конца раунда карт на руке меньше.
rule-LM-115 = Ловушка остаётся и срабатывает снова, если за столом не решено убирать её, как только она отняла карту.
rule-LM-116 = Ловушка не останавливает движение.
rule-LM-117 = Каждая пересечённая ловушка отнимает карту.
rule-LM-118 = Тропу можно продолжать и за ловушкой, и за троллем.
rule-LM-120 = Карта тролля лежит перед вами открытой, пока тролль стоит на границе.
rule-LM-121 = Границу с троллем не пересекает никто, даже вы.
rule-LM-122 = Тролль остаётся до вашего следующего хода.
rule-LM-123 = В начале вашего следующего хода тролль уходит, даже если вы этот ход пропускаете.
rule-LM-124 = У вас не больше одного тролля сразу; тролли разных игроков стоят на разных границах.
rule-LM-130 = Гроза убирает одну карту тропы, на которой нет гномов.
rule-LM-131 = Стартовые карты и шахты убрать нельзя никогда.
rule-LM-132 = Инструмент на убранной карте пропадает.
rule-LM-133 = Ловушка или тролль остаются, пока с одной стороны границы есть открытая тропа.
rule-LM-134 = Тропы могут разорваться; гномы остаются на месте, а пустую клетку можно снова занять.
rule-LM-140 = Можно сбросить одну или две карты закрытыми, не показывая.
rule-LM-141 = С одной картой на руке можно сбросить только одну.
rule-LM-145 = Своим гномом можно пройти до трёх шагов или остаться на месте.
rule-LM-146 = Шаг ведёт через одно соединение на следующую карту.
rule-LM-147 = После каждого шага сначала срабатывает ловушка, потом открывается шахта, потом вы выбираете следующий шаг.
rule-LM-148 = Кто начинает движение у костра, может пройти пять шагов.
rule-LM-149 = На препятствие без инструмента нельзя ни войти, ни пройти через него.
rule-LM-150 = На камни или пройденное препятствие с другим гномом нельзя ни войти, ни пройти через них.
rule-LM-151 = На всех остальных картах может стоять сколько угодно гномов.
rule-LM-152 = Границу с троллем пересечь нельзя.
rule-LM-153 = Обе стартовые карты открыты для всех, и на одну карту можно приходить несколько раз.
rule-LM-154 = Движение кончается, когда вы так решили, когда шаги вышли или когда идти некуда.
rule-LM-170 = Первый гном, вошедший в закрытую шахту, открывает её для всех.
rule-LM-171 = Шахту поворачивают так, чтобы была открыта сторона входа; остальные могут не подходить.
rule-LM-172 = Открытие шахты заканчивает движение.
rule-LM-173 = Если движение кончилось в открытой шахте с сокровищами, нужно взять одно такое сокровище, если они остались.
rule-LM-174 = Если их осталось несколько, вы выбираете одно.
rule-LM-175 = Вид вашего сокровища видят все, цену — только вы, если за столом её не скрывают и от вас.
rule-LM-176 = За проход через шахту ничего не дают.
rule-LM-177 = За ход берут не больше одного сокровища.
rule-LM-178 = Шахта без сокровищ ничего не даёт, но стоять в ней и проходить её можно.
rule-LM-179 = Кто открыл дракона, берёт его жетон.
rule-LM-180 = После этого шахта дракона — безвредный перекрёсток.
rule-LM-181 = Следующие карты тропы должны подходить к открытой шахте.
rule-LM-190 = Вы добираете столько карт, сколько использовали на первом шаге.
rule-LM-191 = Если колоды не хватает, берите остаток; сброс никогда не перетасовывают.
rule-LM-200 = Раунд кончается сразу, как только ни у кого нет карт и колода пуста.
rule-LM-201 = Раунд кончается сразу, когда взято последнее сокровище.
rule-LM-202 = До своей карты можно раз за ход предложить закончить раунд; согласиться должны все.
rule-LM-203 = В конце раунда открывают все роли и все собранные сокровища.
rule-LM-204 = Если так решено за столом, ход с последней картой сначала доигрывают.
rule-LM-210 = Жадный гном получает цену своих сокровищ и ничего больше.
rule-LM-211 = Честных гномов считают с их кланом, вредителя — с другим кланом.
rule-LM-212 = Общая добыча команды — цена всех сокровищ, собранных её гномами.
rule-LM-213 = Добычу делят между членами команды поровну.
rule-LM-214 = Что не делится, получает тот, у кого самое ценное сокровище.
rule-LM-215 = Если такое сокровище у нескольких, они делят остаток поровну; что осталось ещё, пропадает.
rule-LM-216 = Затем дракон отнимает два очка, но очки прошлых раундов — никогда.
rule-LM-217 = Команда без гномов ничего не получает.
rule-LM-230 = Когда все готовы, новый раунд раздают заново; очки сохраняются.
rule-LM-231 = Новый раунд начинает сосед слева от того, кто последним сыграл карту; сброс не считается.
rule-LM-240 = Игра кончается после двух раундов или после стольких, сколько условлено.
rule-LM-241 = Побеждает тот, у кого больше всего очков.
rule-LM-242 = При равенстве очков побеждают вместе.
rule-LM-243 = Если так решено за столом, играют ещё раунд, пока первое место делят несколько игроков.

## Настройки

lost-mines-option-rounds = Раунды
lost-mines-option-rounds-help = Сколько раундов играть.
lost-mines-option-first_player = Первый игрок
lost-mines-option-first_player-help = Кто начинает первый раунд.
lost-mines-option-first_player-random = По жребию
lost-mines-option-first_player-seat-0 = Место 1
lost-mines-option-first_player-seat-1 = Место 2
lost-mines-option-first_player-seat-2 = Место 3
lost-mines-option-first_player-seat-3 = Место 4
lost-mines-option-first_player-seat-4 = Место 5
lost-mines-option-first_player-seat-5 = Место 6
lost-mines-option-first_player-seat-6 = Место 7
lost-mines-option-first_player-seat-7 = Место 8
lost-mines-option-first_player-seat-8 = Место 9
lost-mines-option-mine_anchor = Тропа от шахты
lost-mines-option-mine_anchor-help = Можно ли начинать тропу у ещё закрытой шахты.
lost-mines-option-mine_anchor-any = У любой шахты
lost-mines-option-mine_anchor-revealed_only = Только у открытых
lost-mines-option-info_cards = Разведка
lost-mines-option-info_cards-help = Сколько символов на карте сведений; используют один.
lost-mines-option-info_cards-dual = Два символа
lost-mines-option-info_cards-single = Один символ
lost-mines-option-trap_mode = Ловушки
lost-mines-option-trap_mode-help = Что бывает с ловушкой, которая отняла карту.
lost-mines-option-trap_mode-permanent = Остаются
lost-mines-option-trap_mode-one_shot = Одноразовые
lost-mines-option-trap_picker = Карта, отнятая ловушкой
lost-mines-option-trap_picker-help = Кто выбирает карту, не видя её.
lost-mines-option-trap_picker-random = Случай
lost-mines-option-trap_picker-neighbour = Сосед слева
lost-mines-option-last_turn = Последний ход
lost-mines-option-last_turn-help = Может ли игрок с самой последней картой ещё пройти и взять сокровище.
lost-mines-option-last_turn-complete = Доигрывается
lost-mines-option-last_turn-cut = Кончается с картой
lost-mines-option-owner_sees_treasure = Смотреть свои сокровища
lost-mines-option-owner_sees_treasure-help = Видите ли вы цену взятого сокровища.
lost-mines-option-end_round_vote = Конец раунда по согласию
lost-mines-option-end_round_vote-help = Могут ли игроки проголосовать за досрочный конец раунда.
lost-mines-option-balanced_clans = Равные кланы
lost-mines-option-balanced_clans-help = Раздавать, пока кланы не будут отличаться не больше чем на одного гнома.
lost-mines-option-storm_tokens = Жетоны при грозе
lost-mines-option-storm_tokens-help = Какие ловушки и тролли остаются рядом с картой, которую убрала гроза.
lost-mines-option-storm_tokens-open_path = Те, у которых есть открытая тропа
lost-mines-option-storm_tokens-path_card = Те, у которых есть карта тропы
lost-mines-option-storm_tokens-stay = Все
lost-mines-option-tie_round = Раунд при ничьей
lost-mines-option-tie_round-help = Играть ли ещё раунд, пока первое место делят несколько игроков.

## Почему ход не принят

lost-mines-refusal-game_over = Игра окончена.
lost-mines-refusal-not_your_turn = Сейчас не ваш ход.
lost-mines-refusal-wrong_step = Сейчас так нельзя. { $phase_name }
lost-mines-refusal-not_in_hand = Этой карты нет у вас на руке: { $card_name }.
lost-mines-refusal-wrong_kind = Эту карту так не играют: { $card_name }.
lost-mines-refusal-same_turned = Эта карта при повороте не меняется: { $card_name }.
lost-mines-refusal-not_free = { $at } — не пустая клетка поля.
lost-mines-refusal-no_neighbor = Рядом с { $at } нет ни одной карты.
lost-mines-refusal-mismatch = На { $at } карта не подходит к соседней. Сторона: { $side_name }.
lost-mines-refusal-nothing_continued = На { $at } карта не продолжит ни одной тропы.
lost-mines-refusal-no_obstacle = На { $at } нет препятствия, которому ещё нужен этот инструмент.
lost-mines-refusal-no_symbol = На карте нет такого символа: { $symbol_name }.
lost-mines-refusal-mine_known = Шахта { $mine_number } — не закрытая шахта.
lost-mines-refusal-treasure_gone = На месте { $slot_number } нет сокровища.
lost-mines-refusal-not_another_dwarf = Посмотреть можно только карту гнома другого игрока.
lost-mines-refusal-no_path_here = Через эту границу не проходит тропа.
lost-mines-refusal-edge_taken = На этой границе уже есть ловушка или тролль.
lost-mines-refusal-not_removable = Стартовую карту или шахту на { $at } убрать нельзя.
lost-mines-refusal-no_path_card = На { $at } нет карты тропы.
lost-mines-refusal-dwarf_on_card = На карте { $at } стоит гном.
lost-mines-refusal-discard_count = Сбросьте одну или две карты, а не { $count }.
lost-mines-refusal-named_twice = Карту нельзя сбросить дважды: { $card_name }.
lost-mines-refusal-only_one_card = У вас только одна карта для сброса.
lost-mines-refusal-no_way = В эту сторону тропы нет: { $dir_name }.
lost-mines-refusal-obstacle_ahead = Препятствие на { $at } ещё не пройдено.
lost-mines-refusal-no_room = На узкой карте { $at } стоит другой гном.
lost-mines-refusal-troll_ahead = Дорогу преграждает тролль: { $dir_name }.
lost-mines-refusal-wrong_treasure = На месте { $slot_number } нет сокровища этой шахты.
lost-mines-refusal-no_such_card =
    { $size ->
        [one] Карты { $index_number } нет: на руке { $size } карта.
        [few] Карты { $index_number } нет: на руке { $size } карты.
        [many] Карты { $index_number } нет: на руке { $size } карт.
       *[other] Карты { $index_number } нет: на руке { $size } карты.
    }
lost-mines-refusal-vote_off = За этим столом раунд нельзя закончить по согласию.
lost-mines-refusal-already_proposed = В этот ход вы уже предлагали закончить раунд.
lost-mines-refusal-already_voted = Вы уже ответили.
lost-mines-refusal-already_ready = Вы уже готовы.

## Что происходит

lost-mines-event-path_played =
    { $you ->
        [player] Вы кладёте карту тропы на { $at }: { $card_name }.
       *[none] { $player } кладёт карту тропы на { $at }: { $card_name }.
    }
lost-mines-event-tool_played =
    { $you ->
        [player] Вы применяете инструмент на { $at }: { $tool_name }.
       *[none] { $player } применяет инструмент на { $at }: { $tool_name }.
    }
lost-mines-event-mine_looked_at =
    { $you ->
        [player] Вы тайком заглядываете в шахту на { $at }.
       *[none] { $player } тайком заглядывает в шахту на { $at }.
    }
lost-mines-event-mine_seen = Вы видите, что на { $at }: { $content_name }.
lost-mines-event-treasure_looked_at =
    { $you ->
        [player] Вы тайком смотрите сокровище { $slot_number } ({ $kind_name }).
       *[none] { $player } тайком смотрит сокровище { $slot_number } ({ $kind_name }).
    }
lost-mines-event-treasure_seen = Цена сокровища { $slot_number } ({ $kind_name }): { $value }.
lost-mines-event-dwarf_looked_at =
    { $you ->
        [player] Вы тайком смотрите роль игрока { $target_seat }.
        [target_seat] { $player } тайком смотрит вашу роль.
       *[none] { $player } тайком смотрит роль игрока { $target_seat }.
    }
lost-mines-event-role_seen = Вы видите роль игрока { $target_seat }: { $role_name }.
lost-mines-event-trap_set =
    { $you ->
        [player] Вы ставите ловушку между { $ends }.
       *[none] { $player } ставит ловушку между { $ends }.
    }
lost-mines-event-troll_set =
    { $you ->
        [player] Вы ставите тролля между { $ends }.
       *[none] { $player } ставит тролля между { $ends }.
    }
lost-mines-event-troll_left =
    { $you ->
        [player] Ваш тролль уходит.
       *[none] Тролль игрока { $player } уходит.
    }
lost-mines-event-storm_played =
    { $you ->
        [player] Вы вызываете грозу: карты тропы на { $at } больше нет ({ $removed_name }).
       *[none] { $player } вызывает грозу: карты тропы на { $at } больше нет ({ $removed_name }).
    }
lost-mines-event-token_lost = У жетона между { $ends } больше нет тропы, его убирают.
lost-mines-event-discarded =
    { $you ->
        [player] Вы сбрасываете
       *[none] { $player } сбрасывает
    } { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
lost-mines-event-stepped =
    { $you ->
        [player] Вы идёте на { $at }.
       *[none] { $player } идёт на { $at }.
    }
lost-mines-event-trap_sprung =
    { $you ->
        [player] { $costs ->
            [true] Вы попадаете в ловушку и теряете карту.
           *[false] Вы попадаете в ловушку, но терять нечего.
        }
       *[none] { $costs ->
            [true] { $player } попадает в ловушку и теряет карту.
           *[false] { $player } попадает в ловушку, но терять нечего.
        }
    }
lost-mines-event-card_lost = Вы теряете карту: { $card_name }.
lost-mines-event-trap_removed = Ловушка между { $ends } своё отработала.
lost-mines-event-mine_revealed =
    { $you ->
        [player] Вы открываете шахту на { $at }: { $content_name }.
       *[none] { $player } открывает шахту на { $at }: { $content_name }.
    }
lost-mines-event-dragon_woken =
    { $you ->
        [player] Вы разбудили дракона!
       *[none] { $player } будит дракона!
    }
lost-mines-event-treasure_taken =
    { $you ->
        [player] Вы берёте сокровище { $slot_number }: { $kind_name }.
       *[none] { $player } берёт сокровище { $slot_number }: { $kind_name }.
    }
lost-mines-event-drew =
    { $you ->
        [player] Вы берёте
       *[none] { $player } берёт
    } { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
lost-mines-event-cards_drawn = Вы взяли: { $cards }.
lost-mines-event-skipped =
    { $you ->
        [player] Вы пропускаете ход: карт нет.
       *[none] { $player } пропускает ход: карт нет.
    }
lost-mines-event-turn_began =
    { $you ->
        [player] Ваш ход.
       *[none] Ходит { $player }.
    }
lost-mines-event-end_proposed =
    { $you ->
        [player] Вы предлагаете закончить раунд.
       *[none] { $player } предлагает закончить раунд.
    }
lost-mines-event-voted =
    { $you ->
        [player] Вы проголосовали.
       *[none] { $player } голосует.
    }
lost-mines-event-vote_closed =
    { $accepted ->
        [true] Согласны все: { $yes_seats }. Раунд окончен.
       *[false] Раунд продолжается. За: { $yes_seats }. Против: { $no_seats }.
    }
lost-mines-event-round_ended = Раунд { $round } окончен: { $reason_name }.
lost-mines-event-was_ready =
    { $you ->
        [player] Вы готовы продолжать.
       *[none] { $player } продолжает.
    }
lost-mines-event-round_began =
    { $you ->
        [player] Начинается раунд { $round }; первый ход за вами.
       *[none] Начинается раунд { $round }; первым ходит { $player }.
    }
lost-mines-event-dealt = Ваша роль: { $role_name }; ваш клан: { $clan_name }. Ваши карты: { $cards }.
lost-mines-event-game_ended =
    { $players_count ->
        [1] { $you ->
            [players] Вы победили!
           *[none] Победа: { $players }.
        }
       *[other] Общая победа: { $players }.
    }

## Что делать

lost-mines-move-play_path = Положить карту тропы
lost-mines-move-play_tool = Применить инструмент
lost-mines-move-play_info = Тайно посмотреть
lost-mines-move-play_trap = Поставить ловушку
lost-mines-move-play_troll = Поставить тролля
lost-mines-move-play_storm = Вызвать грозу
lost-mines-move-discard = Сбросить
lost-mines-move-step = Идти дальше
lost-mines-move-end_move = Остаться здесь
lost-mines-move-take_treasure = Взять сокровище
lost-mines-move-pick_trap_card = Выбрать эту карту
lost-mines-move-propose_end_round = Предложить закончить раунд
lost-mines-move-vote_end_round = Ответить на предложение
lost-mines-move-ready = К следующему раунду
lost-mines-phase-play_card = Сыграйте карту или сбросьте одну-две
lost-mines-phase-end_vote = Закончить раунд сейчас?
lost-mines-phase-moving = Идите или оставайтесь на месте
lost-mines-phase-trap_pick = Выберите карту, которую отнимет ловушка
lost-mines-phase-take_treasure = Возьмите сокровище
lost-mines-phase-round_break = Раунд подсчитан; приготовьтесь к следующему
lost-mines-phase-game_over = Игра окончена

## Названия

lost-mines-clan-blue = синий
lost-mines-clan-yellow = жёлтый
lost-mines-role-loyal = честный
lost-mines-role-selfish = жадный
lost-mines-role-saboteur = вредитель
lost-mines-kind-gold = золото
lost-mines-kind-silver = серебро
lost-mines-kind-gems = самоцветы
lost-mines-mine-gold = золотая шахта
lost-mines-mine-silver = серебряная шахта
lost-mines-mine-gems = шахта самоцветов
lost-mines-mine-dragon = шахта дракона
lost-mines-special-plain = простая
lost-mines-special-trunk = ствол
lost-mines-special-lake = озеро
lost-mines-special-pit = яма
lost-mines-special-rocks = камни
lost-mines-special-campfire = костёр
lost-mines-tool-axe = топор
lost-mines-tool-boat = лодка
lost-mines-tool-rope = верёвка
lost-mines-symbol-mine = шахта
lost-mines-symbol-treasure = сокровище
lost-mines-symbol-dwarf = гном
lost-mines-dir-n = север
lost-mines-dir-e = восток
lost-mines-dir-s = юг
lost-mines-dir-w = запад
lost-mines-side-n = север
lost-mines-side-e = восток
lost-mines-side-s = юг
lost-mines-side-w = запад
lost-mines-reason-cards = карт больше нет ни у кого
lost-mines-reason-treasures = взято последнее сокровище
lost-mines-reason-vote = все согласились

## Карты по именам

lost-mines-card-cross1 = перекрёсток
lost-mines-card-cross2 = { lost-mines-card-cross1 }
lost-mines-card-cross3 = { lost-mines-card-cross1 }
lost-mines-card-cross4 = { lost-mines-card-cross1 }
lost-mines-card-cross5 = { lost-mines-card-cross1 }
lost-mines-card-tee_h1 = развилка вдоль ряда
lost-mines-card-tee_h2 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h3 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h4 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_v1 = развилка поперёк ряда
lost-mines-card-tee_v2 = { lost-mines-card-tee_v1 }
lost-mines-card-tee_v3 = { lost-mines-card-tee_v1 }
lost-mines-card-bend_a1 = поворот север–восток
lost-mines-card-bend_a2 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_a3 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_b1 = поворот север–запад
lost-mines-card-bend_b2 = { lost-mines-card-bend_b1 }
lost-mines-card-bend_b3 = { lost-mines-card-bend_b1 }
lost-mines-card-line_h1 = прямая тропа восток–запад
lost-mines-card-line_h2 = { lost-mines-card-line_h1 }
lost-mines-card-line_h3 = { lost-mines-card-line_h1 }
lost-mines-card-line_v1 = прямая тропа север–юг
lost-mines-card-stub_h1 = тупик на запад
lost-mines-card-stub_v1 = тупик на север
lost-mines-card-line_h_trunk1 = прямая тропа восток–запад, ствол
lost-mines-card-tee_h_trunk1 = развилка вдоль ряда, ствол
lost-mines-card-tee_v_trunk1 = развилка поперёк ряда, ствол
lost-mines-card-line_h_lake1 = прямая тропа восток–запад, озеро
lost-mines-card-tee_h_lake1 = развилка вдоль ряда, озеро
lost-mines-card-tee_v_lake1 = развилка поперёк ряда, озеро
lost-mines-card-line_h_pit1 = прямая тропа восток–запад, яма
lost-mines-card-tee_h_pit1 = развилка вдоль ряда, яма
lost-mines-card-tee_v_pit1 = развилка поперёк ряда, яма
lost-mines-card-cross_rocks1 = перекрёсток, камни
lost-mines-card-tee_h_rocks1 = развилка вдоль ряда, камни
lost-mines-card-line_h_rocks1 = прямая тропа восток–запад, камни
lost-mines-card-line_v_rocks1 = прямая тропа север–юг, камни
lost-mines-card-cross_fire1 = перекрёсток, костёр
lost-mines-card-bend_a_fire1 = поворот север–восток, костёр
lost-mines-card-bend_b_fire1 = поворот север–запад, костёр
lost-mines-card-axe1 = топор
lost-mines-card-axe2 = { lost-mines-card-axe1 }
lost-mines-card-axe3 = { lost-mines-card-axe1 }
lost-mines-card-boat1 = лодка
lost-mines-card-boat2 = { lost-mines-card-boat1 }
lost-mines-card-boat3 = { lost-mines-card-boat1 }
lost-mines-card-rope1 = верёвка
lost-mines-card-rope2 = { lost-mines-card-rope1 }
lost-mines-card-rope3 = { lost-mines-card-rope1 }
lost-mines-card-scout1 = разведка
lost-mines-card-scout2 = { lost-mines-card-scout1 }
lost-mines-card-scout3 = { lost-mines-card-scout1 }
lost-mines-card-scout4 = { lost-mines-card-scout1 }
lost-mines-card-scout5 = { lost-mines-card-scout1 }
lost-mines-card-scout6 = { lost-mines-card-scout1 }
lost-mines-card-trap1 = ловушка
lost-mines-card-trap2 = { lost-mines-card-trap1 }
lost-mines-card-trap3 = { lost-mines-card-trap1 }
lost-mines-card-troll1 = тролль
lost-mines-card-troll2 = { lost-mines-card-troll1 }
lost-mines-card-troll3 = { lost-mines-card-troll1 }
lost-mines-card-storm1 = гроза
lost-mines-card-storm2 = { lost-mines-card-storm1 }
lost-mines-content-gold = { lost-mines-mine-gold }
lost-mines-content-silver = { lost-mines-mine-silver }
lost-mines-content-gems = { lost-mines-mine-gems }
lost-mines-content-dragon = { lost-mines-mine-dragon }
lost-mines-removed-cross1 = { lost-mines-card-cross1 }
lost-mines-removed-cross2 = { lost-mines-card-cross2 }
lost-mines-removed-cross3 = { lost-mines-card-cross3 }
lost-mines-removed-cross4 = { lost-mines-card-cross4 }
lost-mines-removed-cross5 = { lost-mines-card-cross5 }
lost-mines-removed-tee_h1 = { lost-mines-card-tee_h1 }
lost-mines-removed-tee_h2 = { lost-mines-card-tee_h2 }
lost-mines-removed-tee_h3 = { lost-mines-card-tee_h3 }
lost-mines-removed-tee_h4 = { lost-mines-card-tee_h4 }
lost-mines-removed-tee_v1 = { lost-mines-card-tee_v1 }
lost-mines-removed-tee_v2 = { lost-mines-card-tee_v2 }
lost-mines-removed-tee_v3 = { lost-mines-card-tee_v3 }
lost-mines-removed-bend_a1 = { lost-mines-card-bend_a1 }
lost-mines-removed-bend_a2 = { lost-mines-card-bend_a2 }
lost-mines-removed-bend_a3 = { lost-mines-card-bend_a3 }
lost-mines-removed-bend_b1 = { lost-mines-card-bend_b1 }
lost-mines-removed-bend_b2 = { lost-mines-card-bend_b2 }
lost-mines-removed-bend_b3 = { lost-mines-card-bend_b3 }
lost-mines-removed-line_h1 = { lost-mines-card-line_h1 }
lost-mines-removed-line_h2 = { lost-mines-card-line_h2 }
lost-mines-removed-line_h3 = { lost-mines-card-line_h3 }
lost-mines-removed-line_v1 = { lost-mines-card-line_v1 }
lost-mines-removed-stub_h1 = { lost-mines-card-stub_h1 }
lost-mines-removed-stub_v1 = { lost-mines-card-stub_v1 }
lost-mines-removed-line_h_trunk1 = { lost-mines-card-line_h_trunk1 }
lost-mines-removed-tee_h_trunk1 = { lost-mines-card-tee_h_trunk1 }
lost-mines-removed-tee_v_trunk1 = { lost-mines-card-tee_v_trunk1 }
lost-mines-removed-line_h_lake1 = { lost-mines-card-line_h_lake1 }
lost-mines-removed-tee_h_lake1 = { lost-mines-card-tee_h_lake1 }
lost-mines-removed-tee_v_lake1 = { lost-mines-card-tee_v_lake1 }
lost-mines-removed-line_h_pit1 = { lost-mines-card-line_h_pit1 }
lost-mines-removed-tee_h_pit1 = { lost-mines-card-tee_h_pit1 }
lost-mines-removed-tee_v_pit1 = { lost-mines-card-tee_v_pit1 }
lost-mines-removed-cross_rocks1 = { lost-mines-card-cross_rocks1 }
lost-mines-removed-tee_h_rocks1 = { lost-mines-card-tee_h_rocks1 }
lost-mines-removed-line_h_rocks1 = { lost-mines-card-line_h_rocks1 }
lost-mines-removed-line_v_rocks1 = { lost-mines-card-line_v_rocks1 }
lost-mines-removed-cross_fire1 = { lost-mines-card-cross_fire1 }
lost-mines-removed-bend_a_fire1 = { lost-mines-card-bend_a_fire1 }
lost-mines-removed-bend_b_fire1 = { lost-mines-card-bend_b_fire1 }

## Почему ход хорош

lost-mines-why-your_way = До шахты вам в лучшем случае ходов: { $turns }.
lost-mines-why-no_way = К шахтам пока нет пути.
lost-mines-why-suspect = Судя по тому, что все видели, больше всех на вредителя похож игрок { $player } ({ $percent } %).
lost-mines-why-your_way_shorter = Это приближает вас к шахте; сбережено шагов: { $steps }.
lost-mines-why-less_instead = Сыгранный ход сберегает только столько: { $steps }.
lost-mines-why-helps_friend = Это помогает игроку { $player }, похоже, вы на одной стороне.
lost-mines-why-hinders_foe = Это задерживает игрока { $player }, похоже, вы противники.
lost-mines-why-helped_foe = Сыгранный ход помогает игроку { $player }, похоже, вы противники.
lost-mines-why-know_mine = Тогда вы узнаете, что в одной из шахт.
lost-mines-why-know_role = Тогда вы узнаете, на чьей стороне { $target_seat }.
lost-mines-why-know_treasure = Тогда вы узнаете цену одного из сокровищ.
lost-mines-why-keep_better_cards = Сейчас ни одна карта не поможет; без этой обойтись легче всего.
lost-mines-why-nearer = Этот шаг лежит на вашем кратчайшем пути к шахте.
lost-mines-why-stay_here = Ни один шаг не приближает вас к шахте.
lost-mines-why-best_treasure =
    { $value ->
        [none] Цена его вам неизвестна, но лучшего вы не знаете.
       *[other] Это лучшее сокровище из известных вам, цена { $value }.
    }
lost-mines-why-round_is_lost = Никто на вашей стороне уже не доберётся до сокровища.
lost-mines-why-round_is_open = Ваша сторона ещё может добраться до сокровища.

lost-mines-part-paths = карты троп
lost-mines-part-actions = карты действий
lost-mines-part-mines = карты шахт
lost-mines-part-treasures = карты сокровищ
lost-mines-part-dwarves = карты гномов
lost-mines-part-tokens = жетоны леса
lost-mines-part-places = места стартов и шахт на поле
