### My Treasure.

## The game

my-treasure-title = My Treasure
my-treasure-summary = Dwarves loot a cave: pile up treasures, leave with the best pile in time, and beware of the sixth orc.
my-treasure-facts-known = The rulebook gives the numbers: 30 treasure cards, 6 orcs, 6 tokens, 4 spots, the coins, and what a treasure card may show.
my-treasure-facts-ours = No published source lists the thirty faces. Ours are made so that no kind is favored; the cards in the box differ.
my-treasure-section-setup = Setup
my-treasure-section-turn = Turns
my-treasure-section-flight = The flight
my-treasure-section-scoring = Scoring
my-treasure-section-end = Next round and end of the game
my-treasure-section-table = At this table

## Rules

rule-MS-001 = Two, three or four dwarves play.
rule-MS-002 = Every round begins with a freshly shuffled deck of 30 treasure cards and 6 orcs.
rule-MS-003 = There are four treasure spots; all are open and empty when a round begins.
rule-MS-004 = There are six treasure tokens, one of each kind; all lie treasure side up when a round begins.
rule-MS-005 = All purses are empty at the start of the game.
rule-MS-006 = Who starts the first round is drawn by lot, unless the host names a seat.
rule-MS-101 = Turns go clockwise from the starter; whoever has taken a treasure is skipped.
rule-MS-102 = On your turn you draw a card or take a pile; you cannot pass.
rule-MS-103 = A drawn card is shown to everybody at once.
rule-MS-104 = A drawn treasure card must be placed on an open spot of your choice.
rule-MS-105 = A placed card covers what lies there; only the top card and the height of a pile stay visible.
rule-MS-106 = Placing ends your turn, and in a turn in which you drew you cannot take a pile.
rule-MS-107 = An orc goes to the orc row and your turn ends; the first five do nothing else.
rule-MS-108 = Nobody may look at covered cards, at the deck, or under a token that lies dwarf side up.
rule-MS-109 = To take a treasure, choose an available token and an open spot with at least one card.
rule-MS-110 = You may choose any available token, even one whose kind is not in the pile.
rule-MS-111 = Once you have taken a treasure, you are out until the round is scored.
rule-MS-112 = A pile that has been taken stays shut until scoring, even for its owner.
rule-MS-113 = Each token can be taken only once a round.
rule-MS-114 = A spot whose pile was taken is closed for the rest of the round, unless the table lets it reopen.
rule-MS-115 = The last dwarf in the cave goes on alone, one card after another.
rule-MS-116 = The last dwarf may take a pile on any of these turns, unless the sixth orc comes first.
rule-MS-201 = When the sixth orc appears, everybody still in the cave must flee.
rule-MS-202 = All tokens not taken so far are turned over and mixed.
rule-MS-203 = The dwarves flee clockwise, beginning to the left of whoever drew the sixth orc and ending with that player.
rule-MS-204 = Whoever flees takes one pile of their choice and one mixed token at random.
rule-MS-205 = Nobody sees the token of somebody who fled until scoring.
rule-MS-206 = In the flight you must take a spot with cards while there is one; otherwise you take an empty spot.
rule-MS-207 = In the flight each spot can be taken only once.
rule-MS-208 = After the sixth orc nobody may choose a token anymore.
rule-MS-301 = The round ends as soon as everybody has a pile and a token.
rule-MS-302 = Totals are revealed in turn order, beginning with the starter.
rule-MS-303 = Your total is the number of treasures of your token’s kind on your cards, plus your mice.
rule-MS-304 = Every mouse counts as one treasure of your kind, whatever your token is.
rule-MS-305 = The highest total earns a gold coin, worth three.
rule-MS-306 = Everybody who ties for the highest total earns a gold coin.
rule-MS-307 = A total one below the highest earns two silver coins.
rule-MS-308 = A total two below the highest earns one silver coin.
rule-MS-309 = A total three or more below the highest earns nothing.
rule-MS-310 = Only the distance to the highest total counts: ties do not shift the other awards, and even a total of 0 can earn coins.
rule-MS-311 = A gold coin is worth three silver coins; only the value of a purse matters.
rule-MS-312 = Everybody is paid before the end of the game is checked.
rule-MS-313 = Piles nobody took, unused tokens and the rest of the deck are neither scored nor shown.
rule-MS-401 = If no purse has reached 8, a new round begins with all cards and tokens.
rule-MS-402 = You keep your coins from round to round.
rule-MS-403 = The left neighbor of the last starter starts the next round.
rule-MS-404 = The game ends after a round in which a purse reaches 8, or the target the table has agreed on.
rule-MS-405 = The fullest purse wins.
rule-MS-406 = If the fullest purses are equal, those of them who took gold in the last round win.
rule-MS-407 = Whoever is still tied then shares the victory.
rule-MS-501 = A move that is not allowed changes nothing and is answered with the rule it breaks.
rule-MS-502 = A move cannot be taken back.
rule-MS-503 = If a player leaves for good, a bot plays on in that seat.
rule-MS-504 = If your time runs out, a simple move is made for you.

## Options

