"""Scenes of Woo the Princess: rules in force, the round, how all stand, hand, question, choices."""

from __future__ import annotations

from rich.text import Text

from coronet.cli.terminal.box_scenes import HELP, BoxScenes
from coronet.cli.terminal.paper import card_text
from coronet.cli.terminal.shown import View


class WooScenes(BoxScenes):
    """Those of Woo the Princess."""

    help_keys = tuple(f"play-woo-help-{name}" for name in HELP)

    def _standing(self, plate: View) -> str:
        won = plate["princesses"]
        parts = [self.words.say("play-woo-no-princess")]
        if won:
            parts = [self.words.say("play-woo-princesses", number=len(won), suits=won)]
        if not plate["playing"]:
            return ", ".join([*parts, self.words.say("play-woo-sits-out")])
        parts.append(self.words.say("play-held", count=plate["hand"]))
        parts.append(self.words.say("play-woo-collected", number=len(plate["collected"])))
        return ", ".join(parts)

    def trick(self, view: View) -> None:
        """The set, and the cards of this round; those that are gone are said to be."""
        key = "play-woo-exchanging" if view["phase"] == "exchange" else "play-woo-set"
        self.paper.say(self.words.say(key, number=view["set"], round=view["round"], suit=view["wooing"]), 2)
        line = Text()
        for entry in view["trick"]:
            line.append(", " if line else "").append(f"{self.name_of(entry['seat'])} ").append(
                self._card(entry["card"])
            )
            if entry["gone"]:
                line.append(f" ({self.words.say('play-woo-gone')})")
        self.paper.say(line or self.words.say("play-woo-nothing-played"), 2, hang=2)
        self.paper.say(self.words.say("play-woo-deck", number=view["deck"], hidden=view["face_down"]), 2)

    def _card(self, card: str) -> Text:
        return card_text(card, self.words.card(card))

    def _held(self, card: str, effect: str | None) -> str:
        name = self.words.card(card)
        return f"{name} {self.words.say(f'gift-{effect}')}" if effect else name

    def hand(self, view: View) -> None:
        """The cards held, special ones with their effect, and those drawn for Regifted."""
        own = view["own"]
        effects = {card: effect for effect, cards in view["specials"].items() for card in cards}
        self.paper.say_entries([self._held(card, effects.get(card)) for card in own["hand"]], 2)
        if own["offered"]:
            self.paper.say(self.words.say("play-woo-offered", cards=own["offered"]), 2, hang=2)

    def question(self, view: View) -> None:
        """Everything that one needs to know for the next choice, ending in one sentence that says what it is."""
        own = view["own"]
        self.paper.gap()
        self.chips(view)
        self.trick(view)
        self.hand(view)
        self.prompt(own)
        self.choices(own)


SCENES = WooScenes
