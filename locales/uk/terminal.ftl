### Гра в терміналі та те, що командний рядок каже гравцям.

## Триває гра

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Чекаємо: { $player } …
terminal-over = Гру закінчено. Будь-яка клавіша покаже підсумок.
terminal-choose-move = оберіть хід зі списку
terminal-spectator = глядач
terminal-person-name = Гравець { $seat }
terminal-log = Що було
terminal-notice = Підказка

## Список ходів

terminal-moves-title =
    { $count ->
        [one] { $count } можливий хід
        [few] { $count } можливі ходи
        [many] { $count } можливих ходів
       *[other] { $count } можливого ходу
    }
terminal-moves-search = Пошук: { $text }▏
terminal-moves-none = Жоден хід не підходить. Backspace стирає набране.
terminal-moves-from-zero = У цьому списку місця рахуються з 0.

## Клавіші

terminal-key-mark = вибрати
terminal-key-play = зіграти
terminal-key-search = шукати
terminal-key-board = поле
terminal-key-list = список ходів
terminal-key-help = допомога
terminal-key-language = мова
terminal-key-log = журнал
terminal-key-quit = вихід
terminal-key-confirm = так, зробити
terminal-key-back = назад
terminal-key-go-on = далі

## Відмови

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = «{ $found }» — не хід цієї гри. Tab покаже список ходів.
terminal-key-unknown = Клавіша { $key } тут нічого не робить. Робочі клавіші — внизу, ? пояснить їх.
terminal-key-not-now = Клавіша { $key } зараз нічого не робить: ходить { $player }.
terminal-only-watching = Ви лише дивитеся. Грають ті, хто за столом.
terminal-save-failed = Гра триває, але зберегти її не вдалося: { $error }
terminal-too-small = У цьому вікні { $columns } × { $rows } знаків. Збільште його хоча б до { $columns_min } × { $rows_min }.

## Одна клавіатура на всіх

terminal-handing-title = Клавіатура переходить
terminal-handing = Передайте клавіатуру: { $player }. Решта відвертається.
terminal-handing-key = { $player }, натисніть Enter, коли екран бачите лише ви.

## Допомога

terminal-help-title = { $game }: допомога (↑↓ гортати, Esc назад)
terminal-help-keys = Клавіші зараз
terminal-help-signs = Знаки на полі
terminal-help-tab = показати списком усі можливі ходи або повернутися до поля
terminal-help-help = ця допомога
terminal-help-language = змінити мову: English, Deutsch, Français, Русский, Українська
terminal-help-log = усе, що сталося
terminal-help-quit = вийти; гра зберігається після кожного ходу
terminal-help-interrupt = вийти відразу
terminal-log-title = Що було (↑↓ гортати, Esc назад)

## Кінець

terminal-quit-saved = Вийти з гри? Її збережено у { $path }, її можна продовжити.
terminal-quit-unsaved = Вийти з гри? Її не збережено, вона пропаде.
terminal-quit-yes = вийти
terminal-quit-no = грати далі
terminal-result-saved = Усю партію записано у { $path }.
terminal-result-again = ще одна гра
terminal-result-look = подивитися на стіл
terminal-saved = Гру збережено у { $path }. Продовжити: klad play --resume { $path }
terminal-saved-over = Усю партію записано у { $path }. Переглянути: klad replay { $path }

## Перед грою

terminal-setup-title = нова гра
terminal-setup-resume = Продовжити збережену гру
terminal-setup-resume-help = Enter — продовжити з того місця, де ви зупинилися.
terminal-setup-game = Гра
terminal-setup-seats = Скільки гравців
terminal-setup-seats-help = У цю гру грають від { $least } до { $most } людей.
terminal-setup-chair = Місце { $seat }
terminal-setup-person = { $name } (за цією клавіатурою)
terminal-setup-bot = Бот: { $level }
terminal-setup-chair-help = Хто тут сидить: людина за цією клавіатурою чи бот (← →). Наберіть ім’я, щоб його змінити. Кілька людей передають клавіатуру одне одному.
terminal-setup-number = Від { $least } до { $most }; число можна набрати.
terminal-setup-bad-name = «{ $name }» не годиться як ім’я: воно не може бути порожнім або починатися з «bot».
terminal-setup-key-row = вибрати рядок
terminal-setup-key-change = змінити
terminal-setup-key-start = почати
terminal-setup-key-unknown = Клавіша { $key } тут зараз нічого не робить. Потрібні клавіші вказано внизу.

## Повтор партії

