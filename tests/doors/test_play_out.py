"""Games of bots by the number are those that they always were, on compiled rules and interpreted."""

from __future__ import annotations

import hashlib
import importlib.util
import json
from pathlib import Path

import pytest

from coronet.cli.main import run
from coronet.doors import play_out
from coronet.doors.play_out import PlayOut, make_ready, play, write_logs
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

CASES = json.loads(Path(__file__).with_name("played_out.json").read_text(encoding="utf-8"))
"""Digests of logs that were played before bots played on compiled rules: all games, editions, numbers of players."""
SEED = 32


def wanted_in(case) -> PlayOut:
    return PlayOut(case["game"], case["settings"], tuple(case["bots"]), case["games"], SEED)


def digest_of(wanted: PlayOut) -> str:
    logs = hashlib.sha256()
    for number in range(wanted.games):
        logs.update(play(wanted, number).to_text().encode())
    return logs.hexdigest()[:32]


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['game']}-{'-'.join(case['bots'])}")
def test_logs_are_those_of_before_byte_for_byte(case):
    wanted = wanted_in(case)
    make_ready(wanted)
    assert digest_of(wanted) == case["logs"]


INTERPRETED = {(case["game"], case["bots"][0]): case for case in CASES if case["game"] in ("rebel", "woo")}


@pytest.mark.parametrize("case", INTERPRETED.values(), ids=lambda case: f"{case['game']}-{'-'.join(case['bots'])}")
def test_without_a_compiler_they_are_the_same(case, monkeypatch):
    monkeypatch.setattr(play_out, "entries_for", lambda game: None)
    assert digest_of(wanted_in(case)) == case["logs"]


def test_a_place_to_play_that_is_unknown_or_not_installed_is_refused(tmp_path, capsys):
    typed = ["play-out", "r", "--games", "2", "--out", str(tmp_path / "games"), "--on"]
    assert run([*typed, "mars"]) == 2
    assert "on: mars" in capsys.readouterr().err
    if importlib.util.find_spec("ray") is None:
        assert run([*typed, "ray"]) == 2
        assert "coronet[cluster]" in capsys.readouterr().err


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not among the tools for development")
def test_ray_plays_the_same_games(tmp_path):
    wanted = PlayOut("r", {}, ("good",), 4, SEED)
    for on in ("local", "ray"):
        write_logs(wanted, tmp_path / on, on=on)
    one, other = ({path.name: path.read_bytes() for path in (tmp_path / on).iterdir()} for on in ("local", "ray"))
    assert one == other
