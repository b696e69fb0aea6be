"""Prompts: one sentence that says what is expected, as a key with arguments."""

from __future__ import annotations

from typing import Any

from coronet.games import awaited
from coronet.games.contract import Line
from coronet.games.rebel import hooks
from coronet.games.rebel.cards import CARD_NAMES, NO_SUIT, PRINCES, SUITS, cards_of, names_of
from coronet.games.rebel.follow import cards_that_follow, playable
from coronet.games.rebel.hands import next_portion
from coronet.games.rebel.legal import cards_wanted
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import (
    ALL_PLAYED,
    CHOOSE_PRINCESS,
    DEAL_OUT,
    FREEZE_ONE,
    GAME_OVER,
    GIVE_GIFTS,
    GIVE_TO_BEAUTY,
    HAGGLE_AGAIN,
    HAGGLE_ONCE,
    KEEP_ONE,
    KEEP_PRINCESS,
    NAME_AGAIN,
    PASS_CARDS,
    PASS_ONE,
    PLAY_CARD,
    SET_ASIDE,
    SHOW_SUIT,
    SPLIT_HAND,
    TRADE_OR_RETURN,
    TRICK_SETTLED,
    TRICK_WON,
    Round,
)
from coronet.kernel.bits import each, lowest

PLAIN = {
    CHOOSE_PRINCESS: "prompt-choose",
    KEEP_PRINCESS: "prompt-keep-princess",
    SET_ASIDE: "prompt-aside",
    SHOW_SUIT: "prompt-show",
    GIVE_GIFTS: "prompt-gift",
    KEEP_ONE: "prompt-keep",
    HAGGLE_ONCE: "prompt-haggle",
    HAGGLE_AGAIN: "prompt-haggle-again",
}


AFTER_THE_TRICK = (TRICK_WON, TRICK_SETTLED)  # windows in which it is known who leads the next one, if nothing changes


def public_prompt(veiled: Round) -> Line:
    """What everybody is waiting for."""
    return awaited.by_all(veiled, over=veiled.phase == GAME_OVER, won="prompt-over")


def own_prompt(veiled: Round, seat: int) -> Line:
    """What is expected of this seat, or whom it waits for."""
    if awaits := awaited.of_seat(veiled, seat, public_prompt):
        return awaits
    phase = veiled.phase
    if phase in PLAIN:
        return PLAIN[phase], {}
    if phase == PLAY_CARD:
        return _play(veiled, seat)
    if phase == PASS_CARDS:
        return _pass(veiled, seat)
    if phase in _STEPS:
        return _STEPS[phase], _step_arguments(veiled, seat)
    leader = veiled.winner if phase in AFTER_THE_TRICK else veiled.leader
    return "prompt-window", {"princess": PRINCESS_NAMES[veiled.princess[seat]], "leader": leader}


_STEPS = {
    SPLIT_HAND: "prompt-half",
    PASS_ONE: "prompt-pass-one",
    GIVE_TO_BEAUTY: "prompt-give",
    NAME_AGAIN: "prompt-name-again",
    DEAL_OUT: "prompt-deal",
    TRADE_OR_RETURN: "prompt-trade",
    FREEZE_ONE: "prompt-freeze",
    ALL_PLAYED: "prompt-swap",
}


def _step_arguments(veiled: Round, seat: int) -> dict[str, Any]:
    phase = veiled.phase
    if phase == SPLIT_HAND:
        return {"count": cards_wanted(veiled, seat), "to": hooks.half_goes_to(veiled, seat, seat)}
    if phase == PASS_ONE:
        return {"to": (seat - 1) % veiled.players}
    if phase == GIVE_TO_BEAUTY:
        return {"to": veiled.window_seat}
    if phase == NAME_AGAIN:
        return {"leader": veiled.leader, "suits": [SUITS[suit] for suit in each(veiled.suits_named)]}
    if phase == DEAL_OUT:
        return {"to": next_portion(veiled, seat)}
    if phase == TRADE_OR_RETURN:
        return {"card": CARD_NAMES[lowest(veiled.drawn)], "from": veiled.drawn_from}
    if phase == FREEZE_ONE:
        return {"to": veiled.drawn_from, "cards": names_of(veiled.drawn)}
    return {}


def _pass(veiled: Round, seat: int) -> Line:
    left, right = hooks.PASS_LEFT[veiled.round], hooks.PASS_RIGHT[veiled.round]
    to_left, to_right = (seat + 1) % veiled.players, (seat - 1) % veiled.players
    if left and right:
        return "prompt-pass-both", {"left_seat": to_left, "right_seat": to_right}
    if left:
        return "prompt-pass-left", {"count": left, "to": to_left}
    return "prompt-pass-right", {"count": right, "to": to_right}


def _play(veiled: Round, seat: int) -> Line:
    hand = veiled.hand[seat]
    narrowed = playable(veiled, seat) != hand
    if veiled.frozen_seat == seat:
        return "prompt-frozen", {"card": CARD_NAMES[lowest(veiled.frozen_card)]}
    if veiled.place > 0:
        return _follow(veiled, seat, narrowed)
    if veiled.prince_first and hand & PRINCES:
        return "prompt-lead-prince", {}
    if veiled.forced_suit != NO_SUIT and hand & cards_of(veiled.forced_suit):
        return "prompt-lead-suit", {"suit": SUITS[veiled.forced_suit]}
    if not veiled.princes_in and hand & PRINCES and hand & ~PRINCES:
        return "prompt-lead-no-prince", {}
    return "prompt-lead-some" if narrowed else "prompt-lead", {}


def _follow(veiled: Round, seat: int, narrowed: bool) -> Line:
    follows = cards_that_follow(veiled, seat)
    led = SUITS[veiled.led]
    suits = [SUITS[suit] for suit in range(4) if follows & cards_of(suit)]
    if not suits:
        return "prompt-void-some" if narrowed else "prompt-void", {"suit": led}
    if veiled.free_seat == seat:
        return "prompt-free", {}
    return ("prompt-follow", {"suit": led}) if suits == [led] else ("prompt-follow-suits", {"suits": suits})
