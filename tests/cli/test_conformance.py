"""`coronet conformance` runs cases of the rules and says which do not hold."""

from __future__ import annotations

import json

import pytest

from coronet.cli.main import run

DEAL = [["Q3", "F2"], ["Q9", "F3"], ["Q5", "F4"]]
SETTINGS = {"players": 3, "rounds": ["once-upon-a-time"], "princesses": "none", "leader": 0, "passing": False}
GOOD = {
    "name": "the best Queen wins",
    "game": "rebel",
    "settings": SETTINGS,
    "deal": DEAL,
    "steps": ["0 play Q3", "1 play Q9", "2 play Q5", {"expect": {"winner": 1}}],
}
BAD = GOOD | {"name": "the lowest Queen wins", "steps": [*GOOD["steps"][:3], {"expect": {"winner": 0}}]}


@pytest.fixture
def a_file(tmp_path):
    def write(*cases: object) -> str:
        path = tmp_path / "cases.json"
        path.write_text(json.dumps({"format": 1, "cases": list(cases)}))
        return str(path)

    return write


def test_cases_that_hold_are_counted(a_file, capsys):
    assert run(["conformance", a_file(GOOD)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_case_that_does_not_hold_is_named_with_its_step(a_file, capsys):
    assert run(["conformance", a_file(GOOD, BAD)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == ["cases.json: the lowest Queen wins, step 4: winner is 1; wanted 0", "1 passed, 1 failed"]


def test_several_files_are_summed_up(a_file, tmp_path, capsys):
    one = a_file(GOOD, BAD)
    other = tmp_path / "more.json"
    other.write_text(json.dumps({"format": 1, "cases": [GOOD]}))
    assert run(["conformance", one, str(other)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 1 failed"


def test_the_report_comes_as_json(a_file, capsys):
    assert run(["conformance", a_file(GOOD, BAD), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    failure = {
        "file": "cases.json",
        "case": "the lowest Queen wins",
        "step": 4,
        "message": "winner is 1; wanted 0",
    }
    assert report == {"passed": 1, "failed": [failure]}
    assert run(["conformance", a_file(GOOD), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"passed": 1, "failed": []}


def test_no_case_is_no_failure(a_file, capsys):
    assert run(["conformance", a_file()]) == 0
    assert capsys.readouterr().out == "0 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b"", "cases.json"),
        (b"{", "cases.json"),
        (b"\xff\xfe\x00binary", "cases.json"),
        (b'{"format": 2, "cases": []}', "cases.json"),
        (b'{"format": 1, "cases": [1]}', "cases.json cases[0]"),
        (b'{"format": 1, "cases": [{"name": "a"}]}', "cases.json cases[0].game"),
        (
            b'{"format": 1, "cases": [{"name": "a", "game": "rebel", "steps": ["dance"]}]}',
            "cases.json cases[0].steps[0]",
        ),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_in_one_line_with_the_place(tmp_path, capsys, data, place):
    path = tmp_path / "cases.json"
    path.write_bytes(data)
    assert run(["conformance", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"coronet: {place}: ")
    assert said.err.count("\n") == 1


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(["conformance", "nowhere.json"]) == 2
    said = capsys.readouterr().err
    assert "nowhere.json" in said
    assert said.count("\n") == 1
