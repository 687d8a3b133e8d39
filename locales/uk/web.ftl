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
web-title-local = На цьому пристрої
web-title-review = Розбір
web-title-nowhere = Нічого немає

web-hello = Чотири гри про скарби за одним столом
web-hello-more = Грайте одразу з ботами або надішліть друзям посилання. Без реєстрації.
web-game-my-treasure = Мій скарб
web-game-my-treasure-about = Обчистьте печеру й утікайте, доки не прийшов шостий орк.
web-game-treasure-maps = Карти скарбів
web-game-treasure-maps-about = Усі водночас закреслюють ту саму фігуру. Хто витисне з неї більше?
web-game-lost-mines = Стародавні шахти
web-game-lost-mines-about = Копайте для свого клану. Хто на чиєму боці — ніхто не скаже.
web-game-klatz = Клац!
web-game-klatz-about = Будуйте мур і першим оголосіть знімок.
web-seats = { $least }–{ $most } гравців
web-play-now = Грати зараз
web-play-friends = Грати з друзями
web-opening = Відкриваємо…
web-aim-my-treasure = Дайте стосу підрости й заберіть його заради одного виду скарбів, доки не прийшов шостий орк. Перемагає той, хто першим збере вісім срібних монет.
web-aim-treasure-maps = Усі закреслюють ту саму фігуру, кожен на своїх островах. Завершуйте острови, вибудовуйте ланцюжки бонусів і наберіть найбільше очок.
web-aim-lost-mines = У вас є клан і таємна роль. Прокладайте стежки до шахт, ідіть туди по скарби й дізнавайтеся, хто на вашому боці.
web-aim-klatz = Усі будують один мур. Щойно на ньому складеться ваш кадр, першим гукніть «Клац!» і зробіть знімок. Знімки дають очки.
web-just-play = Одразу грати
web-show-how = Покажіть, як грати
web-help = Довідка
web-keys = Клавіші
web-keys-my-treasure = D: взяти карту; 1–4: стос; 5–0: вид скарбу; Esc: передумати
web-keys-treasure-maps = R: повернути фігуру; F: віддзеркалити; S: один хрестик; U: скасувати; 1–5: взяти карту
web-keys-lost-mines = 1–7: карта в руці; R: повернути; ← ↑ → ↓: іти; D: скинути; E: завершити хід; Esc: передумати
web-keys-klatz = Пробіл: Клац!; 1–3: карта з ринку; B: взяти наосліп; ← →: край муру; E: завершити хід; Esc: передумати
web-rules = Правила
web-rules-search = Пошук у правилах
web-rules-link = Посилання на правило { $rule }

web-new-table = Новий стіл: «{ $game }»
web-how-many = Скільки гравців
web-who = Хто грає
web-seat = Гравець { $number }
web-you = Ви
web-friend = Друг
web-level-random = випадковий
web-level-easy = легкий
web-level-medium = середній
web-level-hard = сильний
web-fill-bots = Заповнити ботами
web-clock = Годинник
web-clock-none = без годинника
web-clock-quick = 30 секунд на хід
web-clock-relaxed = 2 хвилини на хід
web-clock-bank = 10 хвилин кожному плюс 10 секунд за хід
web-clock-days = 2 дні на хід
web-chat = Чат
web-chat-off = вимкнено
web-chat-phrases = фрази й смайлики
web-chat-free = без обмежень
web-chat-off-here = За цим столом чат вимкнено.
web-say = Повідомлення
web-send = Надіслати
web-listed = Спільний стіл: може сісти будь-хто
web-options = Варіанти правил
web-advanced = Додатково
web-open-table = Відкрити стіл

web-lobby = Чекаємо на гравців
web-closed = Цей стіл закрито
web-invites = { $player } кличе вас у гру «{ $game }»
web-invited = Вас запрошують у гру «{ $game }»
web-your-name = Ваше ім’я
web-name-example = наприклад, Саша
web-table-full = Усі місця зайняті. Звідси можна дивитися.
web-meanwhile = Поки чекаєте
web-learn-quickly = Навчитися за п’ять хвилин
web-invite = Покличте друзів
web-copy = Скопіювати посилання
web-copied = Скопійовано.
web-qr = QR-код посилання
web-host = господар
web-open-seat = вільно
web-sit = Сісти сюди
web-start = Почати гру
web-start-when-full = Почнемо, коли займуть усі місця.
web-wait-host = Гру почне господар столу.
web-leave = Вийти з-за столу
web-leave-sure = За вас дограє бот.
web-leave-device = Гру буде видалено з цього пристрою.
web-leave-yes = Так, вийти
web-commitment = Чесне тасування: відбиток

