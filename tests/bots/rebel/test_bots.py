"""Bots of Rebel Princess: always legal, the same for the same seed, blind to what their seat cannot know, no fools."""

from __future__ import annotations

import random
import statistics
from pathlib import Path

import pytest

from coronet.bots.levels import LEVELS, Budget, choose
from coronet.bots.rebel.mind import Mind
from coronet.bots.rebel.policy import decide, scores
from coronet.errors import InputError
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.games.rebel.settings import new, read
from coronet.kernel.bits import each
from tests.bots.against_random import compare, veiled
from tests.positions import rebel
from tests.rebel_games import any_choice, any_settings, one_round

_out = [0] * MOST_CHOICES
_other = [0] * MOST_CHOICES

EVERY_PAIR = [
    (edition, card, princess)
    for edition in ("classic", "deluxe")
    for card in rounds_of(edition)
    for princess in princesses_of(edition)
]


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("share", range(3))
def test_a_bot_always_makes_a_legal_choice(edition, share):
    """Every round card with every princess; numbers of players in turn; one seat at random keeps the game varied."""
    pairs = [pair for pair in EVERY_PAIR if pair[0] == edition]
    for number, (_, card, princess) in enumerate(pairs[share::3]):
        record = one_round(edition, 3 + number % 4, card, princess, seed=number)
        rng = random.Random(number)
        while not GAME.over(record):
            seat, choice = any_choice(record, rng)
            if seat:
                choice = choose(veiled(record, seat), seat, "good", rng.getrandbits(60))
            assert GAME.why_not(record, seat, choice) == 0
            GAME.act(record, seat, choice)


def test_choosing_princesses_is_legal_and_varied():
    chosen = set()
    for by in ("choose", "two-keep-one"):
        for seed in range(10):
            record = new(read({"edition": "deluxe", "players": 4, "princesses": by}), seed)
            while not record.round:
                seat = next(each(record.waiting))
                choice = choose(veiled(record, seat), seat, "good", seed)
                assert GAME.why_not(record, seat, choice) == 0
                GAME.act(record, seat, choice)
            chosen |= set(record.princess[:4])
    assert len(chosen) > 6


def random_positions(count: int):
    for seed in range(count):
        rng = random.Random(seed)
        record = new(any_settings(rng), seed)
        for _ in range(rng.randrange(150)):
            GAME.act(record, *any_choice(record, rng))
            if GAME.over(record):
                break
        if not GAME.over(record):
            yield record, rng


def scored(record: Round, seat: int) -> list[int]:
    out, found = [0] * MOST_CHOICES, [0] * MOST_CHOICES
    number = GAME.choices(record, seat, out)
    scores(record, seat, Round(), Mind(), out, number, found)
    return found[:number]


def test_scores_see_nothing_that_the_veil_hides():
    for record, _ in random_positions(250):
        before = record.to_words()
        for seat in each(record.waiting):
            assert scored(record, seat) == scored(veiled(record, seat), seat)
            open_choice = decide(record, seat, Round(), Mind(), _out, _other, 0)
            assert decide(veiled(record, seat), seat, Round(), Mind(), _out, _other, 0) == open_choice
        assert record.to_words() == before


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_veil_and_seed_alone(level):
    """Whatever other hands hold: with them exchanged the veil is the same, and so is the choice."""
    budget = Budget(playouts=24)
    for record, rng in random_positions(60):
        for seat in each(record.waiting):
            seed = rng.getrandbits(60)
            own = veiled(record, seat)
            before = own.to_words()
            choice = choose(own, seat, level, seed, budget)
            assert GAME.why_not(record, seat, choice) == 0
            assert own.to_words() == before
            assert choose(own.copy(), seat, level, seed, budget) == choice
            other = record.copy()
            one, two = [o for o in range(record.players) if o != seat][:2]
            other.hand[one], other.hand[two] = other.hand[two], other.hand[one]
            other.chance = [1, 2, 3, 4]
            if veiled(other, seat) == own:
                assert choose(veiled(other, seat), seat, level, seed, budget) == choice
            assert choose(record, seat, level, seed, budget) == choice  # an open record tells it no more


def test_an_unknown_level_and_a_seat_that_is_not_asked_are_refused():
    record = one_round("classic", 4, "royal-decree", "alice", 1)
    seat = next(each(record.waiting))
    with pytest.raises(InputError, match="level"):
        choose(veiled(record, seat), seat, "grandmaster", 1)
    record.waiting = 1
    with pytest.raises(InputError, match="seat"):
        choose(veiled(record, 1), 1, "good", 1)


# What a good player does


def test_last_and_forced_to_take_it_takes_with_the_highest():
    table = rebel("once-upon-a-time", "Q3 Q8 F5", "Q2 Q7 F6", "Q1 Q6 F7", "Q4 Q9 F4")
    table.play("0 play Q3", "1 play Q2", "2 play Q1")
    own = veiled(table.record, 3)
    assert {GAME.text_of(choose(own, 3, "good", seed)) for seed in range(8)} == {"play Q9"}


def asked_anew(*, by_a_trade_of_others: bool):
    """Cinderella holds nothing but high cards and has declined; then another seat has used its power."""
    position = rebel(
        "once-upon-a-time", "F2 P2 C2", "F10 P10 Q10", "F3 P8 C3", "F4 P4 C4",
        princesses={1: "cinderella", 2: "pea-princess", 3: "scheherazade"}, chance="F2",
    )  # fmt: skip
    position.play("1 no")
    if by_a_trade_of_others:
        position.play("2 no", "3 power 0", "3 return")
    else:
        position.play("2 power")
    assert position.to_act == [1]
    return position


@pytest.mark.parametrize("level", ["beginner", "good", "strong"])
def test_a_bot_that_declined_declines_again_while_nothing_has_changed_for_it(level):
    position = asked_anew(by_a_trade_of_others=True)
    answers = {GAME.text_of(choose(position.veiled(1), 1, level, seed, Budget(playouts=40))) for seed in range(12)}
    assert answers == {"no"}


def test_a_bot_that_declined_answers_what_another_power_has_changed():
    position = asked_anew(by_a_trade_of_others=False)
    assert GAME.text_of(choose(position.veiled(1), 1, "good", 1)) == "power"


@pytest.mark.parametrize("level", ["beginner", "good"])
def test_being_asked_anew_is_no_second_try_by_chance(level):
    position = asked_anew(by_a_trade_of_others=False)
    answers = {choose(position.veiled(1), 1, level, seed) for seed in range(40)}
    assert len(answers) == 1


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_it_clearly_beats_random_players(edition):
    """About a proposal a round against four and a half; 20 deals from every seat are plenty to see it."""
    bot, others = compare(edition, 4, 20, [])
    assert statistics.mean(bot) < statistics.mean(others) - 1.5


def test_the_example_of_the_docs_runs():
    page = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    exec(page.split("```python\n")[1].split("```")[0], names)  # noqa: S102 - it is our own page
    assert len(names["table"].log.lines) > 0
