### Клац!

## The game

klatz-title = Клац!
klatz-summary = Стройте вместе Великую стену, двигайте её карты и кричите КЛАЦ!, как только на ней сложится картина с вашей карты.
klatz-facts-known = Из правил известны числа: 47 карт стены, 3 рикши, 25 композиций и 35 карт действий семи видов; и что есть башни, панды и драконы из трёх частей.
klatz-facts-ours = Остальные символы, сколько их и все композиции с очками — наши.
klatz-section-setup = Подготовка
klatz-section-turn = Ход
klatz-section-actions = Карты действий
klatz-section-photos = Снимки
klatz-section-special = Рикши, башни, драконы
klatz-section-end = Конец и подсчёт
klatz-section-calls = Кто крикнул первым

## Rules

rule-KZ-001 = Играют двое, трое или четверо.
rule-KZ-002 = Композиции и карты действий перемешивают до начала раздачи.
rule-KZ-003 = Каждый получает три карты действий и две композиции и держит их в тайне.
rule-KZ-004 = На столе лежат открытыми три композиции без дракона и панды.
rule-KZ-005 = В короткой игре четыре, пять или шесть композиций убирают не глядя.
rule-KZ-006 = В первой стене и на первом рынке не может быть рикши.
rule-KZ-007 = Четыре карты, выложенные слева направо, образуют первую стену.
rule-KZ-008 = Следующие три карты образуют рынок.
rule-KZ-009 = Колода стены сложена из трёх стопок, в каждой по одному рикше.
rule-KZ-010 = Нерозданные карты действий образуют закрытую колоду действий.
rule-KZ-011 = Кто начинает, решает жребий, если хозяин стола не назвал место; ходят по часовой стрелке.
rule-KZ-012 = Сброшенные карты стены и действий лежат открыто, сброшенные композиции — закрыто.
rule-KZ-013 = Лево и право у всех одни и те же.
rule-KZ-020 = Ход состоит из четырёх шагов: едут рикши, карта добавляется к стене, карты действий, добор. Делает их только тот, чей ход.
rule-KZ-021 = Ход начинается с того, что каждый рикша на стене переезжает на одну карту вправо.
rule-KZ-022 = Можно положить любую карту с рынка к левому или правому краю стены.
rule-KZ-023 = Вместо этого можно взять верхнюю карту колоды: её видят все, и её надо положить раньше всего остального.
rule-KZ-024 = На этом шаге к стене добавляют ровно одну карту, и пропустить его нельзя.
rule-KZ-025 = Затем рынок пополняют до трёх: карты сдвигаются, новые встают в конец.
rule-KZ-026 = За ход можно сыграть одну карту действия вдвоём, до двух втроём и до трёх вчетвером.
rule-KZ-027 = Первая карта действия обязательна, если вы не меняете руку и вам есть что сыграть.
rule-KZ-028 = Вместо карт действий можно сбросить всю руку и взять три карты действий и две композиции; на этом ход окончен.
rule-KZ-029 = В конце хода вы добираете карты действий до трёх.
rule-KZ-030 = Если нужна карта, а её колода пуста, сброс перемешивают в новую колоду.
rule-KZ-031 = Колоду композиций не восстанавливают: сброшенные композиции выбывают из игры.
rule-KZ-032 = Следующий ход начинается сразу.
rule-KZ-040 = Карту действия играют с руки в свой ход и выполняют полностью.
rule-KZ-041 = Сдвиг на один: карта стены меняется местами с соседней.
rule-KZ-042 = Сдвиг на два: карта стены перемещается ровно на два места.
rule-KZ-043 = Обмен: две разные карты стены меняются местами.
rule-KZ-044 = Убрать: карта стены уходит в сброс, промежуток смыкается.
rule-KZ-045 = Дополнительная композиция: возьмите одну композицию; предела в руке нет.
rule-KZ-046 = Новый рынок: рынок сбрасывают, открывают три новые карты, и одну из них кладут к краю стены.
rule-KZ-047 = Вернуть: любую карту стены из сброса вставляют в любое место стены; рикшу выбрать нельзя.
rule-KZ-048 = Карту, которую нельзя выполнить целиком, играть нельзя.
rule-KZ-049 = Действие, которое ничего не меняет, разрешено.
rule-KZ-050 = Действием нельзя выбрать башню или накрытую карту.
rule-KZ-060 = Снимок делает тот, кто крикнул КЛАЦ! и назвал композицию и часть стены, где она видна; он приносит очки с карты.
rule-KZ-061 = Символы должны стоять рядом точно в порядке узора.
rule-KZ-062 = Зеркальное отражение не считается, если за столом не договорились иначе.
rule-KZ-063 = Ни одна карта снимка не должна быть накрыта рикшей.
rule-KZ-064 = С композицией из своей руки можно звать в любой спокойный момент, даже в чужой ход.
rule-KZ-065 = Открытые композиции — для того, чей ход, до добора или обмена руки.
rule-KZ-066 = Нельзя звать, пока что-то сделано наполовину.
rule-KZ-067 = Снимок засчитывают, его карты сбрасывают, промежуток смыкают, стену пополняют, композицию из руки заменяют.
rule-KZ-068 = После снимка композиции добирают только до двух и только из того, что осталось.
rule-KZ-069 = Открытые композиции не восполняют.
rule-KZ-070 = Если после снимка или удаления в стене меньше четырёх карт, слева по одной добавляют новые.
rule-KZ-071 = Промежутки смыкаются сразу, порядок сохраняется.
rule-KZ-072 = Несколько криков считаются по порядку; каждый следующий проверяют на изменившейся стене, и он пропадает, если больше не подходит.
rule-KZ-073 = Можно сделать несколько снимков, каждый со своей композицией и своими картами.
rule-KZ-074 = Звать не обязательно, и ошибка ничего не стоит.
rule-KZ-075 = Если узор встречается несколько раз, место выбирает позвавший.
rule-KZ-076 = Снятая композиция с этого момента видна всем.
rule-KZ-090 = Открытый рикша сразу встаёт на самую левую карту стены.
rule-KZ-091 = Если она занята, новый встаёт на первую свободную карту справа.
rule-KZ-092 = Затем прерванный добор продолжают ещё одной картой.
rule-KZ-093 = Накрытую карту нельзя ни снять, ни сдвинуть, ни убрать.
rule-KZ-094 = В начале каждого хода все рикши одновременно переезжают на следующую карту справа.
rule-KZ-095 = С самой правой карты рикша уезжает со стены в сброс.
rule-KZ-096 = Символ под рикшей остаётся виден.
rule-KZ-097 = Рикша остаётся на своей карте, что бы ни происходило вокруг.
rule-KZ-098 = Если свободной карты нет, рикша ждёт рядом и занимает самую левую свободную, как только добавится карта.
rule-KZ-100 = Башню нельзя выбрать картой действия.
rule-KZ-101 = Другие карты можно сдвигать мимо башни, если за столом это не запрещено.
rule-KZ-102 = Башни можно класть, снимать, сбрасывать с рынком и возвращать.
rule-KZ-103 = Дракона читают от головы слева к хвосту, без промежутков и никогда не зеркально.
rule-KZ-104 = Панды — обычные карты стены; их нет лишь на открытых композициях.
rule-KZ-110 = Игра кончается в тот миг, когда снята последняя открытая композиция.
rule-KZ-111 = Когда взята последняя композиция, ход доигрывают, и у каждого остаётся ещё один ход.
rule-KZ-112 = Последняя открытая композиция завершает игру и во время последнего круга.
rule-KZ-113 = Ваш счёт — сумма очков ваших снимков.
rule-KZ-114 = При равенстве очков побеждает тот, у кого больше снимков.
rule-KZ-115 = Если и тогда ничья, побеждают вместе.
rule-KZ-116 = Слишком много ходов подряд без снимка и новой композиции завершают игру.
rule-KZ-117 = Если все остальные ушли насовсем, побеждает оставшийся.
rule-KZ-130 = Каждое сообщение относится к одному положению; предназначенное для другого не принимается.
rule-KZ-131 = В каждый спокойный момент всем сообщают одно и то же, могут они звать или нет.
rule-KZ-132 = Об отклонённых и проигранных криках узнаёт лишь позвавший, если стол не объявляет проигранные.
rule-KZ-133 = В гонке каждую перемену всем показывают одинаково долго, и лишь потом считаются крики и ходы.
rule-KZ-134 = В крике указаны композиция, карты и сколько времени прошло с открытия окна.
rule-KZ-135 = Медленную связь учитывают в пределах измеренного; вернувшегося сначала измеряют.
rule-KZ-136 = После ложного крика ваша кнопка ненадолго отключается.
rule-KZ-137 = После первого крика стол немного ждёт крики, которые ещё в пути.
rule-KZ-138 = Ход активного игрока ждёт, пока у всех было время позвать.
rule-KZ-139 = Первым считается самое быстрое нажатие; почти равные решает жребий, а крики идут раньше хода.
rule-KZ-140 = Законченный ход стол завершает сам через некоторое время; пас обязывает, а когда спасовали все, ход делается сразу.
rule-KZ-141 = У каждой композиции в руке есть постоянный приказ: звать самой или ждать, слева или справа.
rule-KZ-142 = С постоянными приказами к ходу, который ничего не оставляет наполовину, можно приложить крики, а в любой спокойный момент звать самому.
rule-KZ-143 = Приказы собирают по одному на игрока: сперва активный, остальные по жребию, пока что-то подходит.
rule-KZ-144 = В закрытом раунде каждый тайно отвечает криком или ничем, прежде чем игра пойдёт дальше.
rule-KZ-145 = Закрытый раунд пропускают, если всем видно, что звать никто не может.
rule-KZ-146 = Вне гонки о чужой карте узнают лишь по сделанному с ней снимку.
rule-KZ-147 = Бот видит только своё и замечает не каждое совпадение.
rule-KZ-148 = Боту нужно время на реакцию, в свой ход — меньше.
rule-KZ-149 = Первым зовёт более быстрый бот; против людей бот не быстрее 0,6 секунды. За бота вручную не играют.
rule-KZ-150 = Сообщения считаются в порядке поступления, и последний миг — ещё вовремя.
rule-KZ-151 = Об отказе из-за неподходящего времени узнаёт лишь отправитель, и кнопка не отключается.