web-your-turn = Ваш хід
web-waiting = Хід: { $players }
web-over = Гру закінчено
web-acts = ходить
web-online = у мережі
web-away = немає на місці
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
web-skip-turn = До мого ходу
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
web-won = Ви перемогли!
web-won-with = Спільна перемога: { $names } і ви!
web-winners-many = { $count ->
    [one] Перемогу ділить { $count } гравець!
    [few] Перемогу ділять { $count } гравці!
    [many] Перемогу ділять { $count } гравців!
   *[other] Перемогу ділять { $count } гравця!
  }
web-won-with-many = { $count ->
    [one] Ви ділите перемогу ще з { $count } гравцем!
    [few] Ви ділите перемогу ще з { $count } гравцями!
    [many] Ви ділите перемогу ще з { $count } гравцями!
   *[other] Ви ділите перемогу ще з { $count } гравцями!
  }
web-rematch = { $player } хоче зіграти ще раз.
web-join = Приєднатися
web-follow = Дивитися наступну партію
web-share-picture = Поділитися картинкою
web-look-table = Поглянути на стіл
web-result = Підсумок
web-result-round = Раунд { $number }
web-result-earlier = До цього
web-result-coins = Монети
web-result-cups = Кубки
web-result-palms = Пальми
web-result-cards = Острови
web-result-seals = Печатки
web-result-photos = Знімки
web-result-points = Очки
web-result-pool = На всіх
web-result-share = Частка
web-result-extra = Решта
web-result-dragon = Дракон
web-result-total = Усього
web-fair-dealt = Карти перемішано чесно: щойно перевірено.
web-fair-drawn = Тасування те саме, яке всі закріпили до початку. Розкласти карти наново цей пристрій не зміг.
web-fair-record = Дані сервера про тасування не суперечать одні одним. Але порівняти їх немає з чим: до початку гри цей пристрій нічого свого не записав.
web-fair-broken = З тасуванням щось не так!
web-again = Зіграти ще
web-replay = Переглянути партію
web-review = Розібрати гру
web-hint = Підказка
web-verify = Перевірити тасування
web-transcript = Запис партії

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

web-theme = Тема
web-theme-auto = як у системі
web-theme-light = світла
web-theme-dark = темна
web-motion = Анімація
web-motion-auto = як у системі
web-motion-reduced = менше
web-motion-full = повна
web-confirm = Перепитувати перед незворотними ходами
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
web-devices = Ваші пристрої
web-devices-show = Показати мої пристрої
web-device-unnamed = Пристрій
web-device-this = (цей)
web-device-used = востаннє — { $day }
web-device-sign-out = Вийти
web-device-signed-out = Там виконано вихід.
web-device-back = Знову стати { $name }
web-two-guests = Тут ви — { $now }. Стати { $then }?
web-two-guests-more = Це посилання — для іншого гостя. { $now } не зникне: на цій сторінці можна повернутися.
web-two-guests-stay = Залишитися { $now }
web-two-guests-change = Стати { $then }
web-data = Мої дані
web-data-more = Усе, що сервер зберігає про вас, в одному файлі: ім’я, пристрої, партії, повідомлення.
web-data-get = Завантажити мої дані
web-person-menu = Ще: { $name }
web-mute = Сховати повідомлення: { $name }
web-unmute = Показати повідомлення: { $name }
web-muted = (сховано)
web-report = Поскаржитися власникові сервера на { $name }: що сталося?
web-report-send = Надіслати скаргу
web-reported = Дякуємо. Власник сервера зможе це прочитати.
web-continued = Ви продовжуєте тут як той самий гість.
web-forget = Забути мене
web-forget-more = Ім’я, пристрої та повідомлення буде видалено назавжди. Зіграні партії залишаться — з місцем без імені.
web-forget-yes = Так, забути

web-watch-none = Зараз немає ігор, відкритих для всіх.
web-replays-none = Закінчених партій поки немає. Зіграйте — і партія з’явиться тут.
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
web-about-credits = Усі малюнки й тексти наші. Назви лише кажуть, про яку гру йдеться. Шрифти: Alegreya і Source Sans 3, SIL Open Font License.
web-fair = Чесне тасування
web-fair-1 = Коли відкривається стіл, сервер обирає секрет і публікує його відбиток.
web-fair-2 = Кожен, хто сідає, обирає свої випадкові байти й надсилає лише їхній відбиток. Байти розкривають, коли всі місця зайнято й закріплено, тож ніхто не обирає останнім.
web-fair-3 = Секрет і ці байти разом визначають кожну карту й розсадження. Поки хоч щось можна було змінити, всього не знав ніхто.
web-fair-4 = Після гри секрет показують. Ваш пристрій запам’ятав усе, що бачив від самого початку, і порівнює.
web-fair-table = Назва столу (остання частина посилання)
web-fair-open = Гру не закінчено: секрет іще зберігається.
web-fair-fits = Відбиток секрету збігається з тим, що показує сервер.
web-fair-commitment = Відбиток секрету, який показує сервер
web-fair-secret = Секрет, показаний після гри
web-fair-seed = Зерно всіх карт
web-drawing = Місця закріплено. Тепер пристрої всіх гравців розкривають свої байти…
web-drawing-for = Місця закріплено. Ще не розкрили свої байти: { $players }…
web-restarts =
    { $count ->
        [one] Цей стіл починали заново { $count } раз
        [few] Цей стіл починали заново { $count } рази
        [many] Цей стіл починали заново { $count } разів
       *[other] Цей стіл починали заново { $count } раза
    }, бо хтось не розкрив свої байти: { $players }.
