### Слова, спільні для всіх програм.

## Списки: `first` — усе вже назване, `then` — наступне.

list-more = { $first }, { $then }
list-last = { $first } і { $then }

## За столом

you = Ви
round = Раунд { $number }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
place = { $number }-е місце
game-over = Гру завершено
# $players: імена списком, $count: скільки їх
winners =
    { $count ->
        [one] Перемога: { $players }
       *[other] Спільна перемога: { $players }
    }

## Боти

level-easy = Легкий
level-medium = Середній
level-hard = Сильний
level-random = Випадковий

## Кнопки

quit = Вийти
yes = Так
no = Ні
on = Увімк.
off = Вимк.
