"""What holds in every game of Woo the Princess: cards conserved, games end, logs replay, order does not matter."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from coronet import Table
from coronet.games.woo.cards import ALL_CARDS, PRINCESSES
from coronet.games.woo.game import GAME
from coronet.games.woo.record import EXCHANGE, GIFT, PLAY, REMOVE, Courtship
from coronet.kernel.bits import count
from tests.woo_games import any_choice, any_game, any_settings, steps

SEEDS = st.integers(0, 2**40)


def places(record: Courtship) -> list[int]:
    """Every place that gifts can lie in."""
    seats = range(record.players)
    found = [record.deck, record.face_up, record.in_play, record.offered]
    for row in (record.hand, record.collected, record.exchanged, record.buried):
        found += [row[seat] for seat in seats]
    return found


@given(seed=SEEDS)
@settings(max_examples=150, deadline=None)
def test_no_gift_is_lost_or_doubled_after_any_choice(seed):
    record, rng = any_game(seed)
    for _ in steps(record, rng):
        lying = places(record)
        assert sum(count(cards) for cards in lying) == 53
        assert sum(lying) == ALL_CARDS == record.in_game
        assert [count(hand) for hand in record.hand] == record.hand_size
        assert count(record.deck) == record.deck_size
        assert [count(cards) for cards in record.buried] == record.buried_count
        assert count(record.offered) == record.offer_size
        assert record.phase in (EXCHANGE, PLAY, REMOVE, GIFT)
        assert not record.waiting & ~record.playing


@given(seed=SEEDS)
@settings(max_examples=100, deadline=None)
def test_no_princess_card_is_lost_or_doubled(seed):
    record, rng = any_game(seed)
    for _ in steps(record, rng):
        face_up = 1
        assert count(record.princess_deck) + record.bottom_count + sum(record.won_count) + face_up == PRINCESSES
        for suit in range(4):
            left = record.princess_deck >> 5 * suit & 31
            assert left & (left + 1) == 0, "those left keep to the lowest bits"
    assert count(record.princess_deck) + record.bottom_count + sum(record.won_count) == PRINCESSES


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_hands_have_six_cards_and_five_rounds_leave_one(seed):
    record, rng = any_game(seed)
    for _ in steps(record, rng):
        for seat in range(record.players):
            if not record.playing >> seat & 1:
                assert record.hand_size[seat] == 0
            elif record.phase == EXCHANGE:
                assert record.hand_size[seat] == 6
            else:
                assert 0 <= record.hand_size[seat] - (6 - record.rounds) + 1 <= 1


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_every_game_ends_and_is_its_log_replayed(seed):
    rng = random.Random(seed)
    table = Table.new("woo", seed=seed, **any_settings(rng))
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        if not table.over and table.own_view(seat)["pending"] and rng.random() < 0.2:
            before = table.asked(seat)
            table.take_back(seat)
            assert table.asked(seat) == before
    assert table.to_act == []
    totals = table.totals
    assert table.winners == ([] if max(totals) == 0 else [at for at, won in enumerate(totals) if won == max(totals)])
    replayed = Table.replay(table.log)
    assert replayed.to_bytes() == table.to_bytes()
    assert replayed.log == table.log
    assert Table.new("woo", seed=seed, **table.settings).settings == table.settings


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_order_of_choices_in_the_exchange_does_not_matter(seed):
    record, rng = any_game(seed, exchange=True)
    while record.phase != EXCHANGE:
        GAME.act(record, *any_choice(record, rng))
        if GAME.over(record):
            return
    chosen = {}
    for seat in range(record.players):
        if record.waiting >> seat & 1:
            only = record.copy()
            only.waiting = 1 << seat
            chosen[seat] = any_choice(only, rng)[1]
    words = set()
    for _ in range(3):
        other = record.copy()
        for seat in rng.sample(sorted(chosen), len(chosen)):
            GAME.act(other, seat, chosen[seat])
        words.add(tuple(other.to_words()))
    assert len(words) == 1
