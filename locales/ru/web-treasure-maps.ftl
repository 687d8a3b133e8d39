# Поле игры «Карты сокровищ» на странице.
web-treasure-maps-ask-bonus = { $due ->
    [one] Зачеркните ещё { $due } клетку где угодно на своих картах.
    [few] Зачеркните ещё { $due } клетки где угодно на своих картах.
    [many] Зачеркните ещё { $due } клеток где угодно на своих картах.
   *[other] Зачеркните ещё { $due } клетки где угодно на своих картах.
  }
web-treasure-maps-ask-shape = Разместите фигуру: нажмите клетку, поверните и зачеркните.
web-treasure-maps-ask-single = Зачеркните одну клетку.
web-treasure-maps-ask-start = Оставьте две карты из четырёх.
web-treasure-maps-ask-take = Возьмите новую карту.
web-treasure-maps-card = Карта, цвет: { $color }, очков: { $points }
web-treasure-maps-cell = Ряд { $row }, столбец { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = зачёркнута
web-treasure-maps-cell-open = свободна
web-treasure-maps-cell-preview = будет зачёркнута
web-treasure-maps-icon-cross = бонусный крест
web-treasure-maps-icon-coin = монета
web-treasure-maps-icon-palm = пальма
web-treasure-maps-icon-none = без значка
web-treasure-maps-coin-row = Ряд монет { $row }
web-treasure-maps-coins = Монет: { $count } из 4
web-treasure-maps-commit = Зачеркнуть
web-treasure-maps-completed = { $count ->
    [one] Заполнена { $count } карта
    [few] Заполнены { $count } карты
    [many] Заполнено { $count } карт
   *[other] Заполнено { $count } карты
  }
web-treasure-maps-cups-left = Остались кубки: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
  }
web-treasure-maps-display = Витрина
web-treasure-maps-earlier = Раньше в этом раунде:
web-treasure-maps-expedition = Раунд { $round } из 4, ход { $turn } из 7
web-treasure-maps-first = первый игрок
web-treasure-maps-hand = Ваши четыре карты
web-treasure-maps-keep = Оставить
web-treasure-maps-kept = Остаётся
web-treasure-maps-mirror = Отразить
web-treasure-maps-mode-shape = Фигура
web-treasure-maps-mode-single = Одна клетка
web-treasure-maps-others = Остальные
web-treasure-maps-own = Ваши карты
web-treasure-maps-palm-value = Пальма сейчас приносит { $value }.
web-treasure-maps-palms = Пальмы:
web-treasure-maps-seal = Печать: очки за каждую заполненную карту, цвет: { $color }
web-treasure-maps-sheet = Лист игрока { $player }
web-treasure-maps-status-choosing = выбирает карты
web-treasure-maps-status-chosen = выбор сделан
web-treasure-maps-status-crossing = зачёркивает
web-treasure-maps-status-committed = готово
web-treasure-maps-status-idle = нечего зачёркивать
web-treasure-maps-status-taking = берёт карту
web-treasure-maps-status-waiting = ждёт
web-treasure-maps-take = Взять
web-treasure-maps-take-deck = Взять верхнюю карту колоды
web-treasure-maps-tools = Зачёркивание
web-treasure-maps-total = Очков: { $total }
web-treasure-maps-turn = Повернуть
