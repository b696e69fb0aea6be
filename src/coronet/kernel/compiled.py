"""Rules as machine code: units of entries, made once, kept in the cache folder, called from Python.

A unit is a list of entries with all rules behind them in one piece, so that the compiler sees everything at once. It is
kept under a digest of every rule source, the versions, the processor and the bounds-check switch: a rule changed in any
file can never run stale. Calls release Python's lock, so threads run side by side. Needs the extra `fast`; in a browser
the units come with the page (`ready_made.py`).
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
import tempfile
from array import array
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any

from coronet.kernel.record import Record

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_FOLDERS = ("kernel", "games", "bots")
_making = Lock()  # threads that want the same code wait for it; Python's own parser is not made for several at once
UNITS_SWITCH = "CORONET_UNITS"  # in a browser: the folder with the units that came with the page
BOUNDS_SWITCH = "CORONET_BOUNDS"  # set to 1: an index outside its row is an IndexError, as when interpreted


def available() -> bool:
    """Whether units can be made or have come with the page; without them everything runs interpreted."""
    if is_in_browser():
        return UNITS_SWITCH in os.environ
    return importlib.util.find_spec("llvmlite") is not None


def is_in_browser() -> bool:
    """Whether Python itself runs in a page: one thread, little memory, no compiler."""
    return sys.platform == "emscripten"


def _back_end() -> Any:
    """The module that loads units here."""
    if is_in_browser():
        from coronet.kernel import ready_made  # noqa: PLC0415 - it stands on this one

        return ready_made
    from coronet.kernel import native  # noqa: PLC0415 - LLVM is an optional extra

    return native


class Row:
    """Numbers side by side in memory, as compiled rules take them."""

    __slots__ = ("address", "length", "numbers")

    def __init__(self, numbers: Any) -> None:
        """Over an array('q'), array('d') or NumPy array, without copying it."""
        self.numbers = numbers
        self.length = memoryview(numbers).nbytes // 8
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(numbers)) if self.length else 0

    @classmethod
    def of(cls, numbers: Iterable[int]) -> Row:
        """A row of its own with these numbers."""
        return cls(array("q", numbers))

    @classmethod
    def zeros(cls, length: int) -> Row:
        """A row of its own with nothing in it."""
        return cls(array("q", bytes(8 * length)))

    def read(self, record: Record) -> None:
        """Give a record what stands here, word for word."""
        record.read_words(self.numbers.tolist())


class Entry:
    """A rule to be called from outside. `stepped` names parameters that have one value for each of many calls.

    A `quick` one is called several times as fast, but keeps Python's lock: for what takes microseconds.
    """

    def __init__(self, function: Callable[..., Any], stepped: tuple[str, ...] = (), *, quick: bool = False) -> None:
        self.function = function
        self.stepped = stepped
        self.quick = quick

    def key(self) -> str:
        """What tells it from other entries."""
        return f"{_title(self.function)} {self.stepped} {self.quick} {_source_of(self.function)}"


def load(name: str, entries: dict[str, Entry]) -> dict[str, Callable[..., Any]]:
    """The compiled entries of a unit by name, from the cache or made now.

    A record is given as a Row of its words, a list as a Row, a number as a number. An entry with stepped parameters
    takes Rows for these, then how many calls to make, and if the rule answers a Row for the answers.
    """
    with _making:
        loaded: dict[str, Callable[..., Any]] = _back_end().load(name, entries)
        return loaded


def unit(name: str, entries: dict[str, Entry]) -> Callable[[], dict[str, Callable[..., Any]]]:
    """The compiled entries of a unit by name, loaded when they are first asked for."""
    return cache(partial(load, name, entries))


def key_of(entries: dict[str, Entry]) -> str:
    """What tells a unit of these entries from others."""
    return _hash(repr([(title, entry.key()) for title, entry in entries.items()]))


def kept(file: str, make: Callable[[], bytes]) -> bytes:
    """Code of this name, from the cache or made now."""
    path = cache_folder() / file
    if path.is_file():
        path.parent.touch()
        return path.read_bytes()
    code = make()
    with contextlib.suppress(OSError):  # a full disk, or none to write on, is no reason to fail
        _keep(path, code)
    return code


def cache_folder() -> Path:
    """Where compiled code for exactly these sources, versions and this machine is kept."""
    return cache_root() / "compiled" / _digest()


def cache_root() -> Path:
    """Where everything is kept that can be made again."""
    if chosen := os.environ.get("CORONET_CACHE"):
        return Path(chosen)
    import platformdirs  # noqa: PLC0415 - not in a browser, where the folder is always chosen

    return Path(platformdirs.user_cache_dir("coronet"))


def checks_bounds() -> bool:
    return os.environ.get(BOUNDS_SWITCH) == "1"


def _title(part: Any) -> str:
    """A rule with what it was made of, a module or a number: by a name that is the same in every run."""
    if isinstance(part, ModuleType):
        return part.__name__
    if not isinstance(part, FunctionType):
        return repr(part)
    made_of = [cell.cell_contents for cell in part.__closure__ or ()]
    return f"{part.__module__}.{part.__qualname__}{[_title(other) for other in made_of if other is not part]}"


def _source_of(function: Callable[..., Any]) -> str:
    """For the rules of another package all that lies beside them, as a rule calls others."""
    if function.__module__.startswith("coronet."):
        return ""
    home = sys.modules.get(function.__module__)  # a rule made of a game's own belongs there
    beside = sorted(Path(inspect.getfile(home or function)).parent.glob("*.py"))
    return inspect.getsource(function) + "".join(path.read_text(encoding="utf-8") for path in beside)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def digest_of_sources() -> str:
    digest = hashlib.sha256()
    for folder in COMPILED_FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _digest() -> str:
    return _hash(repr((digest_of_sources(), _back_end().identity(), checks_bounds())))


def _keep(path: Path, code: bytes) -> None:
    """Write the code under its name at once, and drop the folders of sources that are long gone."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(code)
    os.replace(file.name, path)
    folders = sorted((folder for folder in path.parent.parent.iterdir() if folder.is_dir()), key=_last_used)
    for folder in folders[:-12]:
        if folder != path.parent:
            shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # another process has just dropped it
        return 0.0