terminal-replay-start = Перед першим ходом; усього ходів: { $count }.
terminal-replay-step = Хід { $at } із { $count }: { $player }: { $move }
terminal-replay-next = далі
terminal-replay-previous = назад
terminal-replay-ends = початок, кінець
terminal-replay-viewer = іншими очима

## Мій скарб

terminal-any-key = Натисніть будь-яку клавішу.
terminal-my-treasure-orcs = Орки: { $count } з { $most }
terminal-my-treasure-deck = У колоді { $count }
terminal-my-treasure-danger = Небезпечно: наступна карта — останній орк, 1 з { $count }!
terminal-my-treasure-height =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
terminal-my-treasure-empty = порожньо
terminal-my-treasure-closed = закрито
terminal-my-treasure-grabbed = забрано
terminal-my-treasure-tokens = Жетони
terminal-my-treasure-pool = горілиць донизу: { $count }
terminal-my-treasure-drawn = Витягнута, кладіть:
terminal-my-treasure-in-cave = у печері
terminal-my-treasure-blind = жетон наосліп
terminal-my-treasure-top = зверху
terminal-my-treasure-scored = Раунд { $round } закінчено
terminal-my-treasure-result = { $kind }: сума { $total }, нагорода { $award }, гаманець { $purse }
terminal-my-treasure-token = оберіть жетон для стосу { $spot }
terminal-my-treasure-spot = оберіть стіс для жетона: { $kind }
terminal-my-treasure-confirm = взяти стіс { $spot } з жетоном «{ $kind }»? Тоді цей раунд для вас закінчено.
terminal-my-treasure-key-draw = тягнути карту
terminal-my-treasure-key-claim = взяти стіс
terminal-my-treasure-key-token = жетон
terminal-my-treasure-key-place = покласти карту сюди
terminal-my-treasure-key-flee = тікати з цим стосом
terminal-my-treasure-legend = ▲ орк, що вийшов; > ходить зараз; * починав раунд; ● монети в гаманці, 8 закінчують гру; «зверху RR S» — літерами верхня карта взятого стосу.

## Карти скарбів

terminal-treasure-maps-headline = раунд { $round } з { $rounds }, хід { $turn } з { $turns }
terminal-treasure-maps-cups = Кубки { $cups }
terminal-treasure-maps-palm-value = пальма дає { $value }
terminal-treasure-maps-earlier = раніше: { $shapes }
terminal-treasure-maps-shape-title = Фігура
terminal-treasure-maps-shapes-title = За раунд виходять сім із восьми: ▒ зіграна, □ ще невідомо
terminal-treasure-maps-keep = оберіть дві карти з чотирьох (обрано: { $count })
terminal-treasure-maps-shape = закресліть фігуру на одній зі своїх карт.
terminal-treasure-maps-single = закресліть одну клітинку.
terminal-treasure-maps-bonus =
    { $count ->
        [one] закресліть { $count } клітинку бонусу на будь-якій карті.
        [few] закресліть { $count } клітинки бонусу на будь-яких картах.
        [many] закресліть { $count } клітинок бонусу на будь-яких картах.
       *[other] закресліть { $count } клітинки бонусу на будь-яких картах.
    }
terminal-treasure-maps-take = візьміть { $count ->
        [one] нову карту
       *[other] { $count } нові карти, одну за одною,
    } з ряду або з колоди
terminal-treasure-maps-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
terminal-treasure-maps-palm = пальма: { $value }
terminal-treasure-maps-crosses =
    { $count ->
        [one] { $count } клітинка бонусу
        [few] { $count } клітинки бонусу
        [many] { $count } клітинок бонусу
       *[other] { $count } клітинки бонусу
    }
