"""One deal set: the same deals with every bot in every seat."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Any

from coronet.bots.levels import Budget, choose
from coronet.bots.tournament.plan import Tournament, with_players
from coronet.games.catalogue import game_named
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
    return {"deal_set": number, "games": [one["game"] for one in played], "spent": spent}


def play_game(tournament: Tournament, which: Which) -> Row:
    """One game of a deal set, with every bot so many seats further on; and the time that each bot took."""
    number, turn = which
    held = with_players(game_named(tournament.game), tournament.settings, len(tournament.bots))
    spent = {name: [0.0, 0] for name in sorted(set(tournament.bots))}
    return {"game": _play(tournament, held, number, turn, spent), "spent": spent}


def _play(tournament: Tournament, held: Any, number: int, turn: int, spent: dict[str, list[float]]) -> Row:
    """One game: bots, shares of the win, scores and places by seat."""
    game = game_named(tournament.game)
    seats = tournament.bots[turn:] + tournament.bots[:turn]
    record = game.new(held, 0, Draws(f"{tournament.seed} {number}"))
    budget = Budget(tournament.playouts, tournament.milliseconds)
    asked = 0
    while not game.over(record):
        seat = next(each(game.to_act(record)))
        veiled = record.copy()
        veiled.source = None
        game.veil(veiled, seat)
        begun = time.thread_time()
        choice = choose(veiled, seat, seats[seat], number_from(f"{tournament.seed} {number} {turn} {asked}", 7), budget)
        spent[seats[seat]][0] += 1000 * (time.thread_time() - begun)
        spent[seats[seat]][1] += 1
        game.act(record, seat, choice)
        asked += 1
    _, totals, winners = game.result(record)
    winners = winners or list(range(len(seats)))
    shares = [float(seat in winners) / len(winners) for seat in range(len(seats))]
    sign = 1 if game.declared.lowest_wins else -1
    order = [(seat not in winners, 0 if seat in winners else sign * totals[seat]) for seat in range(len(seats))]
    places = [sum(other < own for other in order) for own in order]
    return {"bots": list(seats), "shares": shares, "scores": totals, "places": places}


def number_from(text: str, size: int) -> int:
    """A number of so many bytes that follows from a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:size], "big")
