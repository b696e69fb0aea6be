"""The engine against a second reading of the rules page that shares no code with it: tests/referee."""

from __future__ import annotations

import pytest

from tests.referee.game import play_game
from tests.referee.series import EDITIONS_AND_ROUND_CARDS, series


@pytest.mark.parametrize(("edition", "round_card"), EDITIONS_AND_ROUND_CARDS)
def test_the_engine_and_a_second_reading_of_the_rules_agree_on_every_question_of_a_whole_game(edition, round_card):
    for number in range(2):
        for settings in series(edition, round_card, number):
            play_game(settings)