terminal-treasure-maps-completes = карта готова: { $points }
terminal-treasure-maps-final = це кінець вашого ходу
terminal-treasure-maps-display = Ряд · у колоді { $count }
terminal-treasure-maps-players = Гравці
terminal-treasure-maps-row = Монети { $coins } кубок { $cup }
terminal-treasure-maps-palms = Пальми { $palms }
terminal-treasure-maps-done = Готово { $cards }
terminal-treasure-maps-player = o{ $coins } c{ $cups } Y{ $palms } { $cards }
terminal-treasure-maps-rank = Звання: { $rank }
terminal-treasure-maps-ranks = Усі звання: { $scale }
terminal-treasure-maps-key-choose = вибрати карту
terminal-treasure-maps-key-keep = залишити ці дві
terminal-treasure-maps-key-move = рухати
terminal-treasure-maps-key-next = наступне місце
terminal-treasure-maps-key-card = карта
terminal-treasure-maps-key-turn = повернути
terminal-treasure-maps-key-flip = віддзеркалити
terminal-treasure-maps-key-single = одна клітинка
terminal-treasure-maps-key-shape = уся фігура
terminal-treasure-maps-key-back = скасувати
terminal-treasure-maps-key-cross = закреслити
terminal-treasure-maps-key-take = взяти цю карту
terminal-treasure-maps-key-deck = з колоди наосліп
terminal-treasure-maps-key-others = карти інших
terminal-treasure-maps-key-shapes = вісім фігур
terminal-treasure-maps-key-display = ряд карт
terminal-treasure-maps-legend = На карті: [ ] порожня клітинка, [+] хрест (дає клітинку бонусу), [o] монета, [Y] пальма; ▒ закреслено, ╳ закреслено цього ходу, < > що закреслить Enter. Літери перед числом — колір карти, «2★» і літери — печатка: 2 очки за кожну готову карту цього кольору.
terminal-treasure-maps-legend-score = Гравці: * перший гравець, ✓ закінчив, … ще ходить; очки, потім o монети, c очки за кубки, Y очки за пальми, готові карти за кольорами.

## Давні шахти

terminal-lost-mines-you = Ви: { $role }, клан { $clan }
terminal-lost-mines-pile = у колоді { $count }
terminal-lost-mines-left = скарбів лишилося { $count }
terminal-lost-mines-players = Гном    де к очк
terminal-lost-mines-rail = Скарби за номерами
terminal-lost-mines-no-hand = Карт на руці немає.
terminal-lost-mines-info = розвідка
terminal-lost-mines-path-end = глухий кут
terminal-lost-mines-path-straight = пряма стежка
terminal-lost-mines-path-bend = поворот
terminal-lost-mines-path-fork = розвилка
terminal-lost-mines-path-crossroads = перехрестя
terminal-lost-mines-trap = пастка
terminal-lost-mines-troll = троль
terminal-lost-mines-storm = гроза
terminal-lost-mines-ask-card = оберіть карту, щоб зіграти, або скиньте одну-дві
terminal-lost-mines-ask-cell = куди? Курсор на { $cell }; + позначені можливі місця
terminal-lost-mines-ask-edge = на яку межу? Зараз: { $cells }; + позначені інші
terminal-lost-mines-ask-look = таємно подивитися: { $target }?
terminal-lost-mines-ask-discard = оберіть одну чи дві карти для скидання (обрано: { $count })
terminal-lost-mines-ask-walk =
    { $count ->
        [one] ведіть гнома (ще { $count } крок) або стійте
        [few] ведіть гнома (ще { $count } кроки) або стійте
        [many] ведіть гнома (ще { $count } кроків) або стійте
       *[other] ведіть гнома (ще { $count } кроку) або стійте
    }
terminal-lost-mines-ask-pick = виберіть наосліп карту, яку відбере пастка: { $player }
terminal-lost-mines-ask-take = оберіть скарб: { $slots }
terminal-lost-mines-ask-vote = закінчити раунд зараз? Лише якщо всі згодні
terminal-lost-mines-look-mine = шахта на { $cell }
terminal-lost-mines-look-treasure = скарб номер { $slot } ({ $kind })
terminal-lost-mines-look-dwarf = роль: { $player }
terminal-lost-mines-unplayable = Цю карту зараз не зіграти. Оберіть іншу або скиньте її клавішею X.
terminal-lost-mines-unknown-mine = Ніхто не знає, що в цій шахті: скарби чи дракон. Ваш шлях там закінчиться. Натисніть ту саму клавішу ще раз, щоб увійти.
terminal-lost-mines-scored = Раунд { $round }: ролі та скарби
terminal-lost-mines-ready = натисніть Enter, коли будете готові до наступного раунду
terminal-lost-mines-key-choose = вибрати карту
terminal-lost-mines-key-discard = скинути
terminal-lost-mines-key-propose = запропонувати кінець раунду
terminal-lost-mines-key-aim = цілитися
terminal-lost-mines-key-next = наступна ціль
terminal-lost-mines-key-turn = повернути карту
terminal-lost-mines-key-walk = йти
terminal-lost-mines-key-stay = лишитися
terminal-lost-mines-key-pick = вибрати карту
terminal-lost-mines-key-take = взяти цей скарб
terminal-lost-mines-key-ready = готово
terminal-lost-mines-key-hide = сховати роль
terminal-lost-mines-legend-map = Лінії — стежки, літери — гноми (цифра — стільки їх там), ◆ і ◇ — старти синього та жовтого кланів. # { $trunk }, ~ { $lake }, o { $pit }: закрито, доки там немає a, b чи r ({ $axe }, { $boat }, { $rope }). % { $rocks }, * { $campfire }. ^ пастка, літера на ребрі — троль цього гравця. На камінні та здоланих перешкодах — лише один гном.
terminal-lost-mines-legend-mines = [? ] шахта, куди ніхто не входив; літера поруч із ? — те, що ви там побачили. G { $gold }, S { $silver }, J { $gems }, D дракон. Скарб «G3» — золото вартістю 3, «G?» — вартість невідома; «4BG» — номер 4, золото, узяв B.
terminal-lost-mines-legend-players = Гравці: > ходить зараз; після знака клану L { $loyal }, S { $selfish }, X { $saboteur }, ? вам невідомо; D розбудив дракона; потім де гном, скільки карт, очки.
terminal-key-hand-on = передати клавіатуру
terminal-help-hand-on = якщо людей кілька: передати клавіатуру наступному, навіть поза чергою