## Options

klatz-option-call_mode = Крики
klatz-option-call_mode-help = Как решается, кто крикнул первым.
klatz-option-call_mode-race = Гонка в реальном времени
klatz-option-call_mode-standing = Постоянные приказы, по ходам
klatz-option-call_mode-sealed = Закрытые ответы
klatz-option-call_mode-sim = Симуляция, только боты
klatz-option-short_game = Короткая игра
klatz-option-short_game-help = Сколько композиций убирают не глядя.
klatz-option-first_player = Первый игрок
klatz-option-first_player-help = Чей первый ход.
klatz-option-first_player-random = По жребию
klatz-option-first_player-seat-0 = Место 1
klatz-option-first_player-seat-1 = Место 2
klatz-option-first_player-seat-2 = Место 3
klatz-option-first_player-seat-3 = Место 4
klatz-option-mirror_match = Зеркальные отражения
klatz-option-mirror_match-help = Подходят ли узоры без дракона и в обратную сторону.
klatz-option-wall_floor = Пополнение стены
klatz-option-wall_floor-help = Когда стену короче четырёх карт пополняют.
klatz-option-wall_floor-always = После снимков и удалений
klatz-option-wall_floor-photo_only = Только после снимков
klatz-option-final_round = Последний круг
klatz-option-final_round-help = У кого ещё ход, когда композиции кончились.
klatz-option-final_round-each_one_more = У всех
klatz-option-final_round-others_only = У всех, кроме активного игрока
klatz-option-final_round-go_on = Ни у кого: игра продолжается
klatz-option-blockers_passable = Мимо башен и рикш
klatz-option-blockers_passable-help = Можно ли сдвигать карты мимо башен и накрытых карт.
klatz-option-reveal_discarded_compositions = Сброшенные композиции открыты
klatz-option-reveal_discarded_compositions-help = Видят ли все композиции, сброшенные при обмене руки.
klatz-option-call_assist = Подсказка
klatz-option-call_assist-help = Выделять ли совпадения ваших карт.
klatz-option-call_assist-off = Нет
klatz-option-call_assist-highlight = Совпадения отмечены
klatz-option-announce_lost_calls = Объявлять проигранные крики
klatz-option-announce_lost_calls-help = В гонке: слышат ли все, кто опоздал.
klatz-option-async_priority = Кто первый среди равных
klatz-option-async_priority-help = Чей крик считается первым, если часы не решают.
klatz-option-async_priority-active_first = Активный игрок
klatz-option-async_priority-random = По жребию
klatz-option-turn_ms = Время на ход (мс)
klatz-option-turn_ms-help = По истечении делается простой ход; 0 — без часов.
klatz-option-window_min_ms = Наименьшее окно (мс)
klatz-option-window_min_ms-help = Сколько ход ждёт, чтобы другие успели крикнуть.
klatz-option-end_window_ms = Конец хода (мс)
klatz-option-end_window_ms-help = Когда стол завершает законченный ход.
klatz-option-sealed_ms = Закрытый раунд (мс)
klatz-option-sealed_ms-help = Сколько времени на ответ.
klatz-option-latency_cap_ms = Поправка на связь (мс)
klatz-option-latency_cap_ms-help = Больше этого медленной связи не прощается.
klatz-option-false_call_cooldown_ms = Пауза после ложного крика (мс)
klatz-option-false_call_cooldown_ms-help = Как долго кнопка отключена.
klatz-option-stall_turns = Защита от застоя
klatz-option-stall_turns-help = После стольких ходов без снимка и новой композиции игра кончается; 0 — выключено.

