"""Every princess through the page on a phone: her window asks, the finger answers, and the others see it."""

from __future__ import annotations

import pytest

from coronet.games.rebel.powers import PRINCESSES_BY_NAME
from coronet.words.words import Words
from tests.positions import Position, rebel

PLAYED: dict[str, object] = {}
HANDS = ("Q4 F2 P3", "Q9 F3 P4", "Q5 F4 P5")


def of(princess: str):
    """Names the princess that a test plays."""

    def note(test):
        PLAYED[princess] = test
        return test

    return note


def dealt(princess: str, *hands: str, seat: int = 0, **more) -> Position:
    """A plain round in which one seat has this princess."""
    return rebel("once-upon-a-time", *(hands or HANDS), princesses={seat: princess}, **more)


def test_every_princess_is_played_below():
    assert set(PLAYED) == set(PRINCESSES_BY_NAME)


@of("cinderella")
def test_cinderella_turns_the_order_round(phone):
    phone.show(dealt("cinderella", leader=1))
    seen = phone.look()
    assert seen["prompt"].startswith("Everything changes at midnight.")
    assert seen["offered"] == [
        "Use it",
        "Not now ask me again soon",
        "Not this trick ask me in the next",
        "Not this round ask me in the next",
    ]
    phone.press("power-use")
    assert "low wins" in phone.look()["chips"]["low-wins"].lower()
    phone.play("1 play Q9", "2 play Q5")
    assert phone.look()["winning"] == "2"


@of("snow-white")
def test_snow_white_a_low_card_counts_as_zero(phone):
    phone.show(dealt("snow-white", "Q7 Q9 F2", "Q6 F3 P4", "Q5 F4 P5", leader=1)).play("1 play Q6", "2 play Q5")
    assert phone.look()["legal"] == ["Q7", "Q9"]
    phone.press("power-use")
    seen = phone.look()
    assert seen["legal"] == ["Q7"]
    assert "pick a shining card" in seen["prompt"]
    phone.press("main-action")
    assert phone.choices_sent() == ["play Q7 power"]
    assert phone.look()["prompt"].startswith("Waiting for Zofia.")


@of("little-mermaid")
def test_the_little_mermaid_names_the_suit_to_lead(phone):
    phone.show(dealt("little-mermaid", leader=1))
    seen = phone.look()
    assert seen["offered"][:3] == ["Fairies", "Pets", "Queens"]
    phone.press("suit-P")
    assert "Zofia must lead Pets" in phone.look()["chips"]["suit-named"]


@of("pocahontas")
def test_pocahontas_names_who_leads(phone):
    phone.show(dealt("pocahontas", leader=1))
    assert phone.look()["offered"][:2] == ["You", "Old Bruno"]
    phone.press("pick-2")
    assert phone.look()["prompt"].startswith("Waiting for Old Bruno.")


@of("sleeping-beauty")
def test_sleeping_beauty_all_give_she_keeps_one_and_deals_the_rest(phone):
    phone.show(dealt("sleeping-beauty"))
    phone.press("power-use")
    assert phone.look()["prompt"].startswith("Put in a card of your own, too.")
    phone.press("Q4", "main-action").play("1 give Q9", "2 give Q5")
    seen = phone.look()
    assert seen["prompt"].startswith("Choose the card to keep.")
    assert set(seen["given"]) == {"Q4", "Q9", "Q5"}
    phone.press("table-Q5", "main-action")
    assert phone.look()["prompt"].startswith("Choose a card for Zofia.")
    phone.press("table-Q4", "main-action")
    assert phone.look()["hand"] == ["F2", "Q5", "P3"]


@of("alice")
def test_alice_undoes_the_trick_she_won(phone):
    phone.show(dealt("alice", "Q9 F2", "Q4 F3", "Q5 F4", chance="Q5 Q4"))
    phone.press("Q9", "main-action").play("1 play Q4", "2 play Q5")
    seen = phone.look()
    assert seen["prompt"].startswith("Chaotic Madness.")
    assert seen["places"] == {"0": ["Q9"], "1": ["Q4"], "2": ["Q5"]}
    phone.press("power-use")
    seen = phone.look()
    assert seen["hand"] == ["F2", "Q5"]
    assert seen["prompt"].startswith("Your lead")


