### Мой клад.

## Игра

my-treasure-title = Мой клад
my-treasure-summary = Гномы обчищают пещеру: складывайте сокровища в стопки, вовремя уходите с лучшей и берегитесь шестого орка.
my-treasure-facts-known = Из правил известны числа: 30 карт сокровищ, 6 орков, 6 жетонов, 4 места, монеты и что бывает на карте сокровищ.
my-treasure-facts-ours = Лица тридцати карт нигде не опубликованы. Наши составлены так, чтобы ни один вид не был в выигрыше; в коробке они другие.
my-treasure-section-setup = Подготовка
my-treasure-section-turn = Ходы
my-treasure-section-flight = Бегство
my-treasure-section-scoring = Подсчёт
my-treasure-section-end = Новый раунд и конец игры
my-treasure-section-table = За этим столом

## Правила

rule-MS-001 = Играют два, три или четыре гнома.
rule-MS-002 = Каждый раунд начинается со свежей перетасованной колоды: 30 карт сокровищ и 6 орков.
rule-MS-003 = Есть четыре места для сокровищ; в начале раунда все они открыты и пусты.
rule-MS-004 = Есть шесть жетонов находки, по одному каждого вида; в начале раунда все лежат сокровищем вверх.
rule-MS-005 = В начале игры все кошельки пусты.
rule-MS-006 = Кто начинает первый раунд, решает жребий, если хозяин стола не назначил место.
rule-MS-101 = Ход переходит по часовой стрелке от первого игрока; кто уже забрал сокровище, пропускается.
rule-MS-102 = В свой ход вы тянете карту или забираете стопку; пасовать нельзя.
rule-MS-103 = Вытянутую карту сразу видят все.
rule-MS-104 = Вытянутую карту сокровищ нужно положить на любое открытое место.
rule-MS-105 = Положенная карта закрывает то, что под ней; у стопки видны только верхняя карта и высота.
rule-MS-106 = Положив карту, вы заканчиваете ход; в тот же ход, когда вы тянули карту, забрать стопку нельзя.
rule-MS-107 = Орк отправляется в ряд орков, и ход заканчивается; первые пять больше ничего не делают.
rule-MS-108 = Никто не смотрит закрытые карты, колоду и жетоны, лежащие гномом вверх.
rule-MS-109 = Чтобы забрать сокровище, выберите свободный жетон и открытое место, где есть хотя бы одна карта.
rule-MS-110 = Можно выбрать любой свободный жетон, даже если такого вида в стопке нет.
rule-MS-111 = Забрав сокровище, вы не ходите до подсчёта.
rule-MS-112 = Забранная стопка остаётся закрытой до подсчёта даже для владельца.
rule-MS-113 = Каждый жетон за раунд можно взять только один раз.
rule-MS-114 = Место, с которого забрали стопку, закрыто до конца раунда, если за столом не решено иначе.
rule-MS-115 = Последний гном в пещере продолжает один, карта за картой.
rule-MS-116 = Последний гном может забрать стопку в любой из этих ходов, если раньше не появится шестой орк.
rule-MS-201 = Когда появляется шестой орк, все, кто ещё в пещере, должны бежать.
rule-MS-202 = Все ещё не взятые жетоны переворачивают и перемешивают.
rule-MS-203 = Бегут по часовой стрелке, начиная слева от того, кто вытянул шестого орка; он сам бежит последним.
rule-MS-204 = Убегая, игрок берёт любую стопку и случайный перемешанный жетон.
rule-MS-205 = Жетон убежавшего до подсчёта не видит никто.
rule-MS-206 = При бегстве нужно взять место с картами, пока такое есть; если нет — пустое.
rule-MS-207 = При бегстве каждое место можно взять только один раз.
rule-MS-208 = После шестого орка выбирать жетон уже нельзя.
rule-MS-301 = Раунд заканчивается, как только у каждого есть стопка и жетон.
rule-MS-302 = Карты открывают в порядке хода, начиная с первого игрока.
rule-MS-303 = Ваша сумма — это сокровища вида вашего жетона на ваших картах плюс ваши мыши.
rule-MS-304 = Каждая мышь считается одним сокровищем вашего вида при любом жетоне.
rule-MS-305 = Наибольшая сумма приносит золотую монету, она стоит три.
rule-MS-306 = Все, у кого наибольшая сумма, получают по золотой монете.
rule-MS-307 = Сумма на один меньше наибольшей приносит две серебряные монеты.
rule-MS-308 = Сумма на два меньше наибольшей приносит одну серебряную монету.
rule-MS-309 = Сумма на три и более меньше наибольшей не приносит ничего.
rule-MS-310 = Важна только разница с наибольшей суммой: ничьи не сдвигают награды, и даже сумма 0 может принести монеты.
rule-MS-311 = Золотая монета стоит три серебряные; важна только стоимость кошелька.
rule-MS-312 = Сначала платят всем, потом проверяют, не окончена ли игра.
rule-MS-313 = Стопки, которые никто не взял, лишние жетоны и остаток колоды не считают и не показывают.
rule-MS-401 = Если ни в одном кошельке нет 8, начинается новый раунд со всеми картами и жетонами.
rule-MS-402 = Монеты сохраняются от раунда к раунду.
rule-MS-403 = Следующий раунд начинает сосед слева от того, кто начинал прошлый.
rule-MS-404 = Игра заканчивается после раунда, в котором кошелёк достиг 8 или того, о чём договорились за столом.
rule-MS-405 = Побеждает самый полный кошелёк.
rule-MS-406 = Если самые полные кошельки равны, побеждают те из них, кто взял золото в последнем раунде.
rule-MS-407 = Кто и после этого равен, делит победу.
rule-MS-501 = Недопустимый ход ничего не меняет, и в ответ называется нарушенное правило.
rule-MS-502 = Ход нельзя взять назад.
rule-MS-503 = Если игрок ушёл насовсем, за его место играет бот.
rule-MS-504 = Если ваше время вышло, за вас делается простой ход.

