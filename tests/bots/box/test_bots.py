"""Bots of R and the parlour games: always legal, the same for the same seed, blind to what their seat cannot know."""

from __future__ import annotations

import random

import pytest

from coronet import Table
from coronet.bots.levels import choose
from coronet.games.catalogue import game_named
from tests.box_games import BOX, any_game, any_settings
from tests.positions import duel, parlour


@pytest.mark.parametrize("name", BOX)
def test_a_bot_always_makes_a_legal_choice_and_plays_to_the_end(name):
    for seed in range(12):
        game, record, rng = any_game(name, seed)
        for _ in range(3000):
            if game.over(record):
                break
            seat = rng.choice([seat for seat in range(record.players) if record.waiting >> seat & 1])
            before = record.to_words()
            choice = choose(record, seat, "good", rng.getrandbits(20))
            assert record.to_words() == before
            assert game.why_not(record, seat, choice) == 0
            game.act(record, seat, choice)
        assert game.over(record)


@pytest.mark.parametrize("name", BOX)
def test_a_bot_chooses_the_same_from_its_veil(name):
    rng = random.Random(name)
    table = Table.new(name, seed=2, **any_settings(name, rng))
    game = game_named(name)
    while not table.over:
        seat = table.to_act[0]
        assert choose(table.veiled(seat), seat, "good", 5) == choose(table._record, seat, "good", 5)
        table.act(seat, game.text_of(choose(table.veiled(seat), seat, "good", 5)))


def chosen(position, seat):
    return position.game.text_of(choose(position.record, seat, "good", 1))


def test_a_bot_answers_an_open_prince_with_its_princess():
    position = duel().play("0 play spy", "1 play jester", "1 play prince")
    assert chosen(position, 0) == "play princess"


def test_a_bot_severs_and_hands_over_its_princess():
    assert chosen(duel("sever"), 0) == "sever princess"
    assert chosen(duel("traitor"), 1) == "swap red-princess"


def test_a_bot_turns_up_the_partner_of_a_card_that_it_has_seen():
    position = parlour("seeker", chance="blue-spy red-jester red-spy").play("0 reveal 1", "0 reveal 2", "1 reveal 5")
    assert chosen(position, 1) == "reveal 1"


def test_a_bot_stays_with_the_best_hand_and_folds_the_worst():
    position = parlour("pair-attack", "blue-prince blue-princess", "blue-jester red-jester")
    assert chosen(position, 0) == "stay"
    assert chosen(position, 1) == "fold"


def test_bots_of_r_beat_chance():
    game = game_named("r")
    won = [0, 0]
    for seed in range(120):
        table = Table.new("r", seed=seed)
        rng = random.Random(seed)
        bot = seed % 2
        while not table.over:
            for seat in table.to_act:
                choice = rng.choice(table.choices(seat))
                if seat == bot:
                    choice = game.text_of(choose(table.veiled(seat), seat, "good", rng.getrandbits(20)))
                table.act(seat, choice)
        for winner in table.winners:
            won[int(winner != bot)] += 1
    assert won[0] > won[1]
