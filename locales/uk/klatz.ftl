### Клац!

## The game

klatz-title = Клац!
klatz-summary = Будуйте разом Великий мур, пересувайте його карти й вигукуйте КЛАЦ!, щойно на ньому складеться картина з вашої карти.
klatz-facts-known = З правил відомі числа: 47 карт муру, 3 рикші, 25 композицій і 35 карт дій семи видів; і що є вежі, панди та дракони з трьох частин.
klatz-facts-ours = Решта символів, скільки їх і всі композиції з очками — наші.
klatz-section-setup = Підготовка
klatz-section-turn = Хід
klatz-section-actions = Карти дій
klatz-section-photos = Знімки
klatz-section-special = Рикші, вежі, дракони
klatz-section-end = Кінець і підрахунок
klatz-section-calls = Хто вигукнув першим

## Rules

rule-KZ-001 = Грають двоє, троє або четверо.
rule-KZ-002 = Композиції та карти дій перемішують до початку роздачі.
rule-KZ-003 = Кожен отримує три карти дій і дві композиції та тримає їх у таємниці.
rule-KZ-004 = На столі лежать відкритими три композиції без дракона й панди.
rule-KZ-005 = У короткій грі чотири, п’ять або шість композицій прибирають не дивлячись.
rule-KZ-006 = У першому мурі й на першому ринку не може бути рикші.
rule-KZ-007 = Чотири карти, викладені зліва направо, утворюють перший мур.
rule-KZ-008 = Наступні три карти утворюють ринок.
rule-KZ-009 = Колода муру складена з трьох стосів, у кожному по одному рикші.
rule-KZ-010 = Нероздані карти дій утворюють закриту колоду дій.
rule-KZ-011 = Хто починає, вирішує жереб, якщо господар столу не назвав місце; ходять за годинниковою стрілкою.
rule-KZ-012 = Скинуті карти муру й дій лежать відкрито, скинуті композиції — закрито.
rule-KZ-013 = Ліво і право в усіх ті самі.
rule-KZ-020 = Хід має чотири кроки: їдуть рикші, карта додається до муру, карти дій, добір. Робить їх лише той, чий хід.
rule-KZ-021 = Хід починається з того, що кожен рикша на мурі переїжджає на одну карту праворуч.
rule-KZ-022 = Можна покласти будь-яку карту з ринку до лівого чи правого краю муру.
rule-KZ-023 = Натомість можна взяти верхню карту колоди: її бачать усі, і її треба покласти перед усім іншим.
rule-KZ-024 = На цьому кроці до муру додають рівно одну карту, і пропустити його не можна.
rule-KZ-025 = Потім ринок поповнюють до трьох: карти зсуваються, нові стають у кінець.
rule-KZ-026 = За хід можна зіграти одну карту дії вдвох, до двох утрьох і до трьох учотирьох.
rule-KZ-027 = Перша карта дії обов’язкова, якщо ви не міняєте руку й маєте що зіграти.
rule-KZ-028 = Замість карт дій можна скинути всю руку й узяти три карти дій та дві композиції; на цьому хід закінчено.
rule-KZ-029 = Наприкінці ходу ви добираєте карти дій до трьох.
rule-KZ-030 = Якщо потрібна карта, а її колода порожня, відбій перемішують у нову колоду.
rule-KZ-031 = Колоду композицій не відновлюють: скинуті композиції вибувають із гри.
rule-KZ-032 = Наступний хід починається одразу.
rule-KZ-040 = Карту дії грають із руки у свій хід і виконують повністю.
rule-KZ-041 = Зсув на один: карта муру міняється місцями із сусідньою.
rule-KZ-042 = Зсув на два: карта муру переміщується рівно на два місця.
rule-KZ-043 = Обмін: дві різні карти муру міняються місцями.
rule-KZ-044 = Прибрати: карта муру йде у відбій, проміжок змикається.
rule-KZ-045 = Додаткова композиція: візьміть одну композицію; межі в руці немає.
rule-KZ-046 = Новий ринок: ринок скидають, відкривають три нові карти, й одну з них кладуть до краю муру.
rule-KZ-047 = Повернути: будь-яку карту муру з відбою вставляють у будь-яке місце муру; рикшу обрати не можна.
rule-KZ-048 = Карту, яку не можна виконати цілком, грати не можна.
rule-KZ-049 = Дія, яка нічого не змінює, дозволена.
rule-KZ-050 = Дією не можна обрати вежу чи накриту карту.
rule-KZ-060 = Знімок робить той, хто вигукнув КЛАЦ! і назвав композицію та частину муру, де її видно; він дає очки з карти.
rule-KZ-061 = Символи мають стояти поруч точно в порядку візерунка.
rule-KZ-062 = Дзеркальне відображення не рахується, якщо за столом не домовилися інакше.
rule-KZ-063 = Жодна карта знімка не має бути накрита рикшею.
rule-KZ-064 = З композицією зі своєї руки можна вигукнути в будь-який спокійний момент, навіть у чужий хід.
rule-KZ-065 = Відкриті композиції — для того, чий хід, до добору чи обміну руки.
rule-KZ-066 = Не можна вигукувати, доки щось зроблено наполовину.
rule-KZ-067 = Знімок зараховують, його карти скидають, проміжок змикають, мур поповнюють, композицію з руки замінюють.
rule-KZ-068 = Після знімка композиції добирають лише до двох і лише з того, що лишилося.
rule-KZ-069 = Відкриті композиції не поповнюють.
rule-KZ-070 = Якщо після знімка чи вилучення в мурі менше чотирьох карт, ліворуч по одній додають нові.
rule-KZ-071 = Проміжки змикаються одразу, порядок зберігається.
rule-KZ-072 = Кілька вигуків рахуються по порядку; кожен наступний перевіряють на зміненому мурі, і він пропадає, якщо вже не підходить.
rule-KZ-073 = Можна зробити кілька знімків, кожен зі своєю композицією та своїми картами.
rule-KZ-074 = Вигукувати не обов’язково, і помилка нічого не коштує.
rule-KZ-075 = Якщо візерунок трапляється кілька разів, місце обирає той, хто вигукнув.
rule-KZ-076 = Знята композиція відтоді видна всім.
rule-KZ-090 = Відкритий рикша одразу стає на крайню ліву карту муру.
rule-KZ-091 = Якщо вона зайнята, новий стає на першу вільну карту праворуч.
rule-KZ-092 = Потім перерваний добір продовжують ще однією картою.
rule-KZ-093 = Накриту карту не можна ні зняти, ні зсунути, ні прибрати.
rule-KZ-094 = На початку кожного ходу всі рикші одночасно переїжджають на наступну карту праворуч.
rule-KZ-095 = З крайньої правої карти рикша їде з муру у відбій.
rule-KZ-096 = Символ під рикшею лишається видним.
rule-KZ-097 = Рикша лишається на своїй карті, хоч що відбувається довкола.
rule-KZ-098 = Якщо вільної карти немає, рикша чекає поруч і займає крайню ліву вільну, щойно додасться карта.
rule-KZ-100 = Вежу не можна обрати картою дії.
rule-KZ-101 = Інші карти можна зсувати повз вежу, якщо за столом це не заборонено.
rule-KZ-102 = Вежі можна класти, знімати, скидати з ринком і повертати.
rule-KZ-103 = Дракона читають від голови ліворуч до хвоста, без проміжків і ніколи дзеркально.
rule-KZ-104 = Панди — звичайні карти муру; їх немає лише на відкритих композиціях.
rule-KZ-110 = Гра закінчується тієї миті, коли знято останню відкриту композицію.
rule-KZ-111 = Коли взято останню композицію, хід догравають, і кожен має ще один хід.
rule-KZ-112 = Остання відкрита композиція завершує гру й під час останнього кола.
rule-KZ-113 = Ваш рахунок — сума очок ваших знімків.
rule-KZ-114 = За рівності очок перемагає той, хто має більше знімків.
rule-KZ-115 = Якщо й тоді нічия, перемагають разом.
rule-KZ-116 = Забагато ходів поспіль без знімка й нової композиції завершують гру.
rule-KZ-117 = Якщо всі інші пішли назовсім, перемагає той, хто лишився.
rule-KZ-130 = Кожне повідомлення стосується одного положення; призначене для іншого не приймається.
rule-KZ-131 = У кожен спокійний момент усім повідомляють те саме, можуть вони вигукнути чи ні.
rule-KZ-132 = Про відхилені й програні вигуки дізнається лише той, хто вигукнув, якщо стіл не оголошує програні.
rule-KZ-133 = У перегонах кожну зміну всім показують однаково довго, і лише потім рахуються вигуки й ходи.
rule-KZ-134 = У вигуку вказано композицію, карти й скільки часу минуло від відкриття вікна.
rule-KZ-135 = Повільний зв’язок ураховують у межах виміряного; того, хто повернувся, спершу вимірюють.
rule-KZ-136 = Після хибного вигуку ваша кнопка ненадовго вимикається.
rule-KZ-137 = Після першого вигуку стіл трохи чекає на вигуки, які ще в дорозі.
rule-KZ-138 = Хід активного гравця чекає, доки всі мали час вигукнути.
rule-KZ-139 = Першим рахується найшвидше натискання; майже рівні вирішує жереб, а вигуки йдуть перед ходом.
rule-KZ-140 = Завершений хід стіл закінчує сам за якийсь час; пас зобов’язує, а коли спасували всі, хід робиться одразу.
rule-KZ-141 = Кожна композиція в руці має постійний наказ: вигукувати самій чи чекати, ліворуч або праворуч.
rule-KZ-142 = З постійними наказами до ходу, який нічого не лишає наполовину, можна додати вигуки, а будь-якої спокійної миті вигукнути самому.
rule-KZ-143 = Накази збирають по одному на гравця: спершу активний, решта за жеребом, доки щось підходить.
rule-KZ-144 = У закритому раунді кожен таємно відповідає вигуком або нічим, перш ніж гра піде далі.
rule-KZ-145 = Закритий раунд пропускають, якщо всім видно, що вигукнути ніхто не може.
rule-KZ-146 = Поза перегонами про чужу карту дізнаються лише зі зробленого з нею знімка.
rule-KZ-147 = Бот бачить лише своє й помічає не кожен збіг.
rule-KZ-148 = Боту потрібен час на реакцію, у свій хід — менше.
rule-KZ-149 = Першим вигукує швидший бот; проти людей бот не швидший за 0,6 секунди. За бота вручну не грають.
rule-KZ-150 = Повідомлення рахуються в порядку надходження, й остання мить — ще вчасно.
rule-KZ-151 = Про відмову через невчасність дізнається лише відправник, і кнопка не вимикається.

