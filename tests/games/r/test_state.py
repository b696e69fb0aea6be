"""Positions in one word: back and forth, the same steps as the game itself, and as many as the rules page counts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coronet.games.box.cards import NO_CARD
from coronet.games.box.choices import PASS, PLAY, SEVER, SWAP, TAKE
from coronet.games.choosing import choice_of
from coronet.games.r import flow, settings
from coronet.games.r.entries import rules
from coronet.games.r.record import (
    DRAWN,
    GAME_OVER,
    NO_SEAT,
    PLAY_CARD,
    SEVER_CARD,
    SWAP_CARD,
    TAKE_BACK,
    Duel,
)
from coronet.games.r.state import (
    CHANCE,
    MOST_SUCCESSORS,
    PLAYED,
    SEVERING,
    SWAPPING,
    after,
    is_packed,
    options,
    pack,
    unpack,
    value_of,
)
from coronet.kernel.bits import each, lowest
from coronet.kernel.compiled import Row
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

KNOWN = ["impatience", "numbers", "numbers-jester", "sever", "traitor", "loser", "last-chance", "balance"]
KNOWN += ["princess-attack", "till-dawn", "random-deal"]
STEP = {PLAY_CARD: PLAYED, TAKE_BACK: CHANCE, SEVER_CARD: SEVERING, SWAP_CARD: SWAPPING}
VERB = {PLAY_CARD: PLAY, TAKE_BACK: TAKE, SEVER_CARD: SEVER, SWAP_CARD: SWAP}


def begun(*variants: str, **more: Any) -> Duel:
    return settings.new(settings.read({"variants": list(variants), **more}), 7)


@pytest.mark.parametrize("variant", [None, *KNOWN])
@pytest.mark.parametrize("owner", [False, True])
def test_positions_step_as_the_game_does(variant, owner):
    """Random games: the packed position and the record stay the same game, to the verdict."""
    house = {"held-minister": "owner" if owner else "any"}
    for seed in range(25):
        record = begun(*([variant] if variant else []), house_rules=house)
        rng = random.Random(seed)
        board = record.copy()
        word = pack(record, STEP[record.phase])
        while record.phase != GAME_OVER:
            phase = record.phase
            unpack(board, word)
            assert pack(board, word & 3) == word
            chosen = [NO_CARD, NO_CARD]
            for seat in (0, 1):
                cards = [*each(options(board, seat))]
                if phase == TAKE_BACK and cards:
                    cards.append(NO_CARD)
                chosen[seat] = rng.choice(cards) if cards else NO_CARD
            word = after(board, word, *chosen)
            while record.phase == phase and record.waiting:
                seat = lowest(record.waiting)
                card = chosen[seat]
                choice = choice_of(PASS, 0, 0) if card == NO_CARD else choice_of(VERB[phase], 0, 1 << card)
                rounds = record.rounds
                flow.act(record, seat, choice)
                if record.rounds != rounds or record.phase != phase or phase == TAKE_BACK:
                    break
            if record.phase == GAME_OVER:
                wanted = 0 if record.verdict == DRAWN else 1 if record.winners == 1 else -1
                assert value_of(word) == wanted
            else:
                assert word == pack(record, STEP[record.phase])


def test_coloured_cards_leave_no_room_for_a_last_chance():
    assert is_packed(begun("last-chance")) == 1
    assert is_packed(begun("traitor")) == 1
    assert is_packed(begun("last-chance", "traitor")) == 0


COUNTS = [
    ({}, 520_411),
    ({"house_rules": {"held-minister": "owner"}}, 583_028),
    ({"house_rules": {"jester-stops": "all"}}, 357_440),
    ({"house_rules": {"held-minister": "owner", "jester-stops": "all"}}, 394_009),
    ({"variants": ["impatience"]}, 258_422),
    ({"variants": ["impatience"], "house_rules": {"held-minister": "owner"}}, 293_895),
    ({"variants": ["numbers"]}, 80_219),
    ({"variants": ["numbers-jester"]}, 112_754),
    ({"variants": ["numbers-minister"]}, 110_820),
    ({"variants": ["numbers-jester-minister"]}, 179_773),
    ({"variants": ["sever"]}, 623_793),
    ({"variants": ["sever"], "house_rules": {"held-minister": "owner"}}, 681_264),
    ({"variants": ["loser"]}, 520_411),
    ({"variants": ["till-dawn"]}, 1_038_277),
    ({"variants": ["till-dawn"], "house_rules": {"held-minister": "owner"}}, 1_083_429),
]


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("data", "count"), COUNTS, ids=str)
def test_there_are_as_many_positions_as_the_rules_page_says(data, count):
    record = settings.new(settings.read(data), 1)
    assert record.open_seat == NO_SEAT
    first = pack(record, STEP[record.phase])
    row, out = Row.of(record.to_words()), Row.zeros(MOST_SUCCESSORS)
    step = rules()["successors"]
    seen, todo = {first}, [first]
    while todo:
        number = step(row, todo.pop(), out)
        for position in out.numbers[:number]:
            if position not in seen:
                seen.add(position)
                todo.append(position)
    assert len(seen) == count
