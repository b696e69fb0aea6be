"""Positions at the table: set up, looked at, evaluated, and refused in one line."""

from __future__ import annotations

import pickle

import pytest

from coronet import InputError, Refused, Table
from coronet.errors import Cannot

ENDGAME = (
    "rebel players=3 princesses=none rounds=once-upon-a-time leader=0 | to-act=0 phase=play round=once-upon-a-time "
    "hand=Q2,9/Q5.F3/Q10.P8 taken=-/C2-4/- tricks=0/1/0 asked=1/0/0"
)
FOR_ONE = (
    "rebel players=3 princesses=none rounds=once-upon-a-time leader=0 | seen-by=0 to-act=0 phase=play "
    "round=once-upon-a-time dealt=Q2,5,9,10.F3.P8.C2-4 hand=Q2,9/?2/?2 taken=-/C2-4/- tricks=0/1/0 asked=1/0/0"
)
NOBODY_TO_PLAY = (  # `to-play` is missing: the round would go on for ever
    "woo mode=ghost players=2 leader=1 | to-act=1 phase=play princess-deck=R1-4.S1-5.M1-5.B1-5 playing=0-2 wooing=R "
    "leader=1 hand=R11,13.S10.M13.B13/R3.S2.M1,5,9/R5,12.M2,12.B6 turn=1 asked=2/3/0"
)
DUEL = "r | to-act=0,1 phase=play hand=prince.spy/princess.spy victories=1/2 asked=1/1"


def test_a_position_of_ones_own_is_played_to_its_end():
    table = Table.from_position(ENDGAME)
    assert table.choices(0) == ["play Q2", "play Q9"]
    table.act(0, "play Q2")
    assert table.why_not(1, "play F3").code == "must-follow"
    for seat, choice in ((1, "play Q5"), (2, "play Q10"), (2, "play P8"), (0, "play Q9"), (1, "play F3")):
        table.act(seat, choice)
    assert table.scores == [0, 3, 5]


def test_a_duel_of_ones_own_is_evaluated_exactly():
    table = Table.from_position(DUEL)
    assert {option.text for option in table.evaluate(0)} == {"play prince", "play spy"}
    assert all(option.error == 0 for option in table.evaluate(0))


def test_a_position_of_one_seat_can_be_looked_at_evaluated_and_imagined():
    table = Table.from_position(FOR_ONE)
    assert table.view(0)["own"]["hand"] == ["Q2", "Q9"]
    assert {option.text for option in table.evaluate(0, playouts=50)} == {"play Q2", "play Q9"}
    assert table.bot(0, "strong") in table.choices(0)
    world = table.imagined(seed=4)
    world.act(0, "play Q2")
    assert world.steps == 1
    assert repr(table).startswith("<Table of rebel: 3 players, seen by seat 0,")


@pytest.mark.parametrize(
    "ask",
    [
        lambda table: table.act(0, "play Q2"),
        lambda table: table.take_back(0),
        lambda table: table.choices(1),
        lambda table: table.view(1),
        lambda table: table.open_view(),
        lambda table: table.bot(1, "good"),
        lambda table: table.position_seen_by(2),
    ],
)
def test_what_takes_more_than_the_seat_knows_is_refused(ask):
    with pytest.raises(Cannot, match="cards-unknown"):
        ask(Table.from_position(FOR_ONE))


def test_a_position_of_one_seat_stays_so_in_copies():
    for copied in (Table.from_position(FOR_ONE).clone(), pickle.loads(pickle.dumps(Table.from_position(FOR_ONE)))):  # noqa: S301 - our own
        with pytest.raises(Cannot, match="cards-unknown"):
            copied.act(0, "play Q2")


def test_a_line_for_a_seat_shows_no_card_of_another():
    table = Table.new("rebel", players=4, princesses="none", seed=4)
    for seat in table.to_act:
        table.act(seat, table.choices(seat)[0])
    text = table.position_seen_by(1)
    assert text.partition(" hand=")[2].partition(" ")[0].split("/")[::2] == ["?10", "?10"]
    assert "seen-by=1 " in text


