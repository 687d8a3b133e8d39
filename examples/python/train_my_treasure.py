"""Trains a small network to play My Treasure by self-play, with masked PPO in plain NumPy, until it beats *easy*.

    pip install .                                   # from the root of the repository
    python examples/python/train_my_treasure.py     # prints a table; stops when it beats easy, or after --minutes

Both seats of 512 games are played by the same network (``klad.vector_env``). It is paid the silver it earns, less what the
other seat earns: rewards for whole games would take longer to learn from. Every few updates it plays full matches against
*easy*, with as many games from each seat. It stops once it wins more than half of them beyond doubt: the lower end of the 95 %
interval is above one half. The learning rate falls with the number of updates, not with the time, so the same seed learns the
same on any machine, if not as fast.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import klad
import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

GAME = "my-treasure"
GAMES, STEPS = 512, 48
EPOCHS, BATCH = 3, 2048
LAMBDA, CLIP, ENTROPY, VALUE_WEIGHT = 0.95, 0.2, 0.003, 0.5
HIDDEN = 128
RATE = 7e-4
# By then the learning rate has fallen to its minimum.
UPDATES = 200


class Network:
    """Two hidden layers, and a head each for the policy and for the value. The gradient is written out by hand."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Floats:
            weights: Floats = (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            return weights

        self.parameters: list[Floats] = [
            layer(inputs, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.01),
            np.zeros(actions, np.float32),
            layer(HIDDEN, 1, 1.0),
            np.zeros(1, np.float32),
        ]
        self._first = [np.zeros_like(parameter) for parameter in self.parameters]
        self._second = [np.zeros_like(parameter) for parameter in self.parameters]
        self._updates = 0

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """Both hidden layers, the logits and the values."""
        w1, b1, w2, b2, wp, bp, wv, bv = self.parameters
        one = np.maximum(x @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        return one, two, two @ wp + bp, (two @ wv + bv)[:, 0]

    def descend(self, x: Floats, one: Floats, two: Floats, logits: Floats, values: Floats, rate: float) -> None:
        """One step of Adam against these gradients of the two heads."""
        _, _, w2, _, wp, _, wv, _ = self.parameters
        back_two = (logits @ wp.T + values[:, None] @ wv.T) * (two > 0)
        back_one = (back_two @ w2.T) * (one > 0)
        gradients = [
            x.T @ back_one,
            back_one.sum(0),
            one.T @ back_two,
            back_two.sum(0),
            two.T @ logits,
            logits.sum(0),
            two.T @ values[:, None],
            values.sum(keepdims=True),
        ]
        norm = float(np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients)))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        self._updates += 1
        rate *= np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for parameter, gradient, first, second in zip(self.parameters, gradients, self._first, self._second):
            first += 0.1 * (scale * gradient - first)
            second += 0.001 * ((scale * gradient) ** 2 - second)
            parameter -= rate * first / (np.sqrt(second) + 1e-8)


def log_policy(logits: Floats, masks: npt.NDArray[np.int8]) -> Floats:
    """Logarithms of the policy over the open actions."""
    masked = np.where(masks == 1, logits, np.float32(-1e9))
    masked -= masked.max(1, keepdims=True)
    logs: Floats = masked - np.log(np.exp(masked).sum(1, keepdims=True))
    return logs


