### Игра в терминале и то, что командная строка говорит игрокам.

## Идёт игра

terminal-your-turn = { $player }: { $asked }
terminal-waiting = Ждём: { $player } …
terminal-over = Игра окончена. Любая клавиша покажет итог.
terminal-choose-move = выберите ход из списка
terminal-spectator = зритель
terminal-person-name = Игрок { $seat }
terminal-log = Что было
terminal-notice = Подсказка

## Список ходов

terminal-moves-title =
    { $count ->
        [one] { $count } возможный ход
        [few] { $count } возможных хода
        [many] { $count } возможных ходов
       *[other] { $count } возможного хода
    }
terminal-moves-search = Поиск: { $text }▏
terminal-moves-none = Ни один ход не подходит. Backspace стирает набранное.
terminal-moves-from-zero = В этом списке места считаются с 0.

## Клавиши

terminal-key-mark = выбрать
terminal-key-play = сыграть
terminal-key-search = искать
terminal-key-board = поле
terminal-key-list = список ходов
terminal-key-help = помощь
terminal-key-language = язык
terminal-key-log = журнал
terminal-key-quit = выход
terminal-key-confirm = да, так
terminal-key-back = назад
terminal-key-go-on = дальше

## Отказы

terminal-refused = { $reason } ({ $rule }: { $text })
terminal-unreadable = «{ $found }» — не ход этой игры. Tab покажет список ходов.
terminal-key-unknown = Клавиша { $key } здесь ничего не делает. Рабочие клавиши — внизу, ? объяснит их.
terminal-key-not-now = Клавиша { $key } сейчас ничего не делает: ходит { $player }.
terminal-only-watching = Вы только смотрите. Играют те, кто за столом.
terminal-save-failed = Игра продолжается, но сохранить её не удалось: { $error }
terminal-too-small = В этом окне { $columns } × { $rows } знаков. Увеличьте его хотя бы до { $columns_min } × { $rows_min }.

## Одна клавиатура на всех

terminal-handing-title = Клавиатура переходит
terminal-handing = Передайте клавиатуру: { $player }. Остальные отворачиваются.
terminal-handing-key = { $player }, нажмите Enter, когда экран видите только вы.

## Помощь

terminal-help-title = { $game }: помощь (↑↓ листать, Esc назад)
terminal-help-keys = Клавиши сейчас
terminal-help-signs = Знаки на поле
terminal-help-tab = показать списком все возможные ходы или вернуться к полю
terminal-help-help = эта помощь
terminal-help-language = сменить язык: English, Deutsch, Français, Русский, Українська
terminal-help-log = всё, что произошло
terminal-help-quit = выйти; игра сохраняется после каждого хода
terminal-help-interrupt = выйти сразу
terminal-log-title = Что было (↑↓ листать, Esc назад)

## Конец

terminal-quit-saved = Выйти из игры? Она сохранена в { $path }, её можно продолжить.
terminal-quit-unsaved = Выйти из игры? Она не сохранена и пропадёт.
terminal-quit-yes = выйти
terminal-quit-no = играть дальше
terminal-result-saved = Вся партия записана в { $path }.
terminal-result-again = ещё одна игра
terminal-result-look = посмотреть на стол
terminal-saved = Игра сохранена в { $path }. Продолжить: klad play --resume { $path }
terminal-saved-over = Вся партия записана в { $path }. Посмотреть: klad replay { $path }

## Перед игрой

terminal-setup-title = новая игра
terminal-setup-resume = Продолжить сохранённую игру
terminal-setup-resume-help = Enter — продолжить с того места, где вы остановились.
terminal-setup-game = Игра
terminal-setup-seats = Сколько игроков
terminal-setup-seats-help = В эту игру играют от { $least } до { $most } человек.
terminal-setup-chair = Место { $seat }
terminal-setup-person = { $name } (за этой клавиатурой)
terminal-setup-bot = Бот: { $level }
terminal-setup-chair-help = Кто здесь сидит: человек за этой клавиатурой или бот (← →). Наберите имя, чтобы его сменить. Несколько человек передают клавиатуру друг другу.
terminal-setup-number = От { $least } до { $most }; число можно набрать.
terminal-setup-bad-name = «{ $name }» не годится как имя: оно не может быть пустым или начинаться с «bot».
terminal-setup-key-row = выбрать строку
terminal-setup-key-change = изменить
terminal-setup-key-start = начать
terminal-setup-key-unknown = Клавиша { $key } здесь сейчас ничего не делает. Нужные клавиши указаны внизу.

