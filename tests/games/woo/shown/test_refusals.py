"""Refusals of Woo the Princess: the first that fits, with the arguments of the rules page; nothing changes."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.errors import InputError, Refusal, Refused
from coronet.games.catalogue import game_named
from tests.positions import woo


def test_every_refusal_has_the_arguments_of_the_rules_page():
    position = woo("R7 S2", "R9 M3", "S4 B6")
    assert position.why_not("1 play R9") == Refusal("not-your-turn", {"to_act": [0]})
    assert position.why_not("0 keep") == Refusal("wrong-kind", {"asked": ["play"]})
    assert position.why_not("0 play r7") == Refusal("no-such-card", {"card": "r7"})
    assert position.why_not("0 play B9") == Refusal("not-in-hand", {"card": "B9"})
    position.play("0 play R7")
    assert position.why_not("1 play M3") == Refusal("must-follow", {"suit": "R"})
    position = woo("R7 S2", "R9 M3", "S4 B6", exchange=True, before={"deck": ["B1", "B2", "B3"]}).play("0 keep")
    assert position.why_not("0 keep") == Refusal("already-chosen", {})
    assert position.why_not("1 play R9") == Refusal("wrong-kind", {"asked": ["exchange", "keep"]})


@pytest.mark.parametrize("text", ["", "play", "play ", "play  R7", "play R7 S2", "keep R7", "Play R7", "lead R7"])
def test_what_is_no_choice_is_unknown(text):
    assert woo("R7 S2", "R9 M3", "S4 B6").code(f"0 {text}") == "unknown-choice"


def test_a_refused_choice_changes_nothing():
    table = Table.new("woo", seed=4)
    before = (table.to_bytes(), table.log)
    for seat, choice in ((0, "dance"), (9, "keep"), (0, "play R1"), (1, "exchange X1"), (0, 7)):
        with pytest.raises(Refused):
            table.act(seat, choice)
    assert (table.to_bytes(), table.log) == before


@pytest.mark.parametrize(
    ("deal", "before", "field"),
    [
        ([["R1"], ["R1"], ["R2"]], {"wooing": "M"}, r"deal\[1\]"),
        ([["R1"], [], ["R2"]], {"wooing": "M"}, r"deal\[1\]"),
        ([["R1"], ["R2"]], {"wooing": "M"}, "deal"),
        ([["R1"], ["R2"], ["R3"]], {}, "before.wooing"),
        ([["R1"], ["R2"], ["R3"]], {"wooing": "X"}, "before.wooing"),
        ([["R1"], ["R2"], ["R3"]], {"wooing": "M", "round": 5}, "before.round"),
        ([["R1"], ["R2"], ["R3"]], {"wooing": "M", "deck": ["R3"]}, "before.deck"),
        ([["R1"], ["R2"], ["R3"]], {"wooing": "M", "bottom": ["M"] * 5}, "before.bottom"),
        ([["R1"], ["R2"], ["R3"]], {"wooing": "M", "playing": [0]}, "before.playing"),
        ([["R1"], ["R2"], ["R3"]], {"wooing": "M", "collected": {"7": ["R4"]}}, "before.collected"),
        ([["R1"], ["R2"], ["R3"]], {"wooing": "M", "trick": []}, "before.trick"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(deal, before, field):
    with pytest.raises(InputError, match=field):
        game_named("woo").position({"settings": {"players": 3}, "deal": deal, "before": before}, None)
