"""The log of a game: JSON lines, a header and one line per choice and chance event.

A damaged or foreign log is refused with the line and the field. A chance line gives the pool once, the positions drawn
and the items got; each draw removes its item.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from coronet.errors import Cannot, LogError
from coronet.games.contract import Game
from coronet.kernel.bits import count, pick
from coronet.table.draws import Event

FORMAT = 1
LONGEST_LOG = 8 * 1024 * 1024
DEEPEST_SETTINGS = 8
LONGEST_SHOWN = 80  # bytes of a line that is refused


Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}\Z")]
HalfDigest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
SeedNumber = Annotated[int, msgspec.Meta(ge=0, lt=2**62)]
BySeat = msgspec.Meta(max_length=64)  # more seats than any game has
BallDate = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")]
Revision = Annotated[int, msgspec.Meta(ge=0, lt=2**32)]


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What fixes the shuffle of a game before its first draw (`fair.py`), by seat where it is a list; all in hex."""

    game_id: HalfDigest
    settings_hash: Digest
    commitment: Digest
    seats: Annotated[list[str], BySeat]  # who sits where, as sealed: "person", "bot good"
    hashes: Annotated[list[Digest | None], BySeat]  # of the shares; None for a seat without
    shares: Annotated[list[Digest | None], BySeat]  # None where there is none, or it was not opened in time
    secret: Digest | None = None  # once revealed


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: which game, under which version of the rules, with which settings."""

    game: str
    rules: int
    settings: dict[str, Any]
    format: int = 0
    seed: SeedNumber | None = None
    seal: Seal | None = None
    seats: Annotated[list[str], BySeat] | None = None  # who sat where, if that was noted: "bot good"
    ball: BallDate | None = None  # the day whose ball this is (`ball.py`)


class ChoiceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice that a seat made; None: it took its pending choice back."""

    seat: int
    choice: str | None
    rev: Revision | None = None  # of the row in a served game
    mark: HalfDigest | None = None  # what the row is held to, in a sealed log


class ChanceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chance event: the pool in ascending order, positions drawn (each in what was left), items got."""

    event: str
    pool: list[str]
    pick: list[int]
    got: list[str]
    rev: Revision | None = None
    mark: HalfDigest | None = None


class Log(NamedTuple):
    """A header and the lines after it."""

    header: Header
    lines: tuple[ChoiceLine | ChanceLine, ...]

    def to_text(self) -> str:
        """As JSON lines."""
        header = msgspec.structs.replace(self.header, format=FORMAT)
        return "".join(_encoder.encode(line).decode() + "\n" for line in (header, *self.lines))


_encoder = msgspec.json.Encoder()
_header_decoder = msgspec.json.Decoder(Header)
_choice_decoder = msgspec.json.Decoder(ChoiceLine)
_chance_decoder = msgspec.json.Decoder(ChanceLine)


def line_body(line: ChoiceLine | ChanceLine) -> bytes:
    """The line as JSON without revision and mark."""
    return _encoder.encode(msgspec.structs.replace(line, rev=None, mark=None))


def step_body(lines: Iterable[ChoiceLine | ChanceLine]) -> bytes:
    """The lines of one step, a choice and what chance made of it: what the store keeps and marks are made of."""
    return b"\n".join(line_body(line) for line in lines)


def read_step(body: bytes) -> list[ChoiceLine | ChanceLine]:
    """The lines of a step from what the store keeps of it."""
    return [_line(line, number, "row") for number, line in enumerate(body.split(b"\n"), 1)]


def chance_line(game: Game, event: Event) -> ChanceLine:
    """A chance event as a line."""
    positions = []
    pool = event.pool
    for item in event.got:
        positions.append(count(pool & ((1 << item) - 1)))
        pool &= ~(1 << item)
    got = [game.items(event.event, 1 << item)[0] for item in event.got]
    return ChanceLine(game.events[event.event], game.items(event.event, event.pool), positions, got)


class Lines:
    """The lines of many logs of one game: what was worded before is not worded again."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._choices: dict[tuple[int, int], ChoiceLine] = {}
        self._names: dict[int, dict[int, str]] = {}

    def choice(self, seat: int, choice: int) -> ChoiceLine:
        """A choice as a line."""
        line = self._choices.get((seat, choice))
        if line is None:
            line = self._choices[seat, choice] = ChoiceLine(seat, self._game.text_of(choice))
        return line

    def chance(self, event: Event) -> ChanceLine:
        """A chance event as a line, the same that `chance_line` makes."""
        names = self._names.get(event.event)
        if names is None:
            everything = self._game.everything(event.event)
            listed = self._game.items(event.event, everything)
            names = self._names[event.event] = dict(zip(_bits(everything), listed, strict=True))
        left = _bits(event.pool)
        pool = [names[item] for item in left]
        positions = []
        for item in event.got:
            positions.append(left.index(item))
            del left[positions[-1]]
        return ChanceLine(self._game.events[event.event], pool, positions, [names[item] for item in event.got])


