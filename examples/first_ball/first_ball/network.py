"""The network: what it looks at, how it judges a card, and how it learns."""

from __future__ import annotations

import math
from pathlib import Path
from typing import NamedTuple

import numpy as np

from coronet.doors.spaces import Space, space_of
from coronet.games.rebel.cards import FROG, IN_SUIT, PRINCE
from coronet.games.rebel.choices import GIFT, PASS, PASS_BOTH, PLAY
from coronet.games.rebel.hooks import ROUNDS_BY_NAME

LEARNT = Path(__file__).with_name("policy.npz")

GAME = "rebel"
ROUNDS = ("once-upon-a-time", "masquerade-ball", "invitation", "royal-decree", "wedding-gift")  # the first game
PLAYERS = 4
SETTINGS = {"edition": "classic", "players": PLAYERS, "princesses": "none"}
SUITS, CARDS = 4, 4 * IN_SUIT
QUESTIONS = [PASS, PASS_BOTH, GIFT, PLAY]
HIDDEN = 48
LEARNING_RATE = 3e-3
UNDECIDED = 0.01  # how much it is worth to stay undecided
SMOOTHING = 0.8
SCALE = 5  # proposals that count as one

NUMBERS = np.arange(CARDS) % IN_SUIT
POINTS = np.where(np.arange(CARDS) // IN_SUIT == PRINCE, 1, 0).astype(np.float32)
POINTS[FROG] = 5


class Cards(NamedTuple):
    """The cards that may be chosen at all tables, one after the other: what is known of each, and whose it is."""

    features: np.ndarray
    tables: np.ndarray
    first: np.ndarray  # where the cards of each table begin


class Reader:
    """Reads from observations what the network looks at."""

    def __init__(self, space: Space) -> None:
        self.places = space.places
        self.rounds = [ROUNDS_BY_NAME[name] for name in ROUNDS]
        self.size = 12 + SUITS + len(QUESTIONS) + len(ROUNDS)

    def proposals(self, observations: np.ndarray) -> np.ndarray:
        """What the cards that the seat has taken in this round will cost it."""
        first = self.places["taken"].start
        return observations[:, first : first + CARDS] @ POINTS

    def cards(self, observations: np.ndarray, masks: np.ndarray) -> Cards:
        """All cards that may be chosen, with their features."""
        hand, trick, played, led = (
            observations[:, self.places[name]] > 0 for name in ("hand", "trick_order", "played_order", "led")
        )
        number = len(hand)
        unseen = (~(hand | trick | played)).reshape(number, SUITS, IN_SUIT)
        below = unseen.cumsum(axis=2) - unseen
        above = unseen.sum(axis=2, keepdims=True) - below - unseen
        follows = np.repeat(led, IN_SUIT, axis=1)
        best = np.where(trick & follows, NUMBERS, -1).max(axis=1, keepdims=True)
        in_suit = np.repeat(hand.reshape(number, SUITS, IN_SUIT).sum(axis=2), IN_SUIT, axis=1)
        by_card = [follows, follows & (best < NUMBERS), above.reshape(number, CARDS) / 5]
        by_card += [below.reshape(number, CARDS) / 5, in_suit / 5]
        by_table = [~led.any(axis=1), trick @ POINTS / SCALE, trick.sum(axis=1) / PLAYERS]
        by_table += [observations[:, self.places["princes_in"].start], self.proposals(observations) / SCALE]
        by_table += list((observations[:, self.places["question"]].T > 0)[QUESTIONS])
        by_table += list(observations[:, self.places["round"]].T[self.rounds])
        tables, cards = np.nonzero(masks[:, :CARDS])
        columns = [NUMBERS[cards] / IN_SUIT, POINTS[cards] / SCALE, *(np.eye(SUITS)[cards // IN_SUIT].T)]
        columns += [one[tables, cards] for one in by_card] + [one[tables] for one in by_table]
        first = np.searchsorted(tables, np.arange(number))
        return Cards(np.stack(columns, axis=1).astype(np.float32), tables, first)


class Network:
    """One hidden layer, the same for every card."""

    def __init__(self, inputs: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights = [
            (chance.standard_normal((inputs, HIDDEN)) / math.sqrt(inputs)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (chance.standard_normal((HIDDEN, 2)) * 0.01).astype(np.float32),
            np.zeros(2, np.float32),
        ]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def save(self, path: Path) -> None:
        """Write what it has learnt."""
        np.savez_compressed(path, *self.weights)

    @classmethod
    def load(cls, inputs: int, path: Path = LEARNT) -> Network:
        """A network that has learnt before."""
        network = cls(inputs, seed=0)
        with np.load(path) as kept:
            network.weights = [kept[name] for name in kept.files]
        return network

    def forward(self, cards: Cards) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, how likely each card is chosen, and what each table is expected to bring."""
        into, into_bias, out, out_bias = self.weights
        hidden = np.maximum(cards.features @ into + into_bias, 0)
        answers = hidden @ out + out_bias
        liked = np.exp(answers[:, 0] - np.maximum.reduceat(answers[:, 0], cards.first)[cards.tables])
        likely = liked / np.add.reduceat(liked, cards.first)[cards.tables]
        counts = np.diff(np.append(cards.first, len(cards.tables)))
        return hidden, likely, np.add.reduceat(answers[:, 1], cards.first) / counts

    def learn(self, cards: Cards, chosen: np.ndarray, advantages: np.ndarray, outcomes: np.ndarray) -> None:
        """Make what went better than expected more likely, and expect what came; `chosen` counts within a table."""
        hidden, likely, expected = self.forward(cards)
        better = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        taken = np.zeros_like(likely)
        taken[cards.first + chosen] = 1
        logs = np.log(np.maximum(likely, 1e-9))
        undecided = -np.add.reduceat(likely * logs, cards.first)
        counts = np.diff(np.append(cards.first, len(cards.tables)))
        slope = np.empty((len(likely), 2), np.float32)
        slope[:, 0] = better[cards.tables] * (likely - taken) + UNDECIDED * likely * (logs + undecided[cards.tables])
        slope[:, 1] = ((expected - outcomes) / counts)[cards.tables]
        slope /= len(chosen)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._adam([cards.features.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def _adam(self, slopes: list[np.ndarray]) -> None:
        self.steps += 1
        size = LEARNING_RATE * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope * slope - square)
            weight[:] -= size * mean / (np.sqrt(square) + 1e-8)


def choice_of(network: Network, reader: Reader, veiled: object, seat: int) -> int:
    """The card that the network likes best, and the next one until the choice is whole."""
    begun, space = 0, space_of(GAME)
    while True:
        mask = np.array([space.mask(veiled, seat, begun)], np.bool_)
        cards = reader.cards(np.array([space.observe(veiled, seat, begun)]), mask)
        action = int(np.flatnonzero(mask[0, :CARDS])[network.forward(cards)[1].argmax()])
        begun = space.actions.choice_after(veiled, seat, begun, action)
        if space.actions.is_whole(veiled, seat, begun):
            return begun
