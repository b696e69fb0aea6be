"""Alice: having won a trick without the Frog, deals its cards back by chance and leads it again."""

from __future__ import annotations

from coronet.games.rebel.cards import FROG_CARD
from coronet.games.rebel.hands import add_to_hand
from coronet.games.rebel.history import CAME_BACK, UNDONE, tell, tell_secretly
from coronet.games.rebel.hooks import cards_a_trick
from coronet.games.rebel.places import cards_of_trick
from coronet.games.rebel.record import BEGIN_TRICK, MADNESS_EVENT, TRICK_WON, Round
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule

NUMBER = 6
CLASSIC, DELUXE = True, True
MOMENTS = (TRICK_WON,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    return int(cards_of_trick(record) & FROG_CARD == 0)


@rule
def use_power(record: Round, seat: int, number: int) -> None:
    # The Princes stay in if they came in with this trick (rules, section 7).
    pool = cards_of_trick(record)
    tell(record, UNDONE, seat, 0, pool)
    each = cards_a_trick(record, 1)
    for other in range(record.players):
        back = 0
        for _ in range(each):
            back |= 1 << draw(record, MADNESS_EVENT, pool & ~back)
        pool &= ~back
        add_to_hand(record, other, back)
        tell_secretly(record, CAME_BACK, other, other, back, 1 << other)
    record.leader = seat
    record.replay = 1
    record.phase = BEGIN_TRICK
