"""Views: what the page needs to draw everything without knowing a rule, as JSON-ready data from veiled records."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from coronet.games import packed
from coronet.games.choices_in_view import all_waiting, offered, waiting
from coronet.games.rebel import history, hooks
from coronet.games.rebel.cards import CARD_NAMES, SUITS, names_of
from coronet.games.rebel.choices import HALF, PASS, PASS_BOTH
from coronet.games.rebel.flow import is_at_once
from coronet.games.rebel.hands import next_portion
from coronet.games.rebel.legal import MOST_CHOICES, asked_kinds, cards_wanted, choices
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import (
    CARDS_OPEN,
    DEAL_OUT,
    EDITIONS,
    GAME_OVER,
    HAGGLE_AGAIN,
    NO_SEAT,
    PLAY_CARD,
    TWO_KEEP_ONE,
    UNSEEN,
    WINDOWS,
    Round,
)
from coronet.games.rebel.result import last_round, result, this_round
from coronet.games.rebel.score import frog_taker, score_of
from coronet.games.rebel.seating import powerless
from coronet.games.rebel.shown.chips import chips
from coronet.games.rebel.shown.marks import card_marks, leading_place, round_marks, seat_marks
from coronet.games.rebel.shown.prompts import own_prompt, public_prompt
from coronet.games.rebel.shown.refusals import asked_verbs, refused_cards
from coronet.games.rebel.shown.texts import said
from coronet.games.rebel.trick import winning_place
from coronet.games.standing import standing
from coronet.kernel.bits import each, lowest

PHASES = (
    "begin-game",
    "choose-princess",
    "keep-princess",
    "begin-round",
    "pass",
    "start",
    "aside",
    "show",
    "half",
    "begin-trick",
    "early-window",
    "gift",
    "window",
    "name-again",
    "give",
    "keep",
    "deal",
    "trade",
    "freeze",
    "play",
    "swap",
    "find-winner",
    "won",
    "haggle",
    "haggle-again",
    "settled",
    "take",
    "after-trick",
    "pass-one",
    "score",
    "over",
)
_out = [0] * MOST_CHOICES


def public_view(veiled: Round) -> dict[str, Any]:
    """What all see, from a spectator's veil."""
    seats = range(veiled.players)
    counted = this_round(veiled)
    return {
        "game": "rebel",
        "edition": EDITIONS[veiled.edition],
        "players": veiled.players,
        "phase": PHASES[veiled.phase],
        "round": _round(veiled),
        "rounds": _rounds(veiled),
        "seats": [_seat(veiled, seat, counted) for seat in seats],
        "to_act": list(each(veiled.waiting)),
        "at_once": bool(is_at_once(veiled)),
        "leader": veiled.leader if veiled.round else None,
        "led": SUITS[veiled.led] if veiled.led >= 0 else None,
        "princes_in": bool(veiled.princes_in),
        "trick": trick_cards(veiled),
        "gifts": veiled.gifts_on_pile,
        "chips": chips(veiled),
        "prompt": public_prompt(veiled),
        "last_trick": _last_trick(veiled),
        "winner": None if veiled.last_winner == NO_SEAT else veiled.last_winner,
        "rounds_scored": [[score_of(veiled, at, seat) for seat in seats] for at in range(veiled.round_at)],
        "frogs": [_frog(veiled, at) for at in range(veiled.round_at)],
        "last_round": last_round(veiled),
        **({} if counted is None else {"this_round": counted}),
        **standing(result(veiled), over=veiled.phase == GAME_OVER),
    }


