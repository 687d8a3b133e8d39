"""The package itself: descriptions of games, wrong input, saving, pickling."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import klad
import numpy as np
import pytest
from conftest import every_game, every_table, play_out, walk


def test_games_are_listed() -> None:
    assert klad.games() == ["my-treasure", "treasure-maps", "lost-mines", "klatz"]
    assert klad.__version__


@every_game
def test_a_description_has_every_number_and_prints(table: tuple[str, int]) -> None:
    about = klad.describe(table[0])
    assert about.planes[0].start == 0 and about.planes[-1].stop == about.observation_size == len(about.high)
    printed = str(about)
    assert all(plane.name in printed for plane in about.planes) and f"{about.pass_action} passes" in printed
    for option in about.options:
        assert option["name"] in printed


@every_table
def test_observations_stay_within_their_space(table: tuple[str, int]) -> None:
    game, seats = table
    about = klad.describe(game)
    for position in walk(klad.open_game(game, seats, seed=1), 1, 120):
        for seat in range(seats):
            shown = position.observe(seat)
            assert (shown["observation"] <= about.high).all()
            assert np.array_equal(np.flatnonzero(shown["action_mask"]), np.sort(position.legal(seat)))
    planes = about.split(shown["observation"])
    assert sum(plane.size for plane in planes.values()) == about.observation_size
    assert all(planes[plane.name].shape == plane.shape for plane in about.planes)


def values(kind: dict[str, Any]) -> list[Any]:
    """The values an option can take: all of them, or both ends of a range."""
    if kind["type"] == "switch":
        return [False, True]
    return [kind["least"], kind["most"]] if kind["type"] == "number" else list(kind["values"])


@every_game
def test_observations_stay_within_their_space_under_every_option(table: tuple[str, int]) -> None:
    game, seats = table
    about = klad.describe(game)
    # Two more seats may name a first player that a small table does not have.
    chosen = [(option["name"], value) for option in about.options for value in values(option["kind"])]
    opened = 0
    for name, value in chosen:
        try:
            table_with_it = klad.open_game(game, seats, {name: value}, seed=1)
        except klad.BadOption:
            assert name == "first_player"
            continue
        opened += 1
        for position in walk(table_with_it, 1, 600):
            seat = position.awaited[0] if position.awaited else 0
            assert (position.observe(seat)["observation"] <= about.high).all(), (name, value)
    assert opened > len(chosen) // 2


@every_game
def test_factors_take_every_action_apart_and_put_it_together(table: tuple[str, int]) -> None:
    game, seats = table
    factors = klad.describe(game).factors
    for position in walk(klad.open_game(game, seats, seed=2), 2, 60):
        if position.seat is None:
            break
        legal = position.legal()
        for action in legal[:20]:
            values = factors.encode(int(action))
            assert factors.decode(values, legal) == action
            for place in range(len(values)):
                mask = factors.mask(legal, values[:place])
                assert len(mask) == factors.sizes[place] and mask[values[place]]
    with pytest.raises(klad.IllegalMove, match="wanted one"):
        factors.decode([factors.sizes[0] - 1] * len(factors.sizes), np.zeros(0, dtype=np.uint32))


@every_game
def test_the_same_seed_gives_the_same_game(table: tuple[str, int]) -> None:
    game, seats = table
    one, two, other = (klad.open_game(game, seats, seed=seed) for seed in (5, 5, 6))
    assert one.digest == two.digest != other.digest
    assert play_out(one).digest == play_out(two).digest
    assert one.outcome == two.outcome is not None


@every_game
def test_actions_have_their_notation(table: tuple[str, int]) -> None:
    game = klad.open_game(*table, seed=3)
    for action in game.legal():
        assert game.action_of(game.action_text(int(action))) == action
    assert game.action_of("pass") == game.about.pass_action


@every_game
def test_a_saved_game_goes_on_as_if_nothing_had_happened(table: tuple[str, int]) -> None:
    *_, game = walk(klad.open_game(*table, seed=4), 4, 25)
    for again in (klad.Game.load(game.save()), pickle.loads(pickle.dumps(game)), game.copy()):
        assert again.digest == game.digest
        assert play_out(again, 9).digest == play_out(game.copy(), 9).digest


@every_game
def test_a_guess_can_be_saved_but_has_no_transcript(table: tuple[str, int]) -> None:
    guess = klad.open_game(*table, seed=4).guess(0, 77)
    assert klad.Game.load(guess.save()).digest == guess.digest
    with pytest.raises(klad.KladError, match="no seed produces it"):
        guess.transcript()


def test_a_saved_game_of_another_version_is_refused() -> None:
    saved = json.loads(klad.open_game("my-treasure", seed=1).save())
    for change, reason in [
        ({"klad": 2}, "found format 2"),
        ({"rules": 99}, "version 99 of the rules"),
        ({"secret": "ab"}, "64 hexadecimal digits"),
        ({"secret": None, "seed": None}, "the seed is missing"),
        ({"done": [{"act": [0, 31]}]}, "step 1: MS-"),
        ({"game": "chess"}, "wanted one of my-treasure"),
    ]:
        with pytest.raises(klad.KladError, match=reason):
            klad.Game.load(json.dumps(saved | change))
    for text in ("", "[]", "null", "{", "\0"):
        with pytest.raises(klad.BadRecord):
            klad.Game.load(text)


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    game = klad.open_game("my-treasure", 2, seed=1)
    before = game.digest
    with pytest.raises(klad.IllegalMove, match="MS-") as refused:
        game.play(int(game.about.actions - 2))
    assert refused.value.rule is not None and refused.value.rule.startswith("MS-")
    wrong: list[Any] = [-1, game.about.actions, 10**30, 0.5, float("nan"), float("inf"), None, [], np.zeros(2), object()]
    for action in wrong:
        with pytest.raises(klad.IllegalMove, match="wanted a whole number, 0 to") as unreadable:
            game.play(action)
        assert unreadable.value.rule is None
        with pytest.raises(klad.IllegalMove, match="wanted a whole number, 0 to"):
            game.action_text(action)
    for samples in (0, -1, 10**30):
        with pytest.raises(klad.KladError, match="wanted 1 to"):
            game.expected(0, samples)
    with pytest.raises(klad.WrongSeat, match="cannot pass"):
        game.play(game.about.pass_action)
    with pytest.raises(klad.IllegalMove, match="wanted a move"):
        game.play("fly away")
    assert game.digest == before


@every_table
def test_an_action_that_was_listed_for_an_earlier_position_is_checked_again(table: tuple[str, int]) -> None:
    game, chance = klad.open_game(*table, seed=7), random.Random(7)
    refused = 0
    for _ in range(150):
        if game.seat is None:
            break
        seat = game.seat
        earlier = [int(action) for action in game.observe(seat)["action_mask"].nonzero()[0]]
        game.play(chance.choice(earlier), seat)
        fresh = game.copy()
        for action in earlier[:3]:
            # A copy has no list, so the rules decide. The game that has one decides the same.
            other = fresh.copy()
            try:
                other.play(action, seat)
            except klad.KladError as error:
                refused += 1
                with pytest.raises(type(error)):
                    game.play(action, seat)
                assert game.digest == fresh.digest
            else:
                assert action in game.legal(seat)
    assert refused > 20


def test_arrays_that_are_kept_never_change() -> None:
    game, kept = klad.open_game("lost-mines", 3, seed=1), []
    for position in walk(game, 1, 40):
        shown = position.observe()
        kept.append((shown, shown["observation"].copy(), shown["action_mask"].copy(), shown["observation"][5:9]))
    for shown, observation, mask, part in kept:
        assert np.array_equal(shown["observation"], observation) and np.array_equal(shown["action_mask"], mask)
        assert np.array_equal(part, observation[5:9])


def test_a_wrong_seat_is_refused() -> None:
    game = klad.open_game("my-treasure", 2, seed=1)
    other = 1 - game._seat(None)
    with pytest.raises(klad.IllegalMove, match="MS-"):
        game.play(0, other)
    for seat in (2, -1, 15, 255, 256):
        with pytest.raises(klad.WrongSeat, match="wanted 0 to 1"):
            game.play(0, seat)
        with pytest.raises(klad.WrongSeat):
            game.observe(seat)


def test_options_and_seats_that_do_not_fit_are_refused() -> None:
    for seats in (0, 1, 5, -1, 300):
        with pytest.raises(klad.BadOption, match="wanted 2 to 4"):
            klad.open_game("my-treasure", seats)
    with pytest.raises(klad.BadOption, match="MS-"):
        klad.open_game("my-treasure", 2, {"memory": "photographic"})
    with pytest.raises(klad.BadOption, match="unknown field"):
        klad.open_game("my-treasure", 2, {"color": "red"})
    with pytest.raises(klad.KladError, match="wanted one of my-treasure"):
        klad.open_game("chess")
    with pytest.raises(klad.KladError, match="found the seed"):
        klad.open_game("my-treasure", seed=-1)
    assert klad.open_game("my-treasure", 2, {"memory": "open"}).options["memory"] == "open"


def test_pictures_of_a_game_have_one_size() -> None:
    for game in klad.games():
        table = klad.open_game(game, seed=1)
        shapes = {position.picture(seat).shape for position in walk(table, 1, 30) for seat in (None, 0)}
        assert len(shapes) == 1 and len(shapes.pop()) == 3
        assert table.picture().min() < 100, "something is drawn"
