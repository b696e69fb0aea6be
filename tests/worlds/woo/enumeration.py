"""All worlds that a seat holds possible, one by one, on small positions: the measure for a sampler's odds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from coronet.games.woo.cards import CARDS_BY_NAME
from coronet.games.woo.record import Courtship
from tests.worlds.woo.watcher import Watcher, named

Key = tuple[int, ...]


def key_of(world: Courtship) -> Key:
    """Hands, what was exchanged and buried and carried over, by seat, and what is offered: a world as rules have it."""
    return (*world.hand, *world.exchanged, *world.buried, *world.carried, world.offered)


def possible_worlds(watcher: Watcher, truth: Courtship) -> set[Key]:
    """The keys of all worlds to which the watcher has no objection."""
    seats = [seat for seat in watcher.public["playing"] if seat != watcher.viewer]
    seen = watcher.now.shown | watcher.now.own
    unseen = [card for card in named(truth.in_game) if card not in seen]
    places: list[tuple[str, int, int]] = []
    for seat in seats:
        places.append(("hand", seat, watcher.public["seats"][seat]["hand"]))
        places.append(("exchanged", seat, int(seat in watcher.now.exchanged)))
        places.append(("buried", seat, watcher.now.buried.get(seat, 0)))
    if watcher.now.choosing not in (-1, watcher.viewer):
        places.append(("offered", -1, watcher.now.offered))
    found = set()
    for dealt in _dealt(unseen, [size for _, _, size in places]):
        world = truth.copy()
        for (row, seat, _), cards in zip(places, dealt, strict=True):
            if seat < 0:
                world.offered = _bits(cards)
            else:
                getattr(world, row)[seat] = _bits(cards)
        gone = {card for cards in dealt for card in cards}
        world.deck = _bits([card for card in unseen if card not in gone])
        found |= _with_carried(watcher, world, seats)
    return found


def _with_carried(watcher: Watcher, world: Courtship, seats: list[int]) -> set[Key]:
    """The world with every choice of carried cards to which there is no objection."""
    for seat in seats:
        world.carried[seat] = 0
    if watcher.before is None:
        return set() if watcher.objections(world) else {key_of(world)}
    options = []
    for seat in seats:
        fits = []
        for card in range(53):
            world.carried[seat] = 1 << card
            if not watcher._objections_to_seat(world, seat):
                fits.append(1 << card)
        options.append(fits)
    found = set()
    for carried in product(*options):
        for seat, card in zip(seats, carried, strict=True):
            world.carried[seat] = card
        if not watcher.objections(world):
            found.add(key_of(world))
    return found


def _dealt(cards: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to deal cards to places of these sizes, some cards left over."""
    if not sizes:
        yield []
        return
    for first in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in first]
        for others in _dealt(rest, sizes[1:]):
            yield [first, *others]


def _bits(cards: list[str] | tuple[str, ...]) -> int:
    return sum(1 << CARDS_BY_NAME[card] for card in cards)
