"""Which server has a database open: it alone is found, not another that listens where it did."""

from __future__ import annotations

import http.server
import os
import threading
from pathlib import Path

import pytest

from coronet.server.ops.running import port_of
from coronet.server.store.database import Database
from tests.server.serving import serving


@pytest.fixture
def database(tmp_path):
    return Database(f"sqlite:///{tmp_path / 'house.sqlite3'}")


@pytest.fixture
def stranger():
    """The port of another program, which answers everything with what it was asked."""

    class Parrot(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(self.path.rpartition("/")[2].encode())

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Parrot) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


def test_a_server_that_runs_is_found_and_one_that_ended_is_not(tmp_path, database):
    with serving(tmp_path) as server:
        assert port_of(database) == server.port
        server.kill()
        assert port_of(database) is None


def test_a_server_leaves_no_note_behind(tmp_path, database):
    with serving(tmp_path) as server:
        assert port_of(database) == server.port
        server.stop()
    assert database.note_left() is None


def test_another_program_on_the_port_of_a_dead_server_is_not_taken_for_it(database, stranger):
    database.lock()
    database.leave_note(stranger)
    assert database.note_left() is not None
    assert port_of(database) is None
    database.unlock()


def test_another_server_on_the_port_of_a_dead_one_is_not_taken_for_it(tmp_path, database):
    (tmp_path / "other").mkdir()
    with serving(tmp_path / "other") as other:
        database.lock()
        database.leave_note(other.port)
        assert port_of(database) is None
        database.unlock()


def test_the_note_is_for_its_owner_alone_and_counts_for_no_other_user(database, monkeypatch):
    database.lock()
    database.leave_note(8777)
    (lock,) = (path for path in Path(database.path).parent.iterdir() if path.suffix == ".lock")
    assert lock.stat().st_mode & 0o777 == 0o600
    owner = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: owner + 1)
    assert database.note_left() is None
    database.unlock()


@pytest.mark.parametrize("left", ["", "8777", "{}", '{"port": "x"}', "\x00"])
def test_what_is_no_note_is_none(database, left):
    Path(f"{database.path}.lock").write_text(left, encoding="ascii")
    assert port_of(database) is None
