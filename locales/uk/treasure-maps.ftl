### Карти скарбів.

## Гра

treasure-maps-title = Карти скарбів
treasure-maps-summary = Усі одночасно закреслюють ту саму фігуру на своїх картах скарбів: завершуй карти, поспішай по кубки й закреслюй пальми, коли вони найдорожчі.
treasure-maps-facts-known = З правил відомі числа: 47 карт скарбів (12 лілових, 12 помаранчевих, 12 зелених, 11 сірих), 8 карт експедицій із 6 фігурами, карта рахунку й кубки. Очки, печатки, фігури й частота знаків — з інших публікацій, що з ними збігаються.
treasure-maps-facts-ours = Малюнки всіх 47 островів наші; у коробці вони інші.
treasure-maps-section-setup = Підготовка
treasure-maps-section-course = Ходи та раунди
treasure-maps-section-cross = Крок 2: закреслювання
treasure-maps-section-replace = Крок 3: кубки та нові карти
treasure-maps-section-round = Кінець раунду
treasure-maps-section-scoring = Кінець гри
treasure-maps-section-alone = Наодинці, на очки

## Правила

rule-TM-001 = Грають удвох, утрьох або вчотирьох, а можна й наодинці, на очки.
rule-TM-002 = У кожного чистий аркуш очок: три ряди по чотири клітинки для монет, поле кубка біля кожного ряду й чотири поля для пальм.
rule-TM-003 = Карта раундів показує всім чотири раунди, кубки 6, 5, 4, 3, 2, 1 і всі вісім карт експедицій.
rule-TM-004 = Кожному роздають чотири карти скарбів, які бачить лише він.
rule-TM-005 = Із чотирьох карт залишають рівно дві; кожен обирає один раз, і залишені карти відкривають усі разом.
rule-TM-006 = Карти, які ніхто не залишив, замішують назад у колоду до того, як викласти ряд.
rule-TM-007 = У ряду лежать чотири відкриті карти скарбів у тому порядку, у якому їх витягли.
rule-TM-008 = Вісім карт експедицій перемішують і кладуть сорочкою догори.
rule-TM-009 = Першого гравця першого ходу визначає жереб, якщо господар столу не призначив місце.
rule-TM-020 = У грі чотири раунди по сім ходів; у ході три кроки, і кожна дія можлива лише на своєму кроці.
rule-TM-021 = Крок 1: відкривають верхню карту експедиції; її фігура діє для всіх.
rule-TM-022 = Із зіграних у раунді карт експедицій можна дивитися лише верхню.
rule-TM-023 = У кожному раунді грають сім із восьми карт експедицій; восьму не показують.
rule-TM-030 = Крок 2: усі закреслюють одночасно: рівно одну фігуру або одну клітинку та призові клітинки від неї.
rule-TM-031 = Фігуру ставлять на одну зі своїх активних карт, на клітинки, які на ній є.
rule-TM-032 = Фігуру можна як завгодно повертати й віддзеркалювати.
rule-TM-033 = Фігуру використовують цілою: не можна змінювати, урізати, виходити за край і ділити між двома картами.
rule-TM-034 = Клітинку можна закреслити лише один раз.
rule-TM-035 = Замість фігури завжди можна закреслити одну клітинку на одній зі своїх активних карт.
rule-TM-036 = Кожного ходу треба закреслити хоча б одну клітинку; пропускає лише той, у кого вільних клітинок немає.
rule-TM-037 = Твої позначки приховані, доки не закінчать усі; остання позначка робить твій хід остаточним.
rule-TM-038 = Коли закінчив останній гравець, усі позначки відкривають одночасно й вони набирають чинності.
rule-TM-039 = До останньої позначки можна брати назад свої позначки цього ходу, не більше 20 разів за хід.
rule-TM-040 = За кожен закреслений хрест треба одразу закреслити ще одну будь-яку клітинку на своїх активних картах.
rule-TM-041 = Призова клітинка з хрестом дає ще одну призову клітинку, і так далі.
rule-TM-042 = Призові клітинки обов’язкові: рівно стільки, скільки дають хрести.
rule-TM-043 = Якщо вільних клітинок не лишилося, решта призу пропадає.
rule-TM-044 = У якому порядку закреслювати призові клітинки, байдуже; важливо лише, які саме.
rule-TM-050 = За кожну закреслену монету закреслюють наступну клітинку монет на аркуші очок.
rule-TM-051 = Клітинок для монет дванадцять; подальші монети нічого не дають.
rule-TM-052 = Заповнений ряд монет оцінюють на кроці 3, не раніше.
rule-TM-060 = За кожну закреслену пальму в наступне поле пальм пишуть 1 очко й ще по 1 за кожну пальму в ряду карт.
rule-TM-061 = На кроці 2 ряд карт не змінюється, тому всі пальми одного ходу дають однаково.
rule-TM-062 = Для ціни пальми рахуються лише пальми в ряду, не на інших картах.
rule-TM-063 = Кожна пальма заповнює своє поле, доки вільне хоч одне з чотирьох; подальші пальми нічого не дають.
rule-TM-064 = Значки діють, хай як закреслили клітинку, навіть якщо карту так і не заповнять.
rule-TM-070 = Про заповнені ряди й карти оголошує сам стіл, забути не можна.
rule-TM-071 = Крок 3 гравці виконують по черзі, за годинниковою стрілкою від першого гравця.
rule-TM-072 = За кожен заповнений ряд монет отримують найдорожчий із решти кубків.
rule-TM-073 = Коли роздано всі шість кубків, за подальші ряди пишуть 0.
rule-TM-074 = Ряд оцінюють, коли до його власника дійшла черга, не раніше.
rule-TM-075 = Карта скарбів, на якій закреслено все, завершена; її відкладають лицем догори.
rule-TM-076 = За кожну завершену карту треба взяти нову: з ряду або не дивлячись із колоди.
rule-TM-077 = Дві нові карти беруть одну за одною; між ними ряд не поповнюють.
rule-TM-078 = Коли гравець узяв усі нові карти, ряд поповнюють до дій наступного гравця.
rule-TM-079 = Коли колода порожня, ряд більше не поповнюють і нові карти беруть лише з нього.
rule-TM-080 = Якщо брати більше нічого, місце лишається порожнім.
rule-TM-081 = Нову карту кладуть на місце завершеної.
rule-TM-082 = На нових картах закреслюють із наступного ходу.
rule-TM-083 = Після кожного ходу першим стає сусід ліворуч, зокрема й між раундами.
rule-TM-090 = Раунд закінчується після сьомого ходу.
rule-TM-091 = Потім усі вісім карт експедицій перемішують знову, не показуючи незіграну.
rule-TM-092 = Усе інше від раунду до раунду не змінюється.
rule-TM-100 = Гра закінчується після четвертого раунду.
rule-TM-101 = В останньому ході кубки роздають і карти завершують, але нових карт не беруть.
rule-TM-102 = Незавершені карти та їхні печатки не дають нічого; закреслені на них монети й пальми лишаються.
rule-TM-110 = Рахунок складається з монет, кубків, пальм, завершених карт і печаток.
rule-TM-111 = Кожна закреслена клітинка монет дає 1 очко.
rule-TM-112 = Додаються числа в полях кубків.
rule-TM-113 = Додаються числа в полях пальм.
rule-TM-114 = Завершена карта дає свої очки: фіолетова 14, помаранчева 12, зелена 10, сіра 8.
rule-TM-115 = Кожна печатка на завершеній карті платить за кожну твою завершену карту її кольору: 2 за фіолетові й помаранчеві, 1 за зелені й сірі.
rule-TM-120 = Перемагає той, у кого більше очок.
rule-TM-121 = За рівності важить кількість завершених сірих карт, потім зелених, помаранчевих і фіолетових.
rule-TM-122 = Якщо рівне й це, перемогу ділять.
rule-TM-130 = Наше правило, у книзі його немає: можна грати наодинці, на очки. Усе, для чого не потрібні інші гравці, лишається як є; першого гравця немає.
rule-TM-131 = Наше правило: наодинці наприкінці кожного з перших трьох раундів пропадає найдорожчий із решти кубків, ніби хтось вас випередив.
rule-TM-132 = Наше правило: наодинці очки дають звання: юнга, від 70 матрос, від 90 боцман, від 105 штурман, від 120 капітан, від 132 легенда.

