"""What a seat can tell from its veiled record: which gifts it cannot place, and where each of them can be.

Certain are (rules, section 14) sizes, voids, and that a carried card is one the seat did not see in the set before.
"""

from __future__ import annotations

from coronet.games.woo.cards import cards_of
from coronet.games.woo.record import Courtship, Study
from coronet.kernel.bits import count
from coronet.kernel.generator import seed
from coronet.kernel.rule import rule


@rule
def begin_study(veiled: Courtship, viewer: int, number: int, study: Study) -> None:
    """Find out what a seat (-1 a spectator) can tell; `number` seeds the worlds to come."""
    seed(study, number)
    study.unseen = unseen_by(veiled, viewer)
    study.unseen_count = count(study.unseen)
    study.others = veiled.playing
    not_seen_before = veiled.in_game & ~veiled.shown_before
    if viewer >= 0:
        study.others &= ~(1 << viewer)
        not_seen_before &= ~veiled.kept_before[viewer]
    study.bearers = study.others & veiled.carrying
    study.most_borne = 0
    for seat in range(veiled.players):
        study.allowed[seat] = study.unseen & ~cards_of_suits(veiled.void[seat])
        if study.bearers >> seat & 1:
            can_have_carried = not_seen_before & ~cards_of_suits(veiled.void_before[seat])
            study.can_have_played[seat] = can_have_carried & veiled.played[seat]
            study.can_hold[seat] = can_have_carried & study.allowed[seat]
            study.can_have_exchanged[seat] = 0
            if veiled.exchangers >> seat & 1:
                study.can_have_exchanged[seat] = can_have_carried & study.unseen
            if study.can_have_exchanged[seat] or (study.can_hold[seat] and veiled.hand_size[seat]):
                study.most_borne += 1
    put_in_order(veiled, study)
    find_bounds(veiled, study)


@rule
def unseen_by(veiled: Courtship, viewer: int) -> int:
    """The gifts of which a seat does not know where they are."""
    seen = veiled.in_play | veiled.face_up | veiled.offered
    for seat in range(veiled.players):
        seen |= veiled.collected[seat]
    if viewer >= 0:
        seen |= veiled.hand[viewer] | veiled.exchanged[viewer] | veiled.buried[viewer]
    return veiled.in_game & ~seen


@rule
def cards_of_suits(suits: int) -> int:
    cards = 0
    for suit in range(4):
        if suits >> suit & 1:
            cards |= cards_of(suit)
    return cards


@rule
def put_in_order(veiled: Courtship, study: Study) -> None:
    """The seats that may not hold everything, the most restricted first."""
    study.barred = 0
    for seat in range(veiled.players):
        if study.others >> seat & 1 == 0 or veiled.hand_size[seat] == 0 or study.allowed[seat] == study.unseen:
            continue
        at = study.barred
        while at > 0 and count(study.allowed[study.order[at - 1]]) > count(study.allowed[seat]):
            study.order[at] = study.order[at - 1]
            at -= 1
        study.order[at] = seat
        study.barred += 1


@rule
def find_bounds(veiled: Courtship, study: Study) -> None:
    """How likely it can be at most that gifts dealt blindly are allowed; imagine.py measures worlds by that."""
    left = study.unseen_count
    for at in range(study.barred):
        seat = study.order[at]
        out = count(study.unseen & ~study.allowed[seat]) - study.most_borne
        for before in range(at):
            other = study.order[before]
            if study.allowed[other] & ~study.allowed[seat]:
                out -= veiled.hand_size[other]
        study.least[at] = veiled.hand_size[seat] - (study.bearers >> seat & 1)
        study.most_left[at] = left
        study.least_out[at] = max(out, 0)
        left -= study.least[at]
