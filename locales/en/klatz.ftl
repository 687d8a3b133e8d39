### Klatz!

## The game

klatz-title = Klatz!
klatz-summary = Build the Great Wall together, push its cards about, and shout KLATZ! the moment it shows a picture you hold.
klatz-facts-known = From the rulebook: 47 wall cards, 3 rickshaws, 25 compositions and 35 action cards of seven kinds; and the towers, pandas and dragons in three parts.
klatz-facts-ours = The other symbols, how often each occurs, and every composition with its points are our own.
klatz-section-setup = Setup
klatz-section-turn = The turn
klatz-section-actions = Action cards
klatz-section-photos = Photos
klatz-section-special = Rickshaws, towers, dragons
klatz-section-end = End and scoring
klatz-section-calls = Who called first

## Rules

rule-KZ-001 = Two, three or four people play.
rule-KZ-002 = The compositions and the action cards are shuffled before anything is dealt.
rule-KZ-003 = Everybody gets three action cards and two compositions and keeps them secret.
rule-KZ-004 = Three compositions without a dragon or a panda lie open on the table.
rule-KZ-005 = A short game removes four, five or six compositions unseen.
rule-KZ-006 = No rickshaw can be in the first wall or the first market.
rule-KZ-007 = Four cards laid from left to right are the first wall.
rule-KZ-008 = The next three cards form the market.
rule-KZ-009 = The wall deck is three piles with one rickshaw in each.
rule-KZ-010 = The action cards that were not dealt are the action deck, face down.
rule-KZ-011 = The first player is drawn by lot unless the host names a seat; turns pass clockwise.
rule-KZ-012 = Discarded wall and action cards lie face up; discarded compositions lie face down.
rule-KZ-013 = Left and right are the same for everybody.
rule-KZ-020 = A turn has four steps in order: rickshaws move, a card joins the wall, action cards, refill. Only the player whose turn it is takes them.
rule-KZ-021 = A turn begins with every rickshaw on the wall moving one card to the right.
rule-KZ-022 = You may put any market card at the left or the right end of the wall.
rule-KZ-023 = Instead you may draw the top card of the deck; everybody sees it, and it must be placed before anything else.
rule-KZ-024 = Exactly one card is added to the wall in this step, and it cannot be skipped.
rule-KZ-025 = Then the market is filled up to three; the cards close up and new ones join at the end.
rule-KZ-026 = A turn allows one action card with two players, up to two with three and up to three with four.
rule-KZ-027 = The first action card is compulsory unless you redraw or hold nothing playable.
rule-KZ-028 = Instead of playing any action card you may discard your whole hand and draw three action cards and two compositions; then your turn is over.
rule-KZ-029 = At the end of your turn you draw action cards up to three.
rule-KZ-030 = When a card is needed and its deck is empty, the discard is shuffled into a new deck.
rule-KZ-031 = The composition deck is never rebuilt; discarded compositions are out of the game.
rule-KZ-032 = The next player’s turn begins at once.
rule-KZ-040 = An action card is played from your hand in your own turn, and its whole effect is carried out.
rule-KZ-041 = Shift by one: a wall card changes places with a neighbor.
rule-KZ-042 = Shift by two: a wall card moves exactly two places left or right.
rule-KZ-043 = Swap: two different wall cards change places.
rule-KZ-044 = Remove: a wall card goes to the discard and the gap closes.
rule-KZ-045 = Extra composition: draw one composition; you may hold any number.
rule-KZ-046 = New market: the market is discarded, three new cards appear, and one of them must be put at an end of the wall.
rule-KZ-047 = Bring back: any wall card of the discard is inserted anywhere in the wall; rickshaws may not be chosen.
rule-KZ-048 = A card that cannot do all it says may not be played.
rule-KZ-049 = An effect that changes nothing is allowed.
rule-KZ-050 = The cards chosen by an action may be neither towers nor covered.
rule-KZ-060 = A photo is taken by calling KLATZ! with a composition and the part of the wall that shows it; it scores the points on the card.
rule-KZ-061 = The symbols must stand side by side in exactly the order of the pattern.
rule-KZ-062 = A mirror image does not count, unless the table allows it.
rule-KZ-063 = No card of the picture may be covered by a rickshaw.
rule-KZ-064 = With a composition in your own hand you may call at any settled moment, also in somebody else’s turn.
rule-KZ-065 = Open compositions are for the player whose turn it is, until the refill or a redraw.
rule-KZ-066 = Nobody can call in the middle of a move.
rule-KZ-067 = A photo is scored, its cards are discarded, the gap closes, the wall is refilled, and a composition from the hand is replaced.
rule-KZ-068 = After a photo you draw compositions only up to two, and only what is left.
rule-KZ-069 = Open compositions are never replaced.
rule-KZ-070 = If the wall has fewer than four cards after a photo or a removal, cards are added one by one at the left.
rule-KZ-071 = Gaps close at once and the order stays.
rule-KZ-072 = Several calls count in the order they were made; each later one is checked again on the changed wall, and lapses if it no longer fits.
rule-KZ-073 = You may take several photos, each with its own composition and its own cards.
rule-KZ-074 = Nobody has to call, and a wrong call costs nothing.
rule-KZ-075 = If the pattern is there several times, the caller chooses the place.
rule-KZ-076 = A photographed composition is public from then on.
rule-KZ-090 = A rickshaw that is revealed goes at once on the leftmost wall card.
rule-KZ-091 = If that card has a rickshaw, the new one takes the first card to its right without one.
rule-KZ-092 = Then another card is drawn to complete the interrupted draw.
rule-KZ-093 = A covered card can be neither photographed nor moved nor removed.
rule-KZ-094 = At the start of every turn each rickshaw moves to the next card on its right, all at the same time.
rule-KZ-095 = From the rightmost card a rickshaw leaves the wall for the discard.
rule-KZ-096 = The symbol under a rickshaw stays visible.
rule-KZ-097 = A rickshaw stays on its card whatever happens around it.
rule-KZ-098 = Without a free card a rickshaw waits beside the wall and takes the leftmost free card as soon as a card is added.
rule-KZ-100 = A tower cannot be chosen by an action card.
rule-KZ-101 = Other cards may be shifted past a tower, unless the table forbids it.
rule-KZ-102 = Towers may be placed, photographed, discarded with the market and brought back.
rule-KZ-103 = A dragon is read from its head on the left to its tail, without a gap and never mirrored.
rule-KZ-104 = Pandas are ordinary wall cards; only the open compositions show none.
rule-KZ-110 = The game ends the moment the last open composition is photographed.
rule-KZ-111 = When the last composition is drawn, the turn is finished and everybody has one more turn.
rule-KZ-112 = The last open composition ends the game even during the final round.
rule-KZ-113 = Your score is the sum of the points of your photos.
rule-KZ-114 = If points are equal, the player with more photos wins.
rule-KZ-115 = Those still tied win together.
rule-KZ-116 = Too many turns in a row without a photo or a new composition end the game.
rule-KZ-117 = If everybody else has left for good, the one who remains wins.
rule-KZ-130 = Every message is for one position of the table; a message meant for another position is refused.
rule-KZ-131 = At every settled moment everybody is told the same, whether they can call or not.
rule-KZ-132 = Only the caller is told about refused and lost calls, unless the table announces lost calls.
rule-KZ-133 = In a race every change is shown to everybody for the same length of time; only then do calls and moves count.
rule-KZ-134 = A call names its composition and its cards, and how long after the start of the window it was made.
rule-KZ-135 = A slow connection is allowed for, as far as it was measured; a player who comes back is measured first.
rule-KZ-136 = After a false call your button is off for a moment.
rule-KZ-137 = After the first call the table waits a moment for calls still on their way.
rule-KZ-138 = A move of the active player waits until everybody has had time to call.
rule-KZ-139 = The fastest press counts first; nearly equal ones are settled by lot, and calls go before the move.
rule-KZ-140 = A finished turn is ended by the table after a while; passing is binding, and when all have passed the move is made at once.
rule-KZ-141 = Each composition in your hand has a standing order: call by itself or hold, at the leftmost or rightmost place.
rule-KZ-142 = With standing orders you may attach calls to a move that leaves nothing half done, and call by hand at any settled moment.
rule-KZ-143 = Standing orders are gathered one for each player: the active player first, the others by lot, until nothing matches.
rule-KZ-144 = In a sealed round everybody gives one secret answer, a call or none, before the table goes on.
rule-KZ-145 = A sealed round is skipped when everybody can see that nobody could call.
rule-KZ-146 = Without a race you learn of somebody’s card only from the photo taken with it.
rule-KZ-147 = A bot sees only its own view and does not notice every match.
rule-KZ-148 = A bot needs time to react, less in its own turn.
rule-KZ-149 = The faster bot calls first; against people a bot is never quicker than 0.6 seconds. Bots are not played by hand.
rule-KZ-150 = Messages count in the order they arrive, and one that arrives at the last moment is in time.
rule-KZ-151 = A message refused for coming at the wrong time is reported only to its sender and disables no button.

