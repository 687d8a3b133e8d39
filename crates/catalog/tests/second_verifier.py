"""A second verifier for all four games, following docs/fairness.md and the sections on chance in docs/rules/*.md.

It shares no line with the Rust code, but its author had read that code before. For each transcript (x.klad) it recomputes the commitment, the seed and every deal,
and compares every card with what the players were shown in the account beside it (x.txt).
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "..", "engine", "tests"))
from fairness import below, from_hex, seating, seed_1, seed_2, sha256, shuffle, words  # noqa: E402


class Wrong(Exception):
    pass


def same(what, found, wanted):
    if found != wanted:
        raise Wrong(f"{what}: the players were shown {found}, the seed deals {wanted}")


class Transcript:
    def __init__(self, path):
        head, body = open(path, encoding="utf-8").read().split("\n\n", 1)
        self.lines = [line.split(" ", 1) for line in head.split("\n")[1:]]
        self.game, self.options = self.one("game"), json.loads(self.one("options"))
        self.seats = int(self.one("seats"))
        self.moves = [line.split(" #")[0].split(" @")[0].split(" ", 2) for line in body.split("\n") if line]
        self.seed = self.check_draw()

    def all(self, key):
        return [rest for name, rest in self.lines if name == key]

    def one(self, key):
        return (self.all(key) or [None])[0]

    def check_draw(self):
        """The seed, once every commitment is found to fit."""
        secret = from_hex(self.one("secret"))
        if self.one("scheme") != "2":
            same("commitment", self.one("commitment"), sha256(secret).hex())
            nonces = sorted(line.split(" ") for line in self.all("nonce"))
            return seed_1(secret, [from_hex(nonce) for _, nonce in nonces])
        same("commitment", self.one("commitment"), sha256(b"klad/2 secret", secret).hex())
        chairs = [line.split(" ") for line in self.all("chair")]
        for number, _, *share in chairs:
            if share:
                same(f"commitment of chair {number}", share[0], sha256(b"klad/2 nonce", from_hex(share[1])).hex())
        beacon = self.one("beacon") and self.one("beacon").split(" ")
        if beacon:
            value = from_hex(beacon[2])
            for _ in range(int(beacon[1])):
                value = sha256(value)
            same("anchor of the beacon", beacon[0], value.hex())
        restarts = len({line.split(" ")[0] for line in self.all("restart")})
        nonces = [from_hex(chair[3]) if len(chair) > 2 else None for chair in chairs]
        seed = seed_2(self.one("table"), restarts, secret, nonces, beacon and from_hex(beacon[2]))
        order = seating(seed, len(chairs))
        same("seats", [chair[1] for chair in chairs], ["ABCDEFGHI"[order.index(place)] for place in range(len(chairs))])
        return seed

    def chance(self, step):
        return words(self.seed, step)

    def starter(self, stream):
        named = self.options["first_player"].replace("host", "seat0")
        return below(stream, self.seats) if named == "random" else int(named.split(":")[-1].replace("seat", ""))


class Account:
    """What everybody was shown: the views before the first move, then the events of each move."""

    def __init__(self, path):
        before, *moves = open(path, encoding="utf-8").read().split("\n\n")[1:]
        self.views = {}
        for line in before.split("\n"):
            viewer, view = line.split(" sees ", 1)
            self.views[viewer] = json.loads(view)
        self.moves = []
        for text in moves:
            if " sees {" in text.split("\n")[0]:
                break
            events = []
            for line in text.split("\n")[1:]:
                if "{" in line:
                    audience, event = line.strip().split(" {", 1)
                    events.append((audience, json.loads("{" + event)))
            self.moves.append(events)


def seat_view(account, seat):
    return account.views["ABCDEFGHI"[seat]]


# docs/rules/my-treasure.md

def my_treasure(game, account):
    def deck(stream):
        return shuffle(stream, ["orc"] * 6 + [f"T{number:02}" for number in range(1, 31)])

    kinds = ["ring", "diamond", "sword", "necklace", "money", "potion"]
    stream = game.chance(0)
    same("starter", seat_view(account, 0)["starter"], game.starter(stream))
    cards, free, pool, fled = deck(stream), list(kinds), [], {}
    for step, events in enumerate(account.moves, 1):
        for _, event in events:
            kind = event["type"]
            if kind in ("card_drawn", "orc_drawn"):
                same(f"card of move {step}", event.get("card", "orc"), cards.pop(0))
            elif kind == "pile_claimed":
                free.remove(event["token"])
            elif kind == "flight_started":
                pool = shuffle(game.chance(step), list(free))
            elif kind == "pile_grabbed":
                fled[event["seat"]] = pool.pop(0)
            elif kind == "round_scored":
                for result in event["results"]:
                    if result["seat"] in fled:
                        same(f"token of move {step}", result["token"], fled[result["seat"]])
            elif kind == "round_started":
                cards, free, pool, fled = deck(game.chance(step)), list(kinds), [], {}


# docs/rules/treasure-maps.md

def treasure_maps(game, account):
    printed = [f"{color}-{number:02}" for color, count in (("purple", 12), ("orange", 12), ("green", 12), ("grey", 11))
               for number in range(1, count + 1)]
    shapes = ["I2", "I3", "I3", "V3", "V3", "T4", "L4", "O4"]
    dealt = shuffle(game.chance(0), list(printed))
    for seat in range(game.seats):
        same(f"hand of seat {seat}", seat_view(account, seat)["hand"]["cards"], dealt[4 * seat:4 * seat + 4])
    deck, expeditions, kept = [], [], []
    for step, events in enumerate(account.moves, 1):
        laid_out = False
        for _, event in events:
            kind = event["type"]
            if kind == "start_revealed":
                kept += event["cards"]
                if len(kept) == 2 * game.seats:
                    stream = game.chance(step)
                    deck = shuffle(stream, [card for card in printed if card not in kept])
                    first = game.starter(stream)
                    expeditions = shuffle(stream, list(shapes))
                    laid_out = True
            elif kind == "display_refilled":
                same(f"card of move {step}", event["card"], deck.pop(0))
            elif kind == "card_taken" and event["source"]["type"] == "deck":
                same(f"card of move {step}", event["card"], deck.pop(0))
            elif kind == "first_player" and laid_out:
                same("first player", event["seat"], first)
                laid_out = False
            elif kind == "round_ended":
                expeditions = shuffle(game.chance(step), list(shapes))
            elif kind == "expedition_revealed":
                same(f"expedition of move {step}", event["shape"], expeditions.pop(0))


# docs/rules/lost-mines.md

def lost_mines(game, account):
    paths = [("cross", 5), ("tee_h", 4), ("tee_v", 3), ("bend_a", 3), ("bend_b", 3), ("line_h", 3), ("line_v", 1),
             ("stub_h", 1), ("stub_v", 1), ("line_h_trunk", 1), ("tee_h_trunk", 1), ("tee_v_trunk", 1),
             ("line_h_lake", 1), ("tee_h_lake", 1), ("tee_v_lake", 1), ("line_h_pit", 1), ("tee_h_pit", 1),
             ("tee_v_pit", 1), ("cross_rocks", 1), ("tee_h_rocks", 1), ("line_h_rocks", 1), ("line_v_rocks", 1),
             ("cross_fire", 1), ("bend_a_fire", 1), ("bend_b_fire", 1)]
    actions = [("axe", 3), ("boat", 3), ("rope", 3), ("scout", 6), ("trap", 3), ("troll", 3), ("storm", 2)]
    printed = [f"{name}{copy}" for name, copies in paths + actions for copy in range(1, copies + 1)]
    loyal = 1 if game.seats < 5 else 2 if game.seats < 7 else 3
    pool = [(clan, role) for clan in ("blue", "yellow") for role in ["loyal"] * loyal + ["selfish", "saboteur"]]
    size = 5 if game.seats < 7 else 4

    def in_order(cards):
        return sorted(cards, key=printed.index)

    def deal(stream):
        mines = shuffle(stream, ["gold", "silver", "gems", "dragon"])
        treasures = shuffle(stream, [(kind, value) for kind in ("gold", "silver", "gems") for value in (2, 3, 3, 4)])
        while True:
            dwarves = shuffle(stream, list(pool))[:game.seats]
            blue = sum(clan == "blue" for clan, _ in dwarves)
            if not game.options["balanced_clans"] or abs(2 * blue - game.seats) <= 1:
                break
        deck = shuffle(stream, list(printed))[10:]
        hands = [deck[size * seat:size * seat + size] for seat in range(game.seats)]
        return mines, treasures[:game.seats], dwarves, hands, deck[size * game.seats:]

    stream = game.chance(0)
    mines, treasures, dwarves, hands, pile = deal(stream)
    for seat in range(game.seats):
        view = seat_view(account, seat)
        same(f"hand of seat {seat}", [card["card"] for card in view["hand"]], in_order(hands[seat]))
        same(f"role of seat {seat}", view["players"][seat]["role"], dwarves[seat][1])
        same("clans", [player["clan"] for player in view["players"]], [clan for clan, _ in dwarves])
        same("treasures", [treasure["kind"] for treasure in view["rail"]], [kind for kind, _ in treasures])
    same("starter", seat_view(account, 0)["starter"], game.starter(stream))
    for step, (events, move) in enumerate(zip(account.moves, game.moves), 1):
        actor = "ABCDEFGHI".index(move[1])
        for card in move[2].split(" "):
            if card in hands[actor]:
                hands[actor].remove(card)
        for audience, event in events:
            kind, seat = event["type"], "ABCDEFGHI".find(audience[-1])
            if kind == "cards_drawn":
                drawn = [pile.pop(0) for _ in event["cards"]]
                same(f"cards of move {step}", event["cards"], in_order(drawn))
                hands[seat] += drawn
            elif kind == "trap_sprung" and event["costs"] and game.options["trap_picker"] == "random":
                hand = in_order(hands[event["seat"]])
                lost = hand[below(game.chance(step), len(hand))]
            elif kind == "card_lost" and "card" in event:
                same(f"card lost in move {step}", event["card"], lost)
                hands[actor].remove(lost)
            elif kind == "mine_seen":
                same(f"mine of move {step}", event["content"], mines[event["mine"]])
            elif kind == "treasure_seen":
                same(f"treasure of move {step}", (event["kind"], event["value"]), treasures[event["slot"]])
            elif kind == "role_seen":
                same(f"role of move {step}", event["role"], dwarves[event["target_seat"]][1])
            elif kind == "round_ended":
                same("dwarves", [(each["clan"], each["role"]) for each in event["results"]], dwarves)
            elif kind == "round_began":
                mines, treasures, dwarves, hands, pile = deal(game.chance(step))
            elif kind == "dealt":
                same(f"hand of move {step}", event["cards"], in_order(hands[seat]))
                same(f"dwarf of move {step}", (event["clan"], event["role"]), dwarves[seat])


# docs/rules/klatz.md

def klatz(game, account):
    kinds = ["shift1", "shift2", "swap", "remove", "extra", "market", "return"]
    stream = game.chance(0)
    comps = shuffle(stream, [f"C{number:02}" for number in range(1, 26)])
    actions = shuffle(stream, [kind for kind in kinds for _ in range(5)])
    hands = [(actions[3 * seat:3 * seat + 3], comps[2 * seat:2 * seat + 2]) for seat in range(game.seats)]
    actions, comps = actions[3 * game.seats:], comps[2 * game.seats:]
    opened = [comp for comp in comps if comp < "C17"][:3]
    comps = shuffle(stream, [comp for comp in comps if comp not in opened])[game.options["short_game"]:]
    cards = shuffle(stream, [f"{code}{number}" for code, count in
                             (("LN", 6), ("KT", 6), ("PN", 6), ("GT", 6), ("DR", 6), ("TW", 4), ("PD", 4), ("DH", 3),
                              ("DM", 3), ("DT", 3)) for number in range(1, count + 1)])
    wall, market, deck, rest = cards[:4], cards[4:7], [], cards[7:]
    for size in (14, 13, 13):
        deck += shuffle(stream, rest[:size] + ["RK"])
        rest = rest[size:]
    for seat in range(game.seats):
        view = seat_view(account, seat)
        same("wall", [place["card"] for place in view["wall"]], wall)
        same("market", [place["card"] for place in view["market"]], market)
        same("open compositions", sorted(view["open"]), sorted(opened))
        own = view["players"][seat]
        same(f"actions of seat {seat}", own["actions"]["cards"], sorted(hands[seat][0], key=kinds.index))
        same(f"compositions of seat {seat}", own["compositions"]["cards"], sorted(hands[seat][1]))
    same("first player", seat_view(account, 0)["active"], game.starter(stream))

    wall_discard, action_discard, shown, taken = [], [], [], []
    for step, (events, move) in enumerate(zip(account.moves, game.moves), 1):
        word, stream = move[2].split(" ")[0], game.chance(step)
        if word in kinds:
            action_discard.append(word)
        for _, event in events:
            kind = event["type"]
            if kind in ("rickshaw_arrived", "rickshaw_waits"):
                while deck[0] != "RK":
                    shown.append(deck.pop(0))
                deck.pop(0)
            elif kind == "wall_reshuffled":
                if "RK" in deck:
                    raise Wrong(f"move {step}: a rickshaw should have come before the deck was empty")
                shown += deck
                deck, wall_discard = shuffle(stream, wall_discard), []
            elif kind == "market_filled":
                shown += [deck.pop(0) for _ in range(len(event["cards"]) - len(shown))]
                same(f"market of move {step}", event["cards"], shown)
                shown = []
            elif kind in ("wall_refilled", "drew"):
                same(f"card of move {step}", event["card"], (shown or deck).pop(0))
            elif kind == "photo":
                wall_discard += event["cards"]
            elif kind == "removed":
                wall_discard.append(event["card"])
            elif kind == "market_replaced":
                wall_discard += event["cards"]
            elif kind == "returned":
                place = max(at for at, card in enumerate(wall_discard) if card[:2] == event["card"][:2])
                same(f"card returned in move {step}", event["card"], wall_discard.pop(place))
            elif kind == "rickshaws_moved":
                wall_discard += ["RK"] * event["gone"]
            elif kind in ("redrew", "left"):
                action_discard += event["actions"]
            elif kind == "actions_reshuffled":
                taken += actions
                actions, action_discard = shuffle(stream, action_discard), []
            elif kind == "actions_drawn":
                taken += [actions.pop(0) for _ in range(len(event["actions"]) - len(taken))]
                same(f"actions of move {step}", event["actions"], sorted(taken, key=kinds.index))
                taken = []
            elif kind == "compositions_drawn":
                drawn = [comps.pop(0) for _ in event["comps"]]
                same(f"compositions of move {step}", event["comps"], sorted(drawn))


GAMES = {"my-treasure": my_treasure, "treasure-maps": treasure_maps, "lost-mines": lost_mines, "klatz": klatz}


def main(paths):
    for path in paths:
        try:
            game = Transcript(path)
            GAMES[game.game](game, Account(path[:-len(".klad")] + ".txt"))
        except Wrong as wrong:
            sys.exit(f"{path}: {wrong}")
    print(f"{len(paths)} games agree")


if __name__ == "__main__":
    main(sys.argv[1:])