## Options

klatz-option-call_mode = Вигуки
klatz-option-call_mode-help = Як вирішується, хто вигукнув першим.
klatz-option-call_mode-race = Перегони в реальному часі
klatz-option-call_mode-standing = Постійні накази, по ходах
klatz-option-call_mode-sealed = Закриті відповіді
klatz-option-call_mode-sim = Симуляція, лише боти
klatz-option-short_game = Коротка гра
klatz-option-short_game-help = Скільки композицій прибирають не дивлячись.
klatz-option-first_player = Перший гравець
klatz-option-first_player-help = Чий перший хід.
klatz-option-first_player-random = За жеребом
klatz-option-first_player-seat-0 = Місце 1
klatz-option-first_player-seat-1 = Місце 2
klatz-option-first_player-seat-2 = Місце 3
klatz-option-first_player-seat-3 = Місце 4
klatz-option-mirror_match = Дзеркальні відображення
klatz-option-mirror_match-help = Чи підходять візерунки без дракона й у зворотний бік.
klatz-option-wall_floor = Поповнення муру
klatz-option-wall_floor-help = Коли мур, коротший за чотири карти, поповнюють.
klatz-option-wall_floor-always = Після знімків і вилучень
klatz-option-wall_floor-photo_only = Лише після знімків
klatz-option-final_round = Останнє коло
klatz-option-final_round-help = Хто має ще хід, коли композиції скінчилися.
klatz-option-final_round-each_one_more = Усі
klatz-option-final_round-others_only = Усі, крім активного гравця
klatz-option-final_round-go_on = Ніхто: гра триває
klatz-option-blockers_passable = Повз вежі та рикш
klatz-option-blockers_passable-help = Чи можна зсувати карти повз вежі й накриті карти.
klatz-option-reveal_discarded_compositions = Скинуті композиції відкриті
klatz-option-reveal_discarded_compositions-help = Чи бачать усі композиції, скинуті під час обміну руки.
klatz-option-call_assist = Підказка
klatz-option-call_assist-help = Чи виділяти збіги ваших карт.
klatz-option-call_assist-off = Ні
klatz-option-call_assist-highlight = Збіги позначено
klatz-option-announce_lost_calls = Оголошувати програні вигуки
klatz-option-announce_lost_calls-help = У перегонах: чи чують усі, хто запізнився.
klatz-option-async_priority = Хто перший серед рівних
klatz-option-async_priority-help = Чий вигук рахується першим, якщо годинник не вирішує.
klatz-option-async_priority-active_first = Активний гравець
klatz-option-async_priority-random = За жеребом
klatz-option-turn_ms = Час на хід (мс)
klatz-option-turn_ms-help = Після цього робиться простий хід; 0 — без годинника.
klatz-option-window_min_ms = Найменше вікно (мс)
klatz-option-window_min_ms-help = Скільки хід чекає, щоб інші встигли вигукнути.
klatz-option-end_window_ms = Кінець ходу (мс)
klatz-option-end_window_ms-help = Коли стіл завершує закінчений хід.
klatz-option-sealed_ms = Закритий раунд (мс)
klatz-option-sealed_ms-help = Скільки часу на відповідь.
klatz-option-latency_cap_ms = Поправка на зв’язок (мс)
klatz-option-latency_cap_ms-help = Більше за це повільному зв’язку не пробачають.
klatz-option-false_call_cooldown_ms = Пауза після хибного вигуку (мс)
klatz-option-false_call_cooldown_ms-help = Як довго кнопку вимкнено.
klatz-option-stall_turns = Захист від застою
klatz-option-stall_turns-help = Після стількох ходів без знімка й нової композиції гра закінчується; 0 — вимкнено.