## Options

klatz-option-call_mode = Calls
klatz-option-call_mode-help = How it is decided who called first.
klatz-option-call_mode-race = Race in real time
klatz-option-call_mode-standing = Standing orders (calm, turn by turn)
klatz-option-call_mode-sealed = Sealed answers
klatz-option-call_mode-sim = Simulation, bots only
klatz-option-short_game = Short game
klatz-option-short_game-help = How many compositions are removed unseen.
klatz-option-first_player = First player
klatz-option-first_player-help = Who has the first turn.
klatz-option-first_player-random = By lot
klatz-option-first_player-seat-0 = Seat 1
klatz-option-first_player-seat-1 = Seat 2
klatz-option-first_player-seat-2 = Seat 3
klatz-option-first_player-seat-3 = Seat 4
klatz-option-mirror_match = Mirror images
klatz-option-mirror_match-help = Whether patterns without a dragon also match backwards.
klatz-option-wall_floor = Refilling the wall
klatz-option-wall_floor-help = When a wall of fewer than four cards is refilled.
klatz-option-wall_floor-always = After photos and removals
klatz-option-wall_floor-photo_only = After photos only
klatz-option-final_round = Final round
klatz-option-final_round-help = Who has one more turn when the compositions run out.
klatz-option-final_round-each_one_more = Everybody
klatz-option-final_round-others_only = Everybody but the active player
klatz-option-final_round-go_on = Nobody: the game goes on
klatz-option-blockers_passable = Past towers and rickshaws
klatz-option-blockers_passable-help = Whether cards may be shifted past towers and covered cards.
klatz-option-reveal_discarded_compositions = Discarded compositions lie open
klatz-option-reveal_discarded_compositions-help = Whether everybody sees the compositions of a redraw.
klatz-option-call_assist = Help with calls
klatz-option-call_assist-help = Whether matches of your own cards are pointed out.
klatz-option-call_assist-off = Off
klatz-option-call_assist-highlight = Matches are marked
klatz-option-announce_lost_calls = Announce lost calls
klatz-option-announce_lost_calls-help = In a race: whether all hear who called too late.
klatz-option-async_priority = First among equals
klatz-option-async_priority-help = Whose call counts first where no clock decides.
klatz-option-async_priority-active_first = The active player
klatz-option-async_priority-random = By lot
klatz-option-turn_ms = Time for a move (ms)
klatz-option-turn_ms-help = After this time a simple move is made; 0 is no clock.
klatz-option-window_min_ms = Shortest window (ms)
klatz-option-window_min_ms-help = How long a move waits so that others can call.
klatz-option-end_window_ms = End of turn (ms)
klatz-option-end_window_ms-help = When the table ends a finished turn.
klatz-option-sealed_ms = Sealed round (ms)
klatz-option-sealed_ms-help = How long everybody has to answer.
klatz-option-latency_cap_ms = Allowance for slow lines (ms)
klatz-option-latency_cap_ms-help = No more than this is allowed for a slow line.
klatz-option-false_call_cooldown_ms = Pause after a false call (ms)
klatz-option-false_call_cooldown_ms-help = How long the button is off then.
klatz-option-stall_turns = Stall guard
klatz-option-stall_turns-help = After this many turns without a photo or a new composition the game ends; 0 is off.

