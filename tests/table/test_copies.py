"""Copies of a table, its bytes, and steps undone."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from coronet import GAMES, InputError, Table
from coronet.errors import Cannot
from coronet.table.fair import FairDraws
from coronet.table.lines import Lines
from coronet.table.log import ChoiceLine


def played(game: str, seed: int, steps: int, **settings) -> Table:
    table = Table.new(game, seed=seed, **settings)
    go_on(table, steps, seed)
    return table


def go_on(table: Table, steps: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(steps):
        if table.over:
            return
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])  # noqa: S301 - our own
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_as_the_table_does_and_by_itself(game, copied):
    table = played(game, 5, 20)
    before = table.to_bytes()
    own = copied(table)
    assert (own.to_bytes(), own.log, own.told(None)) == (before, table.log, table.told(None))
    go_on(own, 1000, 7)
    assert table.to_bytes() == before
    go_on(table, 1000, 7)
    assert own.log == table.log


@pytest.mark.parametrize("game", GAMES)
def test_what_was_seen_of_a_copy_stays_when_the_table_goes_on(game):
    table = played(game, 5, 9)
    own, known = table.clone(), [table.veiled(seat) for seat in range(table.players)]
    go_on(table, 5, 7)
    assert [own.veiled(seat) for seat in range(own.players)] == known


@pytest.mark.parametrize("seed", range(4))
def test_what_happened_is_told_from_the_table_as_it_was_seen_before(seed):
    """One table goes on by itself, the other as a copy of what was looked at."""
    table, rng = played("rebel", seed, 30), random.Random(seed)
    for _ in range(60):
        table.view(None)
        seat = rng.choice(table.to_act)
        choice = rng.choice(table.choices(seat))
        own = copy.copy(table)
        own.act(seat, choice)
        table.act(seat, choice)
        assert own.happened() == table.happened()


@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_has_forgotten_its_views_shows_the_same_anew(seed):
    table, rng = played("rebel", seed, 30), random.Random(seed)
    for _ in range(60):
        seat = rng.choice(table.to_act)
        table.view(None)
        table.act(seat, rng.choice(table.choices(seat)))
        shown = [table.view(seat) for seat in (None, *range(table.players))]
        story, happened = [table.story(seat) for seat in range(table.players)], table.happened()
        table.forget_views()
        assert [table.view(seat) for seat in (None, *range(table.players))] == shown
        assert [table.story(seat) for seat in range(table.players)] == story
        assert table.happened() == happened
        table.forget_views()


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 128, 200])
def test_lines_copied_are_the_same_and_go_on_apart(length):
    lines = [ChoiceLine(seat=0, choice=str(at)) for at in range(200)]
    written = Lines(lines[:length])
    own = written.copy()
    own.add(ChoiceLine(seat=1, choice="another"))
    written.add(ChoiceLine(seat=2, choice="one more"))
    assert (list(own)[:-1], list(written)[:-1]) == (lines[:length], lines[:length])
    assert (own.after(length)[0].seat, written.after(length)[0].seat) == (1, 2)
    assert written.after(length // 2) == list(written)[length // 2 :]
    assert len(written) == length + 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("steps", [1, 3, 7])
def test_steps_undone_were_never_made(game, steps):
    table = played(game, 5, 9)
    left = max(0, table.steps - steps)
    before = played(game, 5, left)
    table.undo(table.steps - left)
    assert (table.to_bytes(), table.log, table.steps) == (before.to_bytes(), before.log, left)
    go_on(table, 1000, 3)
    go_on(before, 1000, 3)
    assert table.log == before.log


def test_all_steps_can_be_undone_and_a_choice_taken_back_is_one():
    table = Table.new("rebel", players=3, princesses="none", seed=5)
    dealt = table.to_bytes()
    table.act(1, table.choices(1)[0])
    table.take_back(1)
    table.undo()
    assert table.steps == 1
    assert table.to_act == [0, 2]
    table.undo()
    assert table.to_bytes() == dealt


@pytest.mark.parametrize("steps", [0, 4, -1, "2", True])
def test_more_steps_than_were_made_are_refused(steps):
    table = played("woo", 5, 3)
    with pytest.raises(InputError) as raised:
        table.undo(steps)
    assert str(raised.value) == f"steps: {steps} is not allowed here; choose 1 to 3"
    assert table.steps == 3


def test_steps_since_a_table_came_from_its_bytes_can_be_undone():
    table = played("rebel", 5, 30)
    again = Table.from_bytes("rebel", table.to_bytes())
    go_on(again, 12, 3)
    again.undo(12)
    assert again.to_bytes() == table.to_bytes()
    with pytest.raises(InputError, match="steps: 1 is not allowed here; choose none: nothing was done"):
        again.undo()


def test_a_sealed_shuffle_is_not_turned_back():
    table = Table.new("woo", players=3, draws=FairDraws(b"k" * 32, 0))
    go_on(table, 3, 1)
    with pytest.raises(Cannot, match="not-undone"):
        table.undo()


def test_bytes_carry_their_settings():
    table = played("rebel", 5, 12, players=3, edition="classic", house_rules={"open_memory": True})
    again = Table.from_bytes("rebel", table.to_bytes())
    assert again.settings == table.settings
    assert again.to_bytes() == table.to_bytes()


def test_bytes_of_another_game_say_of_which():
    with pytest.raises(InputError) as raised:
        Table.from_bytes("woo", played("rebel", 5, 12).to_bytes())
    assert str(raised.value) == "bytes: rebel is not allowed here; choose bytes of a table of woo"


@pytest.mark.parametrize("data", [b"", b"nonsense", bytes(16), bytes(9000), b"\xff" * 9000])
def test_what_is_no_table_is_refused_in_one_line(data):
    with pytest.raises(InputError, match=r"bytes: [^\n]* is not allowed here; choose bytes of this rules version"):
        Table.from_bytes("rebel", data)


def test_settings_that_were_changed_in_the_bytes_are_refused():
    table = played("rebel", 5, 12, players=3)
    data = table.to_bytes().replace(b'"players":3', b'"players":4')
    with pytest.raises(InputError, match="the settings that the position was kept with"):
        Table.from_bytes("rebel", data)
