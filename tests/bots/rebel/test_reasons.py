"""Why one option of Rebel Princess is better than another: from what came of them, and from the cards they spend."""

from __future__ import annotations

import pytest

from coronet.bots.rebel.reasons import reason
from coronet.bots.values.sample import Outcomes
from coronet.games.choosing import choice_of
from coronet.games.rebel.cards import CARDS_BY_NAME
from coronet.games.rebel.choices import ASIDE, DEAL, FREEZE, GIVE, HAGGLE, KEEP, NO, PASS, PLAY, POWER
from coronet.table.table import Table
from coronet.words import Words, languages

POSITION = (
    "rebel players=3 princesses=none rounds=once-upon-a-time | to-act=0 phase=play round=once-upon-a-time "
    "hand=Q2,9.F7.P8/Q5.F3.P2.C2/Q10.F4.P3.C3 taken=-/C4-6/- tricks=0/1/0"
)
OWN = Table.from_position(POSITION, seed=0).veiled(0)
ME, OTHER = 1, 2  # as a Rebel of the Ball
NOTHING = (0, 0, 0, 0, 0, 0)
TOOK = (3, 0, 0, 3, 0, 0)  # proposals, all in the trick at hand
FROG = (5, 0, 0, 0, 1, 0)


def cards(kind, *names, number=0):
    return choice_of(kind, number, sum(1 << CARDS_BY_NAME[name] for name in names))


def why(best, other, of_best=NOTHING, of_other=NOTHING, by=3.0):
    """The reason for a choice that is better by so much in each of a few playouts."""
    return reason(OWN, 0, Outcomes(best, [of_best] * 4, [by] * 4), Outcomes(other, [of_other] * 4, [0.0] * 4))


def test_the_higher_card_is_got_rid_of():
    assert why(cards(PLAY, "Q9"), cards(PLAY, "Q2")) == ("hint-frees-exit", {"card": "Q9"})


def test_a_card_that_stays_is_said_to_be_of_use_and_not_to_be_low():
    found = why(cards(PLAY, "Q2"), cards(PLAY, "Q9"))
    assert found == ("hint-keeps-card", {"card": "Q9", "other": "Q2"})
    assert Words("en").say(found[0], **found[1]) == (
        "The 9 of Queens will be of more use to you later than the 2 of Queens."
    )


@pytest.mark.parametrize("kind", [KEEP, DEAL, FREEZE, ASIDE])
def test_cards_that_do_not_leave_the_hand_are_not_said_to(kind):
    assert why(cards(kind, "P8"), cards(kind, "Q9")) == ("hint-later", {})
    assert why(cards(kind, "P8"), cards(kind, "Q9"), NOTHING, FROG) == ("hint-frog-danger", {"percent": 100})


def test_of_two_things_that_one_card_is_traded_for_no_card_of_the_hand_is_named():
    one, another = (cards(HAGGLE, "F7", number=CARDS_BY_NAME[name]) for name in ("C4", "F3"))
    assert why(one, another) == ("hint-later", {})


def test_the_frog_is_got_rid_of_by_whatever_takes_it_out_of_the_hand():
    for kind in (PLAY, PASS, GIVE):
        assert why(cards(kind, "P8"), cards(kind, "Q9"), NOTHING, FROG) == ("hint-frog-out", {})


@pytest.mark.parametrize(
    ("of_best", "of_other", "key"),
    [
        (NOTHING, TOOK, "hint-power-spares"),
        (NOTHING, FROG, "hint-frog-danger"),
        (NOTHING, NOTHING, "hint-power-now"),
    ],
)
def test_a_power_is_used_for_what_it_does(of_best, of_other, key):
    assert why(cards(POWER), cards(NO), of_best, of_other)[0] == key
    assert why(cards(PLAY, "Q2", number=1), cards(PLAY, "Q2"), of_best, of_other)[0] == key


@pytest.mark.parametrize(
    ("of_best", "of_other", "key"),
    [
        (NOTHING, TOOK, "hint-power-takes"),
        (NOTHING, FROG, "hint-frog-danger"),
        (NOTHING, NOTHING, "hint-saves-power"),
    ],
)
def test_a_power_is_kept_for_what_it_would_do(of_best, of_other, key):
    assert why(cards(NO), cards(POWER), of_best, of_other)[0] == key


def test_who_takes_now_to_take_everything_is_told_so():
    rebel = (0, 20, 0, 3, 1, ME)
    assert why(cards(PLAY, "Q9"), cards(PLAY, "Q2"), rebel, NOTHING) == ("hint-makes-rebel", {"percent": 100})


def test_what_comes_more_often_with_the_best_is_not_what_it_avoids():
    rebel = (0, 0, 0, 0, 1, OTHER)
    assert why(cards(PLAY, "Q9"), cards(PLAY, "Q2"), rebel, NOTHING)[0] == "hint-frees-exit"


@pytest.mark.parametrize("language", languages())
def test_reasons_about_powers_and_cards_are_said_in_every_language(language):
    words = Words(language)
    for key in ("hint-power-spares", "hint-power-takes"):
        assert words.say(key, expected=1.5) != words.say(f"{key}.more", expected=1.5)
    said = words.say("hint-keeps-card", card="P9", other="Q2")
    assert len({said, words.say("hint-keeps-card", card="Q2", other="P9")}) == 2
