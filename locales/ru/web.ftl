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
web-title-nowhere = Ничего нет

web-hello = Четыре игры о сокровищах за одним столом
web-hello-more = Играйте сразу с ботами или отправьте друзьям ссылку. Регистрация не нужна.
web-game-my-treasure = Мой клад
web-game-my-treasure-about = Обчистите пещеру и уйдите, пока не пришёл шестой орк.
web-game-treasure-maps = Карты сокровищ
web-game-treasure-maps-about = Все одновременно зачёркивают одну и ту же фигуру; заполните свои карты.
web-game-lost-mines = Древние шахты
web-game-lost-mines-about = Копайте для своего клана: тайные роли и тайные знания.
web-game-klatz = Клац!
web-game-klatz-about = Стройте стену и первым объявите снимок.
web-seats = { $least }–{ $most } игроков
web-play-now = Играть сейчас
web-play-friends = Играть с друзьями
web-opening = Открываем…
web-rules = Правила
web-rules-search = Поиск по правилам
web-rules-link = Ссылка на правило { $rule }

web-new-table = Стол для игры «{ $game }»
web-how-many = Сколько игроков
web-who = Кто играет
web-seat = Игрок { $number }
web-you = Вы
web-friend = Друг
web-bot = Бот, { $level }
web-bot-name = Бот { $number } ({ $level })
web-level-random = случайный
web-level-easy = лёгкий
web-level-medium = средний
web-level-hard = сильный
web-fill-bots = Заполнить ботами
web-clock = Часы
web-clock-none = без часов
web-clock-quick = 30 секунд на ход
web-clock-relaxed = 2 минуты на ход
web-clock-bank = 10 минут каждому и ещё 10 секунд на ход
web-clock-days = 2 дня на ход
web-chat = Чат
web-chat-off = выключен
web-chat-phrases = фразы и лица
web-chat-free = свободный
web-chat-off-here = За этим столом чат выключен.
web-say = Сказать что-нибудь
web-send = Отправить
web-listed = Показывать стол в общем списке
web-options = Варианты правил
web-open-table = Открыть стол

web-lobby = Ждём игроков
web-closed = Этот стол закрыт
web-invite = Отправьте эту ссылку тем, кто будет играть:
web-copy = Скопировать ссылку
web-copied = Скопировано.
web-qr = Ссылка в виде QR-кода
web-host = хозяин
web-open-seat = свободно
web-sit = Сесть сюда
web-start = Начать
web-start-when-full = Сначала должны быть заняты все места.
web-wait-host = Игру начинает хозяин стола.
web-leave = Покинуть стол
web-leave-sure = За вас продолжит бот.
web-leave-yes = Да, покинуть
web-commitment = Честная тасовка, обещанная заранее:

web-your-turn = Ваш ход
web-waiting = Ждём: { $players }
web-over = Игра окончена
web-acts = ходит
web-online = здесь
web-away = отошёл
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
web-again = Сыграть ещё
web-replay = Просмотр
web-verify = Проверить тасовку
web-transcript = Запись

web-phrase-hello = Привет!
web-phrase-good_luck = Удачи!
web-phrase-well_played = Отличный ход!
web-phrase-thanks = Спасибо!
web-phrase-oops = Ой!
web-phrase-one_moment = Минутку, пожалуйста.
web-phrase-your_turn = Твой ход!
web-phrase-good_game = Хорошая игра!
web-phrase-again = Ещё раз?
web-phrase-bye = Пока!
web-emote-smile = улыбка
web-emote-laugh = смех
web-emote-wow = удивление
web-emote-think = раздумье
web-emote-sad = грусть
web-emote-clap = аплодисменты
web-emote-heart = сердце
web-emote-sleep = сон

web-theme = Цвета
web-theme-auto = как на устройстве
web-theme-light = светлые
web-theme-dark = тёмные
web-motion = Движение
web-motion-auto = как на устройстве
web-motion-reduced = меньше
web-motion-full = полностью
web-confirm = Спрашивать перед необратимыми шагами
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
web-continued = Вы продолжаете здесь как тот же гость.
web-forget = Забыть меня
web-forget-more = Имя и картинка будут удалены, и это устройство забудет, кто вы.
web-forget-yes = Да, забыть

web-watch-none = Сейчас нет открытых для всех столов.
web-replays-none = Законченных партий пока нет.
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
web-about-credits = Все рисунки и тексты наши. Названия лишь говорят, о какой игре идёт речь.
web-fair = Честная тасовка
web-fair-1 = Когда открывается стол, сервер выбирает секрет и публикует его отпечаток.
web-fair-2 = Каждый, кто садится, добавляет свои случайные байты.
web-fair-3 = Секрет и эти байты вместе определяют каждую карту. Заранее никто не знал и того и другого.
web-fair-4 = После игры секрет показывают, и каждый может убедиться, что отпечаток именно его.
web-fair-table = Имя стола (последняя часть ссылки)
web-fair-open = Игра не окончена: секрет ещё хранится.
web-fair-fits = У секрета опубликованный отпечаток. Тасовка была определена заранее.
web-fair-breaks = Секрет не подходит к отпечатку!
web-fair-commitment = Отпечаток, опубликованный до того, как кто-либо сел
web-fair-secret = Секрет, показанный после игры
web-fair-seed = Зерно всех карт

web-error = Не получилось. Попробуйте ещё раз.
web-error-no-identity = Сервер вас больше не узнаёт. Обновите страницу.
web-error-not-host = Это может только хозяин стола.
web-error-not-seated = Это могут только игроки за этим столом.
web-error-not-found = С таким именем ничего нет.
web-error-seat-taken = Это место занято.
web-error-wrong-state = Сейчас за этим столом так нельзя.
web-error-stale = Стол успел измениться. Посмотрите ещё раз.
web-error-not-over = Игра ещё не окончена.
web-error-bad-options = Эти настройки не сочетаются.
web-error-bad-name = Такое имя или текст не подходит.
web-error-chat-off = Такой чат за этим столом выключен.
web-error-bad-link = Ссылка неизвестна, использована или устарела.
web-error-too-fast = Слишком быстро. Подождите немного.
web-error-too-slow = Соединение слишком медленное. Попробуйте ещё раз.
web-error-too-many = Открыто слишком много столов. Сначала закончите или покиньте один.
web-error-rules-changed = Сервер обновлён и больше не играет по правилам, с которых начался этот стол.
web-error-stopped = Этот стол пришлось остановить. Его ходы сохранены.
web-error-try-again = Сервер занят. Попробуйте чуть позже.

web-title-learn = Обучение
web-learn = Научиться
web-your-games = Ваши партии
web-unreachable = Страницу не удалось загрузить
web-retry = Попробовать ещё раз
web-offline-page = Нет сети. Уроки, настройки и уже открытые страницы работают; столы ждут сети, место остаётся за вами.
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
web-send-link = Отправить ссылку
web-watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
  }
