"""PettingZoo's and Gymnasium's own checks, and what they miss."""

from __future__ import annotations

import json
import pickle
from typing import Any, Callable

import klad
import numpy as np
import pytest
from conftest import SMALLEST, every_game, every_table, named
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.render_test import render_test

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@every_table
def test_pettingzoo_accepts_the_cycle(table: tuple[str, int]) -> None:
    api_test(klad.env(*table), num_cycles=200)


@every_table
def test_pettingzoo_accepts_the_parallel_form(table: tuple[str, int]) -> None:
    parallel_api_test(klad.parallel_env(*table), num_cycles=60)


@every_table
def test_pettingzoo_finds_that_seeds_reproduce(table: tuple[str, int]) -> None:
    seed_test(lambda: klad.env(*table), num_cycles=60)


def made(table: tuple[str, int]) -> Callable[..., Any]:
    """A function that makes an environment from keyword arguments, as PettingZoo's tests call it."""
    return lambda **arguments: klad.env(*table, **arguments)


@every_table
def test_pettingzoo_can_render(table: tuple[str, int]) -> None:
    render_test(made(table))


@every_table
def test_the_parallel_form_reproduces_by_its_seed(table: tuple[str, int]) -> None:
    # PettingZoo's parallel_seed_test samples without masks, so it cannot play by the rules.
    def record(seed: int) -> list[bytes]:
        env = klad.parallel_env(*table)
        shown, _ = env.reset(seed=seed)
        seen = []
        for step in range(40):
            if not env.agents:
                break
            for agent in env.agents:
                env.action_space(agent).seed(step)
            actions = {agent: int(env.action_space(agent).sample(shown[agent]["action_mask"])) for agent in env.agents}
            shown, rewards, *_ = env.step(actions)
            seen.append(b"".join(shown[agent]["observation"].tobytes() for agent in shown) + repr(rewards).encode())
        return seen

    assert record(7) == record(7) != record(8)


@every_table
def test_gymnasium_accepts_one_learner_against_bots(table: tuple[str, int]) -> None:
    game, seats = table
    check_env(klad.make(game, ["easy"] * (seats - 1), illegal="end", render_mode="rgb_array"), skip_render_check=False)


def test_a_table_of_one_seat_pays_its_score_and_is_opened_only_if_asked_for() -> None:
    env = klad.make("treasure-maps", opponents=[])
    seen, info = env.reset(seed=1)
    earned, over = 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        earned += reward
    assert info["places"] == (1,) and (earned,) == info["scores"]
    assert klad.open_game("treasure-maps").seats == klad.make("treasure-maps").seats == 2
    assert klad.vector_env("treasure-maps", 1).rewards.shape == (1, 2)
    with pytest.raises(klad.KladError, match="wanted score, points or expected"):
        klad.vector_env("treasure-maps", 1, seats=1, rewards="win")


@every_game
def test_a_game_can_be_cut_off(table: tuple[str, int]) -> None:
    # PettingZoo's max_cycles_test samples without masks too, and has every agent act in every cycle.
    env = klad.env(*table, max_cycles=5)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        steps += 1
    assert steps == 5 and not any(env.terminations.values())


@pytest.mark.parametrize("table", [*SMALLEST, ("treasure-maps", 1)], ids=named)
@pytest.mark.parametrize("rewards", ["win", "score", "points", "expected"])
def test_rewards_add_up_to_what_the_game_was_worth(table: tuple[str, int], rewards: str) -> None:
    game, seats = table
    if seats == 1 and rewards == "win":
        with pytest.raises(klad.KladError, match="wanted score, points or expected"):
            klad.env(game, seats, rewards=rewards)
        return
    env = klad.env(game, seats, rewards=rewards, options={"stall_turns": 4} if game == "klatz" else None)
    env.reset(seed=3)
    before = [env.game.expected(seat)[seat] for seat in range(seats)]
    bots = [klad.bot(game, "easy", seat) for seat in range(seats)]
    earned = dict.fromkeys(env.possible_agents, 0.0)
    # Guesses are sampled after every step, so a whole game of the largest would take a while.
    for _ in range(200 if rewards == "expected" else 100_000):
        if any(env.terminations.values()):
            break
        seat = env.possible_agents.index(env.agent_selection)
        env.step(bots[seat].act(env.game))
        for agent, reward in env.rewards.items():
            earned[agent] += reward
    outcome = env.game.outcome
    if rewards == "expected":
        now = [env.game.expected(seat)[seat] for seat in range(seats)]
        assert np.allclose(list(earned.values()), np.subtract(now, before), atol=1e-4)
        return
    assert outcome is not None
    wanted = env.game.win_rewards() if rewards == "win" else outcome.scores
    assert np.allclose(list(earned.values()), wanted)
    assert rewards != "win" or abs(sum(earned.values())) < 1e-6


def test_an_agent_that_is_done_can_only_step_with_none() -> None:
    env = klad.env("my-treasure", max_cycles=1)
    env.reset(seed=1)
    with pytest.raises(klad.IllegalMove, match="found no action"):
        env.step(None)
    env.step(0)
    with pytest.raises(klad.WrongSeat, match="which is done; wanted None"):
        env.step(0)
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_a_closed_environment_says_so() -> None:
    aec, parallel, gym = klad.env("my-treasure"), klad.parallel_env("my-treasure"), klad.make("my-treasure")
    aec.reset(seed=1)
    parallel.reset(seed=1)
    gym.reset(seed=1)
    uses: list[Callable[[], Any]] = [
        lambda: aec.step(0),
        lambda: aec.observe("seat_0"),
        lambda: aec.reset(),
        lambda: parallel.step({"seat_0": 0, "seat_1": 0}),
        lambda: gym.step(0),
        lambda: gym.reset(),
        lambda: gym.action_masks(),
    ]
    for env in (aec, parallel, gym):
        env.close()
        env.close()
    for use in uses:
        with pytest.raises(klad.Closed, match="has been closed"):
            use()


