"""The bench of information-set search: where its searches begin, and what a lap counts."""

from __future__ import annotations

import random

from coronet.bench import rebel, rebel_ismcts
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import PLAY_CARD
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

FOUR = [settings for settings in rebel.every_round(random.Random(1)) if settings.players == 4]


def test_a_search_begins_in_the_first_tricks_where_there_are_several_cards():
    out = [0] * GAME.most_choices
    for settings in FOUR:
        veiled, seat = rebel_ismcts.early_decision(settings, random.Random(3))
        assert veiled.phase == PLAY_CARD
        assert GAME.choices(veiled, seat, out) > 1
        assert sum(veiled.tricks) <= 2
        assert not any(veiled.hand[other] & ~veiled.open_cards[other] for other in range(4) if other != seat)


@SKIP_WITHOUT_COMPILER
def test_a_lap_has_a_decision_of_every_round(monkeypatch):
    monkeypatch.setattr(rebel_ismcts, "ITERATIONS", 3)
    assert rebel_ismcts.searching(0)["rebel_ismcts_iterations_per_s"].number == 3 * len(FOUR)
