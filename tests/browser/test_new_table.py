"""A new table with every round in its own slot; of a finished game, the way into its replay and its seal."""

from __future__ import annotations

from tests.browser.conftest import DESKTOP, STILL
from tests.browser.tables import BOTS, SHORT, opened, played


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
