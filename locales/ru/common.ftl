### Слова, общие для всех программ.

## Списки: `first` — всё, что уже названо, `then` — следующее.

list-more = { $first }, { $then }
list-last = { $first } и { $then }

## За столом

you = Вы
round = Раунд { $number }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
place = { $number }-е место
game-over = Игра окончена
# $players: имена списком, $count: сколько их
winners =
    { $count ->
        [one] Победа: { $players }
       *[other] Общая победа: { $players }
    }

## Боты

level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-random = Случайный

## Кнопки

quit = Выйти
yes = Да
no = Нет
on = Вкл.
off = Выкл.
