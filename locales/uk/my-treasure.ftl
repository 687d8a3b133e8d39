### Мій скарб.

## Гра

my-treasure-title = Мій скарб
my-treasure-summary = Гноми обчищають печеру: складайте скарби в стоси, вчасно йдіть із найкращим і стережіться шостого орка.
my-treasure-facts-known = З правил відомі числа: 30 карт скарбів, 6 орків, 6 жетонів, 4 місця, монети й що буває на карті скарбів.
my-treasure-facts-ours = Лиця тридцяти карт ніде не опубліковано. Наші складено так, щоб жоден вид не мав переваги; у коробці вони інші.
my-treasure-section-setup = Підготовка
my-treasure-section-turn = Ходи
my-treasure-section-flight = Втеча
my-treasure-section-scoring = Підрахунок
my-treasure-section-end = Новий раунд і кінець гри
my-treasure-section-table = За цим столом

## Правила

rule-MS-001 = Грають два, три або чотири гноми.
rule-MS-002 = Кожен раунд починається зі щойно перетасованої колоди: 30 карт скарбів і 6 орків.
rule-MS-003 = Є чотири місця для скарбів; на початку раунду всі вони відкриті й порожні.
rule-MS-004 = Є шість жетонів знахідки, по одному кожного виду; на початку раунду всі лежать скарбом догори.
rule-MS-005 = На початку гри всі гаманці порожні.
rule-MS-006 = Хто починає перший раунд, вирішує жереб, якщо господар столу не призначив місце.
rule-MS-101 = Хід переходить за годинниковою стрілкою від першого гравця; хто вже забрав скарб, того пропускають.
rule-MS-102 = У свій хід ви тягнете карту або забираєте стос; пасувати не можна.
rule-MS-103 = Витягнуту карту одразу бачать усі.
rule-MS-104 = Витягнуту карту скарбів треба покласти на будь-яке відкрите місце.
rule-MS-105 = Покладена карта закриває те, що під нею; у стосі видно лише верхню карту й висоту.
rule-MS-106 = Поклавши карту, ви завершуєте хід; у хід, коли ви тягнули карту, забрати стос не можна.
rule-MS-107 = Орк іде до ряду орків, і хід завершується; перші п’ять більше нічого не роблять.
rule-MS-108 = Ніхто не дивиться закриті карти, колоду й жетони, що лежать гномом догори.
rule-MS-109 = Щоб забрати скарб, виберіть вільний жетон і відкрите місце, де є хоча б одна карта.
rule-MS-110 = Можна вибрати будь-який вільний жетон, навіть якщо такого виду в стосі немає.
rule-MS-111 = Забравши скарб, ви не ходите до підрахунку.
rule-MS-112 = Забраний стос лишається закритим до підрахунку навіть для власника.
rule-MS-113 = Кожен жетон за раунд можна взяти лише раз.
rule-MS-114 = Місце, з якого забрали стос, закрите до кінця раунду, якщо за столом не вирішено інакше.
rule-MS-115 = Останній гном у печері продовжує сам, карта за картою.
rule-MS-116 = Останній гном може забрати стос у будь-який із цих ходів, якщо раніше не з’явиться шостий орк.
rule-MS-201 = Коли з’являється шостий орк, усі, хто ще в печері, мусять тікати.
rule-MS-202 = Усі ще не взяті жетони перевертають і перемішують.
rule-MS-203 = Тікають за годинниковою стрілкою, починаючи зліва від того, хто витягнув шостого орка; він сам тікає останнім.
rule-MS-204 = Тікаючи, гравець бере будь-який стос і випадковий перемішаний жетон.
rule-MS-205 = Жетон утікача до підрахунку не бачить ніхто.
rule-MS-206 = Під час втечі треба взяти місце з картами, поки таке є; якщо немає — порожнє.
rule-MS-207 = Під час втечі кожне місце можна взяти лише раз.
rule-MS-208 = Після шостого орка вибирати жетон уже не можна.
rule-MS-301 = Раунд завершується, щойно в кожного є стос і жетон.
rule-MS-302 = Карти відкривають у порядку ходу, починаючи з першого гравця.
rule-MS-303 = Ваша сума — це скарби виду вашого жетона на ваших картах плюс ваші миші.
rule-MS-304 = Кожна миша рахується як один скарб вашого виду за будь-якого жетона.
rule-MS-305 = Найбільша сума приносить золоту монету, вона варта трьох.
rule-MS-306 = Усі, в кого найбільша сума, отримують по золотій монеті.
rule-MS-307 = Сума на один менша за найбільшу приносить дві срібні монети.
rule-MS-308 = Сума на два менша за найбільшу приносить одну срібну монету.
rule-MS-309 = Сума на три й більше менша за найбільшу не приносить нічого.
rule-MS-310 = Важить лише різниця з найбільшою сумою: нічиї не зсувають нагород, і навіть сума 0 може принести монети.
rule-MS-311 = Золота монета варта трьох срібних; важить лише вартість гаманця.
rule-MS-312 = Спершу платять усім, а тоді перевіряють, чи не скінчилася гра.
rule-MS-313 = Стоси, яких ніхто не взяв, зайві жетони й решту колоди не рахують і не показують.
rule-MS-401 = Якщо в жодному гаманці немає 8, починається новий раунд з усіма картами й жетонами.
rule-MS-402 = Монети зберігаються від раунду до раунду.
rule-MS-403 = Наступний раунд починає сусід ліворуч від того, хто починав попередній.
rule-MS-404 = Гра завершується після раунду, в якому гаманець сягнув 8 або того, про що домовилися за столом.
rule-MS-405 = Перемагає найповніший гаманець.
rule-MS-406 = Якщо найповніші гаманці рівні, перемагають ті з них, хто взяв золото в останньому раунді.
rule-MS-407 = Хто й після цього рівний, ділить перемогу.
rule-MS-501 = Недозволений хід нічого не змінює, а у відповідь називається порушене правило.
rule-MS-502 = Хід не можна взяти назад.
rule-MS-503 = Якщо гравець пішов назовсім, на його місці грає бот.
rule-MS-504 = Якщо ваш час вийшов, за вас роблять простий хід.

