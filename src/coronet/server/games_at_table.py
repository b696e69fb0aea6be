"""The game at a table: the deal, a step on a copy, its rows and story, the end of a part and of the game."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from coronet.server import shuffles
from coronet.server.drafts import Draft, packed
from coronet.server.protocol import encoder
from coronet.server.units import PlayedRow, TableRow
from coronet.server.views import Line
from coronet.table.catalogue import game_named
from coronet.table.fair import FairDraws
from coronet.table.log import step_body
from coronet.table.table import Table


def players_of(row: TableRow) -> int:
    """How many seats the settings of a table have for people and bots."""
    settings = game_named(row.game).read_settings(msgspec.json.decode(row.settings))
    return int(settings.players)


def deal(draft: Draft) -> None:
    """Begin the sealed game: its first draws, told to all."""
    assert draft.game is not None  # noqa: S101 - sealed before
    settings = msgspec.json.decode(draft.game.settings)
    table = Table.new(draft.row.game, draws=FairDraws(shuffles.key_of(draft.game)), **settings)
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
    told: dict[int | None, list[Line]] = {viewer: table.told(viewer) for viewer in (None, *range(table.players))}
    for viewer, lines in told.items():
        draft.told.setdefault(viewer, []).extend(lines)
    body = step_body(table.lines_after(length))
    if asked is not None:
        draft.note("choice", body, seat=asked[0], ask=asked[1], story=packed(told))
    elif body:
        draft.note("chance", body, story=packed(told))


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
    game.result = encoder.encode({"totals": table.totals, "winners": table.winners})
    draft.row.state = "over"
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
