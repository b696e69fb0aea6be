"""A sitting as text and as an SVG picture, all hands open: what `render` shows.

Both are made from the game's open view alone, so every game and every variant has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

from coronet.doors.sitting import Sitting
from coronet.games.contract import Line
from coronet.words import Words

CARD_WIDTH, CARD_HEIGHT, GAP, LINE = 46, 30, 4, 22
LETTER = 8.6  # the width of a letter
LABEL_WIDTH = 92
CARD_RISE = 20  # how far a card stands above the line of its name
MARGIN = 14
COMMON_CARDS = ("trick", "places", "table", "revealed")  # of the open view: cards that lie before all
STYLE = (
    "text{font:14px ui-monospace,monospace;fill:#2b2438}.said{font-style:italic}"
    ".table{fill:#f6f1e7}.card{fill:#fffdf8;stroke:#8c7fa3}.asked{fill:#7a3e6d;font-weight:bold}"
)


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

    title: str
    rows: tuple[Row, ...]
    said: tuple[str, ...]


def scene_of(sitting: Sitting) -> Scene:
    """What lies on the table now, and the last step in words."""
    view = sitting.space.game.open_view(sitting.record)
    words = Words("en", view.get("edition"))
    said = [*sitting.told(), view["prompt"]]
    chips = ", ".join(_say(words, chip) for chip in view["chips"])
    rows = [_seat_row(view, seat) for seat in range(view["players"])]
    rows += [Row(name, cards) for name in COMMON_CARDS if (cards := _cards(view.get(name)))]
    title = f"{view['game']}: {chips}" if chips else str(view["game"])
    return Scene(title, tuple(rows), tuple(_say(words, line) for line in said))


def text_of(scene: Scene) -> str:
    """The scene as lines of text; a seat that must act has a star."""
    lines = [scene.title]
    for row in scene.rows:
        star = "*" if row.asked else " "
        lines.append(f"{star} {row.label:<8} {' '.join(row.cards)}".rstrip() + (f"  ({row.text})" if row.text else ""))
    return "\n".join([*lines, *(f"  {line}" for line in scene.said)]) + "\n"


def svg_of(scene: Scene) -> str:
    """The scene as an SVG picture."""
    shapes: list[str] = []
    y = MARGIN + LINE
    shapes.append(_text(MARGIN, y, scene.title))
    widest = len(scene.title) * LETTER
    for row in scene.rows:
        y += CARD_HEIGHT + GAP
        shapes.append(_text(MARGIN, y, row.label, "asked" if row.asked else ""))
        x: float = MARGIN + LABEL_WIDTH
        for card in row.cards:
            wide = max(CARD_WIDTH, len(card) * LETTER + 2 * GAP)
            size = f'width="{wide:g}" height="{CARD_HEIGHT - GAP}"'
            shapes.append(f'<rect class="card" x="{x:g}" y="{y - CARD_RISE:g}" {size} rx="4"/>')
            shapes.append(_text(x + GAP, y - 2, card))
            x += wide + GAP
        if row.text:
            shapes.append(_text(x + GAP, y, row.text))
            x += len(row.text) * LETTER
        widest = max(widest, x)
    y += GAP
    for line in scene.said:
        y += LINE
        shapes.append(_text(MARGIN, y, line, "said"))
        widest = max(widest, len(line) * LETTER)
    size = f'width="{widest + 2 * MARGIN:.0f}" height="{y + MARGIN:.0f}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{STYLE}</style>'
        f'<rect class="table" width="100%" height="100%"/>{"".join(shapes)}</svg>\n'
    )


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:g}" y="{y:g}">{escape(text)}</text>'


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
