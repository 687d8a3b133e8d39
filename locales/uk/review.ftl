# Розбір гри та підказки.
review-title = Розбір: { $game }
review-about = Подивіться, де вирішилася гра: ваші шанси хід за ходом, рішення, від яких залежав результат, і частка везіння. Усе рахується на цьому пристрої — з того, що міг знати кожен гравець.
review-drop = Перетягніть сюди запис гри або виберіть файл
review-own-games = Ваші партії в мережі
review-device-games = Ігри на цьому пристрої
review-seat = Чия гра
review-checked = Перевірено: усі карти роздано наново, ходів зіграно наново: { $moves }.
review-checked-plain = Ходів зіграно наново: { $moves }. У файлі немає відбитка, тож роздачі він не доводить.
review-fault-line = Запис хибний: рядок { $line }.
review-fault = Запис хибний.
review-too-large = Файл завеликий для однієї гри.
review-alone = Ігри наодинці не розбираються: розбір вимірює шанси на перемогу, а наодинці перемагати нікого.
review-unknown-game = Ця сторінка не знає гри { $game }.
review-replayed =
    { $moves ->
        [one] Усі карти роздано наново, { $moves } хід зіграно наново: гра та сама.
        [few] Усі карти роздано наново, { $moves } ходи зіграно наново: гра та сама.
        [many] Усі карти роздано наново, { $moves } ходів зіграно наново: гра та сама.
       *[other] Усі карти роздано наново, { $moves } ходу зіграно наново: гра та сама.
    }
review-differs =
    { $line ->
        [0] Запис цієї гри хибний.
       *[other] Запис цієї гри хибний: рядок { $line }.
    }

## Перебіг
review-quick = Перший погляд на кожне рішення…
review-close = Уважний погляд на те, що вирішило гру…
review-progress = Перебіг розбору
review-stop = Зупинити
review-stopped = Зупинено. Показано те, що вже знайдено.
review-go-on = Продовжити
review-done = Розбір завершено.

## Графік, стіл і погляди
review-chart = Шанси на перемогу впродовж гри
review-chart-at = Хід { $move } з { $moves }. { $player }: { $percent } %.
review-steps = Кроки
review-before = Попереднє важливе рішення
review-after = Наступне важливе рішення
review-eyes = Чиїми очима:
review-could-own = Стіл, яким ви його тоді бачили.
review-could = Стіл, яким його тоді бачив гравець { $player }.
review-so-own = Тоді ви цього бачити не могли.
review-so = Тоді гравець { $player } цього бачити не міг.
review-table = Графік як таблиця
review-move = Хід
review-chance = Шанси
review-given-away = Втрачено

## Рішення
review-mattered = Що вирішило гру
review-turning = Хід { $number }
review-looking = Шукаємо…
review-flawless = Жодне рішення не коштувало дорого. Гарна гра!
review-no-decision = Тут вибору не було. Рухайтеся грою за графіком, стрілками або важливими рішеннями.
review-cost = −{ $percent } %
review-decision-own = Хід { $number }: ваше рішення
review-decision-of = Хід { $number }: вирішує { $player }
review-played = Зіграно
review-better = Краще
review-good = Не гірше за будь-який інший вибір.
review-all-moves =
    { $count ->
        [one] { $count } можливий хід
        [few] Усі { $count } можливі ходи
        [many] Усі { $count } можливих ходів
       *[other] Усі { $count } можливого ходу
    }
review-try = Спробувати звідси інший хід
review-beliefs = Що можна було підозрювати
review-belief = { $player }: { $what }

## Везіння і майстерність
review-luck = Везіння і майстерність
review-luck-own =
    { $turned ->
        [good] З таких ігор ви могли розраховувати виграти { $expected } %. Рішення коштували { $lost }, помилки інших дали { $received }, везіння принесло { $luck }.
        [bad] З таких ігор ви могли розраховувати виграти { $expected } %. Рішення коштували { $lost }, помилки інших дали { $received }, невезіння забрало { $luck }.
       *[none] З таких ігор ви могли розраховувати виграти { $expected } %. Рішення коштували { $lost }, помилки інших дали { $received }; везіння лишилося осторонь.
    }
review-luck-of =
    { $turned ->
        [good] { $player }: з таких ігор можна було розраховувати виграти { $expected } %. Рішення коштували { $lost }, помилки інших дали { $received }, везіння принесло { $luck }.
        [bad] { $player }: з таких ігор можна було розраховувати виграти { $expected } %. Рішення коштували { $lost }, помилки інших дали { $received }, невезіння забрало { $luck }.
       *[none] { $player }: з таких ігор можна було розраховувати виграти { $expected } %. Рішення коштували { $lost }, помилки інших дали { $received }; везіння лишилося осторонь.
    }
