# Страница.
web-skip = К содержанию
web-nav = Страницы
web-language = Язык
web-close = Закрыть
web-dismiss = Скрыть
web-cancel = Отмена
web-back = Назад
web-home = На главную
web-nowhere = Здесь ничего нет
web-loading = Минуту…
web-title-table = Стол
web-title-rules = Правила
web-title-watch = Смотреть
web-title-replays = Партии
web-title-replay = Просмотр партии
web-title-profile = Вы
web-title-about = О проекте
web-title-local = На этом устройстве
web-title-review = Разбор
web-title-nowhere = Ничего нет

web-hello = Четыре игры о сокровищах за одним столом
web-hello-more = Играйте сразу с ботами или пришлите друзьям ссылку. Без регистрации.
web-game-my-treasure = Мой клад
web-game-my-treasure-about = Обчистите пещеру и уходите, пока не пришёл шестой орк.
web-game-treasure-maps = Карты сокровищ
web-game-treasure-maps-about = Все одновременно зачёркивают одну и ту же фигуру. Кто выжмет из неё больше?
web-game-lost-mines = Древние шахты
web-game-lost-mines-about = Копайте для своего клана. Кто на чьей стороне — никто не скажет.
web-game-klatz = Клац!
web-game-klatz-about = Стройте стену и первым объявите снимок.
web-seats = { $least }–{ $most } игроков
web-play-now = Играть сейчас
web-play-friends = Играть с друзьями
web-opening = Открываем…
web-aim-my-treasure = Дайте стопке подрасти и заберите её ради одного вида сокровищ, пока не пришёл шестой орк. Побеждает тот, кто первым соберёт восемь серебряных монет.
web-aim-treasure-maps = Все зачёркивают одну и ту же фигуру, каждый на своих островах. Завершайте острова, выстраивайте цепочки бонусов и наберите больше всех очков.
web-aim-lost-mines = У вас есть клан и тайная роль. Прокладывайте тропы к шахтам, идите туда за сокровищами и узнавайте, кто на вашей стороне.
web-aim-klatz = Все строят одну стену. Как только на ней сложится ваш кадр, первым крикните «Клац!» и сделайте снимок. Снимки приносят очки.
web-just-play = Сразу играть
web-show-how = Покажите, как играть
web-help = Помощь
web-keys = Клавиши
web-keys-my-treasure = D: взять карту; 1–4: стопка; 5–0: вид сокровища; Esc: передумать
web-keys-treasure-maps = R: повернуть фигуру; F: отразить; S: один крестик; U: отменить; 1–5: взять карту
web-keys-lost-mines = 1–7: карта в руке; R: повернуть; ← ↑ → ↓: идти; D: сбросить; E: закончить ход; Esc: передумать
web-keys-klatz = Пробел: Клац!; 1–3: карта с рынка; B: взять вслепую; ← →: край стены; E: закончить ход; Esc: передумать
web-rules = Правила
web-rules-search = Поиск по правилам
web-rules-link = Ссылка на правило { $rule }

web-new-table = Новый стол: «{ $game }»
web-how-many = Сколько игроков
web-who = Кто играет
web-seat = Игрок { $number }
web-you = Вы
web-friend = Друг
web-level-random = случайный
web-level-easy = лёгкий
web-level-medium = средний
web-level-hard = сильный
web-fill-bots = Заполнить ботами
web-clock = Часы
web-clock-none = без часов
web-clock-quick = 30 секунд на ход
web-clock-relaxed = 2 минуты на ход
web-clock-bank = 10 минут каждому плюс 10 секунд за ход
web-clock-days = 2 дня на ход
web-chat = Чат
web-chat-off = выключен
web-chat-phrases = фразы и смайлики
web-chat-free = без ограничений
web-chat-off-here = За этим столом чат выключен.
web-say = Сообщение
web-send = Отправить
web-listed = Общий стол: может сесть любой
web-options = Варианты правил
web-advanced = Дополнительно
web-open-table = Открыть стол

