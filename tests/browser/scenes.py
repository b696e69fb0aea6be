"""Scenes worth a film: tables with full hands before something happens, and the choices that make it happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.positions import Position, duel, rebel, woo

PRINCESSES = {0: "rapunzel", 1: "pocahontas", 2: "little-mermaid", 3: "pea-princess"}


class Step(NamedTuple):
    """A choice of another seat, as "SEAT CHOICE", and for how many milliseconds it is to be seen at normal pace."""

    choice: str
    milliseconds: int


class Scene(NamedTuple):
    """A table before something happens, and how it happens."""

    table: Callable[[], Position]
    steps: tuple[Step, ...]


def _before_a_trick(*hands: str, more_rounds: tuple[str, ...] = ()) -> Position:
    """Four players after the reader has led the first card of theirs; nobody used a power before."""
    position = rebel("once-upon-a-time", *hands, princesses=PRINCESSES, more_rounds=more_rounds)
    while position.legal(position.to_act[0])[0] == "no":
        position.play(f"{position.to_act[0]} no")
    return position.play(f"0 play {hands[0].split()[0]}")


def _a_trick_with_the_frog() -> Position:
    return _before_a_trick(
        "Q4 F2 F6 P3 P7 C2 C7", "P8 F3 F9 P2 P5 C3 C8", "C9 C4 F4 P4 P9 F10 P10", "Q10 Q3 F5 F7 P6 C5 C10"
    )


def _the_last_trick_of_a_round() -> Position:
    return _before_a_trick("Q4", "P8", "C9", "Q10", more_rounds=("royal-decree",))


def _a_power() -> Position:
    hands = (
        "Q4 Q9 F2 F6 P3 P7 C2 C7",
        "P8 F3 F9 P2 P5 C3 C8 Q2",
        "C9 C4 F4 P4 P9 F10 P10 Q6",
        "Q10 Q3 F5 F7 P6 C5 C10 F8",
    )
    return rebel("once-upon-a-time", *hands, princesses=PRINCESSES | {1: "scheherazade"}, chance="P7")


def _a_duel() -> Position:
    return duel().play("0 play assassin")


def _a_round_of_woo() -> Position:
    hands = ("R9 S2 S5 B3 B8", "R4 S3 S9 B2 B6", "R7 S4 S8 B5 B9")
    return woo(*hands, specials={"lullabye": ["R4"]}).play("0 play R9")


SCENES = {
    "a trick with the Frog": Scene(
        _a_trick_with_the_frog, (Step("1 play P8", 700), Step("2 play C9", 1500), Step("3 play Q10", 3600))
    ),
    "a power": Scene(_a_power, (Step("1 power 0", 2200), Step("1 trade P8", 1600))),
    "R's reveal": Scene(_a_duel, (Step("1 play general", 4000),)),
    "a round's end": Scene(
        _the_last_trick_of_a_round, (Step("1 play P8", 700), Step("2 play C9", 1500), Step("3 play Q10", 4500))
    ),
    "a round of Woo": Scene(_a_round_of_woo, (Step("1 play R4", 1700), Step("2 play R7", 2600))),
}
