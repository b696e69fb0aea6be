"""Views: what is needed to show everything without knowing a rule, as JSON-ready data from veiled records."""

from __future__ import annotations

from typing import Any

from coronet.games.choices_in_view import all_waiting, offered, waiting
from coronet.games.standing import standing
from coronet.games.woo import hooks
from coronet.games.woo.cards import CARD_NAMES, SUITS, names_of
from coronet.games.woo.cases import STAGES, princesses_of, seat_or_none, suit_name, suits_in
from coronet.games.woo.choices import VERBS, said
from coronet.games.woo.legal import MOST_CHOICES, asked_kinds, choices
from coronet.games.woo.record import EXCHANGE, GHOST, GHOST_SEAT, MODES, NOT_YET, OVER, PLAY, ROUNDS, Courtship
from coronet.games.woo.result import result
from coronet.games.woo.score import pile_of, side_of
from coronet.games.woo.shown.chips import chips
from coronet.games.woo.shown.prompts import own_prompt, public_prompt
from coronet.games.woo.shown.recap import last_set, last_trick
from coronet.games.woo.shown.refusals import refused_cards
from coronet.games.woo.shown.why import why_over
from coronet.games.woo.specials import EFFECTS
from coronet.games.woo.trick import best_of, card_of, seat_of
from coronet.kernel.bits import count, each

_out = [0] * MOST_CHOICES


def public_view(veiled: Courtship) -> dict[str, Any]:
    """What all see, from a spectator's veil."""
    return {
        "game": "woo",
        "players": veiled.players,
        "mode": MODES[veiled.mode],
        "ghost": GHOST_SEAT if veiled.mode == GHOST else None,
        "phase": STAGES[veiled.phase],
        "specials": {effect: names_of(getattr(veiled, effect)) for effect in EFFECTS},
        "goal": veiled.goal,
        "set": veiled.sets + (veiled.phase != OVER),
        "round": veiled.rounds + (veiled.phase not in (OVER, EXCHANGE)),
        "rounds": ROUNDS,
        "wooing": SUITS[veiled.wooing],
        "lead": suit_name(veiled.lead),
        "leader": veiled.leader,
        "high_draw": [CARD_NAMES[card - 1] if card else None for card in veiled.high[: veiled.players]],
        "seats": [_seat(veiled, seat) for seat in range(veiled.players)],
        "to_act": list(each(veiled.waiting)),
        "at_once": veiled.phase == EXCHANGE,
        "playing": list(each(veiled.playing)),
        "trick": trick_of(veiled),
        "offered": veiled.offer_size,
        "discarded": names_of(veiled.face_up),
        "face_down": count(veiled.exchangers) + sum(veiled.buried_count),
        "deck": veiled.deck_size,
        "won": sum(veiled.won_count),
        "turned_by": _turned_by(veiled),
        "last_trick": last_trick(veiled),
        "last_set": last_set(veiled),
        "winner": seat_or_none(veiled.round_winner),
        "set_winner": None if veiled.set_winners == NOT_YET else list(each(veiled.set_winners)),
        "bottom": suits_in(veiled.bottom, veiled.bottom_count),
        "chips": chips(veiled),
        "prompt": public_prompt(veiled),
        "why": why_over(veiled) if veiled.phase == OVER else None,
        **standing(result(veiled), over=veiled.phase == OVER),
    }


def own_view(veiled: Courtship, seat: int) -> dict[str, Any]:
    """What this seat alone sees, from its veil."""
    is_asked = bool(veiled.waiting >> seat & 1)
    refused = refused_cards(veiled, seat) if is_asked and veiled.phase == PLAY else {}
    return {
        "seat": seat,
        "hand": names_of(veiled.hand[seat]),
        "carried": names_of(veiled.carried[seat]),
        "exchanged": names_of(veiled.exchanged[seat]),
        "drawn": names_of(veiled.drawn[seat]),
        "buried": names_of(veiled.buried[seat]),
        "offered": names_of(veiled.offered),
        "question": veiled.asked[seat],
        "asked": [VERBS[kind] for kind in each(asked_kinds(veiled, seat))] if is_asked else [],
        **offered(said, _out[: choices(veiled, seat, _out)]),
        "refused": {card: [why.code, why.args] for card, why in refused.items()},
        "prompt": own_prompt(veiled, seat),
        **waiting(said, veiled.pending[seat]),
    }


def open_view(record: Courtship) -> dict[str, Any]:
    """Everything, for replay and review after the end."""
    seats = range(record.players)
    view = public_view(record)
    view["hands"] = [names_of(record.hand[seat]) for seat in seats]
    view["deck_cards"] = names_of(record.deck)
    view["exchanged"] = [names_of(record.exchanged[seat]) for seat in seats]
    view["drawn"] = [names_of(record.drawn[seat]) for seat in seats]
    view["buried"] = [names_of(record.buried[seat]) for seat in seats]
    view["offered_cards"] = names_of(record.offered)
    return view | all_waiting(said, record.pending[: record.players])


def _seat(veiled: Courtship, seat: int) -> dict[str, Any]:
    return {
        "hand": veiled.hand_size[seat],
        "collected": names_of(veiled.collected[seat]),
        "princesses": princesses_of(veiled, seat),
        "side": side_of(veiled, seat),
        "spurned": bool(hooks.is_spurned(veiled, pile_of(veiled, side_of(veiled, seat)), 0)),
        "exchanged": bool(veiled.exchangers >> seat & 1),
        "void": [SUITS[suit] for suit in each(veiled.void[seat])],
        "playing": bool(veiled.playing >> seat & 1),
    }


def trick_of(veiled: Courtship) -> list[dict[str, Any]]:
    """All cards played in this round, in order, with their seats; those that are gone say so."""
    best = best_of(veiled, veiled.in_play)
    return [
        {
            "seat": seat_of(word),
            "card": CARD_NAMES[card_of(word)],
            "gone": not veiled.in_play >> card_of(word) & 1,
            "winning": card_of(word) == best,
        }
        for word in veiled.trick[: veiled.trick_count]
    ]


def _turned_by(veiled: Courtship) -> int | None:
    """Whose hand turns the Ghost's card in this round: by turns (rules, section 9)."""
    return veiled.rounds % 2 if veiled.mode == GHOST else None
