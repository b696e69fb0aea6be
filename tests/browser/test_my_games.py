"""One's own games of any game: those that wait, and those that are over."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, STILL
from tests.browser.tables import opened, played

BEGINNERS = [{"kind": "open"}] + [{"kind": "bot", "level": "beginner"}] * 2


@pytest.mark.parametrize(("game", "players"), [("r", 2), ("woo", 3)])
def test_a_table_that_waits_is_marked_at_home_and_in_the_tab(house, person, game, players):
    settings = {"players": 3} if game == "woo" else {}
    code, token, _ = opened(house, game=game, seats=BEGINNERS[:players], settings=settings, start=True)
    reader = person("/", token=token, **DESKTOP, **STILL)
    table = reader.by_id("waiting-games").get_by_role("link", name="Continue")
    assert table.get_attribute("href") == f"/t/{code}"
    reader.page.wait_for_function("document.title.startsWith('●')")
    assert "turn" in str(reader.page.locator("link[rel=icon]").get_attribute("href"))
    table.click()
    reader.by_id("table").wait_for()
    reader.page.wait_for_function("document.title.startsWith('●')")


def test_figures_and_results_fit_the_game(house, person):
    code, token = played(house, game="r", seats=BEGINNERS[:2], settings={})
    reader = person("/games", token=token, **DESKTOP, **STILL)
    figures = reader.by_id("figures-r").inner_text()
    assert "victories per game" in figures
    assert "games drawn" in figures
    assert "Beginner" in reader.by_id("by-level").inner_text()
    assert reader.by_id("by-person").count() == 0
    assert reader.page.get_by_role("heading", name="By princess").count() == 0
    links = reader.by_id("results").get_by_role("link").evaluate_all("found => found.map(link => link.pathname)")
    assert links == [f"/review/{code}/1", f"/replay/{code}/1"]