web-lobby = Ждём игроков
web-closed = Этот стол закрыт
web-invites = { $player } зовёт вас в игру «{ $game }»
web-invited = Вас приглашают в игру «{ $game }»
web-your-name = Ваше имя
web-name-example = например, Саша
web-table-full = Все места заняты. Отсюда можно смотреть.
web-meanwhile = Пока ждёте
web-learn-quickly = Научиться за пять минут
web-invite = Позовите друзей
web-copy = Скопировать ссылку
web-copied = Скопировано.
web-qr = QR-код ссылки
web-host = хозяин
web-open-seat = свободно
web-sit = Сесть сюда
web-start = Начать игру
web-start-when-full = Начнём, когда займут все места.
web-wait-host = Игру начнёт хозяин стола.
web-leave = Выйти из-за стола
web-leave-sure = За вас доиграет бот.
web-leave-device = Игра будет удалена с этого устройства.
web-leave-yes = Да, выйти
web-commitment = Честная тасовка: отпечаток

web-your-turn = Ваш ход
web-waiting = Ход: { $players }
web-over = Игра окончена
web-acts = ходит
web-online = в сети
web-away = нет на месте
web-bot-plays = играет бот
web-log = Журнал
web-menu = Меню
web-no-table = Такого стола нет
web-reconnecting = Связь потеряна. Пробуем снова…
web-offline = Нет подключения к сети.
web-offline-seat = Нет подключения к сети. Ваше место за вами.
web-volume = Звук
web-volume-off = выкл.
web-pace = Темп ботов
web-pace-calm = спокойный
web-pace-normal = обычный
web-skip-turn = К моему ходу
web-fullscreen = На весь экран
web-winners = { $count ->
    [one] Победа: { $names }!
    [few] Победу делят { $names }!
    [many] Победу делят { $names }!
   *[other] Победу делят { $names }!
  }
web-place = Место
web-player = Игрок
web-points = Очки
web-won = Вы победили!
web-won-with = Общая победа: { $names } и вы!
web-winners-many = { $count ->
    [one] Победу делит { $count } игрок!
    [few] Победу делят { $count } игрока!
    [many] Победу делят { $count } игроков!
   *[other] Победу делят { $count } игрока!
  }
web-won-with-many = { $count ->
    [one] Вы делите победу ещё с { $count } игроком!
    [few] Вы делите победу ещё с { $count } игроками!
    [many] Вы делите победу ещё с { $count } игроками!
   *[other] Вы делите победу ещё с { $count } игроками!
  }
web-rematch = { $player } хочет сыграть ещё раз.
web-join = Присоединиться
web-follow = Смотреть следующую партию
web-share-picture = Поделиться картинкой
web-look-table = Взглянуть на стол
web-result = Итог
web-result-round = Раунд { $number }
web-result-earlier = До этого
web-result-coins = Монеты
web-result-cups = Кубки
web-result-palms = Пальмы
web-result-cards = Острова
web-result-seals = Печати
web-result-photos = Снимки
web-result-points = Очки
web-result-pool = На всех
web-result-share = Доля
web-result-extra = Остаток
web-result-dragon = Дракон
web-result-total = Всего
web-fair-dealt = Карты перемешаны честно: только что проверено.
web-fair-drawn = Тасовка та самая, которую все закрепили до начала. Разложить карты заново это устройство не смогло.
web-fair-record = Данные сервера о тасовке не противоречат друг другу. Но сравнить их не с чем: до начала игры это устройство ничего своего не записало.
web-fair-broken = С тасовкой что-то не так!
web-again = Сыграть ещё
web-replay = Просмотреть партию
web-review = Разобрать игру
web-hint = Подсказка
web-verify = Проверить тасовку
web-transcript = Запись партии

web-phrase-hello = Привет!
web-phrase-good_luck = Удачи!
web-phrase-well_played = Отличный ход!
web-phrase-thanks = Спасибо!
web-phrase-oops = Ой!
web-phrase-one_moment = Минутку, пожалуйста.
web-phrase-your_turn = Твой ход!
web-phrase-good_game = Хорошая игра!
web-phrase-again = Ещё разок?
web-phrase-bye = Пока!
web-emote-smile = улыбка
web-emote-laugh = смех
web-emote-wow = удивление
web-emote-think = раздумье
web-emote-sad = грусть
web-emote-clap = аплодисменты
web-emote-heart = сердце
web-emote-sleep = сон

web-theme = Тема
web-theme-auto = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-motion = Анимация
web-motion-auto = как в системе
web-motion-reduced = меньше
web-motion-full = полная
web-confirm = Переспрашивать перед необратимыми ходами
web-notify = Сообщать, когда мой ход

