"""Train a small policy network on tables as arrays, and let it play against beginners.

    python examples/train_policy.py

The network learns Rebel Princess by playing against itself, in NumPy alone. It looks at one card at a time: what the
card is, what lies in the trick, what nobody has seen yet; out come how much it likes to choose the card, and together
with the other cards what the round will still cost. At hundreds of tables every seat is played by it, and choices that
did better than it expected become more likely. Then it sits down with three beginners, in every seat of the same deals,
and what it wins is printed with its interval.
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
from coronet.games.catalogue import game_named
from coronet.games.rebel.cards import FROG, IN_SUIT, PRINCE
from coronet.games.rebel.choices import GIFT, PASS, PASS_BOTH, PLAY
from coronet.games.rebel.hooks import ROUNDS_BY_NAME

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


class Decision(NamedTuple):
    """What the seats whose turn it was had before them at all tables, and what they did."""

    cards: Cards
    chosen: np.ndarray
    seats: np.ndarray
    proposals: np.ndarray  # taken by the seat so far in this round
    expected: np.ndarray


def play_and_learn(tables: Tables, network: Network, reader: Reader, chance: np.random.Generator) -> None:
    """One round at every table, all seats by the network, and what follows from it."""
    past: list[Decision] = []
    step = None
    while step is None or not step.done.all():  # in these rounds all tables have the same number of choices
        observations, masks = tables.observe(), tables.masks
        cards = reader.cards(observations, masks)
        _, likely, expected = network.forward(cards)
        tickets = np.log(np.maximum(likely, 1e-12)) + chance.gumbel(size=len(likely))
        best = np.maximum.reduceat(tickets, cards.first)[cards.tables] == tickets
        picked = np.flatnonzero(best)
        actions = np.nonzero(masks[:, :CARDS])[1][picked]
        seats = tables.seats
        past.append(Decision(cards, picked - cards.first, seats, reader.proposals(observations), expected))
        step = tables.step(actions)
    for decision, advantages, outcomes in looked_back(past, step.totals):
        network.learn(decision.cards, decision.chosen, advantages, outcomes)


def looked_back(past: list[Decision], totals: np.ndarray) -> list[tuple[Decision, np.ndarray, np.ndarray]]:
    """Each decision with how much better it was than expected, and what was to be expected in truth.

    From the last to the first: the proposals that come between two decisions of a seat are the cost of the first. How
    much better a decision was than expected is smoothed over those that follow, the nearer the more.
    """
    each = np.arange(len(totals))
    proposals = totals.astype(np.float32)
    expected, smoothed = np.zeros_like(proposals), np.zeros_like(proposals)
    found = []
    for decision in reversed(past):
        at = (each, decision.seats)
        better = (decision.proposals - proposals[at]) / SCALE + expected[at] - decision.expected
        smoothed[at] = better + SMOOTHING * smoothed[at]
        proposals[at], expected[at] = decision.proposals, decision.expected
        found.append((decision, smoothed[at], smoothed[at] + decision.expected))
    return found


def train(laps: int, tables: int, seed: int = 1) -> tuple[Network, Reader]:
    """Learn from so many rounds of each kind at every table."""
    reader = Reader(space_of(GAME))
    network = Network(reader.size, seed)
    chance = np.random.default_rng(seed)
    kinds = [Tables(GAME, tables, seed=seed, rounds=[name], **SETTINGS) for name in ROUNDS]
    begun = time.monotonic()
    for lap in range(1, laps + 1):
        for kind in kinds:
            play_and_learn(kind, network, reader, chance)
        if lap % 10 == 0:
            print(f"{time.monotonic() - begun:4.0f} s: {lap * tables * len(kinds):9,} rounds played", flush=True)
    return network, reader


def duel(network: Network, reader: Reader, deals: int, seed: int = 10_000) -> tuple[float, float]:
    """The share of games that the network wins against three beginners, and half the width of its 95 % interval.

    Every deal is played four times, with the network in every seat; a fair share is 0.25.
    """
    shares = []
    for deal in range(deals):
        won = [_play_against_beginners(network, reader, seed + deal, own) for own in range(PLAYERS)]
        shares.append(sum(won) / PLAYERS)
    return float(np.mean(shares)), 1.96 * float(np.std(shares, ddof=1)) / math.sqrt(deals)


def _play_against_beginners(network: Network, reader: Reader, seed: int, own: int) -> float:
    table = Table.new(GAME, seed=seed, rounds=list(ROUNDS), **SETTINGS)
    game, space = game_named(GAME), space_of(GAME)
    asked = 0
    while not table.over:
        seat = table.to_act[0]
        veiled = table.veiled(seat)
        if seat == own:
            choice = _choice(network, reader, space, veiled, seat)
        else:
            choice = choose(veiled, seat, "beginner", seed * 1000 + asked)
        table.act(seat, game.text_of(choice))
        asked += 1
    return (own in table.winners) / len(table.winners)


def _choice(network: Network, reader: Reader, space: Space, veiled: object, seat: int) -> int:
    """The card that the network likes best, and the next one until the choice is whole."""
    begun = 0
    while True:
        mask = np.array([space.mask(veiled, seat, begun)], np.bool_)
        cards = reader.cards(np.array([space.observe(veiled, seat, begun)]), mask)
        action = int(np.flatnonzero(mask[0, :CARDS])[network.forward(cards)[1].argmax()])
        begun = space.actions.choice_after(veiled, seat, begun, action)
        if space.actions.is_whole(veiled, seat, begun):
            return begun


def main() -> None:
    """Train, then play."""
    asked = argparse.ArgumentParser(description="Train a small policy network and let it play against beginners.")
    asked.add_argument("--laps", type=int, default=40, help="rounds of each kind at every table")
    asked.add_argument("--tables", type=int, default=256, help="tables of each kind of round")
    asked.add_argument("--deals", type=int, default=60, help="deals of the duel, each played from every seat")
    options = asked.parse_args()
    network, reader = train(options.laps, options.tables)
    share, spread = duel(network, reader, options.deals)
    print(f"Against three beginners it wins {100 * share:.1f} % (± {100 * spread:.1f}, 95 %); a fair share is 25 %.")


if __name__ == "__main__":
    main()
