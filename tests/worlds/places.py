"""Where every card of an imagined world lies, and whether all that the seat sees lies as in truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from coronet.games.choosing import kind_of
from coronet.games.rebel.cards import CARD_NAMES, names_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import CLASSIC, EDITIONS, KEEP_PRINCESS, NO_SEAT, Round
from tests.referee.editions import princesses_of
from tests.worlds.knowledge import TABLE, Place

HIDDEN = {  # all other fields are public
    "chance",
    "pending",
    "offered",
    "hand",
    "aside",
    "gifted",
    "gift_pile",
    "gifts_won",
    "secrets",
    "trick",
    "void_places",
    "frozen_card",
    "drawn",
    "pool",
    "given",
    "portion",
}
OWN = ("hand", "aside", "gifted", "pending", "offered", "given")


def placed(world: Round) -> dict[str, Place]:
    """The place of every card; gifts without their time, which the world does not tell."""
    places: dict[str, Place] = {}
    for seat in range(world.players):
        places |= dict.fromkeys(names_of(world.hand[seat]), ("hand", seat))
        places |= dict.fromkeys(names_of(world.aside[seat]), ("aside", seat))
        places |= dict.fromkeys(names_of(world.gifted[seat]), ("gift", seat))
        places |= dict.fromkeys(names_of(world.given[seat]), ("pool", seat))
        places |= dict.fromkeys(names_of(world.taken[seat]), TABLE)
    for place in range(world.place):
        is_down = world.face_down >> place & 1
        seat = (world.leader + place) % world.players
        places[CARD_NAMES[world.trick[place]]] = ("down", seat) if is_down else TABLE
    return places


def misplaced(truth: Round, world: Round, viewer: int) -> Iterator[str]:
    """Whatever is wrong with fields, counts and seen cards; what follows from play is judged elsewhere."""
    for name, _ in truth.FIELDS:
        if name not in HIDDEN and getattr(world, name) != getattr(truth, name):
            yield f"{name} is public and differs"
    if world.chance == truth.chance:
        yield "the generator stands where the true one stands"
    if viewer >= 0:
        for name in OWN:
            if getattr(world, name)[viewer] != getattr(truth, name)[viewer]:
                yield f"{name} of the seat itself differs"
    yield from _partition(world)
    yield from _sizes(truth, world)
    yield from _gifts(truth, world, viewer)
    yield from _trick(truth, world, viewer)
    yield from _powers(truth, world, viewer)
    yield from _secrets(truth, world, viewer)
    yield from _princesses(truth, world, viewer)
    yield from _pending(truth, world, viewer)


def _partition(world: Round) -> Iterator[str]:
    """Every dealt card lies in exactly one place."""
    lying: Counter[str] = Counter()
    for seat in range(world.players):
        for name in ("hand", "aside", "taken", "gifts_won", "portion"):
            lying.update(names_of(getattr(world, name)[seat]))
    lying.update(names_of(world.gift_pile))
    lying.update(names_of(world.pool))
    lying.update(CARD_NAMES[world.trick[place]] for place in range(world.place))
    dealt = set(names_of(world.dealt))
    for card in sorted(dealt - lying.keys()):
        yield f"{card} lies nowhere"
    for card in sorted(lying.keys() - dealt):
        yield f"{card} was not dealt"
    for card, times in sorted(lying.items()):
        if times > 1:
            yield f"{card} lies in {times} places"


def _sizes(truth: Round, world: Round) -> Iterator[str]:
    for seat in range(truth.players):
        for name in ("hand", "aside", "gifted", "gifts_won", "given", "portion"):
            size, wanted = (getattr(record, name)[seat].bit_count() for record in (world, truth))
            if size != wanted:
                yield f"{name} of seat {seat} has {size} cards instead of {wanted}"
        if truth.open_cards[seat] & ~world.hand[seat]:
            yield f"open cards of seat {seat} are not in its hand"
    for name in ("gift_pile", "pool", "drawn", "frozen_card"):
        size, wanted = (getattr(record, name).bit_count() for record in (world, truth))
        if size != wanted:
            yield f"{name} has {size} cards instead of {wanted}"


def _gifts(truth: Round, world: Round, viewer: int) -> Iterator[str]:
    """Each seat's gifts lie where as many of its gifts lie in truth; its own exactly there."""
    piles = {"the pile": (truth.gift_pile, world.gift_pile)}
    piles |= {f"gifts of seat {seat}": (truth.gifts_won[seat], world.gifts_won[seat]) for seat in range(truth.players)}
    for name, (true_pile, pile) in piles.items():
        for seat in range(truth.players):
            wanted = (true_pile & truth.gifted[seat]).bit_count()
            if (pile & world.gifted[seat]).bit_count() != wanted:
                yield f"{name}: not {wanted} given by seat {seat}"
        if viewer >= 0 and pile & world.gifted[viewer] != true_pile & truth.gifted[viewer]:
            yield f"{name}: other gifts of the seat itself than in truth"