web-guest = Гость { $number }
web-name = Имя
web-save = Сохранить
web-saved = Сохранено.
web-picture = Картинка
web-picture-number = Картинка { $number }
web-device = Продолжить на другом устройстве
web-device-more = Откройте там эту ссылку в ближайшие минуты. Она сработает один раз.
web-device-make = Создать ссылку
web-devices = Ваши устройства
web-devices-show = Показать мои устройства
web-device-unnamed = Устройство
web-device-this = (это)
web-device-used = последний раз — { $day }
web-device-sign-out = Выйти
web-device-signed-out = Там выполнен выход.
web-device-back = Снова стать { $name }
web-two-guests = Здесь вы — { $now }. Стать { $then }?
web-two-guests-more = Эта ссылка — для другого гостя. { $now } не пропадёт: на этой странице можно вернуться.
web-two-guests-stay = Остаться { $now }
web-two-guests-change = Стать { $then }
web-data = Мои данные
web-data-more = Всё, что сервер хранит о вас, в одном файле: имя, устройства, партии, сообщения.
web-data-get = Скачать мои данные
web-person-menu = Ещё: { $name }
web-mute = Скрыть сообщения: { $name }
web-unmute = Показать сообщения: { $name }
web-muted = (скрыто)
web-report = Пожаловаться владельцу сервера на { $name }: что случилось?
web-report-send = Отправить жалобу
web-reported = Спасибо. Владелец сервера сможет это прочитать.
web-continued = Вы продолжаете здесь как тот же гость.
web-forget = Забыть меня
web-forget-more = Имя, устройства и сообщения удаляются навсегда. Сыгранные партии остаются — с местом без имени.
web-forget-yes = Да, забыть

web-watch-none = Сейчас нет игр, открытых для всех.
web-replays-none = Законченных партий пока нет. Сыграйте — и партия появится здесь.
web-state-open = ждёт игроков
web-state-playing = идёт игра
web-state-over = закончена
web-state-closed = закрыт
web-replay-of = Партия: { $game }
web-replay-eyes = Глазами
web-spectator = зрителя
web-first = В начало
web-last = В конец
web-forward = Вперёд
web-pause = Пауза
web-run = Проигрывать
web-speed = Скорость
web-share = Поделиться позицией
web-scrub = Шаг
web-step = Шаг { $step } из { $of }.

web-about = Klad — цифровой стол для четырёх игр о сокровищах. Каждое правило записано и проверено, ничто скрытое не покидает сервер, и любую тасовку можно проверить.
web-about-credits = Все рисунки и тексты наши. Названия лишь говорят, о какой игре идёт речь. Шрифты: Alegreya и Source Sans 3, SIL Open Font License.
web-fair = Честная тасовка
web-fair-1 = Когда открывается стол, сервер выбирает секрет и публикует его отпечаток.
web-fair-2 = Каждый, кто садится, выбирает свои случайные байты и отправляет только их отпечаток. Байты раскрывают, когда все места заняты и закреплены, поэтому никто не выбирает последним.
web-fair-3 = Секрет и эти байты вместе определяют каждую карту и рассадку. Пока хоть что-то можно было изменить, всего не знал никто.
web-fair-4 = После игры секрет показывают. Ваше устройство запомнило всё, что видело с самого начала, и сравнивает.
web-fair-table = Имя стола (последняя часть ссылки)
web-fair-open = Игра не окончена: секрет ещё хранится.
web-fair-fits = Отпечаток секрета совпадает с тем, что показывает сервер.
web-fair-commitment = Отпечаток секрета, который показывает сервер
web-fair-secret = Секрет, показанный после игры
web-fair-seed = Зерно всех карт
web-drawing = Места закреплены. Теперь устройства всех игроков раскрывают свои байты…
web-drawing-for = Места закреплены. Ещё не раскрыли свои байты: { $players }…
web-restarts =
    { $count ->
        [one] Этот стол начинали заново { $count } раз
        [few] Этот стол начинали заново { $count } раза
        [many] Этот стол начинали заново { $count } раз
       *[other] Этот стол начинали заново { $count } раза
    }, потому что кто-то не раскрыл свои байты: { $players }.
