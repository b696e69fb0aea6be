"""Scenes of R and the parlour games: rules in force, what has been played, how all stand, hand, question, choices."""

from __future__ import annotations

from rich.text import Text

from coronet.cli.terminal.shown import Shown, View, choices_in, is_listed

COUNTED = ("victories", "points", "chips")  # what a seat's standing is counted in
HELP = ("choice", "numbers", "why", "hand", "trick", "players", "log", "rules", "back", "quit")
MARKS = ("?", "-")  # a place face down, a place that is empty


class BoxScenes(Shown):
    """Those of R and the parlour games, and of games that have none of their own."""

    help_keys = tuple(f"play-r-help-{name}" for name in HELP)

    def is_begun(self, view: View) -> bool:
        """Whether there is something to show."""
        return True

    def has_scores(self, view: View) -> bool:
        """Whether there is something to count."""
        return True

    def rules_at_hand(self, view: View) -> list[str]:
        """The variants in play."""
        variants: list[str] = view.get("variants", [])
        return variants

    def round_card(self, view: View, *, begins: bool = True) -> None:
        """How the game stands, for somebody who comes back to it."""
        self.trick(view)
        self.players(view)

    def players(self, view: View) -> None:
        """Everybody at the table: cards, and what is counted."""
        rows: list[list[str | Text]] = []
        for seat, plate in enumerate(view["seats"]):
            row: list[str | Text] = [Text(self.name_of(seat), style="bold")]
            row.append(self._standing(plate))
            row.append(", ".join(map(self.words.card, plate.get("cards") or plate.get("unplayed") or [])))
            rows.append(row)
        self.paper.grid(rows, right=set())

    def _standing(self, plate: View) -> str:
        parts = [self.words.say(f"play-r-{name}", number=plate[name]) for name in COUNTED if name in plate]
        if plate.get("wins"):
            parts.append(self.words.say("play-r-games", number=plate["wins"]))
        if isinstance(plate.get("hand"), int):
            parts.append(self.words.say("play-held", count=plate["hand"]))
        parts += [self.words.say(f"play-r-{name}") for name in ("folded", "out") if plate.get(name)]
        return ", ".join(parts)

    def trick(self, view: View) -> None:
        """What has been played: the rounds, or the places of seeker."""
        if "places" in view:
            self._places(view)
        if "table" not in view:
            return
        for number, (first, second, winner) in enumerate(view["table"], 1):
            self.paper.say(f"{self.words.say('play-r-round', number=number)} {self._round(first, second, winner)}", 2)
        if not view["table"]:
            self.paper.say(self.words.say("play-r-no-round"), 2)

    def _round(self, first: str | None, second: str | None, winner: int | None) -> str:
        shown = [self.words.card(card) if card else self.words.say("play-r-taken-back") for card in (first, second)]
        cards = ", ".join(f"{self.name_of(seat)} {card}" for seat, card in enumerate(shown))
        if winner is None:
            return f"{cards}: {self.words.say('play-r-round-held')}"
        return f"{cards}: {self.words.say('play-r-round-won', winner=winner)}"

    def _places(self, view: View) -> None:
        own = view.get("own", view)
        self.paper.say(self.words.say("play-r-places"), 2)
        self.paper.say_entries([f"{number} {self._on_place(card)}" for number, card in enumerate(own["places"], 1)], 4)
        if own["seen"]:
            self.paper.say(self.words.say("play-r-seen"), 2)
            self.paper.say_entries([f"{place} {self.words.card(card)}" for place, card in own["seen"].items()], 4)

    def _on_place(self, card: str) -> str:
        return card if card in MARKS else self.words.card(card)

    def hand(self, view: View) -> None:
        """The cards held, and what else is one's own."""
        own = view["own"]
        if own["hand"]:
            self.paper.say_entries([self.words.card(card) for card in own["hand"]], 2)
        for name in ("packet", "deck", "order"):
            if own.get(name):
                self.paper.say(self.words.say(f"play-r-{name}", cards=own[name]), 2, hang=2)

    def question(self, view: View) -> None:
        """Everything that one needs to know for the next choice, ending in one sentence that says what it is."""
        own = view["own"]
        self.paper.gap()
        self.chips(view)
        if view.get("table"):
            self.players(view)
        if "places" in view:
            self._places(view)
        self.hand(view)
        self.prompt(own)
        self.choices(own)

    def choices(self, own: View) -> None:
        """The legal choices with numbers, unless they are too many."""
        if is_listed(own):
            worded = [f"{number} {self.words.choice(choice)}" for number, choice in enumerate(choices_in(own), 1)]
            self.paper.say_entries(worded, 2)
            return
        for choice in choices_in(own):
            if "name" in choice:
                said = self.words.say("play-r-choice", choice=choice["text"], variant=choice["name"])
                self.paper.say(said, 2, hang=2)

    def score_sheet(self, view: View) -> None:
        """How all stand."""
        self.players(view)


SCENES = BoxScenes
