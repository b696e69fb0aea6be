"""The Ice Princess: a random hidden card must be played in this trick."""

from __future__ import annotations

from tests.positions import rebel

ICE = {1: "ice-princess"}
HANDS = ("Q4 F2 C3", "Q9 F3 P3", "Q5 F4 C6")


def test_classic_a_random_card_of_the_leader_must_be_led():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", princesses=ICE, chance="F2")
    assert position.legal(1) == ["no", "power"]
    position.play("1 power")
    assert position.to_act == [0]
    assert position.legal(0) == ["play F2"]
    refusal = position.why_not("0 play Q4")
    assert (refusal.code, refusal.args["card"]) == ("frozen", "F2")


def test_classic_a_prince_so_led_comes_in_when_it_is_played_and_not_when_it_is_turned_up():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", princesses=ICE, chance="C3").play("1 power")
    assert not position.princes_in
    position.play("0 play C3")
    assert position.princes_in


def test_classic_she_is_not_asked_when_she_leads():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", leader=1, princesses=ICE)
    assert position.legal(1) == ["play F3", "play P3", "play Q9"]


def test_classic_she_is_asked_when_the_leader_holds_a_single_card():
    position = rebel("once-upon-a-time", "C4", "Q9", "Q5", edition="classic", princesses=ICE)
    assert position.to_act == [1]
    position.play("1 power", "0 play C4")
    assert position.princes_in


def test_classic_once_in_a_round():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", princesses=ICE, chance="F2")
    position.play("1 power", "0 play F2", "1 play F3", "2 play F4")
    assert position.to_act == [2]
    assert position.used == [False, True, False]


def test_classic_she_names_no_seat():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", princesses=ICE)
    assert position.code("1 power 0") == "wrong-kind"


def test_deluxe_she_looks_at_two_random_cards_of_another_seat_and_freezes_one():
    position = rebel("once-upon-a-time", *HANDS, princesses=ICE, chance="C6 Q5")
    assert position.legal(1) == ["no", "power 0", "power 2"]
    position.play("1 power 2")
    assert position.to_act == [1]
    assert position.legal(1) == ["freeze C6", "freeze Q5"]
    assert position.code("1 freeze F4") == "not-among"
    assert position.code("1 no") == "wrong-kind"
    position.play("1 freeze C6", "0 play Q4", "1 play Q9")
    assert position.legal(2) == ["play C6"]


def test_deluxe_the_frozen_card_stays_in_the_hand_until_it_is_played():
    position = rebel("once-upon-a-time", *HANDS, princesses=ICE, chance="C6 Q5").play("1 power 2", "1 freeze C6")
    assert position.hand["2"] == ["F4", "Q5", "C6"]


def test_deluxe_a_frozen_prince_comes_in_when_it_is_played():
    position = rebel("once-upon-a-time", *HANDS, princesses=ICE, chance="C6 Q5").play("1 power 2", "1 freeze C6")
    position.play("0 play Q4", "1 play Q9")
    assert not position.princes_in
    position.play("2 play C6")
    assert position.princes_in


def test_deluxe_a_frozen_prince_of_the_leader_is_led_although_they_are_not_in():
    position = rebel("once-upon-a-time", *HANDS, princesses=ICE, chance="C3 Q4").play("1 power 0", "1 freeze C3")
    assert position.legal(0) == ["play C3"]
    position.play("0 play C3")
    assert position.led == "C"
    assert position.princes_in


def test_deluxe_the_frog_may_be_frozen():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q5 P8", princesses=ICE, chance="P8")
    position.play("1 power 2", "1 freeze P8", "0 play Q4", "1 play Q9", "2 play P8")
    assert position.taken["1"] == ["P8", "Q4", "Q9"]
    assert not position.princes_in


def test_deluxe_she_cannot_name_herself():
    position = rebel("once-upon-a-time", *HANDS, princesses=ICE)
    assert position.code("1 power 1") == "seat-not-allowed"
    assert position.code("1 power") == "wrong-kind"


def test_deluxe_she_is_asked_when_she_leads():
    position = rebel("once-upon-a-time", *HANDS, leader=1, princesses=ICE)
    assert position.legal(1) == ["no", "power 0", "power 2"]


def test_deluxe_she_is_not_asked_when_nobody_else_holds_two_cards():
    position = rebel("once-upon-a-time", "Q4", "Q9", "Q5", princesses=ICE)
    assert position.to_act == [0]


def test_deluxe_of_two_cards_only_the_first_is_drawn_by_chance():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q5 F4", princesses=ICE, chance="F4").play("1 power 2")
    assert position.legal(1) == ["freeze F4", "freeze Q5"]


def test_the_card_that_goes_back_is_free():
    position = rebel("once-upon-a-time", *HANDS, princesses=ICE, chance="C6 Q5").play("1 power 2", "1 freeze C6")
    position.play("0 play Q4", "1 play Q9", "2 play C6", "1 play F3")
    assert position.legal(2) == ["play F4"]


def test_a_frozen_card_off_suit_does_not_win_and_makes_nobody_void():
    position = rebel("once-upon-a-time", *HANDS, princesses=ICE, chance="F4 Q5").play("1 power 2", "1 freeze F4")
    position.play("0 play Q4", "1 play Q9", "2 play F4")
    assert position.winner == 1


def test_thumbelina_is_not_freed_from_a_frozen_card():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "ice-princess", 2: "thumbelina"}, chance="F4 Q5")
    position.play("1 power 2", "1 freeze F4", "0 play Q4", "1 play Q9")
    assert position.legal(2) == ["play F4"]
    assert position.code("2 play Q5 power") == "frozen"


def test_the_freezing_of_an_undone_trick_is_gone_and_the_power_stays_used():
    position = rebel(
        "once-upon-a-time",
        "Q9 F2 C3",
        "Q4 F3 P3",
        "Q5 F4 C6",
        princesses={1: "ice-princess", 0: "alice"},
        chance="F4 C6 Q9 Q4",
    )
    position.play("1 power 2", "1 freeze F4", "0 play Q9", "1 play Q4", "2 play F4", "0 power")
    assert position.used == [True, True, False]
    assert position.to_act == [0]
    position.play("0 play Q9", "1 play Q4")
    assert position.legal(2) == ["play Q5"]


def test_classic_the_frozen_card_of_an_undone_trick_is_free_in_the_replay():
    position = rebel(
        "once-upon-a-time",
        "Q9 F2",
        "Q4 F3",
        "Q5 F4",
        edition="classic",
        princesses={1: "ice-princess", 0: "alice"},
        chance="Q9 Q9 Q4",
    )
    position.play("1 power", "0 play Q9", "1 play Q4", "2 play Q5", "0 power")
    assert position.legal(0) == ["play F2", "play Q9"]


def test_classic_the_frozen_card_may_be_led_with_the_power_of_snow_white_or_the_pea_princess():
    for princess in ("snow-white", "pea-princess"):
        position = rebel(
            "once-upon-a-time", *HANDS, edition="classic", princesses={0: princess, 1: "ice-princess"}, chance="F2"
        )
        position.play("1 power")
        assert position.legal(0) == ["play F2", "play F2 power"]
