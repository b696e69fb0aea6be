"""Friends at one table, each at a page of their own: invited by letters, gone and back, and once more."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from coronet.words import languages
from tests.browser.clicker import Clicker
from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.sight import RESTED
from tests.browser.tables import SHORT, opened
from tests.browser.test_first_minute import Stranger, play_three_tricks

SMALL = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SMALLEST = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
WORDS_BROKEN = """(seats) => seats.filter((seat) => {
  const walker = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    for (const { index, 0: word } of walker.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      if (range.getClientRects().length > 1) return true;
    }
  }
  return false;
}).length"""
SOON_MS = 5_000  # in which one must see that somebody is gone


@pytest.fixture
def friends(house, person):
    """Ada and Emil at a table that waits; a bot has the third seat."""
    code, token, link = opened(house, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}])
    ada = person(f"/t/{code}", seed=1, token=token, **(DESKTOP | STILL))
    emil = person(link, seed=2, **(SMALL | STILL))
    named(emil, "Emil")
    emil.by_id("sit").tap()
    ada.page.locator("[data-testid=seat-1][data-kind=person]").wait_for()
    return ada, emil


def named(clicker, name):
    field = clicker.by_id("name")
    field.fill(name)
    field.blur()


def begun(ada, *others):
    ada.by_id("start").click()
    for one in (ada, *others):
        one.by_id("hand").wait_for()


def back(clicker):
    """The same person at a new page of the same browser."""
    again = Clicker(clicker.page.context.new_page(), touch=clicker.touch)
    again.page.set_default_timeout(20_000)
    return again


def test_a_friend_comes_by_letters_as_they_were_said(house, person):
    ada = person("/", **(SMALL | STILL))
    named(ada, "Ada")
    ada.by_id("invite-friends").tap()
    letters = ada.by_id("invite-letters").inner_text()
    emil = person("/", **(DESKTOP | STILL))
    emil.by_id("join-field").fill(f"{letters[:2]}-{letters[2:4]} {letters[4:]}".lower())
    emil.by_id("join").click()
    invitation = emil.by_id("invitation").inner_text()
    assert invitation == "Ada invites you to Rebel Princess, about 35 min."
    emil.by_id("sit").click()
    ada.page.locator("[data-testid=seat-1][data-kind=person]").wait_for()


def test_two_who_name_themselves_nothing_are_told_apart(house, person):
    code, token, link = opened(house)
    ada = person(f"/t/{code}", token=token, **(DESKTOP | STILL))
    guest = person("/", **(SMALL | STILL))
    guest.by_id("name").wait_for()
    guest.page.evaluate("localStorage.setItem('coronet.name', 'Ada')")
    guest.page.goto(link)
    guest.by_id("sit").tap()
    ada.page.locator("[data-testid=seat-1][data-kind=person]").wait_for()
    name = guest.by_id("name").input_value()
    assert name != "Ada"
    expect(ada.by_id("seat-1")).to_contain_text(name)


def test_a_guest_who_has_never_played_learns_the_tricks_meanwhile_and_comes_back(house, person):
    code, token, link = opened(house)
    ada = person(f"/t/{code}", token=token, **(DESKTOP | STILL))
    guest = person(link, **(SMALL | STILL))
    expect(guest.by_id("aim")).to_contain_text("Take tricks, but avoid the Princes in them")
    guest.by_id("sit").tap()
    guest.by_id("learn-meanwhile").tap()
    play_three_tricks(Stranger(guest))
    assert guest.by_id("first-role").count() == 0, "another princess is danced as there"
    guest.by_id("first-ball").tap()
    guest.by_id("stand").wait_for()
    assert guest.page.url.endswith(f"/t/{code}")
    begun(ada, guest)


def test_friends_are_invited_to_the_game_that_was_chosen_with_the_same_one_press(house, person):
    ada = person("/", **(SMALL | STILL))
    named(ada, "Ada")
    ada.by_id("invite-game").select_option("woo")
    ada.by_id("invite-friends").tap()
    letters = ada.by_id("invite-letters").inner_text()
    emil = person("/", **(DESKTOP | STILL))
    emil.by_id("join-field").fill(letters)
    emil.by_id("join").click()
    assert "Ada invites you to Woo the Princess" in emil.by_id("invitation").inner_text()


def test_letters_that_no_table_has_are_refused_in_words(house, person):
    emil = person("/", **(DESKTOP | STILL))
    emil.by_id("join-field").fill("zuzuzu")
    emil.by_id("join").click()
    emil.page.wait_for_function("document.querySelector('[data-testid=join-field]').validationMessage !== ''")
    assert "No table waits" in emil.by_id("join-field").evaluate("field => field.validationMessage")
    assert ["404" in problem for problem in emil.problems] == [True]
    emil.problems.clear()  # the browser's own note of the answer


@pytest.mark.parametrize(
    "size", [SMALL, SMALLEST, ON_ITS_SIDE, DESKTOP], ids=["phone", "small phone", "on its side", "desktop"]
)
def test_the_first_screen_of_a_lobby_has_link_camera_code_and_letters(house, person, size):
    code, token, _ = opened(house)
    ada = person(f"/t/{code}", token=token, **(size | STILL))
    ada.by_id("invite-letters").wait_for()
    bar = ada.page.locator(".bar").bounding_box()["y"]
    for name in ("invite-letters", "invite-qr", "invite-link"):
        box = ada.by_id(name).bounding_box()
        assert box["y"] + box["height"] <= bar, name
    assert ada.by_id("seat-0").bounding_box()["y"] < ada.by_id("invite-fresh").bounding_box()["y"]


@pytest.mark.parametrize(
    "size", [SMALL, SMALLEST, ON_ITS_SIDE, DESKTOP], ids=["phone", "small phone", "on its side", "desktop"]
)
def test_the_first_screen_of_whoever_is_invited_says_what_one_is_after_and_has_the_seat(house, person, size):
    link = opened(house)[2]
    for language in languages():
        guest = person(link, locale=language, **(size | STILL))
        for name in ("invitation", "aim", "name", "sit"):
            expect(guest.by_id(name)).to_be_in_viewport(ratio=1)


def test_seats_around_the_table_are_never_narrower_than_their_words(house, person):
    code, token, _ = opened(house, seats=[{"kind": "open"}] * 4, settings=SHORT | {"players": 4})
    ada = person(f"/t/{code}", token=token, **(DESKTOP | STILL))
    ada.by_id("seat-3").wait_for()
    found = {}
    for wide, high in ((844, 390), (800, 600), (1024, 768), (1280, 800)):
        ada.page.set_viewport_size({"width": wide, "height": high})
        ada.page.evaluate(RESTED)
        found[wide] = ada.page.locator(".ring [data-testid^=seat-] .who").evaluate_all(WORDS_BROKEN)
    assert found == dict.fromkeys(found, 0)


def test_the_phones_own_sheet_takes_link_and_words(house, person):
    code, token, _ = opened(house)
    ada = person(f"/t/{code}", token=token, **(SMALL | STILL))
    ada.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    ada.page.reload()
    ada.by_id("invite-hand-on").tap()
    shared = ada.page.evaluate("window.shared")
    letters = ada.by_id("invite-letters").inner_text()
    assert shared["text"] == f"Ada invites you to Rebel Princess, about 35 min. The code is {letters}."
    assert f"/t/{code}#i." in shared["url"]


def test_somebody_vanishes_a_bot_plays_and_they_take_their_seat_again(friends):
    ada, emil = friends
    begun(ada, emil)
    path = emil.page.url
    emil.page.close()
    ada.by_id("gone-1").wait_for(timeout=SOON_MS)
    assert ada.by_id("absent-1").count() == 0, "nobody decides at once"
    ada.by_id("let-bot-play").click()
    ada.page.locator("[data-testid=seat-1][data-acting=bot]").wait_for()
    assert ada.by_id("gone-1").count() == 0
    again = back(emil)
    again.page.goto(path)
    assert "plays for you" in again.by_id("stand-in").inner_text()
    again.by_id("take-seat").tap()
    ada.page.locator("[data-testid=seat-1]:not([data-acting=bot])").wait_for()
    again.by_id("stand-in").wait_for(state="detached")


def test_one_waits_for_a_friend_if_one_says_so(friends):
    ada, emil = friends
    begun(ada, emil)
    emil.page.close()
    ada.by_id("wait-for").click()
    ada.by_id("wait-for").wait_for(state="detached")
    assert "waits for Emil" in ada.by_id("absent-1").inner_text()
    assert ada.by_id("let-bot-play").count() == 1


def test_who_has_left_takes_the_seat_back_and_the_story_keeps_the_names(friends):
    ada, emil = friends
    begun(ada, emil)
    emil.page.get_by_role("button", name="Menu").tap()
    emil.by_id("menu-stand").tap()
    emil.page.get_by_role("button", name="Yes, leave").tap()
    emil.page.keyboard.press("Escape")
    ada.page.locator("[data-testid=seat-1]", has_not_text="Emil").wait_for()
    assert ada.page.locator("[data-key=room-sat]", has_text="Emil sits down").count() == 1
    emil.by_id("take-seat").tap()
    ada.page.locator("[data-testid=seat-1]", has_text="Emil").wait_for()
    emil.by_id("hand").wait_for()


def test_nobody_is_moved_by_a_rematch_until_they_join(friends):
    ada, emil = friends
    begun(ada, emil)
    ada.play_to_the_end((emil,))
    ada.by_id("rematch").click()
    said = emil.by_id("another")
    said.wait_for()
    assert "Ada wants another game." in said.inner_text()
    expect(said).to_be_in_viewport(ratio=1)  # below the buttons of a small phone nobody would look for it
    assert said.bounding_box()["y"] + said.bounding_box()["height"] <= emil.by_id("rematch").bounding_box()["y"]
    assert emil.is_over(), "the result stays"
    assert emil.by_id("evening").count() == 1
    assert "Waiting for Emil" in ada.by_id("another").inner_text()
    emil.by_id("rematch").tap()
    for one in (ada, emil):
        one.by_id("hand").wait_for()
        assert not one.is_over()


def test_the_host_may_change_the_table_while_others_read_on(friends):
    ada, emil = friends
    begun(ada, emil)
    ada.play_to_the_end((emil,))
    ada.by_id("lay-anew").click()
    ada.by_id("lobby").wait_for()
    assert ada.by_id("evening").count() == 1
    emil.by_id("laid-anew").wait_for()
    assert emil.is_over()
    emil.by_id("to-table").tap()
    emil.by_id("lobby").wait_for()


def test_three_friends_play_on_while_one_is_gone(house, person):
    code, token, link = opened(house, seats=[{"kind": "open"}] * 3, settings=SHORT)
    ada = person(f"/t/{code}", seed=1, token=token, **(DESKTOP | STILL))
    others = [person(link, seed=at, **(PHONE | STILL)) for at in (2, 3)]
    for seat, (one, name) in enumerate(zip(others, ("Emil", "Chiara"), strict=True), 1):
        named(one, name)
        one.by_id("sit").tap()
        ada.page.locator(f"[data-testid=seat-{seat}][data-kind=person]").wait_for()
    begun(ada, *others)
    emil, chiara = others
    path = emil.page.url
    emil.page.close()
    for one in (ada, chiara):
        one.by_id("gone-1").wait_for(timeout=SOON_MS)
    chiara.by_id("let-bot-play").tap()
    ada.page.locator("[data-key=room-stand-in]", has_text="Chiara lets").wait_for()
    ada.play_to_the_end((chiara,))
    again = back(emil)
    again.page.goto(path)
    again.by_id("game-end").wait_for()
    for one in (again, ada, chiara):
        one.press(one.by_id("rematch"))
    for one in (again, ada, chiara):
        one.by_id("hand").wait_for()
    ada.page.locator("[data-testid=seat-1]:not([data-acting=bot])").wait_for()
