### Слова, общие для всех программ.

## Списки: `first` — всё, что уже названо, `then` — следующее.

list-more = { $first }, { $then }
list-last = { $first } и { $then }

## За столом

you = Вы
# In a list, and behind a name.
you-listed = вы
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
# A bot whose level has no characters.
bot-name = Бот { $seat }
bot-names-random = Пак, Кики, Момо, Зузу, Фипс, Лулу, Бим, Тяп
bot-names-easy = Мила, Пип, Роза, Тимо, Лотта, Бенно, Нина, Жожо
bot-names-medium = Отто, Ида, Феликс, Грета, Хуго, Вера, Антон, Эльза
bot-names-hard = Зора, Виктор, Матильда, Конрад, Ирена, Магнус, Ольга, Эдмунд
bot-about-random = Решает, бросая кубик.
bot-about-easy = Берёт то, что красиво, и никогда не обижается.
bot-about-medium = Считает карты и редко ошибается дважды.
bot-about-hard = Всё помнит и ничего не дарит.
parts-title = В коробке
parts-known = Число и рисунки указаны в правилах.
parts-printed-reconstructed = Число указано в правилах; что на них напечатано, не говорит ни один источник: это наша реконструкция.
parts-counted-reconstructed = Что напечатано, указано в правилах; число — наша реконструкция.
