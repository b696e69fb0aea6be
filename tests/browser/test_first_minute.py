"""Somebody who has never played: three tricks with open help, then the first ball."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from coronet.words import Words, languages
from tests.browser.conftest import DESKTOP, PHONE, STILL, UNINSTALLED
from tests.browser.sight import RESTED, SIZES, Sight
from tests.browser.tables import SHORT, played
from tests.browser.test_axe import THEMES, findings
from tests.browser.test_layout import told

HELP = ("page-first-follow", "page-first-rings", "page-first-frog")
HEAR = """() => {
  window.heard = [];
  const hear = () => {
    for (const region of document.querySelectorAll("[aria-live]")) {
      const text = region.textContent.trim();
      if (text && window.heard.at(-1) !== text) window.heard.push(text);
    }
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
}"""


class Stranger:
    """Knows nothing: presses the largest button, then what shines, and counts every press."""

    def __init__(self, guest):
        self.guest = guest
        self.presses = 0
        guest.page.evaluate(HEAR)

    def press(self, thing):
        self.presses += 1
        thing.tap() if self.guest.touch else thing.click()

    def wait_for_a_question(self):
        self.guest.page.locator("[data-testid=hand] button[data-legal=yes]").first.wait_for()

    def play_a_card(self, at=0):
        self.wait_for_a_question()
        card = self.guest.page.locator("[data-testid=hand] button[data-legal=yes]").nth(at)
        is_up = card.get_attribute("aria-pressed") == "true"  # the only one that may be played
        self.press(card)
        if self.guest.touch and not is_up:  # the first press lifts it
            self.press(self.guest.by_id("main-action"))

    def heard(self):
        return " ".join(self.guest.page.evaluate("window.heard"))


def newcomer(person, path="/", **context):
    guest = person(path, **(DESKTOP | context))
    guest.by_id("play-now").wait_for()
    return Stranger(guest)


def play_three_tricks(stranger, choices=(0, 0, 0)):
    for at in choices:
        stranger.play_a_card(at)
        stranger.press(stranger.guest.by_id("first-go-on"))


def test_from_nothing_to_the_first_card_in_two_presses_and_to_the_first_ball(house, person):
    stranger = newcomer(person)
    began = time.monotonic()
    stranger.press(stranger.guest.by_id("play-now"))
    stranger.wait_for_a_question()
    assert "Follow suit. " in stranger.heard()
    assert "neither a Prince nor the Frog" in stranger.heard(), "what one is after, before the first card"
    stranger.play_a_card()
    assert stranger.presses <= 3
    assert time.monotonic() - began < 20
    stranger.press(stranger.guest.by_id("first-go-on"))
    for _ in range(2):
        stranger.play_a_card()
        stranger.press(stranger.guest.by_id("first-go-on"))
    heard = stranger.heard()
    words = Words("en")
    for key in HELP:
        assert words.say(key) in heard
    for sentence in (
        "must play one",
        "the highest Queen takes all the cards, the trick",
        "the fewest win",
        "drawn as a ring",
        "five proposals",
    ):
        assert sentence in heard
    stranger.press(stranger.guest.by_id("first-ball"))
    stranger.guest.by_id("tip-pass").wait_for()
    assert "/t/" in stranger.guest.page.url
    assert words.say("page-tip-pass.text") in stranger.guest.by_id("spoken").inner_text()


@pytest.mark.parametrize("language", languages())
def test_every_language_says_all_of_it_on_a_phone(house, person, language):
    stranger = newcomer(person, f"/?lang={language}", **PHONE)
    stranger.press(stranger.guest.by_id("play-now"))
    stranger.guest.by_id("first-help").wait_for()
    play_three_tricks(stranger)
    heard = stranger.heard()
    words = Words(language)
    assert [key for key in HELP if words.say(key) not in heard] == []
    stranger.guest.by_id("first-ball").wait_for()
    assert stranger.guest.page.locator("h1").inner_text() == words.say("page-first-done")
    assert stranger.guest.by_id("first-learnt").get_by_text(words.say("page-first-done.text")).is_visible()


def test_a_trick_stands_while_it_is_explained_and_the_open_door_is_explained_too(house, person):
    stranger = newcomer(person, **PHONE)
    stranger.press(stranger.guest.by_id("play-now"))
    for _ in range(3):
        stranger.play_a_card()
        stranger.guest.by_id("first-go-on").wait_for()
        stranger.guest.page.wait_for_function("() => !document.querySelector('[data-beat]')")
        assert stranger.guest.page.locator("[data-testid=runner] .card").count() == 4, "nothing has flown off"
        stranger.press(stranger.guest.by_id("first-go-on"))
    assert Words("en").say("page-first-princes-in") in stranger.heard()


def test_whoever_takes_the_first_trick_leads_and_may_not_lead_a_prince(house, person):
    stranger = newcomer(person)
    stranger.press(stranger.guest.by_id("play-now"))
    stranger.play_a_card(at=1)
    stranger.press(stranger.guest.by_id("first-go-on"))
    stranger.wait_for_a_question()
    prince = stranger.guest.page.locator("[data-testid=hand] button[data-legal=no]")
    prince.dispatch_event("click")
    stranger.guest.page.get_by_text(Words("en").say("reason-princes-not-in")).first.wait_for()


def test_it_can_be_played_by_keys_alone(house, person):
    page = newcomer(person).guest.page
    page.get_by_test_id("play-now").press("Enter")
    for _ in range(3):
        card = page.locator("[data-testid=table]:not([data-beat]) [data-testid=hand] button[data-legal=yes]").first
        is_up = card.get_attribute("aria-pressed") == "true"
        card.press("Enter")
        if not is_up:
            page.get_by_test_id("main-action").press("Enter")
        page.get_by_test_id("first-go-on").press("Enter")
    page.get_by_test_id("first-ball").wait_for()
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page.get_by_test_id("first-ball").press("Enter")
    page.get_by_test_id("table").wait_for()


def test_the_first_ball_has_the_princess_that_was_taken_and_sleeping_powers(house, person):
    stranger = newcomer(person)
    stranger.guest.page.goto(f"{house.page}/first")
    play_three_tricks(stranger)
    stranger.guest.by_id("first-role").get_by_text("Snow White").wait_for()
    stranger.press(stranger.guest.by_id("first-another"))
    stranger.guest.by_id("first-role").get_by_text("Thumbelina").wait_for()
    stranger.press(stranger.guest.by_id("first-ball"))
    stranger.guest.by_id("table").wait_for()
    stranger.guest.by_id("dock").locator(".own").click()
    stranger.guest.by_id("sheet").get_by_text("Ignorance Is Bliss").wait_for()
    stranger.guest.by_id("sheet").get_by_text(Words("en").say("page-power-state", power="later")).wait_for()


def test_who_knows_how_goes_straight_to_the_ball_or_home(house, person):
    stranger = newcomer(person)
    stranger.press(stranger.guest.by_id("play-now"))
    stranger.guest.by_id("first-help").wait_for()
    stranger.guest.page.locator(".topbar .brand").click()
    stranger.press(stranger.guest.by_id("play-now"))
    stranger.press(stranger.guest.by_id("first-skip"))
    stranger.guest.page.wait_for_url("**/t/*")
    stranger.guest.by_id("tip-aim").wait_for()
    assert stranger.guest.by_id("first-help").count() == 0


@pytest.mark.parametrize("language", languages())
def test_beside_the_tips_of_the_first_ball_the_round_card_is_whole(house, person, language):
    stranger = newcomer(person, f"/?lang={language}", **STILL)
    stranger.press(stranger.guest.by_id("play-now"))
    stranger.press(stranger.guest.by_id("first-skip"))
    for tip in ("tip-aim", "tip-pass"):
        stranger.guest.by_id(tip).wait_for()
        stranger.guest.page.evaluate(RESTED)
        hidden = stranger.guest.by_id("round-card").evaluate("card => card.scrollHeight - card.clientHeight")
        assert hidden <= 0, tip
        stranger.press(stranger.guest.by_id("tip-got-it"))


def test_whoever_has_finished_a_game_plays_it_again_with_one_press(house, person):
    code, token = played(house)
    guest = person(f"/t/{code}", token=token, **DESKTOP, **STILL)
    guest.by_id("game-end").wait_for()
    guest.page.locator(".topbar .brand").click()
    guest.by_id("play-now").click()
    guest.page.wait_for_url("**/t/*")
    guest.by_id("table").wait_for()
    assert code not in guest.page.url
    expect(guest.page.locator("[data-testid^=seat-]")).to_have_count(SHORT["players"])


def test_the_large_button_at_its_end_is_in_sight_without_scrolling(house, person):
    guest = person("/first", **DESKTOP, **STILL)
    play_three_tricks(Stranger(guest))
    guest.by_id("first-ball").wait_for()
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.by_id("first-ball")).to_be_in_viewport(ratio=1)


@pytest.fixture(scope="module")
def taught(browser, house):
    """A page at each of the moments of the first tricks, in order."""

    def walk(context, look):
        fresh = browser.new_context(**(STILL | UNINSTALLED | context))
        page = fresh.new_page()
        page.set_default_timeout(20_000)
        page.goto(f"{house.page}/first")
        for trick in range(3):
            card = page.locator("[data-testid=hand] button[data-legal=yes]").first
            card.wait_for()
            page.evaluate(RESTED)
            look(page, f"trick {trick + 1}")
            page.set_viewport_size({"width": 1280, "height": 800})
            card.click()
            page.get_by_test_id("first-go-on").wait_for()
            page.wait_for_function("() => !document.querySelector('[data-beat]')")
            page.evaluate(RESTED)
            look(page, f"after trick {trick + 1}")
            page.set_viewport_size({"width": 1280, "height": 800})
            page.get_by_test_id("first-go-on").click()
        page.get_by_test_id("first-ball").wait_for()
        look(page, "at the end")
        fresh.close()

    return walk


def test_nothing_of_it_overlaps_is_cut_or_out_of_reach(taught):
    faults = {}

    def look(page, where):
        sight = Sight(page)
        if found := sight.faults(words=False) + sight.faults_in_other_languages():
            faults[where] = found

    taught(DESKTOP, look)
    assert not faults, told(faults)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_it(taught, theme):
    found = {}

    def look(page, where):
        if serious := findings(page, theme):
            found[where] = serious

    taught(PHONE if theme == "dark" else DESKTOP, look)
    assert found == {}
