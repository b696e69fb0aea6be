"""Every round card through the page: what it changes is said, shown, and can be done."""

from __future__ import annotations

import pytest

from coronet.games.rebel.declaration import rounds_of
from coronet.games.rebel.hooks import ROUNDS_BY_NAME
from coronet.words.words import Words
from tests.positions import rebel

PLAYED: dict[str, object] = {}
NEXT = ("once-upon-a-time",)


def of(card: str):
    """Names the round card that a test plays."""

    def note(test):
        PLAYED[card] = test
        return test

    return note


def test_every_round_card_is_played_below():
    assert set(PLAYED) == set(ROUNDS_BY_NAME)


@of("once-upon-a-time")
def test_once_upon_a_time_princes_stay_outside_until_one_slips_in(stage):
    stage.show(rebel("once-upon-a-time", "Q4 C3 F2", "Q9 F3 P3", "C5 F4 P2"))
    seen = stage.look()
    assert seen["prompt"].startswith("Your lead: any card but a Prince for now.")
    assert (seen["legal"], seen["dim"]) == (["F2", "Q4"], ["C3"])
    assert stage.press("C3").look()["refusal"].endswith("nobody may lead a Prince before one has slipped in.")
    stage.press("Q4").play("1 play Q9", "2 play C5")
    seen = stage.look()
    assert "princes-in" in seen["chips"]
    assert "princes-outside" not in seen["chips"]


@of("invitation")
def test_invitation_two_cards_go_to_the_right_and_can_be_taken_back(stage):
    stage.show(rebel("invitation", "F2 Q9 Q10", "P2 P3 Q8", "Q2 Q3 Q7", passing=True, edition="classic"))
    seen = stage.look()
    assert "Choose 2 cards for Old Bruno, on your right." in seen["prompt"]
    assert (len(seen["slots"]), seen["main"]) == (2, "2 more")
    stage.press("F2", "Q9")
    assert stage.look()["main"] == "Pass 2 cards"
    stage.press("main-action")
    assert stage.look()["prompt"].startswith("Chosen. Waiting for ")
    stage.press("take-back", "main-action").play("1 pass P2 P3", "2 pass Q2 Q3")
    assert stage.choices_sent() == ["pass F2 Q9"] * 2
    assert stage.look()["hand"] == ["Q10", "P2", "P3"]


@of("masquerade-ball")
def test_masquerade_ball_others_lie_face_down_and_only_you_know_yours(stage):
    stage.show(rebel("masquerade-ball", "Q4 F2", "Q9 F3", "Q5 F4", leader=1))
    stage.play("1 play Q9", "2 play Q5")
    seen = stage.look()
    assert (seen["places"]["1"], seen["places"]["2"]) == (["Q9"], ["?"])
    stage.press("Q4")
    assert stage.look()["last"] == "Last trick: Zofia 9 5 4"


@of("royal-decree")
def test_royal_decree_a_queen_of_a_void_player_wins(stage):
    stage.show(rebel("royal-decree", "Q2 P2", "F9 P3", "F5 P4", leader=1))
    assert "the best Queen wins" in stage.look()["round"]
    stage.play("1 play F9", "2 play F5")
    assert stage.look()["winning"] == "1"
    stage.press("Q2")
    assert stage.look()["last"] == "Last trick: yours 9 5 2"


@of("musical-chairs")
def test_musical_chairs_a_card_goes_right_after_each_trick(stage):
    stage.show(rebel("musical-chairs", "Q4 F2 P2", "Q9 F3 P3", "Q5 F4 P4"))
    stage.press("Q4").play("1 play Q9", "2 play Q5")
    seen = stage.look()
    assert "Choose 1 card for Old Bruno, on your right." in seen["prompt"]
    stage.press("F2", "main-action").play("1 give F3", "2 give F4")
    assert stage.look()["hand"] == ["F3", "P2"]


