### Стародавні шахти.

## Гра

lost-mines-title = Стародавні шахти
lost-mines-summary = Два клани гномів наввипередки йдуть через ліс до чотирьох шахт, і ніхто не знає, хто потай працює на інший бік.
lost-mines-facts-known = З правил і опублікованих оглядів відомі числа: 40 карт стежок, 23 карти дій, 4 шахти, 12 скарбів, 10 гномів, поле 11 на 7 та види карт і ролей.
lost-mines-facts-ours = Скільки яких карт, де лежать старти й шахти, виходи шахт і вартість кожного скарбу — наші.
lost-mines-section-setup = Підготовка
lost-mines-section-board = Поле
lost-mines-section-turn = Ходи
lost-mines-section-paths = Карти стежки
lost-mines-section-tools = Інструменти
lost-mines-section-information = Таємні відомості
lost-mines-section-traps = Пастки
lost-mines-section-trolls = Тролі
lost-mines-section-storms = Грози
lost-mines-section-discarding = Скидання
lost-mines-section-movement = Рух
lost-mines-section-mines = Шахти й скарби
lost-mines-section-drawing = Добір
lost-mines-section-round-end = Кінець раунду
lost-mines-section-scoring = Поділ скарбів
lost-mines-section-game-end = Новий раунд і кінець гри

## Правила

