"""Four treasure games with hidden information, for learning and search research.

>>> import klad
>>> klad.games()
['my-treasure', 'treasure-maps', 'lost-mines', 'klatz']

- :func:`env` and :func:`parallel_env`: PettingZoo environments.
- :func:`make`: a Gymnasium environment for one learner against bots.
- :func:`vector_env`: many games at once, stepped in Rust without the GIL.
- :mod:`klad.openspiel`: the games for OpenSpiel.
- :func:`bot`, :func:`arena`, :func:`analyze`: bots, matches, analysis.
- :func:`describe`: what an observation and an action mean.

This package contains no rules: games, views and refusals come from the same Rust code that the server runs.
"""

from __future__ import annotations

import typing

from klad._bots import Bot, PlayerProgram, arena, bot
from klad._describe import Description, Factors, Plane, describe, games
from klad._game import Game, Outcome, open_game
from klad._klad import BadOption, BadRecord, Closed, IllegalMove, KladError, WrongSeat, __version__
from klad._records import analyze, read_transcript, run_scenario
from klad._vector import VectorEnv, vector_env

if typing.TYPE_CHECKING:
    from klad._aec import AECEnv
    from klad._gymnasium import GymEnv
    from klad._parallel import ParallelEnv

__all__ = [
    "BadOption",
    "BadRecord",
    "Bot",
    "Closed",
    "Description",
    "Factors",
    "Game",
    "IllegalMove",
    "KladError",
    "Outcome",
    "Plane",
    "PlayerProgram",
    "VectorEnv",
    "WrongSeat",
    "__version__",
    "analyze",
    "arena",
    "bot",
    "describe",
    "env",
    "games",
    "make",
    "open_game",
    "parallel_env",
    "read_transcript",
    "run_scenario",
    "vector_env",
]


def env(
    game: str,
    seats: int | None = None,
    options: dict[str, typing.Any] | None = None,
    rewards: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECEnv:
    """A PettingZoo AEC environment. Needs the package ``pettingzoo``.

    ``seats`` defaults to the fewest with which somebody can be beaten; ``options`` are those of :func:`describe`.
    ``rewards`` is ``"win"`` (at the end, 1 for a lone winner, zero-sum), ``"score"`` (at the end, the score),
    ``"points"`` (whenever a seat's points change, the change) or ``"expected"`` (the change of the share of the win that
    the seat can expect, estimated from its own view). The default is ``"win"``, and ``"score"`` for one seat, where
    ``"win"`` is refused.
    """
    from klad._aec import AECEnv

    return AECEnv(game, seats, options, rewards, render_mode, max_cycles)


def parallel_env(
    game: str,
    seats: int | None = None,
    options: dict[str, typing.Any] | None = None,
    rewards: str | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> ParallelEnv:
    """A PettingZoo parallel environment: every seat gives an action at every step. Needs the package ``pettingzoo``.

    A seat that cannot act passes; its mask allows nothing else. Calls by seats that nobody waits for
    come first, clockwise; if one is made, the position has changed and the other actions of the step are not played.
    Otherwise the seats the table waits for act in order of their number; an action that another seat's choice in the same
    step has made impossible is not played. A seat whose action was not played is asked again.
    """
    from klad._parallel import ParallelEnv

    return ParallelEnv(game, seats, options, rewards, render_mode, max_cycles)


def make(
    game: str,
    opponents: typing.Sequence[str] | None = None,
    options: dict[str, typing.Any] | None = None,
    seat: int | None = 0,
    rewards: str | None = None,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> GymEnv:
    """A Gymnasium environment for one learner against bots. Needs the package ``gymnasium``.

    ``opponents`` are the levels of the bots in the other seats, clockwise from the learner's left; the default is as few
    *medium* bots as the game allows, and at least one; ``[]`` is a solo game, for points, where there is one. ``seat`` is
    where the learner sits; ``None`` draws it for each game. ``illegal``
    says what an action outside the mask does: ``"raise"`` an exception that names the rule, or ``"end"`` the episode with
    a reward of -1 and the rule in ``info``.
    """
    from klad._gymnasium import GymEnv

    return GymEnv(game, opponents, options, seat, rewards, illegal, render_mode)
