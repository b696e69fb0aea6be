"""The committed nginx configuration with two real servers behind it: TLS, addresses, links, and one of them dying."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from coronet.server.wire import protocol
from tests.postgres import new_database
from tests.server.player import Player
from tests.server.serving import Serving
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio

CONFIG = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
NAME = "cards.example.org"
AROUND = "pid nginx.pid; error_log stderr warn; daemon off; {user}\nevents {{}}\nhttp {{\n{temporary}\n{config}\n}}\n"


@functools.cache
def program() -> str:
    """Debian's nginx, installed if that can be; skips the test otherwise."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None and os.getuid() == 0 and shutil.which("apt-get"):
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # installed, but not started
        command = ["apt-get", "install", "--yes", "nginx-light"]
        subprocess.run(command, env=quiet, capture_output=True, timeout=200, check=False)
        found = shutil.which("nginx", path="/usr/sbin")
    if found is None or not shutil.which("openssl"):
        pytest.skip("nginx or openssl is not installed (Debian: apt-get install nginx-light openssl)")
    return found


def free_ports(number: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(number)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


def certificate(folder: Path) -> None:
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files]
    subprocess.run(command, check=True, capture_output=True, timeout=60)


def filled_in(folder: Path, plain: int, secure: int, upstreams: list[int]) -> str:
    """The committed text with ports and certificate of this test; everything else is as it is shipped."""
    text = CONFIG.read_text(encoding="utf-8")
    changes = {
        "listen 80 default_server": f"listen 127.0.0.1:{plain} default_server",
        "listen 443 ssl": f"listen 127.0.0.1:{secure} ssl",
        "listen [::]:80 default_server": f"listen [::1]:{plain} default_server",
        "listen [::]:443 ssl": f"listen [::1]:{secure} ssl",
        "/var/www/acme": str(folder / "acme"),
        f"https://{NAME}$request_uri": f"https://{NAME}:{secure}$request_uri",
        "fullchain.pem": str(folder / "fullchain.pem"),
        "privkey.pem": str(folder / "privkey.pem"),
        "127.0.0.1:8777": f"127.0.0.1:{upstreams[0]}",
        "127.0.0.1:8778": f"127.0.0.1:{upstreams[1]}",
    }
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = " ".join(f"{kind}_temp_path {folder / kind};" for kind in kinds)
    user = "user root;" if os.getuid() == 0 else ""
    return AROUND.format(user=user, temporary=temporary, config=text)


