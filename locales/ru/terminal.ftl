### Игра в терминале и то, что командная строка говорит игрокам.

## Идёт игра

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Ждём: { $player } …
terminal-over = Игра окончена. Любая клавиша покажет итог.
terminal-choose-move = выберите ход из списка
terminal-spectator = зритель
terminal-bot-name = Бот { $seat }
terminal-person-name = Игрок { $seat }
terminal-log = Что было
terminal-notice = Подсказка

## Список ходов

terminal-moves-title =
    { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
        [many] { $count } возможных ходов
       *[other] { $count } возможного хода
    }
terminal-moves-search = Поиск: { $text }▏
terminal-moves-none = Ни один ход не подходит. Backspace стирает набранное.

## Клавиши

terminal-key-mark = выбрать
terminal-key-play = сыграть
terminal-key-search = искать
terminal-key-board = поле
terminal-key-list = список ходов
terminal-key-help = помощь
terminal-key-language = язык
terminal-key-log = журнал
terminal-key-quit = выход
terminal-key-confirm = да, так
terminal-key-back = назад

## Отказы

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = «{ $found }» — не ход этой игры. Tab покажет список ходов.
terminal-key-unknown = Клавиша { $key } здесь ничего не делает. Рабочие клавиши — внизу, ? объяснит их.
terminal-key-not-now = Клавиша { $key } сейчас ничего не делает: ходит { $player }.
terminal-only-watching = Вы только смотрите: на всех местах боты.
terminal-save-failed = Игра продолжается, но сохранить её не удалось: { $error }
terminal-too-small = В этом окне { $columns } × { $rows } знаков. Увеличьте его хотя бы до { $columns_min } × { $rows_min }.

## Одна клавиатура на всех

terminal-handing-title = Клавиатура переходит
terminal-handing = Передайте клавиатуру: { $player }. Остальные отворачиваются.
terminal-handing-key = { $player }, нажмите Enter, когда экран видите только вы.

## Помощь

terminal-help-title = { $game }: помощь (↑↓ листать, Esc назад)
terminal-help-keys = Клавиши сейчас
terminal-help-signs = Знаки на поле
terminal-help-tab = показать списком все возможные ходы или вернуться к полю
terminal-help-help = эта помощь
terminal-help-language = сменить язык: English, Deutsch, Français, Русский, Українська
terminal-help-log = всё, что произошло
terminal-help-quit = выйти; игра сохраняется после каждого хода
terminal-help-interrupt = выйти сразу
terminal-log-title = Что было (↑↓ листать, Esc назад)

## Конец

terminal-quit-saved = Выйти из игры? Она сохранена в { $path }, её можно продолжить.
terminal-quit-unsaved = Выйти из игры? Она не сохранена и пропадёт.
terminal-quit-yes = выйти
terminal-quit-no = играть дальше
terminal-result-saved = Вся партия записана в { $path }.
terminal-result-again = ещё одна игра
terminal-result-look = посмотреть на стол
terminal-saved = Игра сохранена в { $path }. Продолжить: klad play --resume { $path }
terminal-saved-over = Вся партия записана в { $path }. Посмотреть: klad replay { $path }

## Перед игрой

terminal-setup-title = новая игра
terminal-setup-resume = Продолжить сохранённую игру
terminal-setup-resume-help = Enter — продолжить с того места, где вы остановились.
terminal-setup-game = Игра
terminal-setup-seats = Сколько игроков
terminal-setup-seats-help = В эту игру играют от { $least } до { $most } человек.
terminal-setup-chair = Место { $seat }
terminal-setup-person = { $name } (за этой клавиатурой)
terminal-setup-bot = Бот: { $level }
terminal-setup-chair-help = Кто здесь сидит: человек за этой клавиатурой или бот (← →). Наберите имя, чтобы его сменить. Несколько человек передают клавиатуру друг другу.
terminal-setup-number = От { $least } до { $most }; число можно набрать.
terminal-setup-bad-name = «{ $name }» не годится как имя: оно не может быть пустым или начинаться с «bot».
terminal-setup-key-row = выбрать строку
terminal-setup-key-change = изменить
terminal-setup-key-start = начать

## Повтор партии

terminal-replay-bot = Бот { $seat } ({ $level })
terminal-replay-start = Перед первым ходом; всего ходов: { $count }.
terminal-replay-step = Ход { $at } из { $count }: { $player }: { $move }
terminal-replay-next = вперёд
terminal-replay-previous = назад
terminal-replay-ends = начало, конец
terminal-replay-viewer = другими глазами
