"""Views: what is needed to show everything without knowing a rule, as JSON-ready data from veiled records."""

from __future__ import annotations

from typing import Any

from coronet.games.box.cards import CARD_NAMES, CHARACTERS, names_of
from coronet.games.box.choices import VERBS
from coronet.games.box.judge import ALL_POWERS
from coronet.games.choices_in_view import all_waiting, offered, waiting
from coronet.games.r import hooks
from coronet.games.r.cases import order_of, table_of
from coronet.games.r.duel import VICTORIES_NEEDED, first_seat
from coronet.games.r.flow import is_at_once
from coronet.games.r.legal import MOST_CHOICES, asked_kinds, choices
from coronet.games.r.record import GAME_OVER, HAND_SLOT, KEEP_CARD, NO_SEAT, SEATS, Duel
from coronet.games.r.result import result
from coronet.games.r.settings import variants_of
from coronet.games.r.shown.chips import chips
from coronet.games.r.shown.prompts import own_prompt, public_prompt
from coronet.games.r.shown.texts import said
from coronet.games.r.shown.why import why_over
from coronet.games.standing import standing
from coronet.kernel.bits import count, each

PHASES = (
    "deal",
    "keep",
    "sever",
    "swap",
    "lay-out",
    "place",
    "next-round",
    "play",
    "after-round",
    "take",
    "choose",
    "over",
)
_out = [0] * MOST_CHOICES


def public_view(veiled: Duel) -> dict[str, Any]:
    """What all see, from a spectator's veil."""
    first = first_seat(veiled)
    return {
        "game": "r",
        "players": SEATS,
        "phase": PHASES[veiled.phase],
        "variants": variants_of(veiled),
        "known": hooks.KNOWN.issuperset(variants_of(veiled)),
        "house_rules": {
            "held-minister": "owner" if veiled.owner_reading else "any",
            "jester-stops": "all" if veiled.jester_stops_all else "round",
        },
        "powers": [CHARACTERS[one] for one in each(hooks.working_powers(veiled, ALL_POWERS))],
        "seats": [_seat(veiled, seat) for seat in range(SEATS)],
        "to_act": list(each(veiled.waiting)),
        "at_once": bool(is_at_once(veiled)),
        "first": None if first == NO_SEAT else first,
        "revealed": None if veiled.open_seat == NO_SEAT else _revealed(veiled),
        "table": table_of(veiled),
        "target": None if hooks.counts_nights(veiled, 0) else hooks.target(veiled, VICTORIES_NEEDED),
        "packet": _packet(veiled),
        "game_number": veiled.game_at + 1,
        "games": list(veiled.games) if hooks.games_to_win(veiled, 0) else None,
        "night": veiled.nights + 1 if veiled.until else None,
        "chips": chips(veiled),
        "prompt": public_prompt(veiled),
        "why": why_over(veiled) if veiled.phase == GAME_OVER else None,
        **standing(result(veiled), over=veiled.phase == GAME_OVER),
    }


def own_view(veiled: Duel, seat: int) -> dict[str, Any]:
    """What this seat alone sees, from its veil."""
    view: dict[str, Any] = {
        "seat": seat,
        "hand": names_of(veiled.hand[seat]),
        "question": veiled.asked[seat],
        "asked": [],
        **offered(said, _out[: choices(veiled, seat, _out)]),
        "prompt": own_prompt(veiled, seat),
        **waiting(said, veiled.pending[seat]),
    }
    if veiled.deck[seat]:
        view["deck"] = names_of(veiled.deck[seat])
    if hooks.lays_order(veiled, 0):
        view["order"] = order_of(veiled, seat)
    if veiled.packets:
        view["looks"] = [names_of(look) for look in veiled.looks if look]
    if veiled.packet:
        view["packet"] = names_of(veiled.packet)
    if veiled.waiting >> seat & 1:
        view["asked"] = [VERBS[kind] for kind in each(asked_kinds(veiled, seat))]
    return view


def open_view(record: Duel) -> dict[str, Any]:
    """Everything, for replay and review after the end."""
    seats = range(SEATS)
    view = public_view(record)
    view["hands"] = [names_of(record.hand[seat]) for seat in seats]
    view["decks"] = [names_of(record.deck[seat]) for seat in seats]
    view["orders"] = [order_of(record, seat) for seat in seats]
    return view | all_waiting(said, record.pending)


def hand_count(record: Duel, seat: int) -> int:
    """How many cards a seat holds, also where a veil hides them."""
    return record.hand_count[seat] if record.veiled else count(record.hand[seat])


def _seat(veiled: Duel, seat: int) -> dict[str, Any]:
    deck = veiled.deck_count[seat] if veiled.veiled else count(veiled.deck[seat])
    view: dict[str, Any] = {
        "hand": hand_count(veiled, seat),
        "deck": deck,
        "victories": veiled.victories[seat],
        "held": veiled.held[seat],
        "bonus": veiled.bonus[seat],
        "spied": bool(veiled.spied >> seat & 1),
        "severed": names_of(veiled.severed[seat])[0] if veiled.severed[seat] else None,
        "wins": veiled.games[seat],
    }
    if veiled.phase != KEEP_CARD:  # in the draft what is kept is not shown
        key = "unplayed" if veiled.slots[HAND_SLOT] else "cards"
        view[key] = names_of(veiled.hand[seat] | veiled.deck[seat])
    return view


def _revealed(veiled: Duel) -> dict[str, Any]:
    return {"seat": veiled.open_seat, "card": CARD_NAMES[veiled.open_card]}


def _packet(veiled: Duel) -> dict[str, int] | None:
    """The open packet as all see it: its number and how many cards are in it."""
    if veiled.phase != KEEP_CARD:
        return None
    return {"number": veiled.packets, "cards": 4 - veiled.stage}
