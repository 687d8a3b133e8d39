"""The Gymnasium environment: one learner, with bots in the other seats."""

from __future__ import annotations

import json
from typing import Any, Sequence

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from klad import _klad
from klad._aec import RENDER_MODES, check_render_mode
from klad._bots import Bot
from klad._describe import describe
from klad._game import Game, Payer, open_game


class GymEnv(gymnasium.Env[npt.NDArray[np.uint8], np.int64]):
    """One learner against bots. The mask of legal actions is in ``info["action_mask"]`` and :meth:`action_masks`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] | None = None,
        options: dict[str, Any] | None = None,
        seat: int | None = 0,
        rewards: str | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        if illegal not in ("raise", "end"):
            raise _klad.KladError(f"found illegal={illegal!r}, wanted 'raise' or 'end'")
        about = describe(game)
        self.opponents = ["medium"] * (about.seats_together - 1) if opponents is None else list(opponents)
        self.seats = len(self.opponents) + 1
        if seat is not None and not 0 <= seat < self.seats:
            raise _klad.WrongSeat(f"found seat {seat}, wanted 0 to {self.seats - 1}, or None")
        self.game_name = game
        self.render_mode = render_mode
        self.observation_space = spaces.Box(np.zeros_like(about.high), about.high, dtype=np.uint8)
        self.action_space = spaces.Discrete(about.actions)
        self._options = dict(options or {})
        self._payer = Payer(rewards, self.seats)
        self._illegal = illegal
        self._wanted_seat = seat
        self.seat = seat or 0
        self._closed = False
        self._over = True
        # Opened right away, so that wrong options and levels are refused where they are given.
        self._game = open_game(game, self.seats, options, 0)
        self._bots = {number: Bot(game, level, 0) for number, level in enumerate(self.opponents)}

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
        return self._begin(open_game(self.game_name, self.seats, self._options, number))

    def save(self) -> str:
        """The game in progress as text, and where the learner sits."""
        return json.dumps({"seat": self.seat, "game": self.game.save()})

    def restore(self, text: str) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Continues a game that :meth:`save` wrote, against new bots of the same levels; returns what :meth:`reset` does."""
        if self._closed:
            raise _klad.Closed("this environment has been closed")
        try:
            saved = json.loads(text)
            seat, game = int(saved["seat"]), Game.load(str(saved["game"]))
        except (KeyError, TypeError, json.JSONDecodeError) as error:
            raise _klad.BadRecord(f"the saved environment: {error!r}") from error
        if (game.game, game.seats) != (self.game_name, self.seats) or not 0 <= seat < self.seats:
            raise _klad.BadRecord(
                f"found a game of {game.game} with {game.seats} seats, wanted {self.game_name} with {self.seats}"
            )
        self.seat = seat
        return self._begin(game)

    def _begin(self, game: Game) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Puts bots into the other seats and lets them play until the learner is asked."""
        self._game = game
        self._bots = {
            (self.seat + 1 + place) % self.seats: Bot(self.game_name, level, int(self.np_random.integers(1 << 62)))
            for place, level in enumerate(self.opponents)
        }
        self._payer.reset(game)
        self._let_bots_play()
        self._over = game.outcome is not None
        return self._shown()

    def step(self, action: Any) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Takes the learner's action and lets the bots play until it is asked again."""
        if self.game.seat is None or self._over:
            raise _klad.WrongSeat("the game is over; wanted reset()")
        try:
            self.game.take(self.seat, action)
        except _klad.KladError as refusal:
            if self._illegal == "raise":
                raise
            self._over = True
            seen, info = self._shown()
            return seen, -1.0, True, False, info | {"illegal": str(refusal), "rule": getattr(refusal, "rule", None)}
        self._let_bots_play()
        self._over = self.game.outcome is not None
        reward = self._payer.paid(self.game)[self.seat]
        if self.render_mode == "human":
            self.render()
        seen, info = self._shown()
        return seen, reward, self._over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask of legal actions, in the form that sb3-contrib's MaskablePPO expects."""
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
        """A game that looks the same to the learner, with everything it cannot know dealt at random."""
        return self.game.guess(self.seat, seed)

    def close(self) -> None:
        """Closes the environment; using it afterwards raises ``klad.Closed``. Closing it twice does no harm."""
        self._closed = True

    def _let_bots_play(self) -> None:
        game = self._game
        while (asked := game.seat) is not None and asked != self.seat:
            game.play(self._bots[asked].act(game, asked), asked)

    def _shown(self) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """The learner's observation and its ``info``."""
        shown = self.game.observe(self.seat)
        info: dict[str, Any] = {"action_mask": shown["action_mask"], "seat": self.seat}
        outcome = self.game.outcome
        if outcome is not None:
            info["scores"], info["places"] = outcome.scores, outcome.places
        return shown["observation"], info
