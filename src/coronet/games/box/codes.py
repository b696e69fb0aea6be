"""Codes of refusal of R and the parlour games, in the order in which they apply (rules, section 10)."""

from __future__ import annotations

NAMES = (
    "-",
    "unknown-choice",
    "game-over",
    "already-chosen",
    "wait-for-reveal",
    "not-your-turn",
    "wrong-kind",
    "not-in-hand",
    "not-in-packet",
    "already-placed",
    "not-lost",
    "unknown-variant",
    "no-such-place",
    "place-empty",
    "already-up",
    "too-many",
)
(
    UNKNOWN_CHOICE,
    GAME_IS_OVER,
    ALREADY_CHOSEN,
    WAIT_FOR_REVEAL,
    NOT_YOUR_TURN,
    WRONG_KIND,
    NOT_IN_HAND,
    NOT_IN_PACKET,
    ALREADY_PLACED,
    NOT_LOST,
    UNKNOWN_VARIANT,
    NO_SUCH_PLACE,
    PLACE_EMPTY,
    ALREADY_UP,
    TOO_MANY,
) = range(1, len(NAMES))
