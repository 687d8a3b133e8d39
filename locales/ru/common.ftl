### Слова, общие для всех программ.

## Списки: `first` — всё, что уже названо, `then` — следующее.

list-more = { $first }, { $then }
list-last = { $first } и { $then }

## За столом

play = Играть
seat = Место
player = Игрок
spectator = Зритель
you = Вы
bot = Бот
your-turn = Ваш ход
waiting-for = Ждём: { $player }
round = Раунд { $number }
score = Счёт
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
tie = Ничья

## Боты

level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-random = Случайный

## Кнопки

help = Помощь
log = Журнал
rules = Правила
options = Настройки
language = Язык
save = Сохранить
quit = Выйти
back = Назад
cancel = Отмена
yes = Да
no = Нет
on = Вкл.
off = Выкл.

## Языки на языке читателя

language-en = Английский
language-de = Немецкий
language-fr = Французский
language-ru = Русский
language-uk = Украинский

## Что может пойти не так

refused-by-rule = { $reason } ({ $rule })
error-file-not-found = Нет файла { $path }
error-file-unreadable = Не удаётся прочитать файл { $path }: { $reason }
error-file-unwritable = Не удаётся записать файл { $path }: { $reason }
error-not-a-transcript = { $path } — не запись партии: { $reason }
error-not-a-move = Это не ход: { $reason }
error-no-such-game = Нет игры «{ $slug }». Есть: { $games }
error-no-such-rule = В этой игре нет правила { $rule }
error-seats = В эту игру играют от { $least } до { $most } человек, а не { $found }
