"""How fast the package is, beside its peers, in one run: `cargo xtask bench python`.

Every line is the best of several rounds; the rounds of all lines take turns, so that a machine that slows down slows all of
them. A step is one decision of one agent, with what it sees and may do handed to Python. Rates are per second of wall time.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import time
import warnings
from typing import Any, Callable

import klad

warnings.filterwarnings("ignore")
ROUNDS = 5
SECONDS = 0.6


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps per second."""
    begin, steps = time.perf_counter(), 0
    while (now := time.perf_counter()) - begin < seconds:
        steps += step()
    return steps / (now - begin)


def cycle(env: Any) -> Callable[[], int]:
    """The whole cycle through PettingZoo's interface, the same for everybody: last, a random open action, step."""
    env.reset(seed=1)
    chance = random.Random(1)

    def step() -> int:
        shown, _, done, cut, _ = env.last()
        if done or cut:
            env.reset()
            return 0
        actions = shown["action_mask"].nonzero()[0]
        env.step(int(actions[int(chance.random() * len(actions))]))
        return 1

    return step


def rlcard_game(name: str) -> Callable[[], int]:
    """A game of RLCard in its own loop."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        if env.is_over():
            state, _ = env.reset()
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        return 1

    return step


def open_spiel_game(name: str) -> Callable[[], int]:
    """A C++ game of OpenSpiel in a Python loop that asks for the player's tensor."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        state.information_state_tensor()
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    return step


def klad_vector(game: str, threads: int, n: int = 1024) -> Callable[[], int]:
    """Many games at once, random open actions drawn in Rust, observations and masks filled."""
    env = klad.vector_env(game, n, seed=1, threads=threads)

    def step() -> int:
        env.step(env.sample())
        return n

    return step


def klad_native(game: str, observed: bool) -> Callable[[], int]:
    """Random playouts in Rust on one core; with or without the observation of every decision filled."""
    episode = klad.open_game(game, seed=1)._episode
    moves = 20_000

    def play() -> int:
        episode.playouts(moves, random.getrandbits(60), observed)
        return moves

    return play


def memory(game: str, n: int) -> float:
    """Bytes per game of a vector, arrays included."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    env = klad.vector_env(game, n, seed=1)
    env.step(env.sample())
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (after - before) * 1024 / n


def main() -> None:
    if "--memory" in sys.argv:
        print(f"{memory(sys.argv[-1], 4096):.0f}")
        return
    from pettingzoo.classic import gin_rummy_v4, leduc_holdem_v4, texas_holdem_v4

    cores = os.cpu_count() or 1
    lines: dict[str, Callable[[], int]] = {
        "PettingZoo leduc_holdem, cycle": cycle(leduc_holdem_v4.env()),
        "PettingZoo texas_holdem, cycle": cycle(texas_holdem_v4.env()),
        "PettingZoo gin_rummy, cycle": cycle(gin_rummy_v4.env()),
        "RLCard uno, own loop": rlcard_game("uno"),
        "OpenSpiel leduc_poker (C++), Python loop": open_spiel_game("leduc_poker"),
        "OpenSpiel liars_dice (C++), Python loop": open_spiel_game("liars_dice"),
        "OpenSpiel gin_rummy (C++), Python loop": open_spiel_game("gin_rummy"),
    }
    for game in klad.games():
        lines[f"klad {game}, cycle"] = cycle(klad.env(game))
        lines[f"klad {game}, vector of 1024, 1 thread"] = klad_vector(game, 1)
        lines[f"klad {game}, vector of 1024, {cores} threads"] = klad_vector(game, cores)
        lines[f"klad {game}, playouts in Rust, 1 thread"] = klad_native(game, False)
        lines[f"klad {game}, playouts in Rust with observations, 1 thread"] = klad_native(game, True)
    best = dict.fromkeys(lines, 0.0)
    for _ in range(ROUNDS):
        for name, step in lines.items():
            best[name] = max(best[name], rate(step, SECONDS))
    for name, number in best.items():
        print(f"{name:<62} {number:>14,.0f} steps/s")

    # The fastest of each peer is what is compared with.
    cycles = max(number for name, number in best.items() if name.startswith("PettingZoo"))
    loops = max(number for name, number in best.items() if name.startswith("OpenSpiel"))
    titles = ["game", "cycle", f"vector, {cores} threads", "vector / playouts", "vector / playouts", "bytes"]
    under = ["", "/ PettingZoo", "/ OpenSpiel", "with observations", "without", "per game"]
    print()
    for words in (titles, under):
        print("".join(f"{word:<15}" if place == 0 else f"{word:>20}" for place, word in enumerate(words)))
    for game in klad.games():
        vector = best[f"klad {game}, vector of 1024, 1 thread"]
        threads = best[f"klad {game}, vector of 1024, {cores} threads"]
        bare = best[f"klad {game}, playouts in Rust, 1 thread"]
        observed = best[f"klad {game}, playouts in Rust with observations, 1 thread"]
        ratios = [best[f"klad {game}, cycle"] / cycles, threads / loops, vector / observed, vector / bare]
        size = int(subprocess.check_output([sys.executable, __file__, "--memory", game]))
        print(f"{game:<15}" + "".join(f"{ratio:>20.2f}" for ratio in ratios) + f"{size:>20,}")


if __name__ == "__main__":
    main()
