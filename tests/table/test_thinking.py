"""What bots think at a table: their choice, what every option is worth, and a hint."""

from __future__ import annotations

import pytest

from coronet import GAMES, InputError, Table
from coronet.bots import playable
from coronet.errors import ExtraMissing, LevelMissing
from coronet.games.catalogue import game_named
from coronet.kernel import compiled


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_says_a_choice_that_the_table_takes(game):
    table = Table.new(game, seed=3)
    for _ in range(12):
        if table.over:
            break
        seat = table.to_act[-1]
        table.act(seat, table.bot(seat, "good"))
    assert table.steps > 1


@pytest.mark.parametrize("level", playable.LEVELS)
def test_every_level_can_be_asked(level):
    table = Table.new("woo", seed=3)
    seat = table.to_act[0]
    assert table.bot(seat, level) in table.choices(seat)


def test_a_bot_chooses_from_what_its_seat_knows_alone():
    table = Table.new("rebel", players=3, princesses="none", seed=3)
    seat = table.to_act[0]
    said = {table.imagined(seat, seed).bot(seat, "strong", seed=5) for seed in range(4)}
    assert said == {table.bot(seat, "strong", seed=5)}


def test_what_options_are_worth_comes_with_the_best_first():
    table = Table.new("rebel", players=3, princesses="none", rounds=["once-upon-a-time"], leader=0, seed=3)
    for seat in table.to_act:
        table.act(seat, table.choices(seat)[0])
    options = table.evaluate(0, playouts=400)
    assert sorted(option.text for option in options) == sorted(table.choices(0))
    assert [option.worth for option in options] == sorted((option.worth for option in options), reverse=True)


def test_a_hint_and_an_option_are_choices_that_the_table_takes():
    table = Table.new("woo", players=3, seed=3)
    seat = table.to_act[0]
    hint = table.hint(seat, playouts=60)
    assert hint.best.text in table.choices(seat)
    assert table.why_not(seat, hint) is None
    assert table.why_not(seat, hint.best) is None
    assert table.why_not(seat, hint.best.said) is None
    table.act(seat, hint)
    assert table.log.lines[-1].choice == hint.best.text


def test_a_choice_as_a_view_has_it_is_taken():
    table = Table.new("woo", players=3, seed=3)
    seat = table.to_act[0]
    table.act(seat, table.view(seat)["own"]["choices"][0])
    assert table.steps == 1


def test_options_and_hints_can_be_read_in_one_line():
    table = Table.new("woo", players=3, seed=3)
    seat = table.to_act[0]
    hint = table.hint(seat, playouts=60)
    assert repr(hint.best).startswith(f"<Option {hint.best.text}: worth ")
    assert repr(hint).startswith(f"<Hint {hint.best.text}: better by ")
    assert "\n" not in repr(hint)


def test_a_level_that_there_is_not_is_refused_with_those_there_are():
    table = Table.new("woo", seed=3)
    with pytest.raises(InputError) as raised:
        table.bot(table.to_act[0], "godlike")
    assert str(raised.value) == "level: godlike is not allowed here; choose beginner or good or strong or expert"


@pytest.mark.parametrize("ask", [lambda table: table.bot(0, "good"), lambda table: table.hint(0)])
def test_a_seat_that_has_nothing_to_decide_is_refused(ask):
    table = Table.new("rebel", players=3, princesses="none", rounds=["once-upon-a-time"], leader=1, seed=3)
    for seat in table.to_act:
        table.act(seat, table.choices(seat)[0])
    with pytest.raises(InputError) as raised:
        ask(table)
    assert str(raised.value) == "seat: 0 is not allowed here; choose a seat that must choose"


def test_a_game_without_values_says_which_games_have_them():
    table = Table.new("seeker", seed=3)
    with pytest.raises(InputError, match=r"game: seeker is not allowed here; choose rebel, r, woo, .* can be reviewed"):
        table.evaluate(table.to_act[0])


def test_without_the_compiler_nothing_weaker_answers(monkeypatch):
    monkeypatch.setattr(compiled, "available", lambda: False)
    assert game_named("rebel").declared.needs_fast
    table = Table.new("rebel", players=3, seed=3)
    seat = table.to_act[0]
    with pytest.raises(LevelMissing, match="need the extra `fast`"):
        table.bot(seat, "expert")
    with pytest.raises(ExtraMissing, match="extra `fast`"):
        table.hint(seat)
