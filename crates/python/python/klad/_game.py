"""One game in progress, the basis of every environment."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any, Callable, Sequence

import numpy as np
import numpy.typing as npt

from klad import _klad, _render
from klad._describe import Description, describe

Observation = dict[str, npt.NDArray[Any]]

REWARDS = ("win", "score", "points", "expected")
EXPECTED_SAMPLES = 16
SAMPLES_MAX = 1_000_000


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points and place by seat. Place 1 is a winner."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


class Game:
    """A game in progress. Seats are numbered from 0; actions are explained by :func:`klad.describe`.

    Seats are asked one at a time (:attr:`seat`). Seats that may act although nobody waits for them are asked too, before
    the others, and may pass.
    """

    def __init__(self, episode: _klad.Episode, game: str) -> None:
        self._episode = episode
        self.game = game
        self.about: Description = describe(game)
        # For environments, which call them millions of times: `observe` and `play` for a seat that is known to exist.
        self.seen_by: Callable[[int], Observation] = episode.observe
        self.take: Callable[[int, Any], int | None] = episode.play

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._episode.seats

    @property
    def options(self) -> dict[str, Any]:
        """The complete options of the table."""
        options: dict[str, Any] = json.loads(self._episode.options)
        return options

    @property
    def seat(self) -> int | None:
        """The seat that is asked now; none once the game is over."""
        return self._episode.actor()

    @property
    def awaited(self) -> list[int]:
        """The seats the table waits for; several of them choose simultaneously."""
        return self._episode.turn()[0]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        outcome = self._episode.outcome()
        return None if outcome is None else Outcome(tuple(outcome[0]), tuple(outcome[1]))

    @property
    def digest(self) -> str:
        """A digest of the position, the same wherever the same game is played: in Python, in the terminal, on a server."""
        return f"{self._episode.digest():016x}"

    def legal(self, seat: int | None = None) -> npt.NDArray[np.uint32]:
        """The legal actions of a seat, by default the one that is asked."""
        return self._episode.actions(self._seat(seat))

    def observe(self, seat: int | None = None) -> Observation:
        """What a seat knows with perfect recall, and a mask of its legal actions."""
        return self.seen_by(self._seat(seat))

    def view(self, seat: int | None, recall: bool = True) -> dict[str, Any]:
        """Everything a seat may know, as the JSON of the bot protocol; ``None`` is a spectator."""
        view: dict[str, Any] = json.loads(self.view_text(seat, recall))
        return view

    def view_text(self, seat: int | None, recall: bool = True) -> str:
        """The same as text."""
        return self._episode.view(None if seat is None else self._seat(seat), recall)

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Takes an action (or a move in notation) for a seat, by default the one that is asked."""
        seat = self._seat(seat)
        self.take(seat, self._episode.action_of(seat, action) if isinstance(action, str) else action)

    def action_text(self, action: int, seat: int | None = None) -> str:
        """An action in the notation of transcripts, or ``pass``."""
        return self._episode.action_text(self._seat(seat), action)

    def action_of(self, text: str, seat: int | None = None) -> int:
        """The action of a move in notation."""
        return self._episode.action_of(self._seat(seat), text)

    def guess(self, seat: int, seed: int) -> Game:
        """Another game that looks the same to ``seat``; everything that seat cannot know is dealt at random.

        Every state that the seat cannot rule out is equally likely.
        """
        return Game(self._episode.guess(self._seat(seat), _bits(seed)), self.game)

    def copy(self) -> Game:
        """An independent copy, hidden cards included."""
        return Game(self._episode.copy(), self.game)

    def win_rewards(self) -> list[float]:
        """The value of the finished game to each seat: 1 for a lone winner, zero-sum. All 0 before the end, and in a solo game."""
        return self._episode.win_rewards()

    def points(self, seat: int = 0) -> list[int]:
        """The points of every seat, as ``seat`` sees them."""
        return self._episode.points(self._seat(seat))

    def expected(self, seat: int, samples: int = EXPECTED_SAMPLES, seed: int = 0) -> list[float]:
        """Each seat's expected share of the win as far as ``seat`` knows, estimated from guesses.

        In a solo game it is a share of a very good score instead, on a scale of the game's own.
        """
        if not 1 <= samples <= SAMPLES_MAX:
            raise _klad.KladError(f"found {samples} samples, wanted 1 to {SAMPLES_MAX}")
        return self._episode.expected(self._seat(seat), samples, _bits(seed))

    def save(self) -> str:
        """Everything needed to rebuild this game, as text. :meth:`load` reads it."""
        return self._episode.save()

    @classmethod
    def load(cls, text: str) -> Game:
        """The game that :meth:`save` wrote."""
        episode = _klad.Episode.load(text)
        return cls(episode, json.loads(text)["game"])

    @classmethod
    def from_transcript(cls, text: str, moves: int | None = None) -> Game:
        """The game after ``moves`` moves of a transcript, by default after all of them."""
        game: str = json.loads(_klad.verify(text))["game"]
        return cls(_klad.Episode.from_transcript(text, moves), game)

    def transcript(self, players: Sequence[str] | None = None) -> str:
        """The game as a transcript, which ``klad verify`` and :func:`klad.analyze` accept."""
        names = [f"player {chr(65 + seat)}" for seat in range(self.seats)] if players is None else list(players)
        return self._episode.transcript(names)

    def render(self, seat: int | None = None) -> str:
        """The table as text, as a seat sees it with perfect recall; ``None`` is a spectator."""
        return _render.text(self.game, self.view(seat))

    def picture(self, seat: int | None = None) -> npt.NDArray[np.uint8]:
        """The same as an RGB array. All pictures of a game have the same size."""
        columns, rows = _render.SIZE[self.game]
        return _klad.rasterize(self.render(seat), columns, rows)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.seats:
                raise _klad.WrongSeat(f"found seat {seat}, wanted 0 to {self.seats - 1}")
            return int(seat)
        asked = self.seat
        if asked is None:
            raise _klad.WrongSeat("the game is over: nobody is asked")
        return asked

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Game.load, (self.save(),)