rule-LM-001 = Грають від трьох до дев’яти гномів; хід переходить ліворуч.
rule-LM-002 = На полі одинадцять стовпців і сім рядів, а поруч є місце для дев’яти скарбів.
rule-LM-003 = Чотири шахти перемішують і кладуть закритими на їхні клітинки; ніхто не знає, де яка.
rule-LM-004 = Дві стартові карти лежать відкритими на своїх клітинках.
rule-LM-005 = Поруч із полем лежить стільки скарбів, скільки гравців; вид бачать усі, вартість — ніхто.
rule-LM-006 = Якщо гравців сім і більше, у грі всі десять карт гномів; якщо п’ять чи шість, прибирають по одному чесному гному з клану, якщо три чи чотири — по два.
rule-LM-007 = Кожен отримує карту гнома: клан бачать усі, вашу роль до кінця раунду — лише ви.
rule-LM-008 = Ваша фігурка починає на стартовій карті свого клану.
rule-LM-009 = Десять із 63 карт відкладають не дивлячись; кожен отримує п’ять карт, а коли гравців сім і більше — чотири, решта — колода.
rule-LM-010 = Жетони лежать напоготові поруч із полем.
rule-LM-011 = Хто починає перший раунд, вирішує жереб, якщо за столом не призначено місце.
rule-LM-030 = Сусідні клітинки — на північ, схід, південь і захід, але не навскіс.
rule-LM-031 = Між двома сусідніми клітинками проходить межа; край поля межею не вважається.
rule-LM-032 = Карту кладуть як надруковано або з поворотом на пів оберту, але не боком.
rule-LM-033 = Усі виходи однієї карти з’єднані між собою.
rule-LM-034 = Сторона буває відкритою, закритою, невідомою біля закритої шахти або без карти.
rule-LM-035 = Пройти можна там, де зустрічаються дві відкриті сторони або відкрита сторона й закрита шахта.
rule-LM-036 = Відкрита сторона до порожньої клітинки — це відкритий кінець.
rule-LM-037 = Стежка може виходити за край поля; такий вихід нічого не дає.
rule-LM-050 = Гравці ходять по черзі, за годинниковою стрілкою.
rule-LM-051 = На самому початку вашого ходу, раніше за все інше, йде геть ваш троль.
rule-LM-052 = Без карт на руці ви пропускаєте весь хід, навіть стоячи в шахті.
rule-LM-053 = У ході три кроки: зіграти чи скинути, далі за бажання пройти, далі добрати карти.
rule-LM-054 = Спочатку ви граєте одну карту стежки чи дії з руки або скидаєте одну чи дві карти.
rule-LM-055 = Після добору ходить сусід ліворуч.
rule-LM-070 = Карту стежки кладуть на порожню клітинку поля.
rule-LM-071 = Вона має лежати поруч зі стартовою картою, картою стежки чи шахтою.
rule-LM-072 = Вона має пасувати до всіх відкритих сусідів: відкрите до відкритого, закрите до закритого.
rule-LM-073 = Вона має продовжувати стежку: принаймні одна відкрита сторона зустрічає відкриту.
rule-LM-074 = Продовжувати можна будь-яку стежку на полі, навіть ту, що не веде до старту.
rule-LM-075 = Повертати карту чи ні, вирішуєте ви.
rule-LM-076 = Закрита шахта пасує до будь-якої сторони, і відкрита сторона до неї продовжує стежку, якщо за столом не вирішено, що годяться лише відкриті шахти.
rule-LM-077 = На стовбур, озеро та яму ніхто не ступає, доки там немає потрібного інструмента.
rule-LM-078 = На камінні є місце для одного гнома; доки він там, іншим ні ввійти, ні пройти.
rule-LM-079 = Біля вогнища вистачає місця всім.
rule-LM-080 = Перешкоди, каміння й вогнища кладуть так само, як будь-яку карту стежки.
rule-LM-090 = Сокира — для стовбура, човен — для озера, мотузка — для ями; інструменту потрібна така перешкода без жетона.
rule-LM-091 = Жетон лишається на перешкоді й відкриває її для всіх, хоч як далеко ваш гном.
rule-LM-092 = На перешкоді з інструментом, як і на камінні, є місце для одного гнома.
rule-LM-100 = Оберіть один символ карти й потай подивіться те, що він дозволяє.
rule-LM-101 = Символ шахти дає змогу подивитися ще закриту шахту.
rule-LM-102 = Символ скарбу дає змогу подивитися скарб, що ще лежить поруч із полем.
rule-LM-103 = Символ гнома дає змогу подивитися карту гнома іншого гравця.
rule-LM-104 = Усі бачать, що ви подивилися, але що там — лише ви.
rule-LM-105 = Можна ще раз подивитися те, що ви вже знаєте.
rule-LM-110 = Карта пастки ставить пастку між двома клітинками.
rule-LM-111 = Пастки й тролів ставлять там, де з’єднані дві карти, або на відкритому кінці; дві на одній межі не лежать.
rule-LM-112 = Пастка спрацьовує на кожного гнома, що перетинає межу в будь-який бік, навіть на гнома того, хто її поставив.
rule-LM-113 = Пастка відбирає карту з руки, обрану наосліп і скинуту закритою; без карт вона нічого не коштує.
rule-LM-114 = Утрачену карту не поповнюють: до кінця раунду карт на руці менше.
rule-LM-115 = Пастка лишається й спрацьовує знову, якщо за столом не вирішено прибирати її, щойно вона відібрала карту.
rule-LM-116 = Пастка не зупиняє руху.
rule-LM-117 = Кожна перетнута пастка відбирає карту.
rule-LM-118 = Стежку можна продовжувати й за пасткою, і за тролем.
rule-LM-120 = Карта троля лежить перед вами відкритою, доки троль стоїть на межі.
rule-LM-121 = Межу з тролем не перетинає ніхто, навіть ви.
rule-LM-122 = Троль лишається до вашого наступного ходу.
rule-LM-123 = На початку вашого наступного ходу троль іде геть, навіть якщо ви цей хід пропускаєте.
rule-LM-124 = У вас не більше одного троля водночас; тролі різних гравців стоять на різних межах.
rule-LM-130 = Гроза прибирає одну карту стежки, на якій немає гномів.
rule-LM-131 = Стартові карти й шахти прибрати не можна ніколи.
rule-LM-132 = Інструмент на прибраній карті зникає.
rule-LM-133 = Пастка чи троль лишаються, доки з одного боку межі є відкрита стежка.
rule-LM-134 = Стежки можуть розірватися; гноми лишаються на місці, а порожню клітинку можна знову зайняти.
rule-LM-140 = Можна скинути одну чи дві карти закритими, не показуючи.
rule-LM-141 = З однією картою на руці можна скинути лише одну.
rule-LM-145 = Своїм гномом можна пройти до трьох кроків або лишитися на місці.
rule-LM-146 = Крок веде через одне з’єднання на наступну карту.
rule-LM-147 = Після кожного кроку спершу спрацьовує пастка, потім відкривається шахта, потім ви обираєте наступний крок.
rule-LM-148 = Хто починає рух біля вогнища, може пройти п’ять кроків.
rule-LM-149 = На перешкоду без інструмента не можна ні ввійти, ні пройти через неї.
rule-LM-150 = На каміння чи здолану перешкоду з іншим гномом не можна ні ввійти, ні пройти через них.
rule-LM-151 = На всіх інших картах може стояти скільки завгодно гномів.
rule-LM-152 = Межу з тролем перетнути не можна.
rule-LM-153 = Обидві стартові карти відкриті для всіх, і на одну карту можна приходити кілька разів.
rule-LM-154 = Рух закінчується, коли ви так вирішили, коли кроки вичерпано або коли йти нікуди.
rule-LM-170 = Перший гном, що ввійшов до закритої шахти, відкриває її для всіх.
rule-LM-171 = Шахту повертають так, щоб була відкрита сторона входу; інші можуть не пасувати.
rule-LM-172 = Відкриття шахти закінчує рух.
rule-LM-173 = Якщо рух закінчився у відкритій шахті зі скарбами, треба взяти один такий скарб, якщо вони лишилися.
rule-LM-174 = Якщо їх лишилося кілька, ви обираєте один.
rule-LM-175 = Вид вашого скарбу бачать усі, вартість — лише ви, якщо за столом її не приховують і від вас.
rule-LM-176 = За прохід через шахту нічого не дають.
rule-LM-177 = За хід беруть не більше одного скарбу.
rule-LM-178 = Шахта без скарбів нічого не дає, але стояти в ній і проходити її можна.
rule-LM-179 = Хто відкрив дракона, бере його жетон.
rule-LM-180 = Після цього шахта дракона — безпечне перехрестя.
rule-LM-181 = Наступні карти стежки мають пасувати до відкритої шахти.
rule-LM-190 = Ви добираєте стільки карт, скільки використали на першому кроці.
rule-LM-191 = Якщо колоди не вистачає, беріть решту; скид ніколи не перетасовують.
rule-LM-200 = Раунд закінчується відразу, щойно ні в кого немає карт і колода порожня.
rule-LM-201 = Раунд закінчується одразу, коли взято останній скарб.
rule-LM-202 = До своєї карти можна раз за хід запропонувати закінчити раунд; погодитися мають усі.
rule-LM-203 = Наприкінці раунду відкривають усі ролі й усі зібрані скарби.
rule-LM-204 = Якщо так вирішено за столом, хід з останньою картою спершу дограють.
rule-LM-210 = Жадібний гном отримує вартість своїх скарбів і нічого більше.
rule-LM-211 = Чесних гномів рахують з їхнім кланом, шкідника — з іншим кланом.
rule-LM-212 = Спільна здобич команди — вартість усіх скарбів, які зібрали її гноми.
rule-LM-213 = Здобич ділять між членами команди порівну.
rule-LM-214 = Що не ділиться, отримує той, у кого найцінніший скарб.
rule-LM-215 = Якщо такий скарб у кількох, вони ділять залишок порівну; що лишилося ще, пропадає.
rule-LM-216 = Далі дракон відбирає два очки, але очки минулих раундів — ніколи.
rule-LM-217 = Команда без гномів нічого не отримує.
rule-LM-230 = Коли всі готові, новий раунд роздають наново; очки зберігаються.
rule-LM-231 = Новий раунд починає сусід ліворуч від того, хто останнім зіграв карту; скидання не рахується.
rule-LM-240 = Гра закінчується після двох раундів або після стількох, скільки домовлено.
rule-LM-241 = Перемагає той, у кого найбільше очок.
rule-LM-242 = За рівності очок перемагають разом.
rule-LM-243 = Якщо так вирішено за столом, грають ще раунд, доки перше місце ділять кілька гравців.

