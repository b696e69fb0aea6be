"""A guest who has no mouse: every step is a key, and focus is never lost."""

from __future__ import annotations

from tests.browser.clicker import OFFERS, Clicker


class Keyboarder(Clicker):
    """One person at one page with a keyboard alone."""

    FOCUSED = """wanted => [
        document.activeElement?.dataset?.testid ?? document.activeElement?.tagName,
        document.querySelector(`[data-testid="${wanted}"]`) !== null,
    ]"""

    def press(self, thing, position=None):
        """Walk to it with Tab and press Enter."""
        if not (self._walk_to(thing) and self._key("Enter")):
            return False
        self._again()
        return True

    def _again(self):
        if self.page.query_selector("[data-marked]"):
            self._key("Enter")

    def _main(self, count) -> bool:
        return self._key("p")

    def _cards(self, offers) -> bool:
        """The number row focuses a card by its place; Enter lifts it, and P or Enter plays it."""
        wanted = OFFERS["cards" if offers["slots"] else "marked"]
        places = self.page.locator("[data-testid=hand] button").evaluate_all(
            "(cards, wanted) => cards.flatMap((card, at) => card.matches(wanted) ? [at] : [])", wanted
        )
        if not places:
            return False
        place = self.rng.choice(places)
        if place < 9:
            return self._key(f"Digit{place + 1}") and self._key("Enter")
        return self._key("Digit1") and self._key("End") and self._key("Enter")

    def _walk_to(self, thing) -> bool:
        """Tab until it has the focus."""
        wanted = thing.get_attribute("data-testid")
        for _ in range(80):
            self.page.keyboard.press("Tab")
            focused, there = self.page.evaluate(self.FOCUSED, wanted)
            if focused == wanted or not there:
                return focused == wanted  # if it is gone, the table went on meanwhile
        raise AssertionError(f"Tab does not reach {wanted}")

    def _key(self, name: str) -> bool:
        self.page.keyboard.press(name)
        return True
