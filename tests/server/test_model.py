"""A table under commands in any order, against a model that is the plain list of what was acknowledged.

One house in this process for all examples; every example opens a table of its own.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import tempfile
from collections import Counter
from collections.abc import Coroutine, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from sqlalchemy import create_engine, text

from coronet.server.store import shuffles
from coronet.server.tables.games_at_table import table_of
from coronet.server.tables.house import House
from coronet.server.tables.room import Room
from tests.server.inside import AnyBots, InsidePlayer, house_in

SETTINGS = {
    "edition": "deluxe",
    "players": 3,
    "rounds": ["late-for-a-very-important-date", "once-upon-a-time"],
    "princesses": ["mulan", "scheherazade", "snow-white"],
}
SECONDS = 20
WHO = st.integers(0, 2)
SEAT = st.integers(0, 3)
NUMBER = st.integers(0, 10**6)
Result = TypeVar("Result")


class Inside:
    """The house of this module and the loop that it lives in."""

    runner: asyncio.Runner
    house: House
    path: Path
    chance = random.Random()  # of the shuffles, so that an example can be played again


@pytest.fixture(scope="module", autouse=True)
def the_house():
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as folder:
        Inside.runner, Inside.path = runner, Path(folder) / "house.sqlite3"
        entered = house_in(Path(folder))
        Inside.house = runner.run(entered.__aenter__())
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(shuffles, "secrets", SimpleNamespace(token_bytes=Inside.chance.randbytes))
            yield
        runner.run(entered.__aexit__(None, None, None))


def run(work: Coroutine[Any, Any, Result]) -> Result:
    return Inside.runner.run(asyncio.wait_for(work, SECONDS))


class Chained(InsidePlayer):
    """A player who is never told anything out of order."""

    asked_with: int | None = None

    async def connect(self, table: str | None = None, key: str | None = None) -> Chained:
        """A new socket begins a new chain, from the cursor that was sent."""
        self.asked_with, self.fresh = self.seq, True
        await super().connect(table, key)
        return self

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "up":
            wanted = (self.asked_with or 0) if self.fresh else self.seq
            assert frame["prev"] == wanted, "every update follows the one before"
            assert self.fresh or frame["seq"] >= frame["prev"], "no viewer goes back"
            self.fresh = False
        super()._take(frame)


class TableMachine(RuleBasedStateMachine):
    """Three people who come, play, go and repeat themselves, each beside a second device that stays."""

    @initialize(begun=st.booleans())
    def create(self, begun: bool) -> None:
        """Open a table, twice with the same id; then all look at it."""
        Inside.chance.seed(1)
        Inside.house.bots = AnyBots()  # type: ignore[assignment]
        self.accepted: list[tuple[str, str, int]] = []  # guest, id, revision: the model
        self.sent: dict[str, tuple[int, str, dict[str, Any], dict[str, Any]]] = {}  # who, frame, fields, answer
        self.players = [Chained(Inside.house, name) for name in ("Ada", "Bruno", "Eva")]
        self.shadows = [Chained(Inside.house, player.name) for player in self.players]
        self.watcher = Chained(Inside.house, "Mira")
        run(self._create())
        if begun:
            self.all_sit(range(3))
            self.start_by_the_host()

    async def _create(self) -> None:
        host = self.players[0]
        await host.connect()
        wish = {"game": "rebel", "settings": SETTINGS, "pace": "instant", "listed": True, "grace": 0}
        answers = [await host.command("create", id=(cmd := secrets.token_urlsafe(9)), **wish)]
        answers.append(await host.command("create", id=cmd, **wish))
        assert answers[0] == answers[1]
        self.accepted.append((host.you["guest"], cmd, 0))
        self.code = answers[0]["body"]["code"]
        await host.drop()
        for who in range(3):
            await self._arrive(who)
        await self.watcher.connect(self.code)
        await self._quiet()

    async def _arrive(self, who: int) -> None:
        player, shadow = self.players[who], self.shadows[who]
        await player.connect(self.code)
        shadow.person = player.person
        await shadow.connect(self.code)

    @property
    def room(self) -> Room:
        """The room, whichever object it is now."""
        return next(room for room in Inside.house.rooms.values() if room.row.code == self.code)

    async def _quiet(self) -> None:
        """Until nothing moves: no command, no bot, and everybody has been told."""
        while True:
            room = self.room
            moving = [task for task in (room._running, *room.planning.answers.values()) if task is not None]
            if moving:
                await asyncio.wait(moving)
                continue
            rev = room.row.rev
            for viewer in self._viewers():
                if not viewer.gone:
                    await viewer.until(lambda viewer=viewer, rev=rev: viewer.seq >= rev or viewer.gone)
            if room._running is None and not room.planning.answers and room.row.rev == rev:
                return

    def _viewers(self) -> list[Chained]:
        return [*self.players, *self.shadows, self.watcher]

    # Sending

    def send(self, who: int, frame: str, **fields: Any) -> None:
        """A new command."""
        run(self._send(who, secrets.token_urlsafe(9), frame, fields))

    async def _send(self, who: int, cmd: str, frame: str, fields: dict[str, Any]) -> None:
        player = self.players[who]
        before, seen = self.room.row.rev, len(player.frames)
        known = self.sent.get(cmd)
        answer = await player.command(frame, id=cmd, **fields)
        await self._quiet()
        answered = [one for one in player.frames[seen:] if one.get("id") == cmd]
        assert answered == [answer], "one answer, and no second"
        self.sent[cmd] = (who, frame, fields, answer)
        if known is not None and known[3]["t"] == "ack":
            assert answer == known[3] or (frame, answer.get("code")) == ("link", "used")
            assert self.room.row.rev == before, "a repeat does nothing"
        elif answer["t"] == "ack":
            assert answer["seq"] >= max(before, self.accepted[-1][2])
            self.accepted.append((player.you["guest"], cmd, answer["seq"]))
        else:
            assert answer["code"] in CODES, answer
        await self._replace_the_kicked()

    async def _replace_the_kicked(self) -> None:
        """Who was shown out is out for good; somebody else comes."""
        for who, player in enumerate(self.players):
            if not player.gone:
                continue
            assert player.bye is not None
            assert player.bye["code"] == "kicked"
            for gone in (player, self.shadows[who]):
                await gone.drop()
                gone.bye = None
                await gone.connect(self.code)
                assert gone.bye["code"] == "kicked"
                await gone.drop()
            self.players[who], self.shadows[who] = Chained(Inside.house, "New"), Chained(Inside.house, "New")
            await self._arrive(who)
            self.sent = {cmd: sent for cmd, sent in self.sent.items() if sent[0] != who}
        await self._quiet()

    @rule(who=WHO, seat=st.none() | SEAT)
    def sit(self, who: int, seat: int | None) -> None:
        self.send(who, "sit", **({} if seat is None else {"seat": seat}))

    @rule(seats=st.permutations(range(3)))
    def all_sit(self, seats: Sequence[int]) -> None:
        for who, seat in enumerate(seats):
            self.send(who, "sit", seat=seat)

    @rule(who=WHO)
    def stand(self, who: int) -> None:
        self.send(who, "stand")

    @rule()
    def start_by_the_host(self) -> None:
        host = next((who for who, player in enumerate(self.players) if player.you.get("host")), 0)
        self.send(host, "start")

    @rule()
    def all_go_on(self) -> None:
        for who in range(3):
            self.send(who, "again" if self.room.row.state == "over" else "ready")

    @rule(who=WHO, frame=st.sampled_from(["start", "pause", "resume", "again"]))
    def something_plain(self, who: int, frame: str) -> None:
        self.send(who, frame)

    @rule(number=NUMBER, most=st.just(1) | st.integers(5, 100))
    def play_on(self, number: int, most: int) -> None:
        for step in range(number, number + most):
            asked = [who for who, player in enumerate(self.players) if player.is_asked()]
            if not asked:
                return
            player = self.players[asked[step % len(asked)]]
            player.rng.seed(step)
            self.send(asked[step % len(asked)], "do", ask=player.own["question"], choice=player.choice())

    @rule(who=WHO, ask=st.integers(-1, 1), choice=st.sampled_from(["no", "dance", "play Q7", "pass F1 F2", "power 9"]))
    def do_what_may_be_wrong(self, who: int, ask: int, choice: str) -> None:
        own = (self.players[who].view or {}).get("own", {"question": 1})
        self.send(who, "do", ask=max(0, own["question"] + ask), choice=choice)

    @rule(who=WHO)
    def undo(self, who: int) -> None:
        own = (self.players[who].view or {}).get("own", {"question": 1})
        self.send(who, "undo", ask=own["question"])

    @rule(who=WHO, seat=SEAT, on=st.booleans(), frame=st.sampled_from(["kick", "bot", "bot", "give-host"]))
    def something_of_a_seat(self, who: int, seat: int, on: bool, frame: str) -> None:
        self.send(who, frame, seat=seat, **({"on": on} if frame == "bot" else {}))

    @rule(who=WHO, on=st.booleans(), frame=st.sampled_from(["ready", "ready", "auto"]))
    def something_on_or_off(self, who: int, on: bool, frame: str) -> None:
        self.send(who, frame, on=on)

    @rule(who=WHO, words=st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20))
    def say(self, who: int, words: str) -> None:
        self.send(who, "say", text=words)

    @rule(who=WHO, kind=st.sampled_from(["invite", "watch", "device"]))
    def link(self, who: int, kind: str) -> None:
        self.send(who, "link", kind=kind)

    @rule(which=NUMBER)
    def repeat(self, which: int) -> None:
        if not self.sent:
            return
        cmd = list(self.sent)[which % len(self.sent)]
        who, frame, fields, _ = self.sent[cmd]
        run(self._send(who, cmd, frame, fields))

    # Coming and going

    @rule(who=WHO, cursor=st.sampled_from(["last", "old", "none", "wrong"]), number=NUMBER)
    def reconnect(self, who: int, cursor: str, number: int) -> None:
        run(self._reconnect(who, cursor, number))

    async def _reconnect(self, who: int, cursor: str, number: int) -> None:
        player = self.players[who]
        await player.drop()
        seq = player.seq or 0
        player.seq = {"last": seq, "old": number % (seq + 1), "none": None, "wrong": seq + 1 + number}[cursor]
        player.view = player.info = None
        await player.connect()
        await self._quiet()

    @rule()
    def restart(self) -> None:
        run(self._restart())

    async def _restart(self) -> None:
        """All sockets gone, and the room forgotten: as after a restart of the server."""
        for viewer in self._viewers():
            await viewer.drop()
        room = self.room
        room.close()
        del Inside.house.rooms[room.row.id]
        for viewer in self._viewers():
            await viewer.connect()
        await self._quiet()

    # What always holds

    @invariant()
    def everybody_sees_the_same(self) -> None:
        room = self.room
        for player, shadow in zip(self.players, self.shadows, strict=True):
            assert player.seq == shadow.seq == room.row.rev
            assert player.info["state"] == shadow.info["state"] == room.row.state
            if room.table is None:
                continue
            assert player.view == shadow.view, "who came back sees what one sees who never left"
            public = {name: part for name, part in player.view.items() if name != "own"}
            assert public == self.watcher.view
            assert ("own" in player.view) == (player.you.get("seat") is not None)

    @invariant()
    def what_is_stored_is_what_is_played(self) -> None:
        run(self._check_store())

    async def _check_store(self) -> None:
        room = self.room
        loaded = await Inside.house.store.load(room.row.id)
        assert loaded is not None
        assert (loaded.table.rev, loaded.table.state, loaded.table.host_id, loaded.table.room) == (
            room.row.rev,
            room.row.state,
            room.row.host_id,
            room.row.room,
        )
        assert loaded.seats == room.seats
        rows = await Inside.house.store.rows_after(room.row.id, 0, 10_000)
        assert [row.rev for row in rows] == list(range(1, room.row.rev + 1))
        if room.table is not None:
            quick = table_of(loaded)
            assert quick is not None
            assert quick.to_bytes() == room.table.to_bytes()

    def teardown(self) -> None:
        """At the end: the replies that are stored are the list of the model, and the whole log leads to the table."""
        if not hasattr(self, "code"):
            return
        run(self._end())

    async def _end(self) -> None:
        room = self.room
        assert max(Counter(self.accepted).values()) == 1
        assert set(self.accepted) == replies_of(room.row.id)
        if room.table is not None:
            loaded = await Inside.house.store.load(room.row.id)
            found = await Inside.house.store.game_rows(room.row.id, room.row.game_no)
            assert loaded is not None
            assert found is not None
            loaded.snap, loaded.rows = None, found[1]
            slow = table_of(loaded)
            assert slow is not None
            assert slow.to_bytes() == room.table.to_bytes()
        for viewer in self._viewers():
            await viewer.drop()
        room.close()
        del Inside.house.rooms[room.row.id]


CODES = {
    "stale", "not-yours", "not-seated", "not-host", "wrong-state", "paused", "full", "off", "bad-setting", "used",
    "banned", "rate", "no",
}  # fmt: skip


def replies_of(table_id: int) -> set[tuple[str, str, int]]:
    """The stored replies of a table, as the model writes them."""
    engine = create_engine(f"sqlite:///{Inside.path}")
    with engine.connect() as connection:
        found = connection.execute(text("select guest_id, cmd, rev from reply where table_id = :id"), {"id": table_id})
        replies = {(format(guest, "x"), cmd, rev) for guest, cmd, rev in found}
    engine.dispose()
    return replies


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    max_examples=int(os.environ.get("CORONET_EXAMPLES", "60")),
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.mark.parametrize("then", ["nothing", "pause", "stand"])
def test_a_repeat_after_a_restart_is_answered_as_before_whatever_it_would_be_refused_for(then):
    machine = TableMachine()
    machine.create(begun=True)
    player = machine.players[1]
    machine.send(1, "do", ask=player.own["question"], choice=player.choice())
    ((cmd, (_, frame, fields, answer)),) = [(cmd, sent) for cmd, sent in machine.sent.items() if sent[1] == "do"]
    assert answer["t"] == "ack"
    assert machine.players[0].is_asked(), "the choice still waits for the others"
    if then != "nothing":
        machine.send(1, then)
    machine.restart()
    run(machine._send(1, cmd, frame, fields))
    machine.teardown()
