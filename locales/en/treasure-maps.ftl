### Treasure Maps.

## The game

treasure-maps-title = Treasure Maps
treasure-maps-summary = Everybody crosses the same shape on their own treasure cards at once; complete cards, race for cups, and cross palms when they are worth most.
treasure-maps-facts-known = The rulebook gives the numbers: 47 treasure cards (12 purple, 12 orange, 12 green, 11 gray), 8 expedition cards with 6 shapes, the score card and the cups. Points, seals, the shapes and how often each sign occurs come from other published sources, which agree with it.
treasure-maps-facts-ours = The drawings of all 47 islands are our own; those in the box differ.
treasure-maps-section-setup = Setup
treasure-maps-section-course = Turns and rounds
treasure-maps-section-cross = Step 2: crossing cells
treasure-maps-section-replace = Step 3: cups and new cards
treasure-maps-section-round = End of a round
treasure-maps-section-scoring = End of the game
treasure-maps-section-alone = Solo, for points

## Rules

rule-TM-001 = Two, three or four people can play, or one player solo, for points.
rule-TM-002 = Everybody has a blank score card with three rows of four coin cells, a cup box for each row, and four palm boxes.
rule-TM-003 = The round card shows everybody the four rounds, the cups 6, 5, 4, 3, 2, 1 and all eight expedition cards.
rule-TM-004 = Everybody is dealt four treasure cards, which only they can see.
rule-TM-005 = You keep exactly two of your four cards; everybody chooses once, and all kept cards are revealed together.
rule-TM-006 = The cards nobody kept are shuffled back into the treasure deck before the display is laid out.
rule-TM-007 = The display is four face-up treasure cards, laid out in the order drawn.
rule-TM-008 = The eight expedition cards are shuffled into a face-down deck.
rule-TM-009 = The first player of the first turn is drawn by lot, unless the host names a seat.
rule-TM-020 = A game is four rounds of seven turns; each turn has three steps, and every move belongs to its own step.
rule-TM-021 = Step 1: the top expedition card is turned up; everybody uses its shape.
rule-TM-022 = Of the expedition cards played this round only the top one may be looked at.
rule-TM-023 = In each round seven of the eight expedition cards are played; the eighth is not shown.
rule-TM-030 = Step 2: everybody crosses cells at the same time: exactly one shape or single cell, and the bonus cells it brings.
rule-TM-031 = The shape goes on one of your own active cards, on cells that exist there.
rule-TM-032 = The shape may be turned in any direction and mirrored.
rule-TM-033 = The shape must be used whole: not changed, not cut, not over the edge, not over two cards.
rule-TM-034 = A cell can be crossed only once.
rule-TM-035 = Instead of the shape you may always cross one single cell of one of your active cards.
rule-TM-036 = You must cross at least one cell each turn; only somebody without an uncrossed cell is skipped.
rule-TM-037 = Your marks stay hidden until everybody has finished; your last mark makes your turn final.
rule-TM-038 = When the last player has finished, all marks are revealed together and take effect.
rule-TM-039 = You may take back your own marks of this turn until you make the last one, at most 20 times a turn.
rule-TM-040 = For every cross you cross, you must at once cross one further cell anywhere on your active cards.
rule-TM-041 = A bonus cell with a cross gives another bonus cell, and so on.
rule-TM-042 = Bonus cells are compulsory: no fewer and no more than the crosses give.
rule-TM-043 = If no uncrossed cell is left, the rest of the bonus is lost.
rule-TM-044 = The order in which you cross bonus cells makes no difference; only which ones you cross does.
rule-TM-050 = For every coin you cross, you cross the next coin cell of your score card.
rule-TM-051 = There are twelve coin cells; further coins give nothing.
rule-TM-052 = A completed coin row is scored in step 3, not before.
rule-TM-060 = For every palm you cross, your next palm box gets 1 point and 1 more for each palm in the display.
rule-TM-061 = The display does not change in step 2, so every palm of a turn gives the same.
rule-TM-062 = Only palms in the display count for the value of a palm, not those on other cards.
rule-TM-063 = Every palm fills a box of its own while one of the four is free; further palms give nothing.
rule-TM-064 = Icons count however their cell was crossed, even if the card is never completed.
rule-TM-070 = The table itself announces completed coin rows and cards; nobody can forget.
rule-TM-071 = Step 3 goes player by player, clockwise from the first player.
rule-TM-072 = For each coin row completed you get the highest cup left.
rule-TM-073 = When all six cups are gone, further rows get 0.
rule-TM-074 = A row is scored when its owner’s place in the order has come, never earlier.
rule-TM-075 = A treasure card with all cells crossed is complete and is set aside face up.
rule-TM-076 = For each completed card you must take a new one: from the display, or the top of the deck unseen.
rule-TM-077 = Two new cards are taken one after the other; the display is not refilled between them.
rule-TM-078 = When a player has taken all new cards, the display is refilled before the next player acts.
rule-TM-079 = When the deck is empty, the display is no longer refilled and new cards come from the display only.
rule-TM-080 = If there is no card left to take, the slot stays empty.
rule-TM-081 = A new card goes where the completed one lay.
rule-TM-082 = New cards can be crossed from the next turn on.
rule-TM-083 = After every turn the player to the left becomes first player, also from round to round.
rule-TM-090 = A round ends after its seventh turn.
rule-TM-091 = Then all eight expedition cards are shuffled again, the unplayed one unseen.
rule-TM-092 = Everything else stays as it is from round to round.
rule-TM-100 = The game ends after the fourth round.
rule-TM-101 = In the last turn cups are given and cards completed, but no new cards are taken.
rule-TM-102 = Unfinished cards give no points and their seals nothing; coins and palms crossed on them stay scored.
rule-TM-110 = Your score is coins, cups, palms, completed cards and seals added up.
rule-TM-111 = Every crossed coin cell is 1 point.
rule-TM-112 = The numbers in your cup boxes are added.
rule-TM-113 = The numbers in your palm boxes are added.
rule-TM-114 = A completed card gives its points: purple 14, orange 12, green 10, gray 8.
rule-TM-115 = Every seal on a completed card pays for each of your completed cards of its color: 2 for purple and orange, 1 for green and gray.
rule-TM-120 = The highest score wins.
rule-TM-121 = A tie goes to more completed gray cards, then green, then orange, then purple.
rule-TM-122 = If all of that is equal, the tied players share the win.
rule-TM-130 = Our own rule, not the rulebook’s: you can play solo, for points. Everything that needs no other player stays as it is; nobody is first player.
rule-TM-131 = Our own rule: in a solo game, the highest cup left is lost at the end of each of the first three rounds, as if somebody else had been quicker.
rule-TM-132 = Our own rule: in a solo game, your points give you a rank: deckhand, sailor from 70, bosun from 90, first mate from 105, captain from 120, legend from 132.

