"""Many games as arrays: the same whatever the number of threads, and the same as one at a time."""

from __future__ import annotations

import random

import pytest

from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.rebel_games import any_choice, one_round, steps

np = pytest.importorskip("numpy", reason="the extra `fast` is not installed")
batch = pytest.importorskip("coronet.batch", reason="the extra `fast` is not installed")

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]


def middle(seed: int) -> Round:
    record = one_round("deluxe", 4, "royal-decree", "mulan", seed)
    for _ in steps(record, random.Random(seed), 30):
        pass
    return record


def test_playouts_are_the_same_on_one_thread_and_on_two():
    one, two = (batch.playouts("rebel", middle(1), number=300, seed=7, threads=threads) for threads in (1, 2))
    assert one.tolist() == two.tolist()
    assert one[:4].sum() > 0


def test_worlds_are_the_same_on_one_thread_and_on_two_and_look_alike_to_their_seat():
    veiled = middle(2)
    GAME.veil(veiled, 1)
    one, two = (batch.imagine_many("rebel", veiled, 1, number=300, seed=7, threads=threads) for threads in (1, 2))
    assert (one == two).all()
    assert len({tuple(row) for row in one.tolist()}) > 200
    world = Round()
    for row in one[::40]:
        world.read_words(row.tolist())
        GAME.veil(world, 1)
        assert world == veiled


def test_stepping_many_rows_is_stepping_each():
    records = [middle(seed) for seed in range(40)]
    rows = batch.rows_of(records)
    rng = random.Random(5)
    chosen = [any_choice(record, rng) for record in records]
    seats, choices = (np.array(column, np.int64) for column in zip(*chosen, strict=True))
    batch.act_many("rebel", rows, seats, choices)
    for record, (seat, choice), row in zip(records, chosen, rows, strict=True):
        GAME.act(record, seat, choice)
        assert row.tolist() == record.to_words()


def test_choices_by_chance_are_legal_and_rounds_end():
    records = [middle(seed) for seed in range(40)]
    rows = batch.rows_of(records)
    seats = np.array([(record.waiting & -record.waiting).bit_length() - 1 for record in records], np.int64)
    for record, seat, choice in zip(records, seats, batch.choose_many("rebel", rows, seats), strict=True):
        assert GAME.why_not(record, int(seat), int(choice)) == 0
    took = batch.play_rounds("rebel", rows)
    assert (took > 0).all()
    fields = rows.view(batch.layout(Round))[:, 0]
    assert (fields["round_at"] == 1).all()
