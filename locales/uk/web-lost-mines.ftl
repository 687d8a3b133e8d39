# Поле гри «Стародавні шахти» на сторінці.
web-lost-mines-actions = Дії
web-lost-mines-answered = відповідь дано
web-lost-mines-ask = Ви певні?
web-lost-mines-ask-card = Торкніться карти або скиньте її.
web-lost-mines-ask-discard = Оберіть одну або дві карти для скидання.
web-lost-mines-ask-first = Перший хід готовий: покладіть стежку на { $at }. Або оберіть іншу карту.
web-lost-mines-ask-lay = Покласти на { $at }? Торкніться ще раз, щоб повернути.
web-lost-mines-ask-lay-here = Покладіть її на { $at } кнопкою або торкніться іншого місця.
web-lost-mines-ask-look = Оберіть, що подивитися.
web-lost-mines-ask-mine = Увійти до закритої шахти { $at }? Вона відкриється й закінчить ваш рух.
web-lost-mines-ask-nowhere = Цю карту зараз зіграти не можна. Оберіть іншу або скиньте.
web-lost-mines-ask-propose = Запропонувати закінчити раунд? Мають погодитися всі.
web-lost-mines-ask-target = Оберіть місце для карти.
web-lost-mines-ask-walk = Торкніться підсвіченої карти або стійте.
web-lost-mines-ask-way = Яким шляхом на { $at }?
web-lost-mines-board = Поле
web-lost-mines-card-info = Розвідка: { $symbols }
web-lost-mines-card-look = розвідка
web-lost-mines-card-path = Стежка, виходи: { $exits }; { $special }
web-lost-mines-card-plain = стежка
web-lost-mines-card-storm = Гроза
web-lost-mines-card-trap = Пастка
web-lost-mines-card-troll = Троль
web-lost-mines-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
web-lost-mines-cell-free = { $at }: ліс
web-lost-mines-cell-path = { $at }: стежка, виходи: { $exits }; { $special }{ $overcome ->
    [yes] , подолано
   *[no] {""}
  }
web-lost-mines-collected = Зібрано: { $values }.
web-lost-mines-discard = { $count ->
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
    [many] Скинути { $count } карт
   *[other] Скинути { $count } карти
  }
web-lost-mines-discard-choose = Скинути…
web-lost-mines-division = Раунд { $round }: поділ
web-lost-mines-dragon = дракон
web-lost-mines-dragon-loss = Дракон забирає { $points }.
web-lost-mines-ended-cards = Ні в кого не лишилося карт.
web-lost-mines-ended-treasures = Останній скарб забрано.
web-lost-mines-ended-vote = Усі вирішили закінчити раунд.
web-lost-mines-extra = Найкраща знахідка додає { $extra }.
web-lost-mines-hand = Ваші карти
web-lost-mines-keeps = Лишає знайдене собі.
web-lost-mines-look = Подивитися
web-lost-mines-lost = { $points ->
    [one] Команда «{ $team }»: втрачено { $points } очко.
    [few] Команда «{ $team }»: втрачено { $points } очки.
    [many] Команда «{ $team }»: втрачено { $points } очок.
   *[other] Команда «{ $team }»: втрачено { $points } очки.
  }
web-lost-mines-mine-hidden = { $at }: закрита шахта
web-lost-mines-mine-known = { $at }: закрита шахта; ви знаєте: { $content }
web-lost-mines-mine-open = { $at }: шахта, { $content }, виходи: { $exits }
web-lost-mines-next = Далі
web-lost-mines-peek-dwarf = Дізнатися роль гравця { $player }
web-lost-mines-peek-mine = Зазирнути до шахти { $at }
web-lost-mines-peek-treasure = Подивитися скарб { $slot }
web-lost-mines-phase-wait = Ходить { $player }.
web-lost-mines-pick = Карта { $number }
web-lost-mines-pile = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
    [many] { $count } карт у колоді
   *[other] { $count } карти в колоді
  }
