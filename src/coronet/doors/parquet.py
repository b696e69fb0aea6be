"""Games and decisions as Parquet: what stands in a log, replayed and laid out in columns. Needs the extra `data`.

`docs/data.md` says what the columns mean. Files appear whole or not at all: they are written beside their place first.
"""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import pyarrow as pa
import pyarrow.parquet as pq

from coronet.bots.cluster import LOCAL
from coronet.doors.play_out import PlayOut, check, check_programs, log_name, make_ready, play, played
from coronet.doors.spaces import space_of
from coronet.doors.walk import Result, Walk, can_walk, digest_of
from coronet.errors import Cannot, WorkerLost
from coronet.kernel.workers import in_order, sorted_as_due
from coronet.table.log import ChoiceLine, Log, read_log
from coronet.table.replay import steps
from coronet.table.table import Table

__all__ = ["DECISIONS", "FORMAT", "GAMES", "Also", "Found", "export", "games_beside", "write_played"]

FORMAT = "1"
GAMES = pa.schema(
    {
        "game_id": pa.string(),
        "source": pa.string(),
        "game": pa.dictionary(pa.int32(), pa.string()),
        "rules": pa.int32(),
        "settings": pa.string(),
        "seed": pa.int64(),
        "players": pa.int8(),
        "seats": pa.list_(pa.string()),
        "over": pa.bool_(),
        "totals": pa.list_(pa.int32()),
        "winners": pa.list_(pa.int8()),
        "decisions": pa.int32(),
    },
    metadata={"coronet": FORMAT},
)
DECISIONS = pa.schema(
    {
        "game_id": pa.string(),  # of the type it has in GAMES: Polars joins no others
        "number": pa.int32(),
        "seat": pa.int8(),
        "to_act": pa.list_(pa.int8()),
        "ask": pa.dictionary(pa.int32(), pa.string()),
        "veil": pa.string(),
        "options": pa.list_(pa.string()),
        "chosen": pa.int32(),
        "choice": pa.string(),
        "taken_back": pa.bool_(),
        "view": pa.string(),
        "observation": pa.list_(pa.int16()),
    },
    metadata={"coronet": FORMAT},
)
ROW_GROUP = 1 << 16  # decisions that are written at once

Row = dict[str, Any]
Progress = Callable[[int], None]


class Also(NamedTuple):
    """What rows of decisions have beside the rest, because it takes room: what the seat saw, and that as numbers."""

    views: bool = False
    observations: bool = False


NOTHING_MORE = Also()


class Found(NamedTuple):
    """What was written."""

    games: int
    decisions: int


def export(
    logs: Sequence[Path],
    out: Path,
    *,
    also: Also = NOTHING_MORE,
    progress: Progress = lambda done: None,
    workers: int = 0,
) -> Found:
    """Write the decisions of these logs to `out`, and their games to the file beside it."""
    return _write(in_order(partial(_read, also=also), logs, workers), out, progress)


def write_played(  # noqa: PLR0913 - each says one thing
    wanted: PlayOut,
    out: Path,
    *,
    also: Also = NOTHING_MORE,
    progress: Progress = lambda done: None,
    workers: int = 0,
    on: str = LOCAL,
) -> Found:
    """Play games and write them as `export` would write their logs."""
    check(wanted)
    check_programs(wanted)
    with played(partial(_play, wanted, also=also), wanted, range(wanted.games), workers, on) as games:
        return _write(sorted_as_due(games), out, progress)


def games_beside(out: Path) -> Path:
    """The file of games that belongs to a file of decisions."""
    return out.with_suffix(f".games{out.suffix}")


def stopped_beside(out: Path) -> Path:
    """The file of decisions that a run leaves which was stopped; a whole one from before stays as it is."""
    return out.with_suffix(f".stopped{out.suffix}")


def _read(path: Path, *, also: Also) -> tuple[pa.Table, pa.Table]:
    return _tables(path.name, read_log(path), also=also)


def _play(wanted: PlayOut, number: int, *, also: Also) -> tuple[pa.Table, pa.Table]:
    make_ready(wanted)
    log = play(wanted, number)
    if also.views or not can_walk(wanted.game):
        return _tables(log_name(number), log, also=also)
    game_id = _id_of(log)
    walk = Walk(log, observes=also.observations)
    made = [{"game_id": game_id, "number": at, **row} for at, row in enumerate(walk.decisions())]
    game = _game(log, log_name(number), game_id, walk.result()) | {"decisions": len(made)}
    return _arrow([game], GAMES), _arrow(made, DECISIONS)


def _arrow(rows: list[Row], schema: pa.Schema) -> pa.Table:
    return pa.Table.from_arrays([pa.array([row.get(f.name) for row in rows], f.type) for f in schema], schema=schema)


def _id_of(log: Log) -> str:
    return hashlib.sha256(log.to_text().encode()).hexdigest()[:32]


