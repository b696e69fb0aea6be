"""Each reader in their own language: switched without reload, kept, and long words fit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from coronet.words import Words, languages
from tests.browser.conftest import DESKTOP, STILL
from tests.browser.moments import moments
from tests.browser.sight import LOOK, RESTED, lasting
from tests.browser.test_axe import SCREENS, SETTLED

SIZES = ((320, 568), (390, 844), (1280, 800))
MOMENTS = 3  # the fullest
OTHERS = [code for code in languages() if code != "en"]


def stays(page) -> None:
    """Marks this very document; a reload would lose the mark."""
    page.evaluate("window.stayed = true")


def test_the_language_is_switched_without_reload_and_kept(person, house):
    guest = person("/", **DESKTOP, **STILL)
    page = guest.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(guest.by_id("play-now")).to_have_text(Words("en").say("page-play-now"))
    stays(page)
    guest.by_id("languages").get_by_text("Français").click()
    expect(guest.by_id("play-now")).to_have_text(Words("fr").say("page-play-now"))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("window.stayed")
    assert [url for url in fetched if re.search(r"/assets/.*\.js$", url)]  # only now, and only this language's
    page.reload()
    expect(guest.by_id("play-now")).to_have_text(Words("fr").say("page-play-now"))
    page.locator('[data-tool="settings"]').click()
    stays(page)
    guest.by_id("set-language").get_by_text("English").click()
    expect(guest.by_id("play-now")).to_have_text(Words("en").say("page-play-now"))
    assert page.evaluate("window.stayed")


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("pl-PL", "pl"), ("is-IS", "en")])
def test_at_first_it_is_the_browsers_where_that_is_there(person, house, locale, language):
    guest = person("/", locale=locale, **DESKTOP)
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    expect(guest.by_id("play-now")).to_have_text(Words(language).say("page-play-now"))


def test_each_reader_sees_the_same_log_in_their_own_language(person, house):
    first = person("/new", **DESKTOP, **STILL)
    first.by_id("bot-away-1").click()
    first.by_id("open-table").click()
    first.by_id("start").wait_for()
    invitation = first.by_id("invite-link").input_value()
    second = person(invitation, locale="fr-FR", **DESKTOP, **STILL)
    second.by_id("sit").first.click()
    expect(first.page.locator("body")).to_contain_text(Words("en").say("page-start-hint", count=0))
    first.by_id("start").click()
    for guest, language in ((first, "en"), (second, "fr")):
        guest.by_id("table").wait_for()
        expect(guest.by_id("story")).to_contain_text(Words(language).say("room-sealed"))
    stays(first.page)
    first.page.locator('[data-tool="menu"]').click()
    first.page.get_by_role("button", name="Settings").click()
    first.by_id("set-language").get_by_text("Français").click()
    first.page.keyboard.press("Escape")
    expect(first.by_id("story")).to_contain_text(Words("fr").say("room-sealed"))
    assert first.page.evaluate("window.stayed")


def faults(page, name: str) -> list[str]:
    """What is cut off, overlaps or is out of reach, at a few sizes."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(RESTED)
        found += [f"{name}, {width} x {height}: {fault}" for fault in lasting(page, LOOK, False)]
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_cut_or_overlaps_at_the_table_in_another_language(open_stage, language):
    with open_stage(**DESKTOP, locale=language) as stage:
        found = []
        for moment in moments()[:MOMENTS]:
            stage.turn_to(moment.table, state=moment.state)
            found += faults(stage.page, str(moment))
        assert found == [], "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_nor_on_the_other_screens(person, house, language):
    guest = person("/", locale=language, **DESKTOP, **STILL)
    found = []
    for path in SCREENS:
        guest.page.goto(house.page + path)
        guest.page.wait_for_function(SETTLED)
        found += faults(guest.page, path)
    assert found == [], "\n".join(found)
