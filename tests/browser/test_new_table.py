"""A new table with every round in its own slot, and the way from the story of a finished game into its replay."""

from __future__ import annotations

from tests.browser.conftest import DESKTOP, STILL
from tests.browser.tables import BOTS, SHORT, played


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