my-treasure-option-first_player = First player
my-treasure-option-first_player-help = Who starts the first round.
my-treasure-option-first_player-random = By lot
my-treasure-option-first_player-seat-0 = Seat 1
my-treasure-option-first_player-seat-1 = Seat 2
my-treasure-option-first_player-seat-2 = Seat 3
my-treasure-option-first_player-seat-3 = Seat 4
my-treasure-option-vacated_spot = Spot of a taken pile
my-treasure-option-vacated_spot-help = Whether cards may be placed again where a pile was taken.
my-treasure-option-vacated_spot-closed = Stays closed
my-treasure-option-vacated_spot-reopens = Opens again
my-treasure-option-claimed_top = Top of a taken pile
my-treasure-option-claimed_top-help = Whether the top card of a taken pile stays in sight. No effect when piles are open.
my-treasure-option-claimed_top-visible = Visible
my-treasure-option-claimed_top-covered = Covered
my-treasure-option-memory = Memory
my-treasure-option-memory-help = Whether you must remember covered cards or may look through the piles.
my-treasure-option-memory-classic = Covered cards must be remembered
my-treasure-option-memory-open = Piles are open
my-treasure-option-target = Target
my-treasure-option-target-help = The game ends after a round in which a purse is worth this much.

## Why a move is refused

my-treasure-refusal-game_over = The game is over.
my-treasure-refusal-out_of_round = You have taken a treasure and are out of this round.
my-treasure-refusal-not_your_turn = It’s { $next }’s turn.
my-treasure-refusal-not_your_flight = { $next } flees before you.
my-treasure-refusal-nothing_to_place = You have no card to place: draw one or take a pile.
my-treasure-refusal-place_first = Place the card you have drawn first.
my-treasure-refusal-drew_this_turn = You have drawn a card, so you cannot take a pile this turn.
my-treasure-refusal-no_flight = Nobody flees before the sixth orc; { $orcs } of 6 are out.
my-treasure-refusal-must_flee = The sixth orc is here: grab a pile and flee.
my-treasure-refusal-too_late_to_claim = After the sixth orc no token can be chosen.
my-treasure-refusal-no_such_spot = There is no spot { $spot_number }; there are four.
my-treasure-refusal-spot_closed = Spot { $spot_number } is closed: its pile has been taken this round.
my-treasure-refusal-spot_taken = Somebody has already fled with what was on spot { $spot_number }.
my-treasure-refusal-empty_spot = There is no pile on spot { $spot_number }.
my-treasure-refusal-leave_nothing = Spot { $spot_number } is empty while other spots still hold cards.
my-treasure-refusal-token_taken = The token “{ $token_name }” has been taken this round.

## What happens

my-treasure-event-round_started =
    { $you ->
        [starter] Round { $round } begins; you start.
       *[none] Round { $round } begins; { $starter } starts.
    }
my-treasure-event-card_drawn =
    { $you ->
        [player] You draw
       *[none] { $player } draws
    } { $card ->
        [none] a card.
       *[other] a card: { $card_name }.
    }
my-treasure-event-orc_drawn =
    { $you ->
        [player] You draw an orc: { $orcs } of 6 are out.
       *[none] { $player } draws an orc: { $orcs } of 6 are out.
    }
my-treasure-event-card_placed =
    { $you ->
        [player] You place
       *[none] { $player } places
    } { $card ->
        [none] a card on spot { $spot_number }.
       *[other] a card on spot { $spot_number }: { $card_name }.
    }
my-treasure-event-pile_claimed =
    { $you ->
        [player] You take
       *[none] { $player } takes
    } { $height ->
        [one] the pile on spot { $spot_number } ({ $height } card) with the token “{ $token_name }”.
       *[other] the pile on spot { $spot_number } ({ $height } cards) with the token “{ $token_name }”.
    }
my-treasure-event-flight_started =
    { $you ->
        [drawer] You draw the sixth orc! Everybody flees in this order: { $order }. Tokens in the mix: { $kinds }.
       *[none] { $drawer } draws the sixth orc! They flee in this order: { $order }. Tokens in the mix: { $kinds }.
    }
my-treasure-event-pile_grabbed =
    { $you ->
        [player] You flee
       *[none] { $player } flees
    } { $height ->
        [0] with nothing from spot { $spot_number }.
        [one] with the pile on spot { $spot_number } ({ $height } card) and a blind token.
       *[other] with the pile on spot { $spot_number } ({ $height } cards) and a blind token.
    }
my-treasure-event-round_scored = Round { $round } is scored.
my-treasure-event-game_ended =
    { $winners_count ->
        [1] { $you ->
            [winners] You win the game.
           *[none] { $winners } wins the game.
        }
       *[other] Shared victory: { $winners }.
    }

## What to do

my-treasure-move-draw = Draw a card
my-treasure-move-claim = Take the pile
my-treasure-move-place = Place the card
my-treasure-move-flee = Flee with the pile
my-treasure-phase-choose = Draw a card or take a pile
my-treasure-phase-place = Place your card on a spot
my-treasure-phase-flee = The sixth orc! Grab a pile
my-treasure-phase-over = The game is over

## Kinds, tokens and cards