## Why a move is refused

klatz-refusal-game_over = The game is over: { $ending_name }.
klatz-refusal-not_your_turn = It’s somebody else’s turn.
klatz-refusal-table_only = Only the table removes a seat.
klatz-refusal-no_such_seat = There is no seat { $number_number } at this table.
klatz-refusal-already_left = { $player } has left already.
klatz-refusal-place_first = Add a card to the wall first.
klatz-refusal-must_place = Your turn cannot end before you have added a card to the wall.
klatz-refusal-already_placed = You have already added a card to the wall this turn.
klatz-refusal-no_such_slot = There is no market card { $slot_number }; the market has { $cards }.
klatz-refusal-nothing_to_draw = There is no wall card left to draw.
klatz-refusal-nothing_drawn = You have not drawn a card from the deck.
klatz-refusal-place_drawn_first = Place the card you drew first.
klatz-refusal-no_new_market = No action card has replaced the market.
klatz-refusal-no_such_new_card = There is no new card { $slot_number }; the market has { $cards }.
klatz-refusal-place_new_first = Put a card of the new market at an end of the wall first.
klatz-refusal-quota_used =
    { $quota ->
        [one] You have played the one action card of this turn.
       *[other] You have played all { $quota } action cards of this turn.
    }
klatz-refusal-turn_over = After a redraw your turn is over.
klatz-refusal-redraw_too_late = You can redraw only instead of playing an action card.
klatz-refusal-must_act = Play an action card or redraw.
klatz-refusal-not_in_hand = You have no card “{ $action_name }”.
klatz-refusal-no_effect = “{ $action_name }” cannot be played now.
klatz-refusal-no_such_card = There is no card { $at_number }; the wall has { $cards }.
klatz-refusal-too_far = Card { $from_number } cannot move that far.
klatz-refusal-not_two_cards = Two different cards are needed, the left one first: found { $a_number } and { $b_number }.
klatz-refusal-tower = Card { $at_number } is a tower and stays where it is.
klatz-refusal-covered = A rickshaw covers card { $at_number }.
klatz-refusal-past_tower = The tower on place { $at_number } is in the way.
klatz-refusal-past_covered = The covered card on place { $at_number } is in the way.
klatz-refusal-not_discarded = This cannot be brought back from the discard pile: { $symbol_name }.
klatz-refusal-no_such_place = There is no place { $at_number }; the wall has { $cards } cards.
klatz-refusal-not_now = Nobody can call in the middle of a move.
klatz-refusal-not_yours = This composition is not in your hand: { $comp_name }.
klatz-refusal-open_not_now = This open composition is for the player whose turn it is: { $comp_name }.
klatz-refusal-rickshaw_in_picture = A rickshaw covers a card of the picture: { $comp_name }.
klatz-refusal-mirrored = That is a mirror image: { $comp_name }.
klatz-refusal-dragon_backwards = The dragon’s head belongs on the left: { $comp_name }.
klatz-refusal-no_match = The wall does not show this there: { $comp_name }.