## Options

treasure-maps-option-first_player = First player
treasure-maps-option-first_player-help = Who is first player of the first turn.
treasure-maps-option-first_player-random = By lot
treasure-maps-option-first_player-seat-0 = Seat 1
treasure-maps-option-first_player-seat-1 = Seat 2
treasure-maps-option-first_player-seat-2 = Seat 3
treasure-maps-option-first_player-seat-3 = Seat 4
treasure-maps-option-expedition_memory = Expedition cards played
treasure-maps-option-expedition_memory-help = Whether the table shows which expedition cards were played earlier this round, or you must remember them.
treasure-maps-option-expedition_memory-strict = Must be remembered
treasure-maps-option-expedition_memory-open = Are shown
treasure-maps-option-deck_aid = Deck aid
treasure-maps-option-deck_aid-help = Shows how many cards of each color are still in the treasure deck.

## Moves

treasure-maps-move-choose_start = Keep these two cards
treasure-maps-move-mark = Cross cells
treasure-maps-move-bonus = Cross a bonus cell
treasure-maps-move-take_back = Take back
treasure-maps-move-take_card = Take a card

## Refusals

treasure-maps-refusal-game_over = The game is over.
treasure-maps-refusal-not_a_player = Only players at this table can make this move.
treasure-maps-refusal-other_step = That belongs to another step. Now: { $phase_name }
treasure-maps-refusal-already_chosen = You have already chosen your two cards.
treasure-maps-refusal-not_two_cards = Keep two different cards of the four, not { $first_number } and { $second_number }.
treasure-maps-refusal-nothing_to_cross = You have no uncrossed cell, so you sit this turn out.
treasure-maps-refusal-already_committed = Your crosses of this turn are final.
treasure-maps-refusal-bonus_due =
    { $due ->
        [one] You have crossed your shape or cell; now cross one bonus cell.
       *[other] You have crossed your shape or cell; now cross { $due } bonus cells.
    }
treasure-maps-refusal-no_bonus_due = No bonus cell is due: cross the shape or a single cell first.
treasure-maps-refusal-nothing_to_take_back = There is nothing to take back.
treasure-maps-refusal-too_many_take_backs =
    { $most ->
        [one] You have taken back a mark once this turn, which is the limit.
       *[other] You have taken back marks { $most } times this turn, which is the limit.
    }
