"""Train a small policy network on tables as arrays, and let it play against beginners.

    python examples/train_policy.py --minutes 3

The network learns Rebel Princess by playing against itself, in NumPy alone: a thousand tables are dealt the same kind of
round, every seat is played by the network, and choices that did better than it expected become more likely. Then it
sits down with three beginners, in every seat of the same deals, and what it wins is printed with its interval.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np

from coronet import Table
from coronet.batch import Tables
from coronet.bots.levels import choose
from coronet.doors.spaces import Space, space_of
from coronet.table.catalogue import game_named

GAME = "rebel"
ROUNDS = ("once-upon-a-time", "masquerade-ball", "invitation", "royal-decree", "wedding-gift")  # the first game
PLAYERS = 4
SETTINGS = {"edition": "classic", "players": PLAYERS, "princesses": "none"}
PARTS = ("hand", "picked", "trick_order", "played_order", "taken", "led", "question", "round", "princes_in")
HIDDEN = 128
LEARNING_RATE = 1e-3
ENTROPY = 0.01  # how much it is worth to stay undecided


class Inputs:
    """What the network reads of an observation: some of its parts, each as 0 or 1, and which actions are allowed."""

    def __init__(self, space: Space) -> None:
        places = space.places
        self.columns = np.concatenate([np.arange(places[name].start, places[name].stop) for name in PARTS])
        self.size = len(self.columns) + space.size

    def of(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        seen = np.minimum(observations[:, self.columns], 1)
        return np.concatenate([seen, masks], axis=1).astype(np.float32)


class Network:
    """One hidden layer; out of it come a preference for every action, and how well the round is expected to end."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            (chance.standard_normal((inputs, HIDDEN)) / math.sqrt(inputs / 8)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (chance.standard_normal((HIDDEN, actions + 1)) * 0.01).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def forward(self, inputs: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probabilities of the actions, and what is expected."""
        into, into_bias, out, out_bias = self.weights
        hidden = np.maximum(inputs @ into + into_bias, 0)
        answers = hidden @ out + out_bias
        preferences = np.where(masks, answers[:, :-1], -np.inf)
        likely = np.exp(preferences - preferences.max(axis=1, keepdims=True))
        return hidden, likely / likely.sum(axis=1, keepdims=True), answers[:, -1]

    def learn(self, inputs: np.ndarray, masks: np.ndarray, actions: np.ndarray, outcomes: np.ndarray) -> None:
        """Make what ended better than expected more likely, and expect what came."""
        hidden, likely, expected = self.forward(inputs, masks)
        surprise = outcomes - expected
        advantage = (surprise / (surprise.std() + 1e-6))[:, None]
        taken = np.zeros_like(likely)
        taken[np.arange(len(actions)), actions] = 1
        logs = np.log(np.maximum(likely, 1e-9))
        undecided = -(likely * logs).sum(axis=1, keepdims=True)
        slope = np.empty((len(actions), likely.shape[1] + 1), np.float32)
        slope[:, :-1] = advantage * (likely - taken) + ENTROPY * likely * (logs + undecided)
        slope[:, -1] = -surprise
        slope /= len(actions)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._adam([inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def _adam(self, slopes: list[np.ndarray]) -> None:
        self.steps += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = LEARNING_RATE * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weight -= size * mean / (np.sqrt(square) + 1e-8)


def play_and_learn(tables: Tables, network: Network, inputs: Inputs, chance: np.random.Generator) -> float:
    """One round at every table, all seats by the network, and what follows from it; proposals a seat."""
    seen, masks, actions, seats = [], [], [], []
    step = None
    while step is None or not step.done.all():  # all tables have the same number of choices in these rounds
        mask = tables.masks.copy()
        read = inputs.of(tables.observe(), mask)
        likely = network.forward(read, mask)[1]
        action = (likely.cumsum(axis=1) > chance.random((len(tables), 1)) * likely.sum(axis=1, keepdims=True)).argmax(
            axis=1
        )
        seen.append(read)
        masks.append(mask)
        actions.append(action)
        seats.append(tables.seats)
        step = tables.step(action)
    better = step.totals.mean(axis=1, keepdims=True) - step.totals  # fewer proposals than the others
    outcomes = np.concatenate([better[np.arange(len(tables)), seat] for seat in seats]).astype(np.float32)
    everything = [np.concatenate(part) for part in (seen, masks, actions)]
    for part in np.array_split(chance.permutation(len(outcomes)), max(1, len(outcomes) // 4096)):
        network.learn(*(one[part] for one in everything), outcomes[part] / 5)
    return float(step.totals.mean())


def train(seconds: float, tables: int, seed: int = 1) -> tuple[Network, Inputs]:
    """Learn for so long, all kinds of round in turn."""
    space = space_of(GAME)
    inputs = Inputs(space)
    network = Network(inputs.size, space.size, seed)
    chance = np.random.default_rng(seed)
    kinds = [Tables(GAME, tables, seed=seed, rounds=[name], **SETTINGS) for name in ROUNDS]
    begun, lap, told = time.monotonic(), 0, 0.0
    while time.monotonic() - begun < seconds:
        for kind in kinds:
            play_and_learn(kind, network, inputs, chance)
        lap += 1
        if time.monotonic() - told > 20:
            told = time.monotonic()
            print(f"{told - begun:4.0f} s: {lap * tables * len(kinds):9,} rounds played", flush=True)
    return network, inputs


def duel(network: Network, inputs: Inputs, deals: int, seed: int = 10_000) -> tuple[float, float]:
    """The share of games that the network wins against three beginners, and half the width of its 95 % interval.

    Every deal is played four times, with the network in every seat; a fair share is 0.25.
    """
    shares = []
    for deal in range(deals):
        won = [_play_against_beginners(network, inputs, seed + deal, own) for own in range(PLAYERS)]
        shares.append(sum(won) / PLAYERS)
    return float(np.mean(shares)), 1.96 * float(np.std(shares, ddof=1)) / math.sqrt(deals)


def _play_against_beginners(network: Network, inputs: Inputs, seed: int, own: int) -> float:
    table = Table.new(GAME, seed=seed, rounds=list(ROUNDS), **SETTINGS)
    game, space = game_named(GAME), space_of(GAME)
    asked = 0
    while not table.over:
        seat = table.to_act[0]
        veiled = table.veiled(seat)
        if seat == own:
            choice = _choice(network, inputs, space, veiled, seat)
        else:
            choice = choose(veiled, seat, "beginner", seed * 1000 + asked)
        table.act(seat, game.text_of(choice))
        asked += 1
    return (own in table.winners) / len(table.winners)


def _choice(network: Network, inputs: Inputs, space: Space, veiled: object, seat: int) -> int:
    """The action that the network likes best, and the next one until the choice is whole."""
    begun = 0
    while True:
        mask = np.array([space.mask(veiled, seat, begun)], np.bool_)
        read = inputs.of(np.array([space.observe(veiled, seat, begun)]), mask)
        action = int(network.forward(read, mask)[1].argmax())
        begun = space.actions.choice_after(veiled, seat, begun, action)
        if space.actions.is_whole(veiled, seat, begun):
            return begun


def main() -> None:
    """Train, then play."""
    asked = argparse.ArgumentParser(description="Train a small policy network and let it play against beginners.")
    asked.add_argument("--minutes", type=float, default=3, help="how long to learn")
    asked.add_argument("--tables", type=int, default=128, help="tables of each kind of round")
    asked.add_argument("--deals", type=int, default=60, help="deals of the duel, each played from every seat")
    options = asked.parse_args()
    network, inputs = train(60 * options.minutes, options.tables)
    share, spread = duel(network, inputs, options.deals)
    print(f"Against three beginners it wins {100 * share:.1f} % (± {100 * spread:.1f}, 95 %); a fair share is 25 %.")


if __name__ == "__main__":
    main()
