"""Writes the puzzles as the page fetches them, by the hundred, from those that come with the project.

    python scripts/puzzle_files.py OUT

They carry the views of their seats, so that a page asks them without a server and without Python.
"""

from __future__ import annotations

import sys
from pathlib import Path

from coronet.puzzles.shelf import Shelf
from coronet.puzzles.shown import files


def write(out: Path) -> None:
    """All files into a folder; the index last, so that a folder with one is whole."""
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.json"):
        old.unlink()
    for name, text in files(Shelf()):
        (out / f"{name}.json").write_bytes(text)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
