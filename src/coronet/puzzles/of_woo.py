"""Puzzles of Woo the Princess: which games they come from, and their themes, the first that holds."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from coronet.games.woo.cards import SPURNED, suit_of
from coronet.games.woo.choices import EXCHANGE_CARD, KEEP, PLAY_CARD, card_in, kind_of
from coronet.puzzles.kind import Found, Kind

EXCHANGE, SPECIAL, SPURN, COLLECT, SAVE = "exchange", "special-gift", "spurned", "collect", "save"
WOOING, COUNT = "wooing-suit", "count"
BY_REASON = {
    "hint-woo-spurned": SPURN,
    "hint-woo-give-spurned": SPURN,
    "hint-woo-takes": COLLECT,
    "hint-woo-cards": COLLECT,
    "hint-woo-saves": SAVE,
}


def settings(chance: Random) -> Mapping[str, Any]:
    """Everybody for themselves or in teams, with any number of players; a few Princess cards win."""
    mode = chance.choice(("each", "each", "teams"))
    players = chance.choice((4, 6)) if mode == "teams" else chance.randint(3, 7)
    return {"mode": mode, "players": players, "goal": chance.randint(2, 5)}


def theme(found: Found) -> str:
    """What the right choice is about."""
    best, other = found.options[0].choice, found.against
    if kind_of(best) in (EXCHANGE_CARD, KEEP):
        return EXCHANGE
    if kind_of(best) != PLAY_CARD:
        return SPECIAL
    if SPURNED in (card_in(best), card_in(other)):
        return SPURN
    if found.reason[0] in BY_REASON:
        return BY_REASON[found.reason[0]]
    is_wooing = [suit_of(card_in(choice)) == found.veiled.wooing for choice in (best, other)]
    return WOOING if is_wooing[0] != is_wooing[1] else COUNT


KIND = Kind(
    "woo",
    margin=0.02,  # of the chance to win
    themes=(EXCHANGE, SPECIAL, SPURN, COLLECT, SAVE, WOOING, COUNT),
    settings=settings,
    theme=theme,
)