## Повтор партии

terminal-replay-start = Перед первым ходом; всего ходов: { $count }.
terminal-replay-step = Ход { $at } из { $count }: { $player }: { $move }
terminal-replay-next = вперёд
terminal-replay-previous = назад
terminal-replay-ends = начало, конец
terminal-replay-viewer = другими глазами

## Мой клад

terminal-any-key = Нажмите любую клавишу.
terminal-my-treasure-orcs = Орки: { $count } из { $most }
terminal-my-treasure-deck = В колоде { $count }
terminal-my-treasure-danger = Опасно: следующая карта — последний орк, 1 из { $count }!
terminal-my-treasure-height =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
terminal-my-treasure-empty = пусто
terminal-my-treasure-closed = закрыто
terminal-my-treasure-grabbed = унесено
terminal-my-treasure-tokens = Жетоны
terminal-my-treasure-pool = лицом вниз: { $count }
terminal-my-treasure-drawn = Вытянута, кладите:
terminal-my-treasure-in-cave = в пещере
terminal-my-treasure-blind = жетон вслепую
terminal-my-treasure-top = сверху
terminal-my-treasure-scored = Раунд { $round } окончен
terminal-my-treasure-result = { $kind }: сумма { $total }, награда { $award }, кошель { $purse }
terminal-my-treasure-token = выберите жетон для стопки { $spot }
terminal-my-treasure-spot = выберите стопку для жетона: { $kind }
terminal-my-treasure-confirm = взять стопку { $spot } с жетоном «{ $kind }»? Тогда этот раунд для вас окончен.
terminal-my-treasure-key-draw = тянуть карту
terminal-my-treasure-key-claim = взять стопку
terminal-my-treasure-key-token = жетон
terminal-my-treasure-key-place = положить карту сюда
terminal-my-treasure-key-flee = бежать с этой стопкой
terminal-my-treasure-legend = ▲ вышедший орк; > ходит сейчас; * начинал раунд; ● монеты в кошеле, 8 заканчивают игру; «сверху RR S» — буквами верхняя карта взятой стопки.

## Карты сокровищ

terminal-treasure-maps-headline = раунд { $round } из { $rounds }, ход { $turn } из { $turns }
terminal-treasure-maps-cups = Кубки { $cups }
terminal-treasure-maps-palm-value = пальма даёт { $value }
terminal-treasure-maps-earlier = раньше: { $shapes }
terminal-treasure-maps-shape-title = Фигура
terminal-treasure-maps-shapes-title = За раунд выходят семь из восьми: ▒ сыграна, □ ещё неизвестно
terminal-treasure-maps-keep = выберите две карты из четырёх (выбрано: { $count })
terminal-treasure-maps-shape = зачеркните фигуру на одной из своих карт.
terminal-treasure-maps-single = зачеркните одну клетку.
terminal-treasure-maps-bonus =
    { $count ->
        [one] зачеркните { $count } клетку бонуса на любой карте.
        [few] зачеркните { $count } клетки бонуса на любых картах.
        [many] зачеркните { $count } клеток бонуса на любых картах.
       *[other] зачеркните { $count } клетки бонуса на любых картах.
    }
terminal-treasure-maps-take = возьмите { $count ->
        [one] новую карту
       *[other] { $count } новые карты, одну за другой,
    } из ряда или из колоды
terminal-treasure-maps-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
terminal-treasure-maps-palm = пальма: { $value }
terminal-treasure-maps-crosses =
    { $count ->
        [one] { $count } клетка бонуса
        [few] { $count } клетки бонуса
        [many] { $count } клеток бонуса
       *[other] { $count } клетки бонуса
    }