## Why a move is refused

klatz-refusal-game_over = Гру закінчено: { $ending_name }.
klatz-refusal-not_your_turn = Зараз не ваш хід.
klatz-refusal-table_only = Місце прибирає лише стіл.
klatz-refusal-no_such_seat = За цим столом немає місця { $number_number }.
klatz-refusal-already_left = { $player } уже не грає.
klatz-refusal-place_first = Спершу додайте карту до муру.
klatz-refusal-must_place = Хід не можна закінчити, доки ви не додали карту до муру.
klatz-refusal-already_placed = Цього ходу ви вже додали карту до муру.
klatz-refusal-no_such_slot = На ринку немає карти { $slot_number }: там усього { $cards }.
klatz-refusal-nothing_to_draw = Карт муру для добору не лишилося.
klatz-refusal-nothing_drawn = Ви не брали карти з колоди.
klatz-refusal-place_drawn_first = Спершу покладіть узяту карту.
klatz-refusal-no_new_market = Ринок не було замінено картою дії.
klatz-refusal-no_such_new_card = Нової карти { $slot_number } немає: на ринку { $cards }.
klatz-refusal-place_new_first = Спершу покладіть карту з нового ринку.
klatz-refusal-quota_used =
    { $quota ->
        [one] Ви зіграли { $quota } карту дії: більше цього ходу не можна.
        [few] Ви зіграли { $quota } карти дій: більше цього ходу не можна.
        [many] Ви зіграли { $quota } карт дій: більше цього ходу не можна.
       *[other] Ви зіграли { $quota } карти дій: більше цього ходу не можна.
    }
