"""Around the page: links without the clipboard, screens that open at their top, licences, motion that ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from coronet.table.table import Table
from tests.browser.conftest import DESKTOP, PHONE, STILL, UNINSTALLED
from tests.browser.gallery import SCREENS, SETTLED
from tests.browser.stage import Stage
from tests.browser.tables import BOTS, SHORT, played
from tests.browser.test_other_games import play_on

NO_CLIPBOARD = """
  const writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
"""
NO_SHEET = "Object.defineProperty(navigator, 'share', { value: undefined });"
A_SHEET = "navigator.share = async (what) => { window.handedOn = what.url; };"
BOOKS = "**/assets/rules-*.js"
FRAMES = """
  window.scales = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    for (const frame of frames) if (frame.scale !== undefined) window.scales.push(frame.scale);
    return animate.call(this, frames, options);
  };
"""


def at_the_end(house, person, script):
    """A reader at the end of a game whose browser was changed by a script."""
    code, token = played(house, seats=BOTS, settings=SHORT)
    reader = person("/", token=token, **DESKTOP, **STILL)
    reader.page.add_init_script(script)
    reader.page.goto(f"{house.page}/t/{code}")
    return reader, f"/replay/{code}/1"


def test_without_the_clipboard_a_result_goes_by_the_sheet_of_the_device(house, person):
    reader, replay = at_the_end(house, person, NO_CLIPBOARD + A_SHEET)
    reader.by_id("share-replay").click()
    reader.page.wait_for_function("() => window.handedOn")
    assert reader.page.evaluate("window.handedOn").partition("?")[0].endswith(replay)


def test_without_both_a_result_stands_there_as_a_text_to_copy(house, person):
    reader, replay = at_the_end(house, person, NO_CLIPBOARD + NO_SHEET)
    reader.by_id("share-replay").click()
    link = reader.by_id("link-by-hand")
    expect(link).to_be_focused()
    assert link.input_value().partition("?")[0].endswith(replay)
    assert link.evaluate("node => node.selectionEnd - node.selectionStart") == len(link.input_value())


def test_a_new_table_opens_at_its_top(house, person):
    reader = person("/", **PHONE, **STILL)
    reader.page.locator("a[href='/new']").last.scroll_into_view_if_needed()
    reader.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert reader.page.evaluate("scrollY") > 0
    reader.page.locator("a[href='/new']").last.evaluate("node => node.click()")
    reader.by_id("create").wait_for()
    assert reader.page.evaluate("scrollY") == 0


@pytest.mark.parametrize(
    ("language", "title"), [("en-GB", "Licences"), ("fr-FR", "Licences"), ("pl-PL", "Licencje")], ids=str
)
def test_the_licences_of_others_are_found_at_the_foot_of_the_first_page(house, person, language, title):
    reader = person("/", locale=language, **PHONE, **STILL)
    reader.by_id("licences-link").click()
    page = reader.by_id("licences")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("region", name="@fontsource/grenze")).to_contain_text("SIL OPEN FONT LICENSE")
    assert page.get_by_role("region").count() >= 7
    assert reader.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_no_card_of_r_comes_to_its_place_from_an_endless_size(browser, house):
    context = browser.new_context(**DESKTOP, **UNINSTALLED)
    page = context.new_page()
    page.add_init_script(FRAMES)
    stage = Stage(page, house.page)
    stage.show(Table.new("r", seed=1), pace="quick")
    play_on(stage, part=4)
    scales = page.evaluate("window.scales")
    context.close()
    assert scales
    assert [scale for scale in scales if "Infinity" in scale or "NaN" in scale] == []


def test_a_picture_of_a_card_s_page_waits_for_its_index(house, person):
    reader = person("/", **DESKTOP, **STILL)
    held = []

    def hold(request):
        held.append(request)

    reader.page.route(BOOKS, hold)
    with reader.page.expect_request(BOOKS):
        reader.page.goto(house.page + SCREENS["rules"])
    reader.by_id("rules").wait_for()
    assert not reader.page.evaluate(SETTLED)
    (texts,) = held
    texts.continue_()
    reader.page.wait_for_function(SETTLED)
    assert reader.page.locator(".index a").count() > 20
