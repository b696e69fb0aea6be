"""A game that a package adds to the server: the page shows it by sentences and buttons; no file of ours names it."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, STILL, awake
from tests.browser.test_axe import findings
from tests.browser.test_games import seated
from tests.server.serving import serving

ROOT = Path(__file__).parent.parent.parent
GAME = "crowns"
WIDER = "document.documentElement.scrollWidth > innerWidth"
SOURCES = (".py", ".ts", ".tsx", ".css", ".json", ".ftl")


@pytest.fixture(scope="module")
def house(wheel_of_crowns, tmp_path_factory):
    """A server with one game more, installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("added")
    zipfile.ZipFile(wheel_of_crowns).extractall(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with serving(tmp_path_factory.mktemp("house")) as running:
            yield awake(running)


def opened(guest, *, players=2, **settings):
    """A table of the game from its form, in play."""
    guest.by_id("create").wait_for()
    for _ in range(players - 2):
        guest.by_id("players").get_by_role("button").last.click()
    for name, value in settings.items():
        if isinstance(value, bool):
            guest.by_id(f"switch-{name}").set_checked(value)
        else:
            guest.by_id(f"set-{name}").fill(str(value))
    guest.by_id("open-table").click()
    guest.by_id("start").click()
    guest.by_id("table").wait_for()


def test_a_newcomer_finds_it_sets_it_and_plays_it_to_its_end_replay_and_result(house, person):
    guest = person("/", **DESKTOP, **STILL)
    card = guest.page.locator("article.game", has_text="Crowns")
    expect(card).to_contain_text("Everybody plays a card at once")
    assert guest.by_id(f"learn-{GAME}").count() == 0
    guest.by_id(f"new-{GAME}").click()
    expect(guest.by_id(f"tab-{GAME}")).to_have_attribute("aria-current", "page")
    opened(guest, players=3, cards=2, lowest=True)
    expect(guest.by_id("prompt")).to_have_text("Choose a card. The lowest takes the crown.")
    assert guest.by_id("hand").get_by_role("button").count() == 2
    assert guest.by_id("hint").count() == 0  # nobody judges its choices
    guest.play_to_the_end()
    assert guest.refused == []
    expect(guest.by_id("game-end")).to_contain_text("won")
    assert guest.by_id("totals").locator("tbody tr").count() == 3
    guest.by_id("watch-replay").click()
    guest.by_id("replay-last").click()
    expect(guest.by_id("prompt")).to_contain_text("The game is over.")
    assert guest.by_id("laid").locator(".card").count() == 3
    guest.page.evaluate("location.pathname = '/games'")
    expect(guest.by_id("results").get_by_role("listitem")).to_contain_text(["Crowns"])


def test_it_is_begun_with_one_press_from_its_card(house, person):
    guest = person("/", **DESKTOP, **STILL)
    guest.by_id(f"quick-{GAME}").click()
    guest.by_id("table").wait_for()
    guest.play_to_the_end()
    assert guest.by_id("totals").locator("tbody tr").count() == 2


def test_a_choice_waits_for_the_others_and_can_be_taken_back(house, person):
    _, (host, guest) = seated(house, person, 2, wish={"players": 2}, context=DESKTOP | STILL, game=GAME)
    host.by_id("hand").get_by_role("button").first.click()
    host.by_id("take-back").click()
    expect(host.by_id("hand").locator("[data-choice]")).to_have_count(3)
    host.by_id("hand").get_by_role("button").first.click()
    guest.by_id("hand").get_by_role("button").first.click()
    expect(guest.by_id("laid").locator(".card")).to_have_count(2)


def test_what_is_not_allowed_is_refused_in_the_bar(house, person):
    host = person(f"/new/{GAME}", **DESKTOP, **STILL)
    host.by_id("set-cards").fill("9")
    host.by_id("open-table").click()
    expect(host.page.locator(".bar")).to_contain_text("1 to 3")


def test_in_another_language_the_page_speaks_it_and_the_game_its_own(house, person):
    guest = person("/", **DESKTOP, **STILL)
    guest.by_id(f"new-{GAME}").wait_for()
    guest.by_id("languages").get_by_text("Français").click()
    guest.by_id(f"new-{GAME}").click()
    expect(guest.by_id("create").locator("h1")).to_have_text("Nouvelle table : Crowns")
    expect(guest.by_id("create")).to_contain_text("The lowest card wins")
    opened(guest, cards=1)
    expect(guest.by_id("prompt")).to_contain_text("Choose a card.")
    guest.play_to_the_end()
    expect(guest.by_id("rematch")).to_have_text("Revanche")


def test_its_rules_are_a_book_beside_the_others(house, person):
    reader = person(f"/rules/{GAME}", **DESKTOP, **STILL)
    body = reader.by_id("rules").locator("article")
    expect(body).to_contain_text("Everybody is dealt up to three of twelve cards.")
    expect(body.get_by_role("heading", level=2)).to_have_text(["The aim", "A round"])
    assert reader.by_id(f"learn-{GAME}").count() == 0


def test_on_a_phone_nothing_is_wider_than_the_screen(house, person):
    guest = person("/", **PHONE, **STILL)
    places = {}
    guest.by_id(f"new-{GAME}").tap()
    guest.by_id("create").wait_for()
    places["create"] = guest.page.evaluate(WIDER)
    opened(guest, players=4)
    places["table"] = guest.page.evaluate(WIDER)
    guest.play_to_the_end()
    places["end"] = guest.page.evaluate(WIDER)
    guest.by_id("watch-replay").tap()
    guest.by_id("replay-last").tap()
    places["replay"] = guest.page.evaluate(WIDER)
    assert places == dict.fromkeys(places, False)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_its_form_table_and_end(house, person, theme):
    guest = person(f"/new/{GAME}", **DESKTOP, **STILL)
    guest.by_id("create").wait_for()
    found = findings(guest.page, theme)
    opened(guest, cards=2, lowest=True)
    guest.by_id("hand").get_by_role("button").first.click()
    guest.by_id("laid").locator(".card").first.wait_for()
    found += findings(guest.page, theme)
    guest.play_to_the_end()
    assert found + findings(guest.page, theme) == []


def test_no_file_of_ours_names_it():
    ours = [path for folder in ("src/coronet", "web/src") for path in (ROOT / folder).rglob("*") if path.is_file()]
    texts = {path: path.read_text(encoding="utf-8") for path in ours if path.suffix in SOURCES}
    assert len(texts) > 500
    assert [path for path, text in texts.items() if GAME in text.lower()] == []
