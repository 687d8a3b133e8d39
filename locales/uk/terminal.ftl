### Гра в терміналі та те, що командний рядок каже гравцям.

## Триває гра

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Чекаємо: { $player } …
terminal-over = Гру закінчено. Будь-яка клавіша покаже підсумок.
terminal-choose-move = оберіть хід зі списку
terminal-spectator = глядач
terminal-bot-name = Бот { $seat }
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

## Відмови

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = «{ $found }» — не хід цієї гри. Tab покаже список ходів.
terminal-key-unknown = Клавіша { $key } тут нічого не робить. Робочі клавіші — внизу, ? пояснить їх.
terminal-key-not-now = Клавіша { $key } зараз нічого не робить: ходить { $player }.
terminal-only-watching = Ви лише дивитеся: на всіх місцях боти.
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
terminal-setup-resume-help = Enter — продовжити з того місця, де ви зупинилися.
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

## Повтор партії

terminal-replay-bot = Бот { $seat } ({ $level })
terminal-replay-start = Перед першим ходом; усього ходів: { $count }.
terminal-replay-step = Хід { $at } із { $count }: { $player }: { $move }
terminal-replay-next = далі
terminal-replay-previous = назад
terminal-replay-ends = початок, кінець
terminal-replay-viewer = іншими очима