def _trick(truth: Round, world: Round, viewer: int) -> Iterator[str]:
    for place in range(truth.place):
        is_own = (truth.leader + place) % truth.players == viewer
        if (is_own or not truth.face_down >> place & 1) and world.trick[place] != truth.trick[place]:
            yield f"place {place} of the trick shows another card"


def _powers(truth: Round, world: Round, viewer: int) -> Iterator[str]:
    """Cards in the middle of a power."""
    hidden = {seat: world.hand[seat] & ~world.open_cards[seat] for seat in range(world.players)}
    if world.frozen_seat != NO_SEAT:
        if (truth.edition == CLASSIC or viewer in (truth.freezer, truth.frozen_seat)) and (
            world.frozen_card != truth.frozen_card
        ):
            yield "another card is frozen than the one the seat has seen"
        if world.frozen_card & ~hidden[world.frozen_seat]:
            yield "the frozen card is not a hidden card of its owner"
        hidden[world.frozen_seat] &= ~world.frozen_card
    if world.drawn_from != NO_SEAT:
        if viewer in (truth.window_seat, truth.drawn_from) and world.drawn != truth.drawn:
            yield "other cards are looked at than those the seat has seen"
        if world.drawn & ~hidden[world.drawn_from]:
            yield "the cards looked at are not hidden cards of their owner"
    if not any(truth.given):
        return
    beauty = truth.window_seat
    if viewer == beauty and (world.pool, world.portion) != (truth.pool, truth.portion):
        yield "Sleeping Beauty has other cards before her than she sees"
    if viewer == beauty and truth.edition != CLASSIC and world.given != truth.given:
        yield "deluxe Sleeping Beauty saw who gave which card"
    if sum(world.given) != world.pool | sum(world.portion):
        yield "Sleeping Beauty has other cards before her than were given"


def _secrets(truth: Round, world: Round, viewer: int) -> Iterator[str]:
    for at in range(truth.secret_count):
        seen_by = truth.secrets[at] & 63
        if world.secrets[at] & 63 != seen_by:
            yield f"another set of seats saw secret {at}"
        if viewer >= 0 and seen_by >> viewer & 1 and world.secrets[at] != truth.secrets[at]:
            yield f"secret {at}, which the seat saw, differs"


def _princesses(truth: Round, world: Round, viewer: int) -> Iterator[str]:
    """two-keep-one: two each, no princess twice. Otherwise offers are public."""
    if truth.phase != KEEP_PRINCESS:
        if world.offered != truth.offered:
            yield "offered is public and differs"
        return
    offers = world.offered[: truth.players]
    all_offered = 0
    for seat, offer in enumerate(offers):
        if offer.bit_count() != 2:
            yield f"seat {seat} is offered {offer.bit_count()} princesses"
        if offer & all_offered:
            yield f"a princess offered to seat {seat} is offered twice"
        all_offered |= offer
    if all_offered & ~_all_princesses(truth):
        yield "a princess is offered that the edition does not have"


def _pending(truth: Round, world: Round, viewer: int) -> Iterator[str]:
    """Exactly those who have chosen have a choice, of the kind that is asked, with cards that they hold."""
    for seat in range(truth.players):
        choice, true_choice = world.pending[seat], truth.pending[seat]
        if bool(choice) != bool(true_choice):
            yield f"seat {seat} has chosen in one of world and truth only"
        elif choice and kind_of(choice) != kind_of(true_choice):
            yield f"the pending choice of seat {seat} is of another kind than is asked"
        elif choice:
            yield from _pending_choice(world, seat, GAME.text_of(choice), GAME.text_of(true_choice))


def _pending_choice(world: Round, seat: int, choice: str, true_choice: str) -> Iterator[str]:
    verb, *words = choice.split()
    hand = set(names_of(world.hand[seat]))
    cards = [word for word in words if word in CARD_NAMES]
    if verb == "choose":
        if words[0] not in _princess_names(world.offered[seat]):
            yield f"seat {seat} chooses a princess that it was not offered"
    elif verb == "show":
        if not any(card.startswith(words[0]) for card in hand):
            yield f"seat {seat} shows a suit that it does not hold"
    elif len(set(cards)) != len(true_choice.split()) - 1 - sum(word in ("left", "right") for word in words):
        yield f"the pending choice of seat {seat} names another number of cards"
    elif not hand.issuperset(cards):
        yield f"the pending choice of seat {seat} names cards that it does not hold"


def _all_princesses(truth: Round) -> int:
    names = princesses_of(EDITIONS[truth.edition])
    return sum(1 << number for number, name in PRINCESS_NAMES.items() if name in names)


def _princess_names(offer: int) -> set[str]:
    return {name for number, name in PRINCESS_NAMES.items() if offer >> number & 1}
