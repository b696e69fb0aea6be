"""Two worlds that differ only in what a viewer cannot know: the same frames, byte for byte, at the same moments.

A game is played to some point; there two cards that the viewer has not seen change places, and both worlds go on with
the same choices, in the names of the own world. Numbers of questions, lengths, the order of frames and the moments at
which bots answer are thereby held to what the viewer may know. Time is a clock of the test's own.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
import re
from types import SimpleNamespace
from typing import Any

import pytest

from coronet.games.rebel.choices import POWER_SUIT, kind_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import DELUXE, Round
from coronet.kernel.bits import each
from coronet.server import protocol as wire
from coronet.server import room as room_module
from coronet.server import shuffles
from coronet.server.protocol import encoder
from coronet.server.room import Room
from coronet.server.units import GameRow, Loaded, LogRow, Outcome, SeatRow, TableRow, Unit
from coronet.table.fair import FairDraws
from coronet.table.table import Table
from tests.knowledge import Knowledge
from tests.properties.test_rebel_hidden import other_world, swapped_choice
from tests.rebel_games import any_settings

pytestmark = pytest.mark.anyio

STEPS = 30
AT = re.compile(rb'"at":\d+')
MARK = re.compile(rb'"mark":"[0-9a-f]{32}"')  # keyed with the secret: it tells nothing, and differs


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    def monotonic(self) -> float:
        """Seconds."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has come so far."""
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now + seconds, next(self._numbers), future))
        await future

    def go_on(self) -> bool:
        """To the next moment at which somebody wakes; whether there is one."""
        while self._sleepers:
            at, _, future = heapq.heappop(self._sleepers)
            if not future.done():
                self.now = at
                future.set_result(None)
                return True
        return False


class SlowedAsyncio:
    """The module asyncio, with the test's clock."""

    def __init__(self, clock: Clock) -> None:
        self.sleep = clock.sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


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

    name, invited = "Zofia", False

    def __init__(self, seat: int | None, clock: Clock) -> None:
        self.seat, self.guest_id = seat, 1 if seat is not None else 2
        self.clock = clock
        self.frames: list[tuple[float, bytes]] = []

    def send(self, frame: bytes) -> None:
        """Note it; `at` is the only part that may differ."""
        self.frames.append((round(self.clock.now, 6), MARK.sub(b'"mark":""', AT.sub(b'"at":0', frame))))

    def leave(self, code: str, close: int) -> None:
        """Nobody is sent away."""
        raise AssertionError(code)


