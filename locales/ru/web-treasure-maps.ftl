# Поле игры «Карты сокровищ» на странице.
web-treasure-maps-ask-bonus = { $due ->
    [one] Зачеркните ещё { $due } клетку где угодно на своих картах.
    [few] Зачеркните ещё { $due } клетки где угодно на своих картах.
    [many] Зачеркните ещё { $due } клеток где угодно на своих картах.
   *[other] Зачеркните ещё { $due } клетки где угодно на своих картах.
  }
web-treasure-maps-ask-cross = Зачеркните её кнопкой внизу или коснитесь ещё раз, чтобы повернуть.
web-treasure-maps-ask-shape = Разместите фигуру: коснитесь или перетащите, поверните, зачеркните.
web-treasure-maps-ask-nowhere = Фигура никуда не помещается. Зачеркните вместо неё одну клетку.
web-treasure-maps-ask-single = Зачеркните одну клетку.
web-treasure-maps-ask-start = Оставьте две карты из четырёх. Две уже отмечены; коснитесь других, чтобы выбрать их.
web-treasure-maps-ask-take = { $count ->
    [one] Возьмите новую карту.
    [few] Возьмите { $count } новые карты по очереди. Ряд пополнится после этого.
    [many] Возьмите { $count } новых карт по очереди. Ряд пополнится после этого.
   *[other] Возьмите { $count } новые карты по очереди. Ряд пополнится после этого.
  }
web-treasure-maps-ask-wait = Ждём: { $players }.
web-treasure-maps-brings-bonus = { $count ->
    [one] ещё { $count } клетка
    [few] ещё { $count } клетки
    [many] ещё { $count } клеток
   *[other] ещё { $count } клетки
  }
web-treasure-maps-brings-card = остров готов: +{ $points }
web-treasure-maps-brings-coins = { $count ->
    [one] +{ $count } монета
    [few] +{ $count } монеты
    [many] +{ $count } монет
   *[other] +{ $count } монеты
  }
web-treasure-maps-brings-palms = { $count ->
    [one] пальма: { $value }
    [few] { $count } пальмы: по { $value }
    [many] { $count } пальм: по { $value }
   *[other] { $count } пальмы: по { $value }
  }
web-treasure-maps-card = «{ $name }», цвет: { $color }, очков: { $points }
web-treasure-maps-cell = Ряд { $row }, столбец { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = зачёркнута
web-treasure-maps-cell-open = свободна
web-treasure-maps-cell-preview = будет зачёркнута
web-treasure-maps-coins = Ряд монет { $row }: { $count } из 4, кубок { $cup }
web-treasure-maps-commit = Зачеркнуть
web-treasure-maps-commit-last = Зачеркнуть и закончить
web-treasure-maps-completed = { $count ->
    [one] Заполнена { $count } карта
    [few] Заполнены { $count } карты
    [many] Заполнено { $count } карт
   *[other] Заполнено { $count } карты
  }
web-treasure-maps-cups-left = Кубки: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
  }
web-treasure-maps-display = Ряд островов
web-treasure-maps-empty = пусто
web-treasure-maps-expedition = Раунд { $round } из 4, ход { $turn } из 7
web-treasure-maps-first = первый игрок
web-treasure-maps-gap = Сюда придёт новый остров.
web-treasure-maps-hand = Ваши четыре карты
web-treasure-maps-icon-coin = монета
web-treasure-maps-icon-cross = бонусный крест
web-treasure-maps-icon-none = пустая
web-treasure-maps-icon-palm = пальма
web-treasure-maps-keep = Оставить
web-treasure-maps-kept = Остаётся
web-treasure-maps-mirror = Отразить
web-treasure-maps-mode-single = Одна клетка
web-treasure-maps-others = Остальные
web-treasure-maps-over = Игра окончена
web-treasure-maps-own = Ваши карты
web-treasure-maps-palm-value = Пальма: { $value }
web-treasure-maps-palms = Клетки пальм: { $values }
web-treasure-maps-rank = { $count ->
    [one] { $count } очко: { $rank }
    [few] { $count } очка: { $rank }
   *[other] { $count } очков: { $rank }
  }
web-treasure-maps-ranks = Звания и сколько очков для них нужно
web-treasure-maps-next-rank = { $count ->
    [one] До следующего звания не хватило { $count } очка: { $rank }.
    [few] До следующего звания не хватило { $count } очков: { $rank }.
   *[other] До следующего звания не хватило { $count } очков: { $rank }.
  }
web-treasure-maps-top-rank = Выше звания нет.
web-treasure-maps-best = Ваш лучший результат: { $points }
web-treasure-maps-best-now = Ваша лучшая игра!
web-treasure-maps-round-card = Карта раунда
web-treasure-maps-row = ряд { $row }: { $cells }
web-treasure-maps-seal = Печать: { $value } за каждую готовую карту «{ $color }»
web-treasure-maps-seal-gives = Её печать: +{ $points } с вашими картами сейчас.
web-treasure-maps-seals-gain = Ваши печати: +{ $points }, когда она готова.
web-treasure-maps-shapes = Фигуры раунда: { $shapes }
web-treasure-maps-sheet = Карта счёта: { $player }
web-treasure-maps-status-choosing = выбирает карты
web-treasure-maps-status-chosen = выбор сделан
web-treasure-maps-status-committed = готово
web-treasure-maps-status-crossing = зачёркивает
web-treasure-maps-status-idle = нечего зачёркивать
web-treasure-maps-status-taking = берёт карту
web-treasure-maps-status-waiting = ждёт
web-treasure-maps-take = Взять «{ $name }»
web-treasure-maps-take-deck = Взять верхнюю карту колоды
web-treasure-maps-tools = Зачёркивание
web-treasure-maps-total = Очков: { $total }
web-treasure-maps-turn = Повернуть
web-treasure-maps-turns-left = { $count ->
    [one] после этого ещё { $count } ход
    [few] после этого ещё { $count } хода
    [many] после этого ещё { $count } ходов
   *[other] после этого ещё { $count } хода
  }
web-treasure-maps-why-crossed = Эта клетка уже зачёркнута.
web-treasure-maps-why-fit = Фигура здесь не помещается, как её ни поворачивай. Выберите другое место или зачеркните одну клетку.
