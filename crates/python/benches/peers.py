"""The speed of the package compared with its peers, in one run: `cargo xtask bench python`.

Every line is the best of several rounds, and the rounds of all lines are interleaved. A step is one decision of one agent,
with what it sees and may do handed to Python. Choosing among the legal actions is not timed, except in a vector, which chooses for all its
games together; drawing the outcomes of chance is. Rates are per second of CPU time of the calling
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


def clock_cost() -> float:
    """The time between two readings of the clock, one right after the other."""
    gaps = [-time.thread_time() + time.thread_time() for _ in range(10_000)]
    return sorted(gaps)[len(gaps) // 2]


def decided(see: Callable[[], Any], choose: Callable[[Any], Any], take: Callable[[Any], None]) -> Line:
    """A line in which choosing is not timed. ``see`` returns what can be chosen from, or ``None`` if a new game began."""
    reading = clock_cost()

    def line() -> tuple[int, float]:
        begin = time.thread_time()
        seen = see()
        shown = time.thread_time()
        if seen is None:
            return 0, shown - begin - reading
        action = choose(seen)
        chosen = time.thread_time()
        take(action)
        return 1, time.thread_time() - chosen + shown - begin - 2 * reading

    return line


def cycle(env: Any) -> Line:
    """PettingZoo's interface, the same for everybody: last and step are timed, and so is reset after a game has ended."""
    env.reset(seed=1)
    chance = random.Random(1)

    def see() -> Any:
        shown, _, done, cut, _ = env.last()
        if done or cut:
            env.reset()
            return None
        return shown["action_mask"]

    def choose(mask: Any) -> int:
        actions = mask.nonzero()[0]
        return int(actions[int(chance.random() * len(actions))])

    return decided(see, choose, env.step)


def rlcard_game(name: str) -> Line:
    """A game of RLCard in its own loop. A step returns what the next player sees."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    state, _ = env.reset()

    def see() -> Any:
        nonlocal state
        if env.is_over():
            state, _ = env.reset()
        return state["legal_actions"]

    def take(action: Any) -> None:
        nonlocal state
        state, _ = env.step(action)

    return decided(see, lambda legal: random.choice(list(legal)), take)


def open_spiel_game(name: str) -> Line:
    """A C++ game of OpenSpiel in a Python loop that asks for the player's tensor and the legal actions."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def see() -> Any:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        state.observation_tensor()
        return state.legal_actions()

    return decided(see, random.choice, lambda action: state.apply_action(action))


# What a vector does in a step: draws actions for Python to hand back, with masks or bits or neither, or plays what it draws.
WAYS = {"masks": True, "bits": "bits", "no masks": False, "drawn inside, no masks": False}


def klad_vector(game: str, threads: int, way: str, n: int = 1024) -> Line:
    """Many games at once, random legal actions drawn in Rust, observations and perhaps masks filled."""
    env = klad.vector_env(game, n, seed=1, threads=threads, masks=WAYS[way])
    inside = way.startswith("drawn")

    def step() -> int:
        env.step(None if inside else env.sample())
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
        "PettingZoo leduc_holdem": cycle(leduc_holdem_v4.env()),
        "PettingZoo texas_holdem": cycle(texas_holdem_v4.env()),
        "PettingZoo texas_holdem_no_limit": cycle(texas_holdem_no_limit_v6.env()),
        "RLCard uno": rlcard_game("uno"),
        "OpenSpiel leduc_poker": open_spiel_game("leduc_poker"),
        "OpenSpiel liars_dice": open_spiel_game("liars_dice"),
        "OpenSpiel gin_rummy": open_spiel_game("gin_rummy"),
    }
    peers = list(lines)
    for game in klad.games():
        lines[f"{game} cycle"] = cycle(klad.env(game))
        for threads in sorted({1, cores}):
            for way in WAYS:
                lines[f"{game} vector {threads} {way}"] = klad_vector(game, threads, way)
        lines[f"{game} bare"] = klad_native(game, False)
        lines[f"{game} observed"] = klad_native(game, True)
    best = dict.fromkeys(lines, 0.0)
    for _ in range(ROUNDS):
        for name, line in lines.items():
            best[name] = max(best[name], rate(line, SECONDS))

    fastest = max(best[name] for name in peers if name.startswith("PettingZoo"))
    loop = max(best[name] for name in peers if name.startswith("OpenSpiel"))
    rummy = best["OpenSpiel gin_rummy"]
    table(["peer", "steps/s"], [[name, f"{best[name]:,.0f}"] for name in peers])
    cycles = [[title(game), f"{best[f'{game} cycle']:,.0f}", f"{best[f'{game} cycle'] / fastest:.1f}"] for game in klad.games()]
    table(["game", "`klad.env`: `last` and `step`", "times PettingZoo's fastest"], cycles)
    rows = []
    for game in klad.games():
        bare, observed = best[f"{game} bare"], best[f"{game} observed"]
        for threads in sorted({1, cores}):
            for way in WAYS:
                number = best[f"{game} vector {threads} {way}"]
                # Playouts are on one thread, so they are compared with one thread.
                shares = [f"{number / observed:.2f}", f"{number / bare:.2f}"] if threads == 1 else ["", ""]
                times = [f"{number / loop:.1f}", f"{number / rummy:.0f}"]
                row = [title(game), str(threads), way, f"{number:,.0f}"]
                rows.append(row + times + shares)
    table(
        [
            "`vector_env(1024)`",
            "threads",
            "actions and masks",
            "steps/s",
            "times OpenSpiel's fastest",
            "times its gin_rummy",
            "of playouts with observations",
            "of bare playouts",
        ],
        rows,
    )
    rows = []
    for game in klad.games():
        size = int(subprocess.check_output([sys.executable, __file__, "--memory", game]))
        rows.append([title(game), f"{best[f'{game} observed']:,.0f}", f"{best[f'{game} bare']:,.0f}", f"{size:,}"])
    table(["game", "playouts in Rust with observations", "without", "bytes per game of a vector"], rows)


def title(game: str) -> str:
    """The name of a game."""
    return {"my-treasure": "My Treasure", "treasure-maps": "Treasure Maps", "lost-mines": "Lost Mines", "klatz": "Klatz!"}[game]


def table(head: list[str], rows: list[list[str]]) -> None:
    """Prints a table in Markdown."""
    print()
    for row in [head, ["---"] * len(head), *rows]:
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
