"""The ball of the day in the page, at phone size: from home to its end beside par, what is shared, the calendar."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import STILL
from tests.browser.test_axe import THEMES, findings
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = SKIP_WITHOUT_COMPILER

SMALL = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
WAIT = 120_000  # milliseconds, for the expert's games
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
DECIDED = "() => !document.querySelector('[data-testid=decided] [role=status]')"


def to_its_end(guest, game="r"):
    """Through a ball by touch, until its result is there."""
    guest.by_id("to-ball").tap()
    guest.by_id(f"play-ball-{game}").tap()
    guest.by_id("table").wait_for()
    guest.play_to_the_end()
    guest.by_id("ball-verdict").wait_for(timeout=WAIT)
    guest.page.wait_for_function(DECIDED, timeout=WAIT)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_ball_from_home_to_the_calendar(house, person, language):
    guest = person(f"/?lang={language}", **SMALL, **STILL)
    guest.by_id("to-ball").wait_for()
    to_its_end(guest)
    assert guest.refused == []
    assert re.fullmatch(r"[12][.,]\d", guest.by_id("par").inner_text())
    assert guest.page.evaluate(FITS)
    medal = guest.by_id("ball-verdict").get_attribute("data-medal")
    shared = guest.by_id("share-text").inner_text().splitlines()
    assert len(shared) == 3
    found = {theme: findings(guest.page, theme) for theme in THEMES}
    guest.by_id("all-balls").tap()
    guest.by_id("calendar").wait_for()
    assert guest.by_id("ball-r").get_attribute("data-state") == "over"
    assert guest.by_id("calendar").locator(f"[data-medal={medal}]").count() == 1
    assert guest.by_id("streak").get_attribute("data-days") == "1"
    assert guest.page.evaluate(FITS)
    found |= {f"{theme} calendar": findings(guest.page, theme) for theme in THEMES}
    assert {where: serious for where, serious in found.items() if serious} == {}


def test_the_result_is_shared_as_text_and_as_a_picture(house, person):
    guest = person("/", **SMALL, **STILL)
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    to_its_end(guest)
    guest.by_id("share-ball").tap()
    guest.page.wait_for_function(
        "text => navigator.clipboard.readText().then(copied => copied === text)",
        arg=guest.by_id("share-text").inner_text(),
    )
    with guest.page.expect_download() as saved:
        guest.by_id("share-picture").tap()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)


def test_a_ball_goes_on_where_it_was_left_and_is_practice_after_its_end(house, person):
    guest = person("/ball", **SMALL, **STILL)
    guest.by_id("play-ball-r").tap()
    guest.by_id("table").wait_for()
    guest.page.goto(f"{house.page}/ball")
    guest.by_id("play-ball-r").wait_for()
    assert guest.by_id("ball-r").get_attribute("data-state") == "on"
    guest.by_id("play-ball-r").tap()
    guest.by_id("table").wait_for()
    guest.play_to_the_end()
    guest.by_id("rematch").tap()
    guest.by_id("table").wait_for()
    assert guest.page.get_by_role("button", name="Hint").count() == 1


def test_the_ball_of_another_day_is_for_practice(house, person):
    guest = person("/ball/2026-01-02", **SMALL, **STILL)
    guest.by_id("today").wait_for()
    guest.by_id("play-ball-woo").tap()
    guest.by_id("table").wait_for()
    assert guest.page.get_by_role("button", name="Hint").count() == 1
