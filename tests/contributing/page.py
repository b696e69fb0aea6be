"""CONTRIBUTING.md as what it tells to do: for each section its files, what is put into them, and what is run.

A block belongs to the file named last before it: it becomes the file, or, where there is one, its end. A block of the
kind `diff` shows the lines between which others are put, as they stand.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
SECTION = re.compile(r"^## (?P<title>.*)\n(?P<text>(?:(?!## ).*\n)*)", re.MULTILINE)
TOLD = re.compile(
    r"^ {3}```(?P<kind>\w+)\n(?P<code>.*?)^ {3}```$"
    r"|`(?P<path>(?:docs|src|tests|web)/[^`\s]*\.\w+)`"
    r"|`make (?P<targets>[a-z -]+)`",
    re.DOTALL | re.MULTILINE,
)
INDENT = 3
CHECKS = {"lint", "test", "page", "setup"}  # what changes no file


class Block(NamedTuple):
    """What is put into a file."""

    path: str
    kind: str
    code: str

    def put_into(self, folder: Path) -> None:
        """Change the file, or make it."""
        path = folder / self.path
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self._changed(text), encoding="utf-8")

    def _changed(self, text: str) -> str:
        if self.kind != "diff":
            between = "\n\n" if self.path.endswith(".py") else "\n"
            return between.join(filter(None, (text, self.code)))
        before, after = ("".join(line[1:] for line in self._lines() if line[0] in kept) for kept in (" -", " +"))
        assert text.count(before) == 1, f"{self.path} has {text.count(before)} times\n{before}"
        return text.replace(before, after)

    def _lines(self) -> list[str]:
        return self.code.splitlines(keepends=True)


class Section(NamedTuple):
    """One thing to add: blocks in order, the files that change, the targets of make that write the rest of them."""

    blocks: tuple[Block, ...]
    files: frozenset[str]
    targets: tuple[str, ...]


def section(title: str) -> Section:
    """What a section of the page tells."""
    text = dict(SECTION.findall(PAGE.read_text(encoding="utf-8")))[title]
    blocks: list[Block] = []
    files: list[str] = []
    targets: list[str] = []
    for found in TOLD.finditer(text):
        if found["path"]:
            files.append(found["path"])
        elif found["targets"]:
            targets += [target for target in found["targets"].split() if target not in CHECKS | set(targets)]
        else:
            code = "".join(line[INDENT:] or "\n" for line in found["code"].splitlines(keepends=True))
            blocks.append(Block(files[-1], found["kind"], code))
    return Section(tuple(blocks), frozenset(files), tuple(targets))
