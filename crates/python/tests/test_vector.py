"""Many games at once."""

from __future__ import annotations

import copy
import pickle

import klad
import numpy as np
import pytest
from conftest import every_game, every_table


@every_table
def test_rows_are_what_a_game_on_its_own_shows(table: tuple[str, int]) -> None:
    game, seats = table
    env = klad.vector_env(game, 8, seats, seed=3)
    about = env.about
    for _ in range(150):
        actions = env.sample()
        assert (env.masks[np.arange(8), actions] == 1).all()
        env.step(actions)
        assert (env.observations <= about.high).all() and (env.seats < seats).all()
        flat, begins = env.legal()
        for row in range(8):
            alone = env.game(row)
            shown = alone.observe()
            assert alone.seat == env.seats[row]
            assert np.array_equal(env.observations[row], shown["observation"])
            assert np.array_equal(env.masks[row], shown["action_mask"])
            assert np.array_equal(flat[begins[row] : begins[row + 1]], alone.legal())
    env.close()


def test_a_copy_of_a_row_is_a_game_of_its_own() -> None:
    env = klad.vector_env("my-treasure", 3, 4, seed=3)
    seen = env.observations.copy()
    alone = env.game(1)
    before = alone.digest
    assert alone.game == "my-treasure" and alone.seats == 4 and alone.options == klad.open_game("my-treasure", 4).options
    alone.play(int(alone.legal()[0]))
    assert alone.copy().digest == alone.digest != before
    assert np.array_equal(env.observations, seen) and env.game(1).digest == before
    # No seed deals it: it has gone through whatever the vector has played, with the vector's own chance.
    for use in (alone.save, alone.transcript, lambda: pickle.dumps(alone), alone.guess(0, 1).save):
        with pytest.raises(klad.KladError, match="copy of a game in a vector"):
            use()
    for row in (3, -1, 10**30):
        with pytest.raises(klad.KladError, match="wanted 0 to 2"):
            env.game(row)


def test_a_vector_cannot_be_pickled_or_copied() -> None:
    env = klad.vector_env("my-treasure", 2, seed=1)
    for use in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(klad.KladError, match="a vector cannot be pickled or copied"):
            use(env)


@every_game
def test_games_do_not_depend_on_the_number_of_threads(table: tuple[str, int]) -> None:
    def record(threads: int, seed: int) -> bytes:
        env = klad.vector_env(table[0], 70, table[1], seed=seed, threads=threads)
        seen = b""
        for _ in range(30):
            env.step(env.sample())
            seen += env.observations.tobytes() + env.rewards.tobytes() + env.done.tobytes()
        return seen

    assert record(1, 5) == record(3, 5) != record(1, 6)


@every_game
def test_games_do_not_depend_on_masks(table: tuple[str, int]) -> None:
    masked, packed, bare = (klad.vector_env(table[0], 40, table[1], seed=2, masks=masks) for masks in (True, "bits", False))
    actions = masked.about.actions
    assert masked.masks.shape == (40, actions) and packed.masks.shape == (40, (actions + 7) // 8)
    assert bare.masks.shape == (40, 0) and masked.masks.dtype == np.int8 and packed.masks.dtype == np.uint8
    for _ in range(60):
        chosen = masked.sample()
        for env in (packed, bare):
            assert np.array_equal(chosen, env.sample())
            env.step(chosen)
        masked.step(chosen)
        assert np.array_equal(np.unpackbits(packed.masks, axis=1, count=actions, bitorder="little"), masked.masks)
        for env in (packed, bare):
            assert np.array_equal(masked.observations, env.observations)
            assert all(np.array_equal(one, other) for one, other in zip(masked.legal(), env.legal()))


@every_table
def test_a_step_without_actions_draws_them_as_sample_does(table: tuple[str, int]) -> None:
    one, other = (klad.vector_env(table[0], 40, table[1], seed=2) for _ in range(2))
    for _ in range(100):
        one.step(one.sample())
        other.step()
        assert np.array_equal(one.observations, other.observations) and np.array_equal(one.masks, other.masks)
        assert np.array_equal(one.rewards, other.rewards) and np.array_equal(one.done, other.done)


@pytest.mark.parametrize("rewards", ["win", "score", "points"])
def test_games_start_again_and_pay(rewards: str) -> None:
    env = klad.vector_env("my-treasure", 16, 3, rewards=rewards, seed=1)
    paid = np.zeros((16, 3))
    finished = won = 0
    for _ in range(600):
        env.step(env.sample())
        paid += env.rewards
        for row in np.flatnonzero(env.done):
            finished += 1
            if rewards == "win":
                # If all of them share the win, it is worth nothing.
                assert abs(env.rewards[row].sum()) < 1e-6
                won += int(env.rewards[row].max() > 0)
            else:
                # A purse worth eight ends the game.
                assert paid[row].max() >= 8
            paid[row] = 0
        if rewards == "win":
            assert (env.rewards[~env.done] == 0).all()
    assert finished > 20 and (won > 10 or rewards != "win")


def test_a_learner_goes_around_the_table_against_bots() -> None:
    env = klad.vector_env("my-treasure", 12, opponents=["easy", "medium"], seed=1)
    assert set(env.seats) == {0, 1, 2}
    before, won = env.seats.copy(), 0
    for _ in range(300):
        env.step(env.sample())
        assert (env.seats[~env.done] == before[~env.done]).all()
        assert (env.seats[env.done] == (before[env.done] + 1) % 3).all()
        won += int(env.done.sum())
        before = env.seats.copy()
    assert won > 10


def test_a_step_with_one_wrong_action_touches_no_game() -> None:
    env = klad.vector_env("my-treasure", 4, seed=1)
    seen = env.observations.copy()
    actions = env.sample()
    actions[2] = 31
    with pytest.raises(klad.IllegalMove, match="MS-"):
        env.step(actions)
    for wrong in (np.array([0, 0]), np.array([-1, 0, 0, 0]), np.array([0, 0, 0, 34])):
        with pytest.raises(klad.KladError, match="wanted"):
            env.step(wrong)
    for untyped in (env.sample() + 0.5, np.array([None] * 4), "draw", -1, [[0], [0], [0], [0]]):
        with pytest.raises(klad.IllegalMove, match="wanted whole numbers"):
            env.step(untyped)  # type: ignore[arg-type]
    assert np.array_equal(env.observations, seen)
    env.close()
    with pytest.raises(klad.Closed):
        env.step(env.sample())


def test_wrong_arguments_are_refused() -> None:
    for arguments, message in [
        ({"n": 0}, "found n=0"),
        ({"n": 10**30}, "wanted 1 to 1000000"),
        ({"n": 2, "threads": 10**30}, "found threads="),
        ({"n": 2, "seed": -1}, "found seed=-1"),
        ({"n": 2, "seats": 9}, "wanted 2 to 4"),
        ({"n": 2, "rewards": "fame"}, "found the rewards"),
        ({"n": 2, "masks": "nibbles"}, "found masks='nibbles'"),
        ({"n": 2, "opponents": ["easy", "easy"], "seats": 2}, "found 2 opponents"),
        ({"n": 2, "opponents": ["gentle"]}, "found the level"),
        ({"n": 2, "options": {"memory": "none"}}, "MS-"),
    ]:
        with pytest.raises(klad.KladError, match=message):
            klad.vector_env("my-treasure", **arguments)  # type: ignore[arg-type]
