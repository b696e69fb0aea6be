"""What each power brings a bot: `python -m tests.bots.rebel.worth_of_powers EDITION [DEALS]`.

One round with four bots, one of them with the princess, against the same deal without her. Printed are the proposals
gained on the other three a round, with a 95 % interval over deals, and how often the power was used.
"""

from __future__ import annotations

import statistics
import sys

from coronet.bots.levels import choose
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.score import score_of
from coronet.games.rebel.settings import new, read
from coronet.kernel.bits import each
from tests.bots.against_random import veiled

PLAYERS = 4


def lead_of(edition: str, deal: int, princess: str) -> tuple[float, int]:
    """By how many proposals the seat with the princess does better than the others, and whether she used her power."""
    hero = deal % PLAYERS
    rounds = rounds_of(edition)
    data = {
        "edition": edition,
        "players": PLAYERS,
        "rounds": [rounds[deal % len(rounds)]],
        "princesses": [princess if seat == hero else "none" for seat in range(PLAYERS)],
        "leader": hero,
    }
    record = new(read(data), deal)
    record.tiebreak = 0
    used = 0
    while not GAME.over(record):
        seat = next(each(record.waiting))
        GAME.act(record, seat, choose(veiled(record, seat), seat, "good", deal))
        used |= record.used >> hero & 1
    scores = [score_of(record, 0, seat) for seat in range(PLAYERS)]
    return (sum(scores) - PLAYERS * scores[hero]) / (PLAYERS - 1), used


def main(edition: str, deals: int) -> None:
    without = [lead_of(edition, deal, "none")[0] for deal in range(deals)]
    for princess in princesses_of(edition):
        with_her = [lead_of(edition, deal, princess) for deal in range(deals)]
        gains = [lead - before for (lead, _), before in zip(with_her, without, strict=True)]
        spread = 1.96 * statistics.stdev(gains) / deals**0.5
        used = 100 * sum(use for _, use in with_her) // deals
        print(f"| {princess} | {statistics.mean(gains):.2f} +-{spread:.2f} | {used} % |")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 300)
