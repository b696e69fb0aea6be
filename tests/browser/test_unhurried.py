"""Watched from outside: who plays with three bots at normal pace sees every trick for as long as it takes to read."""

from __future__ import annotations

import time

from tests.browser.conftest import PHONE
from tests.browser.tables import opened

WISH = {"edition": "classic", "players": 4, "rounds": ["once-upon-a-time"], "princesses": "none"}
SEATS = [{"kind": "open"}, *[{"kind": "bot", "level": "good"}] * 3]
TRICKS = 4
SECONDS = 90
WATCH = """() => {
  window.complete = [];
  let since = null;
  const look = () => {
    const runner = document.querySelector("[data-testid=runner]");
    const isWhole = runner?.querySelectorAll(".place .card").length === 4;
    if (isWhole && since === null) since = performance.now();
    if (!isWhole && since !== null) {
      window.complete.push(performance.now() - since);
      since = null;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def test_no_complete_trick_stands_under_a_second_unless_somebody_presses(house, person):
    code, token, _ = opened(house, seats=SEATS, settings=WISH, pace="normal")
    reader = person(f"/t/{code}", token=token, **PHONE)
    reader.by_id("start").click()
    reader.by_id("hand").wait_for()
    reader.page.evaluate(WATCH)
    end = time.monotonic() + SECONDS
    while len(stood := reader.page.evaluate("window.complete")) < TRICKS and time.monotonic() < end:
        reader.step()
        reader.page.wait_for_timeout(50)
    assert len(stood) >= TRICKS
    assert min(stood) >= 1000
