"""The speed of the package compared with its peers, in one run: `cargo xtask bench python`.

Every line is the best of several rounds, and the rounds of all lines are interleaved. A step is one decision of one agent,
with what it sees and may do handed to Python; choosing an action is not included. Rates are per second of CPU time of the calling
thread, so that other programs on the machine do not count; where there are several threads, of wall time.
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
SECONDS = 0.4


# Returns how many steps were made, and how many seconds they took.
Line = Callable[[], tuple[int, float]]


def rate(line: Line, seconds: float) -> float:
    """Steps per second."""
    steps, took = 0, 0.0
    while took < seconds:
        more, longer = line()
        steps, took = steps + more, took + longer
    return steps / took


def timed(step: Callable[[], int], clock: Callable[[], float] = time.thread_time, times: int = 1) -> Line:
    """A line in which everything is timed."""

    def line() -> tuple[int, float]:
        begin = clock()
        steps = sum(step() for _ in range(times))
        return steps, clock() - begin

    return line


def cycle(env: Any) -> Line:
    """PettingZoo's interface, the same for everybody: last and step are timed, and so is reset after a game has ended."""
    env.reset(seed=1)
    chance = random.Random(1)

    def line() -> tuple[int, float]:
        begin = time.thread_time()
        shown, _, done, cut, _ = env.last()
        if done or cut:
            env.reset()
            return 0, time.thread_time() - begin
        seen = time.thread_time()
        actions = shown["action_mask"].nonzero()[0]
        action = int(actions[int(chance.random() * len(actions))])
        chosen = time.thread_time()
        env.step(action)
        return 1, time.thread_time() - chosen + seen - begin

    return line


def rlcard_game(name: str) -> Line:
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

    return timed(step, times=100)


def open_spiel_game(name: str) -> Line:
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
        state.observation_tensor()
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    return timed(step, times=100)


def klad_vector(game: str, threads: int, n: int = 1024) -> Line:
    """Many games at once, random legal actions drawn in Rust, observations and masks filled."""
    env = klad.vector_env(game, n, seed=1, threads=threads)

    def step() -> int:
        env.step(env.sample())
        return n

    return timed(step) if threads == 1 else timed(step, time.perf_counter)


def klad_native(game: str, observed: bool) -> Line:
    """Random playouts in Rust on one core, with or without filling in the observation of every decision."""
    episode = klad.open_game(game, seed=1)._episode
    moves = 20_000

    def play() -> int:
        episode.playouts(moves, random.getrandbits(60), observed)
        return moves

    return timed(play)


def resident() -> int:
    """The resident memory of this process, in bytes."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


def memory(game: str, n: int) -> float:
    """Bytes per game of a vector, arrays included."""
    klad.vector_env(game, 1, threads=1).close()
    before = resident()
    env = klad.vector_env(game, n, seed=1, threads=1)
    for _ in range(20):
        env.step(env.sample())
    env.masks.sum()
    return (resident() - before) / n


def main() -> None:
    if "--memory" in sys.argv:
        print(f"{memory(sys.argv[-1], 4096):.0f}")
        return
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

    cores = os.cpu_count() or 1
    lines: dict[str, Line] = {
        "PettingZoo leduc_holdem, cycle": cycle(leduc_holdem_v4.env()),
        "PettingZoo texas_holdem, cycle": cycle(texas_holdem_v4.env()),
        "PettingZoo texas_holdem_no_limit, cycle": cycle(texas_holdem_no_limit_v6.env()),
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
        for name, line in lines.items():
            best[name] = max(best[name], rate(line, SECONDS))
    for name, number in best.items():
        print(f"{name:<62} {number:>14,.0f} steps/s")

    # Compared with the fastest of each peer, everything on one thread; gin_rummy is OpenSpiel's game of comparable size.
    cycles = max(number for name, number in best.items() if name.startswith("PettingZoo"))
    loops = max(number for name, number in best.items() if name.startswith("OpenSpiel"))
    rummy = best["OpenSpiel gin_rummy (C++), Python loop"]
    titles = ["game", "cycle", "vector", "vector", "vector", "vector", "bytes"]
    under = ["", "/ PettingZoo", "/ OpenSpiel", "/ its gin_rummy", "/ observed playouts", "/ bare playouts", "per game"]
    print()
    for words in (titles, under):
        print("".join(f"{word:<15}" if place == 0 else f"{word:>20}" for place, word in enumerate(words)))
    for game in klad.games():
        vector = best[f"klad {game}, vector of 1024, 1 thread"]
        bare = best[f"klad {game}, playouts in Rust, 1 thread"]
        observed = best[f"klad {game}, playouts in Rust with observations, 1 thread"]
        ratios = [best[f"klad {game}, cycle"] / cycles, vector / loops, vector / rummy, vector / observed, vector / bare]
        size = int(subprocess.check_output([sys.executable, __file__, "--memory", game]))
        print(f"{game:<15}" + "".join(f"{ratio:>20.2f}" for ratio in ratios) + f"{size:>20,}")


if __name__ == "__main__":
    main()