## Налаштування

lost-mines-option-rounds = Раунди
lost-mines-option-rounds-help = Скільки раундів грати.
lost-mines-option-first_player = Перший гравець
lost-mines-option-first_player-help = Хто починає перший раунд.
lost-mines-option-first_player-random = За жеребом
lost-mines-option-first_player-seat-0 = Місце 1
lost-mines-option-first_player-seat-1 = Місце 2
lost-mines-option-first_player-seat-2 = Місце 3
lost-mines-option-first_player-seat-3 = Місце 4
lost-mines-option-first_player-seat-4 = Місце 5
lost-mines-option-first_player-seat-5 = Місце 6
lost-mines-option-first_player-seat-6 = Місце 7
lost-mines-option-first_player-seat-7 = Місце 8
lost-mines-option-first_player-seat-8 = Місце 9
lost-mines-option-mine_anchor = Стежка від шахти
lost-mines-option-mine_anchor-help = Чи можна починати стежку біля ще закритої шахти.
lost-mines-option-mine_anchor-any = Біля будь-якої шахти
lost-mines-option-mine_anchor-revealed_only = Лише біля відкритих
lost-mines-option-info_cards = Розвідка
lost-mines-option-info_cards-help = Скільки символів на карті відомостей; використовують один.
lost-mines-option-info_cards-dual = Два символи
lost-mines-option-info_cards-single = Один символ
lost-mines-option-trap_mode = Пастки
lost-mines-option-trap_mode-help = Що стається з пасткою, яка відібрала карту.
lost-mines-option-trap_mode-permanent = Лишаються
lost-mines-option-trap_mode-one_shot = Одноразові
lost-mines-option-trap_picker = Карта, відібрана пасткою
lost-mines-option-trap_picker-help = Хто обирає карту, не бачачи її.
lost-mines-option-trap_picker-random = Випадок
lost-mines-option-trap_picker-neighbour = Сусід ліворуч
lost-mines-option-last_turn = Останній хід
lost-mines-option-last_turn-help = Чи може гравець з найостаннішою картою ще пройти й узяти скарб.
lost-mines-option-last_turn-complete = Дограють
lost-mines-option-last_turn-cut = Закінчується з картою
lost-mines-option-owner_sees_treasure = Дивитися свої скарби
lost-mines-option-owner_sees_treasure-help = Чи бачите ви вартість узятого скарбу.
lost-mines-option-end_round_vote = Кінець раунду за згодою
lost-mines-option-end_round_vote-help = Чи можуть гравці проголосувати за достроковий кінець раунду.
lost-mines-option-balanced_clans = Рівні клани
lost-mines-option-balanced_clans-help = Роздавати, доки клани не різнитимуться щонайбільше на одного гнома.
lost-mines-option-storm_tokens = Жетони під час грози
lost-mines-option-storm_tokens-help = Які пастки й тролі лишаються біля карти, яку забрала гроза.
lost-mines-option-storm_tokens-open_path = Ті, біля яких є відкрита стежка
lost-mines-option-storm_tokens-path_card = Ті, біля яких є карта стежки
lost-mines-option-storm_tokens-stay = Усі
lost-mines-option-tie_round = Раунд за нічиєї
lost-mines-option-tie_round-help = Чи грати ще раунд, доки перше місце ділять кілька гравців.

