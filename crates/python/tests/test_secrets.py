"""Nothing that a seat is shown depends on what is hidden from it, and guesses are fair.

Two runs that differ only in what is hidden from a seat are compared in everything the package shows that seat, and continued
with the same actions for as long as they look alike. Mistakes that other libraries have made are kept here as mutants,
which the same checks must catch.
"""

from __future__ import annotations

import json
import random
from typing import Any, Callable

import klad
import numpy as np
import pytest
from conftest import every_game, every_table
from fairness import chi_squared, quantile

Channels = dict[str, bytes]
Show = Callable[[klad.Game, int], Channels]


def shown(game: klad.Game, seat: int) -> Channels:
    """Everything the package shows a seat."""
    seen = game.observe(seat)
    return {
        "observation": seen["observation"].tobytes(),
        "mask": seen["action_mask"].tobytes(),
        "legal": game.legal(seat).tobytes(),
        "view": game.view_text(seat).encode(),
        "text": game.render(seat).encode(),
        "picture": game.picture(seat).tobytes(),
        "asked": repr((game.seat, game.awaited)).encode(),
        "points": repr(game.points(seat)).encode(),
        "expected": repr(game.expected(seat, 4)).encode(),
        "outcome": repr((game.outcome, game.win_rewards())).encode(),
    }


def leaks(table: tuple[str, int], show: Show, seed: int, positions: int = 8, ahead: int = 4) -> set[str]:
    """The channels through which some seat can distinguish two states that look alike to it."""
    chance = random.Random(seed)
    game = klad.open_game(*table, seed=seed)
    found: set[str] = set()
    for _ in range(positions):
        for _ in range(chance.randrange(1, 20)):
            if game.seat is not None:
                game.play(int(chance.choice(game.legal())))
        seat = chance.randrange(table[1])
        one, two = game.copy(), game.guess(seat, chance.getrandbits(60))
        for _ in range(ahead):
            if one.view_text(seat) != two.view_text(seat):
                # Something hidden became known to the seat, as it should.
                break
            first, second = show(one, seat), show(two, seat)
            found |= {name for name in first if first[name] != second[name]}
            if one.seat is None:
                break
            action = int(chance.choice(one.legal()))
            same = action in two.legal()
            one.play(action)
            two.play(action if same else int(chance.choice(two.legal())))
    return found


@every_table
def test_two_runs_that_look_alike_are_shown_alike(table: tuple[str, int]) -> None:
    for seed in range(3):
        assert leaks(table, shown, seed) == set()


def with_other_hand(game: klad.Game, seat: int) -> Channels:
    """A mutant: the observation also contains what the next seat knows, such as its hand (as RLCard's once did)."""
    other = (seat + 1) % game.seats
    channels = shown(game, seat)
    return channels | {"observation": channels["observation"] + game.observe(other)["observation"].tobytes()}


def with_the_order_of_the_deck(game: klad.Game, seat: int) -> Channels:
    """A mutant: a digest of the whole state slips into what everybody is shown."""
    return shown(game, seat) | {"infos": game.save().encode()}


@pytest.mark.parametrize("table", [("treasure-maps", 2), ("lost-mines", 3), ("klatz", 2)])
def test_hands_of_opponents_in_an_observation_are_caught(table: tuple[str, int]) -> None:
    assert any("observation" in leaks(table, with_other_hand, seed) for seed in range(3))


def test_a_seed_in_the_infos_is_caught() -> None:
    assert "infos" in leaks(("my-treasure", 2), with_the_order_of_the_deck, 0)


Env = Any
Step = Callable[[Env, klad.Game, int, random.Random], Channels]


def parallel(table: tuple[str, int]) -> Env:
    """Everybody at once."""
    return klad.parallel_env(*table, rewards="points")


