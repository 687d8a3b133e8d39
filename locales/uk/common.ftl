### Слова, спільні для всіх програм.

## Списки: `first` — усе вже назване, `then` — наступне.

list-more = { $first }, { $then }
list-last = { $first } і { $then }

## За столом

you = Ви
# In a list, and behind a name.
you-listed = ви
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
# A bot whose level has no characters.
bot-name = Бот { $seat }
bot-names-random = Пак, Кікі, Момо, Зузу, Фіпс, Лулу, Бім, Тяп
bot-names-easy = Мила, Піп, Роза, Тімо, Лотта, Бенно, Ніна, Жожо
bot-names-medium = Отто, Іда, Фелікс, Грета, Гуго, Віра, Антон, Ельза
bot-names-hard = Зора, Віктор, Матильда, Конрад, Ірена, Магнус, Ольга, Едмунд
bot-about-random = Вирішує, кидаючи кубик.
bot-about-easy = Бере те, що гарне, і ніколи не ображається.
bot-about-medium = Рахує карти й рідко помиляється двічі.
bot-about-hard = Усе пам’ятає й нічого не дарує.
parts-title = У коробці
parts-known = Кількість і малюнки вказано в правилах.
parts-printed-reconstructed = Кількість вказано в правилах; що на них надруковано, не каже жодне джерело: це наша реконструкція.
parts-counted-reconstructed = Що надруковано, вказано в правилах; кількість — наша реконструкція.
