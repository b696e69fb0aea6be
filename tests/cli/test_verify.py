"""`coronet verify` plays a log again and refuses whatever does not fit, with the line and the field."""

from __future__ import annotations

import json
import re

import pytest

from coronet import Table
from coronet.cli.main import run
from coronet.cli.terminal.opponents import pick
from coronet.table.log import Log
from tests.table.test_fair import revealed, sealed_table


def play_on(table: Table, steps: int = 10_000) -> Table:
    for _ in range(steps):
        if table.over:
            break
        seat = table.to_act[0]
        table.act(seat, pick(table, seat))
    return table


@pytest.fixture(scope="module")
def whole_log() -> list[str]:
    settings = {"edition": "deluxe", "players": 4, "rounds": ["royal-decree", "sisterhood"]}
    return play_on(Table.new("rebel", seed=3, **settings)).log.to_text().splitlines()


@pytest.fixture
def verify(tmp_path, capsys):
    """Runs the command on a log and gives the exit code and what was said."""

    def run_on(log: str | bytes | list[str], *options: str) -> tuple[int, str, str]:
        path = tmp_path / "game.jsonl"
        text = "".join(f"{line}\n" for line in log) if isinstance(log, list) else log
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        code = run(["verify", str(path), *options])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_on


def test_a_whole_log_holds_line_by_line(verify, whole_log):
    code, out, err = verify(whole_log)
    assert (code, err) == (0, "")
    read, rules, replayed, seed, result = out.splitlines()
    assert read == f"game.jsonl: read, {len(whole_log)} lines"
    assert rules == "Rules: Rebel Princess, version 2, the same as here"
    assert re.fullmatch(r"Replayed: all \d+ choices are legal, all \d+ draws fit", replayed)
    assert seed == "Seed: all draws are those of seed 3"
    assert re.fullmatch(r"Result: the game is over, totals \S+, \S+, \S+ and \S+, won by seat \d.*", result)


def test_a_log_of_a_game_that_still_goes_on_holds_too(verify, whole_log):
    code, out, _ = verify(whole_log[:40])
    assert code == 0
    assert "the game is not over yet" in out


def test_a_log_with_a_choice_taken_back_holds(verify):
    table = Table.new("rebel", players=3, princesses="none", seed=1)
    table.act(1, table.choices(1)[0])
    table.take_back(1)
    play_on(table, 20)
    assert verify(table.log.to_text())[0] == 0


def test_what_was_checked_comes_as_json(verify, whole_log):
    code, out, _ = verify(whole_log, "--json")
    checks = {check["check"]: check for check in json.loads(out)}
    assert code == 0
    assert all(check["holds"] for check in checks.values())
    assert checks["read"]["lines"] == len(whole_log)
    assert (checks["rules"]["game"], checks["rules"]["rules"], checks["seed"]["seed"]) == ("rebel", 2, 3)
    assert len(checks["result"]["totals"]) == 4


def line_with(log: list[str], start: str) -> int:
    return next(at for at, line in enumerate(log) if line.startswith(start))


def changed(log: list[str], at: int, **fields: object) -> list[str]:
    return [*log[:at], json.dumps(json.loads(log[at]) | fields, separators=(",", ":")), *log[at + 1 :]]


def with_two_cards_exchanged(log: list[str]) -> list[str]:
    """The deal in another order, in itself without a fault: only the seed says that it was not so."""
    at = line_with(log, '{"event":"deal"')
    deal = json.loads(log[at])
    left = list(deal["pool"])
    got = [*deal["got"][:-2], deal["got"][-1], deal["got"][-2]]
    picks = []
    for card in got:
        picks.append(left.index(card))
        left.remove(card)
    return changed(log, at, got=got, pick=picks)


def with_the_deal_twice(log: list[str]) -> list[str]:
    at = line_with(log, '{"event":"deal"')
    return [*log[: at + 1], *log[at:]]


