# Поле гри «Карти скарбів» на сторінці.
web-treasure-maps-ask-bonus = { $due ->
    [one] Закресліть ще { $due } клітинку будь-де на своїх картах.
    [few] Закресліть ще { $due } клітинки будь-де на своїх картах.
    [many] Закресліть ще { $due } клітинок будь-де на своїх картах.
   *[other] Закресліть ще { $due } клітинки будь-де на своїх картах.
  }
web-treasure-maps-ask-cross = Закресліть її кнопкою внизу або торкніться ще раз, щоб повернути.
web-treasure-maps-ask-shape = Розмістіть фігуру: торкніться чи перетягніть, поверніть, закресліть.
web-treasure-maps-ask-nowhere = Фігура ніде не вміщується. Закресліть натомість одну клітинку.
web-treasure-maps-ask-single = Закресліть одну клітинку.
web-treasure-maps-ask-start = Залиште дві карти з чотирьох. Дві вже позначено; торкніться інших, щоб вибрати їх.
web-treasure-maps-ask-take = { $count ->
    [one] Візьміть нову карту.
    [few] Візьміть { $count } нові карти по черзі. Ряд поповниться після цього.
    [many] Візьміть { $count } нових карт по черзі. Ряд поповниться після цього.
   *[other] Візьміть { $count } нові карти по черзі. Ряд поповниться після цього.
  }
web-treasure-maps-ask-wait = Чекаємо: { $players }.
web-treasure-maps-brings-bonus = { $count ->
    [one] ще { $count } клітинка
    [few] ще { $count } клітинки
    [many] ще { $count } клітинок
   *[other] ще { $count } клітинки
  }
web-treasure-maps-brings-card = острів заповнено: +{ $points }
web-treasure-maps-brings-coins = { $count ->
    [one] +{ $count } монета
    [few] +{ $count } монети
    [many] +{ $count } монет
   *[other] +{ $count } монети
  }
web-treasure-maps-brings-palms = { $count ->
    [one] пальма: { $value }
    [few] { $count } пальми: по { $value }
    [many] { $count } пальм: по { $value }
   *[other] { $count } пальми: по { $value }
  }
web-treasure-maps-card = «{ $name }», колір: { $color }, очок: { $points }
web-treasure-maps-cell = Ряд { $row }, стовпець { $column }, { $icon }, { $state }
web-treasure-maps-cell-crossed = закреслена
web-treasure-maps-cell-open = вільна
web-treasure-maps-cell-preview = буде закреслена
web-treasure-maps-coins = Ряд монет { $row }: { $count } із 4, кубок { $cup }
web-treasure-maps-commit = Закреслити
web-treasure-maps-commit-last = Закреслити й завершити
web-treasure-maps-completed = { $count ->
    [one] Заповнено { $count } карту
    [few] Заповнено { $count } карти
    [many] Заповнено { $count } карт
   *[other] Заповнено { $count } карти
  }
web-treasure-maps-cups-left = Кубки: { $cups }
web-treasure-maps-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
    [many] { $count } карт у колоді
   *[other] { $count } карти в колоді
  }
web-treasure-maps-display = Ряд островів
web-treasure-maps-empty = порожньо
web-treasure-maps-expedition = Раунд { $round } із 4, хід { $turn } із 7
web-treasure-maps-first = перший гравець
web-treasure-maps-gap = Сюди прийде новий острів.
web-treasure-maps-hand = Ваші чотири карти
web-treasure-maps-icon-coin = монета
web-treasure-maps-icon-cross = бонусний хрест
web-treasure-maps-icon-none = порожня
web-treasure-maps-icon-palm = пальма
web-treasure-maps-keep = Залишити
web-treasure-maps-kept = Залишається
web-treasure-maps-mirror = Відбити
web-treasure-maps-mode-single = Одна клітинка
web-treasure-maps-others = Інші
web-treasure-maps-over = Гру завершено
web-treasure-maps-own = Ваші карти
web-treasure-maps-palm-value = Пальма: { $value }
web-treasure-maps-palms = Клітинки пальм: { $values }
web-treasure-maps-rank = { $count ->
    [one] { $count } очко: { $rank }
    [few] { $count } очки: { $rank }
   *[other] { $count } очок: { $rank }
  }
web-treasure-maps-ranks = Звання і скільки очок для них потрібно
web-treasure-maps-next-rank = { $count ->
    [one] До наступного звання забракло { $count } очка: { $rank }.
    [few] До наступного звання забракло { $count } очок: { $rank }.
   *[other] До наступного звання забракло { $count } очок: { $rank }.
  }
web-treasure-maps-top-rank = Вищого звання немає.
web-treasure-maps-best = Ваш найкращий результат: { $points }
web-treasure-maps-best-now = Ваша найкраща гра!
web-treasure-maps-round-card = Карта раунду
web-treasure-maps-row = ряд { $row }: { $cells }
web-treasure-maps-seal = Печатка: { $value } за кожну заповнену карту «{ $color }»
web-treasure-maps-seal-gives = Її печатка: +{ $points } з вашими картами зараз.
web-treasure-maps-seals-gain = Ваші печатки: +{ $points }, коли її заповнено.
web-treasure-maps-shapes = Фігури раунду: { $shapes }
web-treasure-maps-sheet = Карта рахунку: { $player }
web-treasure-maps-status-choosing = обирає карти
web-treasure-maps-status-chosen = вибір зроблено
web-treasure-maps-status-committed = готово
web-treasure-maps-status-crossing = закреслює
web-treasure-maps-status-idle = нема чого закреслювати
web-treasure-maps-status-taking = бере карту
web-treasure-maps-status-waiting = чекає
web-treasure-maps-take = Узяти «{ $name }»
web-treasure-maps-take-deck = Взяти верхню карту колоди
web-treasure-maps-tools = Закреслення
web-treasure-maps-total = Очок: { $total }
web-treasure-maps-turn = Повернути
web-treasure-maps-turns-left = { $count ->
    [one] після цього ще { $count } хід
    [few] після цього ще { $count } ходи
    [many] після цього ще { $count } ходів
   *[other] після цього ще { $count } ходи
  }
web-treasure-maps-why-crossed = Цю клітинку вже закреслено.
web-treasure-maps-why-fit = Фігура тут не вміщується, як її не повертай. Виберіть інше місце або закресліть одну клітинку.
