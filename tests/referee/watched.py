"""A table that is watched: every question is compared with the referee's before a choice is made by chance."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from coronet import Table
from tests.referee.position import Position, Settings

SHOWN = 40  # choices in a failure message


class DisagreementError(AssertionError):
    """The engine and the referee read the rules differently."""


class WatchedTable:
    """A table of the engine, the referee's position beside it, and the choices made so far."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.table = Table.new("rebel", **settings.to_data())
        self.position: Position | None = None
        self.questions = 0
        self.happened: list[str] = []
        self._chance = random.Random(settings.seed)
        self._eagerness = self._chance.choice([0.05, 0.3, 0.8])  # to use powers: some must still be unused at the end

    # Comparing

    def agree(self, what: str, engine: Any, referee: Any) -> None:
        if engine != referee:
            raise DisagreementError(
                f"{what}: the engine says {_readable(engine)}; the referee says {_readable(referee)}"
            )

    def compare(self) -> None:
        """Every card and count that the rules page names."""
        view, position = self.table.open_view(), self.position
        assert position is not None
        trick, seats = position.trick, view["seats"]
        self.agree("hands", _sets(view["hands"]), position.hands)
        self.agree("cards set aside", _sets(view["asides"]), position.asides)
        self.agree("gift pile", set(view["gift_pile"]), position.gift_pile)
        self.agree("taken", _sets(view["taken"]), position.taken)
        self.agree("trick", [(play["seat"], play["card"]) for play in view["trick"]], _shown(position))
        self.agree("led", view["led"], trick.led)
        self.agree("leader", view["leader"], trick.leader)
        self.agree("princes in", view["princes_in"], position.princes_in)
        self.agree("open cards", _sets(seat.get("open", []) for seat in seats), position.open_cards)
        self.agree("tricks won", [seat["tricks"] for seat in seats], position.tricks_won)
        used = {seat for seat, shown in enumerate(seats) if shown["power"] == "used"}
        self.agree("powers used", used, position.seats_used)

    def story(self) -> str:
        """How to play this game again, and what was chosen last."""
        settings = ", ".join(f"{name}={value!r}" for name, value in self.settings.to_data().items())
        return f'Table.new("rebel", {settings})\nlast choices: ' + " | ".join(self.happened[-SHOWN:])

    # Asking

    def ask(self, seat: int, legal: set[str]) -> str:
        """Compare who is asked and what is legal, choose by chance."""
        return self.ask_all({seat: legal})[seat]

    def ask_all(self, legal: dict[int, set[str]]) -> dict[int, str]:
        """The same for several at once, who choose in any order."""
        self.questions += 1
        self.compare()
        self.agree("who is asked", self.table.to_act, sorted(legal))
        for seat, choices in legal.items():
            self.agree(f"what seat {seat} may choose", set(self.table.choices(seat)), choices)
        chosen: dict[int, str] = {}
        for seat in self._chance.sample(sorted(legal), len(legal)):
            self.agree("who is still asked", self.table.to_act, sorted(legal.keys() - chosen.keys()))
            chosen[seat] = self._any_of(legal[seat])
            self.happened.append(f"{seat} {chosen[seat]}")
            self.table.act(seat, chosen[seat])
        return chosen

    def _any_of(self, choices: set[str]) -> str:
        """By chance: first whether to use a power, if both can be had, then how."""
        uses = {choice for choice in choices if "power" in choice or choice.startswith(("swap", "haggle"))}
        if uses and uses != choices:
            choices = uses if self._chance.random() < self._eagerness else choices - uses
        return self._chance.choice(sorted(choices))

    def attempt_won(self, winner: int) -> None:
        """For the story: a trick that Alice may still undo."""
        self.happened.append(f"({winner} wins)")

    def trick_taken(self, winner: int) -> None:
        self.agree("winner of the trick", self.table.view(None)["winner"], winner)

    # What chance did, told by the engine and checked here

    def hands(self) -> list[set[str]]:
        return _sets(self.table.open_view()["hands"])

    def dealt_by_chance(self, pool: set[str], seats: list[int], each: int) -> dict[int, set[str]]:
        """Which cards of the pool came to which hand: the same number to each of these seats."""
        hands = self.hands()
        dealt = {seat: hands[seat] & pool for seat in seats}
        self.agree("cards dealt to each", [len(dealt[seat]) for seat in seats], [each] * len(seats))
        return dealt

    def drawn_by_chance(self, hidden: set[str], seat: int) -> str:
        """The one hidden card of another seat's hand that is now in this seat's."""
        drawn = self.hands()[seat] & hidden
        self.agree("cards drawn", len(drawn), 1)
        return drawn.pop()

    def frozen_by_chance(self, seat: int, hidden: set[str]) -> str:
        """The card turned up before this seat, one that was hidden."""
        card: str = self.table.view(None)["seats"][seat]["frozen"]
        self.agree("the frozen card was hidden", card in hidden, True)
        return card

    def looked_at_by_chance(self, seat: int, hidden: set[str]) -> set[str]:
        """The two cards that the deluxe Ice Princess looks at, both hidden before."""
        cards = {choice.split()[1] for choice in self.table.choices(seat)}
        self.agree("how many cards are looked at", len(cards), 2)
        self.agree("the cards looked at were hidden", cards <= hidden, True)
        return cards


def _shown(position: Position) -> list[tuple[int, str]]:
    return [(play.seat, "?" if play.is_face_down else play.card) for play in position.trick.plays]


def _sets(lists: Iterable[list[str]]) -> list[set[str]]:
    return [set(cards) for cards in lists]


def _readable(value: Any) -> Any:
    """Sets as sorted lists, also inside a list."""
    if isinstance(value, list):
        return [_readable(part) for part in value]
    return sorted(value) if isinstance(value, set) else value