treasure-maps-refusal-no_card_in_slot = There is no card in place { $slot_number }.
treasure-maps-refusal-not_on_card = The card in place { $slot_number } has cells 1 to { $last_number }, not { $cell_number }.
treasure-maps-refusal-already_crossed = Cell { $cell_number } of the card in place { $slot_number } is already crossed.
treasure-maps-refusal-not_the_shape =
    { $count ->
        [one] One cell is not the shape: { $shape_name }, which covers { $size }.
       *[other] These { $count } cells are not the shape: { $shape_name }, which covers { $size }.
    }
treasure-maps-refusal-not_your_place = Another player takes cards now.
treasure-maps-refusal-no_card_in_display = There is no card at place { $position_number } of the display.
treasure-maps-refusal-deck_empty = The treasure deck is empty.

## Events

treasure-maps-event-chosen =
    { $you ->
        [player] You have chosen your two cards.
       *[none] { $player } has chosen two cards.
    }
treasure-maps-event-start_revealed =
    { $you ->
        [player] You begin with { $cards }.
       *[none] { $player } begins with { $cards }.
    }
treasure-maps-event-display_refilled = New in the display at place { $position_number }: { $card_name }.
treasure-maps-event-first_player =
    { $you ->
        [player] You are the first player.
       *[none] { $player } is the first player.
    }
treasure-maps-event-expedition_revealed = Expedition: { $shape_name }.
treasure-maps-event-marked =
    { $due ->
        [0] You cross { $mark_cells_count ->
            [one] a cell
           *[other] { $mark_cells_count } cells
        } of card { $mark_slot_number }. Your turn is final.
        [one] You cross { $mark_cells_count ->
            [one] a cell
           *[other] { $mark_cells_count } cells
        } of card { $mark_slot_number }. One bonus cell is due.
       *[other] You cross { $mark_cells_count ->
            [one] a cell
           *[other] { $mark_cells_count } cells
        } of card { $mark_slot_number }. { $due } bonus cells are due.
    }
treasure-maps-event-taken_back = You take back your last mark.
treasure-maps-event-committed =
    { $you ->
        [player] You have finished crossing.
       *[none] { $player } has finished crossing.
    }
treasure-maps-event-crosses_revealed =
    { $you ->
        [player] You show
       *[none] { $player } shows
    } { $coins ->
        [0] { $palms ->
            [0] the crosses of this turn.
            [one] a palm for { $palm_value }.
           *[other] { $palms } palms for { $palm_value } each.
        }
        [one] { $palms ->
            [0] a coin.
            [one] a coin and a palm for { $palm_value }.
           *[other] a coin and { $palms } palms for { $palm_value } each.
        }
       *[other] { $palms ->
            [0] { $coins } coins.
            [one] { $coins } coins and a palm for { $palm_value }.
           *[other] { $coins } coins and { $palms } palms for { $palm_value } each.
        }
    }
treasure-maps-event-cup_awarded =
    { $you ->
        [player] { $value ->
            [0] You complete coin row { $row_number }, but no cup is left.
           *[other] You complete coin row { $row_number } and get the cup of { $value }.
        }
       *[none] { $value ->
            [0] { $player } completes coin row { $row_number }, but no cup is left.
           *[other] { $player } completes coin row { $row_number } and gets the cup of { $value }.
        }
    }
treasure-maps-event-cup_crossed_out = Nobody won the cup of { $value }; it is lost.
treasure-maps-event-card_completed =
    { $you ->
        [player] You complete { $card_name }.
       *[none] { $player } completes { $card_name }.
    }
treasure-maps-event-card_taken =
    { $you ->
        [player] You take
       *[none] { $player } takes
    } { $source ->
        [deck] { $card_name } from the deck.
       *[display] { $card_name } from the display.
    }
treasure-maps-event-round_ended = Round { $round } is over.
treasure-maps-event-game_ended = The game is over.
treasure-maps-event-rank_reached =
    { $you ->
        [player] Your score: { $points }. Your rank: { $rank_name }.
       *[none] { $player } scores { $points }. Rank: { $rank_name }.
    }

## Ranks

treasure-maps-rank-deckhand = deckhand
treasure-maps-rank-sailor = sailor
treasure-maps-rank-bosun = bosun
treasure-maps-rank-mate = first mate
treasure-maps-rank-captain = captain
treasure-maps-rank-legend = legend

## Phases