## Настройки

my-treasure-option-first_player = Первый игрок
my-treasure-option-first_player-help = Кто начинает первый раунд.
my-treasure-option-first_player-random = По жребию
my-treasure-option-first_player-seat-0 = Место 1
my-treasure-option-first_player-seat-1 = Место 2
my-treasure-option-first_player-seat-2 = Место 3
my-treasure-option-first_player-seat-3 = Место 4
my-treasure-option-vacated_spot = Место забранной стопки
my-treasure-option-vacated_spot-help = Можно ли снова класть карты туда, откуда забрали стопку.
my-treasure-option-vacated_spot-closed = Остаётся закрытым
my-treasure-option-vacated_spot-reopens = Снова открыто
my-treasure-option-claimed_top = Верх забранной стопки
my-treasure-option-claimed_top-help = Видна ли верхняя карта забранной стопки. Не действует, когда стопки открыты.
my-treasure-option-claimed_top-visible = Видна
my-treasure-option-claimed_top-covered = Скрыта
my-treasure-option-memory = Память
my-treasure-option-memory-help = Нужно ли запоминать закрытые карты или можно просматривать стопки.
my-treasure-option-memory-classic = Закрытые карты надо помнить
my-treasure-option-memory-open = Стопки открыты
my-treasure-option-target = Цель
my-treasure-option-target-help = Игра заканчивается после раунда, в котором кошелёк стоит столько.

## Почему ход отклонён

my-treasure-refusal-game_over = Игра окончена.
my-treasure-refusal-out_of_round = У вас уже есть сокровище, в этом раунде вы больше не ходите.
my-treasure-refusal-not_your_turn = Сейчас ходит { $next }.
my-treasure-refusal-not_your_flight = { $next } бежит раньше вас.
my-treasure-refusal-nothing_to_place = Вам нечего класть: вытяните карту или заберите стопку.
my-treasure-refusal-place_first = Сначала положите вытянутую карту.
my-treasure-refusal-drew_this_turn = Вы вытянули карту, поэтому в этот ход забрать стопку нельзя.
my-treasure-refusal-no_flight = До шестого орка никто не бежит; вышло { $orcs } из 6.
my-treasure-refusal-must_flee = Шестой орк здесь: хватайте стопку и бегите.
my-treasure-refusal-too_late_to_claim = После шестого орка жетон выбрать нельзя.
my-treasure-refusal-no_such_spot = Места { $spot_number } нет, их всего четыре.
my-treasure-refusal-spot_closed = Место { $spot_number } закрыто: его стопку в этом раунде забрали.
my-treasure-refusal-spot_taken = С тем, что было на месте { $spot_number }, уже кто-то убежал.
my-treasure-refusal-empty_spot = На месте { $spot_number } нет стопки.
my-treasure-refusal-leave_nothing = Место { $spot_number } пусто, а на других ещё есть карты.
my-treasure-refusal-token_taken = Жетон «{ $token_name }» в этом раунде уже взят.