## Why a call or message is refused

klatz-refusal-wrong_position = The table has moved on since then.
klatz-refusal-already_called = You have already called here.
klatz-refusal-already_moved = Your move is already on its way.
klatz-refusal-too_early = Too early: the change is shown for another { $ms } ms.
klatz-refusal-table_paused = The table is paused.
klatz-refusal-not_measured = Your connection is being measured: { $pings } of { $wanted }.
klatz-refusal-button_off = Your button is off for another { $ms } ms.
klatz-refusal-already_passed = You have already passed.
klatz-refusal-nothing_to_pass = There is nothing to pass now.
klatz-refusal-no_such_order = There is no order for a composition that is not in your hand: { $comp_name }.
klatz-refusal-not_attachable = You can’t attach calls to this move.
klatz-refusal-out_of_time = This cannot be done at this point of the round.
klatz-refusal-no_turn_move = Call with the button, not as a move.
klatz-refusal-bots_only = A bot plays here.
klatz-refusal-unreadable = The message could not be understood: { $reason }

## What happens

klatz-event-turn_began =
    { $you ->
        [player] Your turn.
       *[none] { $player }’s turn.
    }
klatz-event-rickshaws_moved =
    { $gone ->
        [0] The rickshaws move on: { $riding } on the wall.
       *[other] The rickshaws move on: { $riding } on the wall, { $gone } gone.
    }
klatz-event-rickshaw_arrived = A rickshaw rolls onto card { $at_number }: { $symbol_name }.
klatz-event-rickshaw_waits = A rickshaw finds no free card and waits.
klatz-event-rickshaw_settled = A waiting rickshaw rolls onto card { $at_number }: { $symbol_name }.
klatz-event-placed =
    { $you ->
        [player] You add a card at the { $side_name }: { $symbol_name }.
       *[none] { $player } adds a card at the { $side_name }: { $symbol_name }.
    }
klatz-event-drew =
    { $you ->
        [player] You turn up the top card: { $symbol_name }.
       *[none] { $player } turns up the top card: { $symbol_name }.
    }
