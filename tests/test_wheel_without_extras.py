"""The wheel where an extra is missing: what it cannot do it refuses in one line, and nothing has a false name."""

from __future__ import annotations

import json
import re
import subprocess
import urllib.request

import pytest

from tests.installed import Installed

pytestmark = pytest.mark.xdist_group("wheel-without-extras")


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    return Installed(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    return Installed(tmp_path_factory.mktemp("serving"), "server")


@pytest.fixture(scope="module")
def log(plain):
    done = plain.run("play-out", "rebel", "--out", "logs", "--games", "1", "--players", "3")
    assert done.returncode == 0, done.stderr
    return "logs/000000.jsonl"


@pytest.mark.parametrize(
    "arguments",
    [
        ["tournament", "rebel", "--bots", "expert,good,good", "--games", "3"],
        ["tournament", "woo", "--bots", "strong,good,good", "--games", "3"],
        ["tournament", "r", "--bots", "expert,good", "--games", "2"],
        ["play-out", "rebel", "--bots", "expert", "--out", "played", "--games", "1"],
        ["play", "rebel", "--auto", "--level", "strong"],
    ],
    ids=" ".join,
)
def test_a_level_that_cannot_think_is_refused(plain, arguments):
    done = plain.run(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "need the extra `fast`" in done.stderr
    assert "choose beginner or good" in done.stderr


def test_a_review_is_refused(plain, log):
    done = plain.run("review", log)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_the_lower_levels_play(plain):
    done = plain.run("tournament", "r", "--bots", "beginner,good", "--games", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert {bot["name"] for bot in json.loads(done.stdout)["bots"]} == {"beginner", "good"}


def test_no_door_lets_another_play_under_the_name_of_a_level(plain):
    done = plain.program(
        "from coronet.bots.levels import choose\n"
        "from coronet.table.table import Table\n"
        "table = Table.new('rebel', seed=1)\n"
        "choose(table.veiled(0), 0, 'expert', 1)\n"
    )
    assert done.stderr.splitlines()[-1].startswith("coronet.errors.LevelMissing: bots of level expert need")


def test_a_server_says_at_the_start_what_it_cannot_offer(serving):
    command = serving.command("serve", "--local", "--no-open", "--port", "0", "--database", "sqlite:///house.sqlite3")
    child = subprocess.Popen(
        command,
        cwd=serving.folder,
        env=serving.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        lines = [child.stdout.readline(), child.stdout.readline()]
        port = re.search(r":(\d+)", lines[0])[1]
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=20).close()
    finally:
        child.terminate()
        child.wait(15)
        child.stdout.close()
    assert "strong and expert are not offered" in lines[1]


def test_the_doctor_names_the_levels_that_cannot_be_had(serving):
    done = serving.run("doctor", "--database", "sqlite:///none.sqlite3")
    assert "bots of the levels strong and expert" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ["migrate", "--database", "sqlite:///house.sqlite3"],
        ["backup", "kept.zip", "--database", "sqlite:///house.sqlite3"],
        ["restore", "kept.zip", "--database", "sqlite:///house.sqlite3"],
        ["bench", "--server", "--tables", "1", "--seconds", "1"],
        ["serve", "--no-open"],
        ["doctor"],
    ],
    ids=" ".join,
)
def test_what_needs_the_server_says_what_to_install(plain, arguments):
    done = plain.run(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "coronet[server]" in done.stderr


def test_arrays_without_numpy_are_a_plain_error(plain):
    done = plain.program("from coronet.batch import Tables")
    assert done.stderr.splitlines()[-1].startswith("coronet.errors.ExtraMissing: numpy is not installed")
