"""OpenSpiel's own algorithms on a small variant of My Treasure: information-set MCTS and outcome-sampling MCCFR.

    pip install '.[openspiel]'
    python examples/python/openspiel_search.py --games 20 --simulations 100 --iterations 200

The variant is a game for two with the lowest target, 4 silver in place of 8. The tree search plays against random moves and
resamples hidden cards by ``resample_from_infostate``, which is klad's fair guess. OpenSpiel has a search of this kind in C++ as
well, which cannot run games written in Python; the one used here is in Python. MCCFR keeps a table of every information state
it meets; how many there are says how far this game is from being solved that way.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import klad.openspiel
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr


def play(game: Any, bots: list[Any], chance: random.Random) -> list[float]:
    """One game; returns what it was worth to each player."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.randrange(klad.openspiel.CHANCE_OUTCOMES))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def search(game: Any, games: int, simulations: int) -> None:
    """Information-set MCTS against random moves, from each seat in turn."""
    rng = np.random.RandomState(1)
    won = 0.0
    begin = time.monotonic()
    for number in range(games):
        searcher = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, rng),
            uct_c=1.4,
            max_simulations=simulations,
            max_world_samples=simulations,
            random_state=rng,
        )
        seat = number % 2
        bots: list[Any] = [pyspiel.make_uniform_random_bot(player, number) for player in range(2)]
        bots[seat] = searcher
        won += (1 + play(game, bots, random.Random(number))[seat]) / 2
    seconds = (time.monotonic() - begin) / games
    print(f"IS-MCTS with {simulations} simulations against random: {won / games:.2f} of {games} games, {seconds:.1f} s a game")


def solve(game: Any, iterations: int) -> None:
    """Outcome-sampling MCCFR, and how many information states it has met."""
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    begin = time.monotonic()
    for _ in range(iterations):
        solver.iteration()
    seconds = time.monotonic() - begin
    met = len(solver._infostates)
    print(f"MCCFR: {iterations} iterations in {seconds:.1f} s met {met} information states")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    arguments = parser.parse_args()
    game = pyspiel.load_game("klad_my_treasure", {"players": 2, "options": '{"target": 4}'})
    search(game, arguments.games, arguments.simulations)
    solve(game, arguments.iterations)


if __name__ == "__main__":
    main()
