"""Bots from outside at the tables of a house: programs that its host has named, and those of installed packages.

A question has a program to itself until it is answered, so a few programs serve all tables. What reaches one is made of
a veiled record and nothing else; who plays on where a program was lost too often is for the table to say.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple

from coronet.bots.outside import Outside, Visitor, about, end_all, introduced
from coronet.games.catalogue import all_games, game_named
from coronet.table.table import Table

logger = logging.getLogger("coronet.visits")

AT_ONCE = 4  # programs that think
KEPT = 1000  # seats of which the house knows how often their program was lost

Place = tuple[int, int, str]
"""A table, a seat of it, and the game."""


class Seated(NamedTuple):
    """A seat's bot, and who may ask it: a question that was taken back may still be thought about."""

    visitor: Visitor
    one_at_a_time: Lock


class Visits:
    """The bots from outside that a house offers."""

    def __init__(self, bots: Sequence[Outside]) -> None:
        self._bots = {bot.name: bot for bot in bots}
        self._seats: OrderedDict[Place, Seated] = OrderedDict()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="visit")
        hellos = {name: introduced(bot) for name, bot in self._bots.items()}
        played = {game: [name for name, hello in hellos.items() if hello.plays(game)] for game in all_games()}
        self.by_game = {game: names for game, names in played.items() if names}

    def plays(self, game: str, level: str) -> bool:
        """Whether this is a bot from outside that plays this game."""
        return level in self.by_game.get(game, ())

    async def choose(self, table: Table, number: int, seat: int, level: str, seed: int) -> str | None:
        """A bot's choice at the table of this number, in words; None where its program was lost too often."""
        seated = self._seated(table, number, seat, self._bots[level])
        if seated.visitor.is_out:
            return None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, _ask, seated, table, seat, seed)

    def close(self) -> None:
        """End all programs."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        end_all(at_once=True)

    def _seated(self, table: Table, number: int, seat: int, bot: Outside) -> Seated:
        place = (number, seat, table.seal.game_id if table.seal else "")
        seated = self._seats.pop(place, None)
        if seated is None or seated.visitor.bot != bot:
            game = game_named(table.game)
            seated = Seated(Visitor(bot, about(game, game.read_settings(table.settings), seat)), Lock())
        self._seats[place] = seated
        if len(self._seats) > KEPT:
            self._seats.popitem(last=False)
        return seated


def _ask(seated: Seated, table: Table, seat: int, seed: int) -> str:
    """In a thread: the choice, after which the program is free for another table."""
    visitor, one_at_a_time = seated
    with one_at_a_time:
        before = visitor.faults.copy()
        try:
            choice = visitor.choose(table.veiled(seat), seed)
        except BaseException:
            visitor.dismiss()
            raise
        visitor.leave()
        for fault in visitor.faults - before:
            logger.warning("a bot from outside lost a turn", extra={"bot": visitor.bot.name, "fault": fault})
        return game_named(table.game).text_of(choice)
