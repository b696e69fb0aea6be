"""How a bot does against random players: `python -m tests.bots.against_random [DEALS] [PLAYERS]`.

Each deal is one round of a card of the edition, with princesses by chance; it is played once from every seat. Printed
are mean proposals a round with a 95 % interval over deals, and the time of a decision in processor time.
"""

from __future__ import annotations

import random
import statistics
import sys
import time

from coronet.bots.levels import choose
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from coronet.games.rebel.score import score_of
from coronet.games.rebel.settings import new, read
from coronet.kernel.bits import each
from tests.rebel_games import any_choice


def veiled(record: Round, seat: int) -> Round:
    copy = record.copy()
    copy.source = None
    GAME.veil(copy, seat)
    return copy


def one_round(edition: str, players: int, deal: int) -> Round:
    rng = random.Random(deal)
    rounds = rounds_of(edition)
    data = {
        "edition": edition,
        "players": players,
        "rounds": [rounds[deal % len(rounds)]],
        "princesses": rng.sample(princesses_of(edition), players),
    }
    record = new(read(data), deal)
    record.tiebreak = 0
    return record


def play(record: Round, bots: int, seed: int, times: list[float]) -> list[int]:
    """The scores of a round in which the seats of the set `bots` are played by level good, the others at random."""
    rng = random.Random(seed)
    while not GAME.over(record):
        seat = next(each(record.waiting))
        if bots >> seat & 1:
            own = veiled(record, seat)
            start = time.process_time()
            choice = choose(own, seat, "good", rng.getrandbits(60))
            times.append(time.process_time() - start)
        else:
            seat, choice = any_choice(record, rng)
            if bots >> seat & 1:
                continue
        GAME.act(record, seat, choice)
    return [score_of(record, 0, seat) for seat in range(record.players)]


def compare(edition: str, players: int, deals: int, times: list[float]) -> tuple[list[float], list[float]]:
    """Mean proposals of the bot and of its random opponents, for each deal."""
    bot, others = [], []
    for deal in range(deals):
        own, rest = [], []
        for seat in range(players):
            scores = play(one_round(edition, players, deal), 1 << seat, deal, times)
            own.append(scores[seat])
            rest.append((sum(scores) - scores[seat]) / (players - 1))
        bot.append(statistics.mean(own))
        others.append(statistics.mean(rest))
    return bot, others


def interval(values: list[float]) -> str:
    return f"{statistics.mean(values):5.2f} +-{1.96 * statistics.stdev(values) / len(values) ** 0.5:.2f}"


def main(deals: int, players: int) -> None:
    for edition in ("classic", "deluxe"):
        times: list[float] = []
        bot, others = compare(edition, players, deals, times)
        better = [theirs - own for own, theirs in zip(bot, others, strict=True)]
        times.sort()
        print(f"{edition}, {players} players, {deals} deals: bot {interval(bot)}, random {interval(others)},", end=" ")
        print(f"difference {interval(better)}; decision mean {1000 * statistics.mean(times):.2f} ms,", end=" ")
        print(f"p99 {1000 * times[len(times) * 99 // 100]:.2f} ms, longest {1000 * times[-1]:.2f} ms")


if __name__ == "__main__":
    main(*(int(word) for word in [*sys.argv[1:], *("400", "4")[len(sys.argv) - 1 :]]))
