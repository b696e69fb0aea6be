"""The game at a table: read from its rows, the deal, a step on a copy, its story, the end of a part and of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from coronet.errors import DamagedTable
from coronet.games.catalogue import game_named
from coronet.games.contract import Told
from coronet.server.store import shuffles
from coronet.server.store.rows import GameRow, Loaded, PlayedRow, TableRow
from coronet.server.tables import snaps
from coronet.server.tables.drafts import Draft, Ended, packed
from coronet.server.wire.protocol import encoder
from coronet.table.log import step_body
from coronet.table.table import Table

MOMENTS = 1 << 20  # more than a game has
MOST_OF_AN_EVENING = 50


def players_of(row: TableRow) -> int:
    """How many seats the settings of a table have for people and bots."""
    return _players_of(row.game, row.settings)


@lru_cache(maxsize=1024)
def _players_of(game: str, settings: bytes) -> int:
    """A list of tables asks for each of them, and many have the same settings."""
    return int(game_named(game).read_settings(msgspec.json.decode(settings)).players)


def is_outdated(row: TableRow, game: GameRow | None) -> bool:
    """Whether the table's game was begun by other rules than these, and so cannot be played on or shown."""
    return game is not None and row.state != "lobby" and game.rules != game_named(row.game).rules_version


def table_of(loaded: Loaded) -> Table | None:
    """The game as it stands: from the snap and the rows after it, or from the first row."""
    game = loaded.game
    if game is None or loaded.table.state in ("lobby", "sharing") or is_outdated(loaded.table, game):
        return None
    first = game.first_rev if loaded.snap is None else loaded.snap.rev + 1
    last = loaded.table.rev if game.last_rev is None else first + len(loaded.rows) - 1
    if [row.rev for row in loaded.rows] != list(range(first, last + 1)):
        raise DamagedTable("rows of its log are missing")
    if loaded.snap is not None:
        table = snaps.table_in(loaded.snap, loaded.table.game, game)
    else:
        table = _dealt(loaded.table.game, game)
    for row in loaded.rows:
        if row.kind == "choice":
            choice = msgspec.json.decode(row.body.partition(b"\n")[0])  # what chance made of it is drawn again
            if choice["choice"] is None:
                table.take_back(choice["seat"])
            else:
                table.act(choice["seat"], choice["choice"])
    return table


def _dealt(name: str, game: GameRow) -> Table:
    """A game as it begins."""
    table = Table.new(name, draws=shuffles.draws_of(name, game), **msgspec.json.decode(game.settings))
    table.ball = shuffles.ball_of(game)
    return table


def deal(draft: Draft) -> None:
    """Begin the game: its first draws, told to all."""
    assert draft.game is not None  # noqa: S101 - sealed before
    table = _dealt(draft.row.game, draft.game)
    draft.table = table
    draft.row.state = "playing"
    draft.info_changed = True
    _note_lines(draft, table, 0, None)


def step(draft: Draft, act: Callable[[Table], None], seat: int, ask: int) -> None:
    """Let the game go on by one choice, on a copy of the table."""
    before = draft.table
    assert before is not None  # noqa: S101 - asked only in a game
    table = before.clone()
    act(table)
    draft.table = table
    _note_lines(draft, table, before.length, (seat, ask))
    if table.over:
        _end(draft, table)
    elif table.finished > before.finished:
        _between(draft)


def _note_lines(draft: Draft, table: Table, length: int, asked: tuple[int, int] | None) -> None:
    """The new lines of the game's log as one row: how many there are can follow from hidden cards."""
    begun = draft.row.game_no * MOMENTS
    told_to_all = _placed(table.story(None), begun)
    told: dict[int | None, list[Told]] = {None: told_to_all}
    for seat in range(table.players):
        told[seat] = _placed(table.story(seat), begun) if table.saw_more(seat) else told_to_all
    for viewer, lines in told.items():
        draft.told.setdefault(viewer, []).extend(lines)
    body = step_body(table.lines_after(length))
    if asked is not None:
        draft.note("choice", body, seat=asked[0], ask=asked[1], story=packed(told))
    elif body:
        draft.note("chance", body, story=packed(told))


def _placed(story: list[Told], begun: int) -> list[Told]:
    """The lines with their moments as the table counts them, whose first game is not its last."""
    return [Told(line, span and (begun + span[0], begun + span[1])) for line, span in story]


def moment_of(row: TableRow, table: Table | None) -> int | None:
    """How far the table is, for what may still be told; None where no game is on it."""
    return None if table is None else row.game_no * MOMENTS + table.moment


def _between(draft: Draft) -> None:
    """A part of the game has ended: nothing is asked before everybody has seen how it went."""
    people = [seat for seat in draft.seats if seat.kind == "person" and seat.acting == "self"]
    if not people:
        return
    facts = draft.change_facts()
    facts.ready, facts.held_by = [], None
    facts.between_since = draft.now
    draft.row.state = "between"


def _end(draft: Draft, table: Table) -> None:
    """The game is over: its result, and the secret of its shuffle."""
    now = draft.now
    game = draft.change_game()
    game.last_rev, game.ended_at = draft.row.rev, now
    shared = {"shared": draft.facts.shared} if draft.facts.shared else {}
    game.result = encoder.encode({"totals": table.totals, "winners": table.winners, "danced": table.danced, **shared})
    draft.row.state = "over"
    facts = draft.change_facts()
    sat = [row.name if row.kind == "bot" else row.guest_id for row in draft.seats]
    facts.evening = [*facts.evening, Ended(no=game.no, seats=sat, winners=table.winners)][-MOST_OF_AN_EVENING:]
    for row in draft.seats:
        draft.played.append(
            PlayedRow(
                game_no=game.no,
                seat=row.seat,
                guest_id=row.guest_id,
                game=draft.row.game,
                edition=table.form,
                princess=table.role(row.seat),
                level=row.level if row.kind == "bot" else None,
                score=table.totals[row.seat],
                place=table.places[row.seat],
                players=table.players,
                ended_at=now,
            )
        )


def round_number(table: Table) -> int:
    """Which round, or other part of the game, is in play, counted from 1."""
    return table.finished + 1
