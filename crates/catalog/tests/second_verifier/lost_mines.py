"""Lost Mines, following docs/rules/lost-mines.md."""
import re

from replay import Game

EXITS = {"cross": "NESW", "tee_h": "NEW", "tee_v": "NES", "bend_a": "NE", "bend_b": "NW", "line_h": "EW", "line_v": "NS",
         "stub_h": "W", "stub_v": "N"}
DECK = [f"{name}{i + 1}" for name, count in re.findall(r"(\w+):(\d)", (
    "cross:5 tee_h:4 tee_v:3 bend_a:3 bend_b:3 line_h:3 line_v:1 stub_h:1 stub_v:1 line_h_trunk:1 tee_h_trunk:1 tee_v_trunk:1 "
    "line_h_lake:1 tee_h_lake:1 tee_v_lake:1 line_h_pit:1 tee_h_pit:1 tee_v_pit:1 cross_rocks:1 tee_h_rocks:1 line_h_rocks:1 "
    "line_v_rocks:1 cross_fire:1 bend_a_fire:1 bend_b_fire:1 axe:3 boat:3 rope:3 scout:6 trap:3 troll:3 storm:2"))
    for i in range(int(count))]
MINES, MINE_CELLS = ("gold", "silver", "gems", "dragon"), ((9, 0), (9, 2), (9, 4), (9, 6))
MINE_EXITS = {"gold": "NESW", "silver": "NE", "gems": "NW", "dragon": "NESW"}
WAYS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
HALF_TURN = str.maketrans("NESWnesw", "SWNEswne")
OTHER = {"blue": "yellow", "yellow": "blue"}


def printed(cards: list[str]) -> list[str]:
    return sorted(cards, key=DECK.index)


def edge_of(cell: tuple[int, int], way: str) -> int:
    x, y = cell[0] - (way == "w"), cell[1] - (way == "n")
    return 10 * y + x if way in "ew" else 70 + 11 * y + x


def points_of_round(dwarves: list[tuple[str, str]], teams: list[str], values: list[list[int]], dragon: int | None) -> list[int]:
    points = list(map(sum, values))
    for clan in OTHER:
        team = [s for s, own in enumerate(teams) if own == clan]
        best = max((value for s in team for value in values[s]), default=0)
        holders, pool = [s for s in team if best in values[s]], sum(points[s] for s in team)
        for s in team:
            points[s] = pool // len(team) + (pool % len(team) // len(holders) if s in holders else 0)
    return [p - min(2, p) if s == dragon else p for s, p in enumerate(points)]


