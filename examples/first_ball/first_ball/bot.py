"""The bot `first-ball`: the card that the network likes best.

It has learnt the rounds of the classic first game without princesses, and plays nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet import Table
from coronet.doors.spaces import space_of
from coronet.games.catalogue import game_named
from first_ball.network import GAME, PLAYERS, ROUNDS, SETTINGS, Network, Reader, choice_of


def bot(about: dict[str, Any]) -> Callable[[dict[str, Any]], str]:
    """A player for one game, or a ValueError that says what it does not play."""
    settings = about["settings"]
    rounds = settings["rounds"]
    if settings | SETTINGS != settings or not isinstance(rounds, list) or not {*rounds} <= {*ROUNDS}:
        raise ValueError(f"it plays {PLAYERS} players, princesses none, and of the classic rounds {', '.join(ROUNDS)}")
    reader = Reader(space_of(GAME))
    network, game = Network.load(reader.size), game_named(GAME)

    def choose(asked: dict[str, Any]) -> str:
        seat = asked["seat"]
        return game.text_of(choice_of(network, reader, Table.from_position(asked["position"]).veiled(seat), seat))

    return choose


bot.games = (GAME,)  # type: ignore[attr-defined]
