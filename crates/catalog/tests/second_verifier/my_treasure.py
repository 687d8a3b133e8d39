"""My Treasure, following docs/rules/my-treasure.md."""
from replay import Game

KINDS = "ring diamond sword necklace money potion".split()
FAMILIES = ({0: 1}, {0: 1, 2: 1}, {0: 1, 1: 1, 3: 1}, {0: 1, 1: 2, 2: 1}, {0: 2, 2: 2, 3: 1})


def symbols_on(card: str, kind: str) -> int:
    family, first = divmod(int(card[1:]) - 1, 6)
    return FAMILIES[family].get((KINDS.index(kind) - first) % 6, 0) + (family == 0)  # family A has the mice


def my_treasure(game: Game) -> None:
    n, purses, awards, last_round = game.n, [0] * game.n, [], []
    starter = game.first_player()
    while max(purses) < game.options["target"]:
        deck = game.stream.shuffled(["orc_drawn"] * 6 + [f"T{i:02}" for i in range(1, 31)])
        spots, tokens, mixed, holds, orcs, drawn = [[], [], [], []], KINDS[:], [], {}, 0, ""
        if not game.number:
            game.look(lambda _: tokens)
        actor: int | None = starter
        while len(holds) < n:
            seat, verb, *words = game.move()
            game.need(seat == actor and bool(drawn) == (verb == "place"), f"{verb} does not fit the cards that the seed deals")
            if verb == "draw":
                game.need(orcs < 6, "nobody draws after the sixth orc")
                drawn = deck.pop(0)
                game.say(drawn)
                if drawn != "orc_drawn":
                    continue
                orcs, drawn = orcs + 1, ""
                mixed = game.stream.shuffled(tokens) if orcs == 6 else []
            elif verb == "place":
                game.say(drawn)
                spots[words[0]].append(drawn)
                drawn = ""
            else:
                token = mixed.pop(0) if verb == "flee" else words[1]
                game.need(verb == ("claim" if orcs < 6 else "flee") and token in tokens, f"{verb} {token} is not possible")
                game.say(*[token] * (verb == "claim"))
                tokens.remove(token)
                holds[seat] = token, spots[words[0]]
                spots[words[0]] = [] if verb == "claim" and game.options["vacated_spot"] == "reopens" else None
            actor = next((s % n for s in range(seat + 1, seat + 1 + n) if s % n not in holds), None)
        totals = [sum(symbols_on(card, holds[s][0]) for card in holds[s][1]) for s in game.seats]
        awards = [max(0, 3 - max(totals) + total) for total in totals]
        purses = [purse + award for purse, award in zip(purses, awards)]
        last_round = [word for i in game.seats for word in (holds[(starter + i) % n][0], *holds[(starter + i) % n][1])]
        game.say(*last_round)
        starter = (starter + 1) % n
    game.look(lambda _: [*(pile[-1] for pile in spots if pile), *tokens, *(word for s in game.seats for word in (
        holds[s][0], *holds[s][1][-1:], *holds[s][1])), *last_round])
    game.result([(purse, purse == max(purses) and award == 3) for purse, award in zip(purses, awards)])