## Why a move is refused

klatz-refusal-game_over = Игра окончена: { $ending_name }.
klatz-refusal-not_your_turn = Сейчас не ваш ход.
klatz-refusal-table_only = Место убирает только стол.
klatz-refusal-no_such_seat = За этим столом нет места { $number_number }.
klatz-refusal-already_left = { $player } уже не играет.
klatz-refusal-place_first = Сначала добавьте карту к стене.
klatz-refusal-must_place = Ход нельзя закончить, пока вы не добавили карту к стене.
klatz-refusal-already_placed = В этот ход вы уже добавили карту к стене.
klatz-refusal-no_such_slot = На рынке нет карты { $slot_number }: там всего { $cards }.
klatz-refusal-nothing_to_draw = Карт стены для добора не осталось.
klatz-refusal-nothing_drawn = Вы не брали карту из колоды.
klatz-refusal-place_drawn_first = Сначала положите взятую карту.
klatz-refusal-no_new_market = Рынок не был заменён картой действия.
klatz-refusal-no_such_new_card = Новой карты { $slot_number } нет: на рынке { $cards }.
klatz-refusal-place_new_first = Сначала положите карту с нового рынка.
klatz-refusal-quota_used =
    { $quota ->
        [one] Вы сыграли { $quota } карту действия: больше в этот ход нельзя.
        [few] Вы сыграли { $quota } карты действий: больше в этот ход нельзя.
        [many] Вы сыграли { $quota } карт действий: больше в этот ход нельзя.
       *[other] Вы сыграли { $quota } карты действий: больше в этот ход нельзя.
    }