klatz-refusal-turn_over = Після обміну руки хід закінчено.
klatz-refusal-redraw_too_late = Обміняти руку можна лише замість карти дії.
klatz-refusal-must_act = Зіграйте карту дії або обміняйте руку.
klatz-refusal-not_in_hand = У вас немає карти «{ $action_name }».
klatz-refusal-no_effect = «{ $action_name }» зараз виконати не можна.
klatz-refusal-no_such_card = Карти { $at_number } немає: у мурі { $cards }.
klatz-refusal-too_far = Карту { $from_number } так далеко не зсунути.
klatz-refusal-not_two_cards = Потрібні дві різні карти, ліва першою: вказано { $a_number } і { $b_number }.
klatz-refusal-tower = Карта { $at_number } — вежа, вона нерухома.
klatz-refusal-covered = Карту { $at_number } накриває рикша.
klatz-refusal-past_tower = Заважає вежа на місці { $at_number }.
klatz-refusal-past_covered = Заважає накрита карта на місці { $at_number }.
klatz-refusal-not_discarded = Це не можна повернути з відбою: { $symbol_name }.
klatz-refusal-no_such_place = Місця { $at_number } немає, карт у мурі: { $cards }.
klatz-refusal-not_now = Не можна вигукувати, доки щось зроблено наполовину.
klatz-refusal-not_yours = Цієї композиції немає у вашій руці: { $comp_name }.
klatz-refusal-open_not_now = Ця відкрита композиція — для того, чий хід: { $comp_name }.
klatz-refusal-rickshaw_in_picture = Рикша накриває карту знімка: { $comp_name }.
klatz-refusal-mirrored = Це задом наперед: { $comp_name }.
klatz-refusal-dragon_backwards = Голова дракона має бути ліворуч: { $comp_name }.
klatz-refusal-no_match = Мур тут цього не показує: { $comp_name }.

