"""The files of the page, as a browser asks for them."""

from __future__ import annotations

import gzip
import http.client
import subprocess
from pathlib import Path

import pytest

from coronet.server.wire.files import PAGE

ROOT = Path(__file__).parents[3]
SCRIPT = next(path.name for path in (PAGE / "assets").glob("*.js") if path.stat().st_size > 10_000)
FONT = next(path.name for path in (PAGE / "assets").glob("*.woff2"))
TEXTS = {"/": "index.html", f"/assets/{SCRIPT}": f"assets/{SCRIPT}", "/licences.json": "licences.json"}
UNPACKED = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"


def asked(server, path, accepts, method="GET"):
    """Headers and body of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.request(method, path, headers={"Accept-Encoding": accepts})
    answer = connection.getresponse()
    found = {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


@pytest.mark.parametrize("path", TEXTS)
def test_a_text_is_sent_in_brotli_to_who_takes_it(server, path):
    headers, body = asked(server, path, "gzip, deflate, br, zstd")
    plain = subprocess.run(
        [ROOT / "scripts" / "with-node", "node", "-e", UNPACKED], input=body, capture_output=True, check=True
    ).stdout
    assert headers["content-encoding"] == "br"
    assert plain == (PAGE / TEXTS[path]).read_bytes()


@pytest.mark.parametrize("accepts", ["gzip", "br;q=0, gzip", "gzip;q=0.5"])
def test_in_gzip_to_who_takes_only_that(server, accepts):
    headers, body = asked(server, "/", accepts)
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == (PAGE / "index.html").read_bytes()


@pytest.mark.parametrize("accepts", ["identity", "", "gzip;q=0", "gzip;q=no"])
def test_and_as_it_is_to_all_others(server, accepts):
    headers, body = asked(server, "/", accepts)
    assert "content-encoding" not in headers
    assert body == (PAGE / "index.html").read_bytes()


@pytest.mark.parametrize("path", TEXTS)
def test_caches_are_told_that_it_depends_on_who_asks(server, path):
    headers, _ = asked(server, path, "identity")
    assert headers["vary"] == "accept-encoding"


def test_what_is_small_already_is_sent_as_it_is(server):
    headers, body = asked(server, f"/assets/{FONT}", "gzip, br")
    assert "content-encoding" not in headers
    assert body == (PAGE / "assets" / FONT).read_bytes()


def test_a_compressed_file_is_none_under_its_own_name(server):
    _, body = asked(server, f"/assets/{SCRIPT}.br", "br")
    assert body == b"not here"


@pytest.mark.parametrize("path", [*TEXTS, f"/assets/{FONT}", "/healthz", "/readyz", "/sw.js"])
def test_head_answers_like_get_without_the_body(server, path):
    headers, body = asked(server, path, "br", method="HEAD")
    wanted, _ = asked(server, path, "br")
    assert body == b""
    assert {name: headers[name] for name in headers if name != "date"} == {
        name: wanted[name] for name in wanted if name != "date"
    }