klatz-refusal-turn_over = После обмена руки ход окончен.
klatz-refusal-redraw_too_late = Обменять руку можно только вместо карты действия.
klatz-refusal-must_act = Сыграйте карту действия или обменяйте руку.
klatz-refusal-not_in_hand = У вас нет карты «{ $action_name }».
klatz-refusal-no_effect = «{ $action_name }» сейчас выполнить нельзя.
klatz-refusal-no_such_card = Карты { $at_number } нет: в стене { $cards }.
klatz-refusal-too_far = Карту { $from_number } так далеко не сдвинуть.
klatz-refusal-not_two_cards = Нужны две разные карты, левая первой: указаны { $a_number } и { $b_number }.
klatz-refusal-tower = Карта { $at_number } — башня, она неподвижна.
klatz-refusal-covered = Карту { $at_number } накрывает рикша.
klatz-refusal-past_tower = Мешает башня на месте { $at_number }.
klatz-refusal-past_covered = Мешает накрытая карта на месте { $at_number }.
klatz-refusal-not_discarded = Это нельзя вернуть из сброса: { $symbol_name }.
klatz-refusal-no_such_place = Места { $at_number } нет, карт в стене: { $cards }.
klatz-refusal-not_now = Нельзя звать, пока что-то сделано наполовину.
klatz-refusal-not_yours = Этой композиции нет у вас в руке: { $comp_name }.
klatz-refusal-open_not_now = Эта открытая композиция — для того, чей ход: { $comp_name }.
klatz-refusal-rickshaw_in_picture = Рикша накрывает карту снимка: { $comp_name }.
klatz-refusal-mirrored = Это задом наперёд: { $comp_name }.
klatz-refusal-dragon_backwards = Голова дракона должна быть слева: { $comp_name }.
klatz-refusal-no_match = Стена здесь этого не показывает: { $comp_name }.