## Клац!

terminal-klatz-headline =
    { $you ->
        [player] ваш хід
       *[none] ходить { $player }
    }
terminal-klatz-head = дії { $played } з { $quota } · колода муру { $deck } · композицій лишилося { $compositions }
terminal-klatz-last-turns =
    { $count ->
        [one] Останнє коло: лишився { $count } хід
        [few] Останнє коло: лишилося { $count } ходи
        [many] Останнє коло: лишилося { $count } ходів
       *[other] Останнє коло: лишилося { $count } ходу
    }
terminal-klatz-left = лівий кінець
terminal-klatz-right = правий кінець
terminal-klatz-waiting = рикші чекають: { $count }
terminal-klatz-market = Ринок
terminal-klatz-drawn = витягнута:
terminal-klatz-discard = Скид { $cards }   · курсор: { $under }
terminal-klatz-open = Відкриті
terminal-klatz-own = Ваші
terminal-klatz-hold = (чекати)
terminal-klatz-actions = Дії
terminal-klatz-player =
    { $count ->
        [0] дій { $actions }, композицій { $compositions }
       *[other] дій { $actions }, композицій { $compositions }, фото { $photos }
    }
terminal-klatz-ask-place = візьміть карту з ринку або наосліп з колоди для одного з кінців муру
terminal-klatz-ask-side = до якого кінця муру?
terminal-klatz-ask-new = поставте одну з нових карт ринку
terminal-klatz-ask-act = зіграйте карту дії або змініть усю руку
terminal-klatz-ask-more = зіграйте ще дію або закінчіть хід
terminal-klatz-ask-end = гукайте КЛАЦ!, якщо бачите знімок, або закінчіть хід
terminal-klatz-ask-card = { $action }: яка карта муру?
terminal-klatz-ask-first = яка карта перша?
terminal-klatz-ask-second = а яка друга?
terminal-klatz-ask-direction = { $action }: ліворуч чи праворуч?
terminal-klatz-ask-return = повернути «{ $symbol }»: у який проміжок?
terminal-klatz-ask-confirm = зіграти «{ $action }»?
terminal-klatz-ask-redraw = скинути всю руку й узяти нову? На цьому ваш хід закінчиться.
terminal-klatz-ask-redraw-few = скинути всю руку? Обережно: композицій у колоді { $count }.
terminal-klatz-ask-call = ходить { $player }. Якщо на мурі ваша композиція, гукайте КЛАЦ!
terminal-klatz-ask-sealed = таємний раунд: гукайте з композицією, яка є на мурі, або дайте відповідь «немає фото»
terminal-klatz-clock = Лишилося: { $seconds } с
terminal-klatz-orders = Ваші композиції знімаються самі; O притримає одну.
terminal-klatz-round = Усі відповідають таємно: { $seconds } с
terminal-klatz-reveal = Дивіться на мур …
terminal-klatz-window = Хто перший гукне, того й знімок!
terminal-klatz-sent = Ваш хід у дорозі; інші ще можуть гукнути: { $seconds } с
terminal-klatz-ends = Хід закінчиться сам через { $seconds } с
terminal-klatz-stale = Мур змінився раніше за ваш хід. Оберіть знову.
terminal-klatz-lapsed = Запізно: хтось устиг раніше, і на мурі більше немає { $comp }.
terminal-klatz-lost-call = Гукнули запізно: { $player }.
terminal-klatz-nothing-to-call = У вас немає композиції для знімка.
terminal-klatz-race-alone = Для перегонів кожному потрібна своя клавіатура. Щоб грати за однією, оберіть постійні накази або таємні відповіді.
terminal-klatz-bots-only = Такий спосіб виклику лише для ботів. Оберіть інший або посадіть ботів на всі місця.
terminal-klatz-key-market = карта ринку
terminal-klatz-key-draw = карта наосліп
terminal-klatz-key-side = кінець муру
terminal-klatz-key-action = карта дії
terminal-klatz-key-shift = зсунути
terminal-klatz-key-symbol = символ
terminal-klatz-key-gap = проміжок
terminal-klatz-key-redraw = нова рука
terminal-klatz-key-end = кінець ходу
terminal-klatz-key-comp = композиція
terminal-klatz-key-point = місце
terminal-klatz-key-call = КЛАЦ!
terminal-klatz-key-pass = пас
terminal-klatz-key-order = чекати/знімати
terminal-klatz-key-none = немає фото
terminal-klatz-legend = R▸ — рикша закриває карту і їде праворуч; ══ — вежу не можна рухати. «LN KT (1)» — композиція: ці символи поруч, зліва направо, дають 1 очко.
terminal-klatz-legend-calls = Для знімка оберіть композицію (↑↓), вкажіть її першу карту в мурі (←→) і натисніть пробіл. Свої композиції можна знімати завжди, відкриті — лише у свій хід. Помилка нічого не коштує.
terminal-klatz-key-this = ось ця
terminal-my-treasure-mouse = миша
terminal-setup-saved =
    { $count ->
        [one] { $game }, { $count } хід
        [few] { $game }, { $count } ходи
        [many] { $game }, { $count } ходів
       *[other] { $game }, { $count } ходу
    }

