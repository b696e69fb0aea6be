"""Somebody who knows no rule learns each game by its first game: reads every tip, and does what the page offers."""

from __future__ import annotations

import json
import time

import pytest

from tests.browser.clicker import SECONDS, Clicker
from tests.browser.conftest import DESKTOP, PHONE, STILL

ROUNDS = 3  # of the guided ball
ALWAYS_TOLD = {
    "rebel": {"tip-aim", "tip-pass", "tip-trick", "tip-score"},
    "r": {"tip-r-aim", "tip-r-secret", "tip-r-judged", "tip-r-end"},
    "woo": {
        "tip-woo-aim",
        "tip-woo-exchange",
        "tip-woo-wooing",
        "tip-woo-collected",
        "tip-woo-princess",
        "tip-woo-end",
    },
}


class Newcomer(Clicker):
    """Looks before acting: reads each tip, and presses nothing while there is news or an answer on the way."""

    def __init__(self, page, **options):
        super().__init__(page, **options)
        self.told = []
        self.looked_at = ""
        self.tips = []  # that stood there then
        self.newest = ""
        self.awaited = False  # whether an answer is on the way
        self.sent = set()  # what was done: a slow machine says it again, and then only the answer comes again
        page.route_web_socket("**/ws", self._sit_between)

    def _sit_between(self, socket):
        """Bots are quick, and what comes and goes is known."""
        server = socket.connect_to_server()

        def send(text):
            frame = json.loads(text)
            if frame["t"] == "create":
                frame["pace"] = "instant"
            if frame["t"] == "do" and frame["id"] not in self.sent:
                self.sent.add(frame["id"])
                self.awaited = True
            server.send(json.dumps(frame))

        def receive(text):
            self._hear_refusal(text)
            frame = json.loads(text)
            if frame["t"] == "up":
                self.newest = str(frame["seq"])
            self.awaited &= frame["t"] not in ("up", "refuse")
            socket.send(text)

        socket.on_message(send)
        server.on_message(receive)

    def catch_up(self):
        """Wait until the page shows the newest."""
        end = time.monotonic() + SECONDS
        while not self.is_up_to_date(self.seq()):
            assert time.monotonic() < end, f"the page shows {self.seq()}, not {self.newest}"
            self.page.wait_for_timeout(20)

    def stands_at(self):
        return *super().stands_at(), f"newest {self.newest}", f"awaited {self.awaited}"

    def is_up_to_date(self, seq):
        return seq == self.newest and not self.awaited

    def press(self, locator, position=None):
        now = self.look()
        return self.is_up_to_date(now.seq) and now.tips == self.tips and super().press(locator, position)

    def step(self, seen=None):
        seen = seen or self.look()
        before, self.looked_at, self.tips = self.looked_at, seen.seq, seen.tips
        if not self.is_up_to_date(seen.seq):
            return False
        if before != seen.seq:
            return True
        return self.read(seen.tips) if seen.tips else super().step(seen)  # who decides before a tip is read misses it

    def read(self, names):
        """Say to the tip that stands there, and not to one that may have come since, that it is read."""
        if not self.press(self.by_id(names[0]).get_by_test_id("tip-got-it")):
            return False
        self.told.append(names[0])
        self.by_id(names[0]).wait_for(state="detached")  # a press is drawn a frame later
        return True

    def read_until(self, names):
        """Read on at a table where nothing more is played, until so much was told."""
        end = time.monotonic() + SECONDS
        while not names <= set(self.told) and time.monotonic() < end:
            self.catch_up()
            self.step()


def learn(newcomer, game):
    """Press the button, and wait for the table that it opens and for the first tip, which is fetched meanwhile."""
    newcomer.by_id(f"learn-{game}").click()
    newcomer.by_id("table").locator(".tip").wait_for()


def introduced(person, game, *, way="/", context):
    """A newcomer who has played the introduction to its end, and looked at that too."""
    newcomer = person(way, seed=4, by=Newcomer, **context, **STILL)
    learn(newcomer, game)
    newcomer.play_to_the_end()
    newcomer.by_id("game-end").wait_for()
    newcomer.read_until(ALWAYS_TOLD[game])
    assert ALWAYS_TOLD[game] <= set(newcomer.told)
    assert len(newcomer.told) == len(set(newcomer.told))
    assert newcomer.refused == []
    return newcomer


def test_a_newcomer_plays_the_guided_ball_to_its_last_round(house, person):
    newcomer = introduced(person, "rebel", context=DESKTOP)
    scores = newcomer.by_id("score-table").first
    scores.wait_for()
    columns = scores.locator("thead th").all_inner_texts()
    assert columns[2:-1][:ROUNDS] == [str(number) for number in range(1, ROUNDS + 1)]  # and more where some are level


@pytest.mark.parametrize(("game", "context", "way"), [("r", PHONE, "/"), ("woo", DESKTOP, "/rules/woo")])
def test_a_newcomer_finishes_the_introduction(house, person, game, context, way):
    introduced(person, game, way=way, context=context)


def test_tips_can_be_skipped(house, person):
    newcomer = person("/", by=Newcomer, **DESKTOP, **STILL)
    learn(newcomer, "r")
    newcomer.by_id("tips-skip").click()
    newcomer.play_to_the_end()
    assert newcomer.told == []
    assert newcomer.page.locator(".tip").count() == 0