## Налаштування

my-treasure-option-first_player = Перший гравець
my-treasure-option-first_player-help = Хто починає перший раунд.
my-treasure-option-first_player-random = За жеребом
my-treasure-option-first_player-seat-0 = Місце 1
my-treasure-option-first_player-seat-1 = Місце 2
my-treasure-option-first_player-seat-2 = Місце 3
my-treasure-option-first_player-seat-3 = Місце 4
my-treasure-option-vacated_spot = Місце забраного стосу
my-treasure-option-vacated_spot-help = Чи можна знову класти карти туди, звідки забрали стос.
my-treasure-option-vacated_spot-closed = Лишається закритим
my-treasure-option-vacated_spot-reopens = Знову відкрите
my-treasure-option-claimed_top = Верх забраного стосу
my-treasure-option-claimed_top-help = Чи видно верхню карту забраного стосу. Не діє, коли стоси відкриті.
my-treasure-option-claimed_top-visible = Видно
my-treasure-option-claimed_top-covered = Приховано
my-treasure-option-memory = Пам’ять
my-treasure-option-memory-help = Чи треба запам’ятовувати закриті карти, чи можна переглядати стоси.
my-treasure-option-memory-classic = Закриті карти треба пам’ятати
my-treasure-option-memory-open = Стоси відкриті
my-treasure-option-target = Мета
my-treasure-option-target-help = Гра завершується після раунду, в якому гаманець вартий стільки.

## Чому хід відхилено

my-treasure-refusal-game_over = Гру закінчено.
my-treasure-refusal-out_of_round = У вас уже є скарб, у цьому раунді ви більше не ходите.
my-treasure-refusal-not_your_turn = Зараз ходить { $next }.
my-treasure-refusal-not_your_flight = { $next } тікає раніше за вас.
my-treasure-refusal-nothing_to_place = Вам нічого класти: витягніть карту або заберіть стос.
my-treasure-refusal-place_first = Спершу покладіть витягнуту карту.
my-treasure-refusal-drew_this_turn = Ви витягнули карту, тож у цей хід забрати стос не можна.
my-treasure-refusal-no_flight = До шостого орка ніхто не тікає; вийшло { $orcs } із 6.
my-treasure-refusal-must_flee = Шостий орк тут: хапайте стос і тікайте.
my-treasure-refusal-too_late_to_claim = Після шостого орка жетон вибрати не можна.
my-treasure-refusal-no_such_spot = Місця { $spot_number } немає, їх усього чотири.
my-treasure-refusal-spot_closed = Місце { $spot_number } закрите: його стос у цьому раунді забрали.
my-treasure-refusal-spot_taken = Із тим, що було на місці { $spot_number }, уже хтось утік.
my-treasure-refusal-empty_spot = На місці { $spot_number } немає стосу.
my-treasure-refusal-leave_nothing = Місце { $spot_number } порожнє, а на інших ще є карти.
my-treasure-refusal-token_taken = Жетон «{ $token_name }» у цьому раунді вже взято.