## Чому хід не прийнято

lost-mines-refusal-game_over = Гру закінчено.
lost-mines-refusal-not_your_turn = Зараз не ваш хід.
lost-mines-refusal-wrong_step = Зараз так не можна. { $phase_name }
lost-mines-refusal-not_in_hand = Цієї карти немає у вас на руці: { $card_name }.
lost-mines-refusal-wrong_kind = Цю карту так не грають: { $card_name }.
lost-mines-refusal-same_turned = Ця карта після повороту не змінюється: { $card_name }.
lost-mines-refusal-not_free = { $at } — не порожня клітинка поля.
lost-mines-refusal-no_neighbor = Поруч із { $at } немає жодної карти.
lost-mines-refusal-mismatch = На { $at } карта не пасує до сусідньої. Сторона: { $side_name }.
lost-mines-refusal-nothing_continued = На { $at } карта не продовжить жодної стежки.
lost-mines-refusal-no_obstacle = На { $at } немає перешкоди, якій ще потрібен цей інструмент.
lost-mines-refusal-no_symbol = На карті немає такого символу: { $symbol_name }.
lost-mines-refusal-mine_known = Шахта { $mine_number } — не закрита шахта.
lost-mines-refusal-treasure_gone = На місці { $slot_number } немає скарбу.
lost-mines-refusal-not_another_dwarf = Подивитися можна лише карту гнома іншого гравця.
lost-mines-refusal-no_path_here = Через цю межу не проходить стежка.
lost-mines-refusal-edge_taken = На цій межі вже є пастка чи троль.
lost-mines-refusal-not_removable = Стартову карту чи шахту на { $at } прибрати не можна.
lost-mines-refusal-no_path_card = На { $at } немає карти стежки.
lost-mines-refusal-dwarf_on_card = На карті { $at } стоїть гном.
lost-mines-refusal-discard_count = Скиньте одну чи дві карти, а не { $count }.
lost-mines-refusal-named_twice = Карту не можна скинути двічі: { $card_name }.
lost-mines-refusal-only_one_card = У вас лише одна карта для скидання.
lost-mines-refusal-no_way = У цей бік стежки немає: { $dir_name }.
lost-mines-refusal-obstacle_ahead = Перешкоду на { $at } ще не здолано.
lost-mines-refusal-no_room = На вузькій карті { $at } стоїть інший гном.
lost-mines-refusal-troll_ahead = Дорогу перегороджує троль: { $dir_name }.
lost-mines-refusal-wrong_treasure = На місці { $slot_number } немає скарбу цієї шахти.
lost-mines-refusal-no_such_card =
    { $size ->
        [one] Карти { $index_number } немає: на руці { $size } карта.
        [few] Карти { $index_number } немає: на руці { $size } карти.
        [many] Карти { $index_number } немає: на руці { $size } карт.
       *[other] Карти { $index_number } немає: на руці { $size } карти.
    }
