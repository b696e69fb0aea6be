"""Actions and observations of every game: all choices and no others, the whole layout, both modes, nothing hidden."""

from __future__ import annotations

import itertools

import pytest

from coronet.games.catalogue import GAMES
from coronet.games.r.entries import rules as r_rules
from coronet.games.rebel.entries import rules as rebel_rules
from coronet.games.woo.entries import rules as woo_rules
from coronet.kernel.bits import each
from coronet.kernel.compiled import Row
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.doors.any_table import begun, veiled

SEEDS = {"rebel": 3, "r": 12, "woo": 2}
ALL_OPEN = ("assassins-target", "princess-lover")  # games without hidden cards


def without_chance(record):
    copy = record.copy()
    copy.chance = []
    return copy.to_words()


def whole_choices(space, record, seat, now=0):
    """All choices that actions can make from here, cards in any order."""
    found = set()
    open_ones = {now}
    while open_ones:
        begun_choice = open_ones.pop()
        mask = space.mask(record, seat, begun_choice)
        for action in itertools.compress(range(space.size), mask):
            made = space.actions.choice_after(record, seat, begun_choice, action)
            (found if space.actions.is_whole(record, seat, made) else open_ones).add(made)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_actions_make_all_choices_and_no_others(game):
    for seed in range(SEEDS.get(game, 3)):
        space, record, rng = begun(game, seed)
        for _ in range(400):
            if space.game.over(record):
                break
            seat = rng.choice(list(each(space.game.to_act(record))))
            out = [0] * space.game.most_choices
            legal = set(out[: space.game.choices(record, seat, out)])
            if len(legal) < 250:
                assert whole_choices(space, record, seat) == legal
            space.game.act(record, seat, rng.choice(sorted(legal)))


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_made_by_actions_that_can_be_told(game):
    space, record, rng = begun(game, 7)
    for _ in range(200):
        if space.game.over(record):
            break
        seat = rng.choice(list(each(space.game.to_act(record))))
        out = [0] * space.game.most_choices
        choice = out[rng.randrange(space.game.choices(record, seat, out))]
        made = 0
        for action in space.actions_for(record, seat, choice):
            assert space.mask(record, seat, made)[action]
            made = space.actions.choice_after(record, seat, made, action)
        assert made == choice
        assert space.actions_for(record, seat, choice ^ 1 << 40) == []
        space.game.act(record, seat, choice)


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_as_wide_as_its_layout_says_and_names_are_different(game):
    space, record, _ = begun(game, 1)
    out = [None] * space.width
    assert space.write(veiled(space, record, 0), 0, 0, out) == space.width
    assert None not in out
    assert len(set(space.names)) == space.size
    assert len(space.places) == len(space.layout)


@pytest.mark.parametrize("game", GAMES)
def test_two_records_with_the_same_veil_have_the_same_observation_and_mask(game):
    """Imagining changes all that a seat cannot know: what it is shown stays as it was, number for number."""
    changed = 0
    for seed in range(SEEDS.get(game, 3)):
        space, record, rng = begun(game, seed)
        for step in range(300):
            if space.game.over(record):
                break
            if step % 7 == 0:
                seat = rng.randrange(space.game.players(record))
                seen = veiled(space, record, seat)
                world = space.game.imagine(seen, seat, rng.getrandbits(40))
                changed += without_chance(world) != without_chance(record)
                assert space.observe(veiled(space, world, seat), seat, 0) == space.observe(seen, seat, 0)
                assert space.mask(world, seat, 0) == space.mask(record, seat, 0) == space.mask(seen, seat, 0)
            seat = rng.choice(list(each(space.game.to_act(record))))
            out = [0] * space.game.most_choices
            space.game.act(record, seat, out[rng.randrange(space.game.choices(record, seat, out))])
    assert changed or game in ALL_OPEN


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize(("game", "rules"), [("rebel", rebel_rules), ("r", r_rules), ("woo", woo_rules)])
def test_compiled_actions_and_observations_are_the_interpreted_ones(game, rules):
    compiled = rules()
    for seed in range(SEEDS[game]):
        space, record, rng = begun(game, seed + 50)
        mask, row = Row.zeros(space.size), Row.zeros(space.width)
        now = 0
        for _ in range(400):
            if space.game.over(record):
                break
            seat = min(each(space.game.to_act(record)))
            seen = veiled(space, record, seat)
            words = Row.of(seen.to_words())
            allowed = space.mask(seen, seat, now)
            assert compiled["mask"](words, seat, now, mask) == sum(allowed)
            assert mask.numbers.tolist() == allowed
            assert compiled["observe"](words, seat, now, row) == space.width
            assert row.numbers.tolist() == space.observe(seen, seat, now)
            action = rng.choice(list(itertools.compress(range(space.size), allowed)))
            made = space.actions.choice_after(record, seat, now, action)
            assert compiled["choice_after"](words, seat, now, action) == made
            is_whole = space.actions.is_whole(record, seat, made)
            assert compiled["is_whole"](words, seat, made) == is_whole
            now = made
            if is_whole:
                space.game.act(record, seat, now)
                now = 0