terminal-treasure-maps-completes = карта готова: { $points }
terminal-treasure-maps-final = это конец вашего хода
terminal-treasure-maps-display = Ряд · в колоде { $count }
terminal-treasure-maps-players = Игроки
terminal-treasure-maps-row = Монеты { $coins } кубок { $cup }
terminal-treasure-maps-palms = Пальмы { $palms }
terminal-treasure-maps-done = Готово { $cards }
terminal-treasure-maps-player = o{ $coins } c{ $cups } Y{ $palms } { $cards }
terminal-treasure-maps-rank = Звание: { $rank }
terminal-treasure-maps-ranks = Звания: { $scale }
terminal-treasure-maps-key-choose = выбрать карту
terminal-treasure-maps-key-keep = оставить эти две
terminal-treasure-maps-key-move = двигать
terminal-treasure-maps-key-next = следующее место
terminal-treasure-maps-key-card = карта
terminal-treasure-maps-key-turn = повернуть
terminal-treasure-maps-key-flip = отразить
terminal-treasure-maps-key-single = одна клетка
terminal-treasure-maps-key-shape = вся фигура
terminal-treasure-maps-key-back = отменить
terminal-treasure-maps-key-cross = зачеркнуть
terminal-treasure-maps-key-take = взять эту карту
terminal-treasure-maps-key-deck = из колоды вслепую
terminal-treasure-maps-key-others = карты других
terminal-treasure-maps-key-shapes = восемь фигур
terminal-treasure-maps-key-display = ряд карт
terminal-treasure-maps-legend = На карте: [ ] пустая клетка, [+] крест (даёт клетку бонуса), [o] монета, [Y] пальма; ▒ зачёркнуто, ╳ зачёркнуто в этом ходу, < > что зачеркнёт Enter. Буквы перед числом — цвет карты, «2★» и буквы — печать: 2 очка за каждую готовую карту этого цвета.
terminal-treasure-maps-legend-score = Игроки: * первый игрок, ✓ закончил, … ещё ходит; очки, затем o монеты, c очки за кубки, Y очки за пальмы, готовые карты по цветам.

## Древние шахты

terminal-lost-mines-you = Вы: { $role }, клан { $clan }
terminal-lost-mines-pile = в колоде { $count }
terminal-lost-mines-left = сокровищ осталось { $count }
terminal-lost-mines-players = Гном   где к очк
terminal-lost-mines-rail = Сокровища по номерам
terminal-lost-mines-no-hand = Карт на руке нет.
terminal-lost-mines-info = разведка
terminal-lost-mines-path-end = тупик
terminal-lost-mines-path-straight = прямая тропа
terminal-lost-mines-path-bend = поворот
terminal-lost-mines-path-fork = развилка
terminal-lost-mines-path-crossroads = перекрёсток
terminal-lost-mines-trap = ловушка
terminal-lost-mines-troll = тролль
terminal-lost-mines-storm = гроза
terminal-lost-mines-ask-card = выберите карту, чтобы сыграть, или сбросьте одну-две
terminal-lost-mines-ask-cell = куда? Курсор на { $cell }; + отмечены возможные места
terminal-lost-mines-ask-edge = на какую границу? Сейчас: { $cells }; + отмечены другие
terminal-lost-mines-ask-look = тайно посмотреть: { $target }?
terminal-lost-mines-ask-discard = выберите одну или две карты для сброса (выбрано: { $count })
terminal-lost-mines-ask-walk =
    { $count ->
        [one] ведите гнома (ещё { $count } шаг) или стойте
        [few] ведите гнома (ещё { $count } шага) или стойте
        [many] ведите гнома (ещё { $count } шагов) или стойте
       *[other] ведите гнома (ещё { $count } шага) или стойте
    }
terminal-lost-mines-ask-pick = выберите вслепую карту, которую отнимет ловушка: { $player }
terminal-lost-mines-ask-take = выберите сокровище: { $slots }
terminal-lost-mines-ask-vote = закончить раунд сейчас? Только если все согласны
terminal-lost-mines-look-mine = шахта на { $cell }
terminal-lost-mines-look-treasure = сокровище номер { $slot } ({ $kind })
terminal-lost-mines-look-dwarf = роль: { $player }
terminal-lost-mines-unplayable = Эту карту сейчас не сыграть. Выберите другую или сбросьте её клавишей X.
terminal-lost-mines-unknown-mine = Никто не знает, что в этой шахте: сокровища или дракон. Ваш путь там закончится. Нажмите ту же клавишу ещё раз, чтобы войти.
terminal-lost-mines-scored = Раунд { $round }: роли и сокровища
terminal-lost-mines-ready = нажмите Enter, когда будете готовы к следующему раунду
terminal-lost-mines-key-choose = выбрать карту
terminal-lost-mines-key-discard = сбросить
terminal-lost-mines-key-propose = предложить конец раунда
terminal-lost-mines-key-aim = целиться
terminal-lost-mines-key-next = следующая цель
terminal-lost-mines-key-turn = повернуть карту
terminal-lost-mines-key-walk = идти
terminal-lost-mines-key-stay = остаться
terminal-lost-mines-key-pick = выбрать карту
terminal-lost-mines-key-take = взять это сокровище
terminal-lost-mines-key-ready = готов
terminal-lost-mines-key-hide = скрыть роль
terminal-lost-mines-legend-map = Линии — тропы, буквы — гномы (цифра — столько их там), ◆ и ◇ — старты синего и жёлтого кланов. # { $trunk }, ~ { $lake }, o { $pit }: закрыто, пока там нет a, b или r ({ $axe }, { $boat }, { $rope }). % { $rocks }, * { $campfire }. ^ ловушка, буква на ребре — тролль этого игрока. На камнях и пройденных препятствиях — только один гном.
terminal-lost-mines-legend-mines = [? ] шахта, куда никто не входил; буква рядом с ? — то, что вы там увидели. G { $gold }, S { $silver }, J { $gems }, D дракон. Сокровище «G3» — золото ценой 3, «G?» — цена неизвестна; «4BG» — номер 4, золото, взял B.
terminal-lost-mines-legend-players = Игроки: > ходит сейчас; после знака клана L { $loyal }, S { $selfish }, X { $saboteur }, ? вам неизвестно; D разбудил дракона; затем где гном, сколько карт, очки.
terminal-key-hand-on = передать клавиатуру
terminal-help-hand-on = если людей несколько: передать клавиатуру следующему, даже вне очереди