## Что происходит

my-treasure-event-round_started =
    { $you ->
        [starter] Начинается раунд { $round }; первый ход за вами.
       *[none] Начинается раунд { $round }; первый ход: { $starter }.
    }
my-treasure-event-card_drawn =
    { $you ->
        [player] Вы тянете
       *[none] { $player } тянет
    } { $card ->
        [none] карту.
       *[other] карту: { $card_name }.
    }
my-treasure-event-orc_drawn =
    { $you ->
        [player] Вы тянете орка: вышло { $orcs } из 6.
       *[none] { $player } тянет орка: вышло { $orcs } из 6.
    }
my-treasure-event-card_placed =
    { $you ->
        [player] Вы кладёте
       *[none] { $player } кладёт
    } { $card ->
        [none] карту на место { $spot_number }.
       *[other] карту на место { $spot_number }: { $card_name }.
    }
my-treasure-event-pile_claimed =
    { $you ->
        [player] Вы забираете
       *[none] { $player } забирает
    } { $height ->
        [one] стопку с места { $spot_number } ({ $height } карта) с жетоном «{ $token_name }».
        [few] стопку с места { $spot_number } ({ $height } карты) с жетоном «{ $token_name }».
        [many] стопку с места { $spot_number } ({ $height } карт) с жетоном «{ $token_name }».
       *[other] стопку с места { $spot_number } ({ $height } карты) с жетоном «{ $token_name }».
    }
my-treasure-event-flight_started =
    { $you ->
        [drawer] Шестой орк! Его тянете вы. Порядок бегства: { $order }. Перемешанные жетоны: { $kinds }.
       *[none] Шестой орк! Его тянет { $drawer }. Порядок бегства: { $order }. Перемешанные жетоны: { $kinds }.
    }
my-treasure-event-pile_grabbed =
    { $you ->
        [player] Вы бежите
       *[none] { $player } бежит
    } { $height ->
        [0] с пустыми руками с места { $spot_number }.
        [one] со стопкой с места { $spot_number } ({ $height } карта) и скрытым жетоном.
        [few] со стопкой с места { $spot_number } ({ $height } карты) и скрытым жетоном.
        [many] со стопкой с места { $spot_number } ({ $height } карт) и скрытым жетоном.
       *[other] со стопкой с места { $spot_number } ({ $height } карты) и скрытым жетоном.
    }
my-treasure-event-round_scored = Подсчёт раунда { $round }.
my-treasure-event-game_ended =
    { $winners_count ->
        [1] { $you ->
            [winners] Вы победили!
           *[none] Победа: { $winners }.
        }
       *[other] Общая победа: { $winners }.
    }

## Что делать

my-treasure-move-draw = Вытянуть карту
my-treasure-move-claim = Забрать стопку
my-treasure-move-place = Положить карту
my-treasure-move-flee = Бежать со стопкой
my-treasure-phase-choose = Вытяните карту или заберите стопку
my-treasure-phase-place = Положите карту на место
my-treasure-phase-flee = Шестой орк! Хватайте стопку
my-treasure-phase-over = Игра окончена

## Виды, жетоны и карты

