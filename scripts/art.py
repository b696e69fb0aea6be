"""Writes the drawings that Python takes from the page: suits, characters and marks of cards, in their own colours.

The page's sheet paints with custom properties, which many viewers of pictures do not know; here they are colours.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHEET = ROOT / "web" / "art" / "symbols.svg"
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
TAKEN = re.compile(r'<symbol id="((?:suit|r)-\w+|frog|crown|gift-spurned)".*?</symbol>', re.DOTALL)
PAINT = re.compile(r"var\(--(\w+)\)")
TOKEN = re.compile(r"--([\w-]+):\s*(?:light-dark\((#\w+),[^)]*\)|(#\w+)|var\(--([\w-]+)\))")


def art() -> str:
    """A sheet with one drawing a line, and the colours of the page by day as its first."""
    colours = tokens()
    drawings = [re.sub(r">\s+<", "><", found[0]) for found in TAKEN.finditer(SHEET.read_text(encoding="utf-8"))]
    painted = [PAINT.sub(lambda paint: colours[paint[1]], drawing) for drawing in drawings]
    named = " ".join(f"{name}={colours[name]}" for name in sorted(colours))
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', f"<desc>{named}</desc>", *painted, "</svg>\n"])


def tokens() -> dict[str, str]:
    """The colours of the page by name."""
    found: dict[str, str] = {}
    for name, by_day, plain, other in TOKEN.findall(TOKENS.read_text(encoding="utf-8")):
        found.setdefault(name, by_day or plain or found[other])
    return found


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(art(), encoding="utf-8")
