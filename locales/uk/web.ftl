# Сторінка.
web-skip = До змісту
web-nav = Сторінки
web-language = Мова
web-close = Закрити
web-dismiss = Сховати
web-cancel = Скасувати
web-back = Назад
web-home = На головну
web-nowhere = Тут нічого немає
web-loading = Хвилинку…
web-title-table = Стіл
web-title-rules = Правила
web-title-watch = Дивитися
web-title-replays = Партії
web-title-replay = Перегляд партії
web-title-profile = Ви
web-title-about = Про проєкт
web-title-nowhere = Нічого немає

web-hello = Чотири гри про скарби за одним столом
web-hello-more = Грайте одразу з ботами або надішліть друзям посилання. Реєстрація не потрібна.
web-game-my-treasure = Мій скарб
web-game-my-treasure-about = Обберіть печеру й утечіть, доки не прийшов шостий орк.
web-game-treasure-maps = Карти скарбів
web-game-treasure-maps-about = Усі водночас закреслюють ту саму фігуру; заповніть свої карти.
web-game-lost-mines = Стародавні шахти
web-game-lost-mines-about = Копайте для свого клану: таємні ролі й таємні знання.
web-game-klatz = Клац!
web-game-klatz-about = Будуйте мур і першим оголосіть знімок.
web-seats = { $least }–{ $most } гравців
web-play-now = Грати зараз
web-play-friends = Грати з друзями
web-opening = Відкриваємо…
web-rules = Правила
web-rules-search = Пошук у правилах
web-rules-link = Посилання на правило { $rule }

web-new-table = Стіл для гри «{ $game }»
web-how-many = Скільки гравців
web-who = Хто грає
web-seat = Гравець { $number }
web-you = Ви
web-friend = Друг
web-bot = Бот, { $level }
web-bot-name = Бот { $number } ({ $level })
web-level-random = випадковий
web-level-easy = легкий
web-level-medium = середній
web-level-hard = сильний
web-fill-bots = Заповнити ботами
web-clock = Годинник
web-clock-none = без годинника
web-clock-quick = 30 секунд на хід
web-clock-relaxed = 2 хвилини на хід
web-clock-bank = 10 хвилин кожному та ще 10 секунд на хід
web-clock-days = 2 дні на хід
web-chat = Чат
web-chat-off = вимкнено
web-chat-phrases = фрази й обличчя
web-chat-free = вільний
web-chat-off-here = За цим столом чат вимкнено.
web-say = Сказати щось
web-send = Надіслати
web-listed = Показувати стіл у загальному списку
web-options = Варіанти правил
web-open-table = Відкрити стіл

web-lobby = Чекаємо на гравців
web-closed = Цей стіл закрито
web-invite = Надішліть це посилання тим, хто гратиме:
web-copy = Скопіювати посилання
web-copied = Скопійовано.
web-qr = Посилання як QR-код
web-host = господар
web-open-seat = вільно
web-sit = Сісти сюди
web-start = Почати
web-start-when-full = Спершу мають бути зайняті всі місця.
web-wait-host = Гру починає господар столу.
web-leave = Залишити стіл
web-leave-sure = За вас продовжить бот.
web-leave-yes = Так, залишити
web-commitment = Чесне тасування, обіцяне заздалегідь:

web-your-turn = Ваш хід
web-waiting = Чекаємо: { $players }
web-over = Гру закінчено
web-acts = ходить
web-online = тут
web-away = відійшов
web-bot-plays = грає бот
web-log = Журнал
web-menu = Меню
web-no-table = Такого столу немає
web-reconnecting = Зв’язок втрачено. Пробуємо знову…
web-offline = Немає з’єднання з мережею.
web-offline-seat = Немає з’єднання з мережею. Ваше місце за вами.
web-volume = Звук
web-volume-off = вимк.
web-pace = Темп ботів
web-pace-calm = спокійний
web-pace-normal = звичайний
web-fullscreen = На весь екран
web-winners = { $count ->
    [one] Перемога: { $names }!
    [few] Перемогу ділять { $names }!
    [many] Перемогу ділять { $names }!
   *[other] Перемогу ділять { $names }!
  }
web-place = Місце
web-player = Гравець
web-points = Очки
web-again = Зіграти ще
web-replay = Перегляд
web-verify = Перевірити тасування
web-transcript = Запис

web-phrase-hello = Привіт!
web-phrase-good_luck = Щасти!
web-phrase-well_played = Гарний хід!
web-phrase-thanks = Дякую!
web-phrase-oops = Ой!
web-phrase-one_moment = Хвилинку, будь ласка.
web-phrase-your_turn = Твій хід!
web-phrase-good_game = Гарна гра!
web-phrase-again = Ще раз?
web-phrase-bye = Бувай!
web-emote-smile = усмішка
web-emote-laugh = сміх
web-emote-wow = подив
web-emote-think = роздум
web-emote-sad = сум
web-emote-clap = оплески
web-emote-heart = серце
web-emote-sleep = сон