## Why a call or message is refused

klatz-refusal-wrong_position = Положение за столом уже другое.
klatz-refusal-already_called = Вы здесь уже крикнули.
klatz-refusal-already_moved = Ваш ход уже в пути.
klatz-refusal-too_early = Слишком рано: перемену показывают ещё { $ms } мс.
klatz-refusal-table_paused = Стол на паузе.
klatz-refusal-not_measured = Измеряем вашу связь: { $pings } из { $wanted }.
klatz-refusal-button_off = Ваша кнопка отключена ещё на { $ms } мс.
klatz-refusal-already_passed = Вы здесь спасовали.
klatz-refusal-nothing_to_pass = Сейчас пасовать не на что.
klatz-refusal-no_such_order = Для композиции не из вашей руки приказа нет: { $comp_name }.
klatz-refusal-not_attachable = К этому ходу нельзя приложить крики.
klatz-refusal-out_of_time = В этот момент раунда это невозможно.
klatz-refusal-no_turn_move = Кричите кнопкой, а не ходом.
klatz-refusal-bots_only = Здесь играет бот.
klatz-refusal-unreadable = Сообщение непонятно: { $reason }

## What happens

klatz-event-turn_began =
    { $you ->
        [player] Ваш ход.
       *[none] Ходит { $player }.
    }
klatz-event-rickshaws_moved =
    { $gone ->
        [0] Рикши едут дальше: на стене { $riding }.
       *[other] Рикши едут дальше: на стене { $riding }, уехало { $gone }.
    }
klatz-event-rickshaw_arrived = Рикша встаёт на карту { $at_number }: { $symbol_name }.
klatz-event-rickshaw_waits = Рикша не находит свободной карты и ждёт.
klatz-event-rickshaw_settled = Ждавший рикша занимает карту { $at_number }: { $symbol_name }.
klatz-event-placed =
    { $you ->
        [player] Вы добавляете карту { $side_name }: { $symbol_name }.
       *[none] { $player } добавляет карту { $side_name }: { $symbol_name }.
    }
klatz-event-drew =
    { $you ->
        [player] Вы открываете верхнюю карту: { $symbol_name }.
       *[none] { $player } открывает верхнюю карту: { $symbol_name }.
    }
klatz-event-market_filled = Новое на рынке: { $symbols }.
klatz-event-wall_reshuffled = Сброс стены перемешан в новую колоду.
klatz-event-actions_reshuffled = Сброс действий перемешан в новую колоду.
klatz-event-shifted =
    { $you ->
        [player] Вы сдвигаете карту с { $from_number } на { $to_number }: { $symbol_name }.
       *[none] { $player } сдвигает карту с { $from_number } на { $to_number }: { $symbol_name }.
    }
klatz-event-swapped =
    { $you ->
        [player] Вы меняете местами карты { $a_number } и { $b_number }: { $symbols }.
       *[none] { $player } меняет местами карты { $a_number } и { $b_number }: { $symbols }.
    }
klatz-event-removed =
    { $you ->
        [player] Вы убираете карту { $at_number }: { $symbol_name }.
       *[none] { $player } убирает карту { $at_number }: { $symbol_name }.
    }
klatz-event-extra_played =
    { $you ->
        [player] Вы берёте дополнительную композицию.
       *[none] { $player } берёт дополнительную композицию.
    }