class World:
    """A room in one of the worlds. The first world makes the choices, the second repeats them in its own names."""

    def __init__(self, table: Table, game: GameRow, viewer: int, rng: random.Random, thinking: float) -> None:
        self.clock = Clock()
        self.rng, self.thinking = rng, thinking
        self.chosen: dict[tuple[int, int], str] = {}
        self.first: World | None = None
        self.swap = (0, 0)
        self.viewer = Watching(viewer if viewer >= 0 else None, self.clock)
        self.house: Any = SimpleNamespace(store=Memory(), bots=self, elsewhere=set(), now=lambda: 0)
        self.start, self.game = table, game
        self.after: list[tuple[Round, int, int, bool]] = []  # record, draws, number of frames, has it told
        self.told_suit = self.parted = False

    def loaded(self) -> Loaded:
        """The table with the viewer on its seat and bots on all others."""
        row = TableRow(
            id=1, code="ABCDEFGHJK", game="rebel", settings=self.game.settings, state="playing", grace=0, game_no=1
        )
        seats = [SeatRow(seat=seat, kind="bot", level="good", name="Bot") for seat in range(self.start.players)]
        if self.viewer.seat is not None:
            seats[self.viewer.seat] = SeatRow(seat=self.viewer.seat, kind="person", guest_id=1, name="Zofia")
        return Loaded(table=row, seats=seats, game=self.game, snap=None, rows=[], banned=[])

    async def choose(self, table: Table, seat: int, level: str, seed: int) -> str:
        """A bot's choice; how long it thinks is a matter of the world."""
        choice = self._choice(table, seat)
        if self.thinking:
            await self.clock.sleep(self.thinking * self.rng.random())
        return choice

    def _choice(self, table: Table, seat: int) -> str:
        asked = (seat, table.asked(seat))
        if self.first is None:
            self.chosen.setdefault(asked, self.rng.choice(table.choices(seat)))
        elif asked not in self.chosen:
            parsed = GAME.parse(self.first.chosen.get(asked, "no"))  # another question: the comparison finds it
            assert parsed is not None
            number = parsed.choice if seat == self.viewer.seat else swapped_choice(parsed.choice, *self.swap)
            self.chosen[asked] = GAME.text_of(number)
        choice = self.chosen[asked]
        parsed = GAME.parse(choice)
        assert parsed is not None
        if table.why_not(seat, choice):
            self.parted = True
        self.told_suit |= kind_of(parsed.choice) == POWER_SUIT and table._record.edition == DELUXE
        return choice

    async def run(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Play on, step by step."""
        monkeypatch.setattr(room_module, "time", self.clock)
        monkeypatch.setattr(room_module, "asyncio", SlowedAsyncio(self.clock))
        room = Room(self.house, self.loaded())
        room.table = self.start
        await room.greet(self.viewer, b'{"t":"welcome"}', None, 0)
        await settled(room)
        for number in range(STEPS):
            if self.parted or not await self._step(room, f"command-{number}"):
                break
            await settled(room)
            await self._look_back(room, number)
            table = room.table
            self.after.append((table._record.copy(), draws_of(table), len(self.viewer.frames), self.told_suit))
        room.close()

    async def _step(self, room: Room, command_id: str) -> bool:
        seat, table = self.viewer.seat, room.table
        assert table is not None
        if room.row.state != "playing":
            return False
        if seat in table.to_act and (seat, table.asked(seat)) not in room._planned:
            choice = self._choice(table, seat)
            return room.enqueue(self.viewer, wire.Do(id=command_id, ask=table.asked(seat), choice=choice))
        rev = room.row.rev
        while room.row.rev == rev and self.clock.go_on():  # who wakes may only have thought
            await settled(room)
        return room.row.rev != rev

    async def _look_back(self, room: Room, number: int) -> None:
        """Now and then a second device comes in with an old cursor, and asks for older story."""
        if number % 4:
            return
        second = Watching(self.viewer.seat, self.clock)
        await room.greet(second, b'{"t":"welcome"}', None if number % 8 else max(0, room.row.rev - 7), 0)
        second.send(await room.older(second, room.row.rev, 10))
        room.part(second)
        self.viewer.frames += second.frames


async def settled(room: Room) -> None:
    """All that can happen without time passing has happened; nothing here waits for anything else."""
    for _ in range(12):
        await asyncio.sleep(0)
    await room.settled()


def draws_of(table: Table) -> int:
    assert isinstance(table.source, FairDraws)
    return table.source.number


def sealed(settings: dict[str, Any], rng: random.Random) -> GameRow:
    names = ["bot good"] * settings["players"]
    return GameRow(
        no=1,
        game_id=rng.randbytes(16),
        rules=GAME.rules_version,
        settings=encoder.encode(settings),
        commitment=bytes(32),
        hashes=encoder.encode({"settings": bytes(32).hex(), "seats": names, "hashes": [None] * len(names)}),
        shares=encoder.encode([None] * len(names)),
        secret=rng.randbytes(32),
        first_rev=1,
    )


def position(seed: int) -> tuple[Table, GameRow, Knowledge, random.Random]:
    """A game by chance, played to some point."""
    rng = random.Random(seed)
    settings = any_settings(rng, players=rng.choice((3, 4))).to_data()
    game = sealed(settings, rng)
    table = Table.new("rebel", draws=FairDraws(shuffles.key_of(game)), **settings)
    knowledge = Knowledge(table._record)
    for _ in range(rng.randrange(70)):
        if table.over:
            break
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        knowledge.note(table._record)
    return table, game, knowledge, rng


def in_other_world(table: Table, one: int, other: int) -> Table:
    world = table.clone()
    world._record = other_world(world._record, one, other)
    world._record.source = world._noting
    return world


async def steps_alike(seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many steps two worlds were compared for; they were alike."""
    table, game, knowledge, rng = position(seed)
    if table.over:
        return 0
    viewer = rng.randrange(-1, table.players)
    unseen = list(each(table._record.dealt & ~knowledge.seen[viewer]))
    if len(unseen) < 2:
        return 0
    swap = rng.sample(unseen, 2)
    first = World(table.clone(), game, viewer, random.Random(seed), thinking=0)
    second = World(in_other_world(table, *swap), game, viewer, random.Random(seed), thinking=0.5)
    second.first, second.swap = first, (swap[0], swap[1])
    in_first, in_second = Knowledge(first.start._record), Knowledge(second.start._record)
    round_at, draws = table._record.round_at, draws_of(table)
    await first.run(monkeypatch)
    await second.run(monkeypatch)
    compared = 0
    for here, there in zip(first.after, second.after, strict=False):
        in_first.note(here[0])
        in_second.note(there[0])
        seen = (in_first.seen[viewer] | in_second.seen[viewer]) & (1 << swap[0] | 1 << swap[1])
        if seen or here[3] or there[3] or {here[1], there[1]} != {draws} or here[0].round_at != round_at:
            break  # the viewer has learnt of the difference, or chance draws from hands that differ
        assert first.viewer.frames[: here[2]] == second.viewer.frames[: there[2]], (seed, viewer, swap)
        compared += 1
    return compared


@pytest.mark.parametrize("first", range(0, 120, 20))
async def test_what_a_viewer_cannot_know_changes_no_frame_and_no_moment(first, monkeypatch):
    compared = [await steps_alike(seed, monkeypatch) for seed in range(first, first + 20)]
    assert sum(compared) > 60, compared


async def test_the_comparison_finds_a_difference(monkeypatch):
    """With two cards that the viewer does see, the worlds are not alike: the test can fail."""
    table, game, _, _ = position(5)
    hand = list(each(table._record.hand[0]))
    unlike = next(card for card in each(table._record.dealt) if card not in hand)
    first = World(table.clone(), game, 0, random.Random(5), thinking=0)
    second = World(in_other_world(table, hand[0], unlike), game, 0, random.Random(5), thinking=0)
    second.first, second.swap = first, (hand[0], unlike)
    await first.run(monkeypatch)
    await second.run(monkeypatch)
    assert first.viewer.frames[1] != second.viewer.frames[1]