def own_view(veiled: Round, seat: int) -> dict[str, Any]:
    """What this seat alone sees, from its veil."""
    view: dict[str, Any] = {
        "seat": seat,
        "hand": names_of(veiled.hand[seat]),
        "aside": names_of(veiled.aside[seat]),
        "gifts": names_of(veiled.gifted[seat]),
        "question": veiled.asked[seat],
        "asked": [],
        "legal": [],
        "prompt": own_prompt(veiled, seat),
        **waiting(said, veiled.pending[seat]),
        "moves": _moves(veiled, seat),
    }
    if veiled.princesses_by == TWO_KEEP_ONE and veiled.offered[seat]:
        view["offered"] = [PRINCESS_NAMES[number] for number in each(veiled.offered[seat])]
    if veiled.frozen_card and veiled.frozen_seat != NO_SEAT:
        view["frozen"] = {"seat": veiled.frozen_seat, "card": CARD_NAMES[lowest(veiled.frozen_card)]}
    if veiled.drawn:
        view["drawn"] = {"from": veiled.drawn_from, "cards": names_of(veiled.drawn)}
    if veiled.pool:
        view["pool"] = _pool(veiled, seat)
    if veiled.face_down and (face_down := _own_face_down(veiled, seat)):
        view["face_down"] = face_down
    if veiled.waiting >> seat & 1:
        _question(veiled, seat, view)
    return view


def open_view(record: Round) -> dict[str, Any]:
    """Everything, for replay and review after the end."""
    seats = range(record.players)
    view = public_view(record)
    view["hands"] = [names_of(record.hand[seat]) for seat in seats]
    view["asides"] = [names_of(record.aside[seat]) for seat in seats]
    view["gift_pile"] = names_of(record.gift_pile)
    view["taken"] = [names_of(record.taken[seat] | record.gifts_won[seat]) for seat in seats]
    return view | all_waiting(said, record.pending[: record.players])


def _round(veiled: Round) -> dict[str, Any] | None:
    if not veiled.round:
        return None
    return {
        "id": hooks.ROUND_NAMES[veiled.round],
        "number": min(veiled.round_at + 1, veiled.rounds_planned + veiled.extra_rounds),
        "of": veiled.rounds_planned + veiled.extra_rounds,
        "extra": veiled.extra_rounds,
        "left": hooks.PASS_LEFT[veiled.round],
        "right": hooks.PASS_RIGHT[veiled.round],
        **round_marks(veiled),
    }


def _frog(veiled: Round, at: int) -> int | None:
    """Who took the Frog in a finished round."""
    taker = frog_taker(veiled, at)
    return None if taker == NO_SEAT else taker


def _rounds(veiled: Round) -> list[str | None]:
    """The round cards that are known, in order; None for one that lies face down."""
    total = max(veiled.rounds_planned, veiled.round_at) + (0 if veiled.phase == GAME_OVER else veiled.extra_rounds)
    cards = veiled.round_cards[: min(total, len(veiled.round_cards))]
    return [hooks.ROUND_NAMES.get(card) for card in cards]


def _seat(veiled: Round, seat: int, counted: dict[str, Any] | None) -> dict[str, Any]:
    princess = veiled.princess[seat]
    view: dict[str, Any] = {
        "princess": PRINCESS_NAMES.get(princess),
        "power": _power(veiled, seat),
        "hand": veiled.hand_size[seat],
        "aside": veiled.aside_size[seat],
        "tricks": veiled.tricks[seat],
        "total": veiled.total[seat],
    }
    if counted is not None:
        view["round"] = counted["seats"][seat]["points"]
    if veiled.open_cards[seat]:
        view["open"] = names_of(veiled.open_cards[seat])
    if veiled.frozen_seat == seat:
        view["frozen"] = CARD_NAMES[lowest(veiled.frozen_card)] if veiled.frozen_card else "?"
    if veiled.open_memory & CARDS_OPEN:
        view["taken"] = names_of(veiled.taken[seat])
    return view | seat_marks(veiled, seat)


def _power(veiled: Round, seat: int) -> str:
    """Whether the seat's power can be used in this round."""
    if not veiled.princess[seat]:
        return "none"
    if powerless(veiled):
        return "later"
    return "used" if veiled.used >> seat & 1 else "ready"


def trick_cards(veiled: Round) -> list[dict[str, Any]]:
    """The cards played so far, in order; who is winning, as far as all can see."""
    winning = -1 if veiled.face_down else winning_place(veiled)
    if winning >= 0 and veiled.players <= winning:
        winning -= veiled.players
    trick = []
    leading = -1 if veiled.face_down else leading_place(veiled)
    for place in range(veiled.place):
        card = veiled.trick[place]
        down = veiled.face_down >> place & 1 or card == UNSEEN
        entry: dict[str, Any] = {"seat": seat_at(veiled, place), "card": "?" if down else CARD_NAMES[card]}
        if veiled.power_places >> place & 1:
            entry["power"] = True
        if veiled.zero_places >> place & 1:
            entry["zero"] = True
        if place == winning:
            entry["winning"] = True
        if place == leading:
            entry["leads"] = True
        if not down:
            entry |= card_marks(veiled, place)
        trick.append(entry)
    return trick