@of("pets-revenge")
def test_pets_revenge_counts_each_pet_and_six_for_the_frog(stage):
    stage.show(rebel("pets-revenge", "P10", "P8", "P2", more_rounds=NEXT))
    stage.press("P10").play("1 play P8", "2 play P2")
    seen = stage.look()["scores"]["0"]
    assert (seen["Pets, 1 more each"], seen["The Frog"], seen["In this round"]) == ("3", "5", "8")


@of("late-to-the-ball")
def test_late_to_the_ball_a_card_waits_for_the_last_trick(stage):
    stage.show(rebel("late-to-the-ball", "Q4 C9", "Q9 C3", "Q5 C4"))
    assert "Choose 1 card to set aside: you play it in the last trick." in stage.look()["prompt"]
    stage.press("C9", "main-action").play("1 aside C3", "2 aside C4")
    seen = stage.look()
    assert seen["hand"] == ["Q4"]
    assert seen["aside"].startswith("Set aside:")
    assert "1 card aside" in seen["seats"]["1"]
    stage.press("Q4").play("1 play Q9", "2 play Q5")
    assert stage.look()["hand"] == ["C9"]


@of("poisoned-apple")
def test_poisoned_apple_the_void_player_wins(stage):
    stage.show(rebel("poisoned-apple", "P2 P3", "Q9 F3", "Q5 F4", leader=1))
    stage.play("1 play Q9", "2 play Q5")
    assert stage.look()["prompt"].startswith("Your turn: no Queens, so play anything.")
    stage.press("P2")
    assert stage.look()["prompt"].startswith("Your lead")


@of("crystal-clear")
def test_crystal_clear_a_suit_of_each_hand_lies_open(stage):
    stage.show(rebel("crystal-clear", "Q4 F2 F5", "Q9 Q3 P3", "Q5 F4 P4"))
    seen = stage.look()
    assert "Choose a suit: your cards of it will be face up." in seen["prompt"]
    assert {"Fairies", "Queens"} <= set(seen["offered"])
    stage.press("suit-F").play("1 show Q", "2 show P")
    assert stage.look()["open"] == {"1": 2, "2": 1}


@of("upside-down")
def test_upside_down_a_six_turns_the_order_round(stage):
    stage.show(rebel("upside-down", "Q6 F2", "Q9 F3", "Q5 F4", leader=1))
    stage.play("1 play Q9", "2 play Q5")
    assert stage.look()["winning"] == "1"
    assert "low-wins" not in stage.look()["chips"]
    stage.press("Q6")
    assert "Old Bruno" in stage.look()["last"]


@of("dancing-queens")
def test_dancing_queens_couples_are_counted_on_the_sheet(stage):
    stage.show(rebel("dancing-queens", "Q9", "C9", "Q4", more_rounds=NEXT))
    stage.press("Q9").play("1 play C9", "2 play Q4")
    seen = stage.look()["scores"]["0"]
    assert seen["Couples of one number, 3 each"] == "3"
    assert seen["In this round"] == "3"


@of("the-prince-always-rings-twice")
def test_the_prince_always_rings_twice_every_place_takes_two_cards(stage):
    stage.show(rebel("the-prince-always-rings-twice", "Q4 Q7", "Q9 F3", "Q2 Q3"))
    stage.press("Q4").play("1 play Q9", "2 play Q2")
    seen = stage.look()
    assert seen["legal"] == ["Q7"]
    stage.press("Q7")
    assert stage.look()["places"]["0"] == ["Q4", "Q7"]
    assert stage.look()["winning"] == "0"


@of("wedding-gift")
def test_wedding_gift_a_card_from_each_goes_on_the_pile(stage):
    stage.show(rebel("wedding-gift", "Q4 F2 P2 P5", "Q9 F3 P3 P6", "Q5 F4 P4 P7"))
    assert "Choose 1 card for the gift pile." in stage.look()["prompt"]
    stage.press("P2", "main-action").play("1 gift P3", "2 gift P4")
    seen = stage.look()
    assert seen["gifts"].startswith("3 gifts on the pile yours: 2")
    assert "P2" not in seen["hand"]


