# Поле гри «Карти скарбів» на сторінці.
web-treasure-maps-ask-bonus = { $due ->
    [one] Закресліть ще { $due } клітинку будь-де на своїх картах.
    [few] Закресліть ще { $due } клітинки будь-де на своїх картах.
    [many] Закресліть ще { $due } клітинок будь-де на своїх картах.
   *[other] Закресліть ще { $due } клітинки будь-де на своїх картах.
  }
web-treasure-maps-ask-shape = Розмістіть фігуру: торкніться клітинки, поверніть і закресліть.
web-treasure-maps-ask-single = Закресліть одну клітинку.
web-treasure-maps-ask-start = Залиште дві карти з чотирьох.
web-treasure-maps-ask-take = Візьміть нову карту.
web-treasure-maps-card = Карта, колір: { $color }, очок: { $points }
web-treasure-maps-cell = Ряд { $row }, стовпець { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = закреслена
web-treasure-maps-cell-open = вільна
web-treasure-maps-cell-preview = буде закреслена
web-treasure-maps-icon-cross = бонусний хрест
web-treasure-maps-icon-coin = монета
web-treasure-maps-icon-palm = пальма
web-treasure-maps-icon-none = без значка
web-treasure-maps-coin-row = Ряд монет { $row }
web-treasure-maps-coins = Монет: { $count } із 4
web-treasure-maps-commit = Закреслити
web-treasure-maps-completed = { $count ->
    [one] Заповнено { $count } карту
    [few] Заповнено { $count } карти
    [many] Заповнено { $count } карт
   *[other] Заповнено { $count } карти
  }
web-treasure-maps-cups-left = Лишилися кубки: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
    [many] { $count } карт у колоді
   *[other] { $count } карти в колоді
  }
web-treasure-maps-display = Вітрина
web-treasure-maps-earlier = Раніше в цьому раунді:
web-treasure-maps-expedition = Раунд { $round } із 4, хід { $turn } із 7
web-treasure-maps-first = перший гравець
web-treasure-maps-hand = Ваші чотири карти
web-treasure-maps-keep = Залишити
web-treasure-maps-kept = Залишається
web-treasure-maps-mirror = Відбити
web-treasure-maps-mode-shape = Фігура
web-treasure-maps-mode-single = Одна клітинка
web-treasure-maps-others = Інші
web-treasure-maps-own = Ваші карти
web-treasure-maps-palm-value = Пальма зараз дає { $value }.
web-treasure-maps-palms = Пальми:
web-treasure-maps-seal = Печатка: очки за кожну заповнену карту, колір: { $color }
web-treasure-maps-sheet = Аркуш гравця { $player }
web-treasure-maps-status-choosing = обирає карти
web-treasure-maps-status-chosen = вибір зроблено
web-treasure-maps-status-crossing = закреслює
web-treasure-maps-status-committed = готово
web-treasure-maps-status-idle = нема чого закреслювати
web-treasure-maps-status-taking = бере карту
web-treasure-maps-status-waiting = чекає
web-treasure-maps-take = Взяти
web-treasure-maps-take-deck = Взяти верхню карту колоди
web-treasure-maps-tools = Закреслення
web-treasure-maps-total = Очок: { $total }
web-treasure-maps-turn = Повернути