def _last_trick(veiled: Round) -> dict[str, Any] | None:
    """The trick taken last, until the next lead."""
    if veiled.last_place == 0 or veiled.place > 0:
        return None
    cards = [
        {"seat": (veiled.last_leader + place) % veiled.players, "card": CARD_NAMES[veiled.last_trick[place]]}
        for place in range(veiled.last_place)
    ]
    return {"cards": cards, "winner": veiled.last_winner}


def _moves(veiled: Round, seat: int) -> list[dict[str, Any]]:
    """What this seat gave and got unseen by others this round, in order."""
    return _moves_seen_by(seat, *history.secrets_of_round(veiled))


@lru_cache(maxsize=4096)
def _moves_seen_by(seat: int, entries: tuple[int, ...], secrets: tuple[int, ...]) -> list[dict[str, Any]]:
    """They stand in every view until the round is over, so they are kept."""
    seen = (_move(entry, secret) for entry, secret in zip(entries, secrets, strict=True) if secret >> seat & 1)
    return [move for move in seen if move is not None]


def _move(entry: int, secret: int) -> dict[str, Any] | None:
    kind = packed.kind_of(entry)
    if kind not in _MOVE_NAMES:
        return None
    one, other = packed.seat_of(entry), history.number_in(entry)
    giver, taker = (other, one) if kind in _COME_FROM_OTHER else (one, other)
    return {"move": _MOVE_NAMES[kind], "from": giver, "to": taker, "cards": names_of(history.secret_cards(secret))}


_COME_FROM_OTHER = {history.GOT, history.DREW, history.LOOKED}


_MOVE_NAMES = {
    history.PASSED: "passed",
    history.GAVE: "gave",
    history.GOT: "got",
    history.DREW: "drew",
    history.TRADED: "traded",
    history.LOOKED: "looked",
    history.CAME_BACK: "came-back",
    history.PICKED_UP: "picked-up",
}


def _pool(veiled: Round, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = {"cards": names_of(veiled.pool)}
    givers = {CARD_NAMES[lowest(card)]: other for other, card in enumerate(veiled.given) if card and other != seat}
    if givers:
        view["from"] = givers
    if veiled.phase == DEAL_OUT:
        view["to"] = next_portion(veiled, seat)
    return view


def _own_face_down(veiled: Round, seat: int) -> list[str]:
    return [
        CARD_NAMES[veiled.trick[place]]
        for place in range(veiled.place)
        if veiled.face_down >> place & 1 and seat_at(veiled, place) == seat
    ]


def _question(veiled: Round, seat: int, view: dict[str, Any]) -> None:
    """What the seat may do now: the choices themselves, or slots where there are too many to list."""
    view["asked"] = asked_verbs(veiled, seat)
    kind = lowest(asked_kinds(veiled, seat))
    if kind == PASS_BOTH:
        view["slots"] = {"verb": "pass", "slots": ["left", "right"], "cards": view["hand"], "named": True}
        return
    if kind in (PASS, HALF):
        way = "aside" if kind == HALF else "left" if hooks.PASS_LEFT[veiled.round] else "right"
        slots = [way] * cards_wanted(veiled, seat)
        view["slots"] = {
            "verb": "half" if kind == HALF else "pass",
            "slots": slots,
            "cards": view["hand"],
            "named": False,
        }
        return
    view |= offered(said, _out[: choices(veiled, seat, _out)])
    if veiled.phase == PLAY_CARD:
        refused = refused_cards(veiled, seat)
        view["refused"] = {card: [why.code, why.args] for card, why in refused.items()}
    if veiled.phase == HAGGLE_AGAIN:
        view["again"] = True
    if veiled.phase == WINDOWS:
        view["asking"] = veiled.declined[seat] or veiled.asked[seat]
