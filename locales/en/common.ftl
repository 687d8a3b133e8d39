### Words that every client shares.

## Lists: `first` is all that came before, `then` the next item.

list-more = { $first }, { $then }
list-last = { $first } and { $then }

## Around the table

play = Play
seat = Seat
player = Player
spectator = Spectator
you = You
bot = Bot
your-turn = Your turn
waiting-for = Waiting for { $player }
round = Round { $number }
score = Score
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
place =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
game-over = Game over
# $players: the names as a list, $count: how many
winners =
    { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    }
tie = It is a tie

## Bots

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-random = Random

## Things to press

help = Help
log = Log
rules = Rules
options = Options
language = Language
save = Save
quit = Quit
back = Back
cancel = Cancel
yes = Yes
no = No
on = On
off = Off

## Languages, in the language of the reader

language-en = English
language-de = German
language-fr = French
language-ru = Russian
language-uk = Ukrainian

## What can go wrong

refused-by-rule = { $reason } ({ $rule })
error-file-not-found = There is no file { $path }
error-file-unreadable = The file { $path } cannot be read: { $reason }
error-file-unwritable = The file { $path } cannot be written: { $reason }
error-not-a-transcript = { $path } is not a transcript: { $reason }
error-not-a-move = That is not a move: { $reason }
error-no-such-game = There is no game “{ $slug }”. There are: { $games }
error-no-such-rule = There is no rule { $rule } in this game
error-seats = This game is for { $least } to { $most } players, not for { $found }