lost-mines-refusal-vote_off = За цим столом раунд не можна закінчити за згодою.
lost-mines-refusal-already_proposed = Цього ходу ви вже пропонували закінчити раунд.
lost-mines-refusal-already_voted = Ви вже відповіли.
lost-mines-refusal-already_ready = Ви вже готові.

## Що відбувається

lost-mines-event-path_played =
    { $you ->
        [player] Ви кладете карту стежки на { $at }: { $card_name }.
       *[none] { $player } кладе карту стежки на { $at }: { $card_name }.
    }
lost-mines-event-tool_played =
    { $you ->
        [player] Ви застосовуєте інструмент на { $at }: { $tool_name }.
       *[none] { $player } застосовує інструмент на { $at }: { $tool_name }.
    }
lost-mines-event-mine_looked_at =
    { $you ->
        [player] Ви потай зазираєте в шахту на { $at }.
       *[none] { $player } потай зазирає в шахту на { $at }.
    }
lost-mines-event-mine_seen = Ви бачите, що на { $at }: { $content_name }.
lost-mines-event-treasure_looked_at =
    { $you ->
        [player] Ви потай дивитеся скарб { $slot_number } ({ $kind_name }).
       *[none] { $player } потай дивиться скарб { $slot_number } ({ $kind_name }).
    }
lost-mines-event-treasure_seen = Вартість скарбу { $slot_number } ({ $kind_name }): { $value }.
lost-mines-event-dwarf_looked_at =
    { $you ->
        [player] Ви потай дивитеся роль гравця { $target_seat }.
        [target_seat] { $player } потай дивиться вашу роль.
       *[none] { $player } потай дивиться роль гравця { $target_seat }.
    }
lost-mines-event-role_seen = Ви бачите роль гравця { $target_seat }: { $role_name }.
lost-mines-event-trap_set =
    { $you ->
        [player] Ви ставите пастку між { $ends }.
       *[none] { $player } ставить пастку між { $ends }.
    }
lost-mines-event-troll_set =
    { $you ->
        [player] Ви ставите троля між { $ends }.
       *[none] { $player } ставить троля між { $ends }.
    }
lost-mines-event-troll_left =
    { $you ->
        [player] Ваш троль іде геть.
       *[none] Троль гравця { $player } йде геть.
    }