klatz-event-market_filled = New in the market: { $symbols }.
klatz-event-wall_reshuffled = The wall discard is shuffled into a new deck.
klatz-event-actions_reshuffled = The action discard is shuffled into a new deck.
klatz-event-shifted =
    { $you ->
        [player] You shift a card from { $from_number } to { $to_number }: { $symbol_name }.
       *[none] { $player } shifts a card from { $from_number } to { $to_number }: { $symbol_name }.
    }
klatz-event-swapped =
    { $you ->
        [player] You swap cards { $a_number } and { $b_number }: { $symbols }.
       *[none] { $player } swaps cards { $a_number } and { $b_number }: { $symbols }.
    }
klatz-event-removed =
    { $you ->
        [player] You remove card { $at_number }: { $symbol_name }.
       *[none] { $player } removes card { $at_number }: { $symbol_name }.
    }
klatz-event-extra_played =
    { $you ->
        [player] You draw an extra composition.
       *[none] { $player } draws an extra composition.
    }
klatz-event-market_replaced =
    { $you ->
        [player] { $symbols_count ->
            [0] You replace an empty market.
           *[other] You discard the market: { $symbols }.
        }
       *[none] { $symbols_count ->
            [0] { $player } replaces an empty market.
           *[other] { $player } discards the market: { $symbols }.
        }
    }
klatz-event-returned =
    { $you ->
        [player] You bring a card back to place { $at_number }: { $symbol_name }.
       *[none] { $player } brings a card back to place { $at_number }: { $symbol_name }.
    }
klatz-event-redrew =
    { $you ->
        [player] { $count ->
            [one] You discard your whole hand: { $actions }, and { $count } composition.
           *[other] You discard your whole hand: { $actions }, and { $count } compositions.
        }
       *[none] { $count ->
            [one] { $player } discards the whole hand: { $actions }, and { $count } composition.
           *[other] { $player } discards the whole hand: { $actions }, and { $count } compositions.
        }
    }
klatz-event-compositions_discarded =
    { $you ->
        [player] You discard: { $comps }.
       *[none] { $player } discards: { $comps }.
    }
klatz-event-compositions_drawn =
    { $you ->
        [player] You draw: { $comps }.
       *[none] { $player } draws: { $comps }.
    }
klatz-event-compositions_taken =
    { $you ->
        [player] You draw
       *[none] { $player } draws
    } { $count ->
        [one] { $count } composition.
       *[other] { $count } compositions.
    }
klatz-event-actions_drawn =
    { $you ->
        [player] You draw: { $actions }.
       *[none] { $player } draws: { $actions }.
    }
klatz-event-actions_taken =
    { $you ->
        [player] You draw
       *[none] { $player } draws
    } { $count ->
        [one] { $count } action card.
       *[other] { $count } action cards.
    }
klatz-event-photo =
    { $you ->
        [player] KLATZ! You photograph
       *[none] KLATZ! { $player } photographs
    } { $points ->
        [one] { $symbols }: { $points } point.
       *[other] { $symbols }: { $points } points.
    }
klatz-event-wall_refilled = The wall is refilled at the left: { $symbol_name }.
klatz-event-final_round = The last composition is drawn. One more turn each: { $players }.
klatz-event-left =
    { $you ->
        [player] You leave;
       *[none] { $player } leaves;
    } { $count ->
        [one] discarded: { $actions_count } action cards and { $count } composition.
       *[other] discarded: { $actions_count } action cards and { $count } compositions.
    }
klatz-event-ended = The game is over: { $ending_name }.

## What to do

klatz-move-place_open = Add a market card
klatz-move-draw_blind = Draw blind
klatz-move-place_drawn = Place the drawn card
klatz-move-play_shift1 = Shift a card by one
klatz-move-play_shift2 = Shift a card by two
klatz-move-play_swap = Swap two cards
klatz-move-play_remove = Remove a card
klatz-move-play_extra = Draw an extra composition
klatz-move-play_market = Replace the market
klatz-move-place_new = Place a new market card
klatz-move-play_return = Bring a card back
klatz-move-redraw = Redraw your hand
klatz-move-end_turn = End your turn
klatz-move-claim = KLATZ!
klatz-move-leave = Remove a seat
klatz-phase-await_place = Add a market card to the wall, or draw blind
klatz-phase-placing_drawn = Choose an end of the wall for the drawn card
klatz-phase-await_act = Play an action card
klatz-phase-placing_new = Put a card of the new market at an end of the wall
klatz-phase-await_end = End your turn, or call
klatz-phase-over = The game is over

## Names

