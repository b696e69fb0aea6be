"""Which function carries out which command: it changes a draft, or refuses. Every right is checked against the rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from coronet.server.tables import balls, calling, clocks, planning
from coronet.server.tables.commands import absence, hosts, inner, lifetime, links, playing, rests, seats, shares, talk
from coronet.server.tables.drafts import Draft
from coronet.server.tables.hints import Hinted
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room


def run(room: Room, draft: Draft, viewer: Viewer | None, command: Any) -> None:
    """Let a command change the draft, or raise Refusing."""
    if viewer is not None and draft.row.state == "closed":
        raise Refusing("wrong-state", state="closed")
    balls.check(draft, command)
    _HANDLERS[type(command)](room, draft, viewer, command)
    clocks.note(draft)
    planning.note_unattended(draft)
    calling.note(draft)


_HANDLERS: dict[type, Callable[..., None]] = {
    protocol.Do: playing.do,
    protocol.Undo: playing.undo,
    protocol.Auto: playing.auto,
    protocol.Sit: seats.sit,
    protocol.Stand: seats.stand,
    protocol.GiveSeat: seats.give_seat,
    protocol.StandIn: absence.stand_in,
    protocol.Rename: seats.rename,
    protocol.Share: shares.share,
    protocol.Set: lifetime.change,
    protocol.Bot: seats.bot,
    protocol.Kick: seats.kick,
    protocol.Start: lifetime.start,
    protocol.Pause: rests.pause,
    protocol.Resume: rests.resume,
    protocol.Again: lifetime.again,
    protocol.Rematch: lifetime.rematch,
    protocol.GiveHost: hosts.give,
    protocol.Close: lifetime.close,
    protocol.Link: links.link,
    protocol.Ready: rests.ready,
    protocol.Say: talk.say,
    protocol.React: talk.react,
    inner.Answer: playing.answer,
    inner.Absent: absence.absent,
    inner.PlaysAs: seats.plays_as,
    clocks.TimeUp: playing.time_up,
    Hinted: playing.hinted,
    inner.SharesDue: shares.shares_due,
    inner.SheetRead: rests.sheet_read,
    inner.HostGone: hosts.gone,
    inner.Forgotten: seats.forgotten,
    inner.Abandoned: lifetime.abandoned,
    inner.Outdated: lifetime.outdated,
}
