### Слова, спільні для всіх програм.

## Списки: `first` — усе вже назване, `then` — наступне.

list-more = { $first }, { $then }
list-last = { $first } і { $then }

## За столом

play = Грати
seat = Місце
player = Гравець
spectator = Глядач
you = Ви
bot = Бот
your-turn = Ваш хід
waiting-for = Чекаємо: { $player }
round = Раунд { $number }
score = Рахунок
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
tie = Нічия

## Боти

level-easy = Легкий
level-medium = Середній
level-hard = Сильний
level-random = Випадковий

## Кнопки

help = Довідка
log = Журнал
rules = Правила
options = Налаштування
language = Мова
save = Зберегти
quit = Вийти
back = Назад
cancel = Скасувати
yes = Так
no = Ні
on = Увімк.
off = Вимк.

## Мови мовою читача

language-en = Англійська
language-de = Німецька
language-fr = Французька
language-ru = Російська
language-uk = Українська

## Що може піти не так

refused-by-rule = { $reason } ({ $rule })
error-file-not-found = Немає файлу { $path }
error-file-unreadable = Не вдається прочитати файл { $path }: { $reason }
error-file-unwritable = Не вдається записати файл { $path }: { $reason }
error-not-a-transcript = { $path } — не запис партії: { $reason }
error-not-a-move = Це не хід: { $reason }
error-no-such-game = Немає гри «{ $slug }». Є: { $games }
error-no-such-rule = У цій грі немає правила { $rule }
error-seats = У цю гру грають від { $least } до { $most } осіб, а не { $found }
