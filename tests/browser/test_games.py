"""Whole games through the page: by click, by keys alone and by touch, with three, four and six at the table.

Every frame that a page received is searched for cards that its reader could not know at that point.
"""

from __future__ import annotations

import json
import urllib.request

import pytest

from coronet.table.log import parse_log
from tests.browser.clicker import Clicker
from tests.browser.conftest import DESKTOP, PHONE, STILL
from tests.browser.keyboarder import Keyboarder
from tests.browser.tables import opened
from tests.server.wire.test_frames import check_frames, what_each_may_know

HIDDEN = ["wedding-gift", "masquerade-ball", "crystal-clear", "haggle-with-the-hag", "late-to-the-ball"]


def listening(by):
    """The same kind of guest, who also keeps every frame that comes."""

    class Listening(by):
        def __init__(self, page, **options):
            super().__init__(page, **options)
            self.frames = []
            page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

        def _hear(self, text):
            self.frames.append(json.loads(text))

    return Listening


def settings(players, rounds):
    """In the classic edition those who are level share the victory; in the other one they would play on and on."""
    edition = "deluxe" if len(rounds) > 1 else "classic"
    return {"edition": edition, "players": players, "rounds": rounds, "princesses": "random"}


def seated(house, person, people, *, wish, context, by=Clicker, game="rebel", players=None):
    """A table at which these many people sit, each at a page; bots take the other seats. The host is the first."""
    seats = [{"kind": "open"}] * people + [{"kind": "bot"}] * ((players or wish["players"]) - people)
    code, token, link = opened(house, game=game, seats=seats, settings=wish)
    host = person(f"/t/{code}", seed=1, token=token, by=listening(by), **context)
    guests = []
    for number in range(1, people):
        guest = person(link, seed=number + 1, by=listening(by), **context)
        guest.by_id("sit").first.click()
        guest.by_id("stand").wait_for()
        guests.append(guest)
    host.by_id("start").click()
    return code, [host, *guests]


def check_all_frames(house, code, everybody):
    with urllib.request.urlopen(f"{house.page}/api/log/{code}/1", timeout=20) as answer:  # noqa: S310 - our own server
        known = what_each_may_know(parse_log(answer.read()))
    for guest in everybody:
        seat = next(frame["view"]["own"]["seat"] for frame in guest.frames if frame["t"] == "up" and "view" in frame)
        assert check_frames(guest, seat, known) > 10


@pytest.mark.parametrize(
    ("players", "people", "rounds"), [(3, 2, HIDDEN[:1]), (4, 2, HIDDEN[2:3]), (6, 2, HIDDEN[3:4])]
)
def test_by_click(house, person, players, people, rounds):
    code, everybody = seated(house, person, people, wish=settings(players, rounds), context=DESKTOP | STILL)
    everybody[0].play_to_the_end(tuple(everybody[1:]))
    rows = "table => table.querySelectorAll('tbody tr').length"
    assert all(guest.by_id("score-table").first.evaluate(rows) == players for guest in everybody)
    assert all("#" not in guest.page.url for guest in everybody)
    check_all_frames(house, code, everybody)


@pytest.mark.parametrize(("players", "rounds"), [(3, HIDDEN[4:]), (4, HIDDEN[1:2]), (6, HIDDEN[:1])])
def test_by_keys_alone(house, person, players, rounds):
    code, everybody = seated(house, person, 1, wish=settings(players, rounds), context=DESKTOP | STILL, by=Keyboarder)
    everybody[0].play_to_the_end()
    check_all_frames(house, code, everybody)


@pytest.mark.parametrize(("players", "rounds"), [(3, HIDDEN[2:3]), (4, HIDDEN[1:3]), (6, HIDDEN[4:])])
def test_by_touch_on_a_phone_doing_what_the_sentence_and_the_marked_cards_say(house, person, players, rounds):
    code, everybody = seated(house, person, 1, wish=settings(players, rounds), context=PHONE | STILL)
    guest = everybody[0]
    guest.play_to_the_end()
    assert guest.refused == []
    wide = "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    scroll, client = guest.page.evaluate(wide)
    assert scroll <= client
    check_all_frames(house, code, everybody)
