"""Those who look on: a link outlives a reload, and a bot's seat is had for the asking."""

from __future__ import annotations

from tests.browser.conftest import DESKTOP, STILL
from tests.browser.tables import opened

WISH = {"edition": "classic", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}
BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


def test_a_guest_who_comes_to_a_running_game_gets_a_bots_seat_by_the_hosts_word_and_keeps_the_link(house, person):
    code, token, link = opened(house, seats=BOTS, settings=WISH)
    host = person(f"/t/{code}", seed=1, token=token, **(DESKTOP | STILL))
    host.by_id("start").click()
    host.by_id("hand").wait_for()
    guest = person(link, seed=2, **(DESKTOP | STILL))
    guest.by_id("ask-2").wait_for()
    guest.page.reload()
    guest.by_id("ask-2").click()
    guest.by_id("ask-back").wait_for()
    assert guest.by_id("hand").locator("button").count() == 0
    host.by_id("ask-yes").click()
    guest.by_id("hand").locator("button").first.wait_for()
    assert host.by_id("asking-2").count() == 0
