"""How totals tell who will win; written by scripts/rebel_odds.py 10000 1, never by hand."""

from __future__ import annotations

MOST_LEFT = 4
SPREADS = (
    (50, 62, 72, 81),
    (36, 45, 52, 55),
    (28, 35, 41, 42),
    (26, 32, 35, 37),
    (50, 62, 74, 83),
    (40, 49, 58, 63),
    (35, 44, 51, 59),
    (30, 38, 44, 48),
)
"""In tenths of a proposal, by edition, players from 3 on and rounds left from 1 on: how much lower a total must be for
its seat to be e times as likely to win."""