## Що відбувається

my-treasure-event-round_started =
    { $you ->
        [starter] Починається раунд { $round }; перший хід за вами.
       *[none] Починається раунд { $round }; перший хід: { $starter }.
    }
my-treasure-event-card_drawn =
    { $you ->
        [player] Ви тягнете
       *[none] { $player } тягне
    } { $card ->
        [none] карту.
       *[other] карту: { $card_name }.
    }
my-treasure-event-orc_drawn =
    { $you ->
        [player] Ви тягнете орка: вийшло { $orcs } із 6.
       *[none] { $player } тягне орка: вийшло { $orcs } із 6.
    }
my-treasure-event-card_placed =
    { $you ->
        [player] Ви кладете
       *[none] { $player } кладе
    } { $card ->
        [none] карту на місце { $spot_number }.
       *[other] карту на місце { $spot_number }: { $card_name }.
    }
my-treasure-event-pile_claimed =
    { $you ->
        [player] Ви забираєте
       *[none] { $player } забирає
    } { $height ->
        [one] стос із місця { $spot_number } ({ $height } карта) із жетоном «{ $token_name }».
        [few] стос із місця { $spot_number } ({ $height } карти) із жетоном «{ $token_name }».
        [many] стос із місця { $spot_number } ({ $height } карт) із жетоном «{ $token_name }».
       *[other] стос із місця { $spot_number } ({ $height } карти) із жетоном «{ $token_name }».
    }
my-treasure-event-flight_started =
    { $you ->
        [drawer] Шостий орк! Його тягнете ви. Порядок втечі: { $order }. Перемішані жетони: { $kinds }.
       *[none] Шостий орк! Його тягне { $drawer }. Порядок втечі: { $order }. Перемішані жетони: { $kinds }.
    }
my-treasure-event-pile_grabbed =
    { $you ->
        [player] Ви тікаєте
       *[none] { $player } тікає
    } { $height ->
        [0] з порожніми руками з місця { $spot_number }.
        [one] зі стосом із місця { $spot_number } ({ $height } карта) і прихованим жетоном.
        [few] зі стосом із місця { $spot_number } ({ $height } карти) і прихованим жетоном.
        [many] зі стосом із місця { $spot_number } ({ $height } карт) і прихованим жетоном.
       *[other] зі стосом із місця { $spot_number } ({ $height } карти) і прихованим жетоном.
    }
my-treasure-event-round_scored = Підрахунок раунду { $round }.
my-treasure-event-game_ended =
    { $winners_count ->
        [1] { $you ->
            [winners] Ви перемогли!
           *[none] Перемога: { $winners }.
        }
       *[other] Спільна перемога: { $winners }.
    }

## Що робити

my-treasure-move-draw = Витягнути карту
my-treasure-move-claim = Забрати стос
my-treasure-move-place = Покласти карту
my-treasure-move-flee = Тікати зі стосом
my-treasure-phase-choose = Витягніть карту або заберіть стос
my-treasure-phase-place = Покладіть карту на місце
my-treasure-phase-flee = Шостий орк! Хапайте стос
my-treasure-phase-over = Гру закінчено

## Види, жетони й карти

