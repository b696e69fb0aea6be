"""Refusals: the first reason that applies, in the order of the rules page, with its arguments."""

from __future__ import annotations

import pytest

from coronet import Table
from tests.positions import rebel

HANDS = ("Q4 F2", "Q9 F3", "Q5 F4")
CLASSIC_HANDS = ("Q4 Q7 F2", "Q5 Q9 F3", "Q2 Q6 F4")


def test_the_order_of_reasons_is_that_of_the_rules_page():
    """Each choice fails by two neighbouring reasons; the earlier one is said."""
    table = Table.new("rebel", players=3, princesses="none", seed=1)
    assert table.why_not(7, "dance").code == "unknown-choice"
    over = rebel("once-upon-a-time", "Q4", "Q9", "Q5").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert over.code("0 dance") == "unknown-choice"
    assert over.code("0 play Q4") == "game-over"
    passing = rebel("once-upon-a-time", "F2 F3 F4", "P2 P3 P4", "Q2 Q3 Q4", passing=True).play("0 pass F2 F3 F4")
    assert passing.code("0 no") == "already-chosen"
    assert passing.code("1 play Q12") == "wrong-kind"
    assert passing.code("1 pass Q12 F9 P2") == "no-such-card"
    assert passing.code("1 pass F9 P2 P2") == "not-in-hand"
    assert passing.code("1 pass P2 P2") == "same-card-twice"
    assert passing.code("1 pass P2") == "wrong-count"
    playing = rebel("once-upon-a-time", *HANDS)
    assert playing.code("1 no") == "not-your-turn"


@pytest.mark.parametrize(
    "text",
    [
        "", "dance", "play", "play Q13", "play Q0", "play X2", "play q4", "play Q4 Q5", "play Q4 twice", "play  Q4",
        " play Q4", "play Q4 ", "power X", "power Q4", "show 3", "show X", "pass", "pass left Q4", "pass left Q4 right",
        "swap Q4", "haggle Q4", "gift", "give Q4 Q5", "keep", "freeze 2", "trade", "return Q4", "no no", "choose",
        "half", "Play Q4", "play Q04",
    ],
)  # fmt: skip
def test_unknown_choice_is_a_text_of_no_known_form(text):
    refusal = rebel("once-upon-a-time", *HANDS).why_not(f"0 {text}")
    assert refusal.code == "unknown-choice"
    assert refusal.args["text"] == text


def test_no_such_seat_says_the_seat():
    table = Table.new("rebel", players=3, princesses="none", seed=1)
    for seat in (3, -1):
        refusal = table.why_not(seat, "play Q4")
        assert refusal.code == "no-such-seat"
        assert refusal.args["seat"] == seat


def test_game_over_comes_before_whose_turn_it_is():
    position = rebel("once-upon-a-time", "Q4", "Q9", "Q5").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.code("2 play Q5") == "game-over"


def test_already_chosen_is_said_to_a_seat_whose_choice_is_in():
    position = rebel("once-upon-a-time", "F2 F3 F4", "P2 P3 P4", "Q2 Q3 Q4", passing=True).play("0 pass F2 F3 F4")
    assert position.code("0 pass F2 F3 F4") == "already-chosen"
    assert position.code("1 pass P2 P3 P4") is None


def test_not_your_turn_says_who_is_to_act():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "cinderella"})
    refusal = position.why_not("0 play Q4")
    assert (refusal.code, refusal.args["to_act"]) == ("not-your-turn", [1])


@pytest.mark.parametrize(
    ("step", "asked"),
    [("0 gift Q4", ["play"]), ("0 no", ["play"]), ("0 power", ["play"]), ("0 power Q", ["play"])],
)
def test_wrong_kind_says_what_is_asked(step, asked):
    refusal = rebel("once-upon-a-time", *HANDS).why_not(step)
    assert (refusal.code, refusal.args["asked"]) == ("wrong-kind", asked)


def test_a_one_way_pass_is_of_the_wrong_kind_where_one_card_goes_each_way_and_the_other_way_round():
    both = rebel("pets-revenge", "F2 F3 F4", "P2 P3 P4", "Q2 Q3 Q4", passing=True)
    assert both.code("0 pass F2 F3") == "wrong-kind"
    one = rebel("upside-down", "F2 F3 F4", "P2 P3 P4", "Q2 Q3 Q4", passing=True)
    assert one.code("0 pass left F2 right F3") == "wrong-kind"