def test_choices_in_a_hidden_phase_stay_hidden():
    table = Table.new("rebel", players=3, princesses="none", seed=4)
    table.act(1, table.choices(1)[0])
    assert "pending=-/pass_" in table.position()
    assert "pending" not in table.position_seen_by(0)


def test_an_evaluation_of_the_line_is_that_of_the_table():
    table = Table.new("woo", players=3, seed=4)
    for _ in range(5):
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    seat = table.to_act[0]
    there = Table.from_position(table.position_seen_by(seat)).evaluate(seat, playouts=60)
    assert [(one.text, one.worth) for one in there] == [
        (one.text, one.worth) for one in table.evaluate(seat, playouts=60)
    ]


def test_steps_from_a_position_can_be_undone():
    table = Table.from_position(ENDGAME)
    before = table.position()
    table.act(0, "play Q2")
    table.act(1, "play Q5")
    table.undo(2)
    assert table.position() == before
    with pytest.raises(Refused):
        table.act(1, "play Q5")


def test_a_game_from_a_position_has_no_log_to_be_saved(tmp_path):
    with pytest.raises(Cannot, match="log-incomplete"):
        Table.from_position(ENDGAME).save(tmp_path / "game.jsonl")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "position: '' is not allowed here; choose one line: a game, its settings, | and what lies where"),
        ("rebel", "position: rebel is not allowed here; choose one line: a game, its settings, | and what lies where"),
        ("rebell |", "position: rebell is not allowed here; choose rebel or r or woo"),
        ("rebel seats=3 |", "position: seats is not allowed here; choose one of edition, players"),
        ("rebel players=9 |", "players: 9 is not allowed here; choose 3 to 6"),
        ("rebel | hand", "position: hand is not allowed here; choose NAME=VALUE"),
        ("rebel | hands=Q2", "position: hands is not allowed here; choose one of to-act, phase"),
        ("rebel | hand=Q2 hand=Q3", "position hand: Q3 is not allowed here; choose each name once"),
        ("rebel | hand=Q99", "position hand: Q99 is not allowed here; choose cards, each once, like F1,2,4"),
        ("rebel | hand=Q2/Q2", "position: Q2 is not allowed here; choose each card in one place"),
        (
            "rebel | hand=Q2/?3",
            "position hand: ? is not allowed here; choose cards that are known, or add",
        ),
        ("rebel | seen-by=9", "position seen-by: 9 is not allowed here; choose all, or a seat from 0 to 3"),
        ("rebel | phase=dance", "position phase: dance is not allowed here; choose one of begin-game"),
        ("rebel | to-act=7", "position to-act: 7 is not allowed here; choose numbers from 0 to 3"),
        ("rebel | to-act=0", "position phase: a value is missing here; choose one of begin-game"),
        ("rebel | to-act=0 phase=play", "position phase: play is not allowed here; choose a position that can be"),
        ("rebel | tricks=x", "position tricks: x is not allowed here; choose a whole number up to 2000"),
        ("rebel | leader=7", "position leader: 7 is not allowed here; choose a seat from 0 to 3"),
        (FOR_ONE.replace("/?2/?2", "/?2/?5"), "position seen-by: 0 is not allowed here; choose unknown cards that can"),
        (
            "r | to-act=0 phase=play hand=prince/spy table=spy:spy",
            "position table: spy:spy is not allowed here",
        ),
        (NOBODY_TO_PLAY, "position phase: play is not allowed here; choose a position that can be played on"),
    ],
)
def test_what_is_no_position_is_one_clear_line(text, line):
    with pytest.raises(InputError) as raised:
        Table.from_position(text)
    assert str(raised.value).startswith(line)
    assert "\n" not in str(raised.value)
