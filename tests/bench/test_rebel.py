"""What is measured of Rebel Princess: which rounds, and what counts as a card."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coronet.bench import rebel
from coronet.bench.frame import Rate
from coronet.games.rebel.declaration import rounds_of
from coronet.games.rebel.game import GAME
from coronet.kernel.bits import lowest
from tests.rebel_games import steps


def test_a_lap_has_each_round_card_of_both_editions_for_every_number_of_players():
    found = Counter((one.edition, one.rounds[0], one.players) for one in rebel.every_round(random.Random(1)))
    wanted = {
        (edition, card, players)
        for edition in ("classic", "deluxe")
        for card in rounds_of(edition)
        for players in range(3, 7)
    }
    assert set(found) == wanted
    assert set(found.values()) == {1}


def test_every_seat_has_a_power():
    assert all("none" not in one.princesses for one in rebel.every_round(random.Random(1)))


def test_a_round_of_the_bench_is_one_round_even_after_a_tie():
    for settings in rebel.every_round(random.Random(2)):
        record = rebel.start(settings, 5)
        for _ in steps(record, random.Random(3)):
            pass
        assert record.round_at == 1


def cards_of_a_round(card: str, players: int) -> int:
    """All cards that count in a round in which no power is used."""
    record = rebel.start(GAME.read_settings({"rounds": [card], "players": players, "princesses": "none"}), 11)
    out = [0] * GAME.most_choices
    cards = 0
    while not GAME.over(record):
        seat = lowest(record.waiting)
        GAME.choices(record, seat, out)
        cards += rebel.cards_moved(record, out[0])
        GAME.act(record, seat, out[0])
    return cards


@pytest.mark.parametrize(
    ("card", "cards"),
    [
        ("once-upon-a-time", 4 * 3 + 40),  # three each to the right, then ten tricks of four
        ("wedding-gift", 4 * 2 + 20),  # one each way; half of the cards are gifts, neither passed nor played
        ("musical-chairs", 4 * 1 + 40 + 9 * 4),  # and one each after every trick but the last
    ],
)
def test_cards_passed_and_played_are_counted(card, cards):
    assert cards_of_a_round(card, 4) == cards


def test_a_lap_finds_rates_of_rounds_cards_and_decisions(monkeypatch):
    monkeypatch.setattr(rebel, "PASSES", 1)
    found = rebel.interpreted(0)
    assert all(isinstance(one, Rate) and one.number > 0 and one.seconds > 0 for one in found.values())
    rounds, cards, decisions = (one.number for one in found.values())
    assert rounds == len(rebel.every_round(random.Random(0)))
    assert rounds < cards < decisions * 3


def test_laps_play_different_games_and_the_same_lap_the_same(monkeypatch):
    monkeypatch.setattr(rebel, "PASSES", 1)

    def decisions(lap):
        return rebel.interpreted(lap)["rebel_interpreted_decisions_per_s"].number

    assert decisions(1) == decisions(1) != decisions(2)


def test_a_step_at_the_table_takes_some_time(monkeypatch):
    monkeypatch.setattr(rebel, "TABLE_STEPS", 20)
    assert rebel.table_step(0)["rebel_table_step_ms"] > 0
