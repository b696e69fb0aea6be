"""The bots of a ball: the same answers to the same play, in every house and in the pocket."""

from __future__ import annotations

from coronet.bots.levels import choose_in_character
from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.table.ball import ball_seed, declared_ball
from coronet.table.table import Table


def answer(table: Table, seat: int) -> str:
    """What the bot of a seat chooses now at the table of a ball."""
    if table.ball is None:
        raise InputError("table", allowed="the table of a ball")
    seed = ball_seed(table.game, table.ball, seat, table.asked(seat))
    choice = choose_in_character(table.veiled(seat), seat, declared_ball(table.game).level, seed)
    return game_named(table.game).text_of(choice)
