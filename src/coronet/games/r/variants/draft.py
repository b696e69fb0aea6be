"""Draft: four packets of 4 from a pool of 16; the two seats keep a card each in turn, the last goes by itself.

`first_opener` opens the first and the third packet. What is kept is not shown; each seat knows the packets it held.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.box.cards import COLOURED_CARDS
from coronet.games.box.pools import draw_set
from coronet.games.r.history import HANDS_KNOWN, KEPT, OPENED, tell
from coronet.games.r.record import DEAL_SLOT, DRAFT_EVENT, KEEP_CARD, SEVER_CARD, STAGES, Duel
from coronet.kernel.rule import rule

NUMBER = 10  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "I", DEAL_SLOT
KNOWN, COLOURED = True, True

PACKETS, PACKET_SIZE = 4, 4


@rule
def deal(record: Duel) -> None:
    record.pool = COLOURED_CARDS


@rule
def next_packet(record: Duel) -> None:
    """Open a packet or hand on the open one; with the last card of the last packet the draft is over."""
    if record.packet == 0:
        if record.packets == PACKETS:
            tell(record, HANDS_KNOWN, 0, 0, 0, 0)
            record.phase = SEVER_CARD
            return
        record.packet = draw_set(record, DRAFT_EVENT, record.pool, PACKET_SIZE)
        record.pool &= ~record.packet
        record.packets += 1
        record.stage = 0
        tell(record, OPENED, _holder(record), record.packets, 0, 0)
    record.looks[(record.packets - 1) * STAGES + record.stage] = record.packet
    if record.packet & (record.packet - 1):
        ask(record, 1 << _holder(record), KEEP_CARD)
    else:
        keep(record, _holder(record), record.packet)


@rule
def keep(record: Duel, seat: int, card: int) -> None:
    record.hand[seat] |= card
    record.packet &= ~card
    record.stage += 1
    tell(record, KEPT, seat, 0, 0, 0)


@rule
def _holder(record: Duel) -> int:
    """Who has the packet: its opener first, then the seats in turn."""
    return (record.first_opener + record.packets - 1 + record.stage) % 2
