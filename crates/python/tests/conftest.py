"""Shared by the tests: every table that can be opened, and random play."""

from __future__ import annotations

import random
from typing import Iterator

import klad
import pytest

TABLES = [(game, seats) for game in klad.games() for seats in klad.describe(game).seats]
SMALLEST = [(game, klad.describe(game).seats_together) for game in klad.games()]
SHARED = [(game, seats) for game, seats in TABLES if seats > 1]


def named(table: tuple[str, int]) -> str:
    return f"{table[0]}-{table[1]}"


every_table = pytest.mark.parametrize("table", TABLES, ids=named)
every_shared_table = pytest.mark.parametrize("table", SHARED, ids=named)
every_game = pytest.mark.parametrize("table", SMALLEST, ids=named)


def walk(game: klad.Game, seed: int, steps: int) -> Iterator[klad.Game]:
    """Plays at random and yields the game before each action, and once more at the end."""
    chance = random.Random(seed)
    for _ in range(steps):
        if game.seat is None:
            break
        yield game
        game.play(int(chance.choice(game.legal())))
    yield game


def play_out(game: klad.Game, seed: int = 0) -> klad.Game:
    """Has *random* bots play to the end."""
    bots = [klad.bot(game.game, "random", seed + seat) for seat in range(game.seats)]
    while (seat := game.seat) is not None:
        game.play(bots[seat].act(game), seat)
    return game
