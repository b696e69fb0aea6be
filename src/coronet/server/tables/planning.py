"""Planning: what a room does by itself, and when. Bots answer, windows are declined, clocks end, absence counts."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING, Any

from coronet.errors import LevelMissing
from coronet.server.clock import Clock
from coronet.server.ops import metrics
from coronet.server.tables import clocks
from coronet.server.tables.commands import inner
from coronet.server.tables.due import next_due, sheet_up
from coronet.server.tables.games_at_table import round_number
from coronet.server.work.thinking import INSTEAD, NotReady
from coronet.server.work.turns import Asker
from coronet.table.fair import bot_seed, wait_fraction

if TYPE_CHECKING:
    from coronet.server.tables.drafts import Draft
    from coronet.server.tables.room import Room

logger = logging.getLogger("coronet.planning")

GO_ON_SECONDS = 10  # for a process where somebody looks to do it first
AGAIN_SECONDS = 2.0  # until the room tries again what could not be written
BASE_SECONDS = {"relaxed": 1.8, "normal": 1.0, "quick": 0.4, "instant": 0.0}
THINKING_SECONDS = {"beginner": 0.01, "good": 0.01, "strong": 0.05, "expert": 0.25}
OUTSIDE_SECONDS = 0.25
"""What a level's thinking counts as, however long it was: answers come so long after the question, or a multiple.

