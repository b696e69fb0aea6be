"""A guest who knows no rule: does what the page's sentence, marked cards and buttons offer."""

from __future__ import annotations

import json
import random
import time
from typing import Any, NamedTuple

from playwright.sync_api import ElementHandle, Error, Locator, Page, Position

BREATH_MS = 25  # while nobody has anything to do: looking costs time that the page and its server need
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
    "marked": "[data-testid=hand] button[data-legal=yes]:not([data-sent]):not([aria-pressed=true])",
    # princesses, suits, seats, and cards on the table that may be chosen
    "others": "[data-testid=table] button[data-testid^='princess-'], [data-testid^='suit-'], [data-testid^='pick-'], "
    "[data-testid^='table-'], [data-testid=power-later], [data-testid=table] [data-choice]",
}
LOOK = """offers => {
  const all = (css) => [...document.querySelectorAll(css)];
  return [
    Object.fromEntries(Object.entries(offers).map(([name, css]) => [name, all(css).length])),
    all("[data-testid=table], [data-testid=game-end]").map((table) => table.dataset.seq).join(" "),
    all("[data-testid=game-end]").length > 0,
    all(".tip").map((tip) => tip.dataset.testid),
  ];
}"""
ONE = "([css, at]) => document.querySelectorAll(css)[at]"


class Seen(NamedTuple):
    """What the page shows at one moment."""

    offers: dict[str, int]  # how many of each kind
    seq: str  # what the table has come to
    over: bool
    tips: list[str]


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
            self._again()
        except Error:  # gone, moved or covered meanwhile
            return False
        return True

    def _again(self) -> None:
        """What spends something wants a second press in the same place."""
        marked = self.page.query_selector("[data-marked]")
        if marked and self.touch:
            marked.tap(timeout=2000)
        elif marked:
            marked.click(timeout=2000)

    def look(self) -> Seen:
        return Seen(*self.page.evaluate(LOOK, OFFERS))

    def is_over(self) -> bool:
        return self.look().over

    def seq(self) -> str:
        return self.look().seq

    def step(self, seen: Seen | None = None) -> bool:
        """One thing that the page offers now, or offered when it was looked at; False when it offers nothing."""
        offers = (seen or self.look()).offers
        return bool(
            (offers["cover"] and self._cover())
            or (offers["main"] and self._main(offers["main"]))
            or (offers["power"] and self._power(offers["power"]))
            or self._cards(offers)
            or (offers["others"] and self.press_one("others", offers["others"]))
        )

    def _cover(self) -> bool:
        return self.press(self.by_id("hand-over"))

    def _main(self, count: int) -> bool:
        return self.press_one("main", count)

    def _power(self, count: int) -> bool:
        return self.rng.random() >= 0.3 and self.press_one("power", count)

    def _cards(self, offers: dict[str, int]) -> bool:
        kind = "cards" if offers["slots"] else "marked"
        return offers[kind] > 0 and self.press_one(kind, offers[kind], SHOWN)

    def press_one(self, kind: str, count: int, position: Position | None = None) -> bool:
        """One of so many of a kind. What has gone meanwhile is not waited for."""
        found = self.page.evaluate_handle(ONE, [OFFERS[kind], self.rng.randrange(count)]).as_element()
        return found is not None and self.press(found, position)

    def play_to_the_end(self, others: tuple[Clicker, ...] = ()) -> None:
        """Take turns with the others until the page shows the end of the game."""
        everybody = [self, *others]
        last_change, before = time.monotonic(), ""
        while everybody:
            now, has_acted = "", False
            for one in list(everybody):
                seen = one.look()
                if seen.over:
                    everybody.remove(one)
                else:
                    has_acted |= one.step(seen)
                now += f"{seen.seq} "
            if not has_acted:
                self.page.wait_for_timeout(BREATH_MS)
            if now != before:
                last_change, before = time.monotonic(), now
            elif time.monotonic() - last_change > SECONDS:
                raise AssertionError(f"nothing happens: {[one.stands_at() for one in everybody]}")

    def stands_at(self) -> tuple[list[str], Seen, list[str]]:
        """What a page says and offers that nothing happens at, and what it complained of."""
        return self.by_id("prompt").all_inner_texts(), self.look(), self.problems
