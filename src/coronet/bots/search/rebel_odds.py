"""How totals tell who will win; written by scripts/rebel_odds.py 4000 1, never by hand."""

from __future__ import annotations

MOST_LEFT = 4
SPREADS = (
    (48, 61, 72, 81),
    (36, 45, 50, 54),
    (28, 36, 41, 42),
    (26, 32, 34, 35),
    (50, 62, 73, 82),
    (40, 48, 57, 61),
    (35, 44, 51, 59),
    (30, 37, 43, 48),
)
"""In tenths of a proposal, by edition, players from 3 on and rounds left from 1 on: how much lower a total must be for
its seat to be e times as likely to win."""
