"""`coronet solve`: values and openings as JSON and as lines; what cannot be solved is refused in one line."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from coronet.bots.box.solve import solved, store
from coronet.cli.main import run
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

DEAL = "blue-prince,blue-general,red-general,red-minister,blue-assassin,red-assassin,blue-jester,red-jester"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "cache_root", lambda: tmp_path)
    solved._known.clear()
    yield tmp_path
    solved._known.clear()


@pytest.fixture
def solve(capsys):
    """Runs the command and gives the exit code and what was said."""

    def run_with(*arguments: str) -> tuple[int, str, str]:
        code = run(["solve", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_with


@SKIP_WITHOUT_COMPILER
def test_json_has_value_positions_and_both_openings(solve):
    code, out, _ = solve("r", "--variant", "impatience", "--house", "held-minister=owner", "--json")
    found = json.loads(out)
    assert code == 0
    assert list(found) == ["game", "variants", "house_rules", "value", "states", "seconds", "opening"]
    assert (found["game"], found["variants"], found["states"]) == ("r", ["impatience"], 293_895)
    assert found["house_rules"] == {"held-minister": "owner", "jester-stops": "round"}
    assert found["value"] == 0
    assert [first["minister"] for first in found["opening"]] == pytest.approx([0.318499] * 2, abs=1e-6)
    assert [sum(first.values()) for first in found["opening"]] == pytest.approx([1, 1])


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize(("language", "rule"), [("fr", "Règle maison"), ("pl", "Zasada domowa")])
def test_it_is_read_in_every_language(solve, language, rule):
    code, out, err = solve("r", "--variant", "impatience", "--lang", language)
    assert (code, err) == (0, "")
    assert rule in out


@SKIP_WITHOUT_COMPILER
def test_a_person_reads_the_value_and_the_first_choices(solve):
    code, out, _ = solve("r", "--variant", "sever", "--variant", "numbers")
    assert code == 0
    assert out.startswith("R, Sever, Numbers\n")
    assert "Value to seat 0: 0.000000 (win 1, draw 0, loss \u22121)" in out
    assert "Seat 0 severs:" in out
    assert "Seat 1 severs:" in out


@SKIP_WITHOUT_COMPILER
def test_a_solution_is_kept_and_read_again(solve, folder):
    first = json.loads(solve("r", "--variant", "numbers", "--json")[1])
    assert len(list(folder.rglob("*.solution"))) == 1
    solved._known.clear()
    assert json.loads(solve("r", "--variant", "numbers", "--json")[1]) == first


@SKIP_WITHOUT_COMPILER
def test_a_deal_is_named_by_the_cards_of_seat_0(solve):
    found = json.loads(solve("r", "--variant", "random-deal", "--deal", DEAL, "--json")[1])
    assert found["value"] == pytest.approx(0.320320, abs=1e-6)
    assert found["deal"] == DEAL.split(",")
    assert set(found["opening"][0]) == set(DEAL.split(","))
    assert not set(found["opening"][0]) & set(found["opening"][1])
    assert (
        "Seat 0 holds the blue Prince, the blue General, the red General"
        in solve("r", "--variant", "draft", "--deal", DEAL)[1]
    )


@SKIP_WITHOUT_COMPILER
def test_without_a_deal_the_mean_of_a_sample_has_its_interval(solve):
    arguments = ("r", "--variant", "random-deal", "--variant", "numbers", "--sample", "6", "--seed", "3")
    found = json.loads(solve(*arguments, "--json")[1])
    low, high = found["sample"]["interval"]
    assert low < found["value"] < high
    assert found["sample"]["deals"] == 6
    assert found["opening"] == [{}, {}]
    assert "Mean of 6 deals (seed 3)" in solve(*arguments)[1]


def test_serious_card_is_solved_in_points(solve):
    found = json.loads(solve("serious-card", "--json")[1])
    assert found["value"] == pytest.approx(-13 / 17, abs=1e-9)
    assert found["states"] == 106
    assert "Value to seat 0: \u22120.764706 points per game" in solve("serious-card")[1]


REFUSED = [
    (("chess",), "game: chess is not allowed here; choose r or serious-card"),
    (("r", "--variant", "impatient"), "(impatience?)"),
    (("r", "--variant", "chess"), "choose some of sever, three-card, alternative, traitor"),
    (
        ("r", "--house", "held-minister=both"),
        "house_rules.held-minister: both is not allowed here; choose any or owner",
    ),
    (("r", "--house", "minister"), "house: minister is not allowed here"),
    (("r", "--variant", "numbers", "--variant", "numbers-jester"), "do not go together"),
    (("r", "--princes", "3", "--variant", "princess-attack"), "princes: 3 is not allowed here; choose 0 or 1"),
    (("serious-card", "--deal", DEAL), "deal"),
    (("serious-card", "--variant", "sever"), "--variant"),
]
NOT_SOLVED = [
    (("r", "--variant", "three-card"), "three-card is not solved: the cards that the other seat can play are hidden"),
    (("r", "--variant", "alternative"), "alternative is not solved: the cards that the other seat can play are hidden"),
    (("r", "--variant", "prophecy"), "prophecy is not solved: the cards that the other seat can play are hidden"),
    (("r", "--variant", "fortune"), "fortune is not solved: there is nothing to decide"),
    (("r", "--variant", "draft"), "Give the hands after it by --deal"),
    (("r", "--variant", "true-king"), "true-king is not solved as a whole"),
    (("r", "--variant", "till-dawn", "--until", "9"), "Choose a single night"),
    (("r", "--variant", "traitor", "--variant", "last-chance"), "last-chance is not solved where colours mix"),
    (("r", "--deal", DEAL), "--deal is for hands that are dealt: add the variant random-deal or draft."),
    (("r", "--variant", "random-deal", "--deal", "blue-prince"), "deal: blue-prince is not allowed here; choose 8 of"),
    (
        ("r", "--variant", "random-deal", "--deal", "prince"),
        "deal: prince is not allowed here; choose cards with colour",
    ),
]


@pytest.mark.parametrize(("arguments", "said"), REFUSED)
def test_wrong_names_list_the_right_ones(solve, arguments, said):
    code, out, err = solve(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize(("arguments", "said"), NOT_SOLVED)
def test_what_is_not_solved_is_refused_with_the_reason(solve, arguments, said):
    code, out, err = solve(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize(("variant", "size"), [("numbers", "has 48,009 positions"), ("last-chance", "has more than ")])
def test_a_game_with_too_many_positions_is_refused_with_its_size(solve, monkeypatch, variant, size):
    monkeypatch.setattr("coronet.bots.box.solve.solver.MOST_STATES", 10_000)
    code, _, err = solve("r", "--variant", variant, "--variant", "impatience")
    assert code == 2
    assert size in err
    assert "10,000 are the most that are solved" in err


def test_without_the_compiler_the_command_says_what_to_install(solve, monkeypatch):
    monkeypatch.setattr("coronet.kernel.compiled.available", lambda: False)
    assert solve("r") == (
        2,
        "",
        "coronet: llvmlite is not installed. It comes with the extra fast: pip install 'coronet[fast]'\n",
    )


@SKIP_WITHOUT_COMPILER
def test_progress_is_told_at_a_terminal_alone(solve, monkeypatch):
    assert solve("r", "--variant", "numbers")[2] == ""
    solved._known.clear()
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert "Solving: step 1 of 8" in solve("r", "--variant", "numbers-jester")[2]
