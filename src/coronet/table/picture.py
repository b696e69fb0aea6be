"""A table as text and as an SVG picture, all hands open: what `render` of the doors shows.

Both are made from the game's open view alone, so every game and every variant has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any
from xml.sax.saxutils import escape

from coronet.games.contract import Line
from coronet.table import art
from coronet.words import Words

MARGIN, GAP, PAIR_GAP, ROW_GAP, LINE = 16, 4, 10, 18, 22
LONGEST_LINE = 120
TITLE_HEIGHT, TITLE_LETTER, LETTER = 46, 9.5, 6.6
LABEL_WIDTH = 84
FACE = "Figtree, system-ui, 'Segoe UI', sans-serif"
COMMON_CARDS = ("trick", "places", "table", "revealed")  # of the open view: cards that lie before all
STYLES = {
    "": "",
    "title": ' font-size="17" font-weight="bold"',
    "small": ' font-size="11"',
    "said": ' font-style="italic"',
}


@dataclass(frozen=True)
class Row:
    """A line of the picture: what it is about, cards, and what else is to be said."""

    label: str
    cards: tuple[str, ...] = ()
    text: str = ""
    asked: bool = False


@dataclass(frozen=True)
class Scene:
    """All that is shown."""

    game: str
    name: str  # of the game, in words
    chips: tuple[str, ...]  # what is in force
    rows: tuple[Row, ...]
    said: tuple[str, ...]


def scene_of(view: dict[str, Any], told: Sequence[Line]) -> Scene:
    """What lies on the table now by its open view, and the last step in words."""
    words = Words("en", view.get("edition"))
    said = [*told, view["prompt"]]
    chips = tuple(_say(words, chip) for chip in view["chips"])
    rows = [_seat_row(view, seat) for seat in range(view["players"])]
    rows += [Row(name, cards) for name in COMMON_CARDS if (cards := _cards(view.get(name)))]
    game = str(view["game"])
    return Scene(game, words.game(game), chips, tuple(rows), tuple(_say(words, line) for line in said))


def text_of(scene: Scene) -> str:
    """The scene as lines of text; a seat that must act has a star."""
    lines = [f"{scene.game}: {', '.join(scene.chips)}" if scene.chips else scene.game]
    for row in scene.rows:
        star = "*" if row.asked else " "
        lines.append(f"{star} {row.label:<8} {' '.join(row.cards)}".rstrip() + (f"  ({row.text})" if row.text else ""))
    return "\n".join([*lines, *(f"  {line}" for line in scene.said)]) + "\n"


def svg_of(scene: Scene) -> str:
    """The scene as an SVG picture, with the page's own cards on its cloth."""
    shapes = [_text(MARGIN, MARGIN + 18, scene.name, "title")]
    y = float(TITLE_HEIGHT)
    widest = len(scene.name) * TITLE_LETTER
    for line in wrap("; ".join(scene.chips), LONGEST_LINE):
        shapes.append(_text(MARGIN, y + 8, line, "small"))
        widest = max(widest, len(line) * LETTER)
        y += LINE
    for row in scene.rows:
        x = float(MARGIN + LABEL_WIDTH)
        middle = y + (art.CARD_HEIGHT if row.cards else LINE) / 2 + 4
        shapes.append(_text(MARGIN + 20, middle, row.label))
        if row.asked:
            shapes.append(art.use("crown", MARGIN, middle - 13, 16, art.colour("gilt")))
        for seat, cards in map(_laid, row.cards):
            if seat:
                shapes.append(_text(x + 2, y + art.CARD_HEIGHT + 12, seat, "small"))
            for card in cards:
                shapes.append(art.card(card, x, y))
                x += art.CARD_WIDTH + GAP
            x += PAIR_GAP * (len(cards) > 1)
        if row.text:
            shapes.append(_text(x + GAP, middle, row.text, "small"))
            x += len(row.text) * LETTER
        widest = max(widest, x)
        y += (art.CARD_HEIGHT if row.cards else LINE) + ROW_GAP
    for line in scene.said:
        y += LINE
        shapes.append(_text(MARGIN, y, line, "said"))
        widest = max(widest, len(line) * LETTER)
    width, height = f"{widest + 2 * MARGIN:.0f}", f"{y + MARGIN:.0f}"
    drawn = "".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="{FACE}" font-size="13" fill="{art.colour("ink")}"><defs>{art.drawings_in(drawn)}</defs>'
        f'<rect width="100%" height="100%" rx="10" fill="{art.colour("cloth")}"/>{drawn}</svg>\n'
    )


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}"{STYLES[kind]}>{escape(text)}</text>'


def _laid(entry: str) -> tuple[str, list[str]]:
    """What a row names in one place: a card, one with the seat that played it, or the two of a round."""
    seat, mark, card = entry.partition(": ")
    return (f"seat {seat}", [card]) if mark else ("", entry.split("/"))


def _say(words: Words, line: Line | Sequence[Any]) -> str:
    key, arguments = line
    return words.say(key, **arguments)


def _seat_row(view: dict[str, Any], seat: int) -> Row:
    hands = view.get("hands")
    own = view["seats"][seat]
    cards = hands[seat] if hands else own.get("cards", own.get("order", ()))
    said = {"total": view["totals"][seat]}
    said |= {name: value for name, value in own.items() if _is_worth_saying(value) and name not in said}
    text = ", ".join(f"{name} {value}" for name, value in said.items())
    return Row(f"seat {seat}", tuple(cards), text, seat in view["to_act"])


def _is_worth_saying(value: Any) -> bool:
    return isinstance(value, int | str) and not isinstance(value, bool) and bool(value)


def _cards(value: Any) -> tuple[str, ...]:
    """Names of cards, however the view gives them: names, a card with its seat, several of these, rounds of two."""
    if not value:
        return ()
    if isinstance(value, dict):
        return (f"{value['seat']}: {value['card'] or '?'}",)
    return tuple(entry if isinstance(entry, str) else _several(entry) for entry in value)


def _several(entry: Any) -> str:
    return _cards(entry)[0] if isinstance(entry, dict) else "/".join(str(card) for card in entry[:2])
