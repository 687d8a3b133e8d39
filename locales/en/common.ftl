### Words that every client shares.

## Lists: `first` is all that came before, `then` the next item.

list-more = { $first }, { $then }
list-last = { $first } and { $then }

## Around the table

you = You
# In a list, and behind a name.
you-listed = you
round = Round { $number }
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

## Bots

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-random = Random

## Things to press

quit = Quit
yes = Yes
no = No
on = On
off = Off
# A bot whose level has no characters.
bot-name = Bot { $seat }
bot-names-random = Puck, Kiki, Momo, Zuzu, Fips, Lulu, Bim, Tilt
bot-names-easy = Mila, Pip, Rosa, Timo, Lotte, Benno, Nina, Jojo
bot-names-medium = Otto, Ida, Felix, Greta, Hugo, Vera, Anton, Elsa
bot-names-hard = Zora, Viktor, Matilda, Konrad, Irena, Magnus, Olga, Edmund
bot-about-random = Decides by rolling dice.
bot-about-easy = Takes whatever looks nice and never holds a grudge.
bot-about-medium = Keeps count and seldom makes the same mistake twice.
bot-about-hard = Forgets nothing and gives nothing away.
parts-title = In the box
parts-known = Numbers and faces are in the rulebook.
parts-printed-reconstructed = The number is in the rulebook; no source says what is printed on them, so that part is our reconstruction.
parts-counted-reconstructed = What is printed on them is in the rulebook; the number is our reconstruction.