def parallel_step(env: Env, truth: klad.Game, seat: int, chance: random.Random) -> Channels:
    """Takes a step in which ``seat`` does what it would do in ``truth`` and the others what they can. Returns what it is shown."""
    wanted = {agent: int(chance.choice(truth.legal(other))) for other, agent in enumerate(env.agents)}
    spare = {agent: int(chance.choice(env.game.legal(other))) for other, agent in enumerate(env.agents)}
    own = env.possible_agents[seat]
    chosen = {
        agent: wanted[agent] if wanted[agent] in env.game.legal(other) else spare[agent]
        for other, agent in enumerate(env.agents)
    }
    shown, rewards, done, cut, infos = env.step(chosen)
    return {
        "observation": shown[own]["observation"].tobytes(),
        "mask": shown[own]["action_mask"].tobytes(),
        "reward": repr(rewards[own]).encode(),
        "end": repr((done[own], cut[own])).encode(),
        "info": repr(infos[own]).encode(),
    }


def alone(table: tuple[str, int]) -> Env:
    """One learner against bots."""
    return klad.make(table[0], ["random"] * (table[1] - 1), rewards="points")


def learner_step(env: Env, truth: klad.Game, seat: int, chance: random.Random) -> Channels:
    """The same for a learner."""
    seen, reward, done, cut, info = env.step(int(chance.choice(truth.legal(seat))))
    mask = info.pop("action_mask")
    return {
        "observation": seen.tobytes(),
        "mask": mask.tobytes(),
        "reward": repr(reward).encode(),
        "end": repr((done, cut)).encode(),
        "info": repr(info).encode(),
    }


def restored(env: Env, game: klad.Game, seat: int) -> None:
    """Continues ``game`` in ``env``."""
    text = game.save()
    env.restore(json.dumps({"seat": seat, "game": text}) if hasattr(env, "seat") else text)


def environment_leaks(make: Callable[[tuple[str, int]], Env], step: Step, table: tuple[str, int], seed: int) -> tuple[set[str], int]:
    """The channels of an environment that distinguish two games that look alike to a seat, and how many steps were compared."""
    chance = random.Random(seed)
    game, one, two = klad.open_game(*table, seed=seed), make(table), make(table)
    found: set[str] = set()
    compared = 0
    for _ in range(6):
        for _ in range(chance.randrange(1, 20)):
            if game.seat is not None:
                game.play(int(chance.choice(game.legal())))
        if game.seat is None:
            break
        # A learner is compared when it is asked: before that, bots would play on.
        seat = game.seat if make is alone else chance.randrange(table[1])
        one.reset(seed=seed)
        two.reset(seed=seed)
        restored(one, game, seat)
        restored(two, game.guess(seat, chance.getrandbits(60)), seat)
        for _ in range(6):
            truth, number = one.game.copy(), chance.getrandbits(60)
            if truth.seat is None:
                break
            first, second = (step(env, truth, seat, random.Random(number)) for env in (one, two))
            if one.game.view_text(seat) != two.game.view_text(seat):
                # Something hidden became known to the seat, as it should.
                break
            compared += 1
            found |= {name for name in first if first[name] != second[name]}
    return found, compared


@every_table
@pytest.mark.parametrize(("make", "step"), [(parallel, parallel_step), (alone, learner_step)], ids=["parallel", "learner"])
def test_steps_of_environments_that_look_alike_are_shown_alike(
    make: Callable[[tuple[str, int]], Env], step: Step, table: tuple[str, int]
) -> None:
    results = [environment_leaks(make, step, table, seed) for seed in range(3)]
    assert [found for found, _ in results] == [set()] * 3
    assert sum(compared for _, compared in results) > 0


@pytest.mark.parametrize(("make", "step"), [(parallel, parallel_step), (alone, learner_step)], ids=["parallel", "learner"])
def test_a_position_in_the_infos_of_an_environment_is_caught(make: Callable[[tuple[str, int]], Env], step: Step) -> None:
    # A mutant: infos with the digest of the position, handy for debugging.
    def leaking(env: Env, truth: klad.Game, seat: int, chance: random.Random) -> Channels:
        shown = step(env, truth, seat, chance)
        return shown | {"info": shown["info"] + env.game.digest.encode()}

    assert any("info" in environment_leaks(make, leaking, ("klatz", 2), seed)[0] for seed in range(3))


