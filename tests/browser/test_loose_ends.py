"""Around the page: links without the clipboard, screens that open at their top, licences, motion that ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from coronet.table.table import Table
from coronet.words import languages
from tests.browser.conftest import DESKTOP, PHONE, STILL, UNINSTALLED
from tests.browser.gallery import SCREENS, SETTLED
from tests.browser.stage import Stage
from tests.browser.tables import BOTS, SHORT, opened, played
from tests.browser.test_other_games import play_on

NO_CLIPBOARD = """
  const writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
"""
NO_SHEET = "Object.defineProperty(navigator, 'share', { value: undefined });"
A_SHEET = "navigator.share = async (what) => { window.handedOn = what.url; };"
BOOKS = "**/assets/rules-*.js"
EXAMPLES = "**/assets/examples-*.js"
FRAMES = """
  window.frames_seen = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.frames_seen.push(JSON.stringify([frames, options], (_, value) =>
      typeof value === "number" && !Number.isFinite(value) ? String(value) : value));
    return animate.call(this, frames, options);
  };
"""
STYLE = "node => { const { color, textDecorationLine } = getComputedStyle(node); return [color, textDecorationLine]; }"
IN_SIGHT = """(heading) => {
  const { top, bottom } = heading.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? heading.textContent : "";
}"""
SIDES = """() => {
  const boxes = [...document.querySelectorAll(".podium li")].map((step) => step.getBoundingClientRect());
  const stage = document.querySelector(".finale").getBoundingClientRect();
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  return [left - stage.left, stage.right - right];
}"""


CUT_OFF = """() => [...document.querySelectorAll(".podium .name")]
  .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
  .map((name) => name.textContent)"""


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


def test_what_comes_after_a_result_begins_at_its_top(house, person):
    code, token = played(house)
    guest = person(f"/t/{code}", token=token, **(PHONE | STILL))
    guest.by_id("lay-anew").wait_for()
    guest.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert guest.page.evaluate("scrollY") > 0
    guest.by_id("lay-anew").evaluate("button => button.click()")
    guest.by_id("lobby").wait_for()
    assert guest.page.evaluate("scrollY") == 0


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


@pytest.mark.parametrize("game", ["r", "woo"])
def test_nothing_moves_by_a_number_that_is_not_finite(browser, house, game):
    context = browser.new_context(**DESKTOP, **UNINSTALLED)
    page = context.new_page()
    page.add_init_script(FRAMES)
    stage = Stage(page, house.page)
    stage.show(Table.new(game, seed=1), pace="quick")
    play_on(stage, part=4)
    frames = page.evaluate("window.frames_seen")
    context.close()
    assert frames
    assert [frame for frame in frames if "Infinity" in frame or "NaN" in frame] == []


def finished(game, **settings):
    """A table whose game is over."""
    table = Table.new(game, seed=1, **settings)
    while not table.over:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    return table


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_podium_stands_in_the_middle_with_any_number_of_players(phone, players):
    table = finished("r") if players == 2 else finished("rebel", players=players, rounds=["once-upon-a-time"])
    last = table.players - 1
    phone.show(table, state="over", seat=last)
    left, right = phone.page.evaluate(SIDES)
    assert left == pytest.approx(right, abs=2)
    assert phone.by_id(f"place-{last}").is_visible()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [4, 6])
def test_the_names_on_the_podium_are_whole_above_long_words(open_stage, players, language):
    table = finished("rebel", players=players, rounds=["once-upon-a-time"])
    with open_stage(**PHONE, locale=language) as phone:
        phone.show(table, state="over", seat=players - 1)
        for wide, high in ((320, 568), (390, 664), (844, 390), (1280, 800)):
            phone.page.set_viewport_size({"width": wide, "height": high})
            assert phone.page.evaluate(CUT_OFF) == [], f"{wide} x {high}"


def test_the_rules_in_the_menu_look_like_their_neighbours(stage):
    stage.show(Table.new("r", seed=1))
    stage.page.locator("[data-tool=menu]").click()
    link = stage.page.locator(".menu a.btn")
    assert link.evaluate(STYLE) == stage.by_id("menu-keys").evaluate(STYLE)


@pytest.mark.parametrize("late", [BOOKS, EXAMPLES], ids=["texts", "example"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_a_picture_of_a_card_s_page_waits_until_all_of_it_is_there_and_shows_the_card(house, person, size, late):
    reader = person("/", **size, **STILL)
    held = []

    def hold(request):
        held.append(request)

    reader.page.route(late, hold)
    with reader.page.expect_request(late):
        reader.page.goto(house.page + SCREENS["rules"])
    reader.by_id("rules").wait_for()
    assert not reader.page.evaluate(SETTLED)
    for request in held:
        request.continue_()
    reader.page.wait_for_function(SETTLED)
    assert reader.page.locator(".index a").count() > 20
    assert reader.by_id("example").count() == 1
    assert reader.page.get_by_role("heading", level=1).evaluate(IN_SIGHT) == "Poisoned Apple"


def test_a_seat_copies_the_position_as_it_knows_it(house, person):
    code, token, _ = opened(house, seats=BOTS, settings=SHORT)
    reader = person(f"/t/{code}", token=token, **PHONE, **STILL)
    reader.by_id("start").tap()
    reader.by_id("hand").wait_for()
    reader.page.locator("[data-tool=menu]").tap()
    reader.by_id("menu-position").tap()
    line = reader.by_id("position-line")
    line.wait_for()
    known = Table.from_position(line.input_value())
    assert known.viewer == 0
    shown = reader.page.locator("[data-testid=hand] .card").evaluate_all("all => all.map((one) => one.dataset)")
    assert {f"{one['suit']}{one['rank']}" for one in shown} == set(known.view(0)["own"]["hand"])
