### The terminal client and what the command line says to players.

## A game in progress

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Waiting for { $player } …
terminal-over = The game is over. Press any key for the result.
terminal-choose-move = choose a move from the list
terminal-spectator = watching
terminal-bot-name = Bot { $seat }
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

## Refusals

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = “{ $found }” is not a move of this game. Tab shows the list of moves.
terminal-key-unknown = The key { $key } does nothing here. The keys that work stand below; ? explains them.
terminal-key-not-now = The key { $key } does nothing now: it is the turn of { $player }.
terminal-only-watching = You are only watching: bots play every seat.
terminal-save-failed = The game goes on, but it could not be saved: { $error }
terminal-too-small = This window has { $columns } × { $rows } characters. Please make it at least { $columns_min } × { $rows_min }.

## One keyboard for several people

terminal-handing-title = The keyboard changes hands
terminal-handing = Hand the keyboard to { $player }. Everybody else looks away.
terminal-handing-key = { $player }, press Enter when only you see the screen.

## Help

terminal-help-title = { $game }: help (↑↓ scroll, Esc back)
terminal-help-keys = Keys just now
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
terminal-saved = The game is saved in { $path }. Go on with: klad play --resume { $path }
terminal-saved-over = The whole game is in { $path }. Look at it with: klad replay { $path }

## Before a game

terminal-setup-title = a new game
terminal-setup-resume = Go on with the saved game
terminal-setup-resume-help = Press Enter to go on where you stopped.
terminal-setup-game = Game
terminal-setup-seats = Players
terminal-setup-seats-help = This game is for { $least } to { $most } players.
terminal-setup-chair = Seat { $seat }
terminal-setup-person = { $name } (at this keyboard)
terminal-setup-bot = Bot: { $level }
terminal-setup-chair-help = Who sits here: a person at this keyboard or a bot (← →). Type to change a person’s name. Several people take turns at the keyboard.
terminal-setup-number = From { $least } to { $most }; digits can be typed.
terminal-setup-bad-name = “{ $name }” cannot be a name: it must not be empty nor begin with “bot”.
terminal-setup-key-row = choose a line
terminal-setup-key-change = change it
terminal-setup-key-start = start

## Replays

terminal-replay-bot = Bot { $seat } ({ $level })
terminal-replay-start = Before the first move of { $count }.
terminal-replay-step = Move { $at } of { $count }: { $player }: { $move }
terminal-replay-next = next
terminal-replay-previous = back
terminal-replay-ends = first, last
terminal-replay-viewer = other eyes