klatz-event-market_replaced =
    { $you ->
        [player] { $symbols_count ->
            [0] Вы заменяете пустой рынок.
           *[other] Вы сбрасываете рынок: { $symbols }.
        }
       *[none] { $symbols_count ->
            [0] { $player } заменяет пустой рынок.
           *[other] { $player } сбрасывает рынок: { $symbols }.
        }
    }
klatz-event-returned =
    { $you ->
        [player] Вы возвращаете карту на место { $at_number }: { $symbol_name }.
       *[none] { $player } возвращает карту на место { $at_number }: { $symbol_name }.
    }
klatz-event-redrew =
    { $you ->
        [player] Вы сбрасываете
       *[none] { $player } сбрасывает
    } { $count ->
        [one] всю руку: { $actions } и { $count } композицию.
        [few] всю руку: { $actions } и { $count } композиции.
        [many] всю руку: { $actions } и { $count } композиций.
       *[other] всю руку: { $actions } и { $count } композиции.
    }
klatz-event-compositions_discarded =
    { $you ->
        [player] Вы сбрасываете: { $comps }.
       *[none] { $player } сбрасывает: { $comps }.
    }
klatz-event-compositions_drawn =
    { $you ->
        [player] Вы берёте: { $comps }.
       *[none] { $player } берёт: { $comps }.
    }
klatz-event-compositions_taken =
    { $you ->
        [player] Вы берёте
       *[none] { $player } берёт
    } { $count ->
        [one] { $count } композицию.
        [few] { $count } композиции.
        [many] { $count } композиций.
       *[other] { $count } композиции.
    }
klatz-event-actions_drawn =
    { $you ->
        [player] Вы берёте: { $actions }.
       *[none] { $player } берёт: { $actions }.
    }
klatz-event-actions_taken =
    { $you ->
        [player] Вы берёте
       *[none] { $player } берёт
    } { $count ->
        [one] { $count } карту действия.
        [few] { $count } карты действий.
        [many] { $count } карт действий.
       *[other] { $count } карты действий.
    }
klatz-event-photo =
    { $you ->
        [player] КЛАЦ! Вы делаете
       *[none] КЛАЦ! { $player } делает
    } { $points ->
        [one] снимок ({ $symbols }): { $points } очко.
        [few] снимок ({ $symbols }): { $points } очка.
        [many] снимок ({ $symbols }): { $points } очков.
       *[other] снимок ({ $symbols }): { $points } очка.
    }
klatz-event-wall_refilled = Стена пополнена слева: { $symbol_name }.
klatz-event-final_round = Взята последняя композиция. Ещё по одному ходу: { $players }.
klatz-event-left =
    { $you ->
        [player] Вы уходите;
       *[none] { $player } уходит;
    } { $count ->
        [one] сброшено карт действий: { $actions_count }, и { $count } композиция.
        [few] сброшено карт действий: { $actions_count }, и { $count } композиции.
        [many] сброшено карт действий: { $actions_count }, и { $count } композиций.
       *[other] сброшено карт действий: { $actions_count }, и { $count } композиции.
    }
klatz-event-ended = Игра окончена: { $ending_name }.

## What to do

klatz-move-place_open = Добавить карту с рынка
klatz-move-draw_blind = Взять вслепую
klatz-move-place_drawn = Положить взятую карту
klatz-move-play_shift1 = Сдвинуть карту на один
klatz-move-play_shift2 = Сдвинуть карту на два
klatz-move-play_swap = Поменять две карты
klatz-move-play_remove = Убрать карту
klatz-move-play_extra = Взять композицию
klatz-move-play_market = Заменить рынок
klatz-move-place_new = Положить новую карту с рынка
klatz-move-play_return = Вернуть карту
klatz-move-redraw = Обменять руку
klatz-move-end_turn = Закончить ход
klatz-move-claim = КЛАЦ!
klatz-move-leave = Убрать место
klatz-phase-await_place = Добавьте карту с рынка или возьмите вслепую
klatz-phase-placing_drawn = Выберите край стены для взятой карты
klatz-phase-await_act = Сыграйте карту действия
klatz-phase-placing_new = Положите карту с нового рынка к краю стены
klatz-phase-await_end = Закончите ход или кричите
klatz-phase-over = Игра окончена

