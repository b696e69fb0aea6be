"""Solutions on disk: read as they were written, found again by settings, never damaged ones."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from coronet.bots.box.solve import layers, solved, store
from coronet.bots.box.solve.games import word_of
from coronet.games.box import judge
from coronet.games.r import duel, settings
from coronet.kernel import rule
from coronet.kernel.compiled import PACKAGE
from tests.bots.box.solve.cuts import FOUR, cut
from tests.bots.box.solve.cuts import solved as solve_cut
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = SKIP_WITHOUT_COMPILER


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(store, "cache_root", lambda: tmp_path)
    solved._known.clear()
    yield tmp_path
    solved._known.clear()


def test_a_solution_is_read_as_it_was_written():
    record = cut(FOUR)
    solution = solve_cut(record)
    store.keep(solution)
    kept = store.read(solution.board, solution.start)
    assert kept is not None
    assert (kept.value, kept.states, kept.seconds) == (solution.value, solution.states, solution.seconds)
    for word in solution.keys.tolist():
        assert kept.at(word) == solution.at(word)


def test_other_settings_are_other_solutions():
    games = [{}, {"house_rules": {"held-minister": "owner"}}, {"variants": ["loser"]}, {"variants": ["balance"]}]
    games += [{"variants": ["last-chance"]}, {"variants": ["last-chance"], "last_chance": "any"}]
    games += [{"variants": ["princess-attack"]}, {"variants": ["princess-attack"], "princes": 1}]
    records = [settings.new(settings.read(data), 1) for data in games]
    assert len({store.key_of(record, word_of(record)) for record in records}) == len(games)


def test_a_game_is_solved_once_and_then_read(folder, monkeypatch):
    record = settings.new(settings.read({"variants": ["numbers"]}), 1)
    first = solved.solution_of(record)
    assert len(list(folder.rglob("*.solution"))) == 1
    solved._known.clear()
    monkeypatch.setattr(solved, "solve_from", None)
    assert solved.solution_of(record).seconds == first.seconds


def test_a_game_that_was_dealt_is_not_kept(folder):
    record = settings.new(settings.read({"variants": ["random-deal", "numbers"]}), 1)
    solved.solution_of(record)
    assert not list(folder.rglob("*.solution"))


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"nonsense", None])
def test_a_damaged_file_counts_for_nothing(folder, damage):
    solution = solve_cut(cut(FOUR))
    store.keep(solution)
    (path,) = folder.rglob("*.solution")
    path.write_bytes(path.read_bytes()[:-8] if damage is None else damage)
    assert store.read(solution.board, solution.start) is None


def test_solutions_by_other_rules_are_dropped(folder, monkeypatch):
    solution = solve_cut(cut(FOUR))
    store.keep(solution)
    monkeypatch.setattr(store, "_digest_of_sources", lambda: "other")
    assert store.read(solution.board, solution.start) is None
    store.keep(solution)
    assert len(list(folder.rglob("*.solution"))) == 1


def test_a_folder_that_cannot_be_written_is_no_reason_to_fail(folder, monkeypatch):
    (folder / "solutions").write_text("no folder")
    store.keep(solve_cut(cut(FOUR)))


@pytest.mark.parametrize("part", [rule, judge, duel, layers], ids=lambda module: module.__name__)
def test_a_solution_belongs_to_the_sources_that_it_comes_from(part):
    assert any(Path(part.__file__).is_relative_to(PACKAGE / source) for source in store.SOURCES)
