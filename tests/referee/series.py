"""Series of short games in which a round card meets every princess of its edition, with 3, 4, 5 and 6 players.

More of them than the tests play: `python -m tests.referee.series 100`, for a hundred series of every round card.
"""

from __future__ import annotations

import random
import sys
from itertools import cycle, islice

from tests.referee.editions import EDITIONS, princesses_of, round_cards_of
from tests.referee.game import play_game
from tests.referee.position import Settings

EDITIONS_AND_ROUND_CARDS = [(edition, card) for edition in EDITIONS for card in round_cards_of(edition)]


def series(edition: str, round_card: str, number: int) -> list[Settings]:
    """Four games of two or three rounds, one of them this card's; 18 seats, more than there are princesses."""
    rng = random.Random(f"{edition} {round_card} {number}")
    in_turn = cycle(rng.sample([*princesses_of(edition), "none"], len(princesses_of(edition)) + 1))
    return [_game(rng, edition, players, round_card, tuple(islice(in_turn, players))) for players in (3, 4, 5, 6)]


def _game(rng: random.Random, edition: str, players: int, round_card: str, princesses: tuple[str, ...]) -> Settings:
    """The card stands anywhere among others: bathroom-break says nothing in a first round."""
    others = [card for card in round_cards_of(edition) if card != round_card]
    rounds = [round_card, *rng.sample(others, rng.randint(1, 2))]
    rng.shuffle(rounds)
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
