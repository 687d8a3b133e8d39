"""PettingZoo's agent-environment cycle."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pettingzoo
from gymnasium import spaces

from klad import _klad
from klad._describe import describe
from klad._game import Game, Observation, Payer, open_game

RENDER_MODES = ["ansi", "human", "rgb_array"]


def agent_names(seats: int) -> list[str]:
    """The agents of a table, one per seat."""
    return [f"seat_{seat}" for seat in range(seats)]


def observation_space(game: str) -> spaces.Dict:
    """The observation of a seat, and the mask of its actions."""
    about = describe(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(about.high), about.high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (about.actions,), dtype=np.int8),
        }
    )


def check_render_mode(render_mode: str | None) -> None:
    """Refuses a render mode that does not exist."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise _klad.KladError(f"found the render mode {render_mode!r}, wanted one of {', '.join(RENDER_MODES)}")


class Table:
    """What both PettingZoo environments share: seats, spaces, saving, rendering."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        rewards: str | None,
        render_mode: str | None,
        max_cycles: int | None,
    ) -> None:
        check_render_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise _klad.KladError(f"found {max_cycles} cycles at most, wanted at least 1")
        self.game_name = game
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata: dict[str, Any] = {
            "render_modes": RENDER_MODES,
            "name": f"klad_{game.replace('-', '_')}_v{describe(game).rules_version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self._options = dict(options or {})
        # Opened right away, so that wrong options are refused where they are given.
        self._game: Game | None = open_game(game, seats, options, 0)
        self._payer = Payer(rewards, self._game.seats)
        self._closed = False
        self.possible_agents = agent_names(self._game.seats)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(describe(game).actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation of an agent, and the mask of its actions."""
        return self.observation_spaces[self.possible_agents[self.seat_of(agent)]]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The actions; the last one passes."""
        return self.action_spaces[self.possible_agents[self.seat_of(agent)]]

    @property
    def game(self) -> Game:
        """The game in progress."""
        if self._closed:
            raise _klad.Closed("this environment has been closed")
        if self._game is None:
            raise _klad.KladError("this environment has not been reset")
        return self._game

    def _deal(self, seed: int | None) -> None:
        """Starts a new game. A seed restarts the stream of seeds; without one, the stream continues."""
        if self._closed:
            raise _klad.Closed("this environment has been closed")
        if seed is not None and seed < 0:
            raise _klad.KladError(f"found the seed {seed}, wanted at least 0")
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        number = int.from_bytes(self._rng.bytes(32), "little")
        self._game = open_game(self.game_name, len(self.possible_agents), self._options, number)
        self._payer.reset(self._game)
        self.agents = self.possible_agents[:]

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        seat = self._seats.get(agent)
        if seat is None:
            raise _klad.WrongSeat(f"found the agent {agent!r}, wanted one of {', '.join(self.possible_agents)}")
        return seat

    def guess(self, seat: int, seed: int) -> Game:
        """A sample of the information set of ``seat``: a game that looks the same to it, with the rest dealt at random."""
        return self.game.guess(seat, seed)

    def save(self) -> str:
        """The game in progress as text."""
        return self.game.save()

    def _resume(self, text: str) -> None:
        """Continues a game that :meth:`save` wrote."""
        game = Game.load(text)
        if (game.game, game.seats) != (self.game_name, len(self.possible_agents)):
            raise _klad.BadRecord(
                f"found a game of {game.game} with {game.seats} seats, wanted {self.game_name} with {len(self.possible_agents)}"
            )
        if self._closed:
            raise _klad.Closed("this environment has been closed")
        self._game = game
        self._payer.reset(game)
        self.agents = self.possible_agents[:]

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What a spectator sees: as text, as pixels, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        if self.render_mode == "rgb_array":
            return self.game.picture()
        drawn = self.game.render()
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """Closes the environment; using it afterwards raises ``klad.Closed``. Closing it twice does no harm."""
        self._closed = True
        self._game = None


class AECEnv(Table, pettingzoo.AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game as PettingZoo's agent-environment cycle: one agent is asked at a time.

    Seats that may act although nobody waits for them are asked before the others, clockwise, and may pass. They are asked
    whether or not they have a move, so being asked reveals nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        rewards: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        pettingzoo.AECEnv.__init__(self)
        Table.__init__(self, game, seats, options, rewards, render_mode, max_cycles)
        self._steps = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. ``options`` is PettingZoo's; the options of the game are given when the environment is made."""
        self._deal(seed)
        self._begin()

    def _begin(self) -> None:
        """Sets up everything that PettingZoo keeps besides the game."""
        self._steps = 0
        self._nothing = dict.fromkeys(self.agents, 0.0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat or 0]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, with perfect recall."""
        seat, game = self._seats.get(agent), self._game
        if seat is None or game is None:
            # One of these says what is wrong.
            game, seat = self.game, self.seat_of(agent)
        return game.seen_by(seat)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, what it has earned since it was last asked, and whether it is done."""
        agent = self.agent_selection
        shown = (self._game or self.game).seen_by(self._seats[agent]) if observe else None
        earned = self._cumulative_rewards[agent]
        return shown, earned, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action: int | None) -> None:
        """Takes the action of the agent that is asked; ``None`` for an agent that is done."""
        game = self._game or self.game
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise _klad.WrongSeat(f"found action {action} of {agent}, which is done; wanted None")
            self._was_dead_step(None)
            return
        if action is None:
            raise _klad.IllegalMove(f"found no action of {agent}, wanted 0 to {game.about.actions - 1}")
        asked = game.take(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        if asked is None or not self._payer.at_the_end:
            self.rewards = dict(zip(self.agents, self._payer.paid(game)))
            self._accumulate_rewards()
        else:
            self.rewards = self._nothing
        if asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[asked]
            if self._steps == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def restore(self, text: str) -> None:
        """Continues a game that :meth:`save` wrote. Rewards and cycles start at 0."""
        self._resume(text)
        self._begin()
        self.terminations = dict.fromkeys(self.agents, self.game.outcome is not None)