@pytest.mark.parametrize(
    ("princess", "edition", "wrong"),
    [
        ("cinderella", "deluxe", ["power Q", "power 2"]),
        ("rapunzel", "deluxe", ["power Q", "power 2"]),
        ("pea-princess", "deluxe", ["power Q", "power 2"]),
        ("sleeping-beauty", "deluxe", ["power Q", "power 2"]),
        ("little-mermaid", "deluxe", ["power", "power 2"]),
        ("little-mermaid", "classic", ["power", "power 2"]),
        ("pocahontas", "deluxe", ["power", "power Q"]),
        ("scheherazade", "classic", ["power", "power Q"]),
        ("ice-princess", "deluxe", ["power", "power Q"]),
        ("ice-princess", "classic", ["power Q", "power 0"]),
    ],
)
def test_a_power_is_of_the_wrong_kind_without_the_suit_or_seat_that_is_wanted_or_with_one_that_is_not(
    princess, edition, wrong
):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses={1: princess})
    for text in [*wrong, "play Q9"]:
        assert position.code(f"1 {text}") == "wrong-kind"


def test_no_such_card_is_one_that_the_deck_for_this_number_of_players_lacks():
    for hands, card in ((HANDS, "Q1"), (HANDS, "Q11"), ((*HANDS, "P4 P5"), "Q12"), ((*HANDS, "P4 P5", "P6 P7"), "C11")):
        refusal = rebel("once-upon-a-time", *hands).why_not(f"0 play {card}")
        assert (refusal.code, refusal.args["card"]) == ("no-such-card", card)


def test_in_six_every_card_is_in_the_deck():
    position = rebel("once-upon-a-time", *HANDS, "P4 P5", "P6 P7", "P1 P9")
    assert position.code("0 play Q12") == "not-in-hand"


def test_a_card_that_a_short_deal_left_out_is_not_in_hand():
    refusal = rebel("once-upon-a-time", *HANDS).why_not("0 play P8")
    assert (refusal.code, refusal.args["card"]) == ("not-in-hand", "P8")


@pytest.mark.parametrize(
    ("round_card", "step"),
    [
        ("late-to-the-ball", "0 aside F3"),
        ("wedding-gift", "0 gift F3"),
        ("after-party", "0 half F3"),
    ],
)
def test_not_in_hand_is_said_for_every_card_that_must_come_from_the_hand(round_card, step):
    refusal = rebel(round_card, *HANDS).why_not(step)
    assert (refusal.code, refusal.args["card"]) == ("not-in-hand", "F3")


def test_same_card_twice_names_the_card():
    position = rebel("once-upon-a-time", "F2 F3 F4", "P2 P3 P4", "Q2 Q3 Q4", passing=True)
    refusal = position.why_not("0 pass F2 F3 F3")
    assert (refusal.code, refusal.args["card"]) == ("same-card-twice", "F3")
    both = rebel("pets-revenge", "F2 F3 F4", "P2 P3 P4", "Q2 Q3 Q4", passing=True)
    refusal = both.why_not("0 pass left F2 right F2")
    assert (refusal.code, refusal.args["card"]) == ("same-card-twice", "F2")


@pytest.mark.parametrize(("cards", "given"), [("F2", 1), ("F2 F3", 2), ("F2 F3 F4 F5", 4)])
def test_wrong_count_says_how_many_are_needed_and_given(cards, given):
    position = rebel("once-upon-a-time", "F2 F3 F4 F5", "P2 P3 P4 P5", "Q2 Q3 Q4 Q5", passing=True)
    refusal = position.why_not(f"0 pass {cards}")
    assert (refusal.code, refusal.args["needed"], refusal.args["given"]) == ("wrong-count", 3, given)


def test_frozen_comes_before_every_other_rule_of_playing():
    position = rebel(
        "magic-beans", "Q4 Q5 Q6 C2", "Q9 F3 F4 F5", "P5 P6 P7 P9", princesses={1: "rapunzel", 2: "ice-princess"},
        chance="Q5 Q4",
    )  # fmt: skip
    position.play("1 power", "2 power 0", "2 freeze Q5")
    refusal = position.why_not("0 play Q4")
    assert (refusal.code, refusal.args["card"]) == ("frozen", "Q5")
    assert position.code("0 play C2") == "frozen"


def test_must_lead_prince_is_said_under_rapunzel_when_a_prince_is_held():
    position = rebel("once-upon-a-time", "Q4 C2", "Q9 F3", "Q5 F4", princesses={1: "rapunzel"}).play("1 power")
    assert position.code("0 play Q4") == "must-lead-prince"


def test_forced_suit_comes_before_princes_not_in():
    position = rebel("once-upon-a-time", "Q4 C2", "Q9 F3", "Q5 F4", princesses={1: "little-mermaid"}).play("1 power Q")
    refusal = position.why_not("0 play C2")
    assert (refusal.code, refusal.args["suit"]) == ("forced-suit", "Q")


