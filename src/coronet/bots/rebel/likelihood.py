"""How well an imagined world explains what the others have played, if they play by the rules of thumb.

The round is played again from its history with the world's hands; every card that another seat has played since hidden
cards last moved counts. People and stronger bots are not the rules of thumb, so no play is held impossible.
"""

from __future__ import annotations

import math

from coronet.bots.rebel.mind import HANDS_CHANGE, Mind, rounds_changing
from coronet.bots.rebel.policy import scores
from coronet.games import packed
from coronet.games.choosing import cards_in, choice_of
from coronet.games.rebel import history, powers
from coronet.games.rebel.cards import cards_each
from coronet.games.rebel.choices import PLAY
from coronet.games.rebel.deal import clear_round
from coronet.games.rebel.hands import exchange_with_trick
from coronet.games.rebel.legal import choices
from coronet.games.rebel.places import cards_of_trick
from coronet.games.rebel.record import NO_SEAT, PLAY_CARD, Round
from coronet.games.rebel.trick import clear_trick, play
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

WARMTH = 20  # hundredths of a proposal by which a choice must be worse to be e times less likely
STEPS_OF_ONE = 8
FITTING = tuple(math.floor(1000 * math.exp(-step / STEPS_OF_ONE)) for step in range(12 * STEPS_OF_ONE))
ANY_CHOICE = 0.2  # the share of plays that are not explained

HIDDEN_ROUNDS = rounds_changing("start_of_round", "gives_gifts", "plays_face_down", "passes_after_trick")
"""Rounds in which cards lie hidden outside of the hands, or move again and again."""


@rule
def likelihood(
    veiled: Round, seat: int, world: Round, past: Round, scene: Round, mind: Mind, out: list[int], scored: list[int]
) -> float:
    """How likely the plays seen so far were in this world; `past` is where the round is played again."""
    if HIDDEN_ROUNDS >> veiled.round & 1:
        return 1.0
    overwrite(past, veiled)
    clear_round(past)
    clear_trick(past)
    past.phase = PLAY_CARD
    since = veiled.round_from
    for at in range(veiled.round_from, veiled.history_count):
        if HANDS_CHANGE >> packed.kind_of(veiled.history[at]) & 1:
            since = at + 1
    for other in range(veiled.players):
        past.hand[other] = world.hand[other]
        past.hand_size[other] = cards_each(veiled.players)
    for at in range(since, veiled.history_count):
        entry = veiled.history[at]
        if packed.kind_of(entry) in (history.PLAYED, history.SWAPPED):
            past.hand[packed.seat_of(entry)] |= history.cards_in(entry)
    chance = 1.0
    for at in range(veiled.round_from, veiled.history_count):
        entry = veiled.history[at]
        kind = packed.kind_of(entry)
        other = packed.seat_of(entry)
        number = history.number_in(entry)
        cards = history.cards_in(entry)
        past.history_count = at
        if kind == history.BEGAN:
            past.leader = other
        elif kind == history.USED:
            past.used |= 1 << other
            powers.put_in_force(past, other, number if number != history.NO_NUMBER else 0)
        elif kind == history.HELD_SOME:
            past.forced_suit = number
        elif kind == history.CAME_IN:
            past.princes_in = 1
        elif kind == history.UNDONE:
            clear_trick(past)
            past.leader = other
        elif kind in (history.SWAPPED, history.HAGGLED):
            exchange_with_trick(past, other, cards, number)
        elif kind == history.TOOK:
            _take(past, other)
        elif kind == history.PLAYED:
            with_power = int(number & history.WITH_POWER != 0)
            if at < since:
                past.hand[other] |= cards
            elif other != seat and number == 0:
                chance = chance * _fits(past, other, cards, scene, mind, out, scored)
            if number & history.WITH_FROZEN:
                past.frozen_seat = other
                past.frozen_card = cards
            play(past, other, choice_of(PLAY, with_power, cards))
    return chance


@rule
def _take(past: Round, winner: int) -> None:
    past.taken[winner] |= cards_of_trick(past)
    past.tricks[winner] += 1
    leader = winner if past.next_leader == NO_SEAT else past.next_leader
    clear_trick(past)
    past.leader = leader


@rule
def _fits(past: Round, seat: int, card: int, scene: Round, mind: Mind, out: list[int], scored: list[int]) -> float:
    """How likely this seat was to play this card."""
    past.waiting = 1 << seat
    number = choices(past, seat, out)
    if number < 2:
        return 1.0
    scores(past, seat, scene, mind, out, number, scored)
    best = scored[0]
    for at in range(1, number):
        best = max(best, scored[at])
    played = 0
    total = 0
    for at in range(number):
        weight = FITTING[min(12 * STEPS_OF_ONE - 1, (best - scored[at]) * STEPS_OF_ONE // WARMTH)]
        total += weight
        if cards_in(out[at]) == card:
            played = max(played, weight)
    return ANY_CHOICE / number + (1.0 - ANY_CHOICE) * played / total
