"""A room in one of two worlds that differ only in what a viewer cannot know; time is a clock of the test's own.

The first world makes the choices, the second repeats them. Seats are held by bots that think for a while, and by people
who take as long as they like over a question: the same in both worlds.
"""

from __future__ import annotations

import asyncio
import random
import re
from types import SimpleNamespace
from typing import Any

from coronet.games.catalogue import game_named
from coronet.server.store.rows import GameRow, Loaded, LogRow, Outcome, SeatRow, TableRow, Unit
from coronet.server.tables import telling
from coronet.server.tables.drafts import Facts
from coronet.server.tables.planning import BASE_SECONDS, THINKING_SECONDS
from coronet.server.tables.room import Room
from coronet.server.wire import protocol
from coronet.server.wire.protocol import encoder
from coronet.server.work.turns import Asker
from coronet.table.table import Table
from tests.server.made_up_time import MadeUpTime

STEPS = 30
CLOCKS = (0, 0, 3600)
QUICKEST, SLOWEST = -2, 2  # powers of ten, of the seconds that a person takes
AT = re.compile(rb'"at":\d+')
MARK = re.compile(rb'"mark":"[0-9a-f]{32}"')  # keyed with the secret: it tells nothing, and differs


class Memory:
    """A store that forgets when the test ends."""

    def __init__(self) -> None:
        self.rows: list[LogRow] = []

    async def commit(self, unit: Unit) -> Outcome:
        """Every unit wins."""
        self.rows += unit.rows
        return Outcome.WON

    async def reply(self, table_id: int, guest_id: int, cmd: str) -> None:
        """No command is repeated here."""

    async def rows_after(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """As the real store says it."""
        return [row for row in self.rows if row.rev > rev][:limit]

    async def rows_before(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """As the real store says it."""
        return [row for row in self.rows if row.rev < rev][-limit:]

    async def chat_after(self, table_id: int, no: int, limit: int) -> list[Any]:
        """Nobody talks."""
        return []


class Watching:
    """A viewer that notes every frame with its moment."""

    name, invited, silent_since = "Zofia", False, None

    def __init__(self, seat: int | None, clock: MadeUpTime) -> None:
        self.seat, self.guest_id = seat, 1000 if seat is None else 1 + seat
        self.clock = clock
        self.frames: list[tuple[float, bytes]] = []

    def send(self, *frames: bytes) -> None:
        """Note them; `at` is the only part that may differ."""
        noted = (MARK.sub(b'"mark":""', AT.sub(b'"at":0', frame)) for frame in frames)
        self.frames.extend((round(self.clock.at, 6), frame) for frame in noted)

    def watch(self, *, on: bool) -> None:
        """It never falls silent."""

    def leave(self, code: str, close: int) -> None:
        """Nobody is sent away."""
        raise AssertionError(code)


class World:
    """One of the worlds."""

    def __init__(self, table: Table, game: GameRow, viewer: int, seed: int, first: World | None = None) -> None:
        self.clock = MadeUpTime()
        self.seed, self.rng, self.first = seed, random.Random(seed), first
        self.chosen: dict[tuple[int, int], str] = {}
        self.viewer = Watching(viewer if viewer >= 0 else None, self.clock)
        self.house: Any = SimpleNamespace(store=Memory(), bots=self, elsewhere=set(), clock=self.clock)
        self.start, self.game = table, game
        self.after: list[tuple[Table, int]] = []  # after each step, with the number of frames until then
        self.parted = False
        self._answering: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._who = random.Random(f"{seed} who")
        self.pace = self._who.choice(list(BASE_SECONDS))
        self.levels = [self._who.choice((None, None, None, *THINKING_SECONDS)) for _ in range(table.players)]

    def loaded(self) -> Loaded:
        """The table with the viewer on its seat, and people and bots on the others."""
        row = TableRow(
            id=1,
            code="ABCDEFGHJK",
            game=self.start.game,
            settings=self.game.settings,
            state="playing",
            pace=self.pace,
            grace=0,
            game_no=1,
            room=encoder.encode(Facts(clock=self._who.choice(CLOCKS))),
        )
        seats = [
            SeatRow(seat=seat, kind="person", guest_id=1 + seat, name="Zofia")
            if level is None or seat == self.viewer.seat
            else SeatRow(seat=seat, kind="bot", level=level, name="Bot")
            for seat, level in enumerate(self.levels)
        ]
        return Loaded(table=row, seats=seats, game=self.game, snap=None, rows=[], banned=[])

    async def choose(self, table: Table, seat: int, level: str, seed: int, asker: Asker) -> str:
        """A bot's choice; how long it thinks, within what its level may take, is a matter of the world."""
        choice = self.choice(table, seat)
        if self.first is not None:
            await self.clock.sleep(THINKING_SECONDS[level] * self.rng.random())
        return choice

    def choice(self, table: Table, seat: int) -> str:
        """What a seat chooses: by chance in the first world, the same in the second."""
        asked = (seat, table.asked(seat))
        if asked not in self.chosen:
            repeated = None if self.first is None else self.first.chosen.get(asked)
            if repeated is None:
                self.chosen[asked] = self.rng.choice(table.choices(seat))
            else:
                self.chosen[asked] = self.again(table, seat, repeated)
        if table.why_not(seat, self.chosen[asked]):
            self.parted = True
        return self.chosen[asked]

    def again(self, table: Table, seat: int, text: str) -> str:
        """A choice of the first world as it is made in this one: the same, or one of its kind if all choose at once."""
        legal = table.choices(seat)
        alike = [choice for choice in legal if choice.partition(" ")[0] == text.partition(" ")[0]]
        is_seen = seat == self.viewer.seat or not table.public_view()["at_once"]
        return text if not alike or (is_seen and text in legal) else self.rng.choice(alike)

    async def run(self, steps: int = STEPS) -> None:
        """Play on, step by step."""
        room = Room(self.house, self.loaded())
        room.table = self.start
        await telling.greet(room, self.viewer, telling.Arrival(b'{"t":"welcome"}'))
        await settled(room)
        for number in range(steps):
            if not await self._step(room):
                break
            await self._look_back(room, number)
            assert room.table is not None
            self.after.append((room.table, len(self.viewer.frames)))
        room.close()
        for answering in self._answering.values():
            answering.cancel()

    async def _step(self, room: Room) -> bool:
        rev = room.row.rev
        while room.row.rev == rev and room.row.state == "playing" and not self.parted:
            self._ask_people(room)
            await settled(room)
            if not self.clock.go_on():  # who wakes may only have thought
                break
            await settled(room)
        return room.row.rev != rev and not self.parted

    def _ask_people(self, room: Room) -> None:
        table = room.table
        assert table is not None
        for seat in table.to_act:
            question = (seat, table.asked(seat))
            if room.seats[seat].kind == "person" and question not in self._answering:
                self._answering[question] = asyncio.get_running_loop().create_task(self._answer(room, *question))

    async def _answer(self, room: Room, seat: int, ask: int) -> None:
        """A person takes as long as they like over a question; when it is gone by then, they have nothing to say."""
        taste = random.Random(f"{self.seed} {seat} {ask}")
        await self.clock.sleep(10 ** taste.uniform(QUICKEST, SLOWEST))
        table = room.table
        if table is not None and seat in table.to_act and table.asked(seat) == ask:
            person = self.viewer if seat == self.viewer.seat else Watching(seat, self.clock)
            room.enqueue(person, protocol.Do(id=f"{seat}-{ask}-of-them", ask=ask, choice=self.choice(table, seat)))

    async def _look_back(self, room: Room, number: int) -> None:
        """Now and then a second device comes in with an old cursor, and asks for older story."""
        if number % 4:
            return
        second = Watching(self.viewer.seat, self.clock)
        last = None if number % 8 else max(0, room.row.rev - 7)
        await telling.greet(room, second, telling.Arrival(b'{"t":"welcome"}', last))
        second.send(await telling.older(room, second, room.row.rev, 10))
        room.part(second)
        self.viewer.frames += second.frames


async def settled(room: Room) -> None:
    """All that can happen without time passing has happened; nothing here waits for anything else."""
    for _ in range(12):
        await asyncio.sleep(0)
    await room.settled()


def sealed(game: str, settings: dict[str, Any], players: int, rng: random.Random) -> GameRow:
    """The row of a game that begins."""
    names = ["bot good"] * players
    return GameRow(
        no=1,
        game_id=rng.randbytes(16),
        rules=game_named(game).rules_version,
        settings=encoder.encode(settings),
        commitment=bytes(32),
        hashes=encoder.encode({"settings": bytes(32).hex(), "seats": names, "hashes": [None] * len(names)}),
        shares=encoder.encode([None] * len(names)),
        secret=rng.randbytes(32),
        first_rev=1,
    )
