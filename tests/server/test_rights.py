"""Who may do what, and when: every role, command and state; names and chat; codes and tokens."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import Counter
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from coronet.server.tables import due, people
from coronet.server.tables.commands import talk
from coronet.server.tables.commands.run import run
from coronet.server.tables.drafts import Draft
from coronet.server.tables.house import House
from coronet.server.tables.room import Room
from coronet.server.wire import frames, protocol
from coronet.server.wire.frames import table_info
from coronet.server.wire.refusals import Refusing
from coronet.table.fair import share_hash
from tests.server.inside import InsidePlayer, house_in
from tests.server.player import Player
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

CODES = {
    "stale", "not-yours", "not-seated", "not-host", "wrong-state", "paused", "full", "off", "bad-setting", "expired",
    "used", "banned", "rate", "busy", "retry", "no",
}  # fmt: skip
SETTINGS = {
    "edition": "classic",
    "players": 4,
    "rounds": ["once-upon-a-time", "musical-chairs"],
    "princesses": "none",
}
STATES = ("lobby", "sharing", "playing", "between", "paused", "over", "closed")
ROLES = ("host", "seat", "guest", "watcher", "kicked")
SHARE = bytes(32)
IN_GAME = ("sharing", "playing", "between", "paused")


def all_commands(player: InsidePlayer) -> dict[str, dict[str, Any]]:
    """One of each command, as this player would send it."""
    own = (player.view or {}).get("own") or {"question": 1}
    can_choose = own.get("legal") or own.get("slots")
    return {
        "do": {"ask": own["question"], "choice": player.choice() if can_choose else "no"},
        "undo": {"ask": own["question"]},
        "auto": {"on": True},
        "sit": {},
        "stand": {},
        "give-seat": {"guest": "1f", "yes": True},
        "stand-in": {"seat": 1 if player.you.get("seat") == 0 else 0, "on": True},
        "name": {"name": "Ludmila"},
        "share": {"hash": share_hash(SHARE).hex()},
        "share, opened": {"share": SHARE.hex()},
        "set": {"pace": "quick"},
        "set, settings": {"settings": SETTINGS},
        "bot": {"seat": 3, "on": True},
        "kick": {"seat": 1},
        "start": {},
        "pause": {},
        "resume": {},
        "again": {},
        "rematch": {},
        "give-host": {"seat": 1},
        "close": {},
        "link, invite": {"kind": "invite"},
        "link, watch": {"kind": "watch", "fresh": True},
        "link, device": {"kind": "device"},
        "ready": {"on": False},
        "say": {"text": "hello"},
        "react": {"what": "laugh"},
    }


def expected(role: str, command: str, state: str) -> str:  # noqa: PLR0911, PLR0912 - a table in words
    """The answer that the documents promise."""
    if state == "closed":
        return "wrong-state"
    verb = command.partition(",")[0]
    if verb == "name":
        return "ack"
    if verb in ("set", "bot", "kick", "start", "give-host", "close") or command in ("link, invite", "link, watch"):
        if role != "host":
            return "not-host"
        in_lobby = command in ("set, settings", "bot", "start")
        return "wrong-state" if in_lobby and state != "lobby" else "ack"
    if verb == "sit":
        if role in ("watcher", "kicked"):
            return "not-yours" if role == "watcher" else "banned"
        if role in ("host", "seat"):
            return "ack" if state == "lobby" else "wrong-state"
        return "wrong-state" if state == "over" else "ack"
    if verb == "give-seat" and state not in IN_GAME:
        return "wrong-state"
    if role not in ("host", "seat"):
        return "not-seated"
    if verb == "give-seat":
        return "stale"
    if verb == "stand-in":
        return "stale" if state in ("playing", "between", "paused") else "wrong-state"
    if verb in ("do", "undo"):
        if state == "paused":
            return "paused"
        if state != "playing":
            return "wrong-state"
        return "ack" if verb == "do" else "stale"
    if command == "share, opened":
        if state == "sharing":
            return "ack" if role == "seat" else "bad-setting"
        return "wrong-state"
    good = {
        "auto": ("playing", "between", "paused", "over"),
        "share": ("lobby", "over"),
        "pause": ("playing",),
        "resume": ("paused",),
        "again": ("over",),
        "rematch": ("over",),
        "ready": ("lobby", "between"),
    }
    return "ack" if state in good.get(verb, STATES) else "wrong-state"


@pytest.fixture
async def people_at_a_table(tmp_path, monkeypatch):
    monkeypatch.setattr(due, "SHARE_SECONDS", 3600)
    async with house_in(tmp_path) as house:
        yield house, await come_together(house)


async def come_together(house: House) -> dict[str, InsidePlayer]:
    """Host, another seat, an invited guest, a watcher, one who is kicked, and a stranger at home."""
    cast = {role: InsidePlayer(house, role.title(), seed=at) for at, role in enumerate((*ROLES, "stranger"))}
    await cast["host"].connect()
    code = await cast["host"].create(settings=SETTINGS, pace="instant", grace=0)
    keys = {}
    for kind in ("invite", "watch"):
        url = (await cast["host"].command("link", kind=kind))["body"]["url"]
        keys[kind] = url.partition("#")[2]
    for role in ("seat", "kicked"):
        await cast[role].connect(code, keys["invite"])
    await cast["watcher"].connect(code, keys["watch"])
    await cast["stranger"].connect()
    assert (await cast["seat"].command("sit", seat=1))["t"] == "ack"
    assert (await cast["kicked"].command("sit", seat=2))["t"] == "ack"
    assert (await cast["host"].command("kick", seat=2))["t"] == "ack"
    await cast["kicked"].until(lambda: cast["kicked"].bye is not None)
    assert cast["kicked"].bye["code"] == "kicked"
    url = (await cast["host"].command("link", kind="invite"))["body"]["url"]
    await cast["guest"].connect(code, url.partition("#")[2])
    return cast


async def bring_to(state: str, cast: dict[str, InsidePlayer]) -> None:
    """Lead the table from one state to the next."""
    host, seat = cast["host"], cast["seat"]
    if state == "sharing":
        await seat.command("share", hash=share_hash(SHARE).hex())
        await host.command("start")
    elif state == "playing":
        await seat.command("share", share=SHARE.hex())
    elif state == "paused":
        await host.command("pause")
    elif state == "between":
        await host.command("resume")
        await asyncio.gather(*(play_until(player, "between") for player in (host, seat)))
    elif state == "over":
        await asyncio.gather(*(player.play_to_the_end() for player in (host, seat)))
    elif state == "closed":
        await host.command("close")
    for role in ("host", "seat", "guest", "watcher"):
        await cast[role].until(lambda role=role: cast[role].info["state"] == state)


async def play_until(player: InsidePlayer, state: str) -> None:
    while player.info["state"] != state:
        if player.is_asked() and player.own["pending"] is None:
            await player.play()
        else:
            await player.until(lambda seq=player.seq: player.seq != seq or player.info["state"] == state)


async def bots_have_answered(room: Room) -> None:
    """From here on nothing happens by itself."""
    await room.settled()
    while room.planning.answers:
        await asyncio.wait(room.planning.answers.values())
        await room.settled()


async def test_every_role_command_and_state_has_the_answer_that_is_promised(people_at_a_table):
    house, cast = people_at_a_table
    (room,) = house.rooms.values()
    for state in ("lobby", "sharing", "playing", "paused", "between", "over", "closed"):
        await bring_to(state, cast)
        await bots_have_answered(room)
        for role in ROLES:
            for name, fields in all_commands(cast[role]).items():
                said = tried(room, cast, role, name, fields)
                assert said == expected(role, name, state), (role, name, state)
                if said != "ack" and role != "kicked":
                    await check_refused(room, cast[role], name, fields, said)
        for name, fields in all_commands(cast["stranger"]).items():
            answer = await cast["stranger"].command(name.partition(",")[0], **fields)
            assert name == "name" or (answer["code"], answer["args"]) == ("wrong-state", {"state": "home"})
        assert room.row.state == state
    for player in cast.values():
        await player.drop()


def tried(room: Room, cast: dict[str, InsidePlayer], role: str, name: str, fields: dict[str, Any]) -> str:
    """What would become of a command; the room stays as it is."""
    frame = {"t": name.partition(",")[0], "id": "tried-once", **fields}
    command = protocol.decoder.decode(json.dumps(frame))
    guest_id = int(cast[role].you["guest"], 16)
    invited = role in ("seat", "guest", "kicked")
    viewer: Any = SimpleNamespace(guest_id=guest_id, seat=room.seat_of(guest_id), name=cast[role].name, invited=invited)
    before = state_of(room)
    draft = Draft(room.row, room.seats, room.facts, room.game, room.table, room.house.clock.now())
    try:
        run(room, draft, viewer, command)
        said = "ack"
        draft.unit()
        msgspec.json.decode(frames.ack(command.id, draft))
    except Refusing as refusing:
        said = refusing.code
        assert said in CODES
    assert state_of(room) == before
    assert viewer.name == cast[role].name
    return said


async def check_refused(room: Room, player: InsidePlayer, name: str, fields: dict[str, Any], code: str) -> None:
    """The same over a socket: one answer with that code, and nothing has changed."""
    before, chat_no = state_of(room), room.row.chat_no
    command_id = f"refused-{len(player.frames)}"
    answer = await player.command(name.partition(",")[0], id=command_id, **fields)
    if answer["code"] != "rate":
        assert answer["code"] == code, (player.name, name)
    assert [frame["t"] for frame in player.frames if frame.get("id") == command_id] == ["refuse"]
    assert (state_of(room), room.row.chat_no) == (before, chat_no)


def state_of(room: Room) -> bytes:
    """All that a command could change."""
    table = room.table.to_bytes() if room.table is not None else b""
    return msgspec.json.encode([room.row, room.seats, room.facts, room.game, table.hex(), sorted(room.banned)])


async def test_settings_that_are_refused_change_nothing(people_at_a_table):
    house, cast = people_at_a_table
    (room,) = house.rooms.values()
    before = state_of(room)
    for bad in (
        {"players": 9}, {"players": -1}, {"players": "4"}, {"players": 10**300}, {"players": None}, {"players": [4]},
        {"edition": "golden"}, {"rounds": ["ball", "ball"]}, {"rounds": 7}, {"rounds": [None]}, {"rounds": []},
        {"princesses": {"a": {"b": [1]}}}, {"house_rules": {"x": True}}, {"house_rules": "open_memory"}, {"": 1},
        {"\u202e": "\u0000"}, {"players": 1}, {"edition": ["classic"]}, {"rounds": {"0": "ball"}}, {"seed": 1},
    ):  # fmt: skip
        for frame, fields in (
            ("set", {"settings": bad, "pace": "quick"}),
            ("create", {"game": "rebel", "settings": bad}),
        ):
            answer = await cast["host"].command(frame, **fields)
            assert (answer["t"], answer.get("code")) == ("refuse", "bad-setting"), (frame, bad, answer)
            assert {"field", "allowed"} <= set(answer["args"])
        assert state_of(room) == before
    for game in ("../../etc", "chess", ""):
        answer = await cast["host"].command("create", game=game, settings={})
        assert (answer["code"], answer["args"]["field"]) == ("bad-setting", "game")


async def test_fewer_seats_than_people_are_refused_and_seats_beyond_the_players_go(people_at_a_table):
    house, cast = people_at_a_table
    (room,) = house.rooms.values()
    host, seat = cast["host"], cast["seat"]
    assert (await seat.command("sit", seat=3))["t"] == "ack"
    answer = await host.command("set", settings=SETTINGS | {"players": 3})
    assert (answer["code"], answer["args"]["field"]) == ("bad-setting", "players")
    assert (await seat.command("sit", seat=1))["t"] == "ack"
    assert (await host.command("set", settings=SETTINGS | {"players": 3}))["t"] == "ack"
    assert len(room.seats) == 3
    assert (await seat.command("sit", seat=3))["code"] == "full"
    await cast["guest"].until(lambda: len(cast["guest"].info["seats"]) == 3)
    for player in cast.values():
        await player.drop()
    del house.rooms[room.row.id]
    await host.connect()
    assert len(host.info["seats"]) == 3
    assert (await host.command("set", settings=SETTINGS | {"players": 5}))["t"] == "ack"
    await host.until(lambda: len(host.info["seats"]) == 5)
    await host.drop()


SPOKEN = [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("<img src=x onerror=a()>&lt;", "<img src=x onerror=a()>&lt;"),
    ("'; drop table tbl; --", "'; drop table tbl; --"),
    ("\u202eevil\u202c \u2066x\u2069\u200f", "evil x"),
    ("a\u0000b\u0007\u001b[31mc", "ab[31mc"),
    ("  spaces \t\n\u2028 only  ", "spaces only"),
    ("e\u0301", "\u00e9"),
    ("\U0001f451", "\U0001f451"),
]


@pytest.mark.parametrize(("text", "shown"), SPOKEN)
async def test_names_and_chat_are_shown_as_text_without_control_and_direction(people_at_a_table, text, shown):
    _, cast = people_at_a_table
    host, seat = cast["host"], cast["seat"]
    assert (await seat.command("say", text=text))["t"] == "ack"
    await host.until(lambda: any(frame["t"] == "chat" for frame in host.frames))
    assert next(frame["text"] for frame in host.frames if frame["t"] == "chat") == shown
    assert (await seat.command("name", name=text))["t"] == "ack"
    await host.until(lambda: host.info["seats"][1]["name"] == shown[:24].strip())
    await seat.command("say", text="who am I")
    await host.until(lambda: sum(frame["t"] == "chat" for frame in host.frames) == 2)
    assert [frame["name"] for frame in host.frames if frame["t"] == "chat"] == ["Seat", shown[:24].strip()]


@pytest.mark.parametrize("text", ["\u202e\u2066", " \t ", "\u0000", "\u200b\u200d"])
async def test_a_name_or_line_of_nothing_is_refused(people_at_a_table, text):
    _, cast = people_at_a_table
    for frame, field in (("name", "name"), ("say", "text")):
        answer = await cast["seat"].command(frame, **{field: text})
        assert (answer["code"], answer["args"]["field"]) == ("bad-setting", field)
    assert (await cast["stranger"].command("name", name=text))["code"] == "bad-setting"


async def test_ten_thousand_characters_end_the_socket_and_nothing_else(people_at_a_table):
    house, cast = people_at_a_table
    (room,) = house.rooms.values()
    before = state_of(room)
    for frame, field, length in itertools.product(("name", "say"), ("name", "text"), (500, 10_000)):
        player = InsidePlayer(house, "Long")
        player.person = cast["seat"].person
        await player.connect(cast["seat"].table)
        with pytest.raises(ConnectionResetError):
            await player.command(frame, **{field: "x" * length})
        assert player.bye["code"] == ("too-big" if length > protocol.LONGEST_FRAME else "bad-frame")
        await player.drop()
    assert state_of(room) == before
    assert (await cast["seat"].command("say", text="x" * 400))["t"] == "ack"
    host = cast["host"]
    await host.until(lambda: any(frame["t"] == "chat" for frame in host.frames))
    assert next(len(frame["text"]) for frame in host.frames if frame["t"] == "chat") == talk.LONGEST_CHAT


async def test_who_is_ready_need_not_wait_for_one_who_leaves(people_at_a_table):
    """Between rounds the table waits for the people at it, not for seats that bots have taken over."""
    _, cast = people_at_a_table
    for state in ("sharing", "playing", "paused", "between"):
        await bring_to(state, cast)
    assert (await cast["host"].command("ready", on=True))["t"] == "ack"
    assert (await cast["seat"].command("stand"))["t"] == "ack"
    await cast["host"].until(lambda: cast["host"].info["state"] == "playing")


async def test_a_share_that_was_opened_is_not_used_for_the_next_game(people_at_a_table):
    house, cast = people_at_a_table
    (room,) = house.rooms.values()
    await bring_to("sharing", cast)
    assert any(frames_hashes(room))
    await bring_to("playing", cast)
    await bring_to("paused", cast)
    await bring_to("between", cast)
    await bring_to("over", cast)
    await cast["host"].command("again")
    assert (await cast["host"].command("start"))["t"] == "ack"
    assert not any(frames_hashes(room))


def frames_hashes(room: Room) -> list[str | None]:
    sealed = table_info(room).seal
    assert sealed is not None
    return sealed.hashes


def test_codes_of_tables_are_random():
    codes = [people.new_code() for _ in range(20_000)]
    assert len(set(codes)) == len(codes)
    for letters in zip(*codes, strict=True):
        counts = Counter(letters)
        assert set(counts) == set(people.CROCKFORD)
        share = len(codes) / 32
        assert sum((counts[letter] - share) ** 2 / share for letter in people.CROCKFORD) < 110  # 31 degrees of freedom
    pairs = Counter(code[at : at + 2] for code in codes for at in range(9))
    share = 9 * len(codes) / 1024
    assert sum((pairs[a + b] - share) ** 2 / share for a in people.CROCKFORD for b in people.CROCKFORD) < 1350
    assert all(people.read_code(code.lower()) == code for code in codes[:100])


async def test_no_token_is_in_the_log_or_the_database(tmp_path):
    """A whole evening; then every secret that was handed out is looked for in all that the server wrote."""
    secrets: set[str] = set()
    with serving(tmp_path) as server:
        host, guest, watcher, phone, thief = (
            Player(server.url, name, seed=at) for at, name in enumerate(("Ada", "Bruno", "Mira", "Phone", "Thief"))
        )
        await host.connect()
        code = await host.create(settings=SETTINGS | {"rounds": ["once-upon-a-time"], "players": 3}, pace="instant")
        for kind in ("invite", "watch", "invite"):
            body = (await host.command("link", kind=kind, fresh=True, id=f"link-{kind}-{len(secrets)}"))["body"]
            host.key = body["url"].partition("#")[2]
            secrets.add(host.key.partition(".")[2])
            guest.key, watcher.key = (host.key, watcher.key) if kind == "invite" else (guest.key, host.key)
        await guest.connect(code)
        await watcher.connect(code)
        await guest.command("sit")
        typed = (await guest.command("link", kind="device"))["body"]["code"]
        secrets.add(typed)
        await phone.connect(code, typed)
        thief.person = "not-a-token-of-this-house-at-all-0123456789"
        await thief.connect(code, "i.a-key-that-opens-nothing-0123456789")
        secrets |= {thief.person, "a-key-that-opens-nothing-0123456789"}
        await host.command("start")
        await asyncio.gather(host.play_to_the_end(), guest.play_to_the_end())
        for player in (host, guest, watcher, phone, thief):
            secrets.add(player.person or typed)
            await player.drop()
        assert len(secrets) == 10
        server.stop()
        written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
        written["log"] = server.errors().encode()
    found = [(name, secret) for name, body in written.items() for secret in secrets if secret.encode() in body]
    assert found == []
    assert any(len(body) > 50_000 for body in written.values())


async def test_a_link_asked_for_again_after_a_restart_is_used_up_and_not_told(tmp_path):
    async with house_in(tmp_path) as house:
        host = InsidePlayer(house, "Ada")
        await host.connect()
        await host.create(settings=SETTINGS)
        first = await host.command("link", kind="invite", id="link-once")
        assert await host.command("link", kind="invite", id="link-once") == first
        await host.drop()
        house.rooms.clear()
        await host.connect()
        answer = await host.command("link", kind="invite", id="link-once")
        assert (answer["t"], answer["code"]) == ("refuse", "used")
        await host.drop()
