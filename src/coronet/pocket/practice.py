"""Practice: a browser translates compiled rules as they are used, and the first choices take it several times as long.

So while nobody plays, those who look ahead choose for nobody, a little at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from coronet.bots.budget import Budget
from coronet.bots.levels import choose, warm
from coronet.games.catalogue import GAMES, game_named
from coronet.server.clock import Clock
from coronet.table.table import Table

__all__ = ["practise"]

CHOICES = 20  # of each game, by which a browser has translated what they need
BUDGET = Budget(playouts=150)  # a few hundredths of a second
AT_FIRST = 3.0  # seconds in which a page that has just come is left alone
REST = 0.05  # after each choice
LONG_REST = 1.0  # before one looks again whether somebody plays


async def practise(clock: Clock, is_busy: Callable[[], bool]) -> None:
    """Choose in every game whose bots look ahead."""
    await clock.sleep(AT_FIRST)
    for game in GAMES:
        if game_named(game).declared.is_searched:
            for _ in _choices(game):
                await clock.sleep(REST)
                while is_busy():
                    await clock.sleep(LONG_REST)


def _choices(game: str) -> Iterator[None]:
    yield
    warm(game)
    table = Table.new(game, seed=1)
    for number in range(CHOICES):
        yield
        seat = table.to_act[0]
        choose(table.veiled(seat), seat, "expert", number, BUDGET)
        table.act(seat, table.choices(seat)[0])
