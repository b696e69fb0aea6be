"""Every kind of inference once, by hand: the wrong world is found out for the right reason, the right one is not.

A world is the true one with two cards exchanged where they lie now, written as "ONE OTHER".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from coronet.games.rebel.cards import CARDS_BY_NAME
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from coronet.table.conformance import UNSCRIPTED
from coronet.table.draws import Script
from tests.worlds.checker import Seen
from tests.worlds.exchange import exchanged_world, pair
from tests.worlds.replay import with_own_voids
from tests.worlds.story import Story


@dataclass
class Case:
    """A short round with its choices, what the viewer must find out, and what it cannot."""

    round: str
    deal: list[str]
    steps: str  # "SEAT CHOICE", one after the other, with commas
    wrong: dict[str, str]  # an exchange, and words of the reason against it
    right: list[str]
    viewer: int = 0
    edition: str = "deluxe"
    princesses: dict[int, str] = field(default_factory=dict)
    chance: list[str] = field(default_factory=list)
    passing: bool = False
    leader: int = 0

    def played(self) -> tuple[Round, list[tuple[int, int]]]:
        """The record at the start, and the choices made."""
        seats = range(len(self.deal))
        settings: dict[str, Any] = {
            "edition": self.edition,
            "players": len(self.deal),
            "rounds": [self.round],
            "princesses": [self.princesses.get(seat, "none") for seat in seats],
            "leader": self.leader,
            "passing": self.passing,
            "tiebreak": False,
        }
        case = {"settings": settings, "deal": [hand.split() for hand in self.deal]}
        start = GAME.position(case, Script(GAME, self.chance, UNSCRIPTED))
        acts = []
        for step in self.steps.split(", "):
            seat, _, text = step.partition(" ")
            parsed = GAME.parse(text)
            assert parsed is not None, text
            acts.append((int(seat), parsed.choice))
        return start, acts


CASES = {
    "a void": Case(
        round="once-upon-a-time",
        deal=["Q2 F2 F3", "F4 P2 P3", "Q3 Q4 F5"],
        steps="0 play Q2, 1 play P2",
        wrong={"F4 Q4": "seat 1 played P2 in trick 1"},
        right=["P3 F5"],
    ),
    "midnight-makeover: Fairies follow": Case(
        round="midnight-makeover",
        deal=["Q2 C3 P4", "P2 P3 C2", "F5 Q3 C4"],
        steps="0 play Q2, 1 play P2",
        wrong={"P3 F5": "seat 1 played P2", "P3 Q3": "seat 1 played P2"},
        right=["C2 C4", "P3 C4"],
    ),
    "pass-the-bouquet: the suit led now": Case(
        round="pass-the-bouquet",
        deal=["Q2 C3 P4", "P2 P3 C2", "F5 Q3 C4"],
        steps="0 play Q2, 1 play P2, 2 play F5",
        wrong={"C4 P3": "seat 2 played F5", "Q3 C2": "seat 1 played P2"},
        right=["C2 C4"],
    ),
    "odds-and-evens: parity": Case(
        round="odds-and-evens",
        deal=["Q2 F8 F9", "Q3 F3 F4", "Q6 Q5 F6"],
        steps="0 play Q2, 1 play Q3",
        wrong={"F3 Q6": "seat 1 played Q3"},
        right=["F3 Q5"],
    ),
    "Pea Princess: above five": Case(
        round="once-upon-a-time",
        deal=["Q7 F9 F8", "Q2 F2 F3", "Q8 Q3 P2"],
        princesses={2: "pea-princess"},
        steps="2 power, 0 play Q7, 1 play Q2",
        wrong={"F2 Q8": "seat 1 played Q2"},
        right=["F2 Q3"],
    ),
    "Pea Princess in classic: after hers only": Case(
        round="once-upon-a-time",
        edition="classic",
        deal=["Q4 F9 F8", "Q7 F2 F3", "Q2 P4 P2", "Q8 Q3 P3"],
        princesses={1: "pea-princess"},
        steps="0 play Q4, 1 play Q7 power, 2 play Q2",
        wrong={"P4 Q8": "seat 2 played Q2"},
        right=["P4 Q3", "F2 Q8"],
    ),
    "magic-beans: extremes": Case(
        round="magic-beans",
        deal=["Q6 P3 P4", "Q5 Q3 F2", "Q8 F3 P2"],
        steps="0 play Q6, 1 play Q5",
        wrong={"F2 Q8": "seat 1 could not play Q5 in trick 1"},
        right=["F2 F3", "Q3 Q8"],
    ),
    "a frozen card says nothing": Case(
        round="once-upon-a-time",
        deal=["Q9 P2 P3", "F10 Q4 F2", "Q3 Q5 P6"],
        princesses={2: "ice-princess"},
        chance=["F10", "F2"],
        steps="2 power 1, 2 freeze F10, 0 play Q9, 1 play F10",
        wrong={"P2 F2": "differs"},
        right=["F2 Q5", "Q4 P6"],
    ),
    "the Ice Princess knows the card she returned": Case(
        round="once-upon-a-time",
        deal=["Q9 P2 P3", "F10 Q4 F2", "Q3 Q5 P6"],
        princesses={2: "ice-princess"},
        chance=["F10", "F2"],
        steps="2 power 1, 2 freeze F10, 0 play Q9, 1 play F10",
        viewer=2,
        wrong={"F2 P2": "F2 lies in the hand of seat 0: it lies in the hand of seat 1"},
        right=["Q4 P2"],
    ),
    "a frozen card is one that its owner holds": Case(
        round="once-upon-a-time",
        deal=["Q9 P2 P3", "F10 Q4 F2", "Q3 Q5 P6", "F3 F4 F5"],
        princesses={2: "ice-princess"},
        chance=["F10", "F2"],
        steps="2 power 1, 2 freeze F10",
        viewer=3,
        wrong={"Q3 F3": "hand of the seat itself differs"},
        right=["F10 Q4", "F10 P2"],
    ),
    "poisoned-apple: who won tells of a frozen card": Case(
        round="poisoned-apple",
        deal=["Q9 P2 P3", "F10 Q4 F2", "Q3 P5 P6"],
        princesses={2: "ice-princess"},
        chance=["F10", "F2"],
        steps="2 power 1, 2 freeze F10, 0 play Q9, 1 play F10, 2 play Q3",
        wrong={"Q4 P5": "seat 1 would have won trick 1, not seat 0"},
        right=["F2 P5"],
    ),
    "poisoned-apple: who won tells of Thumbelina's card": Case(
        round="poisoned-apple",
        deal=["Q7 P2 P3", "F2 P9 F3", "Q9 Q3 P6"],
        princesses={1: "thumbelina", 2: "pea-princess"},
        steps="2 power, 0 play Q7, 1 play F2 power, 2 play Q9",
        wrong={"F3 Q3": "seat 2 would have won trick 1, not seat 1", "P9 Q3": "seat 2 would have won trick 1"},
        right=["F3 P6"],
    ),
    "Thumbelina needs a card that follows": Case(
        round="once-upon-a-time",
        deal=["Q2 P8 P9", "F2 Q3 F4", "F5 P2 Q5"],
        princesses={1: "thumbelina"},
        steps="0 play Q2, 1 play F2 power",
        wrong={"Q3 F5": "seat 1 could not play F2 power in trick 1"},
        right=["F4 P2", "Q3 Q5"],
    ),
    "crystal-clear: all cards of the suit": Case(
        round="crystal-clear",
        deal=["P2 P3 Q5 Q6", "F2 F3 Q3 C2", "P5 P6 F5 C3"],
        steps="0 show P, 1 show F, 2 show P",
        wrong={"Q3 F5": "seat 1 showed all it held of F", "F3 C3": "open cards of seat 1"},
        right=["C2 C3", "Q3 C3"],
    ),
    "the Mermaid in classic: the leader did not obey": Case(
        round="once-upon-a-time",
        edition="classic",
        deal=["Q9 F8 F9", "Q3 P2 P3", "F5 P5 Q6"],
        princesses={2: "little-mermaid"},
        leader=1,
        steps="2 power F, 1 play Q3",
        wrong={"P2 F5": "seat 1 played Q3"},
        right=["P2 P5", "P2 Q6"],
    ),
    "the Mermaid in deluxe: named in vain, and one that fits": Case(
        round="once-upon-a-time",
        deal=["Q9 F8 F9", "Q3 P2 P3", "F5 P5 Q6"],
        princesses={2: "little-mermaid"},
        leader=1,
        steps="2 power F, 2 power Q",
        wrong={"P2 F5": "named F to seat 1 in vain", "Q3 P5": "told the Mermaid otherwise"},
        right=["P2 P5", "Q3 Q6"],
    ),
    "Rapunzel: the leader held no Prince": Case(
        round="once-upon-a-time",
        deal=["Q9 F8 F9", "Q3 P2 P3", "C5 P5 Q6"],
        princesses={2: "rapunzel"},
        leader=1,
        steps="2 power, 1 play Q3",
        wrong={"P2 C5": "seat 1 played Q3"},
        right=["P2 P5"],
    ),
    "Princes not in: led by who holds nothing else": Case(
        round="once-upon-a-time",
        deal=["Q9 F8 F9", "C3 C4 C5", "C6 P5 Q6"],
        leader=1,
        steps="1 play C3",
        wrong={"C4 P5": "seat 1 played C3"},
        right=["C4 C6"],
    ),
    "Snow White face down: seven or lower": Case(
        round="masquerade-ball",
        deal=["Q2 F8 F9", "Q3 P2 P3", "Q9 Q4 P5"],
        princesses={1: "snow-white"},
        steps="0 play Q2, 1 play Q3 power",
        wrong={"Q3 Q9": "seat 1 could not play Q9 power"},
        right=["Q3 Q4", "P2 P5"],
    ),
    "a card face down is legal for its hand": Case(
        round="masquerade-ball",
        deal=["Q2 F8 F9", "Q3 P2 P3", "Q9 Q4 P5"],
        steps="0 play Q2, 1 play Q3",
        wrong={"P2 Q9, Q3 P5": "seat 1 could not play P5"},
        right=["Q3 Q9", "Q3 P5", "P2 Q9"],
    ),
    "passes: what the seat passed": Case(
        round="once-upon-a-time",
        deal=["Q2 F8 F9 F10", "Q3 P2 P3 P4", "Q9 Q4 P5 P6"],
        passing=True,
        steps="0 pass F8 F9 Q2, 1 pass P2 P3 P4, 2 pass P5 P6 Q4",
        wrong={"F8 P5": "F8 lies in the hand of seat 1: it lies in the hand of seat 2"},
        right=["P6 Q9"],
    ),
    "halves: handed over to the right": Case(
        round="blind-mans-bluff",
        deal=["Q2 Q5 F8 F9", "Q3 P2 P3 Q6", "Q9 Q4 P5 P6", "Q7 Q8 C2 C3"],
        steps="0 half F8 F9, 1 half P2 P3, 2 half P5 P6, 3 half C2 C3, 0 play Q2, 1 play Q3, 2 play Q9, 3 play Q7, "
        "2 play Q4, 3 play Q8, 0 play Q5, 1 play Q6",
        wrong={"F8 P5": "F8 lies in the hand of seat 1: it did not lie among the cards that came to seat 1"},
        right=["P5 C2"],
    ),
    "halves: a void says nothing of the half set aside": Case(
        round="after-party",
        deal=["Q2 Q5 F8 F9", "F3 P2 P3 Q6", "Q9 Q4 P5 P6"],
        steps="0 half F8 F9, 1 half P3 Q6, 2 half P5 P6, 0 play Q2, 1 play P2",
        wrong={"F3 Q4": "seat 1 played P2", "F3 Q6": "seat 1 played P2"},
        right=["Q6 Q9", "P3 Q4", "F3 P5", "F3 P3"],
    ),
    "gifts before and after a void": Case(
        round="wedding-gift",
        deal=["Q2 C2 F8 F9", "F3 F4 P2 P3", "Q5 Q3 P5 P6"],
        steps="0 gift C2, 1 gift F3, 2 gift Q5, 0 play Q2, 1 play P2, 2 play Q3, 0 gift F8, 1 gift F4, 2 gift P5",
        wrong={"F4 Q5": "seat 1 cannot have given", "P3 Q5": "seat 1 played P2"},
        right=["F3 Q5", "F4 P5", "F4 P6"],
    ),
    "musical-chairs: one Queen at most came": Case(
        round="musical-chairs",
        deal=["Q2 F2 C2", "P2 P3 F4", "Q3 Q4 Q5"],
        steps="0 play Q2, 1 play P2, 2 play Q3, 0 give F2, 1 give P3, 2 give Q4",
        wrong={"F4 Q5": "at most 1 of which it can", "F2 F4": "F2 lies in the hand of seat 1"},
        right=["Q4 Q5"],
    ),
    "musical-chairs: only what the sender could have held": Case(
        round="musical-chairs",
        deal=["Q9 F2 C2", "P2 P3 F4", "P4 P5 F5", "Q3 Q4 Q5"],
        steps="0 play Q9, 1 play P2, 2 play P4, 3 play Q3, 0 give F2, 1 give P3, 2 give P5, 3 give Q4",
        wrong={"F4 Q5": "seat 1 played P2", "P5 Q4": "seat 1 played P2"},
        right=["Q4 Q5", "F4 F5", "P5 F5"],
    ),
    "Alice: one card of the trick each": Case(
        round="once-upon-a-time",
        deal=["Q2 F2 F3", "Q3 F4 F5", "Q4 P2 P3"],
        princesses={2: "alice"},
        viewer=1,
        chance=["Q3", "Q4"],
        steps="0 play Q2, 1 play Q3, 2 play Q4, 2 power",
        wrong={"Q2 F2": "at most 1 of which it can: Alice"},
        right=["Q2 Q3", "F2 P2"],
    ),
    "Alice: a void is lifted for cards of the trick alone": Case(
        round="once-upon-a-time",
        deal=["F2 P4 F3", "Q3 F4 F5", "Q4 P2 Q5"],
        princesses={2: "alice"},
        leader=1,
        viewer=1,
        chance=["Q3", "Q4"],
        steps="1 play Q3, 2 play Q4, 0 play P4, 2 power",
        wrong={"F2 Q5": "seat 0 played P4", "Q3 Q5": "seat 0 played P4"},
        right=["Q3 P4"],
    ),
    "Sleeping Beauty in classic: one card of the pool each": Case(
        round="once-upon-a-time",
        edition="classic",
        deal=["F2 F3 F4", "Q4 P2 P3", "P5 P6 Q6"],
        princesses={0: "sleeping-beauty"},
        chance=["P5"],
        steps="0 power, 0 give F2, 1 give Q4, 2 give P5, 0 keep F2",
        wrong={"Q4 P2": "at most 1 of which it can: Sleeping Beauty"},
        right=["Q4 P5", "P2 P6"],
    ),
    "Sleeping Beauty in deluxe sees all": Case(
        round="once-upon-a-time",
        deal=["F2 F3 F4", "Q4 P2 P3", "P5 P6 Q6"],
        princesses={0: "sleeping-beauty"},
        steps="0 power, 0 give F2, 1 give Q4, 2 give P5, 0 keep F2, 0 deal P5",
        wrong={"Q4 P5": "it lies in the hand of seat"},
        right=["P2 P6"],
    ),
    "Sleeping Beauty: others know only their own": Case(
        round="once-upon-a-time",
        deal=["F2 F3 F4", "Q4 P2 P3", "P5 P6 Q6"],
        princesses={0: "sleeping-beauty"},
        viewer=1,
        steps="0 power, 0 give F2, 1 give Q4, 2 give P5, 0 keep Q4, 0 deal P5",
        wrong={"Q4 P5": "differs"},
        right=["Q4 F2", "F3 P6"],
    ),
    "Sleeping Beauty: a void is lifted for one card": Case(
        round="once-upon-a-time",
        deal=["Q2 F3 F4 F5", "C2 P2 P3 P4", "Q3 P6 Q6 Q7"],
        princesses={2: "sleeping-beauty"},
        steps="2 no, 0 play Q2, 1 play P2, 2 play Q3, 2 power, 0 give F3, 1 give P3, 2 give Q6, 2 keep P3, 2 deal F3",
        wrong={"P4 Q7": "at most 1 of which it can"},
        right=["Q6 Q7"],
    ),
    "Scheherazade: one card each way": Case(
        round="once-upon-a-time",
        deal=["Q2 C2 C3", "P2 F4 F3", "Q3 Q5 Q6"],
        princesses={1: "scheherazade"},
        chance=["Q5"],
        steps="1 no, 0 play Q2, 1 play P2, 2 play Q3, 1 power 2, 1 trade F4",
        wrong={"F3 Q6": "at most 1 of which it can"},
        right=["Q5 Q6"],
    ),
    "Scheherazade: those who traded know both cards": Case(
        round="once-upon-a-time",
        deal=["Q2 C2 C3", "P2 F4 F3", "Q3 Q5 Q6"],
        princesses={1: "scheherazade"},
        chance=["Q5"],
        viewer=2,
        steps="1 no, 0 play Q2, 1 play P2, 2 play Q3, 1 power 2, 1 trade F4",
        wrong={"Q5 C2": "Q5 lies in the hand of seat 0: it lies in the hand of seat 1"},
        right=["F3 C2"],
    ),
    "Scheherazade: a card that she returned is known to her": Case(
        round="once-upon-a-time",
        deal=["Q2 C2 C3", "P2 F4 F3", "Q3 Q5 Q6"],
        princesses={1: "scheherazade"},
        chance=["Q5"],
        viewer=1,
        steps="1 power 2, 1 return",
        wrong={"Q5 C2": "Q5 lies in the hand of seat 0: it lies in the hand of seat 2"},
        right=["Q6 C2"],
    ),
    "crystal-clear: an open card is seen leaving": Case(
        round="crystal-clear",
        deal=["P2 P3 Q5 Q6", "F2 F3 Q3 C2", "P5 P6 F5 C3"],
        princesses={1: "scheherazade"},
        chance=["F5"],
        steps="0 show P, 1 show F, 2 show P, 1 power 2, 1 trade F2",
        wrong={"F2 F5": "F2 lies in the hand of seat 1: it lies in the hand of seat 2"},
        right=["C3 F5"],
    ),
    "Mulan: the card she took back": Case(
        round="once-upon-a-time",
        deal=["Q2 F8 F9", "Q3 Q4 P3", "Q9 P4 P5"],
        princesses={1: "mulan"},
        steps="0 play Q2, 1 play Q3, 2 play Q9, 1 swap Q3 Q4",
        wrong={"Q3 P4": "Q3 lies in the hand of seat 2: it lies in the hand of seat 1"},
        right=["P3 P4"],
    ),
    "haggle-with-the-hag: the card taken": Case(
        round="haggle-with-the-hag",
        deal=["Q2 F8 F9", "Q3 Q4 P3", "Q9 P4 P5"],
        steps="0 play Q2, 1 play Q3, 2 play Q9, 2 haggle P4 Q3",
        wrong={"Q3 P3": "Q3 lies in the hand of seat 1: it lies in the hand of seat 2"},
        right=["P3 P5"],
    ),
    "pending choices are of cards held": Case(
        round="late-to-the-ball",
        deal=["Q2 F8 F9", "Q3 Q4 P3", "Q9 P4 P5"],
        steps="1 aside P3",
        wrong={"F8 P3": "hand of the seat itself differs"},
        right=["P3 P4", "Q3 P5"],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_wrong_world_is_found_out_and_the_right_one_is_not(name):
    case = CASES[name]
    start, acts = case.played()
    seen = Seen(Story(start, acts), case.viewer)
    assert seen.contradictions(_exchanged(seen, "")) == []
    for exchange in case.right:
        assert seen.contradictions(_exchanged(seen, exchange)) == [], exchange
    for exchange, reason in case.wrong.items():
        found = seen.contradictions(_exchanged(seen, exchange))
        assert any(reason in sentence for sentence in found), (exchange, found)


def _exchanged(seen: Seen, exchanges: str) -> Round:
    """The true world with pairs of cards exchanged, "ONE OTHER, ONE OTHER"."""
    world = exchanged_world(seen.story.truth, {})
    for exchange in filter(None, exchanges.split(", ")):
        one, other = (CARDS_BY_NAME[name] for name in exchange.split())
        world = exchanged_world(world, pair(one, other))
    return with_own_voids(seen.knowledge, world)
