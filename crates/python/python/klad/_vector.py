"""Many games at once, stepped in Rust on all cores without the GIL."""

from __future__ import annotations

import json
from typing import Any, Sequence

import numpy as np
import numpy.typing as npt

from klad import _klad
from klad._describe import Description, describe
from klad._game import Game, rewards_of


class VectorEnv:
    """Many games, each of which waits for one seat. Games that end restart automatically.

    Every step fills the arrays in place; copy what you keep.

    - ``observations`` (games, numbers): what the asked seat of each game knows.
    - ``masks`` (games, actions): a 1 for each of its legal actions. With ``masks="bits"`` (games, bytes): eight
      actions in a byte, which ``numpy.unpackbits(row, count=actions, bitorder="little")`` takes apart. (games, 0) without masks.
      :meth:`legal` has the same as a sparse list.
    - ``seats`` (games,): the seat that is asked.
    - ``rewards`` (games, seats): what the last step paid.
    - ``done`` (games,): whether a game ended in the last step; the other arrays already show the next one.
    """

    def __init__(self, batch: _klad.Batch, game: str, packed: bool) -> None:
        self._batch = batch
        self.game_name = game
        self.about: Description = describe(game)
        self.observations: npt.NDArray[np.uint8] = batch.observations
        self.masks: npt.NDArray[Any] = batch.masks if packed else batch.masks.view(np.int8)
        self.seats: npt.NDArray[np.int32] = batch.asked
        self.rewards: npt.NDArray[np.float32] = batch.rewards
        self.done: npt.NDArray[np.bool_] = batch.done

    def step(self, actions: npt.NDArray[np.integer[Any]] | None = None) -> None:
        """Takes an action in every game. If one of them is illegal, the exception names it and no game is changed.

        Without actions every game draws one, uniformly over the legal ones: the same games as ``step(sample())``, sooner.
        """
        if actions is None:
            self._batch.step()
            return
        numbers = np.asarray(actions)
        if numbers.dtype.kind not in "iu" or numbers.ndim != 1:
            # Rounding fractions would hide a mistake.
            found = f"{numbers.dtype} in {numbers.ndim} dimensions"
            raise _klad.IllegalMove(f"found actions of type {found}, wanted whole numbers in one")
        self._batch.step(numbers)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random action for every game, uniform over the legal ones."""
        return self._batch.sample()

    def legal(self) -> tuple[npt.NDArray[np.uint32], npt.NDArray[np.int64]]:
        """The legal actions of all games in one array, and where those of each game begin (one entry more than games)."""
        return self._batch.legal()

    def game(self, row: int) -> Game:
        """A copy of the game in a row, hidden cards included. It plays on, but no seed deals it, so it cannot be saved."""
        if not 0 <= row < len(self):
            raise _klad.KladError(f"found row {row}, wanted 0 to {len(self) - 1}")
        return Game(self._batch.game(row), self.game_name)

    def __reduce__(self) -> tuple[Any, ...]:
        raise _klad.KladError("a vector cannot be pickled or copied; open it again, or copy single games with game(row)")

    def close(self) -> None:
        """Stops the threads. Another step raises ``klad.Closed``."""
        self._batch.close()

    def __len__(self) -> int:
        return len(self._batch)


def vector_env(
    game: str,
    n: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    opponents: Sequence[str] = (),
    rewards: str | None = None,
    seed: int = 0,
    threads: int = 0,
    masks: bool | str = True,
) -> VectorEnv:
    """Opens ``n`` games at once.

    Without ``opponents`` learners sit in every seat. With them, one learner plays against these bots and moves around the
    table from game to game. ``rewards`` is ``"win"``, ``"score"`` or ``"points"``, as in :func:`env`. ``threads`` 0 means
    one per core; the games do not depend on the number of threads. ``masks="bits"`` packs eight actions into a byte and ``masks=False`` leaves the
    masks out, which are large where there are thousands of actions; :meth:`VectorEnv.legal` says the same.
    """
    about = describe(game)
    count = seats if seats is not None else (len(opponents) + 1 if opponents else about.seats_together)
    for name, number, least, most in [
        ("n", n, 1, 1_000_000),
        ("seed", seed, 0, (1 << 64) - 1),
        ("threads", threads, 0, 1024),
    ]:
        if not least <= number <= most:
            raise _klad.KladError(f"found {name}={number}, wanted {least} to {most}")
    if not 0 < count < 256:
        raise _klad.BadOption(f"found {count} seats, wanted {about.seats[0]} to {about.seats[-1]}")
    kinds = {True: "bytes", False: "none", "bits": "bits"}
    if masks not in kinds:
        raise _klad.KladError(f"found masks={masks!r}, wanted True, False or 'bits'")
    text = json.dumps(options) if options else ""
    batch = _klad.Batch(game, n, count, text, list(opponents), rewards_of(rewards, count), seed, threads, kinds[masks])
    return VectorEnv(batch, game, masks == "bits")
