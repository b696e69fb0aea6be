"""Games by chance: every legal choice equally likely, the same games compiled, and as arrays."""

from __future__ import annotations

from collections import Counter

import pytest

from coronet.games.r import settings
from coronet.games.r.entries import rules
from coronet.games.r.game import GAME
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.games.r.imagined import at_random
from coronet.games.r.record import DEAL_CARDS, Duel
from coronet.kernel.bits import lowest
from coronet.kernel.compiled import Row
from coronet.kernel.generator import seed
from tests.compiled_rules import SKIP_WITHOUT_COMPILER


def begun(*variants: str) -> Duel:
    record = settings.begun(settings.read({"variants": list(variants)}), None)
    record.phase = DEAL_CARDS
    return record


@pytest.mark.parametrize("variant", VARIANTS_BY_NAME)
def test_every_choice_by_chance_is_legal(variant):
    for number in range(6):
        record = settings.new(settings.read({"variants": [variant]}), number)
        while not GAME.over(record):
            seat = lowest(record.waiting)
            choice = at_random.choose_at_random(record, seat)
            assert GAME.why_not(record, seat, choice) == 0
            GAME.act(record, seat, choice)


@pytest.mark.parametrize("variant", ["sever", "prophecy", "draft"])
def test_legal_choices_are_equally_likely(variant):
    record = settings.new(settings.read({"variants": [variant]}), 1)
    seat = lowest(record.waiting)
    out = [0] * GAME.most_choices
    legal = out[: GAME.choices(record, seat, out)]
    seed(record, 3)
    seen = Counter(at_random.choose_at_random(record, seat) for _ in range(400 * len(legal)))
    assert set(seen) == set(legal)
    assert all(300 < number < 500 for number in seen.values())


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("variant", ["impatience", "traitor", "last-chance", "three-card", "fortune", "true-king"])
def test_compiled_games_are_the_interpreted_ones(variant):
    start = begun(variant)
    tally, compiled_tally = [0] * at_random.TALLY, Row.zeros(at_random.TALLY)
    at_random.playouts(start, Duel(), 30, 9, tally)
    rules()["playouts"](Row.of(start.to_words()), Row.zeros(Duel.WORDS), 30, 9, compiled_tally)
    assert compiled_tally.numbers.tolist() == tally
    assert tally[at_random.CHOICES] >= tally[at_random.CARDS] > 0 or variant == "fortune"


@SKIP_WITHOUT_COMPILER
def test_games_as_arrays_are_the_same_on_any_number_of_threads():
    batch = pytest.importorskip("coronet.batch", reason="the extra `fast` is not installed")
    one, two = (batch.playouts("r", begun(), number=300, seed=4, threads=threads).tolist() for threads in (1, 2))
    assert one == two
    assert one[0] + one[1] <= 300