lost-mines-event-storm_played =
    { $you ->
        [player] Ви викликаєте грозу: карти стежки на { $at } більше немає ({ $removed_name }).
       *[none] { $player } викликає грозу: карти стежки на { $at } більше немає ({ $removed_name }).
    }
lost-mines-event-token_lost = У жетона між { $ends } більше немає стежки, його прибирають.
lost-mines-event-discarded =
    { $you ->
        [player] Ви скидаєте
       *[none] { $player } скидає
    } { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
        [many] { $count } карт.
       *[other] { $count } карти.
    }
lost-mines-event-stepped =
    { $you ->
        [player] Ви йдете на { $at }.
       *[none] { $player } йде на { $at }.
    }
lost-mines-event-trap_sprung =
    { $you ->
        [player] { $costs ->
            [true] Ви потрапляєте в пастку і втрачаєте карту.
           *[false] Ви потрапляєте в пастку, але втрачати нічого.
        }
       *[none] { $costs ->
            [true] { $player } потрапляє в пастку і втрачає карту.
           *[false] { $player } потрапляє в пастку, але втрачати нічого.
        }
    }
lost-mines-event-card_lost = Ви втрачаєте карту: { $card_name }.
lost-mines-event-trap_removed = Пастка між { $ends } своє відпрацювала.
lost-mines-event-mine_revealed =
    { $you ->
        [player] Ви відкриваєте шахту на { $at }: { $content_name }.
       *[none] { $player } відкриває шахту на { $at }: { $content_name }.
    }
lost-mines-event-dragon_woken =
    { $you ->
        [player] Ви розбудили дракона!
       *[none] { $player } будить дракона!
    }
lost-mines-event-treasure_taken =
    { $you ->
        [player] Ви берете скарб { $slot_number }: { $kind_name }.
       *[none] { $player } бере скарб { $slot_number }: { $kind_name }.
    }
lost-mines-event-drew =
    { $you ->
        [player] Ви берете
       *[none] { $player } бере
    } { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
        [many] { $count } карт.
       *[other] { $count } карти.
    }
lost-mines-event-cards_drawn = Ви взяли: { $cards }.
lost-mines-event-skipped =
    { $you ->
        [player] Ви пропускаєте хід: карт немає.
       *[none] { $player } пропускає хід: карт немає.
    }
lost-mines-event-turn_began =
    { $you ->
        [player] Ваш хід.
       *[none] Ходить { $player }.
    }
lost-mines-event-end_proposed =
    { $you ->
        [player] Ви пропонуєте закінчити раунд.
       *[none] { $player } пропонує закінчити раунд.
    }
lost-mines-event-voted =
    { $you ->
        [player] Ви проголосували.
       *[none] { $player } голосує.
    }
lost-mines-event-vote_closed =
    { $accepted ->
        [true] Згодні всі: { $yes_seats }. Раунд закінчено.
       *[false] Раунд триває. За: { $yes_seats }. Проти: { $no_seats }.
    }
lost-mines-event-round_ended = Раунд { $round } закінчено: { $reason_name }.
lost-mines-event-was_ready =
    { $you ->
        [player] Ви готові продовжувати.
       *[none] { $player } продовжує.
    }
lost-mines-event-round_began =
    { $you ->
        [player] Починається раунд { $round }; перший хід за вами.
       *[none] Починається раунд { $round }; першим ходить { $player }.
    }
lost-mines-event-dealt = Ваша роль: { $role_name }; ваш клан: { $clan_name }. Ваші карти: { $cards }.
lost-mines-event-game_ended =
    { $players_count ->
        [1] { $you ->
            [players] Ви перемогли!
           *[none] Перемога: { $players }.
        }
       *[other] Спільна перемога: { $players }.
    }

## Що робити