web-theme = Кольори
web-theme-auto = як на пристрої
web-theme-light = світлі
web-theme-dark = темні
web-motion = Рух
web-motion-auto = як на пристрої
web-motion-reduced = менше
web-motion-full = повністю
web-confirm = Питати перед незворотними кроками
web-notify = Сповіщати, коли мій хід

web-guest = Гість { $number }
web-name = Ім’я
web-save = Зберегти
web-saved = Збережено.
web-picture = Малюнок
web-picture-number = Малюнок { $number }
web-device = Продовжити на іншому пристрої
web-device-more = Відкрийте там це посилання в найближчі хвилини. Воно спрацює один раз.
web-device-make = Створити посилання
web-continued = Ви продовжуєте тут як той самий гість.
web-forget = Забути мене
web-forget-more = Ім’я та малюнок буде видалено, і цей пристрій забуде, хто ви.
web-forget-yes = Так, забути

web-watch-none = Зараз немає відкритих для всіх столів.
web-replays-none = Закінчених партій поки немає.
web-state-open = чекає на гравців
web-state-playing = триває гра
web-state-over = закінчено
web-state-closed = закрито
web-replay-of = Партія: { $game }
web-replay-eyes = Очима
web-spectator = глядача
web-first = На початок
web-last = У кінець
web-forward = Уперед
web-pause = Пауза
web-run = Відтворити
web-speed = Швидкість
web-share = Поділитися позицією
web-scrub = Крок
web-step = Крок { $step } з { $of }.

web-about = Klad — цифровий стіл для чотирьох ігор про скарби. Кожне правило записано й перевірено, ніщо приховане не залишає сервер, і будь-яке тасування можна перевірити.
web-about-credits = Усі малюнки й тексти наші. Назви лише кажуть, про яку гру йдеться.
web-fair = Чесне тасування
web-fair-1 = Коли відкривається стіл, сервер обирає секрет і публікує його відбиток.
web-fair-2 = Кожен, хто сідає, додає свої випадкові байти.
web-fair-3 = Секрет і ці байти разом визначають кожну карту. Заздалегідь ніхто не знав і того, й того.
web-fair-4 = Після гри секрет показують, і кожен може пересвідчитися, що відбиток саме його.
web-fair-table = Назва столу (остання частина посилання)
web-fair-open = Гру не закінчено: секрет іще зберігається.
web-fair-fits = Секрет має оприлюднений відбиток. Тасування було визначено заздалегідь.
web-fair-breaks = Секрет не відповідає відбитку!
web-fair-commitment = Відбиток, оприлюднений до того, як хтось сів
web-fair-secret = Секрет, показаний після гри
web-fair-seed = Зерно всіх карт

web-error = Не вийшло. Спробуйте ще раз.
web-error-no-identity = Сервер вас більше не впізнає. Оновіть сторінку.
web-error-not-host = Це може лише господар столу.
web-error-not-seated = Це можуть лише гравці за цим столом.
web-error-not-found = З такою назвою нічого немає.
web-error-seat-taken = Це місце зайняте.
web-error-wrong-state = Зараз за цим столом так не можна.
web-error-stale = Стіл уже змінився. Погляньте ще раз.
web-error-not-over = Гру ще не закінчено.
web-error-bad-options = Ці налаштування не поєднуються.
web-error-bad-name = Таке ім’я чи текст не підходить.
web-error-chat-off = Такий чат за цим столом вимкнено.
web-error-bad-link = Посилання невідоме, використане або застаріле.
web-error-too-fast = Надто швидко. Зачекайте трохи.
web-error-too-slow = З’єднання надто повільне. Спробуйте ще раз.
web-error-too-many = Відкрито забагато столів. Спершу закінчіть або залиште один.
web-error-rules-changed = Сервер оновлено, і він більше не грає за правилами, з яких почався цей стіл.
web-error-stopped = Цей стіл довелося зупинити. Його ходи збережено.
web-error-try-again = Сервер зайнятий. Спробуйте трохи згодом.

web-title-learn = Навчання
web-learn = Навчитися
web-your-games = Ваші партії
web-unreachable = Не вдалося завантажити сторінку
web-retry = Спробувати ще раз
web-offline-page = Немає мережі. Уроки, налаштування й уже відкриті сторінки працюють; столи чекають на мережу, місце лишається за вами.
web-free-seat = Звільнити місце
web-away-self = За вас грає бот.
web-take-back = Я знову тут
web-stand-in = Нехай грає бот
web-rules-sections = Розділи
web-rules-found = { $count ->
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
    [many] Знайдено { $count } правил
   *[other] Знайдено { $count } правил
  }
web-players = Гравці
web-send-link = Надіслати посилання
web-watchers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
    [many] Дивляться { $count } людей
   *[other] Дивляться { $count } людини
  }