def event_of(game: Game, line: ChanceLine, source: str, number: int) -> Event:
    """The chance event of a line; its pool, positions and items must fit together."""
    if line.event not in game.events[1:]:
        raise LogError("event", source=source, line=number, value=line.event, allowed=", ".join(game.events[1:]))
    event = game.events.index(line.event)
    names: dict[str, int] = {}  # several items may have one name: they are told apart by their order
    for name, item in zip(game.items(event, game.everything(event)), _bits(game.everything(event)), strict=True):
        names[name] = names.get(name, 0) | 1 << item
    pool = 0
    for name in line.pool:
        free = names.get(name, 0) & ~pool
        if not free:
            raise LogError(
                "pool", source=source, line=number, value=name, allowed=f"what {line.event} draws from, each once"
            )
        pool |= free & -free
    if len(line.pick) != len(line.got) or not 0 < len(line.pick) < max(2, len(line.pool)):
        raise LogError("pick", source=source, line=number, value=line.pick, allowed="one position for each item got")
    got = []
    left = pool
    for position, name in zip(line.pick, line.got, strict=True):
        item = pick(left, position) if 0 <= position < count(left) else -1
        if item < 0:
            raise LogError("pick", source=source, line=number, value=position, allowed=f"0 to {count(left) - 1}")
        if not names.get(name, 0) >> item & 1:
            raise LogError("got", source=source, line=number, value=name, allowed=game.items(event, 1 << item)[0])
        got.append(item)
        left &= ~(1 << item)
    return Event(event, pool, tuple(got))


def _bits(pool: int) -> list[int]:
    return [item for item in range(pool.bit_length()) if pool >> item & 1]


def parse_log(data: bytes, source: str = "log") -> Log:
    """A log from its bytes."""
    if len(data) > LONGEST_LOG:
        raise LogError("size", source=source, value=len(data), allowed=f"at most {LONGEST_LOG} bytes")
    lines = data.split(b"\n")
    if lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise LogError("header", source=source, line=1, allowed="a log that begins with its header")
    header = _decoded(lines[0], 1, source, _header_decoder)
    if header.format != FORMAT:
        raise LogError("format", source=source, line=1, value=header.format, allowed=str(FORMAT))
    if _is_deeper(header.settings, DEEPEST_SETTINGS):
        raise LogError("settings", source=source, line=1, value=header.settings, allowed="settings that a game has")
    return Log(header, tuple(_line(line, number, source) for number, line in enumerate(lines[1:], 2)))


def _is_deeper(data: Any, most: int) -> bool:
    """Whether lists and objects lie in each other more than so many times."""
    level = [data]
    for _ in range(most + 1):
        level = [
            item
            for part in level
            if isinstance(part, dict | list)
            for item in (part.values() if isinstance(part, dict) else part)
        ]
    return any(isinstance(part, dict | list) for part in level)


def _line(line: bytes, number: int, source: str) -> ChoiceLine | ChanceLine:
    decoder: Any = _choice_decoder if line.startswith(b'{"seat"') else _chance_decoder
    decoded: ChoiceLine | ChanceLine = _decoded(line, number, source, decoder)
    return decoded


def _decoded(line: bytes, number: int, source: str, decoder: Any) -> Any:
    try:
        return decoder.decode(line)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        field = where.rstrip("`").lstrip(".") or _named_field(what)
        allowed = f"what a log has there ({what})"
        raise LogError(field, source=source, line=number, value=_text(line), allowed=allowed) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        allowed = f"one JSON object ({error})"
        raise LogError("line", source=source, line=number, value=_text(line), allowed=allowed) from None
    except RecursionError:
        allowed = "what a log has there, not nested so deeply"
        raise LogError("line", source=source, line=number, value=_text(line), allowed=allowed) from None


def _text(line: bytes) -> str:
    return line[:LONGEST_SHOWN].decode(errors="replace")


def _named_field(complaint: str) -> str:
    parts = complaint.split("`")
    return parts[1] if len(parts) > 1 else "line"


def read_log(path: Path) -> Log:
    """A log from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Cannot("unreadable", file=str(path), why=error.strerror) from None
    return parse_log(data, path.name)


def write_log(log: Log, path: Path) -> None:
    """Write a log to a file: first beside it, then in its place."""
    write_text(log.to_text(), path)


def write_text(text: str, path: Path) -> None:
    """The same of a log's text."""
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise Cannot("unwritable", file=str(path), why=error.strerror) from None
