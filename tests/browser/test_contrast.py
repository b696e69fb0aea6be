"""Contrast by day and by night, computed from tokens.css: words 4.5 to 1, numbers on cards 7, edges and figures 3."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
THEMES = ("light", "dark")

GROUNDS = ("page", "cloth", "runner", "panel", "raised")
SUITS = ("fairy", "pet", "queen", "prince", "frog")
PRINCESSES = (
    "cinderella", "snow-white", "little-mermaid", "pocahontas", "sleeping-beauty", "alice", "mulan", "scheherazade",
    "pea-princess", "ice-princess", "rapunzel", "thumbelina",
)  # fmt: skip

WORDS = [
    *((word, ground) for word in ("ink", "ink-2", "gold", "coral", "mint") for ground in GROUNDS),
    *((f"on-{suit}", "panel") for suit in ("fairy", "pet", "queen", "prince")),
    *((f"{suit}-ink", "card-off") for suit in SUITS),
    *((princess, "card") for princess in PRINCESSES),
    ("do-ink", "do"), ("on-gilt", "gilt-2"), ("on-frieze", "frieze"), ("on-frieze", "frieze-2"), ("on-frieze", "plum"),
    ("on-runner", "runner"), ("card-ink", "card"), ("card-ink", "card-off"),
]  # fmt: skip
NUMBERS = [(f"{suit}-ink", "card") for suit in (*SUITS, "red", "spurned")]
FIGURES = [
    *(("edge", ground) for ground in ("page", "cloth", "runner", "panel")),
    *(("focus", ground) for ground in (*GROUNDS, "cloth-2")),
    *((suit, "card") for suit in (*SUITS, "red", "spurned")),
    *((suit, f"{suit}-tint") for suit in SUITS),
    *((f"on-{suit}", "cloth") for suit in ("fairy", "pet", "queen", "prince")),
    ("stage-ink", "stage-1"),
]


def tokens() -> dict[str, str]:
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", text))


def colour(named: dict[str, str], name: str, theme: str) -> str:
    """The colour of a token in a theme, as six hexadecimal digits."""
    value = named[name].strip()
    if pair := re.fullmatch(r"light-dark\(([^,]+),\s*([^)]+)\)", value):
        value = pair[1 + THEMES.index(theme)].strip()
    if other := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return colour(named, other[1], theme)
    found = re.fullmatch(r"#([0-9a-f]{6})", value)
    assert found, f"--{name} is no colour: {value}"
    return found[1]


def luminance(digits: str) -> float:
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_black_on_white_is_twenty_one_to_one():
    assert ratio("000000", "ffffff") == pytest.approx(21)
    assert ratio("777777", "ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("pairs", "least"), [(WORDS, 4.5), (NUMBERS, 7.0), (FIGURES, 3.0)])
def test_it_can_be_read(pairs, least, theme):
    named = tokens()
    found = {pair: round(ratio(*(colour(named, name, theme) for name in pair)), 2) for pair in pairs}
    assert {pair: value for pair, value in found.items() if value < least} == {}