def _tables(source: str, log: Log, *, also: Also) -> tuple[pa.Table, pa.Table]:
    """The game and the decisions of a log."""
    game_id = _id_of(log)
    made, table = _decisions(log, source, game_id, also=also)
    result = Result(table.settings, table.players, table.over, table.totals, table.winners)
    game = _game(log, source, game_id, result) | {"decisions": len(made)}
    return _arrow([game], GAMES), _arrow(made, DECISIONS)


def _game(log: Log, source: str, game_id: str, result: Result) -> Row:
    header = log.header
    seats = header.seats or (header.seal.seats if header.seal else None)
    return {
        "game_id": game_id,
        "source": source,
        "game": header.game,
        "rules": header.rules,
        "settings": json.dumps(result.settings, sort_keys=True),
        "seed": header.seed,
        "players": result.players,
        "seats": seats,
        "over": result.over,
        "totals": result.totals,
        "winners": result.winners,
    }


def _decisions(log: Log, source: str, game_id: str, *, also: Also) -> tuple[list[Row], Table]:
    """A row for every choice, as its seat stood before it; and the table after the last."""
    made: list[Row] = []
    latest: dict[int, Row] = {}
    walk = steps(log, source)
    _, table = next(walk)
    for line in log.lines:
        if not isinstance(line, ChoiceLine):
            continue
        before = {} if line.choice is None else _before(table, line.seat, also=also)
        at = table.length
        next(walk)  # refuses what does not fit, by line and field
        if line.choice is None:
            latest[line.seat]["taken_back"] = True
            continue
        choice = cast("ChoiceLine", table.lines_after(at)[0]).choice  # as the rules write it, whatever the log has
        chosen = {"chosen": before["options"].index(choice), "choice": choice, "taken_back": False}
        latest[line.seat] = {"game_id": game_id, "number": len(made), **before, **chosen}
        made.append(latest[line.seat])
    return made, table


def _before(table: Table, seat: int, *, also: Also) -> Row:
    """What a seat had before it when it was asked; nothing for one that was not."""
    if seat not in table.to_act:
        return {}
    return {
        "seat": seat,
        "to_act": table.to_act,
        "ask": table.own_view(seat)["prompt"][0],
        "veil": digest_of(array("q", table.veiled(seat).to_words())),
        "options": table.choices(seat),
        "view": json.dumps(table.view(seat), sort_keys=True) if also.views else None,
        "observation": space_of(table.game).observe(table.veiled(seat), seat, 0) if also.observations else None,
    }


def _write(parts: Iterator[tuple[Any, tuple[pa.Table, pa.Table]]], out: Path, progress: Progress) -> Found:
    """All of it; or, when somebody stops it, what is there, under a name of its own."""
    stopped: BaseException | None = None
    for old in (stopped_beside(out), games_beside(stopped_beside(out))):
        old.unlink(missing_ok=True)
    try:
        with _Files(out) as files:
            try:
                for _, (game, decisions) in parts:
                    files.add(game, decisions)
                    progress(files.found.games)
            except (KeyboardInterrupt, WorkerLost) as error:
                stopped = error
            if stopped is None:
                files.finish(out)
            elif files.found.games and files.is_sound:
                files.finish(stopped_beside(out))
    except OSError as error:
        raise Cannot("unwritable", file=str(out), why=error.strerror or str(error)) from None
    if stopped is not None:
        raise stopped
    return files.found


class _Files:
    """Both files, written beside their place until they are finished."""

    def __init__(self, out: Path) -> None:
        self._parts = [path.with_name(path.name + ".part") for path in (games_beside(out), out)]
        self._writers = [
            pq.ParquetWriter(part, schema, compression="zstd")
            for part, schema in zip(self._parts, (GAMES, DECISIONS), strict=True)
        ]
        self._waiting: list[tuple[pa.Table, pa.Table]] = []
        self._rows = 0
        self.found = Found(0, 0)
        self.is_sound = True  # not broken off in the middle of a write

    def add(self, game: pa.Table, decisions: pa.Table) -> None:
        """One game more."""
        self._waiting.append((game, decisions))
        self.found = Found(self.found.games + 1, self.found.decisions + len(decisions))
        self._rows += len(decisions)
        if self._rows >= ROW_GROUP:
            self._flush()

    def _flush(self) -> None:
        self.is_sound = False
        columns = zip((GAMES.empty_table(), DECISIONS.empty_table()), *self._waiting, strict=True)
        for writer, tables in zip(self._writers, columns, strict=True):
            writer.write_table(pa.concat_tables(tables).unify_dictionaries())
        self._waiting, self._rows = [], 0
        self.is_sound = True

    def finish(self, out: Path) -> None:
        """Write what waits, and put both files in their place."""
        self._flush()
        for writer, part, path in zip(self._writers, self._parts, (games_beside(out), out), strict=True):
            writer.close()
            part.replace(path)

    def __enter__(self) -> _Files:
        return self

    def __exit__(self, *_: object) -> None:
        for writer, part in zip(self._writers, self._parts, strict=True):
            writer.close()
            part.unlink(missing_ok=True)
