"""Series of short games in which a round card meets every princess of its edition, with 3, 4, 5 and 6 players.

More of them than the tests play: `python -m tests.referee.series 100`, for a hundred series of every round card.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from itertools import cycle, islice

from tests.referee.editions import EDITIONS, princesses_of, round_cards_of
from tests.referee.game import play_game
from tests.referee.position import Settings

EDITIONS_AND_ROUND_CARDS = [(edition, card) for edition in EDITIONS for card in round_cards_of(edition)]


def series(edition: str, round_card: str, number: int) -> list[Settings]:
    """Four games of two or three rounds, one of them this card's; 18 seats, more than there are princesses."""
    rng = random.Random(f"{edition} {round_card} {number}")
    in_turn = cycle(rng.sample([*princesses_of(edition), "none"], len(princesses_of(edition)) + 1))
    return [_game(rng, edition, _rounds_with(rng, edition, round_card), islice(in_turn, n)) for n in (3, 4, 5, 6)]


def games_with(edition: str, rounds: list[str], princess: str, count: int) -> Iterator[Settings]:
    """Games of these rounds with this princess at the table, others by chance: for what happens rarely."""
    others = [name for name in princesses_of(edition) if name != princess]
    for number in range(count):
        rng = random.Random(f"{edition} {rounds} {princess} {number}")
        princesses = [princess, *rng.sample(others, rng.randint(2, 5))]
        rng.shuffle(princesses)
        yield _game(rng, edition, rounds, princesses)


def _rounds_with(rng: random.Random, edition: str, round_card: str) -> list[str]:
    """The card stands anywhere among others: bathroom-break says nothing in a first round."""
    others = [card for card in round_cards_of(edition) if card != round_card]
    rounds = [round_card, *rng.sample(others, rng.randint(1, 2))]
    rng.shuffle(rounds)
    return rounds


def _game(rng: random.Random, edition: str, rounds: Iterable[str], by_seat: Iterable[str]) -> Settings:
    princesses = tuple(by_seat)
    players = len(princesses)
    return Settings(edition, players, tuple(rounds), princesses, rng.randrange(players), rng.getrandbits(60))


def play_many(count_of_series: int) -> None:
    games = questions = 0
    for number in range(count_of_series):
        for edition, round_card in EDITIONS_AND_ROUND_CARDS:
            for settings in series(edition, round_card, number):
                questions += play_game(settings).questions
                games += 1
        print(f"{games} games, {questions} questions: all agree", flush=True)


if __name__ == "__main__":
    play_many(int(sys.argv[1]))