@of("after-party")
def test_after_party_half_of_the_hand_is_for_later(stage):
    stage.show(rebel("after-party", "Q4 F2 P2 P5", "Q9 F3 P3 P6", "Q5 F4 P4 P7"))
    seen = stage.look()
    assert "Choose 2 cards to set aside for later." in seen["prompt"]
    assert all("for later" in slot for slot in seen["slots"])
    stage.press("P2", "P5", "main-action").play("1 half P3 P6", "2 half P4 P7")
    assert stage.look()["hand"] == ["F2", "Q4"]
    stage.press("Q4").play("1 play Q9", "2 play Q5", "1 play F3", "2 play F4").press("F2")
    assert stage.look()["hand"] == ["P2", "P5"]


@of("bathroom-break")
def test_bathroom_break_princes_count_twice_but_not_for_who_is_behind(stage):
    before = [[0, 0, 5]]
    stage.show(rebel("bathroom-break", "C9", "C5", "C4", before=before, more_rounds=NEXT))
    stage.press("C9").play("1 play C5", "2 play C4")
    seen = stage.look()["scores"]["0"]
    assert (seen["Princes, 1 each"], seen["Princes, 1 more each"], seen["In this round"]) == ("3", "3", "6")


@of("single-fairy")
def test_single_fairy_fairies_take_points_off(stage):
    stage.show(rebel("single-fairy", "F9 C2", "F5 C3", "F4 C4", more_rounds=NEXT))
    stage.press("F9").play("1 play F5", "2 play F4").press("C2").play("1 play C3", "2 play C4")
    seen = stage.look()["scores"]["0"]
    assert seen["Fairies, \u22121 each"] == "\N{MINUS SIGN}3"


@of("blind-mans-bluff")
def test_blind_mans_bluff_the_other_half_goes_to_the_right(stage):
    stage.show(rebel("blind-mans-bluff", "Q4 P2", "Q9 P3", "Q5 P4"))
    assert "Choose 1 card to set aside: Old Bruno plays it later." in stage.look()["prompt"]
    assert "to Old Bruno" in stage.look()["slots"][0]
    stage.press("P2", "main-action").play("1 half P3", "2 half P4")
    stage.press("Q4").play("1 play Q9", "2 play Q5")
    assert stage.look()["hand"] == ["P3"]


@of("midnight-makeover")
def test_midnight_makeover_fairies_follow_any_suit(stage):
    stage.show(rebel("midnight-makeover", "F9 P2 P3", "Q8 F3 P5", "Q5 F4 P4", leader=1))
    stage.play("1 play Q8", "2 play Q5")
    seen = stage.look()
    assert (seen["legal"], seen["dim"]) == (["F9"], ["P2", "P3"])
    assert "Fairies" in seen["prompt"]
    stage.press("F9")
    assert stage.look()["prompt"].startswith("Your lead")


@of("pass-the-bouquet")
def test_pass_the_bouquet_a_new_suit_becomes_the_led_suit(stage):
    stage.show(rebel("pass-the-bouquet", "P4 P2", "Q8 F3", "P5 F4", leader=1))
    stage.play("1 play Q8")
    assert stage.look()["chips"]["led"].startswith("Queens led")
    stage.play("2 play P5")
    seen = stage.look()
    assert seen["chips"]["led"].startswith("Pets led")
    assert seen["winning"] == "2"


@of("haggle-with-the-hag")
def test_haggle_with_the_hag_a_card_of_the_hand_for_one_of_the_trick(stage):
    stage.show(rebel("haggle-with-the-hag", "Q9 F5 F6", "Q4 F2 F3", "Q5 F4 F7"))
    stage.press("Q9").play("1 play Q4", "2 play Q5")
    seen = stage.look()
    assert seen["prompt"].startswith("The trick is yours. Haggle with the Hag for one of its cards?")
    assert "No thanks" in seen["offered"]
    stage.press("table-Q4", "F5")
    assert stage.look()["main"] == "Swap them"
    stage.press("main-action")
    assert stage.choices_sent()[-1] == "haggle F5 Q4"
    assert "Q4" in stage.look()["hand"]


