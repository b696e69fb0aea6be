"""Cards as drawings: the page's own suits, characters and colours (`art.svg`, written by scripts/art.py)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

__all__ = ["CARD_HEIGHT", "CARD_WIDTH", "card", "colour", "drawings_in", "use"]

SHEET = Path(__file__).with_name("art.svg")
CARD_WIDTH, CARD_HEIGHT = 46, 64
UNKNOWN = "?"
FROG = "P8"
PAINTS = {
    "F": "fairy",
    "P": "pet",
    "Q": "queen",
    "C": "prince",
    "R": "rose",
    "S": "sweet",
    "M": "melody",
    "B": "bauble",
}
COURTS = {"blue": "prince-ink", "red": "red-ink", None: "card-ink"}
SUITED = re.compile(r"([FPQCRSMB])([0-9]+)")
CHARACTER = re.compile(r"(?:(blue|red)-)?(prince|general|magician|minister|assassin|spy|princess|jester)")
USED = re.compile(r'<use href="#([\w-]+)"')


class Face(NamedTuple):
    """What is on a card: a drawing, its colour, the tint behind it, and what is written."""

    drawing: str
    ink: str
    tint: str
    text: str


def card(name: str, x: float, y: float) -> str:
    """A card by its name; one that nobody knows shows its back."""
    place = f'x="{x:g}" y="{y:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="5"'
    if name == UNKNOWN:
        back = f'<rect {place} fill="{colour("back")}" stroke="{colour("back-rim")}" stroke-width="2"/>'
        return back + use("crown", x + 11, y + 20, 24, colour("gilt"))
    face = _face(name)
    paper = f'<rect {place} fill="{face.tint}" stroke="{colour("card-edge")}"/>'
    if not face.drawing:
        return paper + _written(face.text, x + CARD_WIDTH / 2, y + 36, face.ink, 11)
    size = 30 if len(face.text) < 3 else 28
    drawing = use(face.drawing, x + (CARD_WIDTH - size) / 2, y + 28 - 16 * (len(face.text) > 2), size, face.ink)
    if len(face.text) > 2:
        return paper + drawing + _written(face.text, x + CARD_WIDTH / 2, y + 56, face.ink, 9)
    return paper + drawing + _written(face.text, x + CARD_WIDTH / 2, y + 22, face.ink, 20)


def _face(name: str) -> Face:
    if suited := SUITED.fullmatch(name):
        paint = "frog" if name == FROG else PAINTS[suited[1]]
        drawing = "frog" if name == FROG else f"suit-{suited[1]}"
        return Face(drawing, colour(f"{paint}-ink"), colour(f"{paint}-tint"), suited[2])
    if court := CHARACTER.fullmatch(name):
        tint = {"blue": "prince-tint", "red": "red-tint", None: "card"}[court[1]]
        return Face(f"r-{court[2]}", colour(COURTS[court[1]]), colour(tint), court[2])
    if name == "spurned":
        return Face("gift-spurned", colour("spurned-ink"), colour("spurned-tint"), name)
    return Face("", colour("card-ink"), colour("card"), name)


def _written(text: str, x: float, y: float, ink: str, size: int) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="middle" fill="{ink}">{escape(text)}</text>'


def use(drawing: str, x: float, y: float, size: float, ink: str) -> str:
    """A drawing of the sheet at this place."""
    return f'<use href="#{drawing}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" color="{ink}"/>'


def colour(name: str) -> str:
    """A colour of the page by day."""
    return _sheet()[1][name]


def drawings_in(shapes: str) -> str:
    """The drawings that these shapes use, to be put before them."""
    known = _sheet()[0]
    return "".join(known[name] for name in sorted(set(USED.findall(shapes)) & known.keys()))


@cache
def _sheet() -> tuple[dict[str, str], dict[str, str]]:
    lines = SHEET.read_text(encoding="utf-8").splitlines()
    colours = dict(pair.split("=") for pair in lines[1].removeprefix("<desc>").removesuffix("</desc>").split())
    drawings = {line.split('"')[1]: line for line in lines if line.startswith("<symbol")}
    return drawings, colours