The last is for bots from outside.
"""

Question = tuple[int, int]
"""A seat, and which of its questions."""


class Planning:
    """What one room has under way by itself: answers that are thought about, its next timer, since when who is away."""

    def __init__(self, clock: Clock) -> None:
        self.ends = clocks.Ends(clock)
        self.away_since: dict[int, float] = {}
        self.answers: dict[Question, asyncio.Task[None]] = {}
        self.alone = False  # nobody looks, and the room goes on because it was due
        self._timer: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None

    def plan(self, room: Room) -> None:
        """See what the room itself must do next: bots, forced answers, absence, the score sheet's countdown."""
        self.note_absence(room)
        wanted = wanted_of(room) if room.viewers or self.alone else {}
        for question in list(self.answers):
            if question not in wanted:
                self.answers.pop(question).cancel()
        loop = asyncio.get_running_loop()
        for question, forced in wanted.items():
            if question not in self.answers:
                self.answers[question] = loop.create_task(self._answer(room, question, forced))
        self._set_timer(room)

    def note_absence(self, room: Room) -> None:
        """Since when each person seated has been away."""
        here = {viewer.seat for viewer in room.viewers if viewer.silent_since is None}
        away = [
            seat.seat
            for seat in room.seats
            if seat.kind == "person" and seat.seat not in here and not room.is_here(seat.seat)
        ]
        now = room.house.clock.monotonic() if away else 0.0
        self.away_since = {seat: self.away_since.get(seat, _silent_since(room, seat) or now) for seat in away}

    def gone_for(self, room: Room, seat: int) -> float | None:
        """For how many seconds the person of a seat has been away; None where nobody is."""
        self.note_absence(room)
        since = self.away_since.get(seat)
        return None if since is None else room.house.clock.monotonic() - since

    async def _answer(self, room: Room, question: Question, forced: str | None) -> None:
        """Answer a question after a delay that was drawn before thinking."""
        seat, ask = question
        clock = room.house.clock
        started = clock.monotonic()
        level = room.seats[seat].level or "good"
        choice = forced
        if choice is None:
            choice = await _bot_choice(room, seat, level, bot_seed(room.key, seat, ask))
            metrics.bot_seconds.observe(clock.monotonic() - started)
        thinking = THINKING_SECONDS.get(level, OUTSIDE_SECONDS)
        fraction = wait_fraction(room.key, seat, ask)
        due = started + max(BASE_SECONDS[room.row.pace] * (0.7 + 0.6 * fraction), thinking * (1 + 0.1 * fraction))
        if (late := clock.monotonic() - due) > 0:
            due += thinking * math.ceil(late / thinking)  # load shows, cards do not
        await clock.sleep(due - clock.monotonic())
        self.answers.pop(question, None)
        room.enqueue(None, inner.Answer(seat=seat, ask=ask, choice=choice, epoch=room.seats[seat].epoch))

    def _set_timer(self, room: Room) -> None:
        """Wake up when somebody has been away too long, shares are due, or the score sheet has been read."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = next_due(room) if room.viewers else self._time_up(room)
        if due is not None:
            delay = max(0.0, due[0] - room.house.clock.monotonic())
            self._timer = asyncio.get_running_loop().call_later(delay, self._fire, room, due[1])

    def _fire(self, room: Room, command: Any) -> None:
        self._timer = None
        room.enqueue(None, command)

    def go_on_alone(self, room: Room) -> None:
        """Nobody looks, and the table is due: let bots choose, also for those who are late, until a person is asked."""
        self.alone = True
        self.plan(room)

    def _time_up(self, room: Room) -> tuple[float, Any] | None:
        """What a room that goes on alone does next beside its bots; with nothing left it waits for somebody again."""
        if not self.alone:
            return None
        up = clocks.first_up(room) if room.row.state == "playing" else sheet_up(room)
        if up is not None and up[0] <= room.house.clock.now():
            return room.house.clock.monotonic(), up[1]
        self.alone = bool(self.answers)
        return None

    def plan_again(self, room: Room) -> None:
        """Something could not be read or written: see a little later what the room must do."""
        if self._again is None:
            self._again = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._once_more, room)

    def _once_more(self, room: Room) -> None:
        self._again = None
        self.plan(room)

    def close(self) -> None:
        """Nothing is done by itself any more."""
        for task in self.answers.values():
            task.cancel()
        self.answers.clear()
        for timer in (self._timer, self._again):
            if timer is not None:
                timer.cancel()


def note_unattended(draft: Draft) -> None:
    """Note when a table whose clock runs for days must go on although nobody looks: somebody may be asked next."""
    if draft.facts.clock < clocks.DAY_SECONDS or not _has_people(draft):
        return
    if wanted_of(draft):
        draft.row.due_at = draft.now + 1000 * GO_ON_SECONDS
    elif (up := sheet_up(draft)) is not None:
        draft.row.due_at = up[0]


def _has_people(draft: Draft) -> bool:
    return any(seat.kind == "person" and seat.acting == "self" for seat in draft.seats)


def wanted_of(room: Room | Draft) -> dict[Question, str | None]:
    """Questions that a room answers for a seat, with the answer where it is certain."""
    if room.table is None or room.row.state != "playing":
        return {}
    wanted: dict[Question, str | None] = {}
    to_act = room.table.to_act
    for seat in to_act if room.facts.ball is None else to_act[:1]:  # at a ball bots know by whom they were preceded
        row = room.seats[seat]
        question = (seat, room.table.asked(seat))
        if row.kind == "bot" or row.acting == "bot" or clocks.is_late(room.facts, seat):
            wanted[question] = None
        elif _sleeps(room, seat) and (choice := room.table.declining(seat)) is not None:
            wanted[question] = choice
    return wanted


def _silent_since(room: Room, seat: int) -> float | None:
    """When the page of a seat was heard last, where it is silent and not closed."""
    since = [viewer.silent_since for viewer in room.viewers if viewer.seat == seat]
    return max((one for one in since if one is not None), default=None)


def _sleeps(room: Room | Draft, seat: int) -> bool:
    """Whether a person wishes not to be asked: in this round, or this question anew, nothing having changed."""
    assert room.table is not None  # noqa: S101 - asked only in a game
    if room.facts.asleep.get(str(seat)) == round_number(room.table):
        return True
    asking = room.table.own_view(seat).get("asking")
    return asking is not None and bool(asking <= room.facts.resting.get(str(seat), 0))


async def _bot_choice(room: Room, seat: int, level: str, seed: int) -> str:
    """A bot's choice; if its thinking breaks, any legal one, so that the table goes on.

    Where its level cannot think, the table is told who plays from here on.
    """
    assert room.table is not None  # noqa: S101 - planned only in a game
    bots = room.house.bots
    try:
        try:
            return await bots.choose(room.table, seat, level, seed, _asker(room))
        except (LevelMissing, NotReady):
            room.enqueue(None, inner.PlaysAs(seat=seat, level=INSTEAD))
            return await bots.choose(room.table, seat, INSTEAD, seed, _asker(room))
    except Exception:
        logger.exception("a bot broke", extra={"table": room.row.code, "seat": seat})
        return room.table.choices(seat)[0]


def _asker(room: Room) -> Asker:
    """Whose turn it is when a bot of this table thinks: its host's."""
    return Asker(room.row.host_id if room.row.host_id is not None else -room.row.id, room.row.id)