## Налаштування

treasure-maps-option-first_player = Перший гравець
treasure-maps-option-first_player-help = Хто перший гравець у першому ході.
treasure-maps-option-first_player-random = За жеребом
treasure-maps-option-first_player-seat-0 = Місце 1
treasure-maps-option-first_player-seat-1 = Місце 2
treasure-maps-option-first_player-seat-2 = Місце 3
treasure-maps-option-first_player-seat-3 = Місце 4
treasure-maps-option-expedition_memory = Зіграні карти експедицій
treasure-maps-option-expedition_memory-help = Чи показує стіл, які карти експедицій уже зіграно в цьому раунді, чи їх треба пам’ятати.
treasure-maps-option-expedition_memory-strict = Треба пам’ятати
treasure-maps-option-expedition_memory-open = Показано
treasure-maps-option-deck_aid = Підказка про колоду
treasure-maps-option-deck_aid-help = Показує, скільки карт кожного кольору лишилося в колоді скарбів.

## Дії

treasure-maps-move-choose_start = Залишити ці дві карти
treasure-maps-move-mark = Закреслити клітинки
treasure-maps-move-bonus = Закреслити призову клітинку
treasure-maps-move-take_back = Узяти назад
treasure-maps-move-take_card = Узяти карту

## Відмови

