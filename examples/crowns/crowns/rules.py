"""The rules of Crowns.

Everybody is dealt up to three of twelve cards. Again and again all choose a card at once; the cards are shown, and the
highest takes a crown, or the lowest where that is agreed. Most crowns win.
"""

from __future__ import annotations

from coronet.kernel.bits import highest, lowest
from coronet.kernel.generator import draw, forget
from coronet.kernel.rule import rule
from crowns.record import ALL_CARDS, DEAL, DEAL_EVENT, NO_CARD, NO_SEAT, OVER, PLAY, Crowns

GAME_OVER, ALREADY_CHOSEN, NOT_IN_HAND = 1, 2, 3


@rule
def choice_of(card: int) -> int:
    return card + 1  # 0 means that nothing is chosen yet


@rule
def card_of(choice: int) -> int:
    return choice - 1


@rule
def total_of(record: Crowns, seat: int) -> int:
    return record.crowns[seat]


@rule
def go_on(record: Crowns) -> None:
    """Deal, if that is what comes next."""
    if record.phase != DEAL:
        return
    record.deck = ALL_CARDS
    record.taker = NO_SEAT
    for seat in range(record.players):
        record.shown[seat] = NO_CARD
        for _ in range(record.cards):
            card = 1 << draw(record, DEAL_EVENT, record.deck)
            record.deck ^= card
            record.hand[seat] |= card
    _ask_everybody(record)


@rule
def _ask_everybody(record: Crowns) -> None:
    record.phase = PLAY
    record.waiting = (1 << record.players) - 1
    for seat in range(record.players):
        record.asked[seat] += 1
        record.hand_size[seat] = record.cards - record.round


@rule
def choices(record: Crowns, seat: int, out: list[int]) -> int:
    """Any card of the hand."""
    written = 0
    if record.waiting >> seat & 1:
        for card in range(12):
            if record.hand[seat] >> card & 1:
                out[written] = choice_of(card)
                written += 1
    return written


@rule
def why_not(record: Crowns, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    if record.phase == OVER:
        return GAME_OVER
    if record.waiting >> seat & 1 == 0:
        return ALREADY_CHOSEN
    return 0 if record.hand[seat] >> card_of(choice) & 1 else NOT_IN_HAND


@rule
def act(record: Crowns, seat: int, choice: int) -> None:
    """Choose a card; the last one to choose lets all be shown."""
    record.pending[seat] = choice
    record.waiting ^= 1 << seat
    if record.waiting == 0:
        _show(record)


@rule
def take_back(record: Crowns, seat: int) -> None:
    record.pending[seat] = 0
    record.waiting |= 1 << seat


@rule
def _show(record: Crowns) -> None:
    best = 0
    for seat in range(record.players):
        card = card_of(record.pending[seat])
        record.pending[seat] = 0
        record.shown[seat] = card
        record.hand[seat] ^= 1 << card
        record.hand_size[seat] -= 1
        record.played |= 1 << card
        best |= 1 << card
    taking = lowest(best) if record.lowest else highest(best)
    for seat in range(record.players):
        if record.shown[seat] == taking:
            record.taker = seat
    record.crowns[record.taker] += 1
    record.round += 1
    if record.round < record.cards:
        _ask_everybody(record)
    else:
        _end(record)


@rule
def _end(record: Crowns) -> None:
    record.phase = OVER
    most = 0
    for seat in range(record.players):
        most = max(most, record.crowns[seat])
    for seat in range(record.players):
        if record.crowns[seat] == most:
            record.winners |= 1 << seat


@rule
def veil(record: Crowns, seat: int) -> None:
    """Blank what `seat` cannot know: other hands, what others have chosen, the deck, what chance will bring."""
    forget(record)
    record.deck = 0
    for other in range(record.players):
        if other != seat:
            record.hand[other] = 0
            record.pending[other] = 0


@rule
def imagine(veiled: Crowns, seat: int, world: Crowns) -> None:
    """Fill `world`, a copy of what `seat` knows with chance of its own, with cards that agree with it."""
    world.deck = ALL_CARDS & ~veiled.played
    if seat != NO_SEAT:
        world.deck &= ~veiled.hand[seat]
    for other in range(veiled.players):
        if other == seat:
            continue
        for _ in range(veiled.hand_size[other]):
            card = 1 << draw(world, DEAL_EVENT, world.deck)
            world.deck ^= card
            world.hand[other] |= card
        if veiled.phase == PLAY and veiled.waiting >> other & 1 == 0:
            world.pending[other] = choice_of(draw(world, DEAL_EVENT, world.hand[other]))