def test_wrong_arguments_are_refused_where_they_are_given() -> None:
    wrong: list[tuple[Callable[[], Any], str]] = [
        (lambda: klad.env("my-treasure", rewards="fame"), "wanted one of win"),
        (lambda: klad.env("my-treasure", render_mode="oil"), "found the render mode"),
        (lambda: klad.env("my-treasure", max_cycles=0), "at least 1"),
        (lambda: klad.env("my-treasure", 7), "wanted 2 to 4"),
        (lambda: klad.env("my-treasure").observe("seat_9"), "found the agent"),
        (lambda: klad.env("my-treasure").action_space("bob"), "found the agent"),
        (lambda: klad.env("my-treasure").reset(seed=-1), "wanted at least 0"),
        (lambda: klad.parallel_env("my-treasure").reset(seed=-1), "wanted at least 0"),
        (lambda: klad.make("my-treasure", ["gentle"]), "found the level"),
        (lambda: klad.make("my-treasure", ["easy:5"]), "found the level"),
        (lambda: klad.make("my-treasure", ["easy"] * 4), "wanted 2 to 4"),
        (lambda: klad.make("my-treasure", seat=2), "wanted 0 to 1"),
        (lambda: klad.make("my-treasure", illegal="shrug"), "wanted 'raise'"),
        (lambda: klad.make("my-treasure").step(0), "wanted reset"),
    ]
    for use, message in wrong:
        with pytest.raises(klad.KladError, match=message):
            use()


def test_the_parallel_form_refuses_what_a_seat_cannot_do() -> None:
    env = klad.parallel_env("my-treasure", 2)
    env.reset(seed=1)
    passes = env.game.about.pass_action
    actor = env.game._seat(None)
    waits, other = f"seat_{actor}", f"seat_{1 - actor}"
    before = env.game.digest
    for actions, message in [
        ({waits: 0}, "found no action of"),
        ({waits: passes, other: passes}, "the table waits for it"),
        ({waits: 31, other: passes}, "MS-"),
        ({waits: 0, other: 0}, "MS-"),
        ({waits: 0, other: passes, "bob": 0}, "found the agent"),
    ]:
        with pytest.raises(klad.KladError, match=message):
            env.step(actions)
    assert env.game.digest == before
    env.step({waits: 0, other: passes})
    assert env.game.digest != before


@every_game
def test_an_environment_can_be_saved_restored_and_pickled(table: tuple[str, int]) -> None:
    env = klad.env(*table)
    env.reset(seed=5)
    for _ in range(12):
        env.step(int(env.game.legal()[0]))
    other = klad.env(*table)
    other.restore(env.save())
    pickled = pickle.loads(pickle.dumps(env))
    assert other.game.digest == env.game.digest == pickled.game.digest
    assert other.agent_selection == env.agent_selection == pickled.agent_selection
    wrong = klad.env(*([("klatz", 2), ("my-treasure", 2)][table[0] == "klatz"]))
    with pytest.raises(klad.BadRecord, match="wanted"):
        wrong.restore(env.save())


@every_game
def test_the_parallel_form_can_be_saved_and_restored(table: tuple[str, int]) -> None:
    env, other = klad.parallel_env(*table), klad.parallel_env(*table)
    shown, _ = env.reset(seed=5)
    for _ in range(12):
        shown, *_ = env.step({agent: int(np.flatnonzero(shown[agent]["action_mask"])[0]) for agent in env.agents})
    restored, infos = other.restore(env.save())
    assert other.game.digest == env.game.digest and infos == {agent: {} for agent in env.agents}
    assert all(np.array_equal(restored[agent]["observation"], shown[agent]["observation"]) for agent in env.agents)


@every_game
def test_a_learner_s_environment_can_be_saved_restored_and_pickled(table: tuple[str, int]) -> None:
    game, seats = table
    env, other = (klad.make(game, ["easy"] * (seats - 1), seat=None) for _ in range(2))
    seen, info = env.reset(seed=5)
    for _ in range(5):
        seen, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not over
    restored, _ = other.restore(env.save())
    assert other.seat == env.seat and other.game.digest == env.game.digest and np.array_equal(restored, seen)
    pickled = pickle.loads(pickle.dumps(env))
    assert pickled.game.digest == env.game.digest
    pickled.step(int(np.flatnonzero(info["action_mask"])[0]))
    for text in ("", "{}", "[]", '{"seat": 0, "game": ""}', '{"seat": 99, "game": %s}' % json.dumps(env.game.save())):
        with pytest.raises(klad.BadRecord):
            env.restore(text)


def test_calls_out_of_turn_are_asked_for_before_the_turn_goes_on() -> None:
    game = klad.open_game("klatz", 4, seed=2)
    awaited = game.awaited[0]
    asked = []
    for _ in range(4):
        seat = game._seat(None)
        asked.append(seat)
        if seat != awaited:
            assert game.about.pass_action in game.legal()
            game.play(game.about.pass_action)
    assert asked == [(awaited + step) % 4 for step in (1, 2, 3)] + [awaited]
