"""OpenSpiel's own tests of games, and its algorithms on ours."""

from __future__ import annotations

import pickle
import random
from typing import Any, Callable

import klad
import klad.openspiel
import numpy as np
import pytest
import pyspiel
from conftest import SHARED, every_game, every_shared_table, named
from fairness import chi_squared, quantile

# These options make games of Klatz! end sooner.
SHORT = {"klatz": '{"stall_turns": 3}'}


def load(table: tuple[str, int], simultaneous: bool = False) -> Any:
    game, players = table
    params = {"players": players, "options": SHORT.get(game, "")}
    return pyspiel.load_game(klad.openspiel.short_name(game, simultaneous), params)


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.randrange(256))
    return state


# OpenSpiel serializes after every move by replaying the game so far, which takes too long for the long games of Lost Mines.
# Those are serialized at every 20th move instead.
REPLAYED = ("my-treasure", "treasure-maps", "klatz")


@every_shared_table
def test_openspiel_simulates_the_sequential_form(table: tuple[str, int]) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=table[0] in REPLAYED, verbose=False)


@every_shared_table
def test_openspiel_simulates_the_simultaneous_form(table: tuple[str, int]) -> None:
    pyspiel.random_sim_test(load(table, True), num_sims=1, serialize=table[0] in REPLAYED, verbose=False)


@pytest.mark.parametrize("simultaneous", [False, True], ids=["sequential", "simultaneous"])
@pytest.mark.parametrize("table", [table for table in SHARED if table[0] not in REPLAYED], ids=named)
def test_a_long_game_can_be_serialized_all_the_way(table: tuple[str, int], simultaneous: bool) -> None:
    game = load(table, simultaneous)
    state, chance = dealt(game, 4), random.Random(4)
    for ply in range(10_000):
        over = state.is_terminal()
        if ply % 20 == 0 or over:
            again = game.deserialize_state(state.serialize())
            assert again.history() == state.history() and again.current_player() == state.current_player()
            assert again.table.digest == state.table.digest and again.returns() == state.returns()
            for player in range(table[1]):
                assert again.information_state_string(player) == state.information_state_string(player)
                assert again.legal_actions(player) == state.legal_actions(player)
        if over:
            break
        if simultaneous:
            state.apply_actions([chance.choice(state.legal_actions(player)) for player in range(table[1])])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert state.is_terminal()


@every_shared_table
def test_a_resampled_state_has_the_same_information_state(table: tuple[str, int]) -> None:
    # A stand-in for OpenSpiel's ResampleInfostateTest, which is C++ that Python cannot call: it makes the same comparisons.
    game = load(table)
    state = dealt(game, 1)
    chance = random.Random(2)
    for _ in range(40):
        if state.is_terminal():
            break
        for player in range(table[1]):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
        state.apply_action(chance.choice(state.legal_actions()))


def told(state: Any, player: int) -> dict[str, object]:
    """Everything OpenSpiel hands to a player."""
    return {
        "information state": state.information_state_string(player),
        "its tensor": state.information_state_tensor(player),
        "observation": state.observation_string(player),
        "tensor": state.observation_tensor(player),
        "asked": state.current_player(),
        "returns": state.returns(),
    }


def leaks(table: tuple[str, int], tell: Callable[[Any, int], dict[str, object]], seed: int) -> set[str]:
    """What distinguishes two states that have always looked alike to a player."""
    chance = random.Random(seed)
    state = dealt(load(table), seed)
    found: set[str] = set()
    for _ in range(6):
        for _ in range(chance.randrange(1, 12)):
            if not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
        player = chance.randrange(table[1])
        one, two = state.clone(), state.resample_from_infostate(player, chance.random)
        for _ in range(4):
            if one.table.view_text(player) != two.table.view_text(player) or one.is_terminal():
                # Something hidden became known to the player, as it should.
                break
            first, second = tell(one, player), tell(two, player)
            found |= {name for name in first if first[name] != second[name]}
            action = chance.choice(one.legal_actions())
            one.apply_action(action)
            two.apply_action(action if action in two.legal_actions() else chance.choice(two.legal_actions()))
    return found


@every_shared_table
def test_two_states_that_look_alike_have_one_information_state(table: tuple[str, int]) -> None:
    assert leaks(table, told, 1) == set()


def test_the_history_of_others_in_an_information_state_is_caught() -> None:
    # A mutant: the information state also contains what the next player remembers.
    def tell(state: Any, player: int) -> dict[str, object]:
        return told(state, player) | {"information state": state.recalled(player) + state.recalled(1 - player)}

    assert any("information state" in leaks(("klatz", 2), tell, seed) for seed in range(3))


@every_game
def test_openspiel_resamples_fairly(table: tuple[str, int]) -> None:
    state = dealt(load(table), 11)

    def resample(position: klad.Game, seed: int) -> klad.Game:
        guess: klad.Game = state.resample_from_infostate(0, random.Random(seed).random).table
        return guess

    found, freedom = chi_squared(table[0], resample, 1500, state.table)
    assert found < quantile(freedom, 4.0)
    # A mutant: a state that resamples to a copy of itself, as some OpenSpiel games have done.
    found, freedom = chi_squared(table[0], lambda position, seed: state.clone().table, 200, state.table)
    assert found > quantile(freedom, 10.0)


@every_game
def test_information_states_differ_by_what_was_seen_and_done(table: tuple[str, int]) -> None:
    game = load(table)
    one, two = dealt(game, 1), dealt(game, 1)
    assert one.information_state_string(0) == two.information_state_string(0)
    player = one.current_player()
    first, last = one.legal_actions()[0], one.legal_actions()[-1]
    one.apply_action(first)
    two.apply_action(last)
    assert first == last or one.information_state_string(player) != two.information_state_string(player)


@every_game
def test_states_can_be_serialized_and_pickled(table: tuple[str, int]) -> None:
    game = load(table)
    state = dealt(game, 3)
    for _ in range(15):
        state.apply_action(state.legal_actions()[0])
    for again in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state)), state.clone()):
        assert [again.information_state_string(player) for player in range(table[1])] == [
            state.information_state_string(player) for player in range(table[1])
        ]
    resampled = state.resample_from_infostate(0, random.Random(1).random)
    with pytest.raises(klad.KladError, match="no deal leads to it"):
        resampled.serialize()


def test_tensors_are_brought_into_zero_to_one() -> None:
    for name in klad.games():
        state = dealt(load((name, klad.describe(name).seats_together)), 4)
        tensor = np.asarray(state.information_state_tensor(0))
        assert 0 <= tensor.min() < tensor.max() <= 1


def test_wrong_parameters_are_refused() -> None:
    for params in ({"players": 9}, {"options": "{"}, {"options": '{"color": 1}'}):
        with pytest.raises(Exception, match="wanted|unknown field"):
            pyspiel.load_game("klad_my_treasure", params)


def test_a_solo_game_is_refused() -> None:
    with pytest.raises(Exception, match="wanted at least 2"):
        pyspiel.load_game("klad_treasure_maps", {"players": 1})
    assert pyspiel.load_game("klad_treasure_maps").num_players() == 2


def test_openspiels_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load(("my-treasure", 2))
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=5,
        max_world_samples=5,
        random_state=rng,
    )
    state = dealt(game, 5)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_outcome_sampling_runs() -> None:
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(("my-treasure", 2)))
    solver.iteration()
    assert solver.average_policy() is not None
