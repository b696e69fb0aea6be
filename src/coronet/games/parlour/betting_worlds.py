"""A full record of a betting game that agrees with what a seat knows: its hand and what it put away.

Other hands, what others put away and the deck are dealt at random, all worlds equally likely; a choice that waits for
others is any.
"""

from __future__ import annotations

from random import Random

from coronet.games.box.cards import COLOURED_CARDS
from coronet.games.box.choices import FOLD, STAY
from coronet.games.choosing import choice_of
from coronet.games.parlour.betting import BET, PAIRS, Betting, cards_dealt
from coronet.games.parlour.worlds import begun_anew, dealt_out


def imagine(veiled: Betting, seat: int, seed: int) -> Betting:
    """A world for this seat (-1 a spectator); `seed` decides which."""
    chance = Random(seed)  # noqa: S311 - for play, not for secrets
    world: Betting = begun_anew(veiled, seat, seed)
    own = world.hand[seat] | world.discarded[seat] if seat >= 0 else 0
    others = [other for other in range(world.players) if other != seat]
    sizes = [cards_dealt(world) for _ in others] + [world.exchanged[other] for other in others]
    portions = dealt_out(COLOURED_CARDS & ~own, sizes, chance)
    for place, other in enumerate(others):
        world.hand[other] = portions[place]
        world.discarded[other] = portions[len(others) + place]
        if world.played == PAIRS and world.phase == BET and not world.waiting >> other & 1:
            world.pending[other] = choice_of(chance.choice((STAY, FOLD)), 0, 0)
    world.deck = portions[-1]
    return world