treasure-maps-refusal-game_over = Гру закінчено.
treasure-maps-refusal-not_a_player = Так можуть ходити лише гравці за цим столом.
treasure-maps-refusal-other_step = Це належить до іншого кроку. Зараз: { $phase_name }
treasure-maps-refusal-already_chosen = Дві карти вже обрано.
treasure-maps-refusal-not_two_cards = Потрібні дві різні карти з чотирьох, а не { $first_number } і { $second_number }.
treasure-maps-refusal-nothing_to_cross = Вільних клітинок немає, цей хід пропускається.
treasure-maps-refusal-already_committed = Твої позначки цього ходу остаточні.
treasure-maps-refusal-bonus_due =
    { $due ->
        [one] Фігуру або клітинку закреслено; тепер закресли ще { $due } призову клітинку.
        [few] Фігуру або клітинку закреслено; тепер закресли ще { $due } призові клітинки.
        [many] Фігуру або клітинку закреслено; тепер закресли ще { $due } призових клітинок.
       *[other] Фігуру або клітинку закреслено; тепер закресли ще { $due } призової клітинки.
    }
treasure-maps-refusal-no_bonus_due = Призової клітинки поки немає: спершу закресли фігуру або одну клітинку.
treasure-maps-refusal-nothing_to_take_back = Брати назад нічого.
treasure-maps-refusal-too_many_take_backs =
    { $most ->
        [one] Цього ходу позначки взято назад { $most } раз, більше не можна.
        [few] Цього ходу позначки взято назад { $most } рази, більше не можна.
        [many] Цього ходу позначки взято назад { $most } разів, більше не можна.
       *[other] Цього ходу позначки взято назад { $most } раза, більше не можна.
    }
treasure-maps-refusal-no_card_in_slot = На місці { $slot_number } немає карти.
treasure-maps-refusal-not_on_card = У карти на місці { $slot_number } клітинки з 1 по { $last_number }, клітинки { $cell_number } немає.
treasure-maps-refusal-already_crossed = Клітинку { $cell_number } карти на місці { $slot_number } вже закреслено.
treasure-maps-refusal-not_the_shape =
    { $count ->
        [one] Це { $count } клітинка, а не фігура ({ $shape_name }), у якій їх { $size }.
        [few] Ці { $count } клітинки не складаються у фігуру ({ $shape_name }), у якій їх { $size }.
        [many] Ці { $count } клітинок не складаються у фігуру ({ $shape_name }), у якій їх { $size }.
       *[other] Ці { $count } клітинки не складаються у фігуру ({ $shape_name }), у якій їх { $size }.
    }
treasure-maps-refusal-not_your_place = Зараз карти бере інший гравець.
treasure-maps-refusal-no_card_in_display = На місці { $position_number } у ряду немає карти.
treasure-maps-refusal-deck_empty = Колода скарбів порожня.

## Події

treasure-maps-event-chosen =
    { $you ->
        [player] Ви обрали дві карти.
       *[none] { $player } обирає дві карти.
    }
treasure-maps-event-start_revealed =
    { $you ->
        [player] Ви починаєте з картами: { $cards }.
       *[none] { $player } починає з картами: { $cards }.
    }
treasure-maps-event-display_refilled = Нова карта в ряду на місці { $position_number }: { $card_name }.
treasure-maps-event-first_player =
    { $you ->
        [player] Ви перший гравець.
       *[none] Перший гравець: { $player }.
    }
