"""A guest who knows no rule: does what the page's sentence, marked cards and buttons offer."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page, Position

SECONDS = 60
SHOWN: Position = {"x": 12, "y": 24}  # of a card in the hand, whatever its neighbours cover


class Clicker:
    """One person at one page."""

    def __init__(self, page: Page, *, seed: int = 0, touch: bool = False) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.touch = touch
        self.problems: list[str] = []
        self.refused = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._count_refusals))
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        if message.type == "error" and "ERR_" not in message.text and "WebSocket" not in message.text:
            self.problems.append(message.text)

    def _count_refusals(self, text: str | bytes) -> None:
        self.refused += '"t":"refuse"' in str(text)

    def by_id(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def press(self, locator: Locator, position: Position | None = None) -> bool:
        """Press it, if it is still there: in its middle, or at a place of it."""
        try:
            if self.touch:
                locator.tap(timeout=2000, position=position)
            else:
                locator.click(timeout=2000, position=position)
        except Error:  # gone, moved or covered meanwhile
            return False
        return True

    def is_over(self) -> bool:
        return self.by_id("game-end").count() > 0

    def seq(self) -> str:
        return " ".join(self.by_id("table").evaluate_all("found => found.map(table => table.dataset.seq)"))

    def step(self) -> bool:
        """One thing that the page offers now; False when it offers nothing."""
        return any(offered() for offered in (self._cover, self._main, self._power, self._cards, self._others))

    def _cover(self) -> bool:
        cover = self.by_id("hand-over")
        return cover.count() > 0 and self.press(cover)

    def _main(self) -> bool:
        main = self.page.locator("[data-testid=main-action]:not([aria-disabled])")
        return main.count() > 0 and self.press(main.first)

    def _power(self) -> bool:
        window = self.page.locator("[data-testid=power-window] .acts button:not([aria-pressed=true])")
        if window.count() == 0 or self.rng.random() < 0.3:
            return False
        names = window.evaluate_all("found => found.map(button => button.dataset.testid)")
        wanted = [name for name in names if name in ("power-later", "power-use", "power-return")]
        return bool(wanted) and self.press(self.by_id(str(self.rng.choice(wanted))))

    def _cards(self) -> bool:
        marked = "" if self.by_id("slots").count() else "[data-legal=yes]"
        cards = self.page.locator(f"[data-testid=hand] button{marked}:not([data-sent])")
        number = cards.count()
        return number > 0 and self.press(cards.nth(self.rng.randrange(number)), SHOWN)

    def _others(self) -> bool:
        """Princesses, suits, seats, and cards on the table that may be chosen."""
        offered = self.page.locator(
            "[data-testid=table] button[data-testid^='princess-'], [data-testid^='suit-'], [data-testid^='pick-'], "
            "[data-testid^='table-'], [data-testid=power-later], [data-testid=table] [data-choice]"
        )
        number = offered.count()
        return number > 0 and self.press(offered.nth(self.rng.randrange(number)))

    def play_to_the_end(self, others: tuple[Clicker, ...] = ()) -> None:
        """Take turns with the others until the page shows the end of the game."""
        everybody = (self, *others)
        last_change, before = time.monotonic(), ""
        while not all(one.is_over() for one in everybody):
            for one in everybody:
                if not one.is_over():
                    one.step()
            now = "".join(one.seq() for one in everybody)
            if now != before:
                last_change, before = time.monotonic(), now
            elif time.monotonic() - last_change > SECONDS:
                raise AssertionError(f"nothing happens: {self.by_id('prompt').all_inner_texts()}")
