"""A guest who knows no rule: does what the page's sentence, marked cards and buttons offer."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import ElementHandle, Error, Locator, Page, Position

SECONDS = 60
SHOWN: Position = {"x": 12, "y": 24}  # of a card in the hand, whatever its neighbours cover
OFFERS = {
    "cover": "[data-testid=hand-over]",
    "main": "[data-testid=main-action]:not([aria-disabled])",
    "power": ", ".join(
        f"[data-testid=power-window] .acts [data-testid={name}]:not([aria-pressed=true])"
        for name in ("power-use", "power-later", "power-return")
    ),
    "slots": "[data-testid=slots]",
    "cards": "[data-testid=hand] button:not([data-sent]):not([aria-pressed=true])",
    "marked": "[data-testid=hand] button[data-legal=yes]:not([data-sent])",
    # princesses, suits, seats, and cards on the table that may be chosen
    "others": "[data-testid=table] button[data-testid^='princess-'], [data-testid^='suit-'], [data-testid^='pick-'], "
    "[data-testid^='table-'], [data-testid=power-later], [data-testid=table] [data-choice]",
}
COUNTS = "offers => Object.entries(offers).map(([name, css]) => [name, document.querySelectorAll(css).length])"


class Clicker:
    """One person at one page."""

    def __init__(self, page: Page, *, seed: int = 0, touch: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.touch = touch
        self.problems: list[str] = []
        self.refused: list[Any] = []  # reasons of the rules; that the table has moved on meanwhile is none
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear_refusal))
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            self.problems.append(message.text)

    def _hear_refusal(self, text: str | bytes) -> None:
        if '"t":"refuse"' in str(text) and (why := json.loads(text).get("why")):
            self.refused.append(why)

    def by_id(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def press(self, thing: Locator | ElementHandle, position: Position | None = None) -> bool:
        """Press it, if it is still there: in its middle, or at a place of it."""
        try:
            if self.touch:
                thing.tap(timeout=2000, position=position)
            else:
                thing.click(timeout=2000, position=position)
        except Error:  # gone, moved or covered meanwhile
            return False
        return True

    def offered(self) -> dict[str, int]:
        """How many of each thing the page offers now."""
        return dict(self.page.evaluate(COUNTS, OFFERS))

    def is_over(self) -> bool:
        return self.by_id("game-end").count() > 0

    def seq(self) -> str:
        return " ".join(self.by_id("table").evaluate_all("found => found.map(table => table.dataset.seq)"))

    def step(self) -> bool:
        """One thing that the page offers now; False when it offers nothing."""
        offers = self.offered()
        return bool(
            (offers["cover"] and self._cover())
            or (offers["main"] and self._main())
            or (offers["power"] and self._power())
            or self._cards(offers)
            or (offers["others"] and self.press_one("others"))
        )

    def _cover(self) -> bool:
        return self.press(self.by_id("hand-over"))

    def _main(self) -> bool:
        return self.press_one("main")

    def _power(self) -> bool:
        return self.rng.random() >= 0.3 and self.press_one("power")

    def _cards(self, offers: dict[str, int]) -> bool:
        kind = "cards" if offers["slots"] else "marked"
        return offers[kind] > 0 and self.press_one(kind, SHOWN)

    def press_one(self, kind: str, position: Position | None = None) -> bool:
        """One of a kind. What has gone meanwhile is not waited for."""
        found = self.page.query_selector_all(OFFERS[kind])
        return bool(found) and self.press(self.rng.choice(found), position)

    def play_to_the_end(self, others: tuple[Clicker, ...] = ()) -> None:
        """Take turns with the others until the page shows the end of the game."""
        everybody = [self, *others]
        last_change, before = time.monotonic(), ""
        while everybody := [one for one in everybody if not one.is_over()]:
            for one in everybody:
                one.step()
            now = " ".join(one.seq() for one in everybody)
            if now != before:
                last_change, before = time.monotonic(), now
            elif time.monotonic() - last_change > SECONDS:
                raise AssertionError(f"nothing happens: {self.by_id('prompt').all_inner_texts()}")
