"""All worlds that agree with what a seat knows, one by one, on small positions: the measure for a sampler's odds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from coronet.games.rebel.cards import CARDS_BY_NAME
from coronet.games.rebel.record import NO_SEAT, Round
from tests.worlds.checker import Seen
from tests.worlds.exchange import OTHER_CHANCE
from tests.worlds.knowledge import Place
from tests.worlds.places import placed
from tests.worlds.replay import with_own_voids
from tests.worlds.story import Acts, Story

MOST = 5_000

Key = tuple[int, ...]


def key_of(world: Round) -> Key:
    """Hands and cards set aside, by seat."""
    return (*world.hand[: world.players], *world.aside[: world.players])


def agreeing_worlds(start: Round, acts: Acts, seat: int, most: int = MOST) -> list[Key]:
    """The keys of all agreeing worlds, sorted; refused where more is hidden than hands and cards set aside."""
    story = Story(start, acts)
    seen = Seen(story, seat)
    _refuse_what_is_hidden_elsewhere(story.truth, seat)
    placements = list(islice(_placements(story, seen), most + 1))
    if len(placements) > most:
        raise ValueError(f"more than {most} placements: a smaller position is needed")
    keys = set()
    for places in placements:
        world = with_own_voids(seen.knowledge, _world(story.truth, places))
        if not seen.contradictions(world):
            keys.add(key_of(world))
    return sorted(keys)


def _refuse_what_is_hidden_elsewhere(truth: Round, seat: int) -> None:
    others = [other for other in range(truth.players) if other != seat]
    hidden = {
        "pending choices": any(truth.pending[other] for other in others),
        "gifts": any(truth.gifted[other] for other in others),
        "cards face down": truth.face_down != 0,
        "cards before Sleeping Beauty": any(truth.given),
        "cards looked at": truth.drawn_from != NO_SEAT,
        "a frozen card": truth.frozen_seat != NO_SEAT,
    }
    for name, is_so in hidden.items():
        if is_so:
            raise ValueError(f"{name} are hidden too: only hands and cards set aside are enumerated")


def _placements(story: Story, seen: Seen) -> Iterator[dict[str, Place]]:
    """Every way to put the unseen cards where each could be, with the right number in every place."""
    true_places = placed(story.truth)
    could = seen.knowledge.could
    fixed: dict[str, Place] = {}
    room: dict[Place, int] = {}
    for card, place in true_places.items():
        if len(could[card]) == 1:
            (fixed[card],) = could[card]
        else:
            room[place] = room.get(place, 0) + 1
    unseen = sorted(true_places.keys() - fixed.keys(), key=lambda card: (len(could[card]), card))

    def put(at: int, places: dict[str, Place]) -> Iterator[dict[str, Place]]:
        if at == len(unseen):
            yield dict(places)
            return
        card = unseen[at]
        for place in sorted(could[card], key=str):
            if room.get(place, 0) > 0:
                room[place] -= 1
                yield from put(at + 1, places | {card: place})
                room[place] += 1

    return put(0, fixed)


def _world(truth: Round, places: dict[str, Place]) -> Round:
    world = truth.copy()
    world.source = None
    world.chance = list(OTHER_CHANCE)
    for seat in range(truth.players):
        for name in ("hand", "aside"):
            cards = [card for card, place in places.items() if place == (name, seat)]
            getattr(world, name)[seat] = sum(1 << CARDS_BY_NAME[card] for card in cards)
    return world
