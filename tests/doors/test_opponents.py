"""Our bots behind a door: they take allowed actions, finish what they begin, and choose as they choose at the table."""

from __future__ import annotations

import pytest

from coronet import InputError
from coronet.bots.levels import choose
from coronet.doors.opponents import next_action
from coronet.doors.sitting import Setup
from coronet.games.catalogue import GAMES

SETTINGS = {"rebel": {"players": 3, "rounds": ["once-upon-a-time"], "princesses": "random"}, "woo": {"goal": 1}}


@pytest.mark.parametrize("game", GAMES)
def test_beginners_play_a_game_to_its_end(game):
    sitting = Setup(game, SETTINGS.get(game, {})).begin(seed=4)
    while not sitting.over:
        seat = sitting.to_act[0]
        sitting.take(seat, next_action(sitting, seat, "beginner", seed=9))
    assert sitting.begun == [0] * sitting.seats


def test_card_by_card_a_bot_makes_the_choice_that_it_makes_at_the_table():
    sitting = Setup("rebel", SETTINGS["rebel"]).begin(seed=4)
    question = sitting.space.game.asked(sitting.record, 0)
    wanted = choose(sitting.veiled(0), 0, "beginner", 20 + question)
    while 0 in sitting.to_act:
        sitting.take(0, next_action(sitting, 0, "beginner", seed=20))
    assert sitting.record.pending[0] == wanted


def test_a_bot_does_not_go_on_with_what_another_has_begun():
    sitting = Setup("rebel", SETTINGS["rebel"]).begin(seed=4)
    wanted = next_action(sitting, 0, "beginner")
    sitting.take(0, next(action for action, may in enumerate(sitting.mask(0)) if may and action != wanted))
    with pytest.raises(InputError, match=r"begun: .* is not allowed here; choose what the level beginner has begun"):
        next_action(sitting, 0, "beginner")


def test_an_unknown_level_is_refused():
    sitting = Setup("r", {}).begin(seed=4)
    with pytest.raises(InputError, match="level: grandmaster is not allowed here"):
        next_action(sitting, 0, "grandmaster")