@of("odds-and-evens")
def test_odds_and_evens_the_chip_says_which_and_the_cards_are_marked(stage):
    stage.show(rebel("odds-and-evens", "Q4 Q7 F2", "Q9 F3 P3", "Q5 F4 P4", leader=1))
    stage.play("1 play Q9", "2 play Q5")
    seen = stage.look()
    assert "odd numbers" in seen["chips"]["parity"].lower()
    assert (seen["legal"], seen["dim"]) == (["Q7"], ["F2", "Q4"])
    assert "odd" in stage.press("Q4").look()["refusal"]


@of("magic-beans")
def test_magic_beans_only_the_highest_and_the_lowest_of_a_suit(stage):
    stage.show(rebel("magic-beans", "Q4 Q7 Q9", "F9 F3 P3", "F5 F4 P4"))
    seen = stage.look()
    assert (seen["legal"], seen["dim"]) == (["Q4", "Q9"], ["Q7"])
    assert stage.press("Q7").look()["refusal"]


@of("three-times-a-lady")
def test_three_times_a_lady_every_three_takes_three_off(stage):
    stage.show(rebel("three-times-a-lady", "Q9", "Q3", "C3", more_rounds=NEXT))
    stage.press("Q9").play("1 play Q3", "2 play C3")
    seen = stage.look()["scores"]["0"]
    assert (seen["Threes, \u22123 each"], seen["In this round"]) == ("\N{MINUS SIGN}6", "\N{MINUS SIGN}5")


@of("always-the-bridesmaid")
def test_always_the_bridesmaid_the_second_best_wins(stage):
    stage.show(rebel("always-the-bridesmaid", "Q7 F2", "Q9 F3", "Q5 F4", leader=1))
    stage.play("1 play Q9")
    assert stage.look()["winning"] == "1"
    stage.play("2 play Q5")
    assert stage.look()["winning"] == "2"
    stage.press("Q7")
    assert stage.look()["prompt"].startswith("Your lead")


@of("arranged-marriage")
def test_arranged_marriage_no_trick_costs_five(stage):
    stage.show(rebel("arranged-marriage", "Q2", "Q9", "Q5", more_rounds=NEXT))
    stage.press("Q2").play("1 play Q9", "2 play Q5")
    seen = stage.look()["scores"]
    assert seen["0"]["No trick taken"] == "5"
    assert "No trick taken" not in seen["1"]


@of("late-for-a-very-important-date")
def test_late_for_a_very_important_date_three_cards_are_kept_and_counted(stage):
    stage.show(rebel("late-for-a-very-important-date", "Q4 C2 C3 C4", "Q9 F3 F5 F6", "Q5 F4 F7 F8", more_rounds=NEXT))
    stage.press("Q4").play("1 play Q9", "2 play Q5")
    seen = stage.look()["scores"]["0"]
    assert seen["Princes, 1 each"] == "3"


@of("sisterhood")
def test_sisterhood_the_card_farthest_from_the_leaders_wins(stage):
    stage.show(rebel("sisterhood", "Q2 F2", "Q9 F3", "Q8 F4", leader=1))
    stage.play("1 play Q9", "2 play Q8")
    assert stage.look()["winning"] == "2"
    stage.press("Q2")
    assert stage.look()["prompt"].startswith("Your lead")


@pytest.mark.parametrize("card", sorted(ROUNDS_BY_NAME))
def test_its_name_and_text_stand_beside_the_table(stage, card):
    edition = next(edition for edition in ("deluxe", "classic") if card in rounds_of(edition))
    stage.show(rebel(card, "Q4 F2 P2 P5", "Q9 F3 P3 P6", "Q5 F4 P4 P7", edition=edition))
    words = Words(edition=edition)
    shown = stage.look()["round"]
    assert words.say(f"round-{card}") in shown
    if stage.by_id(f"more-about-{card}").count():  # before the tricks it stands in short, with the whole text behind it
        assert words.say(f"round-{card}.short") in shown
        shown = stage.press(f"more-about-{card}").by_id("sheet").inner_text()
    assert words.say(f"round-{card}.text") in shown