DAMAGES = {
    "nothing in it": (lambda log: [], "line 1, header"),
    "a line cut off": (lambda log: [*log[:9], log[9][:-6]], "line 10, line"),
    "an empty line": (lambda log: [*log[:9], "", *log[9:]], "line 10, line"),
    "foreign JSON": (lambda log: ['{"hello": "world"}'], "line 1, "),
    "no JSON": (lambda log: ["Dear diary"], "line 1, line"),
    "another rules version": (lambda log: changed(log, 0, rules=99), "line 1, rules"),
    "another format": (lambda log: changed(log, 0, format=9), "line 1, format"),
    "settings that do not hold": (lambda log: changed(log, 0, settings={"players": 9}), "line 1, settings.players"),
    "a card that is not in hand": (
        lambda log: changed(log, line_with(log, '{"seat":0,"choice":"play'), choice="play Q11"),
        "choice",
    ),
    "a seat that is not asked": (
        lambda log: changed(log, line_with(log, '{"seat":0,"choice":"pass'), seat=9),
        "choice",
    ),
    "a draw left out": (lambda log: [line for line in log if '"event":"deal"' not in line], "event"),
    "a draw twice": (with_the_deal_twice, "event"),
    "a draw that does not fit itself": (
        lambda log: changed(log, line_with(log, '{"event":"deal"'), got=["F1"]),
        "pick",
    ),
    "a choice after the end": (lambda log: [*log, '{"seat":0,"choice":"no"}'], "choice"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_or_foreign_log_is_refused_in_one_line(verify, whole_log, damage):
    do, field = DAMAGES[damage]
    code, out, err = verify(do(whole_log))
    assert (code, out) == (2, "")
    assert err.startswith("coronet: game.jsonl")
    assert field in err
    assert err.count("\n") == 1


def with_settings(log: list[str], settings: str) -> list[str]:
    """The log with other settings in its header, written as they stand."""
    return [changed(log, 0, settings="@")[0].replace('"@"', settings), *log[1:]]


@pytest.mark.parametrize("depth", [9, 60, 900, 3000, 100_000])
@pytest.mark.parametrize(
    ("name", "start", "end"), [("x", "[", "]"), ("rounds", "[", "]"), ("house_rules", '{"a":', "}")]
)
def test_settings_nested_without_end_are_refused_in_one_line(verify, whole_log, name, start, end, depth):
    code, out, err = verify(with_settings(whole_log, f'{{"{name}":{start * depth}1{end * depth}}}'))
    assert (code, out) == (2, "")
    assert err.startswith("coronet: game.jsonl line 1, ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("field", ["seats", "hashes", "shares"])
def test_a_seal_of_nine_hundred_seats_is_refused_in_one_line(verify, sealed_log, field):
    header, *lines = sealed_log.to_text().splitlines()
    seal = json.loads(header)["seal"]
    many = {"seats": ["person"] * 900, "hashes": ["0" * 64] * 900, "shares": ["0" * 64] * 900}
    code, out, err = verify(changed([header, *lines], 0, seal=seal | {field: many[field]}))
    assert (code, out) == (2, "")
    assert err.startswith(f"coronet: game.jsonl line 1, seal.{field}: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("data", [b"\x00\x01\x02\xff", b"\xff\xfe{\x00}\x00", b"[" * 100_000, b"{" + b'"a":' * 9999])
def test_what_is_no_text_at_all_is_refused_in_one_line(verify, data):
    code, out, err = verify(data)
    assert (code, out) == (2, "")
    assert err.startswith("coronet: game.jsonl line 1, ")
    assert err.count("\n") == 1


def test_every_line_changed_by_a_letter_or_left_out_is_one_line_of_refusal_or_holds(verify, whole_log):
    for at in range(0, len(whole_log), 7):
        for log in (
            [*whole_log[:at], *whole_log[at + 1 :]],
            [*whole_log[:at], whole_log[at][:-3], *whole_log[at + 1 :]],
        ):
            code, _, err = verify(log)
            assert code in (0, 2)
            assert err.count("\n") == (code == 2)


def test_a_log_that_is_not_there_or_is_a_folder_is_refused_in_one_line(tmp_path, capsys):
    for path in (tmp_path / "nowhere.jsonl", tmp_path):
        assert run(["verify", str(path)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_game_that_is_not_built_is_refused(verify, whole_log):
    code, _, err = verify(changed(whole_log, 0, game="chess"))
    assert code == 2
    assert "chess" in err


def test_draws_of_another_seed_fail_their_check(verify, whole_log):
    code, out, err = verify(with_two_cards_exchanged(whole_log))
    assert (code, err) == (1, "")
    assert "does not follow from seed 3" in out


@pytest.fixture(scope="module")
def sealed_log() -> Log:
    """A finished game as a server gives it out."""
    table = sealed_table()
    play_on(table)
    return revealed(table)


def test_kept_marks_and_the_seal_are_compared_with_the_log(verify, sealed_log):
    line = sealed_log.lines[0]
    seal = sealed_log.header.seal.commitment[:16]
    code, out, _ = verify(sealed_log.to_text(), "--mark", f"{line.rev}:{line.mark}", "--seal", seal)
    assert code == 0
    assert "Kept seal: it is the seal of this log" in out
    assert "Kept marks: the one given is in this log, and that step is as it was told in play" in out
    code, out, _ = verify(sealed_log.to_text(), "--mark", f"{line.rev}:{'0' * 32}")
    assert code == 1
    assert f"Kept marks: the one of revision {line.rev} is not in this log" in out


@pytest.mark.parametrize(
    ("option", "value"),
    [("--mark", "17"), ("--mark", "x:0a"), ("--mark", f"-1:{'0' * 32}"), ("--seal", "seal"), ("--seal", "0a")],
)
def test_a_mark_or_seal_that_is_none_is_refused_in_one_line(verify, whole_log, option, value):
    code, out, err = verify(whole_log, option, value)
    assert (code, out) == (2, "")
    assert err.startswith(f"coronet: {option[2:]}: ")
    assert err.count("\n") == 1
