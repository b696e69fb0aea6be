"""A new table with every round in its own slot; of a finished game, the way into its replay and its seal."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.tables import BOTS, SHORT, opened, played


@pytest.mark.parametrize("context", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_form_opens_at_its_top_and_home_where_it_was_left(house, person, context):
    host = person("/", **context, **STILL)
    host.page.evaluate("addEventListener('click', () => { window.left = scrollY }, { capture: true, once: true })")
    host.by_id("new-woo").click()
    host.by_id("create").wait_for()
    before = host.page.evaluate("left")
    assert before > 0
    host.page.evaluate("scrollTo(0, 100)")
    host.page.wait_for_function("() => scrollY === 100")
    host.page.go_back()
    host.by_id("play-now").wait_for()
    host.page.wait_for_function("(before) => scrollY === before", arg=before)
    host.page.go_forward()
    host.by_id("create").wait_for()
    host.page.wait_for_function("() => scrollY === 0")


def test_the_form_names_its_game(house, person):
    host = person("/new/parlour", **DESKTOP, **STILL)
    host.by_id("game-triangle").check(force=True)
    expect(host.page.get_by_role("heading", level=1)).to_have_text("New table: Triangle")


def test_a_round_is_chosen_in_its_slot_the_others_stay_surprises(house, person):
    host = person("/new", **DESKTOP, **STILL)
    host.by_id("preset-three").check(force=True)
    host.by_id("fold-rounds").locator("summary").click()
    assert (
        host.page.locator("[data-round]").evaluate_all("found => found.map(slot => slot.dataset.round)")
        == ["surprise"] * 3
    )
    host.by_id("choose-round-1").click()
    host.by_id("round-royal-decree").click()
    assert "Royal Decree" in host.by_id("round-slot-1").inner_text()
    host.by_id("level-2").select_option("expert")
    host.by_id("open-table").click()
    host.by_id("lobby").get_by_text("3 chosen rounds").first.wait_for()
    assert host.by_id("level-2").input_value() == "expert"
    host.by_id("fold-rounds").locator("summary").click()
    assert host.page.locator("[data-round]").evaluate_all("found => found.map(slot => slot.dataset.round)") == [
        "surprise", "royal-decree", "surprise",
    ]  # fmt: skip


def test_a_line_of_the_story_leads_to_its_place_in_the_replay(house, person):
    code, token = played(house, seats=BOTS, settings=SHORT)
    reader = person(f"/t/{code}", token=token, **DESKTOP, **STILL)
    line = reader.by_id("story").locator("[data-key=story-takes] button").first
    said = line.inner_text()
    line.click()
    reader.by_id("replay").wait_for()
    assert said in reader.by_id("prompt").inner_text()
    assert int(reader.page.url.partition("#")[2]) > 0


def test_who_leads_first_is_picked_by_name_and_stays_where_it_holds(house, person):
    host = person("/new", **DESKTOP, **STILL)
    host.by_id("fold-princesses").locator("summary").click()
    host.by_id("set-leader").select_option("2")
    host.by_id("open-table").click()
    host.by_id("lobby").wait_for()
    host.by_id("fold-princesses").locator("summary").click()
    name = host.by_id("seat-2").locator("bdi").inner_text()
    assert host.by_id("set-leader").locator("option:checked").inner_text() == name
    host.by_id("set-princesses").select_option("choose")
    host.page.get_by_text("Whoever chooses a princess first leads first.").wait_for()
    assert host.by_id("set-leader").count() == 0


def test_a_parlour_game_has_as_many_deals_as_its_form_shows(house, person):
    host = person("/new/parlour", **DESKTOP, **STILL)
    host.by_id("game-triangle").check(force=True)
    assert host.by_id("set-deals").locator("option:checked").inner_text() == "one for each player"
    host.by_id("set-starter").select_option("1")
    host.by_id("open-table").click()
    host.by_id("lobby").wait_for()
    assert host.by_id("set-deals").locator("option:checked").inner_text() == "2 deals"
    assert host.by_id("set-starter").input_value() == "1"


def test_own_special_gifts_are_marked_on_their_cards_and_kept_for_the_next_table(house, person):
    host = person("/new/woo", **DESKTOP, **STILL)
    host.by_id("set-specials").select_option("own")
    host.by_id("effect-lullabye").check()
    host.by_id("gift-R7").click()
    host.by_id("effect-none").check()
    host.by_id("gift-R1").click()
    host.by_id("open-table").click()
    host.by_id("lobby").wait_for()
    assert host.by_id("gift-R7").get_attribute("data-effect") == "lullabye"
    assert host.by_id("gift-R1").get_attribute("data-effect") is None
    host.page.evaluate("location.pathname = '/new/woo'")
    host.by_id("create").wait_for()
    host.by_id("set-specials").select_option("own")
    assert host.by_id("gift-R7").get_attribute("aria-label") == "7 of Roses, Lullabye"


OTHER_MARKS = """() => {
  const [name] = Object.keys(localStorage).filter((name) => name.startsWith("coronet.marks."));
  const kept = Object.keys(JSON.parse(localStorage.getItem(name)));
  localStorage.setItem(name, JSON.stringify(Object.fromEntries(kept.map((rev) => [rev, "0".repeat(32)]))));
}"""


def test_marks_that_came_after_the_end_prove_nothing(house, person):
    code, token = played(house, seats=BOTS, settings=SHORT)
    reader = person(f"/t/{code}", token=token, **DESKTOP, **STILL)
    reader.by_id("verify").click()
    reader.by_id("verify-result").get_by_text("Every card came as the seal says.").wait_for()
    assert reader.by_id("verify-result").get_by_text("told in play").count() == 0


def test_the_seal_is_verified_with_the_marks_that_the_page_was_sent(house, person):
    code, token, _ = opened(house, seats=BOTS, start=True)
    reader = person(f"/t/{code}", token=token, **DESKTOP, **STILL)
    reader.play_to_the_end()
    checked = reader.by_id("verify-result").locator("li")
    reader.by_id("verify").click()
    checked.filter(has_text="What this page was told in play stands in the log unchanged.").wait_for()
    assert reader.by_id("verify-result").locator("[data-holds=no]").count() == 0
    reader.page.evaluate(OTHER_MARKS)
    reader.by_id("verify").click()
    checked.filter(has_text="The log is not what this page was told in play.").wait_for()
