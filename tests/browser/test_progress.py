"""How one gets on: rating, figures and dance card at phone size, by touch and by keys, in three languages, axe."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, STILL, UNINSTALLED
from tests.browser.progress_diary import diary_of
from tests.browser.test_axe import THEMES, findings

SMALL = PHONE | {"viewport": {"width": 390, "height": 664}}
LANGUAGES = {"en": "Dance card", "fr": "Carnet de bal", "pl": "Karnet balowy"}
NOTED = "() => Object.keys(JSON.parse(localStorage.getItem('coronet.diary.game') ?? '{}'))"
TOO_WIDE = """() => [...document.querySelectorAll("main *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("svg"))
  .map((one) => one.className)"""


@pytest.fixture
def reader(browser, house):
    """Opens the page in a browser that has kept a diary."""
    contexts = []

    def opened(path="/progress", *, kept=None, **context):
        contexts.append(browser.new_context(**(STILL | UNINSTALLED | context)))
        texts = diary_of() if kept is None else kept
        # Once: what the page has kept since is not written over when it is loaded anew.
        put = "".join(f"localStorage.setItem({json.dumps(name)}, {json.dumps(text)});" for name, text in texts.items())
        contexts[-1].add_init_script(f"if (!localStorage.getItem('coronet.diary.game')) {{ {put} }}")
        page = contexts[-1].new_page()
        page.set_default_timeout(20_000)
        page.goto(house.page + path)
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_fits_a_phone_in_every_language_and_axe_finds_nothing(reader, language, theme):
    page = reader(f"/progress?lang={language}", **SMALL)
    expect(page.get_by_role("heading", name=LANGUAGES[language])).to_be_visible()
    assert page.evaluate(TOO_WIDE) == []
    assert findings(page, theme) == []


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_on_a_desktop(reader, theme):
    page = reader(**DESKTOP)
    page.get_by_test_id("dance-card").wait_for()
    assert findings(page, theme) == []


def test_somebody_new_is_told_how_it_begins(reader):
    page = reader(kept={}, **SMALL)
    page.get_by_test_id("progress-play").wait_for()
    assert page.get_by_test_id("rating").count() == 0
    assert findings(page, "light") == []


def test_the_next_level_begins_with_one_press_of_a_finger(reader):
    page = reader(**SMALL)
    page.get_by_test_id("play-next-level").tap()
    page.wait_for_url("**/t/*")
    assert page.evaluate("() => localStorage.getItem('coronet.level')") == "strong"


def test_the_way_from_home_by_keys_alone(reader):
    page = reader("/", **SMALL)
    link = page.get_by_test_id("progress-link")
    link.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if link.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.get_by_test_id("progress").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.dataset.testid") == "play-next-level":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_a_game_that_ends_is_noted_and_rated_on_every_device_of_its_person(house, person):
    reader = person("/", **DESKTOP, **STILL)
    reader.by_id("quick-r").click()
    reader.play_to_the_end()
    reader.page.wait_for_function(f"({NOTED})().length === 1")
    token = reader.page.evaluate("() => localStorage.getItem('coronet.person')")
    reader.page.goto(house.page + "/progress")
    reader.by_id("rating-now").wait_for()
    rating = reader.by_id("rating-now").inner_text()
    reader.page.wait_for_function(
        "() => Object.values(JSON.parse(localStorage.getItem('coronet.diary.game'))).every((one) => one.told)"
    )
    other = person("/progress", token=token, **SMALL, **STILL)
    assert other.by_id("rating-now").inner_text() == rating


@pytest.mark.parametrize("theme", THEMES)
def test_in_a_duel_the_name_of_the_other_side_opens_who_the_bot_is(person, theme):
    reader = person("/", **SMALL, **STILL)
    reader.by_id("quick-r").tap()
    reader.by_id("about-1").tap()
    reader.page.locator("[data-testid=sheet] .bot-line").wait_for()
    assert "points in this game" in reader.by_id("sheet").inner_text()
    assert findings(reader.page, theme) == []
