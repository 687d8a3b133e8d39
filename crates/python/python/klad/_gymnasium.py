"""Gymnasium's form: one learner, bots at the other seats."""

from __future__ import annotations

from typing import Any, Sequence

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from klad import _klad
from klad._aec import RENDER_MODES, check_render_mode
from klad._describe import describe
from klad._game import Game, Payer, open_game


class GymEnv(gymnasium.Env[npt.NDArray[np.uint8], np.int64]):
    """One learner against bots. The mask of open actions is in ``info["action_mask"]`` and :meth:`action_masks`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        options: dict[str, Any] | None = None,
        seat: int | None = 0,
        rewards: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in ("raise", "end"):
            raise _klad.KladError(f"found illegal={illegal!r}, wanted 'raise' or 'end'")
        about = describe(game)
        self.opponents = ["medium"] * (about.seats[0] - 1) if opponents is None else list(opponents)
        self.seats = len(self.opponents) + 1
        if seat is not None and not 0 <= seat < self.seats:
            raise _klad.WrongSeat(f"found seat {seat}, wanted 0 to {self.seats - 1}, or None")
        self.game_name = game
        self.render_mode = render_mode
        self.observation_space = spaces.Box(np.zeros_like(about.high), about.high, dtype=np.uint8)
        self.action_space = spaces.Discrete(about.actions)
        self._options = dict(options or {})
        self._payer = Payer(rewards)
        self._illegal = illegal
        self._wanted_seat = seat
        self.seat = seat or 0
        self._closed = False
        self._over = True
        # Opened and asked at once, so that wrong options and levels are refused where they are given.
        self._game = open_game(game, self.seats, options, 0)
        self._bots = {number: _klad.Bot(game, level, 0) for number, level in enumerate(self.opponents)}

    @property
    def game(self) -> Game:
        """The game in progress."""
        if self._closed:
            raise _klad.Closed("this environment has been closed")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Deals a new game and lets the bots play until the learner is asked."""
        super().reset(seed=seed)
        if self._closed:
            raise _klad.Closed("this environment has been closed")
        number = int.from_bytes(self.np_random.bytes(32), "little")
        self.seat = int(self.np_random.integers(self.seats)) if self._wanted_seat is None else self._wanted_seat
        self._game = open_game(self.game_name, self.seats, self._options, number)
        seeds = [int(self.np_random.integers(1 << 62)) for _ in self.opponents]
        self._bots = {
            (self.seat + 1 + place) % self.seats: _klad.Bot(self.game_name, level, seeds[place])
            for place, level in enumerate(self.opponents)
        }
        self._payer.reset(self._game)
        self._over = False
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Takes the learner's action and lets the bots play until it is asked again."""
        if self.game.seat is None or self._over:
            raise _klad.WrongSeat("the game is over; wanted reset()")
        try:
            self.game.play(int(action), self.seat)
        except _klad.KladError as refusal:
            if self._illegal == "raise":
                raise
            self._over = True
            info = self._info() | {"illegal": str(refusal), "rule": getattr(refusal, "rule", None)}
            return self._seen(), -1.0, True, False, info
        self._let_bots_play()
        self._over = self.game.outcome is not None
        reward = self._payer.paid(self.game)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self._over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are open, in the form that sb3-contrib's MaskablePPO asks for."""
        mask: npt.NDArray[np.bool_] = self.game.observe(self.seat)["action_mask"].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """What the learner sees: as text, as pixels, or printed."""
        if self.render_mode == "rgb_array":
            return self.game.picture(self.seat)
        drawn = self.game.render(self.seat)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def guess(self, seed: int) -> Game:
        """A game that looks the same to the learner, everything it cannot know dealt at random."""
        return self.game.guess(self.seat, seed)

    def close(self) -> None:
        """Ends the environment; everything but closing it again raises ``klad.Closed``."""
        self._closed = True

    def _let_bots_play(self) -> None:
        game = self._game
        while (asked := game.seat) is not None and asked != self.seat:
            game.play(self._bots[asked].act(game._episode, asked), asked)

    def _seen(self) -> npt.NDArray[np.uint8]:
        seen: npt.NDArray[np.uint8] = self.game.observe(self.seat)["observation"]
        return seen

    def _info(self) -> dict[str, Any]:
        mask = self.game.observe(self.seat)["action_mask"]
        outcome = self.game.outcome
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if outcome is not None:
            info["scores"], info["places"] = outcome.scores, outcome.places
        return info
