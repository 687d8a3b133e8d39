"""Bots, and matches between bots."""

from __future__ import annotations

import json
import secrets
from typing import Any, Callable, Mapping, Protocol, Sequence

from klad import _klad
from klad._describe import describe
from klad._game import Game, _bits


class PlayerProgram(Protocol):
    """A bot written in Python, for :func:`arena`."""

    def choose(self, view: dict[str, Any], legal: list[str], must: bool) -> str | None:
        """One of ``legal``, in notation; ``None`` passes, which is allowed where ``must`` is false."""


class Bot:
    """A bot of the catalog. It gets views and legal moves, never a state."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        self._bot = _klad.Bot(game, level, _bits(seed))
        self.game = game
        self.level = level
        self._seed = seed

    def choose(self, view: dict[str, Any] | str, legal: Sequence[str], must: bool = True) -> str | None:
        """Chooses one of ``legal``, in notation, from a view with perfect recall (as :meth:`Game.view` returns it).

        ``None`` passes, which happens only where ``must`` is false.
        """
        text = view if isinstance(view, str) else json.dumps(view)
        return self._bot.answer(text, list(legal), must)

    def act(self, game: Game, seat: int | None = None) -> int:
        """The action it takes for a seat in a game in progress, by default the seat that is asked."""
        return self._bot.act(game._episode, game._seat(seat))

    def __reduce__(self) -> tuple[Any, ...]:
        # The state of its random generator is not saved: a restored bot starts over.
        return Bot, (self.game, self.level, self._seed)


def bot(game: str, level: str = "medium", seed: int | None = None) -> Bot:
    """A bot of a level such as ``"medium"``, ``"hard:1000"`` (samples) or ``"hard:200ms"`` (time)."""
    return Bot(game, level, secrets.randbits(63) if seed is None else seed)


def arena(
    game: str,
    bots: Mapping[str, str | Callable[[int], PlayerProgram]] | Sequence[str],
    seats: int | None = None,
    deals: int = 100,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    threads: int = 0,
) -> dict[str, Any]:
    """Has bots play each other; returns ratings and results with error bars.

    ``bots`` are levels, or names with a level or a function that makes a :class:`PlayerProgram` from a seed. Every deal is
    played once from each seat. An exception in a Python bot, or an illegal move, ends the match and is raised.
    """
    named = bots if isinstance(bots, Mapping) else {level: level for level in bots}
    count = describe(game).seats[0] if seats is None else seats
    text = json.dumps(options) if options else ""
    result: dict[str, Any] = json.loads(_klad.arena(game, list(named.items()), count, deals, text, seed, threads))
    return result
