# The review of a game, and hints.
review-title = Review: { $game }
review-about = See where a game was won: your chances move by move, the decisions that mattered, and what was luck. It is worked out on this device, from what each player could know.
review-drop = Drop a transcript here, or choose a file
review-own-games = Your games online
review-device-games = Games on this device
review-seat = Whose game
review-checked = Checked: every card dealt again, all { $moves } moves played again.
review-checked-plain = All { $moves } moves played again. The file has no fingerprint, so it does not prove how the cards were dealt.
review-fault-line = This transcript does not check out: line { $line }.
review-fault = This transcript does not check out.
review-too-large = This file is too large to be a game.
review-alone = Solo games have no review: it measures chances of winning, and there is nobody to beat.
review-unknown-game = This page does not know the game { $game }.
review-replayed =
    { $moves ->
        [one] Every card dealt again, { $moves } move played again: the same game.
       *[other] Every card dealt again, all { $moves } moves played again: the same game.
    }
review-differs =
    { $line ->
        [0] The record of this game does not check out.
       *[other] The record of this game does not check out: line { $line }.
    }

## Progress
review-quick = A first look at every decision …
review-close = A closer look at what mattered …
review-progress = Progress of the review
review-stop = Stop
review-stopped = Stopped. What was found so far is shown.
review-go-on = Continue
review-done = The review is complete.

## Chart, board and eyes
review-chart = Win chance over the game
review-chart-at = Move { $move } of { $moves }. { $player }: { $percent } percent.
review-steps = Steps
review-before = Previous key decision
review-after = Next key decision
review-eyes = Seen by:
review-could-own = The table as you saw it then.
review-could = The table as { $player } saw it then.
review-so-own = You could not see this then.
review-so = { $player } could not see this then.
review-table = The chart as a table
review-move = Move
review-chance = Win chance
review-given-away = Given away

## Decisions
review-mattered = Decisions that mattered
review-turning = Move { $number }
review-looking = Still looking …
review-flawless = No decision cost much. Well played!
review-no-decision = No choice of this player here. Use the chart, the arrow keys or the key decisions to move through the game.
review-cost = −{ $percent } %
review-decision-own = Move { $number }: you decide
review-decision-of = Move { $number }: { $player } decides
review-played = Played
review-better = Better
review-good = As good as any other choice.
review-all-moves =
    { $count ->
        [one] { $count } possible move
       *[other] All { $count } possible moves
    }
review-try = Try another move from here
review-beliefs = What could be suspected then
review-belief = { $player }: { $what }

## Luck and skill
review-luck = Luck and skill
review-luck-own =
    { $turned ->
        [good] You could expect to win { $expected } percent of such games. Your decisions gave away { $lost }, the mistakes of others brought { $received }, and luck brought you { $luck }.
        [bad] You could expect to win { $expected } percent of such games. Your decisions gave away { $lost }, the mistakes of others brought { $received }, and luck took { $luck }.
       *[none] You could expect to win { $expected } percent of such games. Your decisions gave away { $lost }, the mistakes of others brought { $received }; luck took no side.
    }
review-luck-of =
    { $turned ->
        [good] { $player } could expect to win { $expected } percent of such games. Decisions gave away { $lost }, the mistakes of others brought { $received }, and luck brought { $luck }.
        [bad] { $player } could expect to win { $expected } percent of such games. Decisions gave away { $lost }, the mistakes of others brought { $received }, and luck took { $luck }.
       *[none] { $player } could expect to win { $expected } percent of such games. Decisions gave away { $lost }, the mistakes of others brought { $received }; luck took no side.
    }
review-luck-table = Luck and skill of everybody
review-expected = At the start
review-decisions = Decisions
review-received = Mistakes of others
review-fortune = Luck
review-luck-note = What somebody gives away is shared equally among the others. Luck is everything else. Small numbers are noise.

## Hints
review-hint-thinking = Thinking …
review-hint-look = Look at:
review-hint-look-all = the whole table.
review-hint-kind = The kind of move:
review-hint-move = The move:
review-hint-more = Tell me more
review-hint-tell = Tell me the move

## Kinds of moves
review-kind-treasure-maps-choose_start = choose your first cards
review-kind-treasure-maps-mark = cross the shape or a single cell
review-kind-treasure-maps-bonus = cross a bonus cell
review-kind-treasure-maps-take_back = take the last mark back
review-kind-treasure-maps-take_card = take a card

## Moves of My Treasure
review-move-my-treasure-draw = draw a card
review-move-my-treasure-claim = take the pile on spot { $spot_number } with the token “{ $token_name }”
review-move-my-treasure-place = place the card on spot { $spot_number }
review-move-my-treasure-flee = flee with the pile on spot { $spot_number }

## Moves of Treasure Maps
review-move-treasure-maps-choose_start = keep cards { $cards }
review-move-treasure-maps-mark =
    { $primary ->
        [single] cross a single cell on card { $primary_slot_number }
       *[other] cross the shape on card { $primary_slot_number }
    }
review-move-treasure-maps-bonus = cross bonus cell { $cell_number } on card { $slot_number }
review-move-treasure-maps-take_back = take the last mark back
review-move-treasure-maps-take_card =
    { $from ->
        [deck] take the top card of the deck
       *[other] take card { $from_position_number } of the display
    }

## Moves of Lost Mines
review-move-lost-mines-play_path = lay a path at { $at }: { $card_name }
review-move-lost-mines-play_tool = use the tool at { $at }: { $card_name }
review-move-lost-mines-play_info =
    { $target ->
        [mine] look secretly at mine { $target_mine_number }
        [treasure] look secretly at treasure { $target_slot_number }
       *[dwarf] look secretly at the dwarf card of { $target_seat }
    }
review-move-lost-mines-play_trap = set a trap between { $between }
review-move-lost-mines-play_troll = put the troll between { $between }
review-move-lost-mines-play_storm = call a storm on { $at }
review-move-lost-mines-discard = discard: { $cards }
review-move-lost-mines-step = walk { $dir_name }
review-move-lost-mines-end_move = stay where you are
review-move-lost-mines-take_treasure = take treasure { $slot_number }
review-move-lost-mines-pick_trap_card = pick card { $index_number }
review-move-lost-mines-propose_end_round = propose to end the round
review-move-lost-mines-vote_end_round =
    { $yes ->
        [true] agree to end the round
       *[false] go on with the round
    }
review-move-lost-mines-ready = go on to the next round

## Moves of Klatz!
review-move-klatz-place_open = add market card { $slot_number } at the { $side_name }
review-move-klatz-draw_blind = draw blind
review-move-klatz-place_drawn = put the drawn card at the { $side_name }
review-move-klatz-play_shift1 =
    { $dir ->
        [left] shift card { $from_number } one place to the left
       *[right] shift card { $from_number } one place to the right
    }
review-move-klatz-play_shift2 =
    { $dir ->
        [left] shift card { $from_number } two places to the left
       *[right] shift card { $from_number } two places to the right
    }
review-move-klatz-play_swap = swap cards { $a_number } and { $b_number }
review-move-klatz-play_remove = remove card { $at_number }
review-move-klatz-play_extra = draw an extra composition
review-move-klatz-play_market = replace the market
review-move-klatz-place_new = put new market card { $slot_number } at the { $side_name }
review-move-klatz-play_return = bring back to place { $at_number }: { $symbol_name }
review-move-klatz-redraw = redraw the whole hand
review-move-klatz-end_turn = end the turn
review-move-klatz-claim = call the photo: { $comp_name }
