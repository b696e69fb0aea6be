"""The Nash player: exact mixtures from a veiled record, best answers to open cards, legal everywhere."""

from __future__ import annotations

import random
from collections import Counter

import pytest

pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from coronet import Table
from coronet.bots.box.solve import nash
from coronet.bots.box.solve.games import word_of
from coronet.bots.box.solve.solved import solution_of
from coronet.bots.levels import choose
from coronet.games.box.cards import CARD_NAMES
from coronet.games.box.choices import CHOOSE
from coronet.games.catalogue import game_named
from coronet.games.choosing import cards_in, choice_of
from coronet.games.parlour import serious_card
from coronet.games.r import settings
from coronet.games.r.game import GAME
from coronet.games.r.record import CHOOSE_GAME
from coronet.kernel.bits import lowest
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import duel


@SKIP_WITHOUT_COMPILER
def test_it_opens_as_the_rules_page_says():
    record = settings.new(settings.read({}), 1)
    seen = Counter(CARD_NAMES[lowest(cards_in(choose(record, 0, "expert", seed)))] for seed in range(4000))
    assert seen["assassin"] / 4000 == pytest.approx(0.274, abs=0.03)
    assert seen["minister"] / 4000 == pytest.approx(0.224, abs=0.03)
    assert set(seen) == {"assassin", "magician", "minister", "spy", "prince"}


@SKIP_WITHOUT_COMPILER
def test_it_answers_an_open_prince_with_its_princess():
    position = duel().play("0 play spy", "1 play jester", "1 play prince")
    assert position.game.text_of(choose(position.record, 0, "expert", 1)) == "play princess"


GAMES = ["", "sever", "balance", "princess-attack", "random-deal", "random-deal sever", "draft", "true-king"]
GAMES += ["till-dawn loser", "till-dawn numbers", "three-card", "prophecy", "fortune"]


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("variants", GAMES)
def test_it_plays_to_the_end_by_legal_choices_from_its_veil(variants):
    rng = random.Random(variants)
    for seed in range(3):
        record = settings.new(settings.read({"variants": variants.split()}), seed)
        while not GAME.over(record):
            seat = rng.choice([seat for seat in range(2) if record.waiting >> seat & 1])
            veiled = record.copy()
            GAME.veil(veiled, seat)
            chance = rng.getrandbits(20)
            choice = choose(record, seat, "expert", chance)
            assert choose(veiled, seat, "expert", chance) == choice
            assert GAME.why_not(record, seat, choice) == 0
            if record.phase == CHOOSE_GAME:
                choice = choice_of(CHOOSE, 0, 0)  # the plain game, which is solved at once
            GAME.act(record, seat, choice)


def test_it_plays_serious_card():
    for seed in range(6):
        table = Table.new("serious-card", seed=seed)
        game = game_named("serious-card")
        while not table.over:
            seat = table.to_act[0]
            table.act(seat, game.text_of(choose(table.veiled(seat), seat, "expert", seed)))


def test_serious_card_is_opened_by_its_solution():
    record = serious_card.new(serious_card.read({}), 1)
    chances = {CARD_NAMES[lowest(cards_in(choice))]: chance for choice, chance in nash.mixture(record, 1).items()}
    assert chances == pytest.approx({"jester": 25 / 68, "spy": 6 / 17, "princess": 19 / 68, "assassin": 0})


@SKIP_WITHOUT_COMPILER
def test_where_the_variant_is_not_solved_it_plays_by_rules_of_thumb():
    record = settings.new(settings.read({"variants": ["alternative"]}), 5)
    assert not nash.plays(record)
    assert GAME.why_not(record, 0, choose(record, 0, "expert", 3)) == 0


@SKIP_WITHOUT_COMPILER
def test_random_games_only_meet_positions_of_the_solution():
    start = settings.new(settings.read({"variants": ["sever"]}), 1)
    solution = solution_of(start)
    rng = random.Random(3)
    out = [0] * GAME.most_choices
    for _ in range(50):
        record = start.copy()
        while not GAME.over(record):
            assert solution.at(word_of(record)) is not None
            seat = lowest(record.waiting)
            GAME.act(record, seat, out[rng.randrange(GAME.choices(record, seat, out))])
