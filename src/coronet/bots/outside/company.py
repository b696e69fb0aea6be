"""The bots from outside at the seats of one game: asked, told of the end, and sent home whatever happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from coronet.bots.outside.known import Outside
from coronet.bots.outside.lines import Over, about
from coronet.bots.outside.visitor import Visitor
from coronet.games.contract import Game


class Company:
    """Visitors by seat; a context, so that no program stays behind."""

    def __init__(self, game: Game, settings: Any, bots: Mapping[int, Outside]) -> None:
        self._visitors = {seat: Visitor(bot, about(game, settings, seat)) for seat, bot in bots.items()}
        self._over: Over | None = None

    def __enter__(self) -> Company:
        return self

    def __exit__(self, broke: type[BaseException] | None, *_: object) -> None:
        for visitor in self._visitors.values():
            if broke is None:
                visitor.leave(self._over)
            else:
                visitor.dismiss()

    def __contains__(self, seat: object) -> bool:
        return seat in self._visitors

    def choose(self, veiled: Any, seat: int, seed: int) -> int:
        """The choice of a seat that has a visitor."""
        return self._visitors[seat].choose(veiled, seed)

    def end(self, totals: list[int], winners: list[int]) -> None:
        """The game is over, and how."""
        self._over = Over(totals, winners)

    @property
    def faults(self) -> dict[str, dict[str, int]]:
        """The turns that were lost, by bot and by what was the matter; those without a fault are not there."""
        found: dict[str, Counter[str]] = {}
        for visitor in self._visitors.values():
            found.setdefault(visitor.bot.name, Counter()).update(visitor.faults)
        return {name: dict(sorted(faults.items())) for name, faults in sorted(found.items()) if faults}

    @property
    def lost(self) -> dict[int, int]:
        """How many turns were lost, by seat; those without a fault are not there."""
        return {seat: turns for seat, visitor in self._visitors.items() if (turns := visitor.faults.total())}

    @property
    def said(self) -> dict[str, str]:
        """What programs said when they lost their first turn, by bot."""
        visitors = reversed(self._visitors.values())
        return {visitor.bot.name: visitor.said for visitor in visitors if visitor.said}
