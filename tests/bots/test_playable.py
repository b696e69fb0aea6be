"""Which levels can be played as named: all with the extra `fast`, without it those that need no compiled search."""

from __future__ import annotations

import pytest

from coronet.bots.levels import choose
from coronet.bots.playable import LEVELS, check_level, missing_levels, playable_levels
from coronet.doors.opponents import next_action
from coronet.doors.sitting import Setup
from coronet.errors import InputError, LevelMissing
from coronet.games.catalogue import GAMES
from coronet.table.table import Table

THINKING = ("strong", "expert")


@pytest.fixture
def without_fast(monkeypatch):
    monkeypatch.setattr("coronet.kernel.compiled.available", lambda: False)


def test_without_the_extra_the_games_of_the_boxes_lack_their_upper_levels(without_fast):
    assert {game: missing_levels(game) for game in GAMES if missing_levels(game)} == dict.fromkeys(
        ("rebel", "r", "woo"), THINKING
    )
    assert playable_levels("rebel") == tuple(level for level in LEVELS if level not in THINKING)
    assert playable_levels("serious-card") == LEVELS


@pytest.mark.parametrize("game", ["rebel", "r", "woo"])
def test_nobody_else_chooses_under_the_name_of_a_level(without_fast, game):
    table = Table.new(game, seed=1)
    seat = table.to_act[0]
    for level in THINKING:
        with pytest.raises(LevelMissing, match=f"level {level} need the extra `fast`"):
            choose(table.veiled(seat), seat, level, 1)
    assert choose(table.veiled(seat), seat, "good", 1) is not None


def test_a_door_refuses_it_as_well(without_fast):
    sitting = Setup("rebel", {"players": 3}).begin(1)
    with pytest.raises(LevelMissing):
        next_action(sitting, 0, "expert")


def test_what_is_no_level_is_refused_by_name():
    with pytest.raises(InputError, match="level: great"):
        check_level("rebel", "great")