treasure-maps-phase-choose_start = Choose two of your four cards.
treasure-maps-phase-cross = Cross the shape or a single cell.
treasure-maps-phase-replace = Take a new card.
treasure-maps-phase-over = The game is over.

## Shapes

treasure-maps-shape-I2 = two in a row
treasure-maps-shape-I3 = three in a row
treasure-maps-shape-V3 = angle of three
treasure-maps-shape-T4 = T of four
treasure-maps-shape-L4 = L of four
treasure-maps-shape-O4 = square of four

## Colors

treasure-maps-color-purple = Purple
treasure-maps-color-orange = Orange
treasure-maps-color-green = Green
treasure-maps-color-grey = Gray

## Cards

treasure-maps-card-purple-01 = Amethyst Horn
treasure-maps-card-purple-02 = Violet Cliffs
treasure-maps-card-purple-03 = Heather Point
treasure-maps-card-purple-04 = Twilight Isle
treasure-maps-card-purple-05 = Thistle Rock
treasure-maps-card-purple-06 = Crystal Cove
treasure-maps-card-purple-07 = Lavender Bay
treasure-maps-card-purple-08 = Orchid Reef
treasure-maps-card-purple-09 = Plum Island
treasure-maps-card-purple-10 = Witch’s Tooth
treasure-maps-card-purple-11 = Iris Shore
treasure-maps-card-purple-12 = Midnight Crag
treasure-maps-card-orange-01 = Sunset Dunes
treasure-maps-card-orange-02 = Amber Strand
treasure-maps-card-orange-03 = Copper Cape
treasure-maps-card-orange-04 = Fox Sands
treasure-maps-card-orange-05 = Ember Island
treasure-maps-card-orange-06 = Saffron Key
treasure-maps-card-orange-07 = Scorpion Spit
treasure-maps-card-orange-08 = Lion’s Paw
treasure-maps-card-orange-09 = Apricot Bay
treasure-maps-card-orange-10 = Rust Rock
treasure-maps-card-orange-11 = Tiger Shoal
treasure-maps-card-orange-12 = Lantern Isle
treasure-maps-card-green-01 = Parrot Jungle
treasure-maps-card-green-02 = Gecko Isle
treasure-maps-card-green-03 = Fern Valley
treasure-maps-card-green-04 = Serpent Grove
treasure-maps-card-green-05 = Mango Landing
treasure-maps-card-green-06 = Emerald Arm
treasure-maps-card-green-07 = Moss Harbor
treasure-maps-card-green-08 = Bamboo Reach
treasure-maps-card-green-09 = Turtle Lagoon
treasure-maps-card-green-10 = Vine Gate
treasure-maps-card-green-11 = Frog Hollow
treasure-maps-card-green-12 = Hidden Spring
treasure-maps-card-grey-01 = Fog Island
treasure-maps-card-grey-02 = Gull Rock
treasure-maps-card-grey-03 = Bone Reef
treasure-maps-card-grey-04 = Whale’s Back
treasure-maps-card-grey-05 = Silent Sound
treasure-maps-card-grey-06 = Ash Cone
treasure-maps-card-grey-07 = Wreck Bay
treasure-maps-card-grey-08 = Seal Skerries
treasure-maps-card-grey-09 = Ghost Shallows
treasure-maps-card-grey-10 = Widow’s Stone
treasure-maps-card-grey-11 = Old Lighthouse

## Why a move is good

treasure-maps-why-expedition = The shape of this turn: { $shape_name }.
treasure-maps-why-palm_value = A palm gives { $points } this turn.
treasure-maps-why-nearly_done = Your nearest card is { $card_name }; cells left: { $cells }.
treasure-maps-why-completes = It completes { $card_name }, worth { $points } by itself.
treasure-maps-why-palms = It crosses palms ({ $palms }), each worth { $points } now.
treasure-maps-why-coins = It brings coins: { $coins }.
treasure-maps-why-cup = The coins fill a row: that is the cup of { $points }.
treasure-maps-why-bonus_cells = Bonus cells it gives: { $cells }.
treasure-maps-why-sooner = It leaves { $card_name } easier to finish than the move played does.
treasure-maps-why-good_card =
    { $turns ->
        [one] { $card_name } gives { $points } and takes about { $turns } turn.
       *[other] { $card_name } gives { $points } and takes about { $turns } turns.
    }
treasure-maps-why-seal = The seal on { $card_name } pays for every completed card of this color: { $color_name }.
treasure-maps-why-more_points = All in all it promises this many points more: { $points }.

treasure-maps-part-treasures = treasure cards
treasure-maps-part-expeditions = expedition cards
treasure-maps-part-cups = cups on the round card