def lost_mines(game: Game) -> None:
    n, seats, options, say, shuffled = game.n, game.seats, game.options, game.say, lambda cards: game.stream.shuffled(cards)
    points, number, starter = [0] * n, 0, None
    size, loyal = 5 if n <= 6 else 4, 1 if n <= 4 else 2 if n <= 6 else 3

    def view(seat: int | None) -> list[str]:
        def known(what: str, which: int, word: str, public: bool = False) -> list[str]:
            return [word] if public or (seat, what, which) in looks else []
        return [*(card for _, (card, _) in sorted(board.items(), key=lambda item: item[0][::-1]) if card in DECK),
                *sum((known("mine", i, mine, MINE_CELLS[i] in board) for i, mine in enumerate(mines)), []),
                *sum(([kind, *known("treasure", i, f'value":{value}', i in taken)] for i, (kind, value) in enumerate(rail)), []),
                *printed(shown), *(word for s, (clan, role) in enumerate(dwarves) for word in (
                    clan, *known("dwarf", s, role, s == seat or game.number > 0))),
                *(hands[seat] + printed(buried[seat]) if seat is not None else []), *plays]

    def lose(seat: int, card: str) -> None:
        hands[seat].remove(card)
        buried[seat].append(card)
        say(card)
        if options["trap_mode"] == "one_shot":
            traps.discard(edge)

    while True:
        number, mines = number + 1, shuffled(MINES)
        rail = shuffled((kind, value) for kind in MINES[:3] for value in (2, 3, 3, 4))[:n]
        while True:
            dwarves = shuffled((clan, role) for clan in OTHER for role in ["loyal"] * loyal + ["selfish", "saboteur"])[:n]
            if not options["balanced_clans"] or abs(n - 2 * sum(clan == "blue" for clan, _ in dwarves)) <= 1:
                break
        deck = shuffled(DECK)
        hands, pile = [printed(deck[10 + size * s:10 + size * (s + 1)]) for s in seats], deck[10 + size * n:]
        pawns = [(1, 2) if clan == "blue" else (1, 4) for clan, _ in dwarves]
        board = {(1, 2): ("start", "NESW"), (1, 4): ("start", "NESW")}
        taken, traps, trolls, looks, shown, plays, buried = {}, set(), {}, set(), [], [], [[] for _ in seats]
        dragon = last_player = None
        if starter is None:
            starter = game.first_player()
            game.look(view)
        else:
            say(*(word for s in seats for word in (*hands[s], *dwarves[s])))
        active = starter - 1
        while any(hands) or pile:
            active = (active + 1) % n
            say(*trolls.pop(active, ())[1:])
            game.need(any(hands), "nobody has a card")
            if not hands[active]:
                continue
            seat, verb, *words = game.move()
            if verb == "propose":
                votes: list[str] = []
                while "no" not in votes and len(votes) < n - 1:
                    votes.append(game.move()[2])
                if "no" not in votes:
                    break
                seat, verb, *words = game.move()
            used = [word for word in words if word in DECK]
            game.need(seat == active and used, "it is another seat's turn, or no card is played")
            for card in used:
                game.need(card in hands[seat], f"{verb} {card}, the seed deals {' '.join(hands[seat])}")
                hands[seat].remove(card)
            if verb == "discard":
                buried[seat] += used
            else:
                last_player, cell, which = seat, tuple(words[1:3]), words[-1]
                say(card)
                if verb == "path":
                    exits = next(exits for name, exits in EXITS.items() if card.startswith(name))
                    board[cell] = card, exits.translate(HALF_TURN) if which == "turned" else exits
                else:
                    shown.append(card)
                if verb == "trap":
                    traps.add(which)
                elif verb == "troll":
                    trolls[seat] = which, card
                elif verb == "look":
                    looks.add((seat, words[1], which))
                    kind, value = rail[which] if words[1] == "treasure" else ("", 0)
                    say(*{"mine": mines[which:which + 1], "treasure": [kind, kind, f'value":{value}'],
                          "dwarf": dwarves[which % n][1:]}[words[1]])
                elif verb == "storm":
                    say(board[cell][0])
                    shown.append(board.pop(cell)[0])
                    for way, (dx, dy) in WAYS.items():
                        card, exits = board.get((cell[0] + dx, cell[1] + dy), ("", ""))
                        path = way.upper().translate(HALF_TURN) in exits
                        ruling, edge = options["storm_tokens"], edge_of(cell, way)
                        if not (ruling == "stay" or path and (ruling == "open_path" or card in DECK)):
                            traps.discard(edge)
                            trolls = {s: troll for s, troll in trolls.items() if troll[0] != edge}
            took, face_up = False, verb != "discard"
            while game.following() in ("step", "end", "pick", "take"):
                mover, verb, *words = game.move()
                game.need(mover == seat or verb == "pick", "it is another seat's turn")
                if verb == "step":
                    way, here = words[0], pawns[seat]
                    edge, pawns[seat] = edge_of(here, way), (here[0] + WAYS[way][0], here[1] + WAYS[way][1])
                    game.need(pawns[seat] in board or pawns[seat] in MINE_CELLS, "there is no card to step onto")
                    if edge in traps and hands[seat]:
                        if options["trap_picker"] == "random":
                            lose(seat, hands[seat][game.stream.below(len(hands[seat]))])
                        else:
                            picking = shuffled(hands[seat])
                    if pawns[seat] not in board:  # a face-down mine is turned so that the side of entry is open
                        mine, entry = mines[MINE_CELLS.index(pawns[seat])], way.upper().translate(HALF_TURN)
                        exits = MINE_EXITS[mine]
                        board[pawns[seat]] = "mine", exits if entry in exits else exits.translate(HALF_TURN)
                        dragon = seat if mine == "dragon" else dragon
                elif verb == "pick":
                    lose(seat, picking[words[0]])
                elif verb == "take":
                    taken[words[0]], took = seat, True
            plays += used if face_up else []
            if options["last_turn"] == "cut" and not pile and not any(hands):
                break
            if pawns[seat] in MINE_CELLS and not took:
                mine = mines[MINE_CELLS.index(pawns[seat])]
                left = [i for i, (kind, _) in enumerate(rail) if kind == mine and i not in taken]
                game.need(len(left) < 2, f"one of the treasures of {mine} must be chosen")
                taken.update((i, seat) for i in left)
            if len(taken) == n:
                break
            new, pile = printed(pile[:len(used)]), pile[len(used):]
            hands[seat] = printed(hands[seat] + new)
            say(*new)
        teams = [clan if role == "loyal" else OTHER[clan] if role == "saboteur" else "" for clan, role in dwarves]
        values = [[rail[i][1] for i, taker in taken.items() if taker == s] for s in seats]
        points = [sum(pair) for pair in zip(points, points_of_round(dwarves, teams, values, dragon))]
        say(*(word for s in seats for word in (*dwarves[s], teams[s]) if word))
        starter = starter if last_player is None else (last_player + 1) % n
        tied = options["tie_round"] and points.count(max(points)) > 1
        if number >= options["rounds"] and not (tied and number < 9):
            break
        for _ in seats:
            game.need(game.move()[1] == "ready", "everybody must be ready for the next round")
    game.look(view)
    game.result([(score,) for score in points])
