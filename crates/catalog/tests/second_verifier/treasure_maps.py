"""Treasure Maps, following docs/rules/treasure-maps.md."""
from replay import Game

COLORS = {"purple": 14, "orange": 12, "green": 10, "grey": 8}  # cells and points of a card
TREASURE_CARDS = [f"{color}-{i:02}" for color in COLORS for i in range(1, 12 if color == "grey" else 13)]
SHAPES = "I2 I3 I3 V3 V3 T4 L4 O4".split()


def size(card: str) -> int:
    return COLORS[card.split("-")[0]]


def treasure_maps(game: Game) -> None:
    seats, deck = game.seats, game.stream.shuffled(TREASURE_CARDS)
    hands, slots, display = [[deck.pop(0) for _ in range(4)] for _ in seats], [[] for _ in seats], [None] * 4
    game.look(lambda seat: ['cards":0', 'total":0'] * game.n + ([] if seat is None else hands[seat]))
    while not all(slots):
        seat, verb, *kept = game.move()
        game.need(verb == "keep" and not slots[seat], "every seat keeps two cards, once")
        slots[seat] = [hands[seat][i] for i in kept]
    game.say(*sum(slots, []))
    deck = game.stream.shuffled(card for card in TREASURE_CARDS if card not in sum(slots, []))
    crossed, completed = [[set(), set()] for _ in seats], [[] for _ in seats]

    def refill() -> None:
        for place in range(4):
            if display[place] is None and deck:
                display[place] = deck.pop(0)
                game.say(display[place])

    def is_free(seat: int) -> bool:
        return any(card and len(cells) < size(card) for card, cells in zip(slots[seat], crossed[seat]))

    refill()
    first = game.first_player()
    for turn in range(28):
        if turn % 7 == 0:
            expeditions = game.stream.shuffled(SHAPES)
        shape, marks = expeditions[turn % 7], [[] for _ in seats]
        # In a solo game nobody is first player (TM-130).
        game.say(*[f'first_player","seat":{(first + turn) % game.n}'] * (game.n > 1), shape)
        # No document says which cells carry a cross; so the next move tells whether a bonus is still due.
        while any(is_free(s) and not marks[s] for s in seats) or game.following() in ("bonus", "takeback"):
            seat, verb, *words = game.move()
            if verb == "takeback":
                marks[seat].pop()
                continue
            slot, *cells = words
            card, before = slots[seat][slot], crossed[seat][slot].union(*(cells for s, cells in marks[seat] if s == slot))
            game.need(bool(marks[seat]) == (verb == "bonus"), "a turn has one shape or cell, then bonus cells")
            game.need(len(cells) == (int(shape[1]) if verb == "shape" else 1), f"crosses {cells}, the seed deals {shape}")
            game.need(card and max(cells) < size(card) and not before & {*cells}, f"{cells} are not free, the seed deals {card}")
            marks[seat].append((slot, cells))
        for seat in seats:
            for slot, cells in marks[seat]:
                crossed[seat][slot].update(cells)
        for seat in ((first + turn + i) % game.n for i in seats):
            done = [slot for slot in (0, 1) if slots[seat][slot] and len(crossed[seat][slot]) == size(slots[seat][slot])]
            for slot in done:
                game.say(slots[seat][slot])
                completed[seat].append(slots[seat][slot])
                slots[seat][slot], crossed[seat][slot] = None, set()
            for slot in done if turn < 27 else ():
                if deck or any(display):
                    mover, verb, place = game.move()
                    game.need((mover, verb) == (seat, "take"), f"seat {chr(65 + seat)} must take a card")
                    slots[seat][slot] = card = deck.pop(0) if place == "deck" else display[place]
                    game.need(card, "there is no such card to take")
                    game.say(card)
                    if place != "deck":
                        display[place] = None
            refill()
    # Coins, palms and seals are in no document either: a score is only known to be at least that of the cards.
    points, scores = [sum(map(size, cards)) for cards in completed], game.transcript.scores
    game.need(all(p <= score for p, score in zip(points, scores)), f"the completed cards alone give {points}")
    counts = [(f'cards":{p}', f'total":{score}') for p, score in zip(points, scores)]
    game.say(*sum(counts, ()))
    game.look(lambda _: [shape, *filter(None, display), *(word for s in seats for word in (
        *filter(None, slots[s]), *sorted(completed[s], key=TREASURE_CARDS.index), *counts[s]))])
    game.result([(score, *(sum(card.startswith(color) for card in cards) for color in reversed(COLORS)))
                 for score, cards in zip(scores, completed)])