klatz-symbol-lantern = lantern
klatz-symbol-kite = kite
klatz-symbol-pine = pine
klatz-symbol-gate = gate
klatz-symbol-drum = drum
klatz-symbol-tower = tower
klatz-symbol-panda = panda
klatz-symbol-dragon_head = dragon’s head
klatz-symbol-dragon_middle = dragon’s middle
klatz-symbol-dragon_tail = dragon’s tail
klatz-symbol-rickshaw = rickshaw
klatz-action-shift1 = shift by one
klatz-action-shift2 = shift by two
klatz-action-swap = swap
klatz-action-remove = remove
klatz-action-extra = extra composition
klatz-action-market = new market
klatz-action-return = bring back
klatz-side-left = left end
klatz-side-right = right end
klatz-ending-last_open = the last open composition was photographed
klatz-ending-final_round = the last turns have been played
klatz-ending-stall = nothing happened for too long
klatz-ending-alone = everybody else has left
klatz-comp-C01 = { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C02 = { klatz-symbol-kite } – { klatz-symbol-pine }
klatz-comp-C03 = { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C04 = { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C05 = { klatz-symbol-drum } – { klatz-symbol-lantern }
klatz-comp-C06 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate }
klatz-comp-C07 = { klatz-symbol-kite } – { klatz-symbol-pine } – { klatz-symbol-drum }
klatz-comp-C08 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern }
klatz-comp-C09 = { klatz-symbol-gate } – { klatz-symbol-drum } – { klatz-symbol-kite }
klatz-comp-C10 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine }
klatz-comp-C11 = { klatz-symbol-kite } – { klatz-symbol-tower } – { klatz-symbol-pine }
klatz-comp-C12 = { klatz-symbol-pine } – { klatz-symbol-tower } – { klatz-symbol-drum }
klatz-comp-C13 = { klatz-symbol-drum } – { klatz-symbol-tower } – { klatz-symbol-kite }
klatz-comp-C14 = { klatz-symbol-lantern } – { klatz-symbol-kite } – { klatz-symbol-gate } – { klatz-symbol-drum }
klatz-comp-C15 = { klatz-symbol-pine } – { klatz-symbol-gate } – { klatz-symbol-lantern } – { klatz-symbol-kite }
klatz-comp-C16 = { klatz-symbol-drum } – { klatz-symbol-lantern } – { klatz-symbol-pine } – { klatz-symbol-gate }
klatz-comp-C17 = { klatz-symbol-lantern } – { klatz-symbol-panda }
klatz-comp-C18 = { klatz-symbol-panda } – { klatz-symbol-gate }
klatz-comp-C19 = { klatz-symbol-kite } – { klatz-symbol-panda } – { klatz-symbol-drum }
klatz-comp-C20 = { klatz-symbol-pine } – { klatz-symbol-panda } – { klatz-symbol-lantern }
klatz-comp-C21 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C22 = { klatz-symbol-gate } – { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail }
klatz-comp-C23 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_tail } – { klatz-symbol-panda }
klatz-comp-C24 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }
klatz-comp-C25 = { klatz-symbol-dragon_head } – { klatz-symbol-dragon_middle } – { klatz-symbol-dragon_tail }

## Why a move is good

klatz-why-stands = Look at the wall: this picture is there now ({ $points }): { $comp_name }.
klatz-why-nearest = Your nearest picture has { $cards } of { $of } cards in line: { $comp_name }.
klatz-why-take_photo = The photo is there for the taking ({ $points }): { $comp_name }.
klatz-why-only_yours = Only you hold this composition, so nobody could take the photo before you: { $comp_name }.
klatz-why-open_to_all = The composition lies open: leave it and the next player gets it: { $comp_name }.
klatz-why-completes = It completes a picture ({ $points }): { $comp_name }.
klatz-why-builds = It puts { $cards } of { $of } cards of a picture in line: { $comp_name }.
klatz-why-breaks = The move played takes a picture apart: { $comp_name }.
klatz-why-may_help_others = The move played puts together a picture that somebody else may hold.
klatz-why-more_compositions = One more composition in hand is one more chance of a photo.
klatz-why-poor_market = Nothing in the market helps you.
klatz-why-fresh_hand = Your compositions are far from done; a fresh hand is worth more.
klatz-why-nothing_better = No action card makes the wall better for you now.

klatz-part-wall = wall cards
klatz-part-rickshaws = rickshaw cards
klatz-part-actions = action cards
klatz-part-compositions = composition cards