## Why a call or message is refused

klatz-refusal-wrong_position = Положення за столом уже інше.
klatz-refusal-already_called = Ви тут уже вигукнули.
klatz-refusal-already_moved = Ваш хід уже в дорозі.
klatz-refusal-too_early = Зарано: зміну показують ще { $ms } мс.
klatz-refusal-table_paused = Стіл на паузі.
klatz-refusal-not_measured = Вимірюємо ваш зв’язок: { $pings } з { $wanted }.
klatz-refusal-button_off = Вашу кнопку вимкнено ще на { $ms } мс.
klatz-refusal-already_passed = Ви тут спасували.
klatz-refusal-nothing_to_pass = Зараз пасувати нема на що.
klatz-refusal-no_such_order = Для композиції не з вашої руки наказу немає: { $comp_name }.
klatz-refusal-not_attachable = До цього ходу не можна додати вигуки.
klatz-refusal-out_of_time = Цієї миті раунду це неможливо.
klatz-refusal-no_turn_move = Вигукуйте кнопкою, а не ходом.
klatz-refusal-bots_only = Тут грає бот.
klatz-refusal-unreadable = Повідомлення незрозуміле: { $reason }

## What happens

klatz-event-turn_began =
    { $you ->
        [player] Ваш хід.
       *[none] Ходить { $player }.
    }
klatz-event-rickshaws_moved =
    { $gone ->
        [0] Рикші їдуть далі: на мурі { $riding }.
       *[other] Рикші їдуть далі: на мурі { $riding }, поїхало { $gone }.
    }
klatz-event-rickshaw_arrived = Рикша стає на карту { $at_number }: { $symbol_name }.
klatz-event-rickshaw_waits = Рикша не знаходить вільної карти й чекає.
klatz-event-rickshaw_settled = Рикша, що чекав, займає карту { $at_number }: { $symbol_name }.
klatz-event-placed =
    { $you ->
        [player] Ви додаєте карту { $side_name }: { $symbol_name }.
       *[none] { $player } додає карту { $side_name }: { $symbol_name }.
    }