## Names

klatz-symbol-lantern = фонарь
klatz-symbol-kite = воздушный змей
klatz-symbol-pine = сосна
klatz-symbol-gate = ворота
klatz-symbol-drum = барабан
klatz-symbol-tower = башня
klatz-symbol-panda = панда
klatz-symbol-dragon_head = голова дракона
klatz-symbol-dragon_middle = середина дракона
klatz-symbol-dragon_tail = хвост дракона
klatz-symbol-rickshaw = рикша
klatz-action-shift1 = сдвиг на один
klatz-action-shift2 = сдвиг на два
klatz-action-swap = обмен
klatz-action-remove = убрать
klatz-action-extra = дополнительная композиция
klatz-action-market = новый рынок
klatz-action-return = вернуть
klatz-side-left = слева
klatz-side-right = справа
klatz-ending-last_open = снята последняя открытая композиция
klatz-ending-final_round = сыграны последние ходы
klatz-ending-stall = слишком долго ничего не происходило
klatz-ending-alone = все остальные ушли
klatz-comp-C01 = { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C02 = { klatz-symbol-kite } – { klatz-symbol-pine }
klatz-comp-C03 = { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C04 = { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C05 = { klatz-symbol-drum } – { klatz-symbol-lantern }
klatz-comp-C06 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate }
klatz-comp-C07 = { klatz-symbol-kite } – { klatz-symbol-pine } – { klatz-symbol-drum }
klatz-comp-C08 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern }
klatz-comp-C09 = { klatz-symbol-gate } – { klatz-symbol-drum } – { klatz-symbol-kite }
klatz-comp-C10 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine }
klatz-comp-C11 = { klatz-symbol-kite } – { klatz-symbol-tower } – { klatz-symbol-pine }
klatz-comp-C12 = { klatz-symbol-pine } – { klatz-symbol-tower } – { klatz-symbol-drum }
klatz-comp-C13 = { klatz-symbol-drum } – { klatz-symbol-tower } – { klatz-symbol-kite }
klatz-comp-C14 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C15 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C16 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C17 = { klatz-symbol-lantern } – { klatz-symbol-panda }
klatz-comp-C18 = { klatz-symbol-panda } – { klatz-symbol-gate }
klatz-comp-C19 = { klatz-symbol-kite } – { klatz-symbol-panda } – { klatz-symbol-drum }
klatz-comp-C20 = { klatz-symbol-pine } – { klatz-symbol-panda } – { klatz-symbol-lantern }
klatz-comp-C21 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C22 = { klatz-symbol-gate } – { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C23 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail } – { klatz-symbol-panda }
klatz-comp-C24 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }
klatz-comp-C25 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }

## Почему ход хорош

klatz-why-stands = Посмотрите на стену: этот снимок уже есть ({ $points }): { $comp_name }.
klatz-why-nearest = Ближайший снимок: на месте { $cards } из { $of } карт: { $comp_name }.
klatz-why-take_photo = Снимок готов, остаётся крикнуть ({ $points }): { $comp_name }.
klatz-why-only_yours = Эта композиция только у вас, раньше вас снимок никто не сделает: { $comp_name }.
klatz-why-open_to_all = Композиция открыта: оставите её — достанется следующему: { $comp_name }.
klatz-why-completes = Это завершает снимок ({ $points }): { $comp_name }.
klatz-why-builds = На месте будет { $cards } из { $of } карт снимка: { $comp_name }.
klatz-why-breaks = Сыгранный ход разрушает снимок: { $comp_name }.
klatz-why-may_help_others = Сыгранный ход складывает снимок, который может быть у кого-то другого.
klatz-why-more_compositions = Лишняя композиция на руке — лишний шанс на снимок.
klatz-why-poor_market = На рынке вам ничто не поможет.
klatz-why-fresh_hand = Вашим композициям до конца далеко; новая рука ценнее.
klatz-why-nothing_better = Сейчас ни одна карта действия не улучшит для вас стену.

klatz-part-wall = карты стены
klatz-part-rickshaws = карты рикш
klatz-part-actions = карты действий
klatz-part-compositions = карты композиций