def test_princes_not_in_comes_before_above_five():
    position = rebel("once-upon-a-time", "Q7 C2", "Q9 F3", "Q5 F4", princesses={1: "pea-princess"}).play("1 power")
    assert position.code("0 play C2") == "princes-not-in"


def test_must_follow_comes_before_above_five_and_parity():
    position = rebel("odds-and-evens", "Q8 C2", "Q9 F3", "Q5 F4", princesses={2: "pea-princess"}).play(
        "2 power", "0 play Q8"
    )
    refusal = position.why_not("1 play F3")
    assert (refusal.code, refusal.args["suit"]) == ("must-follow", "Q")


def test_above_five_comes_before_parity_and_before_extremes():
    odds = rebel("odds-and-evens", "Q8 C2 F9", "Q9 Q6 Q3", "Q5 F4 F6", princesses={2: "pea-princess"})
    odds.play("2 power", "0 play Q8")
    assert odds.code("1 play Q3") == "above-five"
    assert odds.code("1 play Q9") == "parity"
    beans = rebel("magic-beans", "Q8 C2 F9 F8", "Q9 Q6 Q3 Q2", "Q5 F4 F6 P2", princesses={2: "pea-princess"})
    beans.play("2 power", "0 play Q8")
    assert beans.code("1 play Q3") == "above-five"
    refusal = beans.why_not("1 play Q6")
    assert (refusal.code, refusal.args["suit"]) == ("extremes", "Q")


def test_the_refusal_of_a_card_names_those_that_may_be_played_instead():
    position = rebel("once-upon-a-time", "Q4 F2 F5", "Q9 Q3 F3", "Q5 F4 F6").play("0 play Q4")
    assert position.why_not("1 play F3").args["cards"] == ["Q3", "Q9"]


def test_a_play_with_power_is_first_judged_as_a_play():
    plain = rebel("once-upon-a-time", *HANDS).play("0 play Q4")
    assert plain.code("1 play F3 power") == "must-follow"
    assert plain.code("1 play P3 power") == "not-in-hand"
    snow = rebel("once-upon-a-time", "Q4 C2", "Q9 F3", "Q5 F4", princesses={0: "snow-white"})
    assert snow.code("0 play C2 power") == "princes-not-in"
    thumbelina = rebel("once-upon-a-time", "Q4 C2", "Q9 F3", "Q5 F4", princesses={0: "thumbelina"})
    assert thumbelina.code("0 play C2 power") == "princes-not-in"


def test_power_used_comes_before_power_not_now_whatever_the_princess():
    cinderella = rebel("once-upon-a-time", *HANDS, princesses={0: "cinderella"}).play("0 power")
    assert cinderella.code("0 play Q4 power") == "power-used"
    thumbelina = rebel("once-upon-a-time", "Q4 F2 P4", "Q9 F3 P3", "Q5 F4 P5", princesses={1: "thumbelina"})
    thumbelina.play("0 play Q4", "1 play F3 power", "2 play Q5", "2 play P5", "0 play P4")
    assert thumbelina.code("1 play Q9 power") == "power-used"
    assert thumbelina.code("1 play P3 power") == "power-used"


def test_power_not_now_no_princess():
    assert rebel("once-upon-a-time", *HANDS).why_not("0 play Q4 power").args == {"why": "no-princess"}


@pytest.mark.parametrize(
    ("edition", "princess"),
    [
        ("classic", "mulan"), ("classic", "alice"), ("classic", "pocahontas"), ("deluxe", "mulan"), ("deluxe", "alice"),
    ],
)  # fmt: skip
def test_power_not_now_other_moment(edition, princess):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses={0: princess})
    assert position.why_not("0 play Q4 power").args == {"why": "other-moment"}


@pytest.mark.parametrize(
    ("edition", "princess"),
    [
        ("classic", "cinderella"), ("classic", "sleeping-beauty"), ("classic", "scheherazade"),
        ("deluxe", "cinderella"), ("deluxe", "sleeping-beauty"), ("deluxe", "scheherazade"), ("deluxe", "pocahontas"),
        ("deluxe", "pea-princess"), ("deluxe", "ice-princess"), ("deluxe", "rapunzel"),
    ],
)  # fmt: skip
def test_power_not_now_other_moment_after_a_window_was_declined(edition, princess):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses={0: princess}).play("0 no")
    refusal = position.why_not("0 play Q4 power")
    assert (refusal.code, refusal.args["why"]) == ("power-not-now", "other-moment")


def test_power_not_now_above_seven():
    position = rebel("once-upon-a-time", "Q8 F2", "Q9 F3", "Q5 F4", princesses={0: "snow-white"})
    assert position.why_not("0 play Q8 power").args == {"why": "above-seven"}