klatz-event-drew =
    { $you ->
        [player] Ви відкриваєте верхню карту: { $symbol_name }.
       *[none] { $player } відкриває верхню карту: { $symbol_name }.
    }
klatz-event-market_filled = Нове на ринку: { $symbols }.
klatz-event-wall_reshuffled = Відбій муру перемішано в нову колоду.
klatz-event-actions_reshuffled = Відбій дій перемішано в нову колоду.
klatz-event-shifted =
    { $you ->
        [player] Ви зсуваєте карту з { $from_number } на { $to_number }: { $symbol_name }.
       *[none] { $player } зсуває карту з { $from_number } на { $to_number }: { $symbol_name }.
    }
klatz-event-swapped =
    { $you ->
        [player] Ви міняєте місцями карти { $a_number } і { $b_number }: { $symbols }.
       *[none] { $player } міняє місцями карти { $a_number } і { $b_number }: { $symbols }.
    }
klatz-event-removed =
    { $you ->
        [player] Ви прибираєте карту { $at_number }: { $symbol_name }.
       *[none] { $player } прибирає карту { $at_number }: { $symbol_name }.
    }
klatz-event-extra_played =
    { $you ->
        [player] Ви берете додаткову композицію.
       *[none] { $player } бере додаткову композицію.
    }
klatz-event-market_replaced =
    { $you ->
        [player] { $symbols_count ->
            [0] Ви замінюєте порожній ринок.
           *[other] Ви скидаєте ринок: { $symbols }.
        }
       *[none] { $symbols_count ->
            [0] { $player } замінює порожній ринок.
           *[other] { $player } скидає ринок: { $symbols }.
        }
    }
klatz-event-returned =
    { $you ->
        [player] Ви повертаєте карту на місце { $at_number }: { $symbol_name }.
       *[none] { $player } повертає карту на місце { $at_number }: { $symbol_name }.
    }
klatz-event-redrew =
    { $you ->
        [player] Ви скидаєте
       *[none] { $player } скидає
    } { $count ->
        [one] всю руку: { $actions } і { $count } композицію.
        [few] всю руку: { $actions } і { $count } композиції.
        [many] всю руку: { $actions } і { $count } композицій.
       *[other] всю руку: { $actions } і { $count } композиції.
    }
klatz-event-compositions_discarded =
    { $you ->
        [player] Ви скидаєте: { $comps }.
       *[none] { $player } скидає: { $comps }.
    }
klatz-event-compositions_drawn =
    { $you ->
        [player] Ви берете: { $comps }.
       *[none] { $player } бере: { $comps }.
    }
klatz-event-compositions_taken =
    { $you ->
        [player] Ви берете
       *[none] { $player } бере
    } { $count ->
        [one] { $count } композицію.
        [few] { $count } композиції.
        [many] { $count } композицій.
       *[other] { $count } композиції.
    }
klatz-event-actions_drawn =
    { $you ->
        [player] Ви берете: { $actions }.
       *[none] { $player } бере: { $actions }.
    }
klatz-event-actions_taken =
    { $you ->
        [player] Ви берете
       *[none] { $player } бере
    } { $count ->
        [one] { $count } карту дії.
        [few] { $count } карти дій.
        [many] { $count } карт дій.
       *[other] { $count } карти дій.
    }
klatz-event-photo =
    { $you ->
        [player] КЛАЦ! Ви робите
       *[none] КЛАЦ! { $player } робить
    } { $points ->
        [one] знімок ({ $symbols }): { $points } очко.
        [few] знімок ({ $symbols }): { $points } очки.
        [many] знімок ({ $symbols }): { $points } очок.
       *[other] знімок ({ $symbols }): { $points } очка.
    }
klatz-event-wall_refilled = Мур поповнено ліворуч: { $symbol_name }.
klatz-event-final_round = Узято останню композицію. Ще по одному ходу: { $players }.
klatz-event-left =
    { $you ->
        [player] Ви йдете;
       *[none] { $player } іде;
    } { $count ->
        [one] скинуто карт дій: { $actions_count }, і { $count } композиція.
        [few] скинуто карт дій: { $actions_count }, і { $count } композиції.
        [many] скинуто карт дій: { $actions_count }, і { $count } композицій.
       *[other] скинуто карт дій: { $actions_count }, і { $count } композиції.
    }