lost-mines-move-play_path = Покласти карту стежки
lost-mines-move-play_tool = Застосувати інструмент
lost-mines-move-play_info = Потай подивитися
lost-mines-move-play_trap = Поставити пастку
lost-mines-move-play_troll = Поставити троля
lost-mines-move-play_storm = Викликати грозу
lost-mines-move-discard = Скинути
lost-mines-move-step = Іти далі
lost-mines-move-end_move = Лишитися тут
lost-mines-move-take_treasure = Узяти скарб
lost-mines-move-pick_trap_card = Обрати цю карту
lost-mines-move-propose_end_round = Запропонувати закінчити раунд
lost-mines-move-vote_end_round = Відповісти на пропозицію
lost-mines-move-ready = До наступного раунду
lost-mines-phase-play_card = Зіграйте карту або скиньте одну-дві
lost-mines-phase-end_vote = Закінчити раунд зараз?
lost-mines-phase-moving = Ідіть або лишайтеся на місці
lost-mines-phase-trap_pick = Оберіть карту, яку відбере пастка
lost-mines-phase-take_treasure = Візьміть скарб
lost-mines-phase-round_break = Раунд підраховано; готуйтеся до наступного
lost-mines-phase-game_over = Гру закінчено

## Назви

lost-mines-clan-blue = синій
lost-mines-clan-yellow = жовтий
lost-mines-role-loyal = чесний
lost-mines-role-selfish = жадібний
lost-mines-role-saboteur = шкідник
lost-mines-kind-gold = золото
lost-mines-kind-silver = срібло
lost-mines-kind-gems = самоцвіти
lost-mines-mine-gold = золота шахта
lost-mines-mine-silver = срібна шахта
lost-mines-mine-gems = шахта самоцвітів
lost-mines-mine-dragon = шахта дракона
lost-mines-special-plain = проста
lost-mines-special-trunk = стовбур
lost-mines-special-lake = озеро
lost-mines-special-pit = яма
lost-mines-special-rocks = каміння
lost-mines-special-campfire = вогнище
lost-mines-tool-axe = сокира
lost-mines-tool-boat = човен
lost-mines-tool-rope = мотузка
lost-mines-symbol-mine = шахта
lost-mines-symbol-treasure = скарб
lost-mines-symbol-dwarf = гном
lost-mines-dir-n = північ
lost-mines-dir-e = схід
lost-mines-dir-s = південь
lost-mines-dir-w = захід
lost-mines-side-n = північ
lost-mines-side-e = схід
lost-mines-side-s = південь
lost-mines-side-w = захід
lost-mines-reason-cards = карт більше немає ні в кого
lost-mines-reason-treasures = узято останній скарб
lost-mines-reason-vote = усі погодилися

## Карти за назвами

