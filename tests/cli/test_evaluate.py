"""`coronet evaluate` and `coronet solve` on a position, and the position that `coronet play` prints."""

from __future__ import annotations

import json

import pytest

from coronet import Table
from coronet.cli.main import run
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

DUEL = "r | to-act=0,1 phase=play hand=prince.spy.jester/princess.spy.general victories=1/2"
FOR_ONE = (
    "rebel players=3 princesses=none rounds=once-upon-a-time leader=0 | seen-by=0 to-act=0 phase=play "
    "round=once-upon-a-time dealt=Q2,5,9,10.F3.P8.C2-4 hand=Q2,9/?2/?2 taken=-/C2-4/- tricks=0/1/0 asked=1/0/0"
)


@pytest.fixture
def said(capsys):
    """Runs the program and gives the exit code and what was said."""

    def run_with(*arguments: str) -> tuple[int, str, str]:
        code = run(list(arguments))
        heard = capsys.readouterr()
        return code, heard.out, heard.err

    return run_with


@SKIP_WITHOUT_COMPILER
def test_json_has_every_choice_of_the_seat_the_best_first(said):
    code, out, _ = said("evaluate", FOR_ONE, "--playouts", "50", "--json")
    found = json.loads(out)
    assert (code, found["game"], found["seat"], found["unit"]) == (0, "rebel", 0, "proposals")
    assert {option["text"] for option in found["options"]} == {"play Q2", "play Q9"}
    assert found["options"][0]["worth"] >= found["options"][1]["worth"]


@SKIP_WITHOUT_COMPILER
def test_a_person_reads_what_each_choice_is_worth(said):
    code, out, _ = said("evaluate", FOR_ONE, "--playouts", "50")
    assert code == 0
    assert out.startswith("Rebel Princess: what each choice is worth to seat 0\nWorth is in proposals")
    assert "play the 9 of Queens" in out


@SKIP_WITHOUT_COMPILER
def test_a_solved_game_is_evaluated_exactly_for_either_seat(said):
    shares = []
    for seat in ("0", "1"):
        code, out, _ = said("evaluate", DUEL, "--seat", seat, "--json")
        assert code == 0
        shares.append(sum(option["share"] for option in json.loads(out)["options"]))
    assert shares == pytest.approx([1, 1])


@SKIP_WITHOUT_COMPILER
def test_solve_takes_a_position_in_place_of_a_game(said):
    code, out, _ = said("solve", DUEL, "--json")
    found = json.loads(out)
    assert code == 0
    assert found["value"] == pytest.approx(-1 / 7)
    assert [sum(first.values()) for first in found["opening"]] == pytest.approx([1, 1])


@SKIP_WITHOUT_COMPILER
def test_where_a_card_lies_open_the_other_seat_answers_it(said):
    code, out, _ = said("solve", DUEL.replace("to-act=0,1", "to-act=1 open-seat=0 open-card=jester spied=0"), "--json")
    found = json.loads(out)
    assert code == 0
    assert found["opening"][0] == {}
    assert max(found["opening"][1].values()) == 1


def test_a_position_of_serious_card_is_solved_without_a_compiler(said):
    code, out, _ = said("solve", "serious-card | to-act=0,1 phase=play hand=prince.spy/princess.spy")
    assert code == 0
    assert "points per game" in out
    assert "Seat 1 plays:" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("evaluate", "nonsense"), "position: nonsense is not allowed here; choose one line"),
        (
            ("evaluate", "princess-lover | to-act=0 phase=turn deck=red-princess.red-spy"),
            "game: princess-lover is not allowed here; choose rebel, r, woo",
        ),
        (("evaluate", FOR_ONE, "--seat", "1"), "Only one seat's cards are known in this position"),
        (("solve", FOR_ONE), "game: rebel is not allowed here; choose r or serious-card"),
        (("solve", "r | phase=over"), "position phase: over is not allowed here"),
        (("solve", DUEL, "--variant", "sever"), "A position has its settings in it. Leave out --variant."),
    ],
)
def test_what_cannot_be_is_one_line_and_exit_code_2(said, arguments, complaint):
    code, _, err = said(*arguments)
    assert (code, err.count("\n")) == (2, 1)
    assert complaint in err


@pytest.mark.parametrize("game", ["rebel", "r", "woo", "seeker"])
def test_play_prints_the_position_as_its_player_sees_it(game, said, monkeypatch):
    typed = iter(["position", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    code, out, _ = said("play", game, "--seed", "3", "--no-color")
    line = next(line for line in out.splitlines() if " | seen-by=0" in line)
    assert code == 0
    assert Table.from_position(line).viewer == 0
