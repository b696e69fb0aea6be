"""What holds in every game of Rebel Princess: cards conserved, games end, scores add up, logs replay."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coronet import Table
from coronet.games.rebel.cards import FROG_CARD, PRINCES
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import DELUXE, Round
from coronet.games.rebel.settings import new
from coronet.kernel.bits import count
from tests.rebel_games import any_choice, any_settings, steps

SEEDS = st.integers(0, 2**40)


def cards_everywhere(record: Round) -> list[int]:
    """Every place where a card of this round can lie."""
    trick = sum(1 << record.trick[place] for place in range(record.place))
    return [
        *record.hand,
        *record.aside,
        *record.taken,
        *record.gifts_won,
        *record.portion,
        record.gift_pile,
        record.pool,
        trick,
    ]


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_no_card_is_lost_or_doubled_after_any_choice(seed):
    rng = random.Random(seed)
    record = new(any_settings(rng), seed)
    for _ in steps(record, rng):
        places = cards_everywhere(record)
        assert sum(count(cards) for cards in places) == count(record.dealt)
        assert sum(places) == record.dealt
        assert [count(hand) for hand in record.hand] == record.hand_size


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_every_game_ends_with_winners_and_totals_that_are_the_sum_of_its_rounds(seed):
    rng = random.Random(seed)
    table = Table.new("rebel", seed=seed, **any_settings(rng).to_data())
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
    rounds = table.view(None)["rounds_scored"]
    assert [sum(column) for column in zip(*rounds, strict=True)] == table.totals
    assert table.winners
    assert all(table.totals[seat] == min(table.totals) for seat in table.winners)
    assert table.to_act == []


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_a_plain_round_gives_one_proposal_a_prince_and_five_for_the_frog(seed):
    rng = random.Random(seed)
    record = new(any_settings(rng, edition="deluxe", rounds=["once-upon-a-time"]), seed)
    record.tiebreak = 0
    for _ in steps(record, rng):
        pass
    given_out = count(record.last_dealt & PRINCES) + 5 * count(record.last_dealt & FROG_CARD)
    scores, _, _ = GAME.result(record)
    assert sum(scores) == (-10 if min(scores) == -10 else given_out)


@given(seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_the_lines_of_every_score_sheet_add_up_to_the_score(seed):
    rng = random.Random(seed)
    table = Table.new("rebel", seed=seed, **any_settings(rng).to_data())
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        view = table.public_view()
        if view["last_round"] is not None:
            columns = view["last_round"]["seats"]
            lines = [[line["points"] for line in column["lines"] if not line["cancelled"]] for column in columns]
            assert [sum(points) for points in lines] == view["scores"]


@given(seed=SEEDS, cut=st.floats(0, 1))
@settings(max_examples=30, deadline=None)
def test_a_table_is_its_log_replayed_and_goes_on_as_it_would_have(seed, cut):
    rng = random.Random(seed)
    table = Table.new("rebel", seed=seed, **any_settings(rng).to_data())
    positions = [table.to_bytes()]
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        positions.append(table.to_bytes())
    upto = int(cut * (len(positions) - 1))
    replayed = Table.replay(table.log, upto=upto)
    assert replayed.to_bytes() == positions[upto]
    assert Table.replay(table.log).log == table.log
    if upto < len(positions) - 1:
        line = [line for line in table.log.lines if hasattr(line, "seat")][upto]
        replayed.act(line.seat, line.choice)
        assert replayed.to_bytes() == positions[upto + 1]


@given(seed=SEEDS)
@settings(max_examples=60, deadline=None)
def test_the_order_of_choices_made_at_once_does_not_matter(seed):
    rng = random.Random(seed)
    record = new(any_settings(rng), seed)
    for _ in steps(record, rng, most=rng.randrange(60)):
        pass
    while not GAME.over(record) and count(record.waiting) < 2:
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
        order = rng.sample(sorted(chosen), len(chosen))
        for seat in order:
            GAME.act(other, seat, chosen[seat])
        words.add(tuple(other.to_words()))
    assert len(words) == 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_deluxe_game_that_stays_tied_ends_shared_after_five_extra_rounds(players):
    record = new(any_settings(random.Random(players), edition="deluxe", players=players, rounds=["single-fairy"]), 1)
    record.total = [-40, -40, 500, 500, 500, 500]
    record.good_rounds = [100, 100, 0, 0, 0, 0]
    rng = random.Random(players)
    for _ in steps(record, rng):
        record.total[0] = record.total[1] = -400
        record.good_rounds[0] = record.good_rounds[1] = 1000
        if record.last_total[0] != record.last_total[1]:
            break
    assert record.edition == DELUXE
    assert record.extra_rounds <= 5
