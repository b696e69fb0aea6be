"""Which games can be solved, and where they begin: settings and a deal become a first position, or a refusal."""

from __future__ import annotations

from coronet.errors import Cannot, InputError, SettingRefused
from coronet.games.box.cards import COLOURED_CARDS, names_of
from coronet.games.box.cases import cards_named
from coronet.games.r import hooks, settings
from coronet.games.r.flow import clear_game, go_on
from coronet.games.r.record import (
    DEAL_SLOT,
    MATCH_SLOT,
    PLAY_CARD,
    SEVER_CARD,
    SWAP_CARD,
    TAKE_BACK,
    Duel,
)
from coronet.games.r.settings import Settings
from coronet.games.r.state import CHANCE, PLAYED, SEVERING, SWAPPING, is_packed, pack
from coronet.kernel.bits import count

HAND = 8
STEPS = {PLAY_CARD: PLAYED, TAKE_BACK: CHANCE, SEVER_CARD: SEVERING, SWAP_CARD: SWAPPING}
DEALT = ("random-deal", "draft")
"""Where hands come from chance or from a draft, and the game begins with any deal."""
LARGE = ("last-chance", "traitor")
"""Games of six million positions and more; all others have about one million at most."""
REASONS = {"three-card": "hidden", "alternative": "hidden", "prophecy": "hidden", "fortune": "chance"}


def why_unsolved(record: Duel) -> tuple[str, str] | None:
    """The variant that keeps the game of a record from being solved, and the reason; None if it can be."""
    for number in record.slots:
        name = hooks.VARIANT_NAMES.get(number, "")
        if number and name not in hooks.KNOWN:
            return name, REASONS[name]
    if record.slots[MATCH_SLOT]:
        return hooks.VARIANT_NAMES[record.slots[MATCH_SLOT]], "match"
    if record.until and hooks.counts_nights(record, 0):
        return "till-dawn", "until"
    if record.phase not in STEPS:
        return hooks.VARIANT_NAMES.get(record.slots[DEAL_SLOT], hooks.STANDARD), "draft"
    if not is_packed(record):
        return "last-chance", "colours"
    return None


def is_large(record: Duel) -> bool:
    """Whether the game has so many positions that they want hundreds of megabytes."""
    return any(hooks.VARIANT_NAMES.get(number) in LARGE for number in record.slots)


def first_record(chosen: Settings, deal: int | None = None) -> Duel:
    """The record of a game when its first choice is asked; one that cannot be solved is refused."""
    record = settings.new(chosen, 1)
    if deal is not None:
        record = settings.begun(chosen, None)
        clear_game(record)
        record.hand[0], record.hand[1] = deal, COLOURED_CARDS & ~deal
        record.phase = SEVER_CARD
        go_on(record)
    found = why_unsolved(record)
    if found:
        raise not_solved(*found)
    return record


def word_of(record: Duel) -> int:
    """The position of a record whose seats are asked."""
    return pack(record, STEPS[record.phase])


def read_deal(chosen: Settings, text: str) -> int:
    """Seat 0's eight cards, by commas, in a game whose hands are dealt or drafted."""
    if not set(DEALT) & set(chosen.variants):
        raise Cannot("nothing-dealt", allowed=list(DEALT))
    names = [name.strip() for name in text.split(",")]
    cards = cards_named("deal", names, 1)
    if count(cards) != HAND:
        raise InputError("deal", value=text, allowed=f"{HAND} of {', '.join(names_of(COLOURED_CARDS))}")
    return cards


def not_solved(name: str, reason: str, **more: object) -> SettingRefused:
    """The refusal of a game that is not solved."""
    arguments: dict[str, object] = {"name": name, "reason": reason, **more}
    return SettingRefused("not-solved", arguments, "variants", value=name, allowed="a game that is solved")