my-treasure-kind-ring = кольцо
my-treasure-kind-diamond = алмаз
my-treasure-kind-sword = меч
my-treasure-kind-necklace = ожерелье
my-treasure-kind-money = россыпь монет
my-treasure-kind-potion = снадобье
my-treasure-token-ring = { my-treasure-kind-ring }
my-treasure-token-diamond = { my-treasure-kind-diamond }
my-treasure-token-sword = { my-treasure-kind-sword }
my-treasure-token-necklace = { my-treasure-kind-necklace }
my-treasure-token-money = { my-treasure-kind-money }
my-treasure-token-potion = { my-treasure-kind-potion }
my-treasure-card-T01 = 1 кольцо, 1 мышь
my-treasure-card-T02 = 1 алмаз, 1 мышь
my-treasure-card-T03 = 1 меч, 1 мышь
my-treasure-card-T04 = 1 ожерелье, 1 мышь
my-treasure-card-T05 = 1 россыпь монет, 1 мышь
my-treasure-card-T06 = 1 снадобье, 1 мышь
my-treasure-card-T07 = 1 кольцо, 1 меч
my-treasure-card-T08 = 1 алмаз, 1 ожерелье
my-treasure-card-T09 = 1 меч, 1 россыпь монет
my-treasure-card-T10 = 1 ожерелье, 1 снадобье
my-treasure-card-T11 = 1 кольцо, 1 россыпь монет
my-treasure-card-T12 = 1 алмаз, 1 снадобье
my-treasure-card-T13 = 1 кольцо, 1 алмаз, 1 ожерелье
my-treasure-card-T14 = 1 алмаз, 1 меч, 1 россыпь монет
my-treasure-card-T15 = 1 меч, 1 ожерелье, 1 снадобье
my-treasure-card-T16 = 1 кольцо, 1 ожерелье, 1 россыпь монет
my-treasure-card-T17 = 1 алмаз, 1 россыпь монет, 1 снадобье
my-treasure-card-T18 = 1 кольцо, 1 меч, 1 снадобье
my-treasure-card-T19 = 1 кольцо, 2 алмаза, 1 меч
my-treasure-card-T20 = 1 алмаз, 2 меча, 1 ожерелье
my-treasure-card-T21 = 1 меч, 2 ожерелья, 1 россыпь монет
my-treasure-card-T22 = 1 ожерелье, 2 россыпи монет, 1 снадобье
my-treasure-card-T23 = 1 кольцо, 1 россыпь монет, 2 снадобья
my-treasure-card-T24 = 2 кольца, 1 алмаз, 1 снадобье
my-treasure-card-T25 = 2 кольца, 2 меча, 1 ожерелье
my-treasure-card-T26 = 2 алмаза, 2 ожерелья, 1 россыпь монет
my-treasure-card-T27 = 2 меча, 2 россыпи монет, 1 снадобье
my-treasure-card-T28 = 1 кольцо, 2 ожерелья, 2 снадобья
my-treasure-card-T29 = 2 кольца, 1 алмаз, 2 россыпи монет
my-treasure-card-T30 = 2 алмаза, 1 меч, 2 снадобья

# A card of a custom deck shows a thing at most twice.
my-treasure-some-ring = { $count ->
    [one] { $count } кольцо
   *[other] { $count } кольца
}
my-treasure-some-diamond = { $count ->
    [one] { $count } алмаз
   *[other] { $count } алмаза
}
my-treasure-some-sword = { $count ->
    [one] { $count } меч
   *[other] { $count } меча
}
my-treasure-some-necklace = { $count ->
    [one] { $count } ожерелье
   *[other] { $count } ожерелья
}
my-treasure-some-money = { $count ->
    [one] { $count } россыпь монет
   *[other] { $count } россыпи монет
}
my-treasure-some-potion = { $count ->
    [one] { $count } снадобье
   *[other] { $count } снадобья
}
my-treasure-some-mouse = { $count ->
    [one] { $count } мышь
   *[other] { $count } мыши
}

## Почему ход хорош

my-treasure-why-orcs_out = Орки: вышло { $orcs } из 6.
my-treasure-why-best_pile = Присмотритесь к месту { $spot_number }: с жетоном «{ $token_name }» его стопка стоит { $total }.
my-treasure-why-total_to_beat = { $player } уже снаружи, и там { $total }: это надо перебить.
my-treasure-why-leave_now = Уйти сейчас с места { $spot_number } с жетоном «{ $token_name }» — это { $total }.
my-treasure-why-others_want_it =
    { $others ->
        [one] В пещере ещё { $others } гном, он может забрать эту стопку раньше вас.
        [few] В пещере ещё { $others } гнома, они могут забрать эту стопку раньше вас.
       *[other] В пещере ещё { $others } гномов, они могут забрать эту стопку раньше вас.
    }
my-treasure-why-orcs_threaten = Орков уже { $orcs }: кто остаётся, рискует бежать со скрытым жетоном.
my-treasure-why-worth_more = Такая стопка с таким жетоном стоит { $total }, взятая — { $instead }.
my-treasure-why-too_early = С { $total } уходить здесь рано: это окупается примерно с { $wanted }.
my-treasure-why-nobody_else = Вы последний гном в пещере, орков всего { $orcs }: стопку никто не заберёт, тяните дальше.
my-treasure-why-pile_grows = На месте { $spot_number } с этой картой стопка будет стоить { $total }.
my-treasure-why-pile_stays = На месте { $spot_number } было бы только { $total }.
my-treasure-why-blind_average = Вы бежите со скрытым жетоном, а стопка на месте { $spot_number } в среднем ценнее всех.

my-treasure-part-treasures = карты сокровищ
my-treasure-part-orcs = карты орков
my-treasure-part-tokens = жетоны находок
