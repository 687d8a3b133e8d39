"""The games for OpenSpiel. Importing this module registers them with ``pyspiel``.

>>> import klad.openspiel, pyspiel                                   # doctest: +SKIP
>>> game = pyspiel.load_game("klad_my_treasure(players=3)")          # doctest: +SKIP

Each game has two forms: ``klad_<game>`` asks one player at a time, ``klad_<game>_simultaneous`` all of them at every step
(:func:`klad.parallel_env` says how their actions are played). Parameters are ``players`` and ``options``, which is JSON.

Chance is explicit and comes first: three chance nodes of 256 outcomes each choose one of 2**24 deals, and everything that
chance decides later follows from them.

A player's information state is everything it has seen, in order, and what it did: a digest of that, and its current view.
The tensor contains only the view. ``resample_from_infostate`` deals everything the player cannot know at random; every state
that looks the same to it is equally likely. It never falls back on the true state.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Callable

import numpy as np
import pyspiel

from klad import _klad
from klad._describe import describe, games
from klad._game import Game, open_game
from klad._parallel import play_at_once

CHANCE_NODES = 3
CHANCE_OUTCOMES = 256


def short_name(game: str, simultaneous: bool = False) -> str:
    """The name of a game in OpenSpiel."""
    return f"klad_{game.replace('-', '_')}{'_simultaneous' if simultaneous else ''}"


def _game_type(game: str, simultaneous: bool) -> Any:
    about = describe(game)
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=short_name(game, simultaneous),
        long_name=f"Klad: {game}{', everybody at once' if simultaneous else ''}",
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.seats[-1],
        min_num_players=about.seats_together,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": about.seats_together, "options": ""},
    )


class KladGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the catalog for OpenSpiel."""

    slug: str
    simultaneous: bool
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        about = describe(self.slug)
        self.players = int(params.get("players", about.seats_together))
        text = str(params.get("options", ""))
        try:
            self.options: dict[str, Any] = json.loads(text) if text else {}
        except ValueError as error:
            raise _klad.BadOption(f"the options: found {text!r}, wanted JSON ({error})") from error
        if self.players == 1:
            raise _klad.BadOption("found 1 player, wanted at least 2: games here are zero-sum, and a solo game has nobody to beat")
        # Opened once, so that invalid seats and options are refused here.
        open_game(self.slug, self.players, self.options, 0)
        info = pyspiel.GameInfo(
            num_distinct_actions=about.actions,
            max_chance_outcomes=CHANCE_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=about.moves_max * self.players + CHANCE_NODES,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> KladState:
        """A game before its deal."""
        return KladState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KladObserver:
        """The observer, which says what each player knows."""
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return KladObserver(self.slug, recall, params)


class KladState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: KladGame) -> None:
        super().__init__(game)
        self._slug = game.slug
        self._players = game.players
        self._options = game.options
        self._simultaneous = game.simultaneous
        self._seed: list[int] = []
        self._table: Game | None = None
        self._memory: list[bytes] = [b""] * game.players
        self._views: list[str] = [""] * game.players
        self._guessed = False

    @property
    def table(self) -> Game:
        """The underlying game."""
        if self._table is None:
            raise _klad.KladError("the cards are not dealt yet")
        return self._table

    def current_player(self) -> Any:
        """The player the game asks."""
        if self._table is None:
            return pyspiel.PlayerId.CHANCE
        seat = self._table.seat
        if seat is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.SIMULTANEOUS if self._simultaneous else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(action) for action in self.table.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each byte of the deal's number is equally likely."""
        return [(number, 1.0 / CHANCE_OUTCOMES) for number in range(CHANCE_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self._table is None:
            self._seed.append(int(action))
            if len(self._seed) == CHANCE_NODES:
                self._table = open_game(self._slug, self._players, self._options, int.from_bytes(self._seed, "little"))
                self._remember()
            return
        seat = self._table._seat(None)
        self._table.play(int(action), seat)
        self._did(seat, int(action))
        self._remember()

    def _apply_actions(self, actions: list[int]) -> None:
        play_at_once(self.table, [int(action) for action in actions])
        for seat, action in enumerate(actions):
            self._did(seat, int(action))
        self._remember()

    def _did(self, seat: int, action: int) -> None:
        self._memory[seat] = hashlib.sha256(self._memory[seat] + b"did" + str(action).encode()).digest()

    def _remember(self) -> None:
        """Adds each player's view to its memory if it has changed: what a player cannot see leaves no trace there."""
        for player in range(self._players):
            view = self.table.view_text(player)
            if view != self._views[player]:
                self._views[player] = view
                self._memory[player] = hashlib.sha256(self._memory[player] + view.encode()).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self._table is None:
            return f"deal {action}"
        return self._table.action_text(action, player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._table is not None and self._table.seat is None

    def returns(self) -> list[float]:
        """1 for a lone winner, zero-sum; all 0 before the end."""
        return [0.0] * self._players if self._table is None else self._table.win_rewards()

    def recalled(self, player: int) -> str:
        """Everything a player has seen and done, as a digest, and what it sees now."""
        return f"{self._memory[player].hex()}\n{self.seen(player)}"

    def seen(self, player: int) -> str:
        """What a player sees now, with perfect recall."""
        return self._views[player]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> KladState:
        """A state that looks the same to ``player``, with everything it cannot know dealt at random.

        The memory of the other players starts at this position. The state cannot be serialized: no deal leads to it.
        """
        state: KladState = self.clone()
        if self._table is None:
            return state
        seed = int(probability_sampler() * 2**53) & (2**53 - 1)
        state._table = self._table.guess(player, seed)
        state._guessed = True
        for other in range(self._players):
            if other != player:
                state._memory[other], state._views[other] = b"", ""
        state._remember()
        return state

    def serialize(self) -> str:
        """The history, from which the state can be rebuilt."""
        if self._guessed:
            raise _klad.KladError("a resampled state cannot be serialized: no deal leads to it")
        return str(super().serialize())

    def __str__(self) -> str:
        return f"{self._slug}, before the deal {self._seed}" if self._table is None else self._table.render()


class KladObserver:
    """What a player knows, as numbers and as text."""

    def __init__(self, slug: str, recall: bool, params: Any) -> None:
        if params:
            raise _klad.KladError(f"found the observation parameters {params}, wanted none")
        self._about = describe(slug)
        self._high = self._about.high.astype(np.float32)
        self._recall = recall
        self.tensor = np.zeros(self._about.observation_size, np.float32)
        self.dict = self._about.split(self.tensor)

    def set_from(self, state: KladState, player: int) -> None:
        """Fills in what a player sees, each number scaled to 0 to 1."""
        self.tensor.fill(0)
        if state._table is not None:
            np.divide(state._table.observe(player)["observation"], self._high, out=self.tensor)

    def string_from(self, state: KladState, player: int) -> str:
        """What a player sees, or everything it has seen and done."""
        return state.recalled(player) if self._recall else state.seen(player)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for slug in games():
        for simultaneous in (False, True):
            if short_name(slug, simultaneous) in known:
                continue
            game_type = _game_type(slug, simultaneous)
            name = "".join(word.title() for word in slug.split("-")) + ("Simultaneous" if simultaneous else "")
            made = type(name, (KladGame,), {"slug": slug, "simultaneous": simultaneous, "game_type": game_type})
            # Pickling looks the class up by its name.
            made.__module__ = __name__
            globals()[name] = made
            pyspiel.register_game(game_type, made)


_register()
