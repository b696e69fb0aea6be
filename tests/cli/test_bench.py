"""`coronet bench` prints a table or one JSON object, and says in one line what it cannot do."""

from __future__ import annotations

import json

import pytest

from coronet.bench import peers, plan, play_out, rebel
from coronet.bench.frame import LAPS, Measure, Rate, Tally
from coronet.cli.main import run
from coronet.words import Words
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

OURS = Measure("rebel-interpreted", lambda _: {"rebel_interpreted_decisions_per_s": Rate(40000, 1.0)})
TABLE = Measure("rebel-table", lambda lap: {"rebel_table_step_ms": 0.1 + lap})
PEER = Measure("rlcard-environment", lambda _: {"rlcard_bridge_env_decisions_per_s": Rate(20000, 1.0)})
WORLDS = Measure(
    "openspiel-resampling",
    lambda _: {"openspiel_hearts_worlds": Tally(10), "openspiel_hearts_worlds_breaking_a_void": Tally(4)},
)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Measures that take no time, and peers that are there."""
    monkeypatch.setattr(
        plan, "measures", lambda *, with_peers: [OURS, TABLE, PEER, WORLDS] if with_peers else [OURS, TABLE]
    )
    monkeypatch.setattr(peers, "missing", list)


def printed(capsys, *arguments):
    assert run(["bench", *arguments]) == 0
    return capsys.readouterr()


def test_json_is_one_object_with_the_machine_the_figures_and_the_ratios(capsys):
    output = printed(capsys, "--json")
    found = json.loads(output.out)
    assert set(found) == {"machine", "versions", "laps", "figures", "ratios"}
    assert set(found["machine"]) == {"coronet", "python", "machine", "processor", "cores"}
    assert found["laps"] >= 5
    assert found["figures"] == {"rebel_interpreted_decisions_per_s": 40000, "rebel_table_step_ms": 2.1}
    assert found["ratios"] == {"rebel_table_step_ms": 2.1}
    assert output.err == ""


def test_with_peers_json_has_the_ratios_to_them(capsys):
    assert json.loads(printed(capsys, "--json", "--peers").out)["ratios"] == {
        "rebel_interpreted_vs_rlcard_bridge": 2.0,
        "rebel_table_step_ms": 2.1,
        "openspiel_hearts_worlds_breaking_a_void": 0.4,
    }


def test_the_table_has_a_line_for_every_figure_and_every_ratio(capsys):
    lines = printed(capsys, "--peers").out.splitlines()
    assert lines[0].startswith("Coronet ")
    assert f"{LAPS} laps" in "\n".join(lines[:3])
    (ours,) = [line for line in lines if line.startswith("Rebel Princess, interpreted: decisions per second ")]
    assert ours.endswith(" 40,000")
    (step,) = [line for line in lines if line.endswith(" ms")]
    assert step.startswith("A step at a table")
    (ratio,) = [line for line in lines if line.startswith("Decisions, Rebel Princess interpreted to RLCard")]
    assert ratio.endswith(" 2")
    assert any(line.startswith("Share of OpenSpiel's worlds") and line.endswith(" 0.4") for line in lines)


def test_a_person_at_a_terminal_sees_the_lap_and_what_is_measured(capsys, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    shown = printed(capsys).err
    assert f"Lap 1 of {LAPS}: rounds of Rebel Princess" in shown
    assert f"Lap {LAPS} of {LAPS}: a table of Rebel Princess" in shown
    assert shown.endswith("\r\033[K")
    assert printed(capsys, "--json").err == ""


def test_without_a_terminal_nobody_is_told(capsys):
    assert printed(capsys).err == ""


def test_a_peer_that_is_not_installed_is_named_with_the_extra(capsys, monkeypatch):
    monkeypatch.setattr(peers, "missing", lambda: ["open_spiel", "rlcard"])
    assert run(["bench", "--peers"]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    (line,) = output.err.splitlines()
    assert "open_spiel is not installed" in line
    assert "coronet[bench]" in line


def test_without_a_page_no_server_is_measured(capsys, monkeypatch):
    monkeypatch.setattr("coronet.server.ops.bench_run.has_page", lambda: False)
    assert run(["bench", "--server"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("coronet: The page is not built")


def test_peers_and_the_server_are_not_measured_at_once(capsys):
    assert run(["bench", "--peers", "--server"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "coronet: --peers and --server measure different things. Choose one of them."


@pytest.mark.parametrize("arguments", [["--server", "--tables", "0"], ["--seconds", "x"], ["--laps"]], ids=str)
def test_bad_options_are_refused_in_one_line(arguments, capsys):
    assert run(["bench", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert arguments[-2 if len(arguments) > 1 else 0] in line


def test_a_package_counts_as_missing_when_it_cannot_be_found(monkeypatch):
    monkeypatch.undo()
    monkeypatch.setattr(peers, "PACKAGES", {"json": "there", "no_such_module": "not-there"})
    assert peers.missing() == ["not-there"]


def short(monkeypatch, module, **sizes):
    for name, size in sizes.items():
        monkeypatch.setattr(module, name, size)
    return module.MEASURES


def has_words_for(measures):
    words = Words("en")
    for measure in measures:
        assert words.say(f"bench-measuring-{measure.name}", lap=1, laps=5)
        for name in measure.lap(0):
            key = f"bench-figure-{name.replace('_', '-')}"
            assert words.say(key)
            assert words.say(f"{key}.value", value=1.5)


def test_everything_measured_of_ours_has_its_words(monkeypatch):
    has_words_for(short(monkeypatch, rebel, PASSES=1, TABLE_STEPS=5))


def test_everything_measured_of_openspiel_has_its_words(monkeypatch):
    pytest.importorskip("pyspiel", reason="the extra `bench` is not installed")
    from coronet.bench.peers import openspiel  # noqa: PLC0415 - only with the extra

    has_words_for(short(monkeypatch, openspiel, DEALS=1, ROLLOUTS=1, HANDS=1, POSITIONS=1))


def test_everything_measured_of_rlcard_has_its_words(monkeypatch):
    pytest.importorskip("rlcard", reason="the extra `bench` is not installed")
    from coronet.bench.peers import rlcard  # noqa: PLC0415 - only with the extra

    has_words_for(short(monkeypatch, rlcard, ENVIRONMENT_DEALS=1, BARE_DEALS=1))


@pytest.mark.filterwarnings("default")  # theirs are not ours to mend
def test_everything_measured_of_pettingzoo_has_its_words(monkeypatch):
    pytest.importorskip("shimmy", reason="the extra `bench` is not installed")
    from coronet.bench.peers import pettingzoo  # noqa: PLC0415 - only with the extra

    has_words_for(short(monkeypatch, pettingzoo, STEPS=1))


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
def test_everything_measured_of_arrays_has_its_words(monkeypatch):
    arrays = pytest.importorskip("coronet.bench.arrays", reason="the extra `fast` is not installed")
    has_words_for(short(monkeypatch, arrays, TABLES=4, STEPS=2))


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
def test_everything_measured_of_playing_out_has_its_words(monkeypatch):
    has_words_for(short(monkeypatch, play_out, GAMES=2))


def test_every_quotient_has_its_words():
    words = Words("en")
    for ratio in plan.RATIOS:
        if ratio.under:
            key = f"bench-ratio-{ratio.name.replace('_', '-')}"
            assert words.say(key)
            assert words.say(f"{key}.value", value=1.5)
