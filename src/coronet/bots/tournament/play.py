"""One deal set: the same deals with every bot in every seat."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from coronet.bots.levels import Budget, choose
from coronet.bots.outside import Company
from coronet.bots.tournament.plan import Tournament, with_players
from coronet.games.catalogue import game_named
from coronet.games.contract import veiled_copy
from coronet.kernel.bits import count, each, pick
from coronet.kernel.record import Source

Row = dict[str, Any]
Which = tuple[int, int]
"""A game of a tournament: its deal set, and how many seats the bots have moved on."""
PARTS = ("round_at", "sets", "game_at")  # where a record counts the rounds, sets or games that have a deal of their own


class Draws:
    """The same draws for the same questions, in whatever order choices lead to them."""

    def __init__(self, key: str) -> None:
        self.key = key
        self._drawn: dict[tuple[int, int], int] = {}

    def pick(self, record: Any, event: int, pool: int) -> int:
        """The item drawn from the pool."""
        part = next((getattr(record, name) for name in PARTS if hasattr(record, name)), 0)
        number = self._drawn[part, event] = self._drawn.get((part, event), 0) + 1
        word = number_from(f"{self.key} {(part, event)} {number}", 8)
        return pick(pool, word * count(pool) >> 64)

    def copy(self) -> Source:
        """Itself: a veiled copy draws nothing."""
        return self


def play_deal_set(tournament: Tournament, number: int) -> Row:
    """All games of one deal set."""
    return deal_set_of(number, [play_game(tournament, (number, turn)) for turn in range(len(tournament.bots))])


def deal_set_of(number: int, played: Sequence[Row]) -> Row:
    """A deal set from all its games: who sat where, what they won and scored; and the time that each bot took."""
    spent = {
        name: [sum(one["spent"][name][at] for one in played) for at in range(2)] for name in sorted(played[0]["spent"])
    }
    row = {"deal_set": number, "games": [one["game"] for one in played], "spent": spent}
    return row | faults_of(played)


def faults_of(rows: Sequence[Row]) -> Row:
    """The turns that bots from outside lost in games or deal sets, and what each said first; nothing where none was."""
    faults: dict[str, Counter[str]] = {}
    said: dict[str, str] = {}
    for row in rows:
        for name, found in row.get("faults", {}).items():
            faults.setdefault(name, Counter()).update(found)
        said = row.get("said", {}) | said
    return {"faults": {name: dict(found) for name, found in faults.items()}, "said": said} if faults else {}


def play_game(tournament: Tournament, which: Which) -> Row:
    """One game of a deal set, with every bot so many seats further on; and the time that each bot took."""
    turn = which[1]
    held = with_players(game_named(tournament.game), tournament.settings, len(tournament.bots))
    spent = {name: [0.0, 0] for name in sorted(set(tournament.bots))}
    seats = tournament.bots[turn:] + tournament.bots[:turn]
    programs = {seat: tournament.program_of(bot) for seat, bot in enumerate(seats)}
    outside = {seat: bot for seat, bot in programs.items() if bot is not None}
    with Company(game_named(tournament.game), held, outside) as company:
        row = {"game": _play(tournament, held, which, company, spent), "spent": spent}
    return row | faults_of([{"faults": company.faults, "said": company.said}])


def _play(tournament: Tournament, held: Any, which: Which, company: Company, spent: dict[str, list[float]]) -> Row:
    """One game: bots, shares of the win, scores and places by seat."""
    number, turn = which
    game = game_named(tournament.game)
    seats = tournament.bots[turn:] + tournament.bots[:turn]
    record = game.new(held, 0, Draws(f"{tournament.seed} {number}"))
    budget = Budget(tournament.playouts, tournament.milliseconds)
    asked = 0
    while not game.over(record):
        seat = next(each(game.to_act(record)))
        veiled = veiled_copy(game, record, seat)
        seed = number_from(f"{tournament.seed} {number} {turn} {asked}", 7)
        clock = time.perf_counter if seat in company else time.thread_time  # a program has its own processor time
        begun = clock()
        if seat in company:
            choice = company.choose(veiled, seat, seed)
        else:
            choice = choose(veiled, seat, seats[seat], seed, budget)
        spent[seats[seat]][0] += 1000 * (clock() - begun)
        spent[seats[seat]][1] += 1
        game.act(record, seat, choice)
        asked += 1
    _, totals, winners = game.result(record)
    company.end(totals, winners)
    winners = winners or list(range(len(seats)))
    shares = [float(seat in winners) / len(winners) for seat in range(len(seats))]
    sign = 1 if game.declared.lowest_wins else -1
    order = [(seat not in winners, 0 if seat in winners else sign * totals[seat]) for seat in range(len(seats))]
    places = [sum(other < own for other in order) for own in order]
    return {"bots": list(seats), "shares": shares, "scores": totals, "places": places}


def number_from(text: str, size: int) -> int:
    """A number of so many bytes that follows from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:size], "big")
