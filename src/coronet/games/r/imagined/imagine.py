"""A full record that agrees with all that a seat knows of a game of R: hidden cards are dealt at random.

What is known for certain (rules, section 11): sizes, unplayed cards, a card that lies open, a card taken back, and the
packets that the seat has held. Every world that agrees is equally likely, except that a choice that waits for the other
seat, and an order that is still being laid, are filled with any legal one.
"""

from __future__ import annotations

from random import Random

from coronet.games.box.cards import COLOURED_CARDS
from coronet.games.box.choices import PLACE
from coronet.games.box.pools import some_of
from coronet.games.choosing import choice_of
from coronet.games.r import hooks
from coronet.games.r.flow import is_at_once
from coronet.games.r.legal import MOST_CHOICES, choices
from coronet.games.r.order import clear_order, place_card
from coronet.games.r.record import (
    KEEP_CARD,
    LAY_OUT,
    LAYING,
    NO_SEAT,
    PLACE_CARDS,
    PLAY_CARD,
    SEATS,
    STAGES,
    Duel,
)
from coronet.kernel.bits import count, each
from coronet.kernel.generator import seed as seed_generator


def imagine(veiled: Duel, seat: int, seed: int) -> Duel:
    """A world for this seat (-1 a spectator); `seed` decides which."""
    chance = Random(seed)  # noqa: S311 - for play, not for secrets
    world = veiled.copy()
    world.source = None
    seed_generator(world, seed)
    others = [other for other in range(SEATS) if other != seat]
    if world.phase == KEEP_CARD:
        _draft(world, seat, chance)
    if world.phase >= LAY_OUT and hooks.cards_drawn(world, 0):
        for other in others:
            _deal_from_deck(world, other, chance)
    for other in others:
        if hooks.lays_order(world, 0) and world.phase in (PLACE_CARDS, PLAY_CARD):
            _lay(world, other, chance)
        if is_at_once(world) and not world.waiting >> other & 1 and not world.pending[other]:
            world.pending[other] = _any_choice(world, other, chance)
    world.veiled = 0
    for other in range(SEATS):
        world.hand_count[other] = world.deck_count[other] = 0
    return world


def _deal_from_deck(world: Duel, seat: int, chance: Random) -> None:
    """Part the unplayed cards of a seat into hand and deck again."""
    unplayed = world.hand[seat] | world.deck[seat]
    sure = world.known[seat]
    if world.open_seat == seat:
        sure |= 1 << world.open_card
    world.hand[seat] = sure | some_of(unplayed & ~sure, world.hand_count[seat] - count(sure), chance)
    world.deck[seat] = unplayed & ~world.hand[seat]


def _lay(world: Duel, seat: int, chance: Random) -> None:
    """An order for the cards of another seat; one that is just being laid has as few cards as it can have."""
    clear_order(world, seat)
    cards = list(each(world.hand[seat]))
    chance.shuffle(cards)
    is_asked = world.waiting >> seat & 1
    if world.phase == PLACE_CARDS and is_asked:
        return
    placed = 1 if world.laying == LAYING and is_asked else max(len(cards) - 1, 1)
    for card in cards[:placed]:
        place_card(world, seat, card)
    if world.phase == PLACE_CARDS and len(cards) > 1:
        world.pending[seat] = choice_of(PLACE, 0, 1 << cards[-2])


def _any_choice(world: Duel, seat: int, chance: Random) -> int:
    asked = world.copy()
    asked.waiting = 1 << seat
    out = [0] * MOST_CHOICES
    return out[chance.randrange(choices(asked, seat, out))]


def _draft(world: Duel, seat: int, chance: Random) -> None:
    """Fill the packets as the seat did not see them; what it passed on and what came back it knows."""
    own = world.hand[seat] if seat != NO_SEAT else 0
    seen = 0
    for look in world.looks:
        seen |= look
    unseen = COLOURED_CARDS & ~seen
    for packet in range(world.packets):
        looks = world.looks[packet * STAGES : (packet + 1) * STAGES]
        known = looks[0] | looks[1]
        cards = known | some_of(unseen, STAGES - count(known), chance)
        unseen &= ~cards
        world.packet = _pass_around(world, packet, cards, seat, own, chance)
    world.pool = unseen


def _pass_around(world: Duel, packet: int, cards: int, seat: int, own: int, chance: Random) -> int:
    """Let the seats keep cards of a packet as far as it has come; what is left of it."""
    first = packet * STAGES
    seen = [*world.looks[first : first + STAGES], 0, 0]
    stages = world.stage if packet == world.packets - 1 else STAGES
    left = cards
    for stage in range(stages):
        holder = (world.first_opener + packet + stage) % SEATS
        world.looks[first + stage] = left
        if holder == seat:
            kept = own & left & ~seen[stage + 2]  # what it keeps later it still sees then
        else:
            kept = left & ~seen[stage + 1] if seen[stage + 1] else some_of(left, 1, chance)
            world.hand[holder] |= kept
        left &= ~kept
    if left:
        world.looks[first + stages] = left
    return left
