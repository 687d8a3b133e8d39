### The terminal client and what the command line says to players.

## A game in progress

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Waiting for { $player } …
terminal-over = The game is over. Press any key for the result.
terminal-choose-move = choose a move from the list
terminal-spectator = watching
terminal-person-name = Player { $seat }
terminal-log = What happened
terminal-notice = Note

## The list of moves

terminal-moves-title =
    { $count ->
        [one] { $count } possible move
       *[other] { $count } possible moves
    }
terminal-moves-search = Search: { $text }▏
terminal-moves-none = No move fits. Backspace deletes what was typed.
terminal-moves-from-zero = In this list places count from 0.

## Keys

terminal-key-mark = mark
terminal-key-play = play
terminal-key-search = search
terminal-key-board = board
terminal-key-list = list of moves
terminal-key-help = help
terminal-key-language = language
terminal-key-log = log
terminal-key-quit = quit
terminal-key-confirm = yes, do it
terminal-key-back = back
terminal-key-go-on = continue

## Refusals

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = “{ $found }” is not a move of this game. Tab shows the list of moves.
terminal-key-unknown = The key { $key } does nothing here. The keys that work are listed below; ? explains them.
terminal-key-not-now = The key { $key } does nothing now: it’s { $player }’s turn.
terminal-only-watching = You are only watching: the people and bots at the table play.
terminal-save-failed = The game goes on, but it could not be saved: { $error }
terminal-too-small = This window has { $columns } × { $rows } characters. Please make it at least { $columns_min } × { $rows_min }.

## One keyboard for several people

terminal-handing-title = The keyboard changes hands
terminal-handing = Hand the keyboard to { $player }. Everybody else looks away.
terminal-handing-key = { $player }, press Enter when only you see the screen.

## Help

terminal-help-title = { $game }: help (↑↓ scroll, Esc back)
terminal-help-keys = Keys you can use now
terminal-help-signs = Signs on the board
terminal-help-tab = show every possible move in a list, or go back to the board
terminal-help-help = this help
terminal-help-language = change the language: English, Deutsch, Français, Русский, Українська
terminal-help-log = everything that happened
terminal-help-quit = leave; the game is saved after every move
terminal-help-interrupt = leave at once
terminal-log-title = What happened (↑↓ scroll, Esc back)

## The end

terminal-quit-saved = Leave the game? It is saved in { $path } and can be continued.
terminal-quit-unsaved = Leave the game? It is not saved and will be lost.
terminal-quit-yes = leave
terminal-quit-no = play on
terminal-result-saved = The whole game is in { $path }.
terminal-result-again = another game
terminal-result-look = look at the table
terminal-saved = The game is saved in { $path }. Continue with: klad play --resume { $path }
terminal-saved-over = The whole game is in { $path }. Look at it with: klad replay { $path }

## Before a game

terminal-setup-title = a new game
terminal-setup-resume = Continue the saved game
terminal-setup-resume-help = Press Enter to continue where you stopped.
terminal-setup-game = Game
terminal-setup-seats = Players
terminal-setup-seats-help = This game is for { $least } to { $most } players.
terminal-setup-chair = Seat { $seat }
terminal-setup-person = { $name } (at this keyboard)
terminal-setup-bot = Bot: { $level }
terminal-setup-chair-help = Who sits here: a person at this keyboard or a bot (← →). Type to change a person’s name. Several people take turns at the keyboard.
terminal-setup-number = From { $least } to { $most }; digits can be typed.
terminal-setup-bad-name = “{ $name }” cannot be a name: it must not be empty or begin with “bot”.
terminal-setup-key-row = choose a line
terminal-setup-key-change = change it
terminal-setup-key-start = start
terminal-setup-key-unknown = The key { $key } does nothing here right now. The keys that work are listed below.

## Replays

terminal-replay-start = Before the first move of { $count }.
terminal-replay-step = Move { $at } of { $count }: { $player }: { $move }
terminal-replay-next = next
terminal-replay-previous = back
terminal-replay-ends = first, last
terminal-replay-viewer = view as …

## My Treasure

