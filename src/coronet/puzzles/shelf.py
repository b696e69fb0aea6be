"""Where puzzles stand: JSON lines, a hundred to a file, so that a page can fetch them by the hundred."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from coronet.errors import Cannot
from coronet.puzzles.puzzle import Puzzle, from_lines, to_lines

SHIPPED = Path(__file__).parent / "shipped"
TO_A_FILE = 100


class Shelf:
    """A folder of puzzles; without one, those that come with the project."""

    def __init__(self, folder: Path = SHIPPED) -> None:
        self.folder = folder

    def files(self, game: str) -> list[Path]:
        """The files with the puzzles of a game, in order."""
        return sorted(self.folder.glob(f"{game}-*.jsonl"))

    def puzzles(self, game: str) -> list[Puzzle]:
        """All puzzles of a game, in the order in which they were made."""
        return [puzzle for file in self.files(game) for puzzle in from_lines(_read(file), file.name)]

    def count(self, game: str) -> int:
        """How many there are."""
        return sum(_read(file).count("\n") for file in self.files(game))

    def size(self, games: Iterable[str]) -> int:
        """How many bytes they take."""
        return sum(file.stat().st_size for game in games for file in self.files(game))

    def add(self, game: str, puzzles: list[Puzzle]) -> None:
        """Put further puzzles behind those that are there; a crash in the middle leaves whole files."""
        files = self.files(game)
        last = from_lines(_read(files[-1])) if files else []
        number = max(1, len(files))
        while puzzles:
            if len(last) == TO_A_FILE:
                last, number = [], number + 1
            room = TO_A_FILE - len(last)
            last, puzzles = last + puzzles[:room], puzzles[room:]
            _write(self.folder / f"{game}-{number:02}.jsonl", to_lines(last))


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Cannot("unreadable", file=str(file), why=error.strerror) from None


def _write(file: Path, text: str) -> None:
    beside = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise Cannot("unwritable", file=str(file), why=error.strerror) from None