def open_game(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
) -> Game:
    """Opens a table. The same seed, options and moves always give the same game; without a seed one is drawn."""
    about = describe(game)
    count = about.seats_together if seats is None else seats
    if not 0 < count < 256:
        raise _klad.BadOption(f"found {count} seats, wanted {about.seats[0]} to {about.seats[-1]}")
    text = json.dumps(options) if options else ""
    return Game(_klad.Episode(game, count, text, secret(seed)), game)


def secret(seed: int | None) -> bytes:
    """The 32-byte secret of a seed: the number in little-endian order."""
    if seed is None:
        return secrets.token_bytes(32)
    if not 0 <= int(seed) < 1 << 256:
        raise _klad.KladError(f"found the seed {seed}, wanted a number from 0 to 2**256 - 1")
    return int(seed).to_bytes(32, "little")


def _bits(seed: int) -> int:
    if not 0 <= seed < 1 << 64:
        raise _klad.KladError(f"found the seed {seed}, wanted a number from 0 to 2**64 - 1")
    return int(seed)


def rewards_of(kind: str | None, seats: int) -> str:
    """What rewards are based on: by default the win, and the score in a solo game."""
    if kind is None:
        return "win" if seats > 1 else "score"
    if kind == "win" and seats == 1:
        raise _klad.KladError("found the rewards 'win' for a solo game, wanted score, points or expected: nobody can be beaten")
    return kind


class Payer:
    """Computes the reward of a step for each seat."""

    def __init__(self, kind: str | None, seats: int) -> None:
        if kind is not None and kind not in REWARDS:
            raise _klad.KladError(f"found the rewards {kind!r}, wanted one of {', '.join(REWARDS)}")
        self.kind = rewards_of(kind, seats)
        self.at_the_end = self.kind in ("win", "score")
        self._before: list[float] = []

    def reset(self, game: Game) -> None:
        """Resets for a new game."""
        self._before = self._worth(game)

    def paid(self, game: Game) -> list[float]:
        """What has been earned since the last call."""
        now = self._worth(game)
        gains = [after - before for before, after in zip(self._before, now)]
        self._before = now
        return gains

    def _worth(self, game: Game) -> list[float]:
        if self.kind == "points":
            return [float(number) for number in game.points()]
        if self.kind == "expected":
            # Each seat's own expectation, from its own view: another seat's would leak information.
            return [game.expected(seat)[seat] for seat in range(game.seats)]
        outcome = game.outcome
        if outcome is None:
            return [0.0] * game.seats
        return [float(score) for score in outcome.scores] if self.kind == "score" else game.win_rewards()