web-old-scheme = Цей стіл відкрито за старим способом: той, хто читає файли сервера, міг би обирати між тасуваннями.
web-liar = Не вірте цьому серверу: він суперечить тому, що казав раніше.
web-liar-scheme = Спосіб тасування за цим столом підмінили.
web-liar-commitment = Секрет сервера не той, відбиток якого він показав.
web-liar-own = Сервер показує для вашого місця не те, що надіслав цей пристрій. Якщо ви не сидите тут ще й з іншого пристрою, вашу частину тасування підмінили.
web-liar-chairs = Відбитки інших гравців змінилися після того, як місця було закріплено.
web-liar-restart = Сервер каже неправду про те, що стіл починали заново.
web-liar-beacon = Відкрите значення не те, яке було названо.
web-liar-seats = Розсадження не випливає з тасування.
web-liar-view = Вам показали те, що не випливає з розкладу.
web-liar-transcript = Запис гри не сходиться.
web-liar-save = Зберегти докази

web-error = Не вийшло. Спробуйте ще раз.
web-error-no-identity = Сервер вас більше не впізнає. Оновіть сторінку.
web-error-not-host = Це може лише господар столу.
web-error-not-seated = Це можуть лише гравці за цим столом.
web-error-not-found = Нічого з такою назвою не знайшлося.
web-error-seat-taken = Це місце зайняте.
web-error-wrong-state = Зараз за цим столом так не можна.
web-error-stale = Стіл уже змінився. Погляньте ще раз.
web-error-not-over = Гру ще не закінчено.
web-error-bad-options = Ці налаштування не поєднуються.
web-error-bad-name = Таке ім’я чи текст не підходить.
web-error-chat-off = Такий чат за цим столом вимкнено.
web-error-bad-link = Посилання невідоме, використане або застаріле.
web-error-barred = Господар столу або власник сервера цього не дозволяє.
web-error-wrong-password = Цей стіл має пароль, і це не він.
web-error-no-spectators = Цей стіл закрито для глядачів.
web-error-other-identity = Це посилання — для іншого гостя.
web-error-too-fast = Надто швидко. Зачекайте трохи.
web-error-too-slow = З’єднання надто повільне. Спробуйте ще раз.
web-error-too-many = Відкрито забагато столів. Спершу закінчіть або залиште один.
web-error-rules-changed = Сервер оновлено, і він більше не грає за правилами, з яких почався цей стіл.
web-error-stopped = Цей стіл довелося зупинити. Його ходи збережено.
web-error-try-again = Сервер зайнятий. Спробуйте трохи згодом.

web-title-learn = Навчання
web-learn = Навчитися
web-your-games = Ваші партії
web-opponents = Обрати суперників
web-alone = Наодинці, на очки
web-opponents-count = Скільки суперників
web-opponent = Суперник { $number }
web-turn-of = Ходить { $player }
web-remove-game = Вийти з гри «{ $game }»
web-leave-open = Ваше місце звільниться для інших.
web-waiting-tables = Столи, де чекають на гравців
web-waiting-none = Зараз ніхто не чекає. Відкрийте спільний стіл — і до вас зможуть приєднатися.
web-watch-bots = Подивитися, як грають боти
web-watch-bots-more = Виберіть гру. Ви бачите стіл збоку, без чужих секретів.
web-being-played = Тривають зараз
web-sit-down = Сісти за стіл
web-free-seats =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
web-unreachable = Не вдалося завантажити сторінку
web-retry = Спробувати ще раз
web-offline-page = Немає мережі. Ігри на цьому пристрої, уроки й налаштування працюють; столи чекають на мережу, місце лишається за вами.
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
web-send-link = Поділитися посиланням
web-doors = Кому можна прийти
web-doors-spectators = Іншим можна дивитися
web-doors-password = Пароль, щоб сісти (порожньо — без пароля)
web-doors-locked = Цей стіл має пароль. Збереження замінить його.
web-password = Пароль цього столу
web-watchers =
    { $count ->
        [one] Дивиться { $count } людина
        [few] Дивляться { $count } людини
       *[many] Дивляться { $count } людей
    }