def test_power_not_now_last_card():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", princesses={2: "pea-princess"})
    position.play("0 play Q4", "1 play Q9")
    assert position.why_not("2 play Q5 power").args == {"why": "last-card"}


def test_power_not_now_leading():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "thumbelina"})
    assert position.why_not("0 play Q4 power").args == {"why": "leading"}


@pytest.mark.parametrize(("blocker", "use"), [("little-mermaid", "2 power Q"), ("rapunzel", "2 power")])
def test_power_not_now_blocked(blocker, use):
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "thumbelina", 2: blocker}).play(use, "0 play Q4")
    assert position.why_not("1 play F3 power").args == {"why": "blocked"}


def test_power_not_now_needless():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "thumbelina"}).play("0 play Q4")
    assert position.why_not("1 play Q9 power").args == {"why": "needless"}


@pytest.mark.parametrize("card", ["C3", "P8"])
def test_power_not_now_prince_or_frog(card):
    position = rebel("once-upon-a-time", "Q4 F2", f"Q9 {card}", "Q5 F4", princesses={1: "thumbelina"}).play("0 play Q4")
    assert position.why_not(f"1 play {card} power").args == {"why": "prince-or-frog"}


def test_power_not_now_frozen():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "thumbelina", 2: "ice-princess"}, chance="F3")
    position.play("2 power 1", "2 freeze F3", "0 play Q4")
    assert position.code("1 play Q9 power") == "frozen"
    assert position.why_not("1 play F3 power").args == {"why": "frozen"}


def test_suit_not_allowed_names_the_suit():
    mermaid = rebel("once-upon-a-time", *HANDS, princesses={1: "little-mermaid"})
    assert mermaid.why_not("1 power C").args["suit"] == "C"
    crystal = rebel("crystal-clear", *HANDS)
    refusal = crystal.why_not("0 show P")
    assert (refusal.code, refusal.args["suit"]) == ("suit-not-allowed", "P")


def test_seat_not_allowed_names_the_seat():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "pocahontas"})
    refusal = position.why_not("1 power 0")
    assert refusal.code == "seat-not-allowed"
    assert refusal.args["seat"] == 0


def test_not_among_names_the_card_and_those_allowed():
    ice = rebel("once-upon-a-time", "Q4 F2 P2", "Q9 F3 P3", "Q5 F4 P4", princesses={1: "ice-princess"}, chance="F2 P2")
    refusal = ice.play("1 power 0").why_not("1 freeze Q4")
    assert (refusal.code, refusal.args["card"]) == ("not-among", "Q4")
    assert sorted(refusal.args["cards"]) == ["F2", "P2"]
    beauty = rebel("once-upon-a-time", *HANDS, princesses={1: "sleeping-beauty"})
    beauty.play("1 power", "0 give Q4", "1 give Q9", "2 give Q5")
    refusal = beauty.why_not("1 keep F3")
    assert (refusal.code, refusal.args["card"]) == ("not-among", "F3")
    assert sorted(refusal.args["cards"]) == ["Q4", "Q5", "Q9"]


def test_a_card_of_a_step_that_the_deck_lacks_is_no_such_card():
    ice = rebel("once-upon-a-time", *HANDS, princesses={1: "ice-princess"}, chance="F2").play("1 power 0")
    assert ice.code("1 freeze Q12") == "no-such-card"
    mulan = rebel("once-upon-a-time", *HANDS, princesses={1: "mulan"}).play("0 play Q4", "1 play Q9", "2 play Q5")
    assert mulan.code("1 swap Q9 Q12") == "no-such-card"
    assert mulan.code("1 swap Q12 F3") == "no-such-card"
    haggle = rebel("haggle-with-the-hag", *HANDS).play("0 play Q4", "1 play Q9", "2 play Q5")
    assert haggle.code("1 haggle F3 Q12") == "no-such-card"


def test_a_haggle_for_a_card_that_is_not_in_the_trick_is_not_among():
    haggle = rebel("haggle-with-the-hag", *HANDS).play("0 play Q4", "1 play Q9", "2 play Q5")
    assert haggle.code("1 haggle F3 Q6") == "not-among"
    assert haggle.code("1 haggle Q6 Q6") == "not-in-hand"


def test_legal_choices_are_exactly_those_not_refused():
    position = rebel("once-upon-a-time", *CLASSIC_HANDS, edition="classic", princesses={1: "pea-princess"})
    position.play("0 play Q4")
    for card in CLASSIC_HANDS[1].split():
        for text in (f"play {card}", f"play {card} power"):
            assert (position.code(f"1 {text}") is None) == (text in position.legal(1))
