"""PettingZoo's parallel environment: every seat gives an action at every step."""

from __future__ import annotations

from typing import Any

import pettingzoo

from klad import _klad
from klad._aec import Table
from klad._game import Game, Observation


def play_at_once(game: Game, chosen: list[int]) -> list[bool]:
    """Plays an action for every seat: calls first, then the seats the table waits for. Returns whose action was played."""
    passes, awaited, seats = game.about.pass_action, game.awaited, len(chosen)
    played = [action == passes for action in chosen]
    for step in range(1, seats):
        caller = (awaited[0] + step) % seats
        if caller not in awaited and chosen[caller] != passes:
            game.play(chosen[caller], caller)
            played[caller] = True
            return played
    for seat in awaited:
        if seat in game.awaited and chosen[seat] in game.legal(seat):
            game.play(chosen[seat], seat)
            played[seat] = True
    return played


class ParallelEnv(Table, pettingzoo.ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game in which every seat gives an action at every step; :func:`klad.parallel_env` says how they are played."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        rewards: str | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        Table.__init__(self, game, seats, options, rewards, render_mode, max_cycles)
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deals a new game."""
        self._deal(seed)
        self._steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def restore(self, text: str) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Continues a game that :meth:`save` wrote. Rewards and cycles start at 0; returns what :meth:`reset` does."""
        self._resume(text)
        self._steps = 0
        shown = self._observations()
        if self.game.outcome is not None:
            self.agents = []
        return shown, {agent: {} for agent in shown}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Takes an action for every agent."""
        game = self.game
        if not self.agents:
            raise _klad.WrongSeat("every agent is done; wanted reset()")
        chosen = self._checked(actions)
        played = play_at_once(game, chosen)
        self._steps += 1
        over = game.outcome is not None
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        gains = self._payer.paid(game)
        agents = self.agents
        # A seat learns whether its own action was played, which its next observation shows it anyway.
        infos: dict[str, dict[str, Any]] = {agent: {"played": played[seat]} for seat, agent in enumerate(agents)}
        result = (
            self._observations(),
            {agent: gains[seat] for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.game.observe(seat) for seat, agent in enumerate(self.agents)}

    def _checked(self, actions: dict[str, int]) -> list[int]:
        """A legal action for every seat, or an exception that names the illegal one."""
        for agent in actions:
            self.seat_of(agent)
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise _klad.WrongSeat(f"found no action of {', '.join(missing)}, wanted one of every agent")
        chosen = [_klad.checked(actions[agent], self.game.about.actions) for agent in self.agents]
        for seat, action in enumerate(chosen):
            if action not in self.game.legal(seat):
                if action == self.game.about.pass_action:
                    raise _klad.WrongSeat(f"seat {seat} cannot pass: the table waits for it")
                # The rules say why.
                self.game.copy().play(action, seat)
        return chosen
