"""A full record that agrees with all that a seat knows: the gifts it cannot place are dealt at random.

A world is the place of every unseen gift together with which card each other seat carried over; all are equally
likely. Carried cards are chosen first, each as if the others did not matter; then the hands that are void in a suit are
dealt from what they may hold; then the rest. A world drawn like this is kept with the chance that makes up for what
these steps favour: for each gift dealt to a void seat, how many were allowed of those that were left, measured by the
bounds of study.py. Choices of the exchange that wait for others are filled with any legal one.
"""

from __future__ import annotations

from coronet.games.woo.choices import EXCHANGE_CARD, KEEP, choice_of
from coronet.games.woo.record import EXCHANGE, Courtship, Study
from coronet.games.woo.seating import choosers
from coronet.kernel.bits import count, pick
from coronet.kernel.generator import below, next_word, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

WORDS = 4294967296.0  # how many words the generator has


@rule
def imagine(veiled: Courtship, study: Study, world: Courtship) -> None:
    """Make `world` a full record that agrees with the veiled one."""
    overwrite(world, veiled)
    while try_world(study, world) == 0:
        overwrite(world, veiled)
    for seat in range(world.players):
        if study.others >> seat & 1:
            fill_memory(study, world, seat)
    seed(world, next_word(study) << 20 | next_word(study))


@rule
def try_world(study: Study, world: Courtship) -> int:
    """Deal the unseen gifts; 1 if this world is kept."""
    left = study.unseen
    for seat in range(world.players):
        if study.bearers >> seat & 1:
            card = carry(study, world, seat)
            if card & study.unseen:
                if card & left == 0:
                    return 0  # two seats cannot have carried the same card
                left ^= card
    kept = 1.0
    borne = study.unseen_count - count(left)
    for number in range(borne, study.most_borne):
        kept *= (study.unseen_count - number) / study.unseen_count
    for at in range(study.barred):
        seat = study.order[at]
        wanted = world.hand_size[seat] - count(world.hand[seat])
        for number in range(wanted):
            cards = left & study.allowed[seat]
            if cards == 0:
                return 0
            kept *= count(cards) / count(left)
            if number < study.least[at]:
                kept *= study.most_left[at] / (study.most_left[at] - study.least_out[at])
            card = any_one(study, cards)
            world.hand[seat] |= card
            left ^= card
    if next_word(study) >= kept * WORDS:
        return 0
    deal_rest(study, world, left)
    return 1


@rule
def carry(study: Study, world: Courtship, seat: int) -> int:
    """Choose the card that a seat carried over, and where it is; a set of one."""
    size = world.hand_size[seat]
    played = count(study.can_have_played[seat]) * study.unseen_count
    held = count(study.can_hold[seat]) * size
    way = below(study, played + held + count(study.can_have_exchanged[seat]))
    card = 0
    if way < played:
        card = 1 << pick(study.can_have_played[seat], way // study.unseen_count)
    elif way < played + held:
        card = 1 << pick(study.can_hold[seat], (way - played) // size)
        world.hand[seat] = card
    else:
        card = 1 << pick(study.can_have_exchanged[seat], way - played - held)
        world.exchanged[seat] = card
    world.carried[seat] = card
    return card


@rule
def any_one(study: Study, cards: int) -> int:
    """One of the cards, a set of one."""
    return 1 << pick(cards, below(study, count(cards)))


@rule
def deal_rest(study: Study, world: Courtship, left: int) -> None:
    """The other hands, what went away face down, what is offered, and the deck."""
    for seat in range(world.players):
        if study.others >> seat & 1 == 0:
            continue
        while count(world.hand[seat]) < world.hand_size[seat]:
            card = any_one(study, left)
            world.hand[seat] |= card
            left ^= card
        if world.exchangers >> seat & 1 and world.exchanged[seat] == 0:
            world.exchanged[seat] = any_one(study, left)
            left ^= world.exchanged[seat]
        while count(world.buried[seat]) < world.buried_count[seat]:
            card = any_one(study, left)
            world.buried[seat] |= card
            left ^= card
    while count(world.offered) < world.offer_size:
        card = any_one(study, left)
        world.offered |= card
        left ^= card
    world.deck = left


@rule
def fill_memory(study: Study, world: Courtship, seat: int) -> None:
    """What another seat remembers: any card that it can have drawn, any choice that it can have made."""
    world.kept_before[seat] = world.carried[seat]
    if world.exchangers >> seat & 1:
        world.drawn[seat] = any_one(study, (world.hand[seat] | world.played[seat]) & ~world.carried[seat])
    if world.phase == EXCHANGE and choosers(world) >> seat & 1 and world.waiting >> seat & 1 == 0:
        way = below(study, world.hand_size[seat] + 1)
        world.pending[seat] = choice_of(KEEP, 0)
        if way < world.hand_size[seat]:
            world.pending[seat] = choice_of(EXCHANGE_CARD, pick(world.hand[seat], way))
