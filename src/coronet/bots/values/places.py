"""Where in a game a decision was asked, as the game counts it; and whether the whole game is what is judged."""

from __future__ import annotations

from typing import Any

from coronet.games.r.record import MATCH_SLOT


def place_of(name: str, record: Any) -> dict[str, int]:
    """The larger part first: round and trick, set and round, game and round; counted from 1."""
    if name == "rebel":
        return {"round": record.round_at + 1, "trick": sum(record.tricks) + 1}
    if name == "woo":
        return {"set": record.sets + 1, "round": record.rounds + 1}
    return {"game": record.game_at + 1, "round": record.rounds + 1}


def is_one_game(name: str, record: Any) -> bool:
    """Whether the chance to win is that of the whole game, not of one game of a match."""
    if name == "r":
        return not record.slots[MATCH_SLOT] and not record.until
    return name in ("rebel", "woo")
