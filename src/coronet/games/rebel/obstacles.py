"""Why a card that may be played cannot carry a power: the argument of `power-not-now`."""

from __future__ import annotations

NAMES = (
    "-",
    "no-princess",
    "other-moment",
    "above-seven",
    "last-card",
    "leading",
    "blocked",
    "needless",
    "prince-or-frog",
    "frozen",
    "first-round",
)
(
    NO_PRINCESS_HERE,
    OTHER_MOMENT,
    ABOVE_SEVEN,
    LAST_CARD,
    LEADING,
    BLOCKED,
    NEEDLESS,
    PRINCE_OR_FROG,
    CARD_IS_FROZEN,
    FIRST_ROUND,
) = range(1, len(NAMES))