treasure-maps-event-expedition_revealed = Експедиція: { $shape_name }.
treasure-maps-event-marked =
    { $due ->
        [0] На карті { $mark_slot_number } закреслено { $mark_cells_count ->
            [one] { $mark_cells_count } клітинку
            [few] { $mark_cells_count } клітинки
            [many] { $mark_cells_count } клітинок
           *[other] { $mark_cells_count } клітинки
        }. Хід остаточний.
        [one] На карті { $mark_slot_number } закреслено { $mark_cells_count ->
            [one] { $mark_cells_count } клітинку
            [few] { $mark_cells_count } клітинки
            [many] { $mark_cells_count } клітинок
           *[other] { $mark_cells_count } клітинки
        }. Потрібна ще { $due } призова клітинка.
        [few] На карті { $mark_slot_number } закреслено { $mark_cells_count ->
            [one] { $mark_cells_count } клітинку
            [few] { $mark_cells_count } клітинки
            [many] { $mark_cells_count } клітинок
           *[other] { $mark_cells_count } клітинки
        }. Потрібні ще { $due } призові клітинки.
       *[other] На карті { $mark_slot_number } закреслено { $mark_cells_count ->
            [one] { $mark_cells_count } клітинку
            [few] { $mark_cells_count } клітинки
            [many] { $mark_cells_count } клітинок
           *[other] { $mark_cells_count } клітинки
        }. Потрібно ще { $due } призових клітинок.
    }
treasure-maps-event-taken_back = Останню позначку взято назад.
treasure-maps-event-committed =
    { $you ->
        [player] Ви закінчили закреслювати.
       *[none] { $player } закінчує закреслювати.
    }
treasure-maps-event-crosses_revealed =
    { $you ->
        [player] Ви показуєте
       *[none] { $player } показує
    } { $coins ->
        [0] { $palms ->
            [0] позначки цього ходу.
            [one] { $palms } пальму ціною { $palm_value }.
            [few] { $palms } пальми ціною { $palm_value } кожна.
           *[other] { $palms } пальм ціною { $palm_value } кожна.
        }
        [one] { $palms ->
            [0] { $coins } монету.
            [one] { $coins } монету й { $palms } пальму ціною { $palm_value }.
            [few] { $coins } монету й { $palms } пальми ціною { $palm_value } кожна.
           *[other] { $coins } монету й { $palms } пальм ціною { $palm_value } кожна.
        }
        [few] { $palms ->
            [0] { $coins } монети.
            [one] { $coins } монети й { $palms } пальму ціною { $palm_value }.
            [few] { $coins } монети й { $palms } пальми ціною { $palm_value } кожна.
           *[other] { $coins } монети й { $palms } пальм ціною { $palm_value } кожна.
        }
       *[other] { $palms ->
            [0] { $coins } монет.
            [one] { $coins } монет і { $palms } пальму ціною { $palm_value }.
            [few] { $coins } монет і { $palms } пальми ціною { $palm_value } кожна.
           *[other] { $coins } монет і { $palms } пальм ціною { $palm_value } кожна.
        }
    }
treasure-maps-event-cup_awarded =
    { $you ->
        [player] { $value ->
            [0] Ви заповнюєте ряд монет { $row_number }, але кубків не лишилося.
           *[other] Ви заповнюєте ряд монет { $row_number } й отримуєте кубок { $value }.
        }
       *[none] { $value ->
            [0] { $player } заповнює ряд монет { $row_number }, але кубків не лишилося.
           *[other] { $player } заповнює ряд монет { $row_number } й отримує кубок { $value }.
        }
    }
treasure-maps-event-cup_crossed_out = Кубок { $value } нікому не дістався і пропадає.
treasure-maps-event-card_completed =
    { $you ->
        [player] Ви завершуєте острів «{ $card_name }».
       *[none] { $player } завершує острів «{ $card_name }».
    }
treasure-maps-event-card_taken =
    { $you ->
        [player] Ви берете
       *[none] { $player } бере
    } { $source ->
        [deck] карту «{ $card_name }» з колоди.
       *[display] карту «{ $card_name }» з ряду.
    }
treasure-maps-event-round_ended = Раунд { $round } закінчено.
treasure-maps-event-game_ended = Гру закінчено.
treasure-maps-event-rank_reached =
    { $you ->
        [player] Ваші очки: { $points }. Ваше звання: { $rank_name }.
       *[none] Очки гравця { $player }: { $points }. Звання: { $rank_name }.
    }

## Звання

treasure-maps-rank-deckhand = юнга
treasure-maps-rank-sailor = матрос
treasure-maps-rank-bosun = боцман
treasure-maps-rank-mate = штурман
treasure-maps-rank-captain = капітан
treasure-maps-rank-legend = легенда

## Фази

treasure-maps-phase-choose_start = Обери дві з чотирьох карт.
treasure-maps-phase-cross = Закресли фігуру або одну клітинку.
treasure-maps-phase-replace = Візьми нову карту.
treasure-maps-phase-over = Гру закінчено.

## Фігури

