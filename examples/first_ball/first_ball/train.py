"""Train a small policy network on tables as arrays, and let it play against beginners.

    python -m first_ball.train

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
from coronet.doors.spaces import space_of
from coronet.games.catalogue import game_named
from first_ball.network import (
    CARDS,
    GAME,
    LEARNT,
    PLAYERS,
    ROUNDS,
    SCALE,
    SETTINGS,
    SMOOTHING,
    Cards,
    Network,
    Reader,
    choice_of,
)


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
    game = game_named(GAME)
    asked = 0
    while not table.over:
        seat = table.to_act[0]
        veiled = table.veiled(seat)
        if seat == own:
            choice = choice_of(network, reader, veiled, seat)
        else:
            choice = choose(veiled, seat, "beginner", seed * 1000 + asked)
        table.act(seat, game.text_of(choice))
        asked += 1
    return (own in table.winners) / len(table.winners)


def main() -> None:
    """Train, then play."""
    asked = argparse.ArgumentParser(description="Train a small policy network and let it play against beginners.")
    asked.add_argument("--laps", type=int, default=40, help="rounds of each kind at every table")
    asked.add_argument("--tables", type=int, default=256, help="tables of each kind of round")
    asked.add_argument("--deals", type=int, default=60, help="deals of the duel, each played from every seat")
    asked.add_argument("--keep", action="store_true", help="let the bot `first-ball` play by what was learnt")
    options = asked.parse_args()
    network, reader = train(options.laps, options.tables)
    if options.keep:
        network.save(LEARNT)
    share, spread = duel(network, reader, options.deals)
    print(f"Against three beginners it wins {100 * share:.1f} % (± {100 * spread:.1f}, 95 %); a fair share is 25 %.")


if __name__ == "__main__":
    main()
