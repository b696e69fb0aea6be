"""What a seat knows of a game of Woo the Princess, from what it is told and shown, and whether a world fits it.

Reads the rules page (section 14) anew: stories and views go in, names of cards and seats are kept. It shares no code
with the sampler and does not look at the fields that the sampler reads.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from coronet.games.contract import Line
from coronet.games.woo.cards import CARD_NAMES
from coronet.games.woo.record import Courtship

ROUND_ENDS = ("story-woo-collected", "story-woo-lulled", "story-woo-nobody")


@dataclass
class SetSeen:
    """One set as a seat saw it."""

    shown: set[str] = field(default_factory=set)  # face up, wherever it went
    own: set[str] = field(default_factory=set)  # all that the seat ever held, was offered or discarded
    own_at_the_end: set[str] = field(default_factory=set)  # in hand or discarded face down, when last looked at
    void: dict[int, set[str]] = field(default_factory=dict)
    played: dict[int, set[str]] = field(default_factory=dict)
    exchanged: set[int] = field(default_factory=set)
    buried: dict[int, int] = field(default_factory=dict)
    choosing: int = -1  # whose Regifted is being decided
    offered: int = 0


class Watcher:
    """One seat, or a spectator (-1), from the first line of the story on."""

    def __init__(self, viewer: int, ghost: int | None) -> None:
        self.viewer, self.ghost = viewer, ghost
        self.before: SetSeen | None = None
        self.now = SetSeen()
        self.lead = self.first = ""
        self.offer: set[str] = set()  # what the viewer's own Regifted drew
        self.public: dict[str, Any] = {}

    def see(self, lines: list[Line], public: dict[str, Any], own: dict[str, Any] | None) -> None:
        """A step: what is told, then what the table looks like."""
        for key, args in lines:
            self._hear(key, args)
        self.public = public
        if own is not None:
            held = set(own["hand"])
            away = set(own["exchanged"]) | set(own["buried"])
            self.now.own |= held | away | set(own["offered"]) | set(own["drawn"])
            self.now.own_at_the_end = held | away
            self.offer = set(own["offered"])

    def _hear(self, key: str, args: dict[str, Any]) -> None:
        seat, now = args.get("seat", -1), self.now
        if key == "story-woo-set-begins":
            if args["number"] > 1:
                self.before = now
            self.now = SetSeen()
        elif key == "story-woo-exchanged":
            now.exchanged.add(seat)
        elif key == "story-woo-plays":
            self._play(seat, args["card"])
        elif key == "story-woo-gives":
            now.buried[seat] = now.buried.get(seat, 0) + now.offered - 1
            now.choosing, now.offered = -1, 0
            if seat == self.viewer:  # the step may end the set: what is buried does not show in the view any more
                now.own_at_the_end |= self.offer - {args["card"]}
            self._lay(args["card"])
        elif key == "story-woo-drew-gifts":
            now.choosing, now.offered = seat, args["number"]
        elif key == "story-woo-lead-changes":
            self.lead = args["suit"]
        elif key in ROUND_ENDS:
            self.lead = self.first = ""

    def _play(self, seat: int, card: str) -> None:
        if self.lead and not card.startswith(self.lead) and seat != self.ghost:
            self.now.void.setdefault(seat, set()).add(self.lead)
        self.now.played.setdefault(seat, set()).add(card)
        if seat == self.viewer:
            self.now.own_at_the_end.discard(card)
        self._lay(card)

    def _lay(self, card: str) -> None:
        self.now.shown.add(card)
        if not self.first and card != "spurned":
            self.first = self.lead = card[0]

    def objections(self, world: Courtship) -> list[str]:
        """Why a world cannot be; nothing if it can."""
        found = self._objections_to_places(world)
        for seat in self.public["playing"]:
            if seat != self.viewer:
                found += self._objections_to_seat(world, seat)
        return found

    def _objections_to_places(self, world: Courtship) -> list[str]:
        lying: list[str] = []
        for row in (world.hand, world.collected, world.exchanged, world.buried):
            for cards in row:
                lying += named(cards)
        for cards in (world.deck, world.face_up, world.in_play, world.offered):
            lying += named(cards)
        found = [] if sorted(lying) == sorted(named(world.in_game)) else ["a card is missing or lies in two places"]
        if len(named(world.deck)) != self.public["deck"]:
            found.append("the deck has another size")
        if set(named(world.deck)) & self._seen():
            found.append("the deck has a card that was seen in this set")
        if len(named(world.offered)) != self.now.offered:
            found.append("another number of cards is offered")
        if self.now.choosing != self.viewer and set(named(world.offered)) & self._seen():
            found.append("a card is offered that was seen in this set")
        return found

    def _objections_to_seat(self, world: Courtship, seat: int) -> list[str]:
        hand, away = named(world.hand[seat]), named(world.exchanged[seat])
        buried = named(world.buried[seat])
        found = []
        if len(hand) != self.public["seats"][seat]["hand"]:
            found.append(f"the hand of {seat} has another size")
        if (set(hand) | set(away) | set(buried)) & self._seen():
            found.append(f"{seat} has a card that was seen in this set")
        if {card[0] for card in hand} & self.now.void.get(seat, set()):
            found.append(f"{seat} holds a suit that it could not follow")
        if len(away) != (seat in self.now.exchanged):
            found.append(f"{seat} has exchanged another number of cards")
        if len(buried) != self.now.buried.get(seat, 0):
            found.append(f"{seat} has buried another number of cards")
        return found + self._objections_to_carried(world, seat, {*hand, *away})

    def _objections_to_carried(self, world: Courtship, seat: int, unseen: set[str]) -> list[str]:
        carried = named(world.carried[seat])
        if self.before is None:
            return ["a card is carried over in the first set"] if carried else []
        if len(carried) != 1:
            return [f"{seat} has carried {carried}"]
        card = carried[0]
        found = []
        if card in self.before.shown | self.before.own_at_the_end:
            found.append(f"{seat} has carried {card}, which was seen in the set before")
        if card[0] in self.before.void.get(seat, set()):
            found.append(f"{seat} has carried {card} although it could not follow then")
        if card in self.now.own:
            found.append(f"{seat} has carried {card}, which came to the viewer since")
        if card not in unseen | self.now.played.get(seat, set()):
            found.append(f"{seat} has carried {card}, which is neither in its hand nor its own play nor its exchange")
        return found

    def _seen(self) -> set[str]:
        return self.now.shown | self.now.own


def named(cards: int) -> list[str]:
    """The names of a set's cards."""
    return [name for card, name in enumerate(CARD_NAMES) if cards >> card & 1]
