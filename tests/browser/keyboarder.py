"""A guest who has no mouse: every step is a key, and focus is never lost."""

from __future__ import annotations

from tests.browser.clicker import Clicker


class Keyboarder(Clicker):
    """One person at one page with a keyboard alone."""

    FOCUSED = "() => document.activeElement?.dataset?.testid ?? document.activeElement?.tagName"

    def step(self) -> bool:
        """One thing that the page offers now, by its key or by walking to it."""
        return any(offered() for offered in (self._main, self._power, self._cards, self._others))

    def press(self, locator, position=None):
        """Walk to it with Tab and press Enter."""
        return self._walk_to(locator) and self._key("Enter")

    def _main(self) -> bool:
        main = self.page.locator("[data-testid=main-action]:not([aria-disabled])")
        return main.count() > 0 and self._key("p")

    def _cards(self) -> bool:
        """The number row focuses a card by its place; Enter lifts it, and P or Enter plays it."""
        marked = "" if self.by_id("slots").count() else "[data-legal=yes]"
        places = self.page.locator("[data-testid=hand] button").evaluate_all(
            f"cards => cards.flatMap((card, at) => card.matches('button{marked}:not([data-sent])') ? [at] : [])"
        )
        if not places:
            return False
        place = self.rng.choice(places)
        if place < 9:
            return self._key(f"Digit{place + 1}") and self._key("Enter")
        return self._key("Digit1") and self._key("End") and self._key("Enter")

    def _walk_to(self, locator) -> bool:
        """Tab until it has the focus."""
        wanted = locator.evaluate_all("found => found[0]?.dataset.testid")
        if wanted is None:
            return False
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(self.FOCUSED) == wanted:
                return True
            if self.by_id(wanted).count() == 0:
                return False  # the table went on meanwhile
        raise AssertionError(f"Tab does not reach {wanted}")

    def _key(self, name: str) -> bool:
        self.page.keyboard.press(name)
        return True