my-treasure-kind-ring = перстень
my-treasure-kind-diamond = діамант
my-treasure-kind-sword = меч
my-treasure-kind-necklace = намисто
my-treasure-kind-money = розсип монет
my-treasure-kind-potion = зілля
my-treasure-token-ring = { my-treasure-kind-ring }
my-treasure-token-diamond = { my-treasure-kind-diamond }
my-treasure-token-sword = { my-treasure-kind-sword }
my-treasure-token-necklace = { my-treasure-kind-necklace }
my-treasure-token-money = { my-treasure-kind-money }
my-treasure-token-potion = { my-treasure-kind-potion }
my-treasure-card-T01 = 1 перстень, 1 миша
my-treasure-card-T02 = 1 діамант, 1 миша
my-treasure-card-T03 = 1 меч, 1 миша
my-treasure-card-T04 = 1 намисто, 1 миша
my-treasure-card-T05 = 1 розсип монет, 1 миша
my-treasure-card-T06 = 1 зілля, 1 миша
my-treasure-card-T07 = 1 перстень, 1 меч
my-treasure-card-T08 = 1 діамант, 1 намисто
my-treasure-card-T09 = 1 меч, 1 розсип монет
my-treasure-card-T10 = 1 намисто, 1 зілля
my-treasure-card-T11 = 1 перстень, 1 розсип монет
my-treasure-card-T12 = 1 діамант, 1 зілля
my-treasure-card-T13 = 1 перстень, 1 діамант, 1 намисто
my-treasure-card-T14 = 1 діамант, 1 меч, 1 розсип монет
my-treasure-card-T15 = 1 меч, 1 намисто, 1 зілля
my-treasure-card-T16 = 1 перстень, 1 намисто, 1 розсип монет
my-treasure-card-T17 = 1 діамант, 1 розсип монет, 1 зілля
my-treasure-card-T18 = 1 перстень, 1 меч, 1 зілля
my-treasure-card-T19 = 1 перстень, 2 діаманти, 1 меч
my-treasure-card-T20 = 1 діамант, 2 мечі, 1 намисто
my-treasure-card-T21 = 1 меч, 2 намиста, 1 розсип монет
my-treasure-card-T22 = 1 намисто, 2 розсипи монет, 1 зілля
my-treasure-card-T23 = 1 перстень, 1 розсип монет, 2 зілля
my-treasure-card-T24 = 2 персні, 1 діамант, 1 зілля
my-treasure-card-T25 = 2 персні, 2 мечі, 1 намисто
my-treasure-card-T26 = 2 діаманти, 2 намиста, 1 розсип монет
my-treasure-card-T27 = 2 мечі, 2 розсипи монет, 1 зілля
my-treasure-card-T28 = 1 перстень, 2 намиста, 2 зілля
my-treasure-card-T29 = 2 персні, 1 діамант, 2 розсипи монет
my-treasure-card-T30 = 2 діаманти, 1 меч, 2 зілля

# A card of a custom deck shows a thing at most twice.
my-treasure-some-ring = { $count ->
    [one] { $count } перстень
   *[other] { $count } персні
}
my-treasure-some-diamond = { $count ->
    [one] { $count } діамант
   *[other] { $count } діаманти
}
my-treasure-some-sword = { $count ->
    [one] { $count } меч
   *[other] { $count } мечі
}
my-treasure-some-necklace = { $count ->
    [one] { $count } намисто
   *[other] { $count } намиста
}
my-treasure-some-money = { $count ->
    [one] { $count } розсип монет
   *[other] { $count } розсипи монет
}
my-treasure-some-potion = { $count ->
    [one] { $count } зілля
   *[other] { $count } зілля
}
my-treasure-some-mouse = { $count ->
    [one] { $count } миша
   *[other] { $count } миші
}

## Чому хід добрий

my-treasure-why-orcs_out = Орки: вийшло { $orcs } із 6.
my-treasure-why-best_pile = Придивіться до місця { $spot_number }: із жетоном «{ $token_name }» його стос вартий { $total }.
my-treasure-why-total_to_beat = { $player } вже надворі, і там { $total }: це треба перебити.
my-treasure-why-leave_now = Піти зараз із місця { $spot_number } із жетоном «{ $token_name }» — це { $total }.
my-treasure-why-others_want_it =
    { $others ->
        [one] У печері ще { $others } гном, він може забрати цей стос раніше за вас.
        [few] У печері ще { $others } гноми, вони можуть забрати цей стос раніше за вас.
       *[other] У печері ще { $others } гномів, вони можуть забрати цей стос раніше за вас.
    }
my-treasure-why-orcs_threaten = Орків уже { $orcs }: хто лишається, ризикує тікати з прихованим жетоном.
my-treasure-why-worth_more = Такий стос із таким жетоном вартий { $total }, узятий — { $instead }.
my-treasure-why-too_early = З { $total } іти тут зарано: це окупається приблизно з { $wanted }.
my-treasure-why-nobody_else = Ви останній гном у печері, орків лише { $orcs }: стосу ніхто не забере, тягніть далі.
my-treasure-why-pile_grows = На місці { $spot_number } з цією картою стос буде вартий { $total }.
my-treasure-why-pile_stays = На місці { $spot_number } було б лише { $total }.
my-treasure-why-blind_average = Ви тікаєте з прихованим жетоном, а стос на місці { $spot_number } у середньому найцінніший.

my-treasure-part-treasures = карти скарбів
my-treasure-part-orcs = карти орків
my-treasure-part-tokens = жетони знахідок
