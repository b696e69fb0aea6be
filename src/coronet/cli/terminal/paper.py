"""Paper: lines out and lines in, never wider than 80 columns, never redrawn, with colour or without."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
from typing import NoReturn

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from coronet.errors import one_line

WIDEST, NARROWEST = 80, 40
MARK = "> "
SUIT_STYLES = {"F": "yellow", "P": "green", "Q": "red", "C": "blue"}
SUIT_STYLES |= {"R": "red", "S": "yellow", "M": "green", "B": "blue"}


class _Pen(Console):
    """A console that leaves it to the program what a reader who has gone means."""

    def on_broken_pipe(self) -> NoReturn:
        raise  # noqa: PLE0704 - called while the error is handled


class Paper:
    """Where a game is printed and from where it is answered."""

    def __init__(self, *, colour: bool = True) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a name that the terminal cannot show stops nothing
        self.width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))
        self.colour = colour and not os.environ.get("NO_COLOR")
        self._console = _Pen(
            width=self.width,
            color_system="auto" if self.colour else None,
            highlight=False,
            markup=False,
            emoji=False,
        )
        self._ends_in_gap = True
        self.is_asked_by_a_person = sys.stdin.isatty()
        if self.is_asked_by_a_person:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - arrows and history while typing

    # Out

    def say(self, text: str | Text, indent: int = 0, *, hang: int = 0) -> None:
        """A sentence or a line; what does not fit goes on in the next line, indented by `hang` more."""
        whole = Text(text) if isinstance(text, str) else text
        lines = whole.wrap(self._console, self.width - indent - hang) if whole else [whole]
        for at, line in enumerate(lines):
            line.rstrip()
            self._print(Text(" " * (indent + (hang if at else 0))) + line)

    def copy_out(self, text: str) -> None:
        """A line to be copied: in one piece, however long."""
        self._print(Text(text))

    def say_entries(self, entries: list[str], indent: int = 0) -> None:
        """Short entries side by side, none of them broken at the end of a line."""
        line = ""
        for entry in entries:
            if line and indent + len(line) + 3 + len(entry) > self.width:
                self._print(Text(" " * indent + line))
                line = ""
            line += f"   {entry}" if line else entry
        self._print(Text(" " * indent + line))

    def gap(self) -> None:
        """An empty line, unless there is one already."""
        if not self._ends_in_gap:
            self._print(Text())

    def heading(self, text: str) -> None:
        """A line of its own with a rule under it."""
        self.gap()
        self.say(Text(text, style="bold"))
        self.say("-" * min(self.width, Text(text).cell_len))

    def grid(self, rows: list[list[str | Text]], right: set[int], indent: int = 2) -> None:
        """Rows in columns, those in `right` aligned to the right."""
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
        for column in range(len(rows[0])):
            grid.add_column(justify="right" if column in right else "left")
        for row in rows:
            grid.add_row(*row)
        options = self._console.options.update(width=self.width - indent)
        for line in self._console.render_lines(grid, options, pad=False):
            text = Text(" " * indent)
            for segment in line:
                text.append(segment.text, style=segment.style)
            text.rstrip()
            self._print(text)

    def _print(self, line: Text) -> None:
        self._ends_in_gap = not line.plain
        self._console.print(line, no_wrap=True, overflow="ignore", crop=False)

    # In

    def read(self) -> str:
        """A line typed; EOFError when there are no more. A line that came through a pipe is shown as if typed."""
        try:
            typed = input(MARK)
        except (EOFError, KeyboardInterrupt):
            self._print(Text())
            raise
        except UnicodeDecodeError:
            typed = "?"
        self._ends_in_gap = False
        if not self.is_asked_by_a_person:
            self._print(Text(one_line(typed.strip())[: self.width - len(MARK)]))
        return typed.strip()


def card_text(card: str, mark: str = "{}", *, dim: bool = False) -> Text:
    """A card's short name in its suit's colour; a mark like `[{}]` around it."""
    style = SUIT_STYLES.get(card[0], "")
    return Text(mark.format(card), style=f"{style} dim" if dim else f"{style} bold")