terminal-any-key = Press any key to continue.
terminal-my-treasure-orcs = Orcs { $count } of { $most }
terminal-my-treasure-deck = Deck { $count }
terminal-my-treasure-danger = Danger: the next card is the last orc, 1 in { $count }!
terminal-my-treasure-height =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-my-treasure-empty = empty
terminal-my-treasure-closed = closed
terminal-my-treasure-grabbed = taken
terminal-my-treasure-tokens = Tokens
terminal-my-treasure-pool = { $count } face down
terminal-my-treasure-drawn = Drawn, to be placed:
terminal-my-treasure-in-cave = in the cave
terminal-my-treasure-blind = blind token
terminal-my-treasure-top = top
terminal-my-treasure-scored = Round { $round } is over
terminal-my-treasure-result = { $kind }: total { $total }, earns { $award }, purse { $purse }
terminal-my-treasure-token = choose the token for pile { $spot }
terminal-my-treasure-spot = choose the pile for the token: { $kind }
terminal-my-treasure-confirm = take pile { $spot } with the token “{ $kind }”? You are then out of this round.
terminal-my-treasure-key-draw = draw a card
terminal-my-treasure-key-claim = take a pile
terminal-my-treasure-key-token = token
terminal-my-treasure-key-place = put the card on this spot
terminal-my-treasure-key-flee = flee with this pile
terminal-my-treasure-legend = ▲ an orc that is out; > acts now; * began the round; ● coins in the purse, 8 end the game; “top RR S” names the uppermost card of a pile that was taken, by letters.

## Treasure Maps

terminal-treasure-maps-headline = round { $round } of { $rounds }, turn { $turn } of { $turns }
terminal-treasure-maps-cups = Cups { $cups }
terminal-treasure-maps-palm-value = a palm gives { $value }
terminal-treasure-maps-earlier = before: { $shapes }
terminal-treasure-maps-shape-title = Shape
terminal-treasure-maps-shapes-title = Seven of the eight are played each round: ▒ played, □ not yet known
terminal-treasure-maps-keep = choose two of your four cards to keep (chosen: { $count })
terminal-treasure-maps-shape = cross the shape on one of your cards.
terminal-treasure-maps-single = cross one single cell.
terminal-treasure-maps-bonus =
    { $count ->
        [one] cross { $count } bonus cell on either card.
       *[other] cross { $count } bonus cells on either card.
    }
terminal-treasure-maps-take = take { $count ->
        [one] a new card
       *[other] { $count } new cards, one after the other,
    } from the display or the deck
terminal-treasure-maps-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
terminal-treasure-maps-palm = palm: { $value }
terminal-treasure-maps-crosses =
    { $count ->
        [one] { $count } bonus cell
       *[other] { $count } bonus cells
    }
terminal-treasure-maps-completes = completes the card: { $points }
terminal-treasure-maps-final = ends your turn
terminal-treasure-maps-display = Display · deck { $count }
terminal-treasure-maps-players = Players
terminal-treasure-maps-row = Coins { $coins } cup { $cup }
terminal-treasure-maps-palms = Palms { $palms }
terminal-treasure-maps-done = Completed { $cards }
terminal-treasure-maps-player = o{ $coins } c{ $cups } Y{ $palms } { $cards }
terminal-treasure-maps-rank = Rank: { $rank }
terminal-treasure-maps-ranks = Ranks: { $scale }
terminal-treasure-maps-key-choose = choose a card
terminal-treasure-maps-key-keep = keep these two
terminal-treasure-maps-key-move = move
terminal-treasure-maps-key-next = next place that fits
terminal-treasure-maps-key-card = card
terminal-treasure-maps-key-turn = turn
terminal-treasure-maps-key-flip = mirror
terminal-treasure-maps-key-single = single cell
terminal-treasure-maps-key-shape = whole shape
terminal-treasure-maps-key-back = take back
terminal-treasure-maps-key-cross = cross
terminal-treasure-maps-key-take = take this card
terminal-treasure-maps-key-deck = from the deck, unseen
terminal-treasure-maps-key-others = other players’ cards
terminal-treasure-maps-key-shapes = the eight shapes
terminal-treasure-maps-key-display = display
terminal-treasure-maps-legend = On a card: [ ] a blank cell, [+] a cross (gives a bonus cell), [o] a coin, [Y] a palm; ▒ crossed out, ╳ crossed this turn, < > what Enter would cross. “Pur14 2★Ora” is a purple card of 14 points whose seal gives 2 for each completed orange card.
terminal-treasure-maps-legend-score = Players: * first player, ✓ done, … still at it; points, then o coins, c cup points, Y palm points, completed cards by color.

## Lost Mines

terminal-lost-mines-you = You: { $role }, { $clan } clan
terminal-lost-mines-pile = draw pile { $count }
terminal-lost-mines-left = treasures left { $count }
terminal-lost-mines-players = Dwarf   at c pts
terminal-lost-mines-rail = Treasures by number
terminal-lost-mines-no-hand = No cards in hand.
terminal-lost-mines-info = scout
terminal-lost-mines-path-end = dead end
terminal-lost-mines-path-straight = straight path
terminal-lost-mines-path-bend = bend
terminal-lost-mines-path-fork = fork
terminal-lost-mines-path-crossroads = crossroads
terminal-lost-mines-trap = trap
terminal-lost-mines-troll = troll
terminal-lost-mines-storm = storm
terminal-lost-mines-ask-card = choose a card to play, or discard one or two
terminal-lost-mines-ask-cell = where? The cursor is at { $cell }; + marks where it can go
terminal-lost-mines-ask-edge = on which edge? Now: { $cells }; + marks the others
terminal-lost-mines-ask-look = look secretly at: { $target }?
terminal-lost-mines-ask-discard = choose one or two cards to discard (chosen: { $count })
terminal-lost-mines-ask-walk =
    { $count ->
        [one] walk with your dwarf ({ $count } step left) or stay
       *[other] walk with your dwarf ({ $count } steps left) or stay
    }
