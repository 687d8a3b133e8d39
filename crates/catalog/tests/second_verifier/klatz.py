"""Klatz!, following docs/rules/klatz.md."""
from replay import Game

SYMBOLS = {"LN": "lantern", "KT": "kite", "PN": "pine", "GT": "gate", "DR": "drum", "TW": "tower", "PD": "panda",
           "DH": "dragon_head", "DM": "dragon_middle", "DT": "dragon_tail", "RK": "rickshaw"}
WALL_CARDS = [f"{code}{i + 1}" for code, count in zip(SYMBOLS, (6, 6, 6, 6, 6, 4, 4, 3, 3, 3)) for i in range(count)]
ACTIONS = "shift1 shift2 swap remove extra market return".split()
PATTERNS = ("LN KT,KT PN,PN GT,GT DR,DR LN,LN KT GT,KT PN DR,PN GT LN,GT DR KT,DR LN PN,KT TW PN,PN TW DR,DR TW KT,LN KT GT DR,"
            "PN GT LN KT,DR LN PN GT,LN PD,PD GT,KT PD DR,PN PD LN,DH DT,GT DH DT,DH DT PD,DH DM DT,DH DM DT").split(",")
COMPOSITIONS = {f"C{i:02}": (pattern.split(), int(points)) for i, (pattern, points) in
                enumerate(zip(PATTERNS, "1111122222333444113324455"), 1)}


def symbols(cards) -> list[str]:
    return [SYMBOLS[card[:2]] for card in cards]


def by_kind(actions: list[str]) -> list[str]:
    return sorted(actions, key=ACTIONS.index)


