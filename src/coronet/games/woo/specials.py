"""Which gifts are special: effects by card, the one place where that stands (rules, section 2.2)."""

from __future__ import annotations

from coronet.games.woo.hooks import EFFECTS

__all__ = ["EFFECTS", "MOST_OF_AN_EFFECT", "TABLES"]

TABLES: dict[str, dict[str, tuple[str, ...]]] = {
    "ones": {"allergic": ("R1",), "irresistible": ("S1",), "lullabye": ("M1",), "regifted": ("B1",)},
    "lavish": {
        "allergic": ("R1", "R5", "R9"),
        "irresistible": ("S1", "S5", "S9"),
        "lullabye": ("M1", "M5", "M9"),
        "regifted": ("B1", "B5", "B9"),
    },
    "none": {},
}
MOST_OF_AN_EFFECT = 13
