# Поле игры «Древние шахты» на странице.
web-lost-mines-answered = ответ дан
web-lost-mines-ask = Вы уверены?
web-lost-mines-ask-mine = Войти в закрытую шахту { $at }? Она откроется и закончит ваше движение.
web-lost-mines-ask-propose = Предложить закончить раунд? Должны согласиться все.
web-lost-mines-board = Поле
web-lost-mines-card-path = Тропа, выходы: { $exits }; { $special }
web-lost-mines-card-info = Сведения: { $symbols }
web-lost-mines-card-trap = Ловушка
web-lost-mines-card-troll = Тролль
web-lost-mines-card-storm = Буря
web-lost-mines-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
  }
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
web-lost-mines-known = вы знаете
web-lost-mines-mine-gold-sign = золото
web-lost-mines-mine-silver-sign = серебро
web-lost-mines-mine-gems-sign = камни
web-lost-mines-mine-dragon-sign = дракон
web-lost-mines-mine-hidden = { $at }: закрытая шахта
web-lost-mines-mine-known = { $at }: закрытая шахта; вы знаете: { $content }
web-lost-mines-mine-open = { $at }: шахта, { $content }, выходы: { $exits }
web-lost-mines-pawn = на { $at }
web-lost-mines-pawn-at = { $player }, { $clan }, на { $at }
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
web-lost-mines-steps-left = { $count ->
    [one] Остался { $count } шаг.
    [few] Осталось { $count } шага.
    [many] Осталось { $count } шагов.
   *[other] Осталось { $count } шага.
  }
web-lost-mines-target-path = Положить карту на { $at }
web-lost-mines-target-step = Шаг на { $at }
web-lost-mines-target-tool = Применить инструмент на { $at }
web-lost-mines-target-storm = Снести тропу на { $at }
web-lost-mines-target-trap = Поставить ловушку между { $ends }
web-lost-mines-target-troll = Поставить тролля между { $ends }
web-lost-mines-team = У команды «{ $team }» { $pool }, каждому достаётся { $share }.
web-lost-mines-trap-at = Ловушка между { $ends }
web-lost-mines-troll = тролль
web-lost-mines-troll-at = Тролль игрока { $player } между { $ends }
web-lost-mines-turn = Повернуть
web-lost-mines-value = ценность { $value }
web-lost-mines-vote-no = Нет, играем дальше
web-lost-mines-vote-yes = Да, закончить раунд
web-lost-mines-yes = Да
web-lost-mines-zoom = Размер поля
web-lost-mines-zoom-in = Крупнее
web-lost-mines-zoom-out = Мельче
