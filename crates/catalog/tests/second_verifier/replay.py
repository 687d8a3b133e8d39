"""A game being replayed, beside the account of what its players were shown."""
import re
from itertools import zip_longest
from pathlib import Path

from draw import Failure, Stream, Transcript

# Options that change what is dealt or drawn, for transcripts that do not name them.
DEFAULTS = {"target": 8, "vacated_spot": "closed", "first_player": "random", "short_game": 0, "mirror_match": False,
            "wall_floor": "always", "final_round": "each_one_more", "stall_turns": 60, "balanced_clans": False, "last_turn": "cut",
            "trap_mode": "permanent", "trap_picker": "random", "storm_tokens": "open_path", "rounds": 2, "tie_round": False}


class Game:
    """A game being replayed: its moves one after the other, and the cards that its account shows in each of them."""

    def __init__(self, transcript: Transcript, path: Path, events: str, cards: str) -> None:
        self.transcript, self.n, self.seats = transcript, transcript.seats, range(transcript.seats)
        self.options = {**DEFAULTS, **transcript.options}
        self.seed, self.number, self.said, self.cards = transcript.seed(), 0, [], re.compile(cards)
        self.stream, self.there = Stream(self.seed, 0), path.exists()
        self.shown: list[tuple[str, list[str]]] = []  # each move of the account, and the cards in its events
        self.views: list[dict[str, list[str]]] = [{}, {}]  # the cards that everybody sees before the moves and after them
        for line in path.read_text("utf-8").splitlines()[1:] if self.there else ():
            if found := re.fullmatch(r"(\w+) sees (\{.*\})", line):
                self.views[bool(self.shown)][found[1]] = self.cards.findall(found[2])
            elif re.match(r"\d+ [A-I] ", line):
                self.shown.append((line, []))
            elif re.match(r'  (all|only \w|not \w) \{"type":"\w+"[,}]', line):
                if re.search(rf'"type":"({events})', line):
                    self.shown[-1][1].extend(self.cards.findall(line))
            elif line and not re.match(r"  .* views ", line):
                raise Failure(f"format: the account has a line that cannot be read: {line!r}")

    def need(self, condition, sentence: str) -> None:
        if not condition:
            raise Failure(f"moves: move {self.number}: {sentence}")

    def say(self, *cards: str) -> None:
        """The events of this move show these cards next."""
        self.said += cards

    def compare(self, dealt: list[str], shown: list[str], where: str) -> None:
        for want, got in zip_longest(dealt, shown, fillvalue="nothing") if self.there else ():
            if want != got:
                raise Failure(f"cards: {where} shows {got}, the seed deals {want}")

    def finish_move(self) -> None:
        if self.number:
            self.compare(self.said, self.shown[self.number - 1][1] if self.there else [], f"move {self.number}")
        self.said = []

    def following(self) -> str:
        """The verb of the next move."""
        return self.transcript.moves[self.number][1].split()[0] if self.number < len(self.transcript.moves) else ""

    def move(self) -> tuple:
        """The seat, the verb and the words of the next move, whose stream is used from now on."""
        self.finish_move()
        self.need(self.following(), "the moves end before the game does")
        seat, text = self.transcript.moves[self.number]
        self.number += 1
        self.stream, line = Stream(self.seed, self.number), f"{self.number} {chr(65 + seat)} {text}"
        self.need(seat < self.n, "there is no such seat")
        shown = self.shown[self.number - 1][0] if self.number <= len(self.shown) else ""
        self.compare(line.split(), shown.split(), f"move {self.number} of the account")
        return seat, *(int(word) if word.isdigit() else word for word in text.split())

    def look(self, view) -> None:
        """Compares the cards in the view of every seat and of a spectator."""
        for seat in (*self.seats, None):
            who, when = "spectator" if seat is None else chr(65 + seat), "last" if self.number else "first"
            self.compare(view(seat), self.views[self.number > 0].get(who, []), f"the {when} view of {who}")

    def first_player(self) -> int:
        named = self.options["first_player"]
        return self.stream.below(self.n) if named == "random" else 0 if named == "host" else int(named.strip("seat:"))

    def result(self, keys: list[tuple]) -> None:
        """The game is over. Each seat has a score, then what breaks ties."""
        self.finish_move()
        self.need(not self.following() and len(self.shown) in (0, self.number), "the game is over, but there are more moves")
        places, scores = [1 + sum(other > key for other in keys) for key in keys], [key[0] for key in keys]
        if (places, scores) != (self.transcript.places, self.transcript.scores):
            raise Failure(f"result: from the seed follow places {places} and scores {scores}")
