"""What the scenes of all games have: a paper, words, names, who looks; chips, and the question itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from coronet.cli.terminal.paper import Paper
from coronet.games.catalogue import game_named
from coronet.words import Words

MOST_LISTED = 15
View = dict[str, Any]


def wording_of(game: str, settings: Mapping[str, Any]) -> str:
    """What words depend on beside the language: the edition, or the box that the game lies in."""
    return str(settings.get("edition", game_named(game).declared.box))


class Shown:
    """What is shown of a game to one viewer: a seat, or a spectator (None)."""

    def __init__(self, paper: Paper, words: Words, names: list[str], seat: int | None) -> None:
        self.paper = paper
        self.words = words
        self.names = names
        self.seat = seat

    def name_of(self, seat: int) -> str:
        """What a player is called in a list: you, or a name."""
        return self.words.say("play-you") if seat == self.seat else self.names[seat]

    def chips(self, view: View) -> None:
        """The rules in force, in one line."""
        chips = [self.words.say(key, **args) for key, args in view["chips"]]
        if chips:
            self.paper.say(Text(self.words.between.join(chips), style="dim" if self.paper.colour else ""))

    def prompt(self, own: View) -> None:
        """What is asked, in one sentence."""
        key, args = own["prompt"]
        self.paper.say(Text(self.words.say(key, **args), style="bold"))


def choices_in(own: View) -> list[View]:
    """What one may choose, as data."""
    found: list[View] = own.get("choices", [])
    return found


def is_listed(own: View) -> bool:
    """Whether the legal choices are shown with numbers."""
    choices = choices_in(own)
    by_place = any("number" in choice for choice in choices)  # there a number is a place
    return "slots" not in own and not by_place and 0 < len(choices) <= MOST_LISTED
