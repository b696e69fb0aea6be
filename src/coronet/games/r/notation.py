"""How a record of R is written in a position."""

from __future__ import annotations

from coronet.games.box.cards import CARD_NAMES
from coronet.games.box.notation import A_CARD, COUNT, Round, sets
from coronet.games.notation import Name, Notation, Number, Numbers, Plain, Seat, Stacked
from coronet.games.r.hooks import VARIANT_NAMES
from coronet.games.r.record import BITS_OF_A_CARD, LAID
from coronet.games.r.shown.view import PHASES

NOTATION = Notation(
    fields={
        **sets("hand deck severed pool packet looks lost on_hold known"),
        "slots": Plain(Name(VARIANT_NAMES)),
        "order": Stacked(CARD_NAMES, BITS_OF_A_CARD, "placed"),
        "table": Plain(Round(), "rounds"),
        "open_card": Plain(A_CARD),
        "open_seat": Plain(Seat()),
        "spied": Plain(Numbers()),
        "chances_gone": Plain(Numbers()),
        "laying": Plain(Number(LAID, 0)),
        "verdict": Plain(Number(3, 0)),
        "packets": Plain(Number(4, 0)),
        "stage": Plain(Number(4, 0)),
    },
    other=COUNT,
    phases=dict(enumerate(PHASES)),
    settings=frozenset(
        ["owner_reading", "jester_stops_all", "first_opener", "princes_seat", "take_any", "until", "players"]
    ),
    begins=frozenset({"slots"}),
    forgotten=frozenset({"told", "told_count"}),
)
