"""What holds in every game of R and the parlour: cards conserved, games end, logs replay, order does not matter."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coronet import Table
from coronet.games.box.cards import BLUE_CARDS, COLOURED_CARDS, PLAIN_CARDS, RED_CARDS
from coronet.games.box.rounds import card_of
from coronet.games.r.record import DEAL_CARDS, Duel
from coronet.games.r.table import GONE
from coronet.kernel.bits import count
from tests.box_games import BOX, any_choice, any_game, any_settings, steps

SEEDS = st.integers(0, 2**40)
EVERY_GAME = pytest.mark.parametrize("name", BOX)


def cards_of_both(record: Duel) -> list[int]:
    """Every card of the game at hand wherever it lies, one entry each."""
    places = [record.hand[0], record.hand[1], record.deck[0], record.deck[1], *record.severed, record.pool]
    found = [card for cards in (*places, record.packet) for card in range(24) if cards >> card & 1]
    found += [card_of(entry, seat) for entry in record.table[: record.rounds] for seat in (0, 1)]
    if record.open_seat >= 0 and not record.hand[record.open_seat] >> record.open_card & 1:
        found.append(record.open_card)  # turned up from an order or drawn: out of the hand before the round is judged
    return sorted(card for card in found if card != GONE)


@given(seed=SEEDS)
@settings(max_examples=150, deadline=None)
def test_no_card_of_the_duel_is_lost_or_doubled_after_any_choice(seed):
    game, record, rng = any_game("r", seed)
    for _ in steps(game, record, rng):
        assert record.phase != DEAL_CARDS
        everything = list(range(16)) if record.coloured else sorted([*range(16, 24)] * 2)
        assert cards_of_both(record) == everything


@given(seed=SEEDS)
@settings(max_examples=100, deadline=None)
def test_hands_of_one_colour_stay_so_where_colours_do_not_mix(seed):
    game, record, rng = any_game("r", seed)
    for _ in steps(game, record, rng):
        cards = record.hand[0] | record.hand[1] | record.deck[0] | record.deck[1]
        assert cards & ~(COLOURED_CARDS if record.coloured else PLAIN_CARDS) == 0
    assert BLUE_CARDS & RED_CARDS == 0


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
@EVERY_GAME
def test_every_game_ends_and_is_its_log_replayed(name, seed):
    rng = random.Random(seed)
    table = Table.new(name, seed=seed, **any_settings(name, rng))
    positions = [table.to_bytes()]
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        if not table.over and table.own_view(seat)["pending"] and rng.random() < 0.2:
            before = table.asked(seat)
            table.take_back(seat)
            assert table.asked(seat) == before
        positions.append(table.to_bytes())
        assert len(positions) < 5000
    assert table.to_act == []
    assert set(table.winners) <= set(range(table.players))
    replayed = Table.replay(table.log)
    assert replayed.to_bytes() == positions[-1]
    assert replayed.log == table.log
    assert Table.new(name, seed=seed, **table.settings).settings == table.settings


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
@EVERY_GAME
def test_the_order_of_choices_made_at_once_does_not_matter(name, seed):
    game, record, rng = any_game(name, seed)
    for _ in steps(game, record, rng, most=rng.randrange(12)):
        pass
    if game.over(record) or count(record.waiting) < 2:
        return
    chosen = {}
    for seat in range(record.players):
        if record.waiting >> seat & 1:
            only = record.copy()
            only.waiting = 1 << seat
            chosen[seat] = any_choice(game, only, rng)[1]
    words = set()
    for _ in range(3):
        other = record.copy()
        for seat in rng.sample(sorted(chosen), len(chosen)):
            game.act(other, seat, chosen[seat])
        other.told = []  # who was last is told
        words.add(tuple(other.to_words()))
    assert len(words) == 1


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
@pytest.mark.parametrize("name", ["triangle", "pair-attack"])
def test_no_chip_is_lost_and_nobody_runs_out(name, seed):
    game, record, rng = any_game(name, seed)
    chips = sum(record.chips) + record.pot
    for _ in steps(game, record, rng):
        assert sum(record.chips) + record.pot == chips
        assert min(record.chips[: record.players]) >= 0
    assert record.pot == 0
    assert sum(record.chips) == chips
    assert sum(record.score) >= 0


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_princess_is_never_laid_off(seed):
    game, record, rng = any_game("princess-card", seed)
    for _ in steps(game, record, rng):
        hands = record.hand[: record.players]
        assert sum(hand >> 12 & 1 for hand in hands) == 1
        assert [count(hand) for hand in hands] == record.hand_count[: record.players]
    assert sum(count(hand) for hand in record.hand) == 1
