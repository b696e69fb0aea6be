"""Hints, clocks and the review, as somebody at the page meets them."""

from __future__ import annotations

import time

import pytest

from coronet.games.contract import Said
from coronet.kernel import compiled
from tests.browser.tables import BOTS, SHORT, opened, played
from tests.positions import rebel

OPTION = {"worth": 1.0, "error": 0.2, "points": 1.0, "win": 0.5, "worlds": 400}


def option(card):
    """To play this card, as a hint has it."""
    said = Said("play", (card,))
    return OPTION | {"text": said.text, "choice": said.to_data()}


HINT = {
    "unit": "proposals",
    "best": option("Q2"),
    "second": option("Q5"),
    "difference": 0.8,
    "error": 0.2,
    "reason": {"key": "hint-frog-out", "args": {}},
}


def lead():
    """This seat leads whatever it likes."""
    return rebel("once-upon-a-time", "Q2 Q5 F9", "Q9 F3 P4", "Q4 F4 P5", leader=0)


def test_a_hint_marks_its_card_says_why_and_goes_with_the_decision(stage):
    stage.hint = HINT
    stage.show(lead())
    stage.page.keyboard.press("h")
    stage.by_id("hint-box").get_by_text("The 2 of Queens").wait_for()
    assert "It gets rid of the Frog." in stage.by_id("hint-box").inner_text()
    figures = "Next best: play the 5 of Queens, at about 0.8 proposals more (give or take 0.2)."
    assert figures not in stage.by_id("hint-box").inner_text()
    assert stage.press("hint-more").by_id("hint-figures").inner_text() == figures
    assert stage.page.locator(".hand [data-hint]").evaluate_all("found => found.map(card => card.dataset.rank)") == [
        "2"
    ]
    stage.press("Q2")
    assert stage.by_id("hint-box").count() == 0
    assert stage.choices_sent() == ["play Q2"]


def test_a_hint_is_done_by_one_press(phone):
    phone.hint = HINT
    phone.show(lead())
    phone.press("hint").by_id("hint-do").wait_for()
    phone.press("hint-do")
    assert phone.choices_sent() == ["play Q2"]
    assert phone.by_id("hint-box").count() == 0


def test_a_hint_that_bots_are_not_ready_for_comes_by_itself(stage):
    stage.hint, stage.no_hint = HINT, ["busy", "warming"]
    stage.show(lead())
    stage.press("hint")
    stage.by_id("hint-box").get_by_text("comes by itself").wait_for()
    stage.by_id("hint-do").wait_for()


def test_a_hint_says_why_even_where_another_choice_is_as_good(stage):
    stage.hint = HINT | {"difference": 0.1}
    stage.show(lead())
    stage.press("hint").by_id("hint-do").wait_for()
    said = stage.by_id("hint-box").inner_text()
    assert "It gets rid of the Frog. About as good: play the 5 of Queens." in said


def test_the_lamp_stays_in_its_place_whoever_is_to_play(stage):
    stage.show(lead())
    before = stage.by_id("hint").bounding_box()
    stage.press("Q2")
    assert stage.look()["prompt"].startswith("Waiting")
    assert stage.by_id("hint").bounding_box() == before


def test_the_button_that_plays_says_the_suit(phone):
    phone.show(lead()).press("Q5")
    assert phone.look()["main"] == "Play the 5 of Queens"


def test_a_table_without_hints_has_no_button_for_them(stage):
    stage.show(lead(), hints=False)
    assert stage.by_id("hint").count() == 0


def test_a_clock_counts_down_at_the_seat_whose_time_runs(phone):
    position = lead()
    phone.show(position)
    seats = phone.info["seats"]
    until = int(time.time() * 1000) + 900_000
    phone.info = phone.info | {"clock": 60, "seats": [seats[0] | {"until": until}, *seats[1:]]}
    phone.tell()
    left = phone.by_id("clock-0").locator("span").first.inner_text()
    assert 600 < int(left.split()[0]) <= 901
    assert phone.by_id("clock-1").count() == 0


def test_the_host_sets_clock_hints_and_a_bot_s_level_in_the_lobby(house, person):
    code, token, _ = opened(house, seats=BOTS)
    host = person(f"/t/{code}", token=token)
    host.by_id("level-1").select_option("expert")
    host.page.reload()
    host.page.wait_for_function("() => document.querySelector('[data-testid=level-1]')?.value === 'expert'")
    host.page.locator("details:has([data-testid=set-clock]) summary").click()
    host.by_id("set-clock").select_option("60")
    host.by_id("set-hints").uncheck()
    host.page.get_by_text("60 seconds per decision, no hints").first.wait_for()


@pytest.mark.skipif(not compiled.available(), reason="a review of Rebel Princess needs the compiler")
def test_a_review_leads_from_the_end_of_the_game_into_the_replay_and_back(house, person):
    code, token = played(house, settings=SHORT)
    guest = person(f"/t/{code}", token=token)
    guest.by_id("review-link").click()
    guest.by_id("review").wait_for(timeout=120_000)
    assert guest.page.get_by_role("heading", level=1).inner_text().startswith("Your ")
    bars = guest.page.locator(".costrow .n")
    assert "best" in bars.first.inner_text()
    assert guest.page.locator(".costrow[data-mine]").count() == 1
    guest.by_id("review-here").click()
    guest.by_id("replay").wait_for()
    assert guest.page.url.partition("#")[2].isdigit()
    if guest.page.get_by_test_id("costly").count():
        guest.by_id("replay-cost").click()
        guest.by_id("review").wait_for()