class Proxied:
    """Two servers on one database and nginx before them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.nginx: subprocess.Popen[bytes] | None = None
        self.plain, self.secure = free_ports(2)
        self.public = f"https://{NAME}:{self.secure}"
        database = new_database()
        options = ("--public-url", self.public, "--trusted-proxy", "127.0.0.1")
        self.servers = [Serving(database, options=(*options, "--migrate")), Serving(database, options=options)]

    def start(self) -> None:
        certificate(self.folder)
        self.trust = ssl.create_default_context(cafile=self.folder / "fullchain.pem")
        upstreams = [server.start().port for server in self.servers]
        config = self.folder / "nginx.conf"
        config.write_text(filled_in(self.folder, self.plain, self.secure, upstreams), encoding="utf-8")
        self.nginx = subprocess.Popen([program(), "-p", self.folder, "-c", config, "-e", self.folder / "errors"])
        deadline = time.monotonic() + 10
        while self.nginx.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.secure), 1):
                return
            time.sleep(0.05)
        raise AssertionError("nginx does not answer")

    def stop(self) -> None:
        if self.nginx is not None:
            self.nginx.terminate()
            self.nginx.wait(10)
        for server in self.servers:
            server.kill()
            server.log.close()

    def player(self, name: str = "Zofia", **options) -> Player:
        way = {"host": "127.0.0.1", "port": self.secure, "ssl": self.trust, "origin": self.public}
        return Player(f"wss://{NAME}:{self.secure}/ws", name, **way | options)

    def get(self, path: str, visitor: str = "127.0.0.1", **headers: str):
        """Status, headers and body over TLS, as a visitor from another address of this machine would get it."""
        with (
            socket.create_connection(("127.0.0.1", self.secure), 10, source_address=(visitor, 0)) as plain,
            self.trust.wrap_socket(plain, server_hostname=NAME) as secure,
        ):
            connection = http.client.HTTPConnection(NAME)
            connection.sock = secure
            connection.request("GET", path, headers={"Host": f"{NAME}:{self.secure}"} | headers)
            answer = connection.getresponse()
            return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


@pytest.fixture(scope="module")
def proxied(tmp_path_factory):
    program()
    one = Proxied(tmp_path_factory.mktemp("nginx"))
    try:
        one.start()
        yield one
    finally:
        one.stop()


async def test_two_people_play_over_tls_and_links_lead_to_the_public_address(proxied):
    ada = await proxied.player("Ada").connect()
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    code = await ada.create(settings=SHORT, seats=seats, pace="instant")
    link = (await ada.command("link", kind="invite"))["body"]
    assert link["reach"] == "public"
    address, _, key = link["url"].partition("#")
    assert address == f"{proxied.public}/t/{code}"
    bruno = await proxied.player("Bruno").connect(code, key)
    assert (await bruno.command("sit"))["t"] == "ack"
    assert (await ada.command("start"))["t"] == "ack"
    await bruno.until(lambda: bruno.view is not None)
    assert bruno.own["hand"]
    await ada.drop()
    await bruno.drop()


def test_plain_http_leads_to_https(proxied):
    connection = http.client.HTTPConnection("127.0.0.1", proxied.plain, timeout=10)
    connection.request("GET", "/t/ABCDEFGHJK")
    answer = connection.getresponse()
    answer.read()
    connection.close()
    assert (answer.status, answer.getheader("location")) == (301, f"{proxied.public}/t/ABCDEFGHJK")


def test_plain_http_has_room_for_the_proofs_of_a_certificate(proxied):
    proof = proxied.folder / "acme" / ".well-known" / "acme-challenge" / "token"
    proof.parent.mkdir(parents=True)
    proof.write_text("proof", encoding="ascii")
    connection = http.client.HTTPConnection("127.0.0.1", proxied.plain, timeout=10)
    connection.request("GET", "/.well-known/acme-challenge/token")
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (200, b"proof")
    connection.close()


def test_both_kinds_of_addresses_are_served(proxied):
    with (
        socket.create_connection(("::1", proxied.secure), 10) as plain,
        proxied.trust.wrap_socket(plain, server_hostname=NAME) as secure,
    ):
        secure.sendall(f"GET /healthz HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
        assert secure.recv(100).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("identity", None)])
def test_the_page_comes_as_small_as_the_browser_takes_it(proxied, accepted, encoding):
    assert proxied.get("/", **{"Accept-Encoding": accepted})[1].get("content-encoding") == encoding


def test_answers_that_the_server_does_not_compress_the_proxy_does(proxied):
    status, headers, _ = proxied.get("/manifest.webmanifest", **{"Accept-Encoding": "gzip"})
    assert (status, headers["content-encoding"]) == (200, "gzip")


def test_answers_carry_the_headers_of_both(proxied):
    status, headers, body = proxied.get("/healthz")
    assert (status, body) == (200, b"ok")
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert f"wss://{NAME}" in headers["content-security-policy"]
    assert not re.search(r"\d", headers["server"])


@pytest.mark.parametrize("path", ["/metrics", "/metrics?x=1", "//metrics", "/%6detrics", "/./metrics"])
def test_metrics_are_not_for_visitors(proxied, path):
    assert b"coronet_sockets" not in proxied.get(path)[2]
    assert proxied.get("/metrics")[0] == 404


def test_the_address_that_counts_is_the_visitors_and_cannot_be_pretended(proxied):
    """Wrong tokens are counted by address: one visitor is stopped, and another is not."""
    wrong = {"Authorization": "Bearer not-a-token-at-all"}
    for _ in range(50):  # twenty for each of the two servers, and some
        status, _, _ = proxied.get("/api/me", "127.0.0.2", **wrong)
    assert status == 429
    assert proxied.get("/api/me", "127.0.0.3", **wrong)[0] == 401
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        value = "for=127.0.0.4" if header == "Forwarded" else "127.0.0.4"
        assert proxied.get("/api/me", "127.0.0.2", **wrong, **{header: value})[0] == 429


def test_forwarded_headers_from_anybody_else_do_not_count(proxied):
    """Straight to a server that trusts 127.0.0.1 alone, from another address."""
    server = proxied.servers[0]
    statuses = []
    for number in range(25):
        headers = {"Host": "localhost", "Authorization": "Bearer wrong", "X-Forwarded-For": f"127.0.1.{number}"}
        connection = http.client.HTTPConnection("127.0.0.1", server.port, 10, source_address=("127.0.0.5", 0))
        connection.request("GET", "/api/me", headers=headers)
        statuses.append(connection.getresponse().status)
        connection.close()
    assert statuses[0] == 401
    assert statuses[-1] == 429


@pytest.mark.parametrize("origin", ["https://evil.example", f"http://{NAME}", "null"])
async def test_a_page_of_another_origin_opens_no_socket_through_the_proxy(proxied, origin):
    with pytest.raises(InvalidStatus, match="403"):
        await proxied.player(origin=origin).connect()


async def test_when_one_server_dies_the_other_serves_everybody(proxied):
    ada = await proxied.player("Ada").connect()
    code = await ada.create(settings={"players": 3}, listed=True)
    await ada.drop()
    await asyncio.to_thread(proxied.servers[0].kill)
    for _ in range(20):
        way = {"host": "127.0.0.1", "port": proxied.secure, "ssl": proxied.trust, "origin": proxied.public}
        async with connect(f"wss://{NAME}:{proxied.secure}/ws", subprotocols=[protocol.SUBPROTOCOL], **way) as one:
            assert one.subprotocol == protocol.SUBPROTOCOL
    await ada.connect(code)
    assert ada.info["code"] == code
    assert (await asyncio.to_thread(proxied.get, "/healthz"))[0] == 200
    await ada.drop()
