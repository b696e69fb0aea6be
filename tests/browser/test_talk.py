"""What is said at a table: seen at the seat by everybody, counted until it is read, and muted for who wants that."""

from __future__ import annotations

import pytest

from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.moments import moments
from tests.browser.other_moments import other_moments
from tests.browser.tables import opened
from tests.browser.test_small_phones import SIZES
from tests.browser.woo_moments import woo_moments

WISH = {"edition": "deluxe", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}
LONG = "Shall we play one more after this one? I have time until ten, and my sister would like to join us as well."
UNREAD = ".tool[data-tool=talk] .unread"
WIDE = 1280  # where the chat is beside the table

# Cards that one reads or presses and that a bubble lies on
# Once the page knows how much room its parts have, which it is told with the next frame
COVERED = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = (node) => node.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const cards = [...document.querySelectorAll(".card, .mini:not(.back), .openline")];
  const seen = cards.filter((card) => card.checkVisibility());
  return [...document.querySelectorAll(".bubble")].flatMap((bubble) =>
    seen.filter((card) => meet(box(bubble), box(card))).map((card) => bubble.dataset.testid + " on " + card.className));
}"""

# Whether the middle of a thing is really there for the eye
IS_SEEN = """(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && (node.contains(found) || found.contains(node));
}"""


@pytest.fixture
def waiting(house, person):
    """Ada with a phone and Bruno at a desk, at one table that has not begun."""
    code, token, link = opened(house, seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}], settings=WISH)
    ada = person(f"/t/{code}", token=token, **(PHONE | STILL))
    bruno = person(link, **(DESKTOP | STILL))
    bruno.by_id("sit").first.click()
    bruno.by_id("stand").wait_for()
    return ada, bruno


@pytest.fixture
def two(waiting):
    """The same two, at their table once it has begun."""
    waiting[0].by_id("start").tap()
    for one in waiting:
        one.by_id("hand").wait_for()
    return waiting


def open_chat(reader):
    tool = reader.page.locator(".tool[data-tool=talk]")
    if tool.is_visible():
        tool.click()
    reader.by_id("tab-chat").click()
    reader.by_id("chat").wait_for()


def say(writer, text):
    if not writer.by_id("chat-field").count():
        open_chat(writer)
    writer.by_id("chat-field").fill(text)
    writer.by_id("chat-field").press("Enter")


def seat_of(reader):
    """Where this one sits, as the others count."""
    return int(reader.page.locator(".me").get_attribute("data-testid").split("-")[1])


def test_a_line_is_a_bubble_at_the_seat_and_unread_until_the_chat_was_open(two):
    ada, bruno = two
    say(bruno, "Good evening!")
    for one in two:
        one.by_id(f"bubble-{seat_of(bruno)}").get_by_text("Good evening!").wait_for()
    assert ada.page.locator(UNREAD).inner_text() == "1"
    assert ada.page.get_by_role("button", name="Story and chat, 1 new message").count() == 1
    assert "Good evening!" in ada.by_id("hearing").inner_text()
    assert bruno.by_id("hearing").inner_text() == "", "nobody is told what they said themselves"
    ada.page.locator(".tool[data-tool=talk]").tap()
    ada.by_id("chat").get_by_text("Good evening!").wait_for()
    ada.by_id("sheet-close").tap()
    assert ada.page.locator(UNREAD).count() == 0
    ada.page.reload()
    ada.by_id("hand").wait_for()
    assert ada.page.locator(UNREAD).count() == 0


def test_in_the_waiting_room_a_line_is_a_bubble_and_unread_until_the_chat_was_in_sight(waiting):
    ada, bruno = waiting
    say(bruno, "Good evening!")
    ada.by_id("bubble-1").get_by_text("Good evening!").wait_for()
    assert ada.page.locator(UNREAD).inner_text() == "1"
    ada.page.locator(".tool[data-tool=talk]").tap()
    ada.by_id("sheet").get_by_text("Good evening!").wait_for()
    ada.by_id("sheet-close").tap()
    assert ada.page.locator(UNREAD).count() == 0
    say(bruno, "Shall we begin?")
    ada.page.locator(UNREAD).wait_for()
    ada.by_id("chat").scroll_into_view_if_needed()
    ada.page.locator(UNREAD).wait_for(state="detached")


@pytest.mark.parametrize(("wide", "high"), [*SIZES, (WIDE, 800)])
def test_the_last_lines_of_the_chat_are_seen_on_every_size(open_stage, wide, high):
    with open_stage(**PHONE) as stage:
        stage.show(next(one for one in moments() if one.state == "playing").table)
        for at in range(5):
            stage.talk(1, f"Line {at}.")
        stage.page.set_viewport_size({"width": wide, "height": high})
        stage.page.locator(".room[data-wide]" if wide == WIDE else ".room:not([data-wide])").wait_for()
        open_chat(stage)
        lines = stage.by_id("chat").locator("li")
        seen = [lines.nth(at).evaluate(IS_SEEN) for at in (3, 4)]
        assert seen == [True, True]
        assert stage.by_id("chat-field").get_attribute("placeholder") == "Write a message"
        assert stage.by_id("chat-field").evaluate(IS_SEEN)


def test_where_the_chat_is_in_sight_a_line_is_read(two):
    ada, bruno = two
    open_chat(bruno)
    say(ada, "Hello!")
    bruno.by_id("chat").get_by_text("Hello!").wait_for()
    bruno.by_id("tab-story").click()
    assert bruno.by_id("tab-chat").inner_text() == "Chat"
    say(ada, "Are you there?")
    bruno.by_id("tab-chat").locator(".unread").wait_for()
    assert bruno.by_id("tab-chat").locator(".unread").inner_text() == "1"


def test_a_reaction_is_a_bubble_too(two):
    ada = two[0]
    open_chat(ada)
    ada.by_id("react-well-played").tap()
    for one in two:
        one.by_id(f"bubble-{seat_of(ada)}").get_by_text("Well played").wait_for()


def test_somebody_muted_is_neither_seen_nor_counted(two):
    ada, bruno = two
    say(bruno, "Hello!")
    ada.page.locator(UNREAD).wait_for()
    open_chat(ada)
    ada.by_id("mute").first.tap()
    say(bruno, "And now?")
    bruno.by_id(f"bubble-{seat_of(bruno)}").get_by_text("And now?").wait_for()
    say(ada, "Peace.")
    ada.by_id(f"bubble-{seat_of(ada)}").wait_for()  # what was said before has come, too
    assert ada.by_id(f"bubble-{seat_of(bruno)}").count() == 0
    assert "And now?" not in ada.by_id("chat").inner_text()
    ada.by_id("unmute").tap()
    ada.by_id("chat").get_by_text("And now?").wait_for()


def test_a_muted_chat_stays_muted(two):
    ada, bruno = two
    say(bruno, "Hello!")
    ada.page.locator(UNREAD).wait_for()
    open_chat(ada)
    ada.by_id("switch-mute-all").check()
    ada.by_id("chat-field").wait_for(state="detached")
    ada.page.reload()
    ada.by_id("hand").wait_for()
    assert ada.page.locator(UNREAD).count() == 0
    assert ada.by_id(f"bubble-{seat_of(bruno)}").count() == 0
    ada.page.locator(".tool[data-tool=talk]").tap()
    ada.by_id("tab-chat").tap()
    assert "You have muted the chat." in ada.by_id("chat").inner_text()
    ada.by_id("switch-mute-all").uncheck()
    ada.by_id("chat").get_by_text("Hello!").wait_for()


@pytest.mark.parametrize("some", [moments, woo_moments, other_moments], ids=["rebel", "woo", "others"])
def test_no_bubble_lies_on_a_card(open_stage, some):
    found = []
    with open_stage(**PHONE) as stage:
        for moment in [one for one in some() if one.state == "playing"][::3]:
            stage.turn_to(moment.table)
            for seat in range(len(stage.info["seats"])):
                stage.talk(seat, LONG, longer_s=600)
            for wide, high in (*SIZES, (1280, 800)):
                stage.page.set_viewport_size({"width": wide, "height": high})
                found += [f"{moment}, {wide} x {high}: {fault}" for fault in stage.page.evaluate(COVERED)]
    assert found == []
