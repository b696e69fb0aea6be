"""docs/hooks.md: every question of the rules and the cards that answer it differently, written by the program."""

from __future__ import annotations

from pathlib import Path

from coronet.games.r import hooks as variants
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.hooks import identifier
from coronet.games.woo import hooks as gifts
from coronet.kernel import dispatch

PAGE = Path(__file__).parent.parent.parent / "docs" / "hooks.md"
HEAD = """# Which card changes what

Written by `make playthroughs`; do not edit. Every question stands in `games/rebel/hooks.py` (round cards) or
`games/rebel/powers.py` (princesses), in `games/r/hooks.py` (variants of R) or in `games/woo/hooks.py` (special gifts);
a card, variant or gift that is listed beside it answers it in its own file.
"""


def text() -> str:
    """The page as it should be now."""
    lines = [HEAD]
    for module, title in (
        (hooks, "Round cards"),
        (powers, "Princesses"),
        (variants, "Variants of R"),
        (gifts, "Special gifts"),
    ):
        lines += [f"## {title}", "", "| question | what it asks | changed by |", "| --- | --- | --- |"]
        for name, question, cards in dispatch.hooks:
            if question.__module__ == module.__name__:
                asks = (question.__doc__ or "").split("\n")[0]
                lines.append(f"| `{name}` | {asks} | {', '.join(identifier(card) for card in cards)} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
