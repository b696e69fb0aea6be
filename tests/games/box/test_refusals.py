"""Refusals of R and the parlour games: the first that fits, with the arguments of the rules page."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.errors import Refusal
from coronet.games.r.hooks import VARIANTS_BY_NAME
from tests.positions import duel, parlour


def test_a_seat_that_has_chosen_waits():
    assert duel().play("0 play spy").why_not("0 play prince") == Refusal("already-chosen", {})


def test_the_owner_of_the_spy_waits_for_the_other_to_play_openly():
    position = duel().play("0 play spy", "1 play princess")
    assert position.why_not("0 play prince") == Refusal("wait-for-reveal", {"seat": 1})


def test_a_card_that_is_not_held_is_named():
    position = duel().play("0 play general", "1 play prince")
    assert position.why_not("0 play general") == Refusal("not-in-hand", {"card": "general"})


def test_another_kind_of_choice_says_what_is_asked():
    assert duel().why_not("0 sever spy") == Refusal("wrong-kind", {"asked": ["play"]})
    position = duel("last-chance", before={"victories": [2, 0]}).play("0 play prince", "1 play spy")
    assert position.why_not("1 play prince") == Refusal("wrong-kind", {"asked": ["take", "pass"]})
    assert position.why_not("1 take prince") == Refusal("not-lost", {"card": "prince"})
    assert position.why_not("0 play prince") == Refusal("not-your-turn", {"to_act": [1]})


def test_an_unknown_variant_says_what_could_be_chosen():
    position = duel("true-king").play("0 play princess", "1 play prince")
    refusal = position.why_not("1 choose true-king")
    assert refusal.code == "unknown-variant"
    assert refusal.args["name"] == "true-king"
    assert set(refusal.args["allowed"]) == {"standard", *VARIANTS_BY_NAME} - {"true-king"}


@pytest.mark.parametrize(
    "text", ["play queen", "play", "play spy jester", "dance", "", "play blue-spy", "reveal 3", "stay"]
)
def test_what_is_no_choice_of_the_game_is_unknown(text):
    assert duel().code(f"0 {text}") == "unknown-choice"


def test_what_is_no_choice_of_the_game_is_unknown_before_the_seat_is():
    table = Table.new("r", seed=1)
    assert table.why_not(7, "play red-spy") == Refusal("unknown-choice", {"text": "play red-spy"})
    assert table.why_not(7, "play spy") == Refusal("no-such-seat", {"seat": 7})


def test_places_of_seeker_are_refused_in_their_order():
    position = parlour("seeker", chance="blue-spy red-spy").play("0 reveal 1")
    assert position.why_not("0 reveal 17") == Refusal("no-such-place", {"place": 17})
    assert position.why_not("0 reveal 1") == Refusal("already-up", {"place": 1})
    position.play("0 reveal 2")
    assert position.why_not("0 reveal 2") == Refusal("place-empty", {"place": 2})


def test_too_many_cards_say_how_many_may_go():
    hands = (
        "blue-spy red-spy blue-prince",
        "blue-jester red-jester red-prince",
        "blue-general red-general red-minister",
    )
    position = parlour("triangle", *hands, players=3)
    refusal = position.why_not("0 discard blue-spy red-spy blue-prince")
    assert refusal == Refusal("too-many", {"max": 2})


def test_once_it_is_over_nothing_is_legal():
    position = duel().play("0 play prince", "1 play princess")
    assert position.why_not("0 play spy") == Refusal("game-over", {})
    assert position.legal(0) == []