web-lost-mines-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
  }
web-lost-mines-rail = Скарби
web-lost-mines-role-hide = Сховати мою роль
web-lost-mines-role-show = Показати мою роль
web-lost-mines-role-unknown = роль невідома
web-lost-mines-round = Раунд { $round } із { $rounds }
web-lost-mines-skip = Показати все
web-lost-mines-start = Старт, клан: { $clan }, клітинка { $at }
web-lost-mines-step-dragon = Дракон бере своє.
web-lost-mines-step-finds = Усі показують знахідки.
web-lost-mines-step-points = Очки цього раунду.
web-lost-mines-step-rest = Решта дістається найкращій знахідці.
web-lost-mines-step-roles = Ролі відкрито.
web-lost-mines-step-shares = Команди ділять здобич порівну.
web-lost-mines-steps-left = { $count ->
    [one] Лишився { $count } крок.
    [few] Лишилося { $count } кроки.
    [many] Лишилося { $count } кроків.
   *[other] Лишилося { $count } кроку.
  }
web-lost-mines-target-aimed = Обрано: { $at }. Enter кладе карту
web-lost-mines-target-path = Покласти карту на { $at }
web-lost-mines-target-step = { $steps ->
    [one] Іти на { $at }, { $steps } крок
    [few] Іти на { $at }, { $steps } кроки
    [many] Іти на { $at }, { $steps } кроків
   *[other] Іти на { $at }, { $steps } кроки
  }
web-lost-mines-target-step-trapped = { $steps ->
    [one] Іти через пастку на { $at }, { $steps } крок
    [few] Іти через пастку на { $at }, { $steps } кроки
    [many] Іти через пастку на { $at }, { $steps } кроків
   *[other] Іти через пастку на { $at }, { $steps } кроки
  }
web-lost-mines-target-storm = Знести стежку на { $at }
web-lost-mines-target-tool = Застосувати інструмент на { $at }
web-lost-mines-target-trap = Поставити пастку між { $ends }
web-lost-mines-target-troll = Поставити троля між { $ends }
web-lost-mines-team = У команди «{ $team }» { $pool }, кожному дістається { $share }.
web-lost-mines-trap-side = пастка: { $side }
web-lost-mines-troll = троль
web-lost-mines-troll-side = троль: { $side }
web-lost-mines-turn = Повернути
web-lost-mines-turns-left = { $count ->
    [one] лишився { $count } хід
    [few] лишилося { $count } ходи
    [many] лишилося { $count } ходів
   *[other] лишилося { $count } ходи
  }
web-lost-mines-value = вартість { $value }
web-lost-mines-vote-no = Ні, граємо далі
web-lost-mines-vote-yes = Так, закінчити раунд
web-lost-mines-wants-loyal = Ви ділите здобич свого клану: допомагайте своєму кольору.
web-lost-mines-wants-saboteur = Ви потай граєте за інший клан: збивайте своїх зі шляху.
web-lost-mines-wants-selfish = Ви ні з ким не ділитеся: кожен узятий скарб ваш.
web-lost-mines-way =
    { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    }, { $traps ->
        [0] без пасток
        [one] { $traps } пастка
        [few] { $traps } пастки
        [many] { $traps } пасток
       *[other] { $traps } пастки
    }
web-lost-mines-why-card = Спершу оберіть карту з руки.
web-lost-mines-why-edge = Оберіть одне з підсвічених місць між двома картами.
web-lost-mines-why-far = До { $at } немає відкритого шляху на ваші кроки.
web-lost-mines-why-fit = Як не поверни, ця карта не підходить на { $at }.
web-lost-mines-yes = Так
web-lost-mines-zoom = Розмір поля
web-lost-mines-zoom-fit = Усе поле
web-lost-mines-zoom-in = Більше
web-lost-mines-zoom-out = Менше
