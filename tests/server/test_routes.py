"""What is asked over HTTP: logs and their checks, replays, what is kept of a person, and being forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import http.client
import io
import json
import sqlite3
import time
import zipfile

import pytest
from starlette.routing import WebSocketRoute

from coronet import Table
from coronet.server.settings import ServerSettings
from coronet.server.tables import telling
from coronet.server.tables.served import ServedHouse
from coronet.server.wire import bodies, protocol
from coronet.server.wire.app import Sockets, make
from coronet.server.work import replays
from coronet.server.work.replays import LONGEST_LINE, LONGEST_LOG, MOST_LINES, Replays, Unplayable
from tests.server.fitting import unknown_fields
from tests.server.player import Player, fetched
from tests.server.rows import DAY, game_row, guest_row, move, new_table, permit_row
from tests.server.serving import serving
from tests.server.test_play import SHORT, seated, started

pytestmark = pytest.mark.anyio


async def ask(server, method, path, body=None, token=None, **headers):
    """Status, headers and body of an answer."""
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"

    def send():
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
        connection.request(method, path, body=body, headers=headers)
        answer = connection.getresponse()
        found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        connection.close()
        return found

    return await asyncio.to_thread(send)


async def finished(server):
    """A player at a table whose first game is over, with its code."""
    player = Player(server.url, "Zofia", seed=3)
    await player.connect()
    bots = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    code = await player.create(settings=SHORT, seats=bots, pace="instant", start=True)
    await player.until(lambda: player.view is not None)
    await player.command("say", text="good luck")
    await player.play_to_the_end()
    return player, code


# Logs


async def test_the_log_of_a_served_game_is_sent_back_and_every_check_holds(server):
    player, code = await finished(server)
    log = await fetched(f"{server.page}/api/log/{code}/1")
    status, headers, body = await ask(server, "POST", "/api/verify", log)
    checks = {check["check"]: check for check in json.loads(body)}
    assert (status, headers["content-type"]) == (200, "application/json")
    assert all(check["holds"] for check in checks.values())
    assert unknown_fields(json.loads(body), list[bodies.Checked]) == []
    assert {"read", "rules", "replay", "secret", "draws", "marks", "result"} <= set(checks)
    assert checks["result"]["totals"] == player.view["totals"]
    await player.drop()


async def test_a_log_that_was_changed_fails_its_check_and_nothing_else(server):
    table = Table.new("rebel", players=3, princesses="none", seed=4)
    log = table.log.to_text().replace('"seed":4', '"seed":5')
    status, _, body = await ask(server, "POST", "/api/verify", log)
    assert status == 200
    assert [check["check"] for check in json.loads(body) if not check["holds"]] == ["seed"]


SEALED = json.dumps(
    {
        "format": 1,
        "game": "rebel",
        "rules": 1,
        "settings": {},
        "seal": {
            "game_id": "0" * 32,
            "settings_hash": "0" * 64,
            "commitment": "0" * 64,
            "seats": [],
            "hashes": [],
            "shares": [],
        },
    },
    separators=(",", ":"),
).encode()
DAMAGED = {
    "nothing": b"",
    "no JSON": b"Dear diary",
    "no text": b"\x00\xff\xfe",
    "deep": b"[" * 8000,
    "deep settings": b'{"format":1,"game":"rebel","rules":1,"settings":{"x":' + b"[" * 4000 + b"]" * 4000 + b"}}",
    "nested settings": b'{"format":1,"game":"rebel","rules":1,"settings":{"x":' + b"[" * 900 + b"]" * 900 + b"}}",
    "a seal of 500 seats": SEALED.replace(b'"seats":[]', b'"seats":[' + b",".join([b'"person"'] * 500) + b"]"),
    "foreign": b'{"hello": "world"}\n',
    "a long line": b'{"game":"rebel","rules":1,"settings":{"x":"' + b"y" * LONGEST_LINE + b'"}}',
    "many lines": b"\n" * (MOST_LINES + 1),
    "no such choice": b'{"format":1,"game":"rebel","rules":1,"settings":{}}\n{"seat":"one","choice":1}\n',
}


@pytest.mark.parametrize("damage", DAMAGED)
async def test_a_damaged_log_is_refused_in_one_line(server, damage):
    status, _, body = await ask(server, "POST", "/api/verify", DAMAGED[damage])
    said = json.loads(body)
    assert (status, said["code"]) == (400, "bad-log")
    assert said["text"].startswith("log")
    assert "\n" not in said["text"]
    assert (await ask(server, "GET", "/healthz"))[0] == 200


@pytest.mark.parametrize("header", [b'{"rules":99}', b'{"game":"chess"}', b'{"settings":{"players":[[[[9]]]]}}'])
async def test_a_log_of_rules_or_settings_unknown_here_fails_a_check(server, header):
    named = {"format": 1, "game": "rebel", "rules": 1, "settings": {}} | json.loads(header)
    status, _, body = await ask(server, "POST", "/api/verify", json.dumps(named))
    assert status == 200
    assert any(not check["holds"] for check in json.loads(body))


async def test_a_log_that_is_sent_is_played_step_by_step(server):
    table = Table.new("woo", seed=4, players=3)
    for _ in range(20):
        table.act(table.to_act[0], table.choices(table.to_act[0])[0])
    status, headers, body = await ask(server, "POST", "/api/replay", table.log.to_text())
    steps = [json.loads(line) for line in body.splitlines()]
    assert (status, headers["content-type"]) == (200, "application/jsonl")
    assert [step["step"] for step in steps] == list(range(21))
    assert steps[-1]["view"] == json.loads(json.dumps(table.open_view()))


async def test_a_step_of_a_replay_says_what_was_chosen_as_data_too(server):
    table = Table.new("woo", seed=4, players=3)
    table.act(0, "keep")
    table.take_back(0)
    exchange = next(choice for choice in table.choices(0) if choice != "keep")
    table.act(0, exchange)
    _, _, body = await ask(server, "POST", "/api/replay", table.log.to_text())
    steps = [json.loads(line) for line in body.splitlines()]
    said = {"text": exchange, "verb": "exchange", "cards": [exchange.removeprefix("exchange ")]}
    assert [step.get("chosen") for step in steps] == [None, {"text": "keep", "verb": "keep"}, None, said]
    assert steps[-1]["view"]["pending_choices"] == [said, None, None]


async def test_a_damaged_log_that_is_sent_to_be_played_is_refused_in_one_line(server):
    log = Table.new("woo", seed=4, players=3).log.to_text() + '{"seat":0,"choice":"sing"}\n'
    status, _, body = await ask(server, "POST", "/api/replay", log)
    assert (status, json.loads(body)["code"]) == (400, "bad-log")
    assert "line" in json.loads(body)["text"]
    assert (await ask(server, "POST", "/api/replay", b"x" * (LONGEST_LOG + 1)))[0] == 413


async def test_a_log_over_the_limit_is_refused_announced_or_not(server):
    big = b"x" * (LONGEST_LOG + 1)
    assert (await ask(server, "POST", "/api/verify", big))[0] == 413
    pieces = (big[first : first + 65536] for first in range(0, len(big), 65536))
    assert (await ask(server, "POST", "/api/verify", pieces))[0] == 413


async def test_a_log_that_takes_too_long_is_given_up_and_its_process_ended(monkeypatch):
    monkeypatch.setattr(replays, "SECONDS", 0.01)
    log = Table.new("rebel", seed=1).log.to_text().encode()
    with pytest.raises(Unplayable, match="too-slow"):
        await Replays().checks(log)


async def test_only_so_many_logs_wait(monkeypatch):
    monkeypatch.setattr(replays, "MOST_WAITING", 1)
    one = Replays()
    log = Table.new("rebel", seed=1).log.to_text().encode()
    first = asyncio.create_task(one.checks(log))
    await asyncio.sleep(0)
    with pytest.raises(Unplayable, match="busy"):
        await one.checks(log)
    assert b'"replay"' in await first


async def test_a_finished_game_is_replayed_step_by_step_with_all_hands_open(server):
    player, code = await finished(server)
    log = (await fetched(f"{server.page}/api/log/{code}/1")).decode().splitlines()
    choices = [json.loads(line) for line in log if line.startswith('{"seat"')]
    status, headers, body = await ask(server, "GET", f"/api/replay/{code}/1")
    lines = [json.loads(line) for line in body.splitlines()]
    assert (status, headers["content-type"]) == (200, "application/jsonl")
    assert [line["step"] for line in lines] == list(range(len(choices) + 1))
    assert [(line["seat"], line["choice"]) for line in lines[1:]] == [(one["seat"], one["choice"]) for one in choices]
    assert lines[0]["view"]["totals"] == [0, 0, 0]
    assert lines[-1]["view"]["totals"] == player.view["totals"]
    assert any(line["story"] for line in lines)
    _, headers, packed = await ask(server, "GET", f"/api/replay/{code.lower()}/1", **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == body
    await player.drop()


async def test_a_game_in_play_shows_neither_log_nor_replay(server):
    code, players = await started(server)
    for kind in ("log", "replay"):
        for path in (f"{code}/1", f"{code}/2", "ZZZZZZZZZZ/1", f"{code}/99999999999999999999"):
            status, _, body = await ask(server, "GET", f"/api/{kind}/{path}")
            assert (status, json.loads(body)["code"]) == (404, "no-table"), path
    for player in players:
        await player.drop()


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/verify"), ("POST", "/api/me"), ("PUT", "/api/log/A/1")])
async def test_other_methods_are_not_there(server, method, path):
    assert (await ask(server, method, path))[0] in (404, 405)


# Oneself


@pytest.mark.parametrize("method", ["GET", "DELETE"])
@pytest.mark.parametrize("header", [None, "Bearer", "Bearer wrong", "Basic {token}", "{token}"])
async def test_nobody_reads_or_forgets_a_person_without_their_token(server, method, header):
    player = await Player(server.url).connect()
    given = {} if header is None else {"Authorization": header.format(token=player.person)}
    status, _, body = await ask(server, method, "/api/me", **given)
    assert (status, json.loads(body)["code"]) in ((401, "token"), (429, "rate"))
    await player.drop()
    again = await player.connect()
    assert again.you["name"] == "Zofia"
    await player.drop()


async def test_a_person_gets_all_that_is_kept_of_them(server):
    player, code = await finished(server)
    status, headers, body = await ask(server, "GET", "/api/me", token=player.person)
    assert (status, headers["content-type"]) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(body)) as packed:
        me = json.loads(packed.read("me.json"))
        log = packed.read(f"games/{code}-1.jsonl")
    assert me["name"] == "Zofia"
    assert me["games"] == [{"table": me["games"][0]["table"], "code": code, "no": 1, "file": f"games/{code}-1.jsonl"}]
    assert [result["score"] for result in me["results"]] == [player.view["totals"][0]]
    assert [line["text"] for line in me["chat"]] == ["good luck"]
    assert log == await fetched(f"{server.page}/api/log/{code}/1")
    assert player.person.encode() not in body
    await player.drop()


async def test_a_finished_game_says_who_played_and_how_it_ended(server):
    player, code = await finished(server)
    status, _, body = await ask(server, "GET", f"/api/result/{code}/1")
    result = json.loads(body)
    assert (status, result["code"], result["no"], result["seat"]) == (200, code, 1, None)
    assert [seat["score"] for seat in result["seats"]] == player.view["totals"]
    assert result["seats"][0]["name"] == "Zofia"
    assert min(seat["place"] for seat in result["seats"]) == 1
    assert result["lowest_wins"] is True
    assert [(seat["bot"], seat["level"]) for seat in result["seats"]][:2] == [(False, None), (True, "good")]
    status, _, body = await ask(server, "GET", "/api/me/games", token=player.person)
    assert (status, json.loads(body)) == (200, [result | {"seat": 0}])
    assert (await ask(server, "GET", "/api/me/games"))[0] == 401
    assert (await ask(server, "GET", f"/api/result/{code}/2"))[0] == 404
    await player.drop()


async def test_who_asks_to_be_forgotten_leaves_every_table_and_has_no_name_there(server):
    code, (ada, bruno, celeste) = await seated(server)
    await bruno.command("say", text="a secret of mine")
    assert (await ada.command("start"))["t"] == "ack"
    await celeste.until(lambda: celeste.view is not None)
    token = ada.person
    assert (await ask(server, "DELETE", "/api/me", token=token))[0] == 204
    assert (await ask(server, "DELETE", "/api/me", token=bruno.person))[0] == 204
    await celeste.until(lambda: celeste.info["host"] == 2)
    await celeste.until(lambda: [seat["kind"] for seat in celeste.info["seats"]] == ["bot", "bot", "person"])
    await ada.until(lambda: ada.gone)
    assert (ada.bye["code"], ada.socket.close_code) == ("token", protocol.BAD_TOKEN)
    assert (await ask(server, "GET", "/api/me", token=token))[0] == 401
    await celeste.play_to_the_end()
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        table = database.execute("select id from tbl where code = ?", (code,)).fetchone()
        seats = database.execute("select name, guest_id from seat where table_id = ? order by seat", table).fetchall()
        said = database.execute("select text, name from chat where table_id = ?", table).fetchall()
    assert "Ada" not in {name for name, guest in seats if guest is not None}
    assert [guest is None for _, guest in seats] == [True, True, False]
    assert said == [("", "")]
    for player in (ada, bruno, celeste):
        await player.drop()


async def test_who_was_forgotten_comes_back_as_somebody_new(server):
    player = await Player(server.url, "Ada").connect()
    before, token = player.you["guest"], player.person
    assert (await ask(server, "DELETE", "/api/me", token=token))[0] == 204
    await player.until(lambda: player.gone)
    player.bye = None
    await player.drop()
    await player.connect()
    assert player.you["guest"] != before
    assert player.person != token
    await player.drop()


# What the house does by itself


@pytest.fixture
async def house(tmp_path):
    """A house of its own, without a network."""
    one = ServedHouse(ServerSettings(database=f"sqlite:///{tmp_path / 'house.sqlite3'}"))
    await one.open()
    yield one
    await one.close()


SETTINGS = b'{"players":3}'


def asked_of(house, question, *values):
    with contextlib.closing(sqlite3.connect(house.store.database.path)) as database:
        found = database.execute(question, values).fetchall()
        database.commit()
    return found


async def test_people_who_come_back_are_noted_as_seen(house):
    guest, token = await house.guests.come(None, "Ada")
    await house.guests.write_down(guest.id)
    asked_of(house, "update guest set seen_at = 1")
    await house.guests.note_seen()
    assert asked_of(house, "select seen_at from guest") == [(1,)]
    assert (await house.guests.come(token, None))[0].id == guest.id
    await house.guests.note_seen()
    ((seen,),) = asked_of(house, "select seen_at from guest")
    assert time.time() * 1000 - seen < 60_000


async def test_tidying_deletes_what_is_old_and_keeps_the_rest(house):
    await house.store.add_guest(guest_row(1, seen_at=5), permit_row("old", "person", guest_id=1))
    fresh, _ = await house.guests.come(None, "Ada")
    await house.guests.write_down(fresh.id)
    await house.store.commit(new_table(7))
    asked_of(house, "update tbl set state = 'lobby', updated_at = 5")
    await house.tidy()
    assert asked_of(house, "select id from guest") == [(fresh.id,)]
    assert asked_of(house, "select id from tbl") == []


async def test_tidying_closes_tables_that_nobody_has_touched_for_a_month_and_shows_their_secret(house):
    for number, days in ((1, 31), (2, 29)):
        unit = new_table(number)
        unit.table.state, unit.table.settings = "sharing", SETTINGS
        await house.store.commit(unit)
        sealed = game_row(hashes=b'{"settings":"","seats":[],"hashes":[]}', game_id=b"g" * 16)
        after = await house.store.commit(move(unit.table, table={"game_no": 1}, game=sealed))
        assert after.value == "won"
        asked_of(house, "update tbl set updated_at = ? where id = ?", house.clock.now() - days * DAY, number)
    await house.tidy()
    assert asked_of(house, "select id, state from tbl order by id") == [(1, "closed"), (2, "sharing")]
    ended = asked_of(house, "select table_id, last_rev is not null, ended_at is not null from game order by table_id")
    assert ended == [(1, 1, 1), (2, 0, 0)]


async def test_a_room_whose_table_is_deleted_sends_its_viewers_away(house):
    class Viewer:
        guest_id, seat, name, invited, silent_since = 5, None, "Ada", False, None
        left = None

        def watch(self, *, on):
            pass

        def send(self, *frames):
            pass

        def leave(self, code, close):
            self.left = (code, close)

    unit = new_table(7)
    unit.table.state, unit.table.settings = "lobby", SETTINGS
    await house.store.commit(unit)
    room = await house.room_of(7)
    viewer = Viewer()
    await telling.greet(room, viewer, telling.Arrival(b"{}"))
    asked_of(house, "update tbl set updated_at = 5")
    await house.tidy()
    assert viewer.left == ("no-table", protocol.NO_TABLE)
    assert house.rooms == {}


# Small things


async def test_no_header_names_what_browsers_do_not_know(server):
    _, headers, _ = await ask(server, "GET", "/healthz")
    assert "web-share" not in headers["permissions-policy"]


def test_the_socket_endpoint_is_a_plain_asgi_application(tmp_path):
    app = make(ServerSettings(database=f"sqlite:///{tmp_path / 'house.sqlite3'}"))
    (route,) = [route for route in app.routes if isinstance(route, WebSocketRoute)]
    assert isinstance(route.app, Sockets)


@pytest.fixture
def own_server(tmp_path):
    """A server that has heard no wrong guess yet."""
    with serving(tmp_path) as running:
        yield running


async def test_letters_lead_to_the_table_that_waits_and_guessing_ends_soon(own_server):
    server = own_server
    host = Player(server.url, "Ada")
    await host.connect()
    code = await host.create(settings=SHORT)
    letters = (await host.command("link", kind="invite"))["body"]["letters"]
    typed = f"{letters[:2]}-{letters[2:].lower()}"
    status, _, body = await ask(server, "GET", f"/api/invitation/{typed}")
    assert (status, json.loads(body)) == (200, {"code": code, "key": f"i.{letters}"})
    wrong = [(await ask(server, "GET", "/api/invitation/ZUZUZU"))[0] for _ in range(21)]
    assert set(wrong[:20]) == {404}
    assert wrong[20] == 429
    assert (await ask(server, "GET", f"/api/invitation/{letters}"))[0] == 429, "a right guess is not heard either"
    await host.drop()
