"""Who the bots are: a name for each level and seat, and a small taste. Their lines stand in the words (`player-line-`).

A taste decides between two choices that the level itself would make, so it changes the manner and not the level. Those
who search have none: they play what comes out best. A bot from outside goes by its own name and its seat.
"""

from __future__ import annotations

from typing import NamedTuple

CAREFUL, BOLD, EVEN = "careful", "bold", "even"


class Character(NamedTuple):
    """A bot's name and taste."""

    name: str
    taste: str


CHARACTERS = {
    "beginner": (
        Character("Nell", CAREFUL),
        Character("Pip", BOLD),
        Character("Dora", EVEN),
        Character("Hugo", BOLD),
        Character("Tilda", CAREFUL),
        Character("Oskar", EVEN),
        Character("Lotte", CAREFUL),
    ),
    "good": (
        Character("Ada", CAREFUL),
        Character("Bruno", BOLD),
        Character("Celeste", EVEN),
        Character("Damian", BOLD),
        Character("Elodie", CAREFUL),
        Character("Florian", EVEN),
        Character("Greta", CAREFUL),
    ),
    "strong": tuple(
        Character(name, EVEN) for name in ("Cosima", "Leander", "Ottilie", "Raphael", "Sidonie", "Valentin", "Wanda")
    ),
    "expert": tuple(
        Character(name, EVEN)
        for name in ("Isolde", "Maximilian", "Seraphine", "Aurelio", "Morgana", "Theodor", "Xenia")
    ),
}


def character_at(level: str, seat: int) -> Character:
    """Who plays a seat at this level."""
    if level not in CHARACTERS:
        return Character(f"{level} {seat + 1}", EVEN)
    known = CHARACTERS[level]
    return known[seat % len(known)]


def line_of(level: str, seat: int) -> str:
    """The key of the line about who plays a seat."""
    kind = level if level in CHARACTERS else "outside"
    return f"player-line-{kind}-{character_at(level, seat).taste}"