treasure-maps-shape-I2 = дві в ряд
treasure-maps-shape-I3 = три в ряд
treasure-maps-shape-V3 = кутик із трьох
treasure-maps-shape-T4 = Т із чотирьох
treasure-maps-shape-L4 = Г із чотирьох
treasure-maps-shape-O4 = квадрат із чотирьох

## Кольори

treasure-maps-color-purple = Фіолетовий
treasure-maps-color-orange = Помаранчевий
treasure-maps-color-green = Зелений
treasure-maps-color-grey = Сірий

## Карти

treasure-maps-card-purple-01 = Аметистовий ріг
treasure-maps-card-purple-02 = Фіалкові скелі
treasure-maps-card-purple-03 = Вересовий мис
treasure-maps-card-purple-04 = Присмерковий острів
treasure-maps-card-purple-05 = Будяковий камінь
treasure-maps-card-purple-06 = Кришталева бухта
treasure-maps-card-purple-07 = Лавандова затока
treasure-maps-card-purple-08 = Риф орхідей
treasure-maps-card-purple-09 = Сливовий острів
treasure-maps-card-purple-10 = Відьмин зуб
treasure-maps-card-purple-11 = Берег ірисів
treasure-maps-card-purple-12 = Опівнічна скеля
treasure-maps-card-orange-01 = Вечірні дюни
treasure-maps-card-orange-02 = Бурштиновий берег
treasure-maps-card-orange-03 = Мідний мис
treasure-maps-card-orange-04 = Лисячі піски
treasure-maps-card-orange-05 = Вогняний острів
treasure-maps-card-orange-06 = Шафрановий острів
treasure-maps-card-orange-07 = Коса скорпіона
treasure-maps-card-orange-08 = Лев’яча лапа
treasure-maps-card-orange-09 = Абрикосова бухта
treasure-maps-card-orange-10 = Іржава скеля
treasure-maps-card-orange-11 = Тигрова мілина
treasure-maps-card-orange-12 = Острів ліхтарів
treasure-maps-card-green-01 = Ліс папуг
treasure-maps-card-green-02 = Острів геконів
treasure-maps-card-green-03 = Долина папоротей
treasure-maps-card-green-04 = Зміїний гай
treasure-maps-card-green-05 = Причал манго
treasure-maps-card-green-06 = Смарагдовий рукав
treasure-maps-card-green-07 = Мохова гавань
treasure-maps-card-green-08 = Бамбуковий берег
treasure-maps-card-green-09 = Лагуна черепах
treasure-maps-card-green-10 = Брама ліан
treasure-maps-card-green-11 = Жаб’ячий яр
treasure-maps-card-green-12 = Таємне джерело
treasure-maps-card-grey-01 = Острів туманів
treasure-maps-card-grey-02 = Скеля чайок
treasure-maps-card-grey-03 = Кістяний риф
treasure-maps-card-grey-04 = Спина кита
treasure-maps-card-grey-05 = Тиха протока
treasure-maps-card-grey-06 = Попелястий конус
treasure-maps-card-grey-07 = Бухта уламків
treasure-maps-card-grey-08 = Тюленячі шхери
treasure-maps-card-grey-09 = Примарна мілина
treasure-maps-card-grey-10 = Вдовин камінь
treasure-maps-card-grey-11 = Старий маяк

## Чому хід добрий

treasure-maps-why-expedition = Фігура цього ходу: { $shape_name }.
treasure-maps-why-palm_value = Пальма цього ходу дає { $points }.
treasure-maps-why-nearly_done = Найближча до кінця карта «{ $card_name }»; лишилося клітинок: { $cells }.
treasure-maps-why-completes = Це завершує карту «{ $card_name }», сама собою вона дає { $points }.
treasure-maps-why-palms = Закреслюються пальми ({ $palms }), кожна зараз дає { $points }.
treasure-maps-why-coins = Це приносить монети: { $coins }.
treasure-maps-why-cup = Монети заповнюють ряд — це кубок { $points }.
treasure-maps-why-bonus_cells = Призових клітинок за це: { $cells }.
treasure-maps-why-sooner = Після цього карту «{ $card_name }» закінчити легше, ніж після зіграного ходу.
treasure-maps-why-good_card = Карта «{ $card_name }» дає { $points }; ходів на неї треба приблизно { $turns }.
treasure-maps-why-seal = Печатка карти «{ $card_name }» платить за кожну завершену карту цього кольору: { $color_name }.
treasure-maps-why-more_points = Загалом це обіцяє на стільки очок більше: { $points }.

treasure-maps-part-treasures = карти скарбів
treasure-maps-part-expeditions = карти експедицій
treasure-maps-part-cups = кубки на карті раундів
