"""The wheel where an extra is missing: what it cannot do it refuses in one line, and nothing has a false name."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import urllib.request

import pytest

from tests.installed import ROOT, Installed


@pytest.fixture(scope="module")
def plain(wheel, tmp_path_factory):
    return Installed(tmp_path_factory.mktemp("plain"), wheel)


@pytest.fixture(scope="module")
def serving(wheel, tmp_path_factory):
    return Installed(tmp_path_factory.mktemp("serving"), wheel, "server")


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


WORKS = {
    "play": ["r", "--auto", "--no-color"],
    "rules": ["rebel", "magic-beans"],
    "conformance": ["cases.json"],
    "tournament": ["r", "--bots", "good,beginner", "--games", "2", "--file", "results.jsonl"],
    "report": ["of-a-tournament.jsonl"],
    "play-out": ["woo", "--out", "played", "--games", "1"],
    "verify": ["logs/000000.jsonl"],
    "puzzles": ["list"],
    "site": ["--out", "site"],
}
HAND = "prince.general.magician.minister.assassin.spy.princess.jester"
WANTS = {
    "evaluate": ([f"r | to-act=0,1 phase=play hand={HAND}/{HAND} asked=1/1", "--seat", "0"], "fast"),
    "ball": (["--game", "r"], "fast"),
    "serve": (["--no-open"], "server"),
    "solve": (["r"], "fast"),
    "bench": (["--peers"], "bench"),
    "review": (["logs/000000.jsonl"], "fast"),
    "export": (["logs/000000.jsonl", "--out", "games.parquet"], "data"),
    "doctor": ([], "server"),
    "migrate": ([], "server"),
    "backup": (["kept.zip"], "server"),
    "restore": (["logs/000000.jsonl"], "server"),
    "bring-back": ([], "server"),
}


def test_every_command_of_the_help_is_tried_here(plain):
    listed = plain.run("--help").stdout.split("Commands:\n")[1]
    assert set(re.findall(r"^  ([a-z-]+)  ", listed, re.MULTILINE)) == WORKS.keys() | WANTS.keys()


@pytest.mark.parametrize("name", WORKS)
def test_a_command_that_needs_no_extra_works(plain, log, name):
    shutil.copy(ROOT / "tests" / "conformance" / "r.json", plain.folder / "cases.json")
    if name == "report":
        plain.run("tournament", "r", "--bots", "good,beginner", "--games", "2", "--file", "of-a-tournament.jsonl")
    done = plain.run(name, *WORKS[name])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("name", WANTS)
def test_a_command_that_needs_an_extra_says_in_one_line_what_to_install(plain, log, name):
    arguments, extra = WANTS[name]
    done = plain.run(name, *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert f"pip install 'coronet[{extra}]'" in done.stderr


@pytest.mark.parametrize("name", [*WORKS, *WANTS])
def test_no_command_breaks_when_it_is_given_nonsense(plain, name):
    assert plain.run(name, "nowhere").returncode == 2


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
    ("arguments", "extra"),
    [
        ([], "server"),
        (["--port", "9000"], "server"),
        (["bench", "--server", "--tables", "1", "--seconds", "1"], "server"),
        (["play-out", "r", "--out", "games.parquet", "--games", "1"], "data"),
        (["tournament", "r", "--bots", "good,good", "--games", "2", "--on", "ray"], "cluster"),
    ],
    ids=str,
)
def test_other_ways_to_an_extra_say_what_to_install(plain, arguments, extra):
    done = plain.run(*arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert f"pip install 'coronet[{extra}]'" in done.stderr


def test_bench_measures_what_it_can_without_a_compiler(plain):
    done = plain.run("bench", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["figures"]


def test_arrays_without_numpy_are_a_plain_error(plain):
    done = plain.program("from coronet.batch import Tables")
    assert done.stderr.splitlines()[-1].startswith("coronet.errors.ExtraMissing: numpy is not installed")