terminal-lost-mines-ask-pick = pick the card that { $player } loses to the trap, unseen
terminal-lost-mines-ask-take = choose a treasure: { $slots }
terminal-lost-mines-ask-vote = end this round now? It ends only if everybody says yes
terminal-lost-mines-look-mine = the mine at { $cell }
terminal-lost-mines-look-treasure = treasure number { $slot } ({ $kind })
terminal-lost-mines-look-dwarf = the role of { $player }
terminal-lost-mines-unplayable = This card cannot be played now. Choose another, or X to discard it.
terminal-lost-mines-unknown-mine = Nobody knows what this mine holds: treasure or the dragon. Your walk ends there. Press the same key again to enter.
terminal-lost-mines-scored = Round { $round }: roles and treasures
terminal-lost-mines-ready = press Enter when you are ready for the next round
terminal-lost-mines-key-choose = choose a card
terminal-lost-mines-key-discard = discard
terminal-lost-mines-key-propose = propose to end the round
terminal-lost-mines-key-aim = aim
terminal-lost-mines-key-next = next target
terminal-lost-mines-key-turn = turn the card
terminal-lost-mines-key-walk = walk
terminal-lost-mines-key-stay = stay here
terminal-lost-mines-key-pick = pick a card
terminal-lost-mines-key-take = take this treasure
terminal-lost-mines-key-ready = ready
terminal-lost-mines-key-hide = hide my role
terminal-lost-mines-legend-map = Lines are paths, letters are dwarves (a digit: how many stand there), ◆ and ◇ the starts of the blue and the yellow clan. # { $trunk }, ~ { $lake }, o { $pit }: closed until a, b or r ({ $axe }, { $boat }, { $rope }) stands there. % { $rocks }, * { $campfire }. ^ trap, a letter on an edge: that player’s troll. Rocks and overcome obstacles hold one dwarf.
terminal-lost-mines-legend-mines = [? ] a mine nobody has entered; a letter beside the ? is what you have seen there. G { $gold }, S { $silver }, J { $gems }, D dragon. A treasure “G3” is gold worth 3, “G?” unknown; “4BG” is number 4, gold, taken by B.
terminal-lost-mines-legend-players = Players: > acts now; after the clan sign L { $loyal }, S { $selfish }, X { $saboteur }, ? unknown to you; D woke the dragon; then where the dwarf stands, cards in hand, points.
terminal-key-hand-on = hand the keyboard on
terminal-help-hand-on = with several people: hand the keyboard to the next one, also out of turn

## Klatz!

terminal-klatz-headline =
    { $you ->
        [player] your turn
       *[none] { $player }’s turn
    }
terminal-klatz-head = actions { $played } of { $quota } · wall deck { $deck } · compositions left { $compositions }
terminal-klatz-last-turns =
    { $count ->
        [one] Final round: { $count } turn left
       *[other] Final round: { $count } turns left
    }
terminal-klatz-left = left end
terminal-klatz-right = right end
terminal-klatz-waiting = rickshaws waiting: { $count }
terminal-klatz-market = Market
terminal-klatz-drawn = drawn:
terminal-klatz-discard = Discard { $cards }   · cursor: { $under }
terminal-klatz-open = Open
terminal-klatz-own = Yours
terminal-klatz-hold = (hold)
terminal-klatz-actions = Actions
terminal-klatz-player =
    { $count ->
        [0] actions { $actions }, compositions { $compositions }
       *[other] actions { $actions }, compositions { $compositions }, photos { $photos }
    }