def klatz(game: Game) -> None:
    seats, options, say = game.seats, game.options, game.say
    deck = game.stream.shuffled(COMPOSITIONS)
    actions, hands, comps = game.stream.shuffled(action for action in ACTIONS for _ in range(5)), [], []
    for _ in seats:
        hands.append([actions.pop(0) for _ in range(3)])
        comps.append([deck.pop(0) for _ in range(2)])
    opened = [comp for comp in deck if comp < "C17"][:3]
    comp_deck = game.stream.shuffled(comp for comp in deck if comp not in opened)
    removed = [comp_deck.pop(0) for _ in range(options["short_game"])]
    cards = game.stream.shuffled(WALL_CARDS)
    wall, market, deck = cards[:4], cards[4:7], []
    for pile in (cards[7:21], cards[21:34], cards[34:]):
        deck += game.stream.shuffled(pile + ["RK"])
    active, covered, waiting, drawn, turns_left, stall = game.first_player(), set(), 0, "", None, 0
    discard, played, rebuilt_of, photos, thrown = [], [], [], [], [[] for _ in seats]

    def view(seat: int | None) -> list[str]:
        last = game.number > 0
        return [*(word for card in wall + market + discard for word in (card, *symbols([card]))), *played, *rebuilt_of,
                *sorted(opened), *(word for s in seats if last or s == seat for word in (
                    by_kind(hands[s]) + sorted(comps[s]) + sorted(thrown[s]))), *(comp for _, comp, _ in photos),
                *(deck + actions + comp_deck + removed if last else [])]

    def insert(card: str, at: int) -> None:
        wall.insert(at, card)
        cover()

    def cover() -> None:
        """Waiting rickshaws take the leftmost cards without one."""
        nonlocal waiting
        for card in wall:
            if waiting and card not in covered:
                covered.add(card)
                waiting -= 1
                say(*symbols([card]))

    def draw() -> list[str]:
        """The next card, after the rickshaws on top of it; nothing happens if there is no card to be drawn."""
        nonlocal waiting
        while {*deck, *discard} - {"RK"}:
            if not deck:
                deck.extend(game.stream.shuffled(discard))
                discard.clear()
            if (card := deck.pop(0)) != "RK":
                return [card]
            waiting += 1
            cover()
        return []

    def fill_market() -> None:
        new: list[str] = []
        while len(market) + len(new) < 3 and (card := draw()):
            new += card
        market.extend(new)
        say(*new, *symbols(new))

    def refill_wall() -> None:
        while len(wall) < 4 and (card := draw()):
            say(*card, *symbols(card))
            insert(card[0], 0)

    def draw_actions(seat: int) -> None:
        new: list[str] = []
        while len(hands[seat]) + len(new) < 3 and actions + played:
            if not actions:
                rebuilt_of[:] = by_kind(played)
                actions.extend(game.stream.shuffled(played))
                played.clear()
            new.append(actions.pop(0))
        hands[seat] += new
        say(*by_kind(new))

    def draw_comps(seat: int, count: int) -> None:
        nonlocal turns_left, stall
        new, comp_deck[:] = comp_deck[:count], comp_deck[count:]
        comps[seat] += new
        say(*sorted(new))
        if new:
            stall = -1  # the end of this turn makes it 0
            if not comp_deck and options["final_round"] != "go_on":
                turns_left = game.n - (options["final_round"] == "others_only")

    game.look(view)
    while True:
        seat, verb, *words = game.move()
        at = words[0] if words else None
        game.need(verb == "claim" or seat == active, "it is another seat's turn")
        if verb in ACTIONS:
            game.need(verb in hands[seat], f"plays {verb}, the seed deals {hands[seat]}")
            hands[seat].remove(verb)
            played.append(verb)
        if verb == "claim":
            comp, own, at = at.upper(), at.upper() in comps[seat], words[1]
            pattern, points = COMPOSITIONS[comp]
            cards = wall[at:at + len(pattern)]
            codes = [card[:2] for card in cards]
            game.need(own or comp in opened, f"calls {comp}, the seed deals {comps[seat]} and {opened}")
            fits = codes == pattern or options["mirror_match"] and codes == pattern[::-1]
            game.need(fits, f"the seed deals {cards}, not {comp}")
            game.need(not covered & {*cards}, "a rickshaw covers the picture")
            (comps[seat] if own else opened).remove(comp)
            photos.append((seat, comp, points))
            say(comp, *cards, *symbols(cards))
            if not opened:
                break  # the cards of this photo stay in the wall
            stall = -1
            discard.extend(cards)
            del wall[at:at + len(pattern)]
            refill_wall()
            if own:
                draw_comps(seat, max(0, 2 - len(comps[seat])))
        elif verb in ("place", "new", "put"):
            card, side = (drawn, at) if verb == "put" else (market.pop(at), words[1])
            say(card, *symbols([card]))
            insert(card, 0 if side == "left" else len(wall))
            fill_market()
        elif verb == "draw":
            [drawn] = draw()
            say(drawn, *symbols([drawn]))
        elif verb in ("shift1", "shift2"):
            to = at + int(verb[5]) * (1 if words[1] == "right" else -1)
            wall.insert(to, wall.pop(at))
            say(verb, wall[to], *symbols([wall[to]]))
        elif verb == "swap":
            say(*symbols(wall[i] for i in words))
            wall[at], wall[words[1]] = wall[words[1]], wall[at]
        elif verb == "remove":
            game.need(wall[at] not in covered, "the card is covered")
            discard.append(wall.pop(at))
            say(discard[-1], *symbols(discard[-1:]))
            if options["wall_floor"] == "always":
                refill_wall()
        elif verb == "market":
            say(*market, *symbols(market))
            discard.extend(market)
            market.clear()
            fill_market()
        elif verb == "return":
            card = [card for card in discard if symbols([card]) == [at]][-1]
            discard.remove(card)
            say(card, at)
            insert(card, words[1])
        elif verb == "extra":
            draw_comps(seat, 1)
        elif verb == "redraw":
            say(*by_kind(hands[seat]), *sorted(comps[seat]))
            played += by_kind(hands[seat])
            thrown[seat] += comps[seat]
            hands[seat], comps[seat] = [], []
            draw_actions(seat)
            draw_comps(seat, 2)
        else:
            game.need(verb == "end", f"this verifier does not know the move {verb}")
            draw_actions(seat)
            stall += 1
            if turns_left == 0 or stall >= (options["stall_turns"] or 1000):
                break
            turns_left, active = turns_left and turns_left - 1, (seat + 1) % game.n
            moved = [i + 1 for i, card in enumerate(wall) if card in covered]
            discard += ["RK"] * (len(wall) in moved)
            covered = {wall[i] for i in moved if i < len(wall)}
    game.look(view)
    game.result([(sum(points for s, _, points in photos if s == seat), sum(s == seat for s, _, _ in photos)) for seat in seats])