@every_table
def test_infos_of_the_cycle_are_empty(table: tuple[str, int]) -> None:
    env = klad.env(*table)
    env.reset(seed=2)
    parallel = klad.parallel_env(*table)
    _, infos = parallel.reset(seed=2)
    assert all(info == {} for info in infos.values())
    for _ in range(20):
        if env.game.seat is None:
            break
        env.step(int(env.game.legal()[0]))
        assert all(info == {} for info in env.infos.values())


@every_table
def test_rows_of_a_vector_are_what_any_guess_would_show(table: tuple[str, int]) -> None:
    env = klad.vector_env(table[0], 4, table[1], seed=6)
    for step in range(60):
        env.step()
        row = step % 4
        seat = int(env.seats[row])
        guess = env.game(row).guess(seat, step)
        shown = guess.observe(seat)
        flat, begins = env.legal()
        assert guess.seat == seat
        assert np.array_equal(env.observations[row], shown["observation"])
        assert np.array_equal(env.masks[row], shown["action_mask"])
        assert np.array_equal(flat[begins[row] : begins[row + 1]], guess.legal(seat))


@every_game
def test_every_hidden_card_is_equally_likely_in_a_guess(table: tuple[str, int]) -> None:
    # Cards of one hand exclude each other, which only makes the sum smaller. The seeds are fixed: the test is repeatable.
    found, freedom = chi_squared(table[0], lambda game, seed: game.guess(0, seed))
    assert found < quantile(freedom, 4.0)


@every_game
def test_resampling_to_the_true_state_is_caught(table: tuple[str, int]) -> None:
    # A mutant: like OpenSpiel games that resample to a copy of the state itself.
    found, freedom = chi_squared(table[0], lambda game, seed: game.copy(), 200)
    assert found > quantile(freedom, 10.0)


@every_table
def test_a_guess_differs_from_the_truth(table: tuple[str, int]) -> None:
    game = klad.open_game(*table, seed=3)
    guesses = [game.guess(0, seed) for seed in range(20)]
    assert all(guess.view_text(0) == game.view_text(0) for guess in guesses)
    played = []
    for other in [game, *guesses]:
        bots = [klad.bot(table[0], "random", seat) for seat in range(table[1])]
        copy = other.copy()
        for _ in range(30):
            if (seat := copy.seat) is not None:
                copy.play(bots[seat].act(copy), seat)
        played.append(copy.digest)
    assert len(set(played)) > 15


def test_a_seat_is_asked_whether_or_not_it_has_a_call() -> None:
    # Being asked must not reveal to the others that a seat has a matching composition.
    game = klad.open_game("klatz", 3, seed=1)
    chance = random.Random(1)
    asked_without_a_move = 0
    for _ in range(400):
        seat = game.seat
        if seat is None:
            break
        legal = game.legal()
        if seat not in game.awaited and len(legal) == 1:
            asked_without_a_move += 1
        game.play(int(chance.choice(legal)))
    assert asked_without_a_move > 50


def test_arrays_of_a_vector_hold_only_the_asked_seat() -> None:
    # The row of a game equals the observation of that seat's own view, number by number.
    env = klad.vector_env("klatz", 6, 3, seed=4)
    size = env.about.observation_size
    for _ in range(40):
        env.step(env.sample())
        planes = env.about.split(env.observations)
        # In each row, only the viewer's own hand is open during the game.
        assert (planes["compositions"][:, 1:].sum(axis=(1, 2)) == 0).all()
        assert (planes["actions"][:, 1:].sum(axis=(1, 2)) == 0).all()
    assert np.asarray(env.observations).shape == (6, size)