terminal-klatz-ask-place = take a market card, or a blind card from the deck, for one end of the wall
terminal-klatz-ask-side = at which end of the wall?
terminal-klatz-ask-new = put one of the new market cards on the wall
terminal-klatz-ask-act = play an action card, or redraw your whole hand
terminal-klatz-ask-more = play another action card, or end your turn
terminal-klatz-ask-end = call KLATZ! if you see a picture, or end your turn
terminal-klatz-ask-card = { $action }: which card of the wall?
terminal-klatz-ask-first = which is the first card?
terminal-klatz-ask-second = and which is the second card?
terminal-klatz-ask-direction = { $action }: to the left or to the right?
terminal-klatz-ask-return = bring back “{ $symbol }”: into which gap?
terminal-klatz-ask-confirm = play “{ $action }”?
terminal-klatz-ask-redraw = throw your whole hand away and draw a new one? Your turn is then over.
terminal-klatz-ask-redraw-few = throw your whole hand away? Careful: compositions left to draw: { $count }.
terminal-klatz-ask-call = { $player }’s turn. If the wall shows one of your compositions, call KLATZ!
terminal-klatz-ask-sealed = sealed round: call with a composition the wall shows, or answer “no photo”
terminal-klatz-clock = Time left: { $seconds } s
terminal-klatz-orders = Your compositions call by themselves; O holds one back.
terminal-klatz-round = Everybody answers in secret: { $seconds } s
terminal-klatz-reveal = Look at the wall …
terminal-klatz-window = The first to call takes the photo!
terminal-klatz-sent = Your move is on its way; others may still call: { $seconds } s
terminal-klatz-ends = The turn ends by itself in { $seconds } s
terminal-klatz-stale = The wall changed before your move was made. Choose again.
terminal-klatz-lapsed = Too late: somebody was faster, and the wall no longer shows { $comp }.
terminal-klatz-lost-call = Called too late: { $player }.
terminal-klatz-nothing-to-call = You have no composition to call.
terminal-klatz-race-alone = A race needs one person at each keyboard. Choose standing orders or sealed answers to play together at this one.
terminal-klatz-bots-only = This way of calling is for bots only. Choose another, or let bots play every seat.
terminal-klatz-key-market = market card
terminal-klatz-key-draw = blind card
terminal-klatz-key-side = end of the wall
terminal-klatz-key-action = action card
terminal-klatz-key-shift = shift
terminal-klatz-key-symbol = symbol
terminal-klatz-key-gap = gap
terminal-klatz-key-redraw = redraw
terminal-klatz-key-end = end turn
terminal-klatz-key-comp = composition
terminal-klatz-key-point = place
terminal-klatz-key-call = KLATZ!
terminal-klatz-key-pass = pass
terminal-klatz-key-order = hold/call
terminal-klatz-key-none = no photo
terminal-klatz-legend = R▸ a rickshaw covers the card and moves on to the right; ══ a tower cannot be moved. “LN KT (1)” is a composition: these symbols side by side, from left to right, are worth 1 point.
terminal-klatz-legend-calls = To take a photo choose a composition (↑↓), point at its first card in the wall (←→) and press Space. Your own compositions may be called at any time, open ones only in your turn. A wrong call costs nothing.
terminal-klatz-key-this = this one
terminal-my-treasure-mouse = mouse
terminal-setup-saved =
    { $count ->
        [one] { $game }, { $count } move
       *[other] { $game }, { $count } moves
    }

## Online tables

terminal-online-says = { $player }: { $words }
terminal-online-lost = The connection is lost. Trying again … Your seat is kept.
terminal-online-gone = The server has closed this table. Press Q to leave.
terminal-online-away = A bot plays for you. Press any key to take your seat back.
terminal-online-restored = The connection is back.
terminal-online-unsure = The connection is back. It broke while your move was on its way: look whether it was made.
terminal-online-unasked = The server can’t be reached right now. Nothing was sent.
terminal-online-unknown = The server doesn’t recognize you anymore. Leave and join again.
terminal-online-next = Somebody wants to play again. Press N to join.
terminal-online-no-next = Nobody has opened another game yet.
terminal-online-note-lost = The connection was lost.
terminal-online-note-came = { $player } is here.
terminal-online-note-went = { $player } has lost the connection.
terminal-online-note-bot = A bot plays for { $player }.
terminal-online-note-back = { $player } has taken the seat back.
terminal-online-note-fair = The shuffle was fair: the whole game was dealt again and matches what you saw.
terminal-online-note-restart = The table was started over: { $player } did not reveal.
terminal-online-restarted = The table was started over because somebody did not reveal. See the list of seats.
terminal-online-evidence = The evidence is in { $file } (check it with: klad verify --mine { $file })
terminal-online-watchers =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
terminal-online-wait-host = Everybody is seated. Press S to start.
terminal-online-wait-host-open = Send your friends the link, or press B to put bots in the free seats.
terminal-online-wait-open = Waiting for players. The host starts the game.
terminal-online-key-start = start
terminal-online-key-bots = bots in free seats
terminal-online-key-get-up = free my seat and leave
terminal-online-key-sit = sit down
terminal-online-quit = Leave the table? Your seat is kept, and others may have to wait for you. The same command brings you back.
terminal-online-quit-watching = Leave the table?
terminal-online-bye = Your seat is kept. Come back with: klad join { $link }
terminal-online-bye-over = The game is over. Its replay is at { $link }
