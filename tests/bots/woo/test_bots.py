"""Bots of Woo the Princess: always legal, the same for the same seed, blind to what their seat cannot know."""

from __future__ import annotations

import random

from coronet import Table
from coronet.bots.levels import Budget, choose
from coronet.bots.woo.policy import HOLDING, scores
from coronet.bots.woo.search import Thinking
from coronet.games.woo.game import GAME
from coronet.games.woo.record import Courtship
from coronet.kernel.bits import each
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import woo
from tests.woo_games import any_game, steps, veiled


def test_a_bot_always_makes_a_legal_choice_from_its_veil_and_plays_to_the_end():
    for seed in range(25):
        record, rng = any_game(seed)
        while not GAME.over(record):
            seat = rng.choice(list(each(record.waiting)))
            before = record.to_words()
            choice = choose(record, seat, "good", 5)
            assert record.to_words() == before
            assert choice == choose(veiled(record, seat), seat, "good", 5)
            assert GAME.why_not(record, seat, choice) == 0
            GAME.act(record, seat, choice)


def chosen(position, seat):
    return position.game.text_of(choose(position.record, seat, "good", 1))


def test_a_bot_last_to_play_takes_the_round_with_its_lowest_winning_card():
    position = woo("R8 S2", "R3 S3", "R9 R12 B2").play("0 play R8", "1 play R3")
    assert chosen(position, 2) == "play R9"


def test_a_bot_does_not_take_spurned_when_it_need_not():
    position = woo("R8 S2", "spurned S3", "R9 R2 B2").play("0 play R8", "1 play spurned")
    assert chosen(position, 2) == "play R2"


def test_a_bot_removes_the_card_that_beats_its_own():
    position = woo("B8 S2", "R3 S3", "R1 S4", before={"wooing": "R"}).play("0 play B8", "1 play R3", "2 play R1")
    assert chosen(position, 2) == "remove R3"


def test_a_bot_exchanges_a_weak_card_and_keeps_a_strong_hand():
    before = {"deck": ["S4", "S5", "S6"]}
    assert chosen(woo("M13 B2", "R3 S3", "R4 B3", before=before, exchange=True), 0) == "exchange B2"
    assert chosen(woo("M13 M12", "R3 S3", "R4 B3", before=before, exchange=True), 0) == "keep"


def test_bots_beat_chance():
    won = {"bots": 0, "chance": 0}
    for seed in range(24):
        table = Table.new("woo", seed=seed, players=4, goal=5)
        rng = random.Random(seed)
        while not table.over:
            for seat in table.to_act:
                choice = rng.choice(table.choices(seat))
                if seat % 2 == seed % 2:
                    choice = GAME.text_of(choose(table.veiled(seat), seat, "good", rng.getrandbits(20)))
                table.act(seat, choice)
        for winner in table.winners:
            won["bots" if winner % 2 == seed % 2 else "chance"] += 1
    assert won["bots"] >= 2 * won["chance"], won


@SKIP_WITHOUT_COMPILER
def test_scores_are_the_same_compiled_and_see_no_more_than_the_seat():
    out, scored = [0] * GAME.most_choices, [0] * GAME.most_choices
    for seed in range(12):
        record, rng = any_game(seed)
        for _ in steps(record, rng, 60):
            if GAME.over(record):
                break
            seat = next(each(record.waiting))
            number = GAME.choices(record, seat, out)
            scores(record, seat, Courtship(), out, number, scored, HOLDING)
            assert Thinking(record, seat).options() == (out[:number], scored[:number])
            assert Thinking(veiled(record, seat), seat).options() == (out[:number], scored[:number])


@SKIP_WITHOUT_COMPILER
def test_a_search_of_so_many_playouts_chooses_the_same_again():
    for seed in range(12):
        record, rng = any_game(seed)
        for _ in steps(record, rng, 25):
            pass
        if not GAME.over(record):
            seat = next(each(record.waiting))
            once = choose(record, seat, "expert", 3, Budget(playouts=200))
            assert once == choose(veiled(record, seat), seat, "expert", 3, Budget(playouts=200))
            assert GAME.why_not(record, seat, once) == 0