my-treasure-kind-ring = ring
my-treasure-kind-diamond = diamond
my-treasure-kind-sword = sword
my-treasure-kind-necklace = pearl necklace
my-treasure-kind-money = pile of coins
my-treasure-kind-potion = potion
my-treasure-token-ring = { my-treasure-kind-ring }
my-treasure-token-diamond = { my-treasure-kind-diamond }
my-treasure-token-sword = { my-treasure-kind-sword }
my-treasure-token-necklace = { my-treasure-kind-necklace }
my-treasure-token-money = { my-treasure-kind-money }
my-treasure-token-potion = { my-treasure-kind-potion }
my-treasure-card-T01 = 1 ring, 1 mouse
my-treasure-card-T02 = 1 diamond, 1 mouse
my-treasure-card-T03 = 1 sword, 1 mouse
my-treasure-card-T04 = 1 pearl necklace, 1 mouse
my-treasure-card-T05 = 1 pile of coins, 1 mouse
my-treasure-card-T06 = 1 potion, 1 mouse
my-treasure-card-T07 = 1 ring, 1 sword
my-treasure-card-T08 = 1 diamond, 1 pearl necklace
my-treasure-card-T09 = 1 sword, 1 pile of coins
my-treasure-card-T10 = 1 pearl necklace, 1 potion
my-treasure-card-T11 = 1 ring, 1 pile of coins
my-treasure-card-T12 = 1 diamond, 1 potion
my-treasure-card-T13 = 1 ring, 1 diamond, 1 pearl necklace
my-treasure-card-T14 = 1 diamond, 1 sword, 1 pile of coins
my-treasure-card-T15 = 1 sword, 1 pearl necklace, 1 potion
my-treasure-card-T16 = 1 ring, 1 pearl necklace, 1 pile of coins
my-treasure-card-T17 = 1 diamond, 1 pile of coins, 1 potion
my-treasure-card-T18 = 1 ring, 1 sword, 1 potion
my-treasure-card-T19 = 1 ring, 2 diamonds, 1 sword
my-treasure-card-T20 = 1 diamond, 2 swords, 1 pearl necklace
my-treasure-card-T21 = 1 sword, 2 pearl necklaces, 1 pile of coins
my-treasure-card-T22 = 1 pearl necklace, 2 piles of coins, 1 potion
my-treasure-card-T23 = 1 ring, 1 pile of coins, 2 potions
my-treasure-card-T24 = 2 rings, 1 diamond, 1 potion
my-treasure-card-T25 = 2 rings, 2 swords, 1 pearl necklace
my-treasure-card-T26 = 2 diamonds, 2 pearl necklaces, 1 pile of coins
my-treasure-card-T27 = 2 swords, 2 piles of coins, 1 potion
my-treasure-card-T28 = 1 ring, 2 pearl necklaces, 2 potions
my-treasure-card-T29 = 2 rings, 1 diamond, 2 piles of coins
my-treasure-card-T30 = 2 diamonds, 1 sword, 2 potions

# A card of a custom deck shows a thing at most twice.
my-treasure-some-ring = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
}
my-treasure-some-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
my-treasure-some-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
my-treasure-some-necklace = { $count ->
    [one] { $count } pearl necklace
   *[other] { $count } pearl necklaces
}
my-treasure-some-money = { $count ->
    [one] { $count } pile of coins
   *[other] { $count } piles of coins
}
my-treasure-some-potion = { $count ->
    [one] { $count } potion
   *[other] { $count } potions
}
my-treasure-some-mouse = { $count ->
    [one] { $count } mouse
   *[other] { $count } mice
}

## Why a move is good

my-treasure-why-orcs_out = Orcs: { $orcs } of 6 are out.
my-treasure-why-best_pile = Look at spot { $spot_number }: with the token “{ $token_name }” its pile is worth { $total }.
my-treasure-why-total_to_beat = { $player } is out with { $total }: that is the total to beat.
my-treasure-why-leave_now = Leaving now with spot { $spot_number } and the token “{ $token_name }” brings { $total }.
my-treasure-why-others_want_it =
    { $others ->
        [one] Another dwarf is still in the cave and could take that pile first.
       *[other] { $others } other dwarves are still in the cave and could take that pile first.
    }
my-treasure-why-orcs_threaten = With { $orcs } orcs out, staying may end in a flight with a blind token.
my-treasure-why-worth_more = That pile and token are worth { $total }; the ones you took, { $instead }.
my-treasure-why-too_early = A total of { $total } comes too early here: leaving pays from about { $wanted } on.
my-treasure-why-nobody_else = You are the last dwarf in the cave and only { $orcs } orcs are out: nobody can take your pile, so draw on.
my-treasure-why-pile_grows = On spot { $spot_number } the card makes a pile worth { $total }.
my-treasure-why-pile_stays = On spot { $spot_number } it would be worth only { $total }.
my-treasure-why-blind_average = You flee with a blind token, and the pile on spot { $spot_number } is worth most on average.

my-treasure-part-treasures = treasure cards
my-treasure-part-orcs = orc cards
my-treasure-part-tokens = treasure tokens
