"""`coronet doctor`: a line for each finding, 0 when nothing is wrong, and nothing is changed by looking."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from coronet.cli.main import run
from coronet.games.catalogue import game_named
from coronet.server.ops import doctor
from coronet.server.store.database import Database
from coronet.server.store.schema import REVISION
from coronet.words import Words
from tests.postgres import new_database
from tests.server.serving import serving

GAME_RULES = game_named("rebel").rules_version
CHECKS = ["python", "compiler", "page", "disk", "database", "games", "port", "addresses"]


@pytest.fixture
def port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.fixture
def page(tmp_path, monkeypatch):
    """A page that is built, whatever this checkout has."""
    monkeypatch.setattr(doctor, "PAGE", tmp_path / "index.html")
    (tmp_path / "index.html").touch()


@pytest.fixture
def path(tmp_path):
    """A database without tables of players."""
    made = tmp_path / "house.sqlite3"
    Database(f"sqlite:///{made}").migrate()
    return made


@pytest.fixture
def findings(port, page, capsys):
    """Runs the command and gives the exit code and the findings by their check."""

    def look(database, *options):
        code = run(["doctor", "--database", str(database), "--port", port, "--json", *options])
        return code, {one["check"]: one for one in json.loads(capsys.readouterr().out)}

    return look


def why(found, check):
    return found[check]["result"], found[check]["why"]


def test_a_healthy_house_is_one_line_each_and_0(path, port, page, capsys):
    assert run(["doctor", "--database", f"sqlite:///{path}", "--port", port]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(CHECKS)
    assert all(re.match(r"(ok|note) +\S", line) for line in lines)
    assert f"has schema {REVISION}" in lines[4]
    assert lines[5].endswith("No game is in play")


def test_as_json_every_check_is_named(path, findings):
    code, found = findings(f"sqlite:///{path}")
    assert code == 0
    assert list(found) == CHECKS
    assert {one["result"] for one in found.values()} <= {"ok", "note"}


def test_every_finding_has_words():
    source = Path(doctor.__file__).read_text(encoding="utf-8")
    kinds = set(re.findall(r'Finding\("([a-z]+)", [^,]+, "([a-z]+)"', source))
    kinds |= {
        (check, kind)
        for check, *both in re.findall(r'Finding\("([a-z]+)",.*?"ok" if \w.* else "([a-z]+)"', source)
        for kind in (*both, "ok")
    }
    words = Words("en")
    assert len(kinds) > 10
    assert [pair for pair in kinds if not words.has("doctor-{}-{}".format(*pair))] == []


def test_a_database_that_is_not_there_yet_is_fine_and_is_not_made(tmp_path, findings):
    path = tmp_path / "deep" / "house.sqlite3"
    code, found = findings(f"sqlite:///{path}")
    assert (code, why(found, "database")) == (0, ("ok", "new"))
    assert not path.parent.exists()


def test_looking_changes_no_byte_and_leaves_no_file(path, findings):
    before = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    findings(f"sqlite:///{path}")
    after = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert after.keys() - before.keys() <= {"house.sqlite3-wal", "house.sqlite3-shm"}
    assert after["house.sqlite3"] == before["house.sqlite3"]


def test_a_running_server_is_seen_and_not_disturbed(tmp_path, page, capsys):
    with serving(tmp_path) as server:
        assert run(["doctor", "--database", server.database, "--port", str(server.port), "--json"]) == 0
        found = {one["check"]: one for one in json.loads(capsys.readouterr().out)}
        assert why(found, "port") == ("ok", "ours")
        assert why(found, "database") == ("ok", "ok")
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("status", "body", "expected"),
    [
        (200, b'{"ready":true}', ("ok", "ours")),
        (503, b'{"ready":false,"why":"disk-full"}', ("fail", "full")),
        (503, b'{"ready":false,"why":"down"}', ("fail", "down")),
        (503, b"gone to lunch", ("fail", "taken")),
    ],
)
def test_what_a_server_suffers_from_is_told(path, page, capsys, status, body, expected):
    class Answers(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_arguments):
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        run(["doctor", "--database", f"sqlite:///{path}", "--port", str(other.server_port), "--json"])
        other.shutdown()
    found = {one["check"]: one for one in json.loads(capsys.readouterr().out)}
    assert why(found, "port") == expected


def changed(path, *statements):
    with closing(sqlite3.connect(path)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


SCHEMA = "update alembic_version set version_num='{revision}'"


@pytest.mark.parametrize(
    ("revision", "expected"), [("0000", ("note", "older")), ("9999", ("fail", "newer")), (None, ("note", "older"))]
)
def test_another_schema_is_told(path, findings, revision, expected):
    changed(path, "drop table alembic_version" if revision is None else SCHEMA.format(revision=revision))
    code, found = findings(f"sqlite:///{path}")
    assert why(found, "database") == expected
    assert code == (expected[0] == "fail")
    assert "games" not in found


@pytest.mark.parametrize("content", [b"no database at all, but long enough to look like one" * 100])
def test_a_file_that_is_no_database_is_told(tmp_path, findings, content):
    (tmp_path / "house.sqlite3").write_bytes(content)
    code, found = findings(f"sqlite:///{tmp_path / 'house.sqlite3'}")
    assert (code, why(found, "database")) == (1, ("fail", "closed"))


@pytest.mark.parametrize("database", ["mysql://here/coronet", "postgresql://nobody@127.0.0.1:1/none", "nonsense"])
def test_a_database_that_cannot_be_had_is_told(findings, database):
    code, found = findings(database)
    assert code == 1
    assert found["database"]["result"] == "fail"


GAME = "insert into game values (1, 1, x'00', {rules}, x'7b7d', x'00', x'00', x'00', x'00', 1, {last}, 0, null, null)"
TABLE = (
    "insert into tbl (id, code, game, settings, state, listed, chat_on, watch_on, pace, grace, rev, chat_no, game_no, "
    "room, created_at, updated_at, writes) "
    "values (1, 'A', 'rebel', x'7b7d', 'playing', 0, 1, 1, 'normal', 60, 1, 0, 1, x'7b7d', 0, 0, 0)"
)


@pytest.mark.parametrize(
    ("rules", "last", "expected", "listed"),
    [
        (GAME_RULES, "null", ("ok", "ok"), f"1 x rebel {GAME_RULES}"),
        (1, "null", ("fail", "unknown"), "1 x rebel 1"),
        (99, "null", ("fail", "unknown"), "1 x rebel 99"),
        (99, "7", ("ok", "none"), None),
    ],
)
def test_games_in_play_are_listed_by_their_rules(path, findings, rules, last, expected, listed):
    changed(path, TABLE, GAME.format(rules=rules, last=last))
    code, found = findings(f"sqlite:///{path}")
    assert why(found, "games") == expected
    assert found["games"].get("games") == listed
    assert code == (expected[0] == "fail")


@pytest.mark.xdist_group("postgresql")
def test_postgresql_is_looked_at_too(findings):
    url = new_database()
    code, found = findings(url)
    assert (code, why(found, "database")) == (1, ("fail", "migrate"))
    Database(url).migrate()
    code, found = findings(url)
    assert (code, why(found, "database")) == (0, ("ok", "ok"))
    assert "disk" not in found


def test_a_port_of_another_program_is_a_fault_where_it_was_asked_for(path, page, capsys, monkeypatch):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        taken = other.getsockname()[1]
        monkeypatch.setattr(doctor, "_state_of", lambda port: None)
        assert run(["doctor", "--database", f"sqlite:///{path}", "--port", str(taken)]) == 1
        assert f"FAIL  Port {taken} is taken" in capsys.readouterr().out
        monkeypatch.setattr(doctor, "DEFAULT_PORT", taken)
        run(["doctor", "--database", f"sqlite:///{path}"])
        assert re.search(
            rf"note +Port {taken} is taken by another program: the server will take \d+", capsys.readouterr().out
        )


def test_a_page_that_is_not_built_and_a_full_disk_are_faults(path, findings, monkeypatch, tmp_path):
    monkeypatch.setattr(doctor, "PAGE", tmp_path / "nowhere.html")
    monkeypatch.setattr(doctor, "LEAST_DISK_MB", 10**9)
    code, found = findings(f"sqlite:///{path}")
    assert code == 1
    assert [check for check, one in found.items() if one["result"] == "fail"] == ["page", "disk"]


@pytest.mark.parametrize("given", ["eighty", "-1", "65536"])
def test_a_port_that_is_none_is_refused_in_one_line(capsys, given):
    assert run(["doctor", f"--port={given}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_installed_program_looks_at_the_usual_place(tmp_path):
    environment = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "PATH": "/usr/bin"}
    done = subprocess.run(
        [sys.executable, "-m", "coronet", "doctor", "--json"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    assert [one["check"] for one in json.loads(done.stdout)][:2] == ["python", "compiler"]