klatz-event-ended = Гру закінчено: { $ending_name }.

## What to do

klatz-move-place_open = Додати карту з ринку
klatz-move-draw_blind = Узяти наосліп
klatz-move-place_drawn = Покласти взяту карту
klatz-move-play_shift1 = Зсунути карту на один
klatz-move-play_shift2 = Зсунути карту на два
klatz-move-play_swap = Поміняти дві карти
klatz-move-play_remove = Прибрати карту
klatz-move-play_extra = Узяти композицію
klatz-move-play_market = Замінити ринок
klatz-move-place_new = Покласти нову карту з ринку
klatz-move-play_return = Повернути карту
klatz-move-redraw = Обміняти руку
klatz-move-end_turn = Закінчити хід
klatz-move-claim = КЛАЦ!
klatz-move-leave = Прибрати місце
klatz-phase-await_place = Додайте карту з ринку або візьміть наосліп
klatz-phase-placing_drawn = Оберіть край муру для взятої карти
klatz-phase-await_act = Зіграйте карту дії
klatz-phase-placing_new = Покладіть карту з нового ринку до краю муру
klatz-phase-await_end = Закінчіть хід або вигукніть
klatz-phase-over = Гру закінчено

## Names

klatz-symbol-lantern = ліхтар
klatz-symbol-kite = повітряний змій
klatz-symbol-pine = сосна
klatz-symbol-gate = брама
klatz-symbol-drum = барабан
klatz-symbol-tower = вежа
klatz-symbol-panda = панда
klatz-symbol-dragon_head = голова дракона
klatz-symbol-dragon_middle = середина дракона
klatz-symbol-dragon_tail = хвіст дракона
klatz-symbol-rickshaw = рикша
klatz-action-shift1 = зсув на один
klatz-action-shift2 = зсув на два
klatz-action-swap = обмін
klatz-action-remove = прибрати
klatz-action-extra = додаткова композиція
klatz-action-market = новий ринок
klatz-action-return = повернути
klatz-side-left = ліворуч
klatz-side-right = праворуч
klatz-ending-last_open = знято останню відкриту композицію
klatz-ending-final_round = зіграно останні ходи
klatz-ending-stall = надто довго нічого не відбувалося
klatz-ending-alone = усі інші пішли
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

## Чому хід добрий

klatz-why-stands = Погляньте на мур: цей знімок уже є ({ $points }): { $comp_name }.
klatz-why-nearest = Найближчий знімок: на місці { $cards } із { $of } карт: { $comp_name }.
klatz-why-take_photo = Знімок готовий, лишається гукнути ({ $points }): { $comp_name }.
klatz-why-only_yours = Ця композиція лише у вас, раніше за вас знімка ніхто не зробить: { $comp_name }.
klatz-why-open_to_all = Композиція відкрита: лишите її — дістанеться наступному: { $comp_name }.
klatz-why-completes = Це завершує знімок ({ $points }): { $comp_name }.
klatz-why-builds = На місці буде { $cards } із { $of } карт знімка: { $comp_name }.
klatz-why-breaks = Зіграний хід руйнує знімок: { $comp_name }.
klatz-why-may_help_others = Зіграний хід складає знімок, який може бути в когось іншого.
klatz-why-more_compositions = Зайва композиція на руці — зайвий шанс на знімок.
klatz-why-poor_market = На ринку вам ніщо не допоможе.
klatz-why-fresh_hand = Вашим композиціям до кінця далеко; нова рука цінніша.
klatz-why-nothing_better = Зараз жодна карта дії не поліпшить для вас мур.

klatz-part-wall = карти муру
klatz-part-rickshaws = карти рикш
klatz-part-actions = карти дій
klatz-part-compositions = карти композицій