review-luck-table = Везіння і майстерність усіх гравців
review-expected = На початку
review-decisions = Рішення
review-received = Помилки інших
review-fortune = Везіння
review-luck-note = Те, що втрачає один, дістається решті порівну. Усе інше — везіння. Малі числа — шум.

## Підказки
review-hint-thinking = Думаємо…
review-hint-look = Зверніть увагу:
review-hint-look-all = на весь стіл.
review-hint-kind = Вид ходу:
review-hint-move = Хід:
review-hint-more = Докладніше
review-hint-tell = Назвати хід

## Види ходів
review-kind-treasure-maps-choose_start = вибрати перші карти
review-kind-treasure-maps-mark = закреслити фігуру або одну клітинку
review-kind-treasure-maps-bonus = закреслити призову клітинку
review-kind-treasure-maps-take_back = повернути останню позначку
review-kind-treasure-maps-take_card = узяти карту

## Ходи «Мого скарбу»
review-move-my-treasure-draw = витягнути карту
review-move-my-treasure-claim = забрати стос із місця { $spot_number } із жетоном «{ $token_name }»
review-move-my-treasure-place = покласти карту на місце { $spot_number }
review-move-my-treasure-flee = тікати зі стосом із місця { $spot_number }

## Ходи «Карт скарбів»
review-move-treasure-maps-choose_start = лишити карти { $cards }
review-move-treasure-maps-mark =
    { $primary ->
        [single] закреслити одну клітинку на карті { $primary_slot_number }
       *[other] закреслити фігуру на карті { $primary_slot_number }
    }
review-move-treasure-maps-bonus = закреслити призову клітинку { $cell_number } на карті { $slot_number }
review-move-treasure-maps-take_back = повернути останню позначку
review-move-treasure-maps-take_card =
    { $from ->
        [deck] узяти верхню карту колоди
       *[other] узяти карту { $from_position_number } з вітрини
    }

## Ходи «Стародавніх шахт»
review-move-lost-mines-play_path = покласти стежку на { $at }: { $card_name }
review-move-lost-mines-play_tool = застосувати інструмент на { $at }: { $card_name }
review-move-lost-mines-play_info =
    { $target ->
        [mine] потай подивитися шахту { $target_mine_number }
        [treasure] потай подивитися скарб { $target_slot_number }
       *[dwarf] потай подивитися карту гнома (гравець { $target_seat })
    }
review-move-lost-mines-play_trap = поставити пастку між { $between }
review-move-lost-mines-play_troll = поставити троля між { $between }
review-move-lost-mines-play_storm = викликати грозу на { $at }
review-move-lost-mines-discard = скинути: { $cards }
review-move-lost-mines-step = іти: { $dir_name }
review-move-lost-mines-end_move = лишитися на місці
review-move-lost-mines-take_treasure = узяти скарб { $slot_number }
review-move-lost-mines-pick_trap_card = вибрати карту { $index_number }
review-move-lost-mines-propose_end_round = запропонувати закінчити раунд
review-move-lost-mines-vote_end_round =
    { $yes ->
        [true] погодитися закінчити раунд
       *[false] продовжити раунд
    }
review-move-lost-mines-ready = перейти до наступного раунду

## Ходи «Клац!»
review-move-klatz-place_open = додати карту ринку { $slot_number } { $side_name }
review-move-klatz-draw_blind = витягнути наосліп
review-move-klatz-place_drawn = покласти витягнуту карту { $side_name }
review-move-klatz-play_shift1 =
    { $dir ->
        [left] зсунути карту { $from_number } на одне місце ліворуч
       *[right] зсунути карту { $from_number } на одне місце праворуч
    }
review-move-klatz-play_shift2 =
    { $dir ->
        [left] зсунути карту { $from_number } на два місця ліворуч
       *[right] зсунути карту { $from_number } на два місця праворуч
    }
review-move-klatz-play_swap = поміняти місцями карти { $a_number } і { $b_number }
review-move-klatz-play_remove = прибрати карту { $at_number }
review-move-klatz-play_extra = узяти додаткову композицію
review-move-klatz-play_market = замінити ринок
review-move-klatz-place_new = покласти нову карту ринку { $slot_number } { $side_name }
review-move-klatz-play_return = повернути на місце { $at_number }: { $symbol_name }
review-move-klatz-redraw = змінити всю руку
review-move-klatz-end_turn = закінчити хід
review-move-klatz-claim = гукнути «Клац!»: { $comp_name }
