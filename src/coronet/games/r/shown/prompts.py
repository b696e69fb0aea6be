"""Prompts: one sentence that says what is expected, as a key with arguments."""

from __future__ import annotations

from coronet.games import awaited
from coronet.games.box.cards import CARD_NAMES
from coronet.games.box.choices import PLACE, PLAY, RESHUFFLE
from coronet.games.contract import Line
from coronet.games.r.duel import first_seat
from coronet.games.r.legal import asked_kinds
from coronet.games.r.record import (
    CHOOSE_GAME,
    GAME_OVER,
    KEEP_CARD,
    LAYING,
    NO_SEAT,
    PLACE_CARDS,
    SEVER_CARD,
    SWAP_CARD,
    TAKE_BACK,
    Duel,
)

PLAIN = {
    KEEP_CARD: "prompt-r-keep",
    SEVER_CARD: "prompt-r-sever",
    SWAP_CARD: "prompt-r-swap",
    PLACE_CARDS: "prompt-r-place",
    TAKE_BACK: "prompt-r-take",
    CHOOSE_GAME: "prompt-r-choose",
}


def public_prompt(veiled: Duel) -> Line:
    """What everybody is waiting for."""
    return awaited.by_all(veiled, over=veiled.phase == GAME_OVER, won="prompt-r-over", drawn="prompt-r-drawn")


def own_prompt(veiled: Duel, seat: int) -> Line:
    """What is expected of this seat, or whom it waits for."""
    if awaits := awaited.of_seat(veiled, seat, public_prompt):
        return awaits
    if veiled.phase in PLAIN:
        return PLAIN[veiled.phase], {}
    return _play(veiled, seat)


def _play(veiled: Duel, seat: int) -> Line:
    kinds = asked_kinds(veiled, seat)
    if veiled.laying == LAYING:
        return "prompt-r-place-next", {}
    if kinds >> PLACE & 1:
        return "prompt-r-lay-anew", {"card": CARD_NAMES[veiled.open_card]}
    if kinds >> RESHUFFLE & 1:
        return "prompt-r-reshuffle", {"card": CARD_NAMES[veiled.open_card]}
    if not kinds >> PLAY & 1:
        return "prompt-r-turn-up", {}
    if veiled.open_seat != NO_SEAT:
        return "prompt-r-answer", {"seat": veiled.open_seat, "card": CARD_NAMES[veiled.open_card]}
    if first_seat(veiled) == seat:
        return ("prompt-r-spied" if veiled.spied else "prompt-r-leads"), {}
    return "prompt-r-play", {}