web-old-scheme = Этот стол открыт по старому способу: тот, кто читает файлы сервера, мог бы выбирать между тасовками.
web-liar = Не верьте этому серверу: он противоречит тому, что говорил раньше.
web-liar-scheme = Способ тасовки за этим столом подменили.
web-liar-commitment = Секрет сервера не тот, отпечаток которого он показал.
web-liar-own = Сервер показывает для вашего места не то, что отправило это устройство. Если вы не сидите здесь ещё и с другого устройства, вашу часть тасовки подменили.
web-liar-chairs = Отпечатки других игроков изменились после того, как места были закреплены.
web-liar-restart = Сервер говорит неправду о том, что стол начинали заново.
web-liar-beacon = Открытое значение не то, которое было названо.
web-liar-seats = Рассадка не следует из тасовки.
web-liar-view = Вам показали то, что не следует из расклада.
web-liar-transcript = Запись игры не сходится.
web-liar-save = Сохранить доказательства

web-error = Не получилось. Попробуйте ещё раз.
web-error-no-identity = Сервер вас больше не узнаёт. Обновите страницу.
web-error-not-host = Это может только хозяин стола.
web-error-not-seated = Это могут только игроки за этим столом.
web-error-not-found = Ничего с таким именем не нашлось.
web-error-seat-taken = Это место занято.
web-error-wrong-state = Сейчас за этим столом так нельзя.
web-error-stale = Стол успел измениться. Посмотрите ещё раз.
web-error-not-over = Игра ещё не окончена.
web-error-bad-options = Эти настройки не сочетаются.
web-error-bad-name = Такое имя или текст не подходит.
web-error-chat-off = Такой чат за этим столом выключен.
web-error-bad-link = Ссылка неизвестна, использована или устарела.
web-error-barred = Хозяин стола или владелец сервера этого не разрешает.
web-error-wrong-password = У этого стола есть пароль, и это не он.
web-error-no-spectators = Этот стол закрыт для зрителей.
web-error-other-identity = Эта ссылка — для другого гостя.
web-error-too-fast = Слишком быстро. Подождите немного.
web-error-too-slow = Соединение слишком медленное. Попробуйте ещё раз.
web-error-too-many = Открыто слишком много столов. Сначала закончите или покиньте один.
web-error-rules-changed = Сервер обновлён и больше не играет по правилам, с которых начался этот стол.
web-error-stopped = Этот стол пришлось остановить. Его ходы сохранены.
web-error-try-again = Сервер занят. Попробуйте чуть позже.

web-title-learn = Обучение
web-learn = Научиться
web-your-games = Ваши партии
web-opponents = Выбрать соперников
web-alone = В одиночку, на очки
web-opponents-count = Сколько соперников
web-opponent = Соперник { $number }
web-turn-of = Ходит { $player }
web-remove-game = Выйти из игры «{ $game }»
web-leave-open = Ваше место освободится для других.
web-waiting-tables = Столы, где ждут игроков
web-waiting-none = Сейчас никто не ждёт. Откройте общий стол — и к вам смогут присоединиться.
web-watch-bots = Посмотреть, как играют боты
web-watch-bots-more = Выберите игру. Вы видите стол со стороны, без чужих секретов.
web-being-played = Идут сейчас
web-sit-down = Сесть за стол
web-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-unreachable = Страницу не удалось загрузить
web-retry = Попробовать ещё раз
web-offline-page = Нет сети. Игры на этом устройстве, уроки и настройки работают; столы ждут сети, место остаётся за вами.
web-free-seat = Освободить место
web-away-self = За вас играет бот.
web-take-back = Я снова здесь
web-stand-in = Пусть играет бот
web-rules-sections = Разделы
web-rules-found = { $count ->
    [one] Найдено { $count } правило
    [few] Найдено { $count } правила
    [many] Найдено { $count } правил
   *[other] Найдено { $count } правил
  }
web-players = Игроки
web-send-link = Поделиться ссылкой
web-doors = Кому можно прийти
web-doors-spectators = Другим можно смотреть
web-doors-password = Пароль, чтобы сесть (пусто — без пароля)
web-doors-locked = У этого стола есть пароль. Сохранение заменит его.
web-password = Пароль этого стола
web-watchers =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
