"""Rebel Princess as it is declared: its settings and what is true of every game of it (rules, section 2)."""

from __future__ import annotations

from coronet.games.declaration import Ball, Declaration, Kind, Measured, Setting
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.cards import SUITS
from coronet.games.rebel.record import EDITIONS
from coronet.kernel.bits import each

SURPRISE = "surprise"  # in a list of rounds: drawn when its round begins
ROUNDS_BY = ("random", "anything", "first-game")
PRINCESSES_BY = ("choose", "random", "two-keep-one", "none")
COUNTS_SHOWN, COUNTS_HIDDEN = "shown", "hidden"  # what each has collected in the round; hidden until it ends
POWERS_AT_ONCE, POWERS_FROM_SECOND = "first-round", "second-round"  # from which round on princesses have powers
PRINCESS, ROUND = "princess", "round"  # kinds of cards to have danced with; a princess is danced by her seat alone
LENGTHS = {"classic": (5,), "deluxe": (3, 5)}


def rounds_of(edition: str) -> list[str]:
    """The round cards of an edition, in the order of their letters."""
    letter = f"{edition.upper()}_LETTER"
    cards = [card for card in hooks.ROUNDS if getattr(card, letter)]
    return [hooks.identifier(card) for card in sorted(cards, key=lambda card: str(getattr(card, letter)))]


def princesses_of(edition: str) -> list[str]:
    """The princesses of an edition."""
    return [powers.PRINCESS_NAMES[number] for number in each(powers.princesses_of(EDITIONS.index(edition)))]


DECLARED = Declaration(
    name="rebel",
    box="rebel",
    page="rebel",
    part="round",
    settings=(
        Setting("edition", Kind.WORD, "deluxe", EDITIONS, is_asked=True),
        Setting("players", Kind.NUMBER, 4, range(3, 7), is_asked=True),
        Setting(
            "rounds",
            Kind.NAMES,
            "random",
            {edition: (*rounds_of(edition), SURPRISE) for edition in EDITIONS},
            by="edition",
            words=ROUNDS_BY,
            is_asked=True,
        ),
        Setting("length", Kind.NUMBER, None, LENGTHS, by="edition"),
        Setting(
            "princesses",
            Kind.NAMES,
            None,
            {edition: (*princesses_of(edition), "none") for edition in EDITIONS},
            by="edition",
            words=PRINCESSES_BY,
            is_asked=True,
        ),
        Setting("leader", Kind.SEAT, "random", words=("random",)),
        Setting("open_memory", Kind.FLAG, default=False, is_house_rule=True),
        Setting("counts", Kind.WORD, COUNTS_SHOWN, (COUNTS_SHOWN, COUNTS_HIDDEN), is_house_rule=True),
        Setting("powers", Kind.WORD, POWERS_AT_ONCE, (POWERS_AT_ONCE, POWERS_FROM_SECOND), is_house_rule=True),
    ),
    lowest_wins=True,
    points_decide=True,
    at_once=True,
    is_searched=True,
    needs_fast=True,
    compared_in="proposals",
    most_points=60 * 32,
    most_actions=1000 * 32,
    suits=SUITS,
    quick={"players": 4, "rounds": "random", "length": 3},
    measured=Measured(
        shares={
            "good": {3: 0.628, 4: 0.449, 5: 0.346, 6: 0.238},
            "strong": {3: 0.750, 4: 0.401, 5: 0.317, 6: 0.219},
            "expert": {3: 0.438, 4: 0.448, 5: 0.271, 6: 0.323},
        }
    ),
    dances={
        kind: tuple(dict.fromkeys(name for edition in EDITIONS for name in of(edition)))
        for kind, of in ((PRINCESS, princesses_of), (ROUND, rounds_of))
    },
    ball=Ball(
        {"edition": "deluxe", "players": 4, "princesses": "two-keep-one"}, drawn={"rounds": (2, rounds_of("deluxe"))}
    ),
)
