"""Checks that the cards of finished games follow from what was committed to. Its author had the documents alone.

    python3 second_verifier FILE.klad...     (an account FILE.txt beside a transcript is compared as well)
    python3 second_verifier --vectors fairness.json
"""
import json
import sys
from pathlib import Path

from draw import Failure, Stream, Transcript, bytes32, seating, seed_of_scheme_1, seed_of_scheme_2, sha256
from klatz import ACTIONS, SYMBOLS, klatz
from lost_mines import MINES, OTHER, lost_mines
from my_treasure import KINDS, my_treasure
from replay import Game
from treasure_maps import SHAPES, treasure_maps

# Each game with its events that show cards, and with what counts as a card there.
WORD = r'(?<=")(?:%s)(?="(?!:))'
GAMES = {
    "my-treasure": (my_treasure, "card_|orc_|pile_|round_scored", r"\bT\d\d\b|orc_drawn|" + WORD % "|".join(KINDS)),
    "treasure-maps": (treasure_maps, "",
                      r'\b(?:purple|orange|green|grey)-\d\d|first_player","seat":\d|(?:cards|total)":\d+|' + WORD % "|".join(SHAPES)),
    "klatz": (klatz, "", r"\b[A-Z][A-Z]\d\b|\bC\d\d\b|\bRK\b|" + WORD % "|".join([*ACTIONS, *SYMBOLS.values()])),
    "lost-mines": (lost_mines, "[a-z]+_played|[a-z]+_set|troll_left|cards_drawn|[a-z]+_looked_at|[a-z]+_seen|card_lost|dealt|"
                               "round_ended",
                   r'\b(?:cross|[a-z]+_[abhv]|axe|boat|rope|scout|trap|troll|storm)(?:_[a-z]+)?\d\b|value":\d|'
                   + WORD % "|".join([*MINES, *OTHER, "loyal|selfish|saboteur"])),
}


def verify(path: Path) -> None:
    transcript = Transcript(path)
    replay, events, cards = GAMES[transcript.game]
    replay(Game(transcript, path.with_suffix(".txt"), events, cards))


def check_vectors(path: Path) -> None:
    for i, vector in enumerate(json.loads(path.read_text("utf-8")), 1):
        secret, nonces = bytes32(vector["secret"]), [nonce and bytes32(nonce) for nonce in vector["nonces"]]
        if vector.get("scheme") == 2:
            beacon = vector["beacon"] and bytes32(vector["beacon"])
            seed = seed_of_scheme_2(vector["table"], vector["restarts"], secret, nonces, beacon)
            found = {"commitment": sha256(b"klad/2 secret", secret).hex(), "seating": seating(seed, len(nonces)),
                     "commitments": [nonce and sha256(b"klad/2 nonce", nonce).hex() for nonce in nonces]}
        else:
            seed = seed_of_scheme_1(secret, nonces)
            stream = Stream(seed, vector["step"])
            found = {"commitment": sha256(secret).hex(), "derived": sha256(seed, b"arbiter").hex(),
                     "below": [stream.below(bound) for bound in vector["bounds"]],
                     "shuffle": stream.shuffled(range(vector["cards"]))}
        for key, value in {**found, "seed": seed.hex()}.items():
            if value != vector[key]:
                raise Failure(f"vector {i}: {key} is {vector[key]}, but {value} follows from the rest")


def main(arguments: list[str]) -> int:
    vectors = arguments[:1] == ["--vectors"]
    if len(arguments) < 1 + vectors:
        print(__doc__, file=sys.stderr)
        return 1
    for name in arguments[vectors:]:
        try:
            (check_vectors if vectors else verify)(Path(name))
        except Failure as failure:
            print(f"{name}: {failure}", file=sys.stderr)
            return 1
        except (OSError, ValueError, LookupError, TypeError, AttributeError, StopIteration) as error:
            print(f"{name}: format: the file cannot be read or followed: {type(error).__name__}: {error}", file=sys.stderr)
            return 1
    print("vectors agree" if vectors else f"{len(arguments)} games agree")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
