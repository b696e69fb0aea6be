"""The engine against a second reading of the rules page that shares no code with it: tests/referee.

A failure names the settings and the last choices. `python -m tests.referee.series 100` plays many more games.
"""

from __future__ import annotations

import pytest

from coronet.games.rebel.declaration import princesses_of, rounds_of
from tests.referee import editions
from tests.referee.game import play_game
from tests.referee.series import EDITIONS_AND_ROUND_CARDS, games_with, series

RARE = {
    "the second card of Thumbelina": ("deluxe", ["the-prince-always-rings-twice"], "thumbelina"),
    "the second card of Snow White": ("deluxe", ["the-prince-always-rings-twice"], "snow-white"),
    "three suits named in vain": ("deluxe", ["once-upon-a-time"], "little-mermaid"),
    "both cards of Mulan": ("classic", ["the-prince-always-rings-twice"], "mulan"),
    "a Prince played and not in": ("deluxe", ["late-to-the-ball", "once-upon-a-time"], "rapunzel"),
    "the lead moved between askings": ("deluxe", ["wedding-gift", "musical-chairs"], "pocahontas"),
    "a tie with scores below 0": ("classic", ["single-fairy", "once-upon-a-time"], "alice"),
}


@pytest.mark.parametrize(("edition", "round_card"), EDITIONS_AND_ROUND_CARDS)
def test_the_engine_and_a_second_reading_of_the_rules_agree_on_every_question_of_a_whole_game(edition, round_card):
    for number in range(2):
        for settings in series(edition, round_card, number):
            play_game(settings)


@pytest.mark.parametrize("what", RARE)
def test_the_engine_and_a_second_reading_of_the_rules_agree_where_a_rule_is_rarely_needed(what):
    edition, rounds, princess = RARE[what]
    for settings in games_with(edition, rounds, princess, count=120):
        play_game(settings)


@pytest.mark.parametrize("edition", editions.EDITIONS)
def test_the_referee_knows_every_round_card_and_princess_of_the_edition(edition):
    assert set(editions.round_cards_of(edition)) == set(rounds_of(edition))
    assert set(editions.princesses_of(edition)) == set(princesses_of(edition))
