"""Many tables as arrays play as one table does, whatever the number of threads."""

from __future__ import annotations

import pytest

from coronet.doors.spaces import space_of
from coronet.errors import InputError
from coronet.kernel.bits import each
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

np = pytest.importorskip("numpy", reason="the extra `fast` is not installed")
batch = pytest.importorskip("coronet.batch", reason="the extra `fast` is not installed")

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]

SETTINGS = [
    ("rebel", {"edition": "deluxe", "players": 4, "rounds": ["haggle-with-the-hag"]}),
    ("rebel", {"edition": "classic", "players": 3, "rounds": ["musical-chairs", "crystal-clear"]}),
    ("r", {"variants": ["sever", "last-chance"]}),
    ("woo", {"mode": "teams", "players": 4, "max_sets": 3}),
    ("woo", {"mode": "ghost", "max_sets": 2}),
]


@pytest.mark.parametrize(("game", "settings"), SETTINGS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_table_among_many_plays_as_one_alone(game, settings):
    """Interpreted and compiled, with deals of the same seed: seats, masks, observations, results."""
    number = 3
    tables = batch.Tables(game, number, seed=11, threads=1, **settings)
    space = space_of(game)
    held = space.game.read_settings(settings)
    seeds = [11 + table for table in range(number)]
    records = [space.game.new(held, seed, None) for seed in seeds]
    begun = [0] * number
    games = 0
    chance = np.random.default_rng(2)
    for _ in range(400):
        masks, observations, seats = tables.masks, tables.observe(), tables.seats
        actions = tables.at_random(chance)
        expected = []
        for table, record in enumerate(records):
            seat = next(each(space.game.to_act(record)))
            assert seats[table] == seat
            assert masks[table].tolist() == [bool(flag) for flag in space.mask(record, seat, begun[table])]
            veiled = record.copy()
            space.game.veil(veiled, seat)
            assert observations[table].tolist() == space.observe(veiled, seat, begun[table])
            choice = space.actions.choice_after(record, seat, begun[table], int(actions[table]))
            if not space.actions.is_whole(record, seat, choice):
                begun[table] = choice
                expected.append(None)
                continue
            begun[table] = 0
            space.game.act(record, seat, choice)
            expected.append(record if space.game.over(record) else None)
            if space.game.over(record):
                games += 1
                seeds[table] += number
                records[table] = space.game.new(held, seeds[table], None)
        step = tables.step(actions)
        for table, ended in enumerate(expected):
            assert step.done[table] == (ended is not None)
            winners = space.game.result(ended)[2] if ended is not None else []
            won = [(seat in winners) / max(len(winners), 1) for seat in range(tables.players)]
            assert step.shares[table].tolist() == won
            if ended is not None:
                assert step.totals[table].tolist() == space.game.result(ended)[1]
    assert games > 0


def test_threads_and_numbers_of_tables_beside_it_do_not_change_a_table():
    one, many = (batch.Tables("rebel", 2500, seed=3, threads=threads, players=5) for threads in (1, 3))
    alone = batch.Tables("rebel", 1, seed=3, players=5)
    chance = np.random.default_rng(1)
    for _ in range(60):
        actions = one.at_random(chance)
        one.step(actions)
        many.step(actions)
        alone.step(actions[:1])
        assert (one.masks == many.masks).all()
        assert (alone.masks[0] == one.masks[0]).all()
    assert (one.observe() == many.observe()).all()
    assert (alone.observe()[0] == one.observe()[0]).all()


def test_a_reset_deals_the_same_again():
    tables = batch.Tables("woo", 8, seed=5)
    first = tables.observe().copy()
    for _ in range(20):
        tables.step(tables.at_random(np.random.default_rng(4)))
    assert (tables.observe() != first).any()
    tables.reset()
    assert (tables.observe() == first).all()


def test_an_action_that_is_not_allowed_is_refused_and_nothing_changes():
    tables = batch.Tables("r", 4, seed=1)
    before = tables.observe().copy()
    actions = tables.masks.argmax(axis=1)
    actions[2] = int(np.flatnonzero(~tables.masks[2])[0])
    with pytest.raises(InputError, match=r"actions\[2\]"):
        tables.step(actions)
    for wrong in (actions[:3], actions.astype(float), np.full(4, -1), np.full(4, 10_000)):
        with pytest.raises(InputError, match="actions"):
            tables.step(wrong)
    assert (tables.observe() == before).all()


@pytest.mark.parametrize(
    ("game", "number", "settings", "field"),
    [
        ("rebel", 0, {}, "tables"),
        ("rebel", 4, {"seed": -1}, "seed"),
        ("rebel", 4, {"players": 9}, "players"),
        ("seeker", 4, {}, "game: seeker"),
        ("whist", 4, {}, "game: whist"),
    ],
)
def test_what_cannot_be_played_as_arrays_is_refused(game, number, settings, field):
    with pytest.raises(InputError, match=field):
        batch.Tables(game, number, **settings)


def test_some_tables_begin_their_next_game_and_the_others_stay():
    tables = batch.Tables("rebel", 6, seed=3, players=4)
    for _ in range(30):
        tables.step(tables.at_random(np.random.default_rng(1)))
    before = tables.observe().copy()
    tables.reset(np.array([4, 1, 4]))
    after = tables.observe()
    others = [0, 2, 3, 5]
    assert (after[others] == before[others]).all()
    fresh = batch.Tables("rebel", 6, seed=3 + 6, players=4)  # the second deals of seed 3
    assert (after[[1, 4]] == fresh.observe()[[1, 4]]).all()
    assert (tables.masks[[1, 4]] == fresh.masks[[1, 4]]).all()
    flags = np.zeros(6, np.bool_)
    flags[0] = True
    tables.reset(flags)
    assert (tables.observe()[0] == fresh.observe()[0]).all()


@pytest.mark.parametrize("wrong", [[6], [-1], [0.5], [[0]], [True, False]])
def test_tables_that_there_are_not_are_refused(wrong):
    tables = batch.Tables("r", 6)
    for use in (tables.reset, tables.clone):
        with pytest.raises(InputError, match="tables"):
            use(np.array(wrong))


def test_a_clone_goes_on_alike_and_by_itself():
    tables = batch.Tables("woo", 4, seed=5, max_sets=1)
    for _ in range(7):
        tables.step(tables.at_random(np.random.default_rng(1)))
    copy, twice = tables.clone(), tables.clone(np.array([2, 2]))
    before = tables.observe().copy()
    chance = np.random.default_rng(2)
    for _ in range(60):
        actions = copy.at_random(chance)
        copy.step(actions)
        twice.step(actions[[2, 2]])
    assert (tables.observe() == before).all()
    assert (twice.observe() == copy.observe()[[2, 2]]).all()


@pytest.mark.parametrize(("game", "settings"), SETTINGS, ids=lambda value: value if isinstance(value, str) else "")
def test_rewards_of_a_game_add_up_to_what_its_end_says(game, settings):
    tables = batch.Tables(game, 5, seed=2, **settings)
    lowest_wins = space_of(game).game.declared.lowest_wins
    got = np.zeros((5, tables.players), np.int64)
    chance = np.random.default_rng(3)
    ended = 0
    for _ in range(600):
        step = tables.step(tables.at_random(chance))
        got += step.rewards
        over = step.done
        assert (got[over] == (-step.totals[over] if lowest_wins else step.totals[over])).all()
        got[over] = 0
        ended += over.sum()
    assert ended


def test_an_action_at_random_may_be_any_that_is_allowed():
    tables = batch.Tables("rebel", 1, seed=1)
    chance = np.random.default_rng(1)
    taken = {int(tables.at_random(chance)[0]) for _ in range(600)}
    assert taken == set(np.flatnonzero(tables.masks[0]))


def test_arrays_are_taken_over_without_a_copy():
    tables = batch.Tables("rebel", 3, seed=1)
    for array in (tables.observe(), tables.masks, tables.records):
        assert np.shares_memory(np.from_dlpack(array), array)
