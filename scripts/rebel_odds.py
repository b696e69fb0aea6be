"""Writes how totals of Rebel Princess tell who will win, found by games that the rules of thumb play with themselves.

`python scripts/rebel_odds.py 10000 1 > src/coronet/bots/rebel/odds.py` plays so many games of each edition and
number of players, from this seed. The chance of a seat is taken to fall by a factor e with every so many proposals that
its total is higher; how many these are, by rounds left, is what makes the winners that came out likeliest.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from functools import cache

from coronet.bots.rebel.mind import Mind
from coronet.bots.rebel.policy import decide
from coronet.games.rebel.flow import act
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import EDITIONS, GAME_OVER, MAX_SEATS, Round
from coronet.games.rebel.settings import new, read
from coronet.kernel import compiled
from coronet.kernel.bits import lowest
from coronet.kernel.compiled import Entry, Row
from coronet.kernel.generator import seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

NOISE = 25  # hundredths of a proposal
GAMES_OF_A_START = 10  # with the same princesses and the same first deal, played differently
MOST_ROUNDS = 5
PLAYERS = range(3, MAX_SEATS + 1)
HEAD = '''"""How totals tell who will win; written by scripts/rebel_odds.py {games} {seed}, never by hand."""

from __future__ import annotations

MOST_LEFT = {most}
SPREADS = (
{rows}
)
"""In tenths of a proposal, by edition, players from 3 on and rounds left from 1 on: how much lower a total must be for
its seat to be e times as likely to win."""
'''


@rule
def play_games(  # noqa: PLR0913, PLR0917 - a compiled rule takes every row that it works on
    start: Round,
    record: Round,
    scene: Round,
    mind: Mind,
    out: list[int],
    scored: list[int],
    games: int,
    first: int,
    totals: list[int],
) -> None:
    """Play the game again and again; for each the totals after every round but the last, then who won."""
    at = 0
    for game in range(games):
        overwrite(record, start)
        seed(record, first + game)
        after = 1
        while record.phase != GAME_OVER:
            seat = lowest(record.waiting)
            act(record, seat, decide(record, seat, scene, mind, out, scored, NOISE))
            if record.round_at == after and after < record.rounds_planned:
                for other in range(record.players):
                    totals[at] = record.total[other]
                    at += 1
                after += 1
        totals[at] = record.winners
        at += 1


def spreads(edition: str, players: int, games: int, first: int) -> list[int]:
    """The spreads of one edition and number of players, by rounds left from 1 on."""
    seen = [game for number in range(0, games, GAMES_OF_A_START) for game in _played(edition, players, first + number)]
    found = []
    for left in range(1, MOST_ROUNDS):
        at = (MOST_ROUNDS - 1 - left) * players
        found.append(_lowest([(game[at : at + players], game[-1]) for game in seen]))
    return found


def _played(edition: str, players: int, first: int) -> Iterator[list[int]]:
    """Games from one start: the totals after every round but the last, then who won."""
    start = new(read({"edition": edition, "players": players, "princesses": "random"}), first)
    length = (MOST_ROUNDS - 1) * players + 1
    totals = Row.zeros(GAMES_OF_A_START * length)
    rows = [Row.zeros(cls.WORDS) for cls in (Round, Round, Mind)]
    scratch = [Row.zeros(MOST_CHOICES) for _ in range(2)]
    _rules()["play_games"](Row.of(start.to_words()), *rows, *scratch, GAMES_OF_A_START, first, totals)
    for at in range(0, len(totals.numbers), length):
        yield totals.numbers[at : at + length].tolist()


def _lowest(seen: list[tuple[list[int], int]]) -> int:
    """The spread in tenths with the least surprise; it falls to one place and rises from there."""
    surprise = _surprise_by(seen)
    low, high = 5, 300
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if surprise(middle) < surprise(middle + 1) else (middle, high)
    return min(low, high, key=surprise)


def _surprise_by(seen: list[tuple[list[int], int]]) -> Callable[[int], float]:
    """How surprising the winners are for a spread in tenths."""

    def surprise(spread: int) -> float:
        total = 0.0
        for totals, winners in seen:
            weights = [math.exp(-10 * (points - min(totals)) / spread) for points in totals]
            won = [weight for seat, weight in enumerate(weights) if winners >> seat & 1]
            total -= sum(math.log(weight / sum(weights)) for weight in won) / len(won)
        return total

    return surprise


@cache
def _rules() -> dict[str, Callable[..., None]]:
    return compiled.load("rebel-odds", {"play_games": Entry(play_games)})


def main() -> None:
    """Fit and print the module."""
    games, first = (int(given) for given in sys.argv[1:3])
    rows = [f"    {tuple(spreads(edition, players, games, first))}," for edition in EDITIONS for players in PLAYERS]
    print(HEAD.format(games=games, seed=first, most=MOST_ROUNDS - 1, rows="\n".join(rows)), end="")


if __name__ == "__main__":
    main()
