"""Parlour games say what one is after: in one line at the table, on phones too, and above the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from coronet.words.words import Words
from tests.browser.conftest import STILL
from tests.browser.other_moments import other_moments

SIZES = ((320, 568), (390, 664), (844, 390), (1280, 800))
LANGUAGES = ("en", "fr", "pl")
OTHERS = ("r", "woo")
IN_SIGHT = """() => {
  const out = (css) => [...document.querySelectorAll(css)].filter((node) => {
    const { top, bottom, left, right, height } = node.getBoundingClientRect();
    return height === 0 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  }).length;
  return [document.querySelectorAll("[data-testid=aim]").length, out("[data-testid=aim]"), out(".dock")];
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aim_stands_in_sight_above_a_dock_that_is_whole(open_stage, language):
    moments = [one for one in other_moments() if one.table.game not in OTHERS and one.state == "playing"]
    assert len({one.table.game for one in moments}) == 8
    found = {}
    with open_stage(**STILL, locale=language) as stage:
        for moment in moments:
            for wide, high in SIZES:
                stage.page.set_viewport_size({"width": wide, "height": high})
                stage.turn_to(moment.table, state=moment.state)
                aim = Words(language).say(f"parlour-{moment.table.game}.aim")
                expect(stage.by_id("aim")).to_have_text(aim)
                if (seen := stage.page.evaluate(IN_SIGHT)) != [1, 0, 0]:
                    found[f"{moment} at {wide} x {high}"] = seen
    assert found == {}


def test_the_aim_stands_above_the_result(open_stage):
    ended = next(one for one in other_moments() if one.table.game == "triangle" and one.state == "over")
    with open_stage(**STILL) as stage:
        stage.show(ended.table, state="over")
        aim, result = stage.by_id("aim").bounding_box(), stage.by_id("prompt").bounding_box()
        assert aim["y"] + aim["height"] <= result["y"]
