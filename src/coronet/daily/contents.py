"""What a ball holds, for programs and for the curious: who looks ahead cheats only themselves."""

from __future__ import annotations

from typing import Any

from coronet.daily.playing import answer
from coronet.games.catalogue import game_named
from coronet.table.ball import ball_key, ball_seed, ball_table, declared_ball
from coronet.table.log import ChanceLine
from coronet.table.table import Table

SEED_FORMULA = "HMAC-SHA256(key, 'coronet/1/bot' 00 seat:1 ask:4), its first 8 bytes, modulo 2**62"
ASKS = 3  # of which the seeds are shown


def contents(game: str, day: str) -> dict[str, Any]:
    """A ball as data: settings, key, what is dealt in each part, and the seeds of its bots."""
    ball, key, table = declared_ball(game), ball_key(game, day), ball_table(game, day)
    bots = [seat for seat in range(table.players) if seat != ball.seat]
    return {
        "date": day,
        "game": game,
        "rules": game_named(game).rules_version,
        "settings": table.settings,
        "key": key.hex(),
        "seat": ball.seat,
        "parts": parts(table),
        "bots": {
            "level": ball.level,
            "seed": SEED_FORMULA,
            "seeds": {str(seat): [ball_seed(game, day, seat, ask) for ask in range(1, ASKS + 1)] for seat in bots},
        },
    }


def parts(table: Table) -> list[list[dict[str, Any]]]:
    """What chance gives in each part until its cards are dealt, princesses offered too; the bots play it through.

    It does not depend on what they do.
    """
    begun = table.clone()
    found: list[list[dict[str, Any]]] = []
    length, part, is_dealt = 0, -1, False
    while not begun.over:
        if begun.finished != part:
            part, is_dealt = begun.finished, False
            found.append([])
        if not is_dealt:
            found[-1] += _drawn(begun, length)
            is_dealt = any(begun.open_view()["hands"])
        length = begun.length
        seat = begun.to_act[0]
        begun.act(seat, answer(begun, seat))
    return found


def _drawn(table: Table, since: int) -> list[dict[str, Any]]:
    lines = table.lines_after(since)
    return [{"event": line.event, "got": line.got} for line in lines if isinstance(line, ChanceLine)]
