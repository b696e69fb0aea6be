"""The first page: what one does, one large button, games that wait, quick play of every game, the open list."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from coronet import GAMES
from coronet.words.words import Words
from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.tables import BOTS, opened
from tests.browser.test_axe import findings

SIZES = ((320, 568), (360, 640), (390, 664), (844, 390), (1280, 800), (1920, 1080))
LANGUAGES = ("en", "fr", "pl")
WIDER = "() => document.documentElement.scrollWidth > innerWidth"
# Whether the middle of the drawing, from the frog to the suitor and from the crown to the ground, is cut or covered
CUT = """() => {
  const pic = document.querySelector(".hero .pic").getBoundingClientRect();
  const hero = document.querySelector(".hero").getBoundingClientRect();
  const cover = document.querySelector(".welcome").getBoundingClientRect();
  const x = (at) => pic.left + (at / 1200) * pic.width;
  const y = (at) => pic.top + (at / 480) * pic.height;
  const isCovered = cover.left < x(884) && cover.right > x(352) && cover.top < y(466) && cover.bottom > y(146);
  return x(352) < hero.left || x(884) > hero.right || y(146) < hero.top || y(466) > hero.bottom || isCovered;
}"""
IN_SIGHT = """(node) => {
  const { top, bottom, left, right } = node.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


def sized(wide, high):
    return {"viewport": {"width": wide, "height": high}, "has_touch": wide < 1000, "is_mobile": wide < 1000}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_the_large_button_and_the_scene_are_whole(house, person, wide, high, language):
    guest = person("/", **sized(wide, high), **STILL, locale=language)
    button = guest.by_id("play-now")
    expect(button).to_have_text(Words(language).say("page-play-now"))
    assert button.evaluate(IN_SIGHT)
    assert not guest.page.evaluate(CUT)
    heights = [guest.by_id(name).bounding_box()["height"] for name in ("play-now", "invite-friends", "learn")]
    assert heights[0] == max(heights)
    assert heights[0] > heights[2]


@pytest.mark.parametrize(("wide", "high"), [(390, 664), (1280, 800)])
def test_a_game_that_waits_leaves_the_large_button_in_sight(house, person, wide, high):
    _, token, _ = opened(house, seats=BOTS, start=True)
    guest = person("/", token=token, **sized(wide, high), **STILL)
    guest.by_id("waiting-games").wait_for()
    assert guest.by_id("play-now").evaluate(IN_SIGHT)


def test_a_game_that_waits_leaves_no_gap_where_the_scene_was(house, person):
    _, token, _ = opened(house, seats=BOTS, start=True)
    guest = person("/", token=token, **sized(844, 390), **STILL)
    above = guest.by_id("waiting-games").bounding_box()
    welcome = guest.page.locator(".welcome").bounding_box()
    assert (welcome["x"], welcome["width"]) == (above["x"], above["width"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wide", "high"), SIZES)
def test_nothing_is_wider_than_the_screen(house, person, wide, high, language):
    _, token, _ = opened(house, game="r", seats=BOTS[:2], settings={}, start=True)
    listed(house)
    guest = person("/", token=token, **sized(wide, high), **STILL, locale=language)
    guest.by_id("waiting-games").wait_for()
    assert not guest.page.evaluate(WIDER)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("context", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_with_games_that_wait_and_tables_that_are_open(house, person, context, theme):
    _, token, _ = opened(house, game="r", seats=BOTS[:2], settings={}, start=True)
    code = listed(house)
    guest = person("/", token=token, **context, **STILL)
    guest.by_id("waiting-games").wait_for()
    guest.by_id(f"sit-{code}").click()
    guest.by_id("name-first").wait_for()
    assert findings(guest.page, theme) == []


@pytest.mark.parametrize("game", GAMES)
def test_one_press_to_a_table_that_has_begun(house, person, game):
    guest = person("/", **DESKTOP, **STILL)
    guest.by_id(f"quick-{game}").click()
    expect(guest.by_id("table")).to_have_attribute("data-game", game)
    expect(guest.by_id("table")).to_have_attribute("data-state", "playing")


@pytest.mark.parametrize("game", ["r", "princess-lover"])
def test_a_quick_game_is_played_to_its_end(house, person, game):
    guest = person("/", **PHONE, **STILL)
    guest.by_id(f"quick-{game}").tap()
    guest.by_id("table").wait_for()
    guest.play_to_the_end()
    assert guest.refused == []


def test_a_quick_game_has_bots_of_the_level_that_was_chosen_last(house, person):
    guest = person("/new/r", **DESKTOP, **STILL)
    guest.by_id("level-1").select_option("beginner")
    sent = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))))
    guest.page.goto(house.page)
    guest.by_id("quick-r").click()
    guest.by_id("table").wait_for()
    assert [frame["seats"][1]["level"] for frame in sent if frame["t"] == "create"] == ["beginner"]


def test_a_game_that_waits_is_continued_put_away_and_found_again_among_all_games(house, person):
    code, token, _ = opened(house, game="r", seats=BOTS[:2], settings={}, start=True)
    reader = person("/", token=token, **PHONE, **STILL)
    expect(reader.by_id("waiting-games").get_by_role("link", name="Continue")).to_have_attribute("href", f"/t/{code}")
    reader.by_id(f"put-away-{code}").tap()
    expect(reader.by_id("waiting-games")).to_have_count(0)
    reader.page.reload()
    expect(reader.by_id("your-games")).to_contain_text("1 game is put away")
    reader.by_id("all-games").tap()
    reader.by_id(f"put-away-{code}").tap()
    expect(reader.by_id(f"put-away-{code}")).to_have_attribute("aria-label", "Put away: R")
    reader.page.goto(house.page)
    reader.by_id("waiting-games").get_by_role("link", name="Continue").tap()
    reader.by_id("table").wait_for()


def listed(house, **settings):
    """A table of R on the open list, with a seat for somebody."""
    return opened(house, game="r", settings=settings, listed=True)[0]


def test_the_open_list_changes_by_itself_and_leads_into_a_seat(server, person):
    stranger = person("/", **PHONE, **STILL)
    expect(stranger.by_id("listed")).to_contain_text("Nobody waits for players now")
    code = listed(server)
    stranger.by_id(f"sit-{code}").tap()
    stranger.by_id("name-first").get_by_role("textbox").fill("Bruno")
    stranger.by_id(f"sit-{code}").tap()
    expect(stranger.by_id("seat-1")).to_contain_text("Bruno")
    expect(stranger.by_id("seat-1")).to_have_attribute("data-kind", "person")
    stranger.page.go_back()
    again = listed(server)
    stranger.by_id(f"sit-{again}").tap()
    expect(stranger.by_id("seat-1")).to_contain_text("Bruno")


def test_a_seat_moved_to_another_device_is_found_at_its_table(house, person):
    code, token, _ = opened(house, game="r", seats=BOTS[:2], settings={}, start=True)
    first = person(f"/t/{code}", token=token, **DESKTOP, **STILL)
    first.by_id("table").wait_for()
    first.page.get_by_role("button", name="Menu").click()
    first.by_id("menu-settings").click()
    first.by_id("menu-device").click()
    typed = first.by_id("device-code").inner_text().split()[-1]
    phone = person("/", **PHONE, **STILL)
    phone.by_id("join-field").fill(typed)
    phone.by_id("join").tap()
    expect(phone.by_id("table")).to_have_attribute("data-game", "r")
    assert phone.page.url.endswith(f"/t/{code}")