def draw(logs: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action of each row, by its policy (with the trick of Gumbel noise)."""
    noise = -np.log(-np.log(rng.random(logs.shape, dtype=np.float32) + 1e-12) + 1e-12)
    actions: npt.NDArray[np.int64] = (logs + noise).argmax(1)
    return actions


@dataclass
class Rollout:
    """What self-play saw and did."""

    x: Floats
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int64]
    logs: Floats
    advantages: Floats
    returns: Floats


def collect(env: klad.VectorEnv, network: Network, scale: Floats, rng: np.random.Generator) -> Rollout:
    """Plays some steps of every game and works out the advantages, each seat's decisions being a trajectory of its own."""
    numbers, actions = env.observations.shape[1], env.masks.shape[1]
    x = np.empty((STEPS, GAMES, numbers), np.float32)
    masks = np.empty((STEPS, GAMES, actions), np.int8)
    chosen = np.empty((STEPS, GAMES), np.int64)
    logs, values = np.empty((STEPS, GAMES), np.float32), np.empty((STEPS, GAMES), np.float32)
    seats = np.empty((STEPS, GAMES), np.int64)
    rewards = np.empty((STEPS, GAMES, env.rewards.shape[1]), np.float32)
    done = np.empty((STEPS, GAMES), np.bool_)
    rows = np.arange(GAMES)
    for step in range(STEPS):
        np.divide(env.observations, scale, out=x[step])
        masks[step], seats[step] = env.masks, env.seats
        _, _, logits, values[step] = network.forward(x[step])
        policy = log_policy(logits, masks[step])
        chosen[step] = draw(policy, rng)
        logs[step] = policy[rows, chosen[step]]
        env.step(chosen[step])
        # What a seat gains the other loses; a purse of eight ends the game.
        rewards[step], done[step] = (env.rewards - env.rewards[:, ::-1]) / 8, env.done

    # Backward, by game and seat: the value and advantage of the seat's next decision, and what it earned until then.
    shape = rewards.shape[1:]
    next_value, next_advantage, earned = (np.zeros(shape, np.float32) for _ in range(3))
    # Decisions whose consequences lie beyond the last step are left out, except for the seat that is asked there.
    known = np.zeros(shape, np.bool_)
    _, _, _, last = network.forward((env.observations / scale).astype(np.float32))
    next_value[rows, env.seats], known[rows, env.seats] = last, True
    advantages, valid = np.empty((STEPS, GAMES), np.float32), np.empty((STEPS, GAMES), np.bool_)
    for step in reversed(range(STEPS)):
        over = done[step]
        next_value[over], next_advantage[over], earned[over], known[over] = 0, 0, 0, True
        earned += rewards[step]
        own = (rows, seats[step])
        valid[step] = known[own]
        delta = earned[own] + next_value[own] - values[step]
        advantages[step] = delta + LAMBDA * next_advantage[own]
        next_value[own], next_advantage[own], earned[own], known[own] = values[step], advantages[step], 0, True
    kept = valid.ravel()
    flat_values = values.ravel()[kept]
    flat = advantages.ravel()[kept]
    return Rollout(
        x.reshape(-1, numbers)[kept],
        masks.reshape(-1, actions)[kept],
        chosen.ravel()[kept],
        logs.ravel()[kept],
        flat,
        flat + flat_values,
    )


def improve(network: Network, seen: Rollout, rate: float, rng: np.random.Generator) -> None:
    """Some epochs of PPO over what self-play saw."""
    for _ in range(EPOCHS):
        order = rng.permutation(len(seen.actions))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            part = order[begin : begin + BATCH]
            x, masks, actions = seen.x[part], seen.masks[part], seen.actions[part]
            one, two, logits, values = network.forward(x)
            policy = log_policy(logits, masks)
            shares = np.exp(policy) * (masks == 1)
            rows = np.arange(len(part))
            advantage = seen.advantages[part]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = np.exp(policy[rows, actions] - seen.logs[part])
            cut = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            weight = np.where(cut, 0, -advantage * ratio).astype(np.float32) / len(part)
            # The gradient of log softmax is the choice less the policy; that of the entropy follows.
            gradient = -shares * weight[:, None]
            gradient[rows, actions] += weight
            entropy = -(shares * policy).sum(1, keepdims=True)
            gradient += ENTROPY / len(part) * shares * (policy + entropy) * (masks == 1)
            error = VALUE_WEIGHT * (values - seen.returns[part]) / len(part)
            network.descend(x, one, two, gradient.astype(np.float32), error.astype(np.float32), rate)


def match(network: Network, level: str, rounds: int, seed: int, scale: Floats) -> tuple[float, float]:
    """The network's share of the wins against a bot, and half the width of the 95 % interval. It plays its best move.

    At each of 256 tables it plays as many games from one seat as from the other; quick games do not count twice.
    """
    env = klad.vector_env(GAME, 256, opponents=[level], seed=seed)
    results: list[float] = []
    played = np.zeros(256, np.int64)
    while (played < 2 * rounds).any():
        _, _, logits, _ = network.forward((env.observations / scale).astype(np.float32))
        seats = env.seats.copy()
        env.step(log_policy(logits, env.masks).argmax(1))
        counted = np.flatnonzero(env.done & (played < 2 * rounds))
        results += [(1 + float(env.rewards[row, seats[row]])) / 2 for row in counted]
        played[counted] += 1
    env.close()
    return float(np.mean(results)), 1.96 * float(np.std(results)) / float(np.sqrt(len(results)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20, help="stop after this long (20)")
    parser.add_argument("--seed", type=int, default=1, help="of everything random (1)")
    parser.add_argument("--every", type=int, default=10, help="updates between matches (10)")
    parser.add_argument("--rounds", type=int, default=4, help="games of a match at each of 256 tables and from each seat (4)")
    parser.add_argument("--go-on", action="store_true", help="do not stop when easy is beaten")
    arguments = parser.parse_args()

    about = klad.describe(GAME)
    # By the root of the range: dividing by the whole of it would make most counts too small to notice.
    scale = np.sqrt(about.high.astype(np.float32))
    rng = np.random.default_rng(arguments.seed)
    network = Network(about.observation_size, about.actions, rng)
    env = klad.vector_env(GAME, GAMES, 2, rewards="points", seed=arguments.seed)
    begin = time.monotonic()
    print(f"{'update':>6} {'decisions':>10} {'minutes':>8}   share of the wins against easy, medium")
    update = decisions = 0
    while (minutes := (time.monotonic() - begin) / 60) < arguments.minutes:
        if update % arguments.every == 0:
            easy, width = match(network, "easy", arguments.rounds, update, scale)
            medium, _ = match(network, "medium", arguments.rounds, update, scale)
            print(f"{update:>6} {decisions:>10,} {minutes:>8.1f}   {easy:.3f} +- {width:.3f}   {medium:.3f}", flush=True)
            if easy - width > 0.5 and not arguments.go_on:
                print("it beats easy")
                return
        seen = collect(env, network, scale, rng)
        improve(network, seen, RATE * max(0.1, 1 - update / UPDATES), rng)
        update, decisions = update + 1, decisions + len(seen.actions)
    print("time is up")


if __name__ == "__main__":
    main()
