"""Codes of refusal, in the order in which they apply (rules, section 13)."""

from __future__ import annotations

NAMES = (
    "-",
    "game-over",
    "already-chosen",
    "not-your-turn",
    "wrong-kind",
    "no-such-card",
    "not-in-hand",
    "spurned-cannot-lead",
    "must-follow",
    "not-among",
)
(
    GAME_OVER,
    ALREADY_CHOSEN,
    NOT_YOUR_TURN,
    WRONG_KIND,
    NO_SUCH_CARD,
    NOT_IN_HAND,
    SPURNED_CANNOT_LEAD,
    MUST_FOLLOW,
    NOT_AMONG,
) = range(1, len(NAMES))
