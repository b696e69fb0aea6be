"""Who may knock, and what a stranger gets: hosts, origins, headers, bad frames, limits."""

from __future__ import annotations

import contextlib
import http.client
import json
import subprocess
import sys
import time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from coronet.pocket.site import PAGE, POLICY
from coronet.server.wire import protocol
from tests.server.serving import serving

pytestmark = pytest.mark.anyio


def get(server, path, method="GET", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request(method, path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCDEFGHJK", "/healthz", "/readyz", "/metrics", "/assets/nothing.js", "/api/nothing"]
)
def test_every_answer_carries_the_headers_of_the_house(server, path):
    _, headers, _ = get(server, path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert f"ws://127.0.0.1:{server.port}" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_webassembly_runs_in_the_worker_of_a_house_and_nowhere_else(server):
    scripts = [f"/assets/{path.name}" for path in sorted((PAGE / "assets").glob("*.js"))]
    policies = {path: policy_of(server, path) for path in ["/", "/device", "/sw.js", *scripts]}
    workers = [path for path, policy in policies.items() if "'wasm-unsafe-eval'" in policy["script-src"]]
    assert [path.rpartition("-")[0] for path in workers] == ["/assets/worker"]
    assert not [path for path, policy in policies.items() if "unsafe" in str(policy).replace("wasm-unsafe-eval", "")]


def test_a_site_lets_its_page_do_no_more_than_a_server_does(server):
    served = policy_of(server, "/") | {"connect-src": "'self'"}
    del served["frame-ancestors"]  # which a page cannot say of itself
    assert parts_of(POLICY) == served


def policy_of(server, path):
    return parts_of(get(server, path)[1]["content-security-policy"])


def parts_of(policy):
    return dict(part.split(" ", 1) for part in policy.split("; "))


@pytest.mark.parametrize(
    "path", ["/", "/t/ABCDEFGHJK", "/sw.js", "/healthz", "/readyz", "/metrics", "/api/nothing", "/api/log/ABCDEFGHJK/1"]
)
def test_head_is_answered_as_get_is_without_the_body(server, path):
    status, headers, _ = get(server, path)
    head_status, head_headers, body = get(server, path, "HEAD")
    assert (head_status, body) == (status, b"")
    changing = {"date", "content-length"}
    assert {k: v for k, v in head_headers.items() if k not in changing} == {
        k: v for k, v in headers.items() if k not in changing
    }


def test_the_house_says_that_it_is_well(server):
    assert get(server, "/healthz")[0] == 200
    assert get(server, "/readyz")[0] == 200
    assert b"coronet_sockets" in get(server, "/metrics")[2]


def test_an_unknown_host_name_is_refused(server):
    assert get(server, "/", Host="evil.example")[0] == 400


@pytest.mark.parametrize(
    "path", ["/assets/..%2f..%2fsettings.py", "/assets/%2e%2e/settings.py", "/assets/%00", "/assets//etc/passwd"]
)
def test_nothing_beside_the_page_can_be_read(server, path):
    status, _, body = get(server, path)
    assert status in (404, 503) or b"<html" in body.lower() or b"<!doctype" in body.lower()
    assert b"import" not in body[:200]


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "http://127.0.0.1:1", "https://127.0.0.1"])
async def test_a_page_of_another_origin_cannot_open_a_socket(server, origin):
    with pytest.raises(InvalidStatus):
        async with connect(server.url, origin=origin, subprotocols=[protocol.SUBPROTOCOL]):
            pass


async def test_a_page_of_the_own_origin_can(server):
    async with connect(server.url, origin=server.page, subprotocols=[protocol.SUBPROTOCOL]) as socket:
        assert socket.subprotocol == protocol.SUBPROTOCOL


async def kinds(socket):
    """The kinds of frames that come until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        async for text in socket:
            yield json.loads(text)["t"]


BAD_FRAMES = [
    "",
    "not json",
    "[]",
    "{}",
    '{"t":"dance"}',
    '{"t":"do","id":"12345678","ask":1,"choice":"no"}',
    '{"t":"hello"}',
    '{"t":"hello","proto":1,"colour":"red"}',
    '{"t":"hello","proto":' + "9" * 400 + "}",
    '{"t":"hello","proto":1,"name":"' + "x" * 5000 + '"}',
    "[" * 3000,
]


@pytest.mark.parametrize("frame", BAD_FRAMES, ids=range(len(BAD_FRAMES)))
async def test_a_bad_first_frame_ends_the_socket_and_nothing_else(server, frame):
    async with connect(server.url, subprotocols=[protocol.SUBPROTOCOL]) as socket:
        await socket.send(frame)
        assert [kind async for kind in kinds(socket)] == ["bye"]
    assert socket.close_code in (protocol.BAD_FRAME, protocol.TOO_BIG)
    assert get(server, "/healthz")[0] == 200


async def test_another_version_of_the_protocol_is_told_so(server):
    async with connect(server.url, subprotocols=[protocol.SUBPROTOCOL]) as socket:
        await socket.send('{"t":"hello","proto":99}')
        assert json.loads(await socket.recv())["code"] == "version"


async def test_a_page_that_sends_too_much_is_cut_off(tmp_path):
    with serving(tmp_path, "--frame-rate", "5") as slow:
        async with connect(slow.url, subprotocols=[protocol.SUBPROTOCOL]) as socket:
            await socket.send('{"t":"hello","proto":1}')
            with contextlib.suppress(ConnectionClosed):
                for number in range(200):
                    await socket.send(json.dumps({"t": "ping", "n": number}))
            assert [kind async for kind in kinds(socket)][-1] == "bye"
        assert socket.close_code == protocol.RATE


def test_a_second_server_on_one_sqlite_file_says_so_in_one_line(server):
    command = [
        sys.executable,
        "-m",
        "coronet",
        "serve",
        "--local",
        "--no-open",
        "--port",
        "0",
        "--database",
        server.database,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_asked_to_stop_it_stops_within_five_seconds(tmp_path):
    with serving(tmp_path) as running:
        assert get(running, "/healthz")[0] == 200
        started = time.monotonic()
        assert running.stop() == 0
        assert time.monotonic() - started < 6