## Столи в мережі

terminal-online-says = { $player }: { $words }
terminal-online-lost = Зв’язок втрачено. Пробуємо знову… Місце лишається за вами.
terminal-online-gone = Сервер закрив цей стіл. Q — вихід.
terminal-online-away = За вас грає бот. Натисніть будь-яку клавішу, щоб повернутися за стіл.
terminal-online-restored = Зв’язок відновлено.
terminal-online-unsure = Зв’язок відновлено. Він обірвався, поки ваш хід був у дорозі: погляньте, чи його зроблено.
terminal-online-unasked = Сервер зараз недоступний. Нічого не надіслано.
terminal-online-unknown = Сервер вас більше не впізнає. Вийдіть і ввійдіть за стіл знову.
terminal-online-next = Хтось хоче зіграти ще. Натисніть N, щоб приєднатися.
terminal-online-no-next = Нову партію поки ніхто не відкрив.
terminal-online-note-lost = Зв’язок переривався.
terminal-online-note-came = { $player } за столом.
terminal-online-note-went = { $player }: зв’язок втрачено.
terminal-online-note-bot = За гравця { $player } грає бот.
terminal-online-note-back = { $player } знову грає за себе.
terminal-online-note-fair = Карти перемішано чесно: усю гру розкладено заново, і вона збігається з тим, що ви бачили.
terminal-online-note-restart = Стіл починають заново: байти не розкрито ({ $player }).
terminal-online-restarted = Стіл починають заново: хтось не розкрив свої байти. Дивіться список місць.
terminal-online-evidence = Докази у файлі { $file } (перевірити: klad verify --mine { $file })
terminal-online-watchers =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
        [many] Дивляться { $count } людей
       *[other] Дивляться { $count } людини
    }
terminal-online-wait-host = Усі за столом. Натисніть S, щоб почати.
terminal-online-wait-host-open = Надішліть посилання тим, з ким хочете грати, або натисніть B, щоб посадити ботів на вільні місця.
terminal-online-wait-open = Чекаємо на гравців. Партію почне господар столу.
terminal-online-key-start = почати
terminal-online-key-bots = ботів на вільні місця
terminal-online-key-get-up = звільнити місце й піти
terminal-online-key-sit = сісти за стіл
terminal-online-quit = Піти з-за столу? Місце лишається за вами, але іншим, можливо, доведеться чекати. Та сама команда поверне вас.
terminal-online-quit-watching = Піти з-за столу?
terminal-online-bye = Місце лишається за вами. Повернутися: klad join { $link }
terminal-online-bye-over = Партію завершено. Її запис: { $link }
