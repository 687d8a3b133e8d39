"""Whether guesses are fair: a chi-squared test over what a seat cannot know."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Callable

import klad


def hidden(game: str, guess: klad.Game) -> list[Any]:
    """What seat 0 cannot know in the first position of a game: cards of seat 1, or the next card of the deck."""
    if game == "treasure-maps":
        return list(guess.view(1)["hand"]["cards"])
    if game == "lost-mines":
        return [held["card"] for held in guess.view(1)["hand"]]
    if game == "klatz":
        return list(guess.view(1)["players"][1]["compositions"]["cards"])
    drawn = guess.copy()
    drawn.play("draw")
    return [drawn.view(0)["drawn"]]


def unseen(game: str, position: klad.Game) -> int:
    """How many equally likely cards these can be."""
    if game == "treasure-maps":
        # No card is face up before everybody has chosen.
        return 47 - 4
    if game == "lost-mines":
        return 63 - len(position.view(0)["hand"])
    if game == "klatz":
        view = position.view(0)
        return 25 - len(view["open"]) - len(view["players"][0]["compositions"]["cards"])
    return 30


def chi_squared(
    game: str,
    resample: Callable[[klad.Game, int], klad.Game],
    samples: int = 3000,
    start: klad.Game | None = None,
) -> tuple[float, int]:
    """The chi-squared statistic of the sampled cards against the uniform distribution, and the degrees of freedom."""
    position = start or klad.open_game(game, seed=11)
    counts: Counter[str] = Counter()
    for seed in range(samples):
        # An orc is drawn, not a treasure card, in some guesses of My Treasure.
        counts.update(card for card in hidden(game, resample(position, seed)) if card is not None)
    places = unseen(game, position)
    if not counts:
        return math.inf, places - 1
    expected = sum(counts.values()) / places
    numbers = list(counts.values()) + [0] * (places - len(counts))
    return sum((number - expected) ** 2 / expected for number in numbers), places - 1


def quantile(freedom: int, deviations: float) -> float:
    """The chi-squared value this many standard deviations up, by the Wilson-Hilferty approximation."""
    return freedom * (1 - 2 / (9 * freedom) + deviations * math.sqrt(2 / (9 * freedom))) ** 3
