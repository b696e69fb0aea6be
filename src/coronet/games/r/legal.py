"""Legal choices: which kinds answer now, and which cards."""

from __future__ import annotations

from coronet.games.box.choices import CHOOSE, KEEP, PASS, PLACE, PLAY, SEVER, SWAP, TAKE, write_each
from coronet.games.choosing import choice_of
from coronet.games.r import hooks
from coronet.games.r.duel import playable
from coronet.games.r.order import placed_cards
from coronet.games.r.record import (
    CHOOSE_GAME,
    GAME_OVER,
    KEEP_CARD,
    LAYING,
    PLACE_CARDS,
    PLAY_CARD,
    SEVER_CARD,
    SWAP_CARD,
    TAKE_BACK,
    Duel,
)
from coronet.kernel.rule import rule

MOST_CHOICES = 32
_KINDS = {
    KEEP_CARD: 1 << KEEP,
    SEVER_CARD: 1 << SEVER,
    SWAP_CARD: 1 << SWAP,
    PLACE_CARDS: 1 << PLACE,
    PLAY_CARD: 1 << PLAY,
    TAKE_BACK: 1 << TAKE | 1 << PASS,
    CHOOSE_GAME: 1 << CHOOSE,
}
KINDS_BY_PHASE = tuple(_KINDS.get(phase, 0) for phase in range(GAME_OVER + 1))


@rule
def asked_kinds(record: Duel, seat: int) -> int:
    """The kinds of choice that answer the question put to this seat, as a set."""
    kinds = KINDS_BY_PHASE[record.phase]
    if record.phase == PLAY_CARD:
        return hooks.play_kinds(record, seat, kinds)
    return kinds


@rule
def cards_for(record: Duel, seat: int, kind: int) -> int:
    """The cards that a choice of this kind may name now."""
    if kind == KEEP:
        return record.packet
    if kind == TAKE:
        return record.lost[seat]
    if kind == PLACE:
        return record.hand[seat] & ~laid_cards(record, seat)
    return playable(record, seat)


@rule
def laid_cards(record: Duel, seat: int) -> int:
    """The cards of the order that is being laid; an order to be laid anew counts for nothing."""
    if record.phase == PLAY_CARD and record.laying != LAYING:
        return 0
    return placed_cards(record, seat)


@rule
def choices(record: Duel, seat: int, out: list[int]) -> int:
    """Write all legal choices of a seat that must choose into `out`; their number."""
    if record.waiting >> seat & 1 == 0:
        return 0
    kinds = asked_kinds(record, seat)
    written = 0
    for kind in range(1, CHOOSE):
        if kinds >> kind & 1 == 0:
            continue
        if CARD_KINDS >> kind & 1:
            written = write_each(out, written, kind, cards_for(record, seat, kind))
        else:
            out[written] = choice_of(kind, 0, 0)
            written += 1
    if kinds >> CHOOSE & 1:
        for number in range(hooks.LAST_NUMBER + 1):
            if hooks.MATCH_VARIANTS >> number & 1 == 0:
                out[written] = choice_of(CHOOSE, number, 0)
                written += 1
    return written


CARD_KINDS = 1 << PLAY | 1 << SEVER | 1 << SWAP | 1 << KEEP | 1 << PLACE | 1 << TAKE