## Клац!

terminal-klatz-headline =
    { $you ->
        [player] ваш ход
       *[none] ходит { $player }
    }
terminal-klatz-head = действия { $played } из { $quota } · колода стены { $deck } · композиций осталось { $compositions }
terminal-klatz-last-turns =
    { $count ->
        [one] Последний круг: остался { $count } ход
        [few] Последний круг: осталось { $count } хода
        [many] Последний круг: осталось { $count } ходов
       *[other] Последний круг: осталось { $count } хода
    }
terminal-klatz-left = левый конец
terminal-klatz-right = правый конец
terminal-klatz-waiting = рикши ждут: { $count }
terminal-klatz-market = Рынок
terminal-klatz-drawn = вытянута:
terminal-klatz-discard = Сброс { $cards }   · курсор: { $under }
terminal-klatz-open = Открытые
terminal-klatz-own = Ваши
terminal-klatz-hold = (ждать)
terminal-klatz-actions = Действия
terminal-klatz-player =
    { $count ->
        [0] действий { $actions }, композиций { $compositions }
       *[other] действий { $actions }, композиций { $compositions }, фото { $photos }
    }
terminal-klatz-ask-place = возьмите карту с рынка или вслепую из колоды для одного из концов стены
terminal-klatz-ask-side = к какому концу стены?
terminal-klatz-ask-new = поставьте одну из новых карт рынка
terminal-klatz-ask-act = сыграйте карту действия или смените всю руку
terminal-klatz-ask-more = сыграйте ещё действие или закончите ход
terminal-klatz-ask-end = кричите КЛАЦ!, если видите снимок, или закончите ход
terminal-klatz-ask-card = { $action }: какая карта стены?
terminal-klatz-ask-first = какая карта первая?
terminal-klatz-ask-second = а какая вторая?
terminal-klatz-ask-direction = { $action }: влево или вправо?
terminal-klatz-ask-return = вернуть «{ $symbol }»: в какой промежуток?
terminal-klatz-ask-confirm = сыграть «{ $action }»?
terminal-klatz-ask-redraw = сбросить всю руку и взять новую? На этом ваш ход закончится.
terminal-klatz-ask-redraw-few = сбросить всю руку? Осторожно: композиций в колоде { $count }.
terminal-klatz-ask-call = ходит { $player }. Если на стене ваша композиция, кричите КЛАЦ!
terminal-klatz-ask-sealed = тайный раунд: позовите с композицией, которая есть на стене, или ответьте «нет фото»
terminal-klatz-clock = Осталось: { $seconds } с
terminal-klatz-orders = Ваши композиции снимаются сами; O придержит одну.
terminal-klatz-round = Все отвечают тайно: { $seconds } с
terminal-klatz-reveal = Смотрите на стену …
terminal-klatz-window = Кто первый крикнет, того и снимок!
terminal-klatz-sent = Ваш ход в пути; другие ещё могут крикнуть: { $seconds } с
terminal-klatz-ends = Ход закончится сам через { $seconds } с
terminal-klatz-stale = Стена изменилась раньше вашего хода. Выберите заново.
terminal-klatz-lapsed = Поздно: кто-то успел раньше, и на стене больше нет { $comp }.
terminal-klatz-lost-call = Крикнули слишком поздно: { $player }.
terminal-klatz-nothing-to-call = У вас нет композиции для снимка.
terminal-klatz-race-alone = Для гонки каждому нужна своя клавиатура. Чтобы играть за одной, выберите постоянные приказы или тайные ответы.
terminal-klatz-bots-only = Такой способ вызова только для ботов. Выберите другой или посадите ботов на все места.
terminal-klatz-key-market = карта рынка
terminal-klatz-key-draw = карта вслепую
terminal-klatz-key-side = конец стены
terminal-klatz-key-action = карта действия
terminal-klatz-key-shift = сдвинуть
terminal-klatz-key-symbol = символ
terminal-klatz-key-gap = промежуток
terminal-klatz-key-redraw = новая рука
terminal-klatz-key-end = конец хода
terminal-klatz-key-comp = композиция
terminal-klatz-key-point = место
terminal-klatz-key-call = КЛАЦ!
terminal-klatz-key-pass = пас
terminal-klatz-key-order = ждать/снимать
terminal-klatz-key-none = нет фото
terminal-klatz-legend = R▸ — рикша закрывает карту и едет вправо; ══ — башню нельзя двигать. «LN KT (1)» — композиция: эти символы рядом, слева направо, дают 1 очко.
terminal-klatz-legend-calls = Для снимка выберите композицию (↑↓), укажите её первую карту в стене (←→) и нажмите пробел. Свои композиции можно снимать всегда, открытые — только в свой ход. Ошибка ничего не стоит.
terminal-klatz-key-this = вот эта
terminal-my-treasure-mouse = мышь
terminal-setup-saved =
    { $count ->
        [one] { $game }, { $count } ход
        [few] { $game }, { $count } хода
        [many] { $game }, { $count } ходов
       *[other] { $game }, { $count } хода
    }