@of("mulan")
def test_mulan_swaps_her_card_within_its_suit(phone):
    phone.show(dealt("mulan", "Q9 Q3 F3", "Q4 F2 F5", "Q5 F4 F6"))
    phone.press("Q9", "main-action").play("1 play Q4", "2 play Q5")
    assert phone.look()["prompt"].startswith("Camouflage.")
    assert (phone.look()["legal"], phone.look()["main"]) == (["Q3"], "Swap them")
    phone.press("main-action")
    assert phone.choices_sent()[-1] == "swap Q9 Q3"
    assert phone.look()["hand"] == ["F3", "Q9"]
    assert phone.look()["prompt"].startswith("Waiting for Old Bruno.")


@of("scheherazade")
def test_scheherazade_draws_and_trades(phone):
    phone.show(dealt("scheherazade", chance="F4"))
    assert phone.look()["offered"][:2] == ["Zofia", "Old Bruno"]
    phone.press("pick-2")
    seen = phone.look()
    assert seen["prompt"].startswith("You drew the 4 of Fairies from Old Bruno.")
    assert "Give it back" in seen["offered"]
    phone.press("Q4", "main-action")
    assert phone.look()["hand"] == ["F2", "F4", "P3"]


@of("pea-princess")
def test_the_pea_princess_asks_you_for_more_than_five(phone):
    phone.show(dealt("pea-princess", "Q4 Q7 F2", "Q9 F3 P4", "Q5 F4 P5", seat=1, leader=1))
    assert "Zofia" in phone.look()["prompt"]
    phone.play("1 power", "1 play Q9", "2 play Q5")
    seen = phone.look()
    assert "Zofia wants cards above 5" in seen["chips"]["above-five"]
    assert (seen["legal"], seen["dim"]) == (["Q7"], ["F2", "Q4"])
    assert "cards above 5" in phone.press("Q4").look()["refusal"]


@of("ice-princess")
def test_the_ice_princess_looks_at_two_and_freezes_one(phone):
    phone.show(dealt("ice-princess", chance="F4 P5"))
    phone.press("pick-2")
    seen = phone.look()
    assert seen["prompt"].startswith("You see the 4 of Fairies and the 5 of Pets. Freeze one")
    assert set(seen["given"]) == {"F4", "P5"}
    phone.press("table-P5", "main-action")
    assert "frozen" in phone.look()["chips"]["frozen"]


@of("rapunzel")
def test_rapunzel_makes_you_lead_a_prince(phone):
    phone.show(dealt("rapunzel", "Q4 C2 F2", "Q9 F3 P4", "Q5 F4 P5", seat=1)).play("1 power")
    seen = phone.look()
    assert seen["prompt"].startswith("Your lead: Rapunzel asks for a Prince.")
    assert (seen["legal"], seen["dim"]) == (["C2"], ["F2", "Q4"])
    assert "must lead a Prince" in seen["chips"]["prince-first"]


@of("thumbelina")
def test_thumbelina_need_not_follow(phone):
    phone.show(dealt("thumbelina", "Q4 F9 C2", "Q9 F3 P4", "Q5 F4 P5", leader=1)).play("1 play Q9", "2 play Q5")
    assert phone.look()["dim"] == ["F9", "C2"]
    phone.press("power-use")
    seen = phone.look()
    assert seen["legal"] == ["F9"]
    assert phone.press("C2").look()["refusal"]
    phone.press("main-action")
    assert phone.choices_sent()[-1] == "play F9 power"


def test_a_power_that_rests_this_trick_is_asked_for_again_when_something_has_changed(phone):
    princesses = {0: "cinderella", 1: "scheherazade", 2: "pea-princess"}
    phone.show(rebel("once-upon-a-time", *HANDS, princesses=princesses, leader=2, chance="P5"))
    phone.press("power-rest")
    assert phone.choices_sent() == ["no"]
    phone.play("1 power 2", "1 return")
    assert phone.by_id("power-window").count() == 0
    phone.play("0 no", "2 power")
    assert phone.by_id("power-window").count() == 1


def test_a_power_that_sleeps_this_round_is_not_asked_for_and_can_be_woken(phone):
    phone.show(dealt("cinderella", leader=1))
    phone.press("power-asleep")
    assert phone.choices_sent() == ["no"]
    assert phone.by_id("power-wake").inner_text().startswith("asleep")
    phone.press("power-wake")
    assert phone.by_id("power-wake").count() == 0


@pytest.mark.parametrize("princess", sorted(PRINCESSES_BY_NAME))
def test_a_tap_on_a_plate_tells_her_whole_text(phone, princess):
    phone.show(dealt(princess, seat=1))
    phone.by_id("seat-1").get_by_role("button").tap()
    words = Words(edition="deluxe")
    sheet = phone.page.get_by_test_id("sheet").inner_text()
    assert words.say(f"princess-{princess}.power") in sheet
    assert words.say(f"princess-{princess}.text") in sheet
