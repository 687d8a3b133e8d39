"""Bots, matches, analysis, and games as text."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import klad
import pytest
from conftest import every_game, play_out, walk

ROOT = Path(__file__).parents[3]
GOLDEN = sorted(ROOT.glob("crates/games/*/tests/transcripts/*.klad"))
SCENARIOS = sorted(ROOT.glob("crates/games/*/scenarios/*.klad"))


def test_there_are_golden_games_and_scenarios() -> None:
    assert len(GOLDEN) >= 12 and len(SCENARIOS) >= 50


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_a_golden_game_goes_as_it_does_natively(path: Path) -> None:
    # Beside each transcript is a file with a digest of every position, written by the Rust tests.
    text, account = path.read_text(), path.with_suffix(".txt").read_text()
    digests = re.findall(r"all views ([0-9a-f]{16})$", account, re.MULTILINE)
    moves = klad.read_transcript(text)["moves"]
    game = klad.Game.from_transcript(text, 0)
    assert len(digests) == len(moves) > 0
    for (seat, move), digest in zip(moves, digests):
        game._episode.play_text(seat, move)
        assert game.digest == digest
    assert klad.Game.from_transcript(text).digest == digests[-1]
    assert klad.Game.load(game.save()).digest == digests[-1]


def test_scenarios_hold() -> None:
    for path in SCENARIOS:
        klad.run_scenario(path.read_text())


def test_a_scenario_or_transcript_that_does_not_hold_names_its_line() -> None:
    text = GOLDEN[0].read_text()
    for wrong in ("", "klad transcript 1\n", text.replace("seats ", "seats 9", 1), text[: len(text) // 2], "\0" * 9):
        with pytest.raises(klad.BadRecord):
            klad.read_transcript(wrong)
        with pytest.raises(klad.BadRecord):
            klad.Game.from_transcript(wrong)
    with pytest.raises(klad.BadRecord, match="line"):
        klad.run_scenario(SCENARIOS[0].read_text() + "\nnonsense here\n")


@every_game
def test_a_game_becomes_a_transcript_that_holds(table: tuple[str, int]) -> None:
    game = play_out(klad.open_game(*table, seed=8), 8)
    names = [f"learner {seat}" for seat in range(table[1])]
    text = game.transcript(names)
    contents = klad.read_transcript(text)
    assert contents["players"] == names and contents["committed"]
    assert contents["outcome"]["scores"] == list(game.outcome.scores if game.outcome else ())
    assert klad.Game.from_transcript(text).digest == game.digest
    with pytest.raises(klad.KladError, match="found 1 names"):
        game.transcript(["alone"])


@every_game
def test_bots_choose_from_views_and_from_games(table: tuple[str, int]) -> None:
    for position in walk(klad.open_game(*table, seed=1), 1, 30):
        seat = position.seat
        if seat is None or seat not in position.awaited:
            continue
        legal = [position.action_text(int(action)) for action in position.legal()]
        by_view = klad.bot(table[0], "medium", 3).choose(position.view(seat), legal)
        by_game = klad.bot(table[0], "medium", 3).act(position)
        assert by_view == position.action_text(by_game) and by_view in legal
    searching = klad.bot(table[0], "hard:20", 1)
    assert searching.act(klad.open_game(*table, seed=2)) in klad.open_game(*table, seed=2).legal()


def test_the_same_search_gives_the_same_choice_as_natively() -> None:
    path = ROOT / "crates/catalog/tests/golden/searches.json"
    for search in json.loads(path.read_text()):
        seed = bytes.fromhex(search["seed"])
        saved = {
            "klad": 1,
            "game": search["game"],
            "rules": klad.describe(search["game"]).rules_version,
            "options": {},
            "seats": search["seats"],
            "secret": None,
            "seed": seed.hex(),
            "done": [],
        }
        game = klad.Game.load(json.dumps(saved))
        for seat, move in search["moves"]:
            game._episode.play_text(seat, move)
        for level, choice in search["choices"].items():
            action = klad.bot(search["game"], level, search["bot_seed"]).act(game, search["seat"])
            assert game.action_text(action, search["seat"]) == choice, level


class First:
    """A bot that takes the first legal move, and never calls out of turn."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: dict[str, Any], legal: list[str], must: bool) -> str | None:
        assert "viewer" in view
        return legal[0] if must else None


def test_a_python_bot_plays_in_the_arena() -> None:
    for game in ("my-treasure", "klatz"):
        result = klad.arena(game, {"first": First, "medium": "medium"}, seats=2, deals=6, seed=1)
        assert {bot["name"] for bot in result["bots"]} == {"first", "medium"}
        assert result["games"] == 12 and result["deals"] == 6
        again = klad.arena(game, {"first": First, "medium": "medium"}, seats=2, deals=6, seed=1, threads=1)
        assert [bot["win_share"] for bot in again["bots"]] == [bot["win_share"] for bot in result["bots"]]


def test_a_match_of_levels_is_rated() -> None:
    result = klad.arena("my-treasure", ["random", "medium"], seats=2, deals=40, seed=2)
    shares = {bot["name"]: bot["win_share"]["value"] for bot in result["bots"]}
    assert shares["medium"] > shares["random"]


def test_what_a_python_bot_does_wrong_is_raised() -> None:
    class Raises(First):
        def choose(self, view: dict[str, Any], legal: list[str], must: bool) -> str | None:
            raise RuntimeError("out of ideas")

    class Cheats(First):
        def choose(self, view: dict[str, Any], legal: list[str], must: bool) -> str | None:
            return "win"

    class Silent(First):
        def choose(self, view: dict[str, Any], legal: list[str], must: bool) -> str | None:
            return None

    def broken(seed: int) -> First:
        raise OSError("no model file")

    wrong: list[tuple[Any, type[Exception], str]] = [
        (Raises, RuntimeError, "out of ideas"),
        (Cheats, klad.IllegalMove, '"win"'),
        (Silent, klad.IllegalMove, "chose nothing"),
        (broken, OSError, "no model file"),
        ("gentle", klad.KladError, "found the level"),
    ]
    for bot, error, message in wrong:
        with pytest.raises(error, match=message):
            klad.arena("my-treasure", {"bot": bot, "easy": "easy"}, deals=3)
    with pytest.raises(klad.KladError, match="wanted 2 to 4"):
        klad.arena("my-treasure", ["easy"], seats=7, deals=1)
    with pytest.raises(klad.KladError, match="at least one"):
        klad.arena("my-treasure", [])


def test_a_bot_refuses_a_view_it_cannot_read() -> None:
    bot = klad.bot("my-treasure", "easy", 1)
    game = klad.open_game("my-treasure", seed=1)
    for view in ("", "{}", game.view_text(0)[:-5], klad.open_game("klatz", seed=1).view_text(0)):
        with pytest.raises(klad.KladError):
            bot.choose(view, ["draw"])
    with pytest.raises(klad.KladError, match="wanted a move"):
        bot.choose(game.view(0), ["fly"])
    with pytest.raises(klad.KladError, match="wanted one of my-treasure"):
        bot.act(klad.open_game("klatz", seed=1))


def test_an_analysis_rates_every_decision() -> None:
    game = play_out(klad.open_game("my-treasure", seed=5), 5)
    analysis = klad.analyze(game.transcript(), "30")
    assert analysis["game"] == "my-treasure" and len(analysis["seats"]) == 2
    assert all(0 <= decision["value"] <= 1 and decision["moves"] for decision in analysis["decisions"])
    with pytest.raises(klad.KladError, match="found the budget"):
        klad.analyze(game.transcript(), "plenty")