## Столы в сети

terminal-online-says = { $player }: { $words }
terminal-online-lost = Связь потеряна. Пробуем снова… Место остаётся за вами.
terminal-online-gone = Сервер закрыл этот стол. Q — выход.
terminal-online-away = За вас играет бот. Нажмите любую клавишу, чтобы вернуться за стол.
terminal-online-restored = Связь восстановлена.
terminal-online-unsure = Связь восстановлена. Она оборвалась, пока ваш ход был в пути: посмотрите, сделан ли он.
terminal-online-unasked = Сервер сейчас недоступен. Ничего не отправлено.
terminal-online-unknown = Сервер вас больше не узнаёт. Выйдите и войдите за стол снова.
terminal-online-next = Кто-то хочет сыграть ещё. Нажмите N, чтобы присоединиться.
terminal-online-no-next = Новую партию пока никто не открыл.
terminal-online-note-lost = Связь прерывалась.
terminal-online-note-came = { $player } за столом.
terminal-online-note-went = { $player }: связь потеряна.
terminal-online-note-bot = За игрока { $player } играет бот.
terminal-online-note-back = { $player } снова играет сам за себя.
terminal-online-note-fair = Карты перемешаны честно: вся игра разложена заново и совпадает с тем, что вы видели.
terminal-online-note-restart = Стол начинают заново: байты не раскрыты ({ $player }).
terminal-online-restarted = Стол начинают заново: кто-то не раскрыл свои байты. Смотрите список мест.
terminal-online-evidence = Доказательства в файле { $file } (проверить: klad verify --mine { $file })
terminal-online-watchers =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
        [many] Смотрят { $count } человек
       *[other] Смотрят { $count } человека
    }
terminal-online-wait-host = Все за столом. Нажмите S, чтобы начать.
terminal-online-wait-host-open = Пошлите ссылку тем, с кем хотите играть, или нажмите B, чтобы посадить ботов на свободные места.
terminal-online-wait-open = Ждём игроков. Партию начнёт хозяин стола.
terminal-online-key-start = начать
terminal-online-key-bots = ботов на свободные места
terminal-online-key-get-up = освободить место и уйти
terminal-online-key-sit = сесть за стол
terminal-online-quit = Уйти из-за стола? Место остаётся за вами, но другим, возможно, придётся ждать. Та же команда вернёт вас.
terminal-online-quit-watching = Уйти из-за стола?
terminal-online-bye = Место остаётся за вами. Вернуться: klad join { $link }
terminal-online-bye-over = Партия окончена. Её запись: { $link }
