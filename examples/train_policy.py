"""Train a small policy network on tables as arrays, and let it play against beginners.

    python examples/train_policy.py --minutes 3

The network learns Rebel Princess by playing against itself, in NumPy alone: at hundreds of tables every seat is played
by the network, and choices that did better than it expected become more likely. Then it sits down with three beginners,
in every seat of the same deals, and what it wins is printed with its interval.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import NamedTuple

import numpy as np

from coronet import Table
from coronet.batch import Tables
from coronet.bots.levels import choose
from coronet.doors.spaces import Space, space_of
from coronet.games.rebel.cards import FROG, PRINCES
from coronet.table.catalogue import game_named

GAME = "rebel"
ROUNDS = ("once-upon-a-time", "masquerade-ball", "invitation", "royal-decree", "wedding-gift")  # the first game
PLAYERS = 4
SETTINGS = {"edition": "classic", "players": PLAYERS, "princesses": "none"}
PARTS = ("hand", "picked", "trick_order", "played_order", "led", "question", "round", "princes_in")
CARDS = 48
HIDDEN = 128
LEARNING_RATE = 2e-3
ENTROPY = 0.01  # how much it is worth to stay undecided
SMOOTHING = 0.8
SCALE = 5  # proposals that count as one
MINIBATCH = 1024


class Decision(NamedTuple):
    """What the seats whose turn it was had before them at all tables, and what they did."""

    read: np.ndarray
    masks: np.ndarray
    actions: np.ndarray
    seats: np.ndarray
    proposals: np.ndarray  # taken by the seat so far in this round
    expected: np.ndarray


class Inputs:
    """What the network reads of an observation: some of its parts, each as 0 or 1, and which actions are allowed."""

    def __init__(self, space: Space) -> None:
        places = space.places
        self.columns = np.concatenate([np.arange(places[name].start, places[name].stop) for name in PARTS])
        self.size = len(self.columns) + space.size
        self.own_cards = slice(places["taken"].start, places["taken"].start + CARDS)
        self.points = np.zeros(CARDS, np.float32)
        self.points[[card for card in range(CARDS) if PRINCES >> card & 1]] = 1
        self.points[FROG] = 5

    def proposals(self, observations: np.ndarray) -> np.ndarray:
        """What the cards that the seat has taken in this round will cost it."""
        return observations[:, self.own_cards] @ self.points

    def of(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """A row of 0s and 1s for every table."""
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

    def learn(
        self, inputs: np.ndarray, masks: np.ndarray, actions: np.ndarray, advantages: np.ndarray, outcomes: np.ndarray
    ) -> None:
        """Make what went better than expected more likely, and expect what came."""
        hidden, likely, expected = self.forward(inputs, masks)
        advantage = ((advantages - advantages.mean()) / (advantages.std() + 1e-6))[:, None]
        taken = np.zeros_like(likely)
        taken[np.arange(len(actions)), actions] = 1
        logs = np.log(np.maximum(likely, 1e-9))
        undecided = -(likely * logs).sum(axis=1, keepdims=True)
        slope = np.empty((len(actions), likely.shape[1] + 1), np.float32)
        slope[:, :-1] = advantage * (likely - taken) + ENTROPY * likely * (logs + undecided)
        slope[:, -1] = expected - outcomes
        slope /= len(actions)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._adam([inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def _adam(self, slopes: list[np.ndarray]) -> None:
        self.steps += 1
        size = LEARNING_RATE * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope * slope - square)
            weight[:] -= size * mean / (np.sqrt(square) + 1e-8)


def play_and_learn(tables: Tables, network: Network, inputs: Inputs, chance: np.random.Generator) -> None:
    """One round at every table, all seats by the network, and what follows from it."""
    each = np.arange(len(tables))
    past: list[Decision] = []
    step = None
    while step is None or not step.done.all():  # in these rounds all tables have the same number of choices
        masks, observations = tables.masks.copy(), tables.observe()
        read = inputs.of(observations, masks)
        _, likely, expected = network.forward(read, masks)
        actions = (likely.cumsum(axis=1) > chance.random((len(tables), 1))).argmax(axis=1)
        actions = np.where(masks[each, actions], actions, likely.argmax(axis=1))  # the sum may end just below 1
        past.append(Decision(read, masks, actions, tables.seats, inputs.proposals(observations), expected))
        step = tables.step(actions)
    seen, masks, actions, advantages, outcomes = looked_back(past, step.totals)
    for part in np.array_split(chance.permutation(len(actions)), len(actions) // MINIBATCH + 1):
        network.learn(seen[part], masks[part], actions[part], advantages[part], outcomes[part])


def looked_back(past: list[Decision], totals: np.ndarray) -> tuple[np.ndarray, ...]:
    """From the last decision to the first: what each seat still had to expect after it, and got.

    The proposals that come between two decisions of a seat are the cost of the first. How much better a decision was
    than expected is smoothed over those that follow, the nearer the more.
    """
    each = np.arange(len(totals))
    proposals = totals.astype(np.float32)
    expected, smoothed = np.zeros_like(proposals), np.zeros_like(proposals)
    advantages, outcomes = [], []
    for decision in reversed(past):
        at = (each, decision.seats)
        better = (decision.proposals - proposals[at]) / SCALE + expected[at] - decision.expected
        smoothed[at] = better + SMOOTHING * smoothed[at]
        proposals[at], expected[at] = decision.proposals, decision.expected
        advantages.append(smoothed[at].copy())
        outcomes.append(smoothed[at] + decision.expected)
    forward = [np.concatenate([getattr(one, name) for one in past]) for name in ("read", "masks", "actions")]
    return (*forward, np.concatenate(advantages[::-1]), np.concatenate(outcomes[::-1]))


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