lost-mines-card-cross1 = перехрестя
lost-mines-card-cross2 = { lost-mines-card-cross1 }
lost-mines-card-cross3 = { lost-mines-card-cross1 }
lost-mines-card-cross4 = { lost-mines-card-cross1 }
lost-mines-card-cross5 = { lost-mines-card-cross1 }
lost-mines-card-tee_h1 = розвилка вздовж ряду
lost-mines-card-tee_h2 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h3 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_h4 = { lost-mines-card-tee_h1 }
lost-mines-card-tee_v1 = розвилка впоперек ряду
lost-mines-card-tee_v2 = { lost-mines-card-tee_v1 }
lost-mines-card-tee_v3 = { lost-mines-card-tee_v1 }
lost-mines-card-bend_a1 = поворот північ–схід
lost-mines-card-bend_a2 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_a3 = { lost-mines-card-bend_a1 }
lost-mines-card-bend_b1 = поворот північ–захід
lost-mines-card-bend_b2 = { lost-mines-card-bend_b1 }
lost-mines-card-bend_b3 = { lost-mines-card-bend_b1 }
lost-mines-card-line_h1 = пряма стежка схід–захід
lost-mines-card-line_h2 = { lost-mines-card-line_h1 }
lost-mines-card-line_h3 = { lost-mines-card-line_h1 }
lost-mines-card-line_v1 = пряма стежка північ–південь
lost-mines-card-stub_h1 = глухий кут на захід
lost-mines-card-stub_v1 = глухий кут на північ
lost-mines-card-line_h_trunk1 = пряма стежка схід–захід, стовбур
lost-mines-card-tee_h_trunk1 = розвилка вздовж ряду, стовбур
lost-mines-card-tee_v_trunk1 = розвилка впоперек ряду, стовбур
lost-mines-card-line_h_lake1 = пряма стежка схід–захід, озеро
lost-mines-card-tee_h_lake1 = розвилка вздовж ряду, озеро
lost-mines-card-tee_v_lake1 = розвилка впоперек ряду, озеро
lost-mines-card-line_h_pit1 = пряма стежка схід–захід, яма
lost-mines-card-tee_h_pit1 = розвилка вздовж ряду, яма
lost-mines-card-tee_v_pit1 = розвилка впоперек ряду, яма
lost-mines-card-cross_rocks1 = перехрестя, каміння
lost-mines-card-tee_h_rocks1 = розвилка вздовж ряду, каміння
lost-mines-card-line_h_rocks1 = пряма стежка схід–захід, каміння
lost-mines-card-line_v_rocks1 = пряма стежка північ–південь, каміння
lost-mines-card-cross_fire1 = перехрестя, вогнище
lost-mines-card-bend_a_fire1 = поворот північ–схід, вогнище
lost-mines-card-bend_b_fire1 = поворот північ–захід, вогнище
lost-mines-card-axe1 = сокира
lost-mines-card-axe2 = { lost-mines-card-axe1 }
lost-mines-card-axe3 = { lost-mines-card-axe1 }
lost-mines-card-boat1 = човен
lost-mines-card-boat2 = { lost-mines-card-boat1 }
lost-mines-card-boat3 = { lost-mines-card-boat1 }
lost-mines-card-rope1 = мотузка
lost-mines-card-rope2 = { lost-mines-card-rope1 }
lost-mines-card-rope3 = { lost-mines-card-rope1 }
lost-mines-card-scout1 = розвідка
lost-mines-card-scout2 = { lost-mines-card-scout1 }
lost-mines-card-scout3 = { lost-mines-card-scout1 }
lost-mines-card-scout4 = { lost-mines-card-scout1 }
lost-mines-card-scout5 = { lost-mines-card-scout1 }
lost-mines-card-scout6 = { lost-mines-card-scout1 }
lost-mines-card-trap1 = пастка
lost-mines-card-trap2 = { lost-mines-card-trap1 }
lost-mines-card-trap3 = { lost-mines-card-trap1 }
lost-mines-card-troll1 = троль
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

## Чому хід добрий

lost-mines-why-your_way = До шахти вам у найкращому разі ходів: { $turns }.
lost-mines-why-no_way = До шахт поки немає шляху.
lost-mines-why-suspect = З того, що всі бачили, найбільше на шкідника схожий гравець { $player } ({ $percent } %).
lost-mines-why-your_way_shorter = Це наближає вас до шахти; заощаджено кроків: { $steps }.
lost-mines-why-less_instead = Зіграний хід заощаджує лише стільки: { $steps }.
lost-mines-why-helps_friend = Це допомагає гравцеві { $player }, схоже, ви на одному боці.
lost-mines-why-hinders_foe = Це затримує гравця { $player }, схоже, ви суперники.
lost-mines-why-helped_foe = Зіграний хід допомагає гравцеві { $player }, схоже, ви суперники.
lost-mines-why-know_mine = Тоді ви знатимете, що в одній із шахт.
lost-mines-why-know_role = Тоді ви знатимете, на чиєму боці { $target_seat }.
lost-mines-why-know_treasure = Тоді ви знатимете ціну одного зі скарбів.
lost-mines-why-keep_better_cards = Зараз жодна карта не допоможе; без цієї обійтися найлегше.
lost-mines-why-nearer = Цей крок на вашому найкоротшому шляху до шахти.
lost-mines-why-stay_here = Жоден крок не наближає вас до шахти.
lost-mines-why-best_treasure =
    { $value ->
        [none] Ціна його вам невідома, але кращого ви не знаєте.
       *[other] Це найкращий скарб із відомих вам, ціна { $value }.
    }
lost-mines-why-round_is_lost = Ніхто на вашому боці вже не дістанеться скарбу.
lost-mines-why-round_is_open = Ваш бік ще може дістатися скарбу.

lost-mines-part-paths = карти стежок
lost-mines-part-actions = карти дій
lost-mines-part-mines = карти шахт
lost-mines-part-treasures = карти скарбів
lost-mines-part-dwarves = карти гномів
lost-mines-part-tokens = жетони лісу
lost-mines-part-places = місця стартів і шахт на полі
