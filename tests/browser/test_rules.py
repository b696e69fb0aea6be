"""The rules in the page: search and contents first, cards to look at, the example beside its sentence."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, STILL

SMALL = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


def top_of(reader, css):
    return reader.page.locator(css).first.bounding_box()["y"]


@pytest.mark.parametrize("book", ["rebel", "r", "woo"])
def test_on_a_phone_they_begin_with_search_and_contents(house, person, book):
    reader = person(f"/rules/{book}", **SMALL, **STILL)
    reader.page.locator(".rulebody h2").first.wait_for()
    order = [top_of(reader, css) for css in ("h1", "[data-testid=rules-search]", ".index summary", ".rulebody h2")]
    assert order == sorted(order)
    assert top_of(reader, ".index summary") < SMALL["viewport"]["height"], "contents are on the first screen"


def test_what_is_searched_for_is_found_at_once(house, person):
    reader = person("/rules", **SMALL, **STILL)
    reader.by_id("rules-search").fill("frog")
    link = reader.page.locator(".index a", has_text="The Frog")
    link.wait_for()
    link.tap()
    reader.page.get_by_role("heading", name="The Frog", level=1).wait_for()
    assert reader.by_id("picture-frog").locator("[data-frog]").is_visible()


@pytest.mark.parametrize(
    ("book", "topic", "cards"), [("rebel", "winning", 3), ("rebel", "scoring", 3), ("r", "aim", 8), ("woo", "round", 3)]
)
def test_a_topic_has_a_picture_of_cards_beside_its_text(house, person, book, topic, cards):
    reader = person(f"/rules/{book}", **DESKTOP, **STILL)
    picture = reader.by_id(f"picture-{topic}")
    picture.wait_for()
    assert picture.locator(".card").count() == cards
    text = picture.locator("xpath=preceding-sibling::div").bounding_box()
    assert text["x"] + text["width"] <= picture.bounding_box()["x"]
