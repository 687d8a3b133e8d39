"""What is known about a game before it is played: seats, options, observations, actions."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from typing import Any, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from klad import _klad


def games() -> list[str]:
    """The names of the games."""
    return _klad.slugs()


@dataclass(frozen=True)
class Plane:
    """A group of adjacent numbers in an observation that have the same meaning."""

    name: str
    shape: tuple[int, ...]
    high: int
    about: str
    start: int
    stop: int


@dataclass(frozen=True)
class Factors:
    """The factors of actions: for each action, a small number for its kind, its card, its place and so on.

    0 means that an action has no such part; passing has none at all. Networks for games with thousands of actions choose
    factor by factor: :meth:`mask` says which values are left once the earlier factors are chosen.
    """

    names: tuple[str, ...]
    sizes: tuple[int, ...]
    about: tuple[str, ...]
    table: npt.NDArray[np.uint16]

    def encode(self, action: int) -> tuple[int, ...]:
        """The factors of an action."""
        return tuple(int(value) for value in self.table[action])

    def decode(self, values: Sequence[int], legal: npt.NDArray[np.integer[Any]]) -> int:
        """The action of ``legal`` that has these factors."""
        same = (self.table[legal] == np.asarray(values, dtype=np.uint16)).all(axis=1)
        found = legal[same]
        if len(found) != 1:
            raise _klad.IllegalMove(f"found the factors {tuple(values)}, which are those of {len(found)} legal actions, wanted one")
        return int(found[0])

    def mask(self, legal: npt.NDArray[np.integer[Any]], chosen: Sequence[int] = ()) -> npt.NDArray[np.bool_]:
        """Which values the next factor can take, given the ``chosen`` earlier ones."""
        rows = self.table[legal]
        for place, value in enumerate(chosen):
            rows = rows[rows[:, place] == value]
        mask = np.zeros(self.sizes[len(chosen)], dtype=np.bool_)
        mask[rows[:, len(chosen)]] = True
        return mask


@dataclass(frozen=True)
class Description:
    """A game as learners see it. ``print`` it to read the layout of an observation."""

    game: str
    rules_version: int
    seats: tuple[int, ...]
    moves_max: int
    levels: tuple[str, ...]
    options: tuple[dict[str, Any], ...]
    planes: tuple[Plane, ...]
    observation_size: int
    actions: int
    factors: Factors

    @property
    def seats_together(self) -> int:
        """The fewest seats of a table where somebody can be beaten: the default everywhere."""
        return max(2, self.seats[0])

    @property
    def pass_action(self) -> int:
        """The action that passes."""
        return self.actions - 1

    @functools.cached_property
    def high(self) -> npt.NDArray[np.uint8]:
        """The highest value of each number in an observation: dividing by it scales all of them to 0 to 1."""
        return np.concatenate([np.full(plane.stop - plane.start, plane.high, dtype=np.uint8) for plane in self.planes])

    def split(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """An observation, or an array whose last axis is one, as named planes in their shapes. Nothing is copied."""
        front = observation.shape[:-1]
        return {plane.name: observation[..., plane.start : plane.stop].reshape(front + plane.shape) for plane in self.planes}

    def _lines(self) -> Iterator[str]:
        seats = f"{self.seats[0]} to {self.seats[-1]}"
        yield f"{self.game}: {seats} seats, rules version {self.rules_version}, bots {', '.join(self.levels)}"
        yield f"\nobservation: {self.observation_size} numbers (uint8); seats are counted clockwise from the viewer"
        for plane in self.planes:
            shape = "x".join(str(size) for size in plane.shape)
            yield f"  {plane.start:>5}  {plane.name:<20} {shape:<12} 0..{plane.high:<4} {plane.about}"
        yield f"\nactions: {self.actions}; {self.pass_action} passes"
        for name, size, about in zip(self.factors.names, self.factors.sizes, self.factors.about):
            yield f"  {name:<8} 0..{size - 1:<5} {about}"
        yield "\noptions:"
        for option in self.options:
            yield f"  {option['name']}: {_values(option['kind'])}"

    def __str__(self) -> str:
        return "\n".join(self._lines())


def _values(kind: dict[str, Any]) -> str:
    if kind["type"] == "switch":
        return f"true or false ({str(kind['default']).lower()})"
    if kind["type"] == "number":
        return f"{kind['least']} to {kind['most']} ({kind['default']})"
    return ", ".join(str(value) for value in kind["values"])


@functools.lru_cache(maxsize=None)
def describe(game: str) -> Description:
    """What observations and actions of this game mean, and which seats and options it has.

    >>> print(describe("my-treasure"))  # doctest: +SKIP
    """
    facts = json.loads(_klad.facts(game))
    planes, start = [], 0
    for plane in facts["planes"]:
        stop = start + int(np.prod(plane["shape"]))
        planes.append(Plane(plane["name"], tuple(plane["shape"]), plane["high"], plane["about"], start, stop))
        start = stop
    seats = tuple(range(facts["seats_min"], facts["seats_max"] + 1))
    actions = facts["moves"] + 1
    table = _klad.Episode(game, seats[0], "", bytes(32)).factor_table().reshape(actions, len(facts["factors"]))
    table.setflags(write=False)
    factors = Factors(
        tuple(factor["name"] for factor in facts["factors"]),
        tuple(factor["size"] for factor in facts["factors"]),
        tuple(factor["about"] for factor in facts["factors"]),
        table,
    )
    return Description(
        game=game,
        rules_version=facts["rules_version"],
        seats=seats,
        moves_max=facts["plies_max"],
        levels=tuple(facts["levels"]),
        options=tuple(facts["options"]),
        planes=tuple(planes),
        observation_size=start,
        actions=actions,
        factors=factors,
    )
