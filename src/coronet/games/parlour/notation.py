"""How the records of the parlour games are written in a position."""

from __future__ import annotations

from coronet.games.box.cards import CARD_NAMES, CHARACTERS
from coronet.games.box.notation import A_CARD, CARDS, COUNT, Round, sets
from coronet.games.notation import Cards, Field, Held, Names, Notation, Number, Numbers, Plain, Seat, Stacked

MONEY = Number(10**9, -(10**9))
PLACES = 16
TOLD = frozenset({"told", "told_count"})
A_SEAT = Plain(Seat(usual=0))


def _notation(phases: str, settings: str, fields: dict[str, Field], apart: tuple[str, ...] = ()) -> Notation:
    named = dict(enumerate(phases.split()))
    return Notation(fields, COUNT, named, frozenset(settings.split()), forgotten=TOLD, apart=apart)


DRAWING = _notation(
    "turn over",
    "players starter hunted ends_at_once",
    sets("deck") | {"out": Plain(Numbers()), "drawn": Plain(A_CARD)},
)
SEEKER = _notation(
    "first second go-on over",
    "players starter secret",
    sets("unseen")
    | {
        "cards": Plain(A_CARD, skipped=1),
        "pairs": Plain(Names(dict(enumerate(CHARACTERS)))),
        **{name: Plain(Numbers(most=PLACES)) for name in ("up", "gone", "seen")},
        "apart": Plain(Numbers(most=PLACES), skipped=1),
    },
    apart=("cards",),
)
TELEPATHY = _notation("place over", "players", sets("hand") | {"order": Stacked(CARD_NAMES, 5, "placed")})
BETTING = _notation(
    "exchange bet over",
    "players starter ante stake deals played",
    sets("discarded shown")
    | {
        "hand": Plain(Cards(CARD_NAMES, is_never_empty=True)),
        "deck": Held(CARDS, "deck_count"),
        "folded": Plain(Numbers()),
        "lead": A_SEAT,
        **{name: Plain(MONEY) for name in ("pot", "chips", "chips_before", "score")},
    },
    apart=("hand", "deck"),
)
PRINCESS_CARD = _notation(
    "turn over",
    "players starter",
    sets("dealt known")
    | {
        "hand": Held(CARDS, "hand_count"),
        "discarded": Plain(Names(dict(enumerate(CHARACTERS)))),
        "drawer": Plain(Seat()),
        "giver": Plain(Seat()),
        "drawn": Plain(A_CARD),
    },
    apart=("hand",),
)
SERIOUS_CARD = _notation(
    "play over",
    "players prince_seat games jester_stops_all",
    sets("hand")
    | {
        "table": Plain(Round(), "rounds"),
        "totals": Plain(MONEY),
        "score": Plain(MONEY),
        "spied": Plain(Numbers()),
        "open_seat": Plain(Seat()),
        "open_card": Plain(A_CARD),
    },
)
