# Поле игры «Древние шахты» на странице.
web-lost-mines-actions = Действия
web-lost-mines-answered = ответ дан
web-lost-mines-ask = Вы уверены?
web-lost-mines-ask-card = Коснитесь карты или сбросьте её.
web-lost-mines-ask-discard = Выберите одну или две карты для сброса.
web-lost-mines-ask-first = Первый ход готов: положите тропу на { $at }. Или выберите другую карту.
web-lost-mines-ask-lay = Положить на { $at }? Коснитесь ещё раз, чтобы повернуть.
web-lost-mines-ask-lay-here = Положите её на { $at } кнопкой или коснитесь другого места.
web-lost-mines-ask-look = Выберите, что посмотреть.
web-lost-mines-ask-mine = Войти в закрытую шахту { $at }? Она откроется и закончит ваше движение.
web-lost-mines-ask-nowhere = Эту карту сейчас сыграть нельзя. Выберите другую или сбросьте.
web-lost-mines-ask-propose = Предложить закончить раунд? Должны согласиться все.
web-lost-mines-ask-target = Выберите место для карты.
web-lost-mines-ask-walk = Коснитесь подсвеченной карты или стойте.
web-lost-mines-ask-way = Каким путём на { $at }?
web-lost-mines-board = Поле
web-lost-mines-card-info = Разведка: { $symbols }
web-lost-mines-card-look = разведка
web-lost-mines-card-path = Тропа, выходы: { $exits }; { $special }
web-lost-mines-card-plain = тропа
web-lost-mines-card-storm = Гроза
web-lost-mines-card-trap = Ловушка
web-lost-mines-card-troll = Тролль
web-lost-mines-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
web-lost-mines-cell-free = { $at }: лес
web-lost-mines-cell-path = { $at }: тропа, выходы: { $exits }; { $special }{ $overcome ->
    [yes] , преодолено
   *[no] {""}
  }
web-lost-mines-collected = Собрано: { $values }.
web-lost-mines-discard = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
    [many] Сбросить { $count } карт
   *[other] Сбросить { $count } карты
  }
web-lost-mines-discard-choose = Сбросить…
web-lost-mines-division = Раунд { $round }: делёж
web-lost-mines-dragon = дракон
web-lost-mines-dragon-loss = Дракон забирает { $points }.
web-lost-mines-ended-cards = Ни у кого не осталось карт.
web-lost-mines-ended-treasures = Последнее сокровище забрали.
web-lost-mines-ended-vote = Все решили закончить раунд.
web-lost-mines-extra = Лучшая находка добавляет { $extra }.
web-lost-mines-hand = Ваши карты
web-lost-mines-keeps = Оставляет найденное себе.
web-lost-mines-look = Посмотреть
web-lost-mines-lost = { $points ->
    [one] Команда «{ $team }»: пропадает { $points } очко.
    [few] Команда «{ $team }»: пропадают { $points } очка.
    [many] Команда «{ $team }»: пропадает { $points } очков.
   *[other] Команда «{ $team }»: пропадают { $points } очка.
  }
web-lost-mines-mine-hidden = { $at }: закрытая шахта
web-lost-mines-mine-known = { $at }: закрытая шахта; вы знаете: { $content }
web-lost-mines-mine-open = { $at }: шахта, { $content }, выходы: { $exits }
web-lost-mines-next = Дальше
web-lost-mines-peek-dwarf = Узнать роль игрока { $player }
web-lost-mines-peek-mine = Заглянуть в шахту { $at }
web-lost-mines-peek-treasure = Посмотреть сокровище { $slot }
web-lost-mines-phase-wait = Ходит { $player }.
web-lost-mines-pick = Карта { $number }
web-lost-mines-pile = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
  }
web-lost-mines-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
web-lost-mines-rail = Сокровища
web-lost-mines-role-hide = Скрыть мою роль
web-lost-mines-role-show = Показать мою роль
web-lost-mines-role-unknown = роль неизвестна
web-lost-mines-round = Раунд { $round } из { $rounds }
web-lost-mines-skip = Показать всё
web-lost-mines-start = Старт, клан: { $clan }, клетка { $at }
web-lost-mines-step-dragon = Дракон берёт своё.
web-lost-mines-step-finds = Все показывают находки.
web-lost-mines-step-points = Очки этого раунда.
web-lost-mines-step-rest = Остаток достаётся лучшей находке.
web-lost-mines-step-roles = Роли открыты.
web-lost-mines-step-shares = Команды делят добычу поровну.
web-lost-mines-steps-left = { $count ->
    [one] Остался { $count } шаг.
    [few] Осталось { $count } шага.
    [many] Осталось { $count } шагов.
   *[other] Осталось { $count } шага.
  }
web-lost-mines-target-aimed = Выбрано: { $at }. Enter кладёт карту
web-lost-mines-target-path = Положить карту на { $at }
web-lost-mines-target-step = { $steps ->
    [one] Идти на { $at }, { $steps } шаг
    [few] Идти на { $at }, { $steps } шага
    [many] Идти на { $at }, { $steps } шагов
   *[other] Идти на { $at }, { $steps } шага
  }
web-lost-mines-target-step-trapped = { $steps ->
    [one] Идти через ловушку на { $at }, { $steps } шаг
    [few] Идти через ловушку на { $at }, { $steps } шага
    [many] Идти через ловушку на { $at }, { $steps } шагов
   *[other] Идти через ловушку на { $at }, { $steps } шага
  }
web-lost-mines-target-storm = Снести тропу на { $at }
web-lost-mines-target-tool = Применить инструмент на { $at }
web-lost-mines-target-trap = Поставить ловушку между { $ends }
web-lost-mines-target-troll = Поставить тролля между { $ends }
web-lost-mines-team = У команды «{ $team }» { $pool }, каждому достаётся { $share }.
web-lost-mines-trap-side = ловушка: { $side }
web-lost-mines-troll = тролль
web-lost-mines-troll-side = тролль: { $side }
web-lost-mines-turn = Повернуть
web-lost-mines-turns-left = { $count ->
    [one] остался { $count } ход
    [few] осталось { $count } хода
    [many] осталось { $count } ходов
   *[other] осталось { $count } хода
  }
web-lost-mines-value = цена { $value }
web-lost-mines-vote-no = Нет, играем дальше
web-lost-mines-vote-yes = Да, закончить раунд
web-lost-mines-wants-loyal = Вы делите добычу своего клана: помогайте своему цвету.
web-lost-mines-wants-saboteur = Вы втайне играете за другой клан: сбивайте своих с пути.
web-lost-mines-wants-selfish = Вы ни с кем не делитесь: каждое взятое сокровище ваше.
web-lost-mines-way =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }, { $traps ->
        [0] без ловушек
        [one] { $traps } ловушка
        [few] { $traps } ловушки
        [many] { $traps } ловушек
       *[other] { $traps } ловушки
    }
web-lost-mines-why-card = Сначала выберите карту с руки.
web-lost-mines-why-edge = Выберите одно из подсвеченных мест между двумя картами.
web-lost-mines-why-far = До { $at } нет открытого пути на ваши шаги.
web-lost-mines-why-fit = Как ни поверни, эта карта не подходит на { $at }.
web-lost-mines-yes = Да
web-lost-mines-zoom = Размер поля
web-lost-mines-zoom-fit = Всё поле
web-lost-mines-zoom-in = Крупнее
web-lost-mines-zoom-out = Мельче
