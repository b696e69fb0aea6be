"""Several people on one device: the page is covered between turns, and shows each only their own cards."""

from __future__ import annotations

import pytest

from tests.browser.clicker import BREATH_MS
from tests.browser.conftest import PHONE, STILL
from tests.browser.tables import opened

WISH = {"edition": "deluxe", "players": 3, "rounds": ["late-for-a-very-important-date"], "princesses": "random"}


@pytest.fixture
def shared(house, person):
    """A phone at which Ada and Bruno sit; a bot has the third seat."""
    code, token, _ = opened(house, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}], settings=WISH)
    phone = person(f"/t/{code}", seed=4, token=token, **(PHONE | STILL))
    phone.by_id("together").locator("summary").tap()
    phone.by_id("together-name").fill("Bruno")
    phone.by_id("together-add").tap()
    phone.by_id("part-1").wait_for()
    return phone


def hand(phone):
    return set(
        phone.page.locator("[data-testid=hand] button").evaluate_all("all => all.map(one => one.dataset.testid)")
    )


def test_the_cards_of_one_are_covered_before_the_other_looks(shared):
    shared._cover = lambda: False  # this test presses it itself
    shared.by_id("start").tap()
    hands = {}
    for name in ("Ada", "Bruno"):
        shared.by_id("hand").wait_for()
        while shared.by_id("cover").count() == 0 and not shared.is_over():
            hands.setdefault(name, hand(shared))
            if not shared.step():
                shared.page.wait_for_timeout(BREATH_MS)
        cover = shared.by_id("cover")
        other = "Bruno" if name == "Ada" else "Ada"
        assert other in cover.inner_text()
        assert shared.page.locator("[data-testid=hand], .card").count() == 0, "nothing is left to see"
        shared.by_id("hand-over").tap()
    assert hands["Ada"]
    assert not hands["Ada"] & hands["Bruno"]


def test_a_whole_game_is_played_at_one_device_and_a_reload_changes_nothing(shared):
    shared.by_id("start").tap()
    shared.by_id("hand").wait_for()
    shared.page.reload()
    shared.play_to_the_end()
    text = shared.by_id("score-table").first.inner_text()
    assert sorted(name in text for name in ("Ada", "Bruno")) == [False, True], "who holds the device is called You"


def test_who_leaves_the_device_leaves_the_seat(shared):
    shared.by_id("part-1").tap()
    shared.page.locator("[data-testid=seat-1][data-kind=open]").wait_for()
    assert shared.by_id("part-1").count() == 0
