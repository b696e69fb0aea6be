"""Choices in the making: nobody takes them away, cards can be planned, and what spends something is pressed twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from coronet.table.table import Table
from tests.browser.sight import SPEAK
from tests.positions import rebel

UPRIGHT = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
LAID = """() => [...document.querySelectorAll(
  "[data-testid=table] [aria-pressed=true], [data-testid^=in-slot-], [data-testid^=going-], [data-testid^=placed-]"
)].map((node) => node.dataset.testid).sort()"""
BACK = "[data-testid=table]:not([data-conn=lost])"
HALVES = {
    "cards to pass": lambda: Table.new("rebel", seed=4, players=4, rounds=["once-upon-a-time"]),
    "a gift to exchange": lambda: Table.new("woo", seed=2, players=3),
    "an order to lay": lambda: Table.new("telepathy", seed=3),
    "a card of R": lambda: Table.new("r", seed=1),
    "cards to put away": lambda: Table.new("triangle", seed=2),
}


def pause_and_resume(stage):
    for state in ("paused", "playing"):
        stage.info = stage.info | {"state": state}
        stage.tell()


def lose_the_line(stage):
    stage.socket.close()
    stage.page.locator("[data-conn=lost]").wait_for()
    stage.page.locator(BACK).wait_for()


def have_the_others_choose(stage):
    for seat in [seat for seat in stage.table.to_act if seat != 0][:-1]:
        stage.play(f"{seat} {stage.table.choices(seat)[0]}")


def until_my_choice_has_halves(stage):
    """Answer what has no halves, for all, until the reader can lay something out."""
    while not stage.page.locator("[data-testid=hand] button[data-legal=yes], [data-testid=slots]").count():
        for seat in reversed(stage.table.to_act):
            stage.play(f"{seat} {stage.table.choices(seat)[-1]}")


@pytest.mark.parametrize("what", HALVES)
def test_what_is_laid_out_stays_whatever_else_happens(phone, what):
    phone.show(HALVES[what]())
    until_my_choice_has_halves(phone)
    phone.by_id("hand").get_by_role("button").first.tap(position={"x": 12, "y": 24})
    expect(phone.page.locator("[data-pressed]")).to_have_count(0)
    laid = phone.page.evaluate(LAID)
    assert laid or what == "a card of R"  # which lies on the mat then
    hand = phone.look()["hand"]
    for language in ("fr", "pl", "en"):
        phone.page.evaluate(SPEAK, language)
    for size in (LYING, UPRIGHT):
        phone.page.set_viewport_size(size)
    pause_and_resume(phone)
    lose_the_line(phone)
    have_the_others_choose(phone)
    assert (phone.page.evaluate(LAID), phone.look()["hand"]) == (laid, hand)
    assert phone.choices_sent() == []


def test_a_planned_card_is_played_at_ones_turn_and_nobody_is_told_before(phone):
    phone.show(rebel("once-upon-a-time", "F9 Q2", "F3 Q4", "F5 Q6", leader=1))
    phone.press("F9")
    expect(phone.by_id("card-F9")).to_have_attribute("data-planned", "")
    assert "Tap it again" in phone.look()["prompt"]
    phone.play("1 play F3")
    assert phone.choices_sent() == []
    phone.play("2 play F5")
    expect(phone.by_id("card-F9")).to_have_count(0)
    assert phone.choices_sent() == ["play F9"]


def test_a_planned_card_that_may_not_be_played_stays_with_the_reason(phone):
    phone.show(rebel("once-upon-a-time", "F9 Q2", "F3 Q4", "F5 Q6", leader=1))
    phone.press("Q2").play("1 play F3", "2 play F5")
    assert phone.look()["refusal"].startswith("Not played as planned. Follow Fairies")
    assert phone.choices_sent() == []


FULL_HANDS = ("F9 Q2 Q4 P7 P9 C2 C8", "F3 Q5 Q6 P2 P3 C3 C4", "F5 Q7 Q8 P4 P5 C5 C6")
NOTE_ON_CARDS = """() => {
  const box = (node) => node.getBoundingClientRect();
  const note = box(document.querySelector(".refusal"));
  return [...document.querySelectorAll("[data-testid=hand] .card")].map(box).filter((card) =>
    note.left < card.right && card.left < note.right && note.bottom > card.top && card.bottom > note.top).length;
}"""


def test_the_reason_against_a_planned_card_stands_above_the_cards(stage):
    stage.show(rebel("once-upon-a-time", *FULL_HANDS, leader=1))
    stage.press("P7").play("1 play F3", "2 play F5")
    assert stage.look()["refusal"].startswith("Not played as planned.")
    assert stage.page.evaluate(NOTE_ON_CARDS) == 0


def test_a_press_that_began_before_the_question_does_not_answer_it(stage):
    stage.show(rebel("once-upon-a-time", "F9 Q2", "F3 Q4", "F5 Q6", leader=1))
    stage.play("1 play F3")
    stage.by_id("card-F9").hover(position={"x": 12, "y": 24})
    stage.page.mouse.down()
    stage.play("2 play F5")
    stage.page.mouse.up()
    assert stage.choices_sent() == []
    stage.press("F9")
    assert stage.choices_sent() == ["play F9"]


def test_a_lit_seat_uses_the_power_by_a_second_press(stage):
    stage.show(rebel("once-upon-a-time", "F9 Q2", "F3 Q4", "F5 Q6", princesses={0: "pocahontas"}, leader=1))
    plate = stage.by_id("seat-2").get_by_role("button")
    plate.click()
    expect(plate).to_have_attribute("data-marked", "")
    assert stage.look()["prompt"].startswith("Press again: use the power on Old Bruno.")
    assert stage.choices_sent() == []
    plate.click()
    expect(plate).not_to_have_attribute("data-marked", "")
    assert stage.choices_sent() == ["power 2"]
