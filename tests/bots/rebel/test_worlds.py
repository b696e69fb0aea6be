"""The worlds of a search, and what totals say of who will win."""

from __future__ import annotations

import pytest

from coronet.bots.rebel.odds import MOST_LEFT, SPREADS
from coronet.bots.rebel.playouts import MILLION, chance_to_win
from coronet.bots.rebel.search import rules
from coronet.bots.rebel.worlds import Worlds
from coronet.games.rebel.record import GAME_OVER, Round
from coronet.games.rebel.settings import new, read
from tests.bots.against_random import veiled
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import rebel


def thrown_a_prince_under():
    """Seat 1 cannot follow and throws a low Prince: it will hardly hold the Frog."""
    hands = ("Q8 F1 C5 P2", "C1 F2 P9 C2", "Q2 F3 P1 C4", "Q3 P8 F4 P3")
    table = rebel("once-upon-a-time", *hands, edition="classic")
    table.play("0 play Q8", "1 play C1")
    return veiled(table.record, 2)


def holds_the_frog(worlds: Worlds, number: int) -> float:
    """How often seat 1 does."""
    rows, times, count = worlds.next(number)
    found, world = 0, Round()
    for at in range(count):
        world.read_words(rows.numbers[at * Round.WORDS : (at + 1) * Round.WORDS].tolist())
        found += times.numbers[at] * (world.hand[1] >> 19 & 1)
    assert sum(times.numbers) == number
    return found / number


@SKIP_WITHOUT_COMPILER
def test_likely_worlds_come_more_often():
    own = thrown_a_prince_under()
    fresh = Worlds(rules(), own, 2, 1, 0)
    any_world = sum(holds_the_frog(fresh, 60) for _ in range(10)) / 10
    assert any_world == pytest.approx(3 / 10, abs=0.08)
    assert holds_the_frog(Worlds(rules(), own, 2, 1, 600), 1000) < 0.75 * any_world


@SKIP_WITHOUT_COMPILER
def test_the_same_seed_gives_the_same_worlds():
    own = thrown_a_prince_under()
    for pool in (0, 40):
        once, again = (Worlds(rules(), own, 2, 5, pool).next(30) for _ in range(2))
        assert once[0].numbers == again[0].numbers
        assert once[1].numbers == again[1].numbers


@SKIP_WITHOUT_COMPILER
def test_where_cards_lie_hidden_worlds_are_fresh():
    own = veiled(rebel("wedding-gift", "Q8 F2", "C2 F3", "Q2 F4").record, 0)
    assert Worlds(rules(), own, 0, 1, 50).next(7)[2] == 7


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("players", range(3, 7))
def test_the_lower_total_is_the_likelier_to_win_and_more_so_the_fewer_rounds_are_left(edition, players):
    record = new(read({"edition": edition, "players": players}), 1)
    before = 0
    for played in range(1, record.rounds_planned):
        record.round_at = played
        record.total = [4, *[9] * (players - 1), *[0] * (6 - players)]
        chances = [chance_to_win(record, seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(MILLION, abs=players)
        assert chances[0] > chances[1]
        assert chances[0] >= before
        before = chances[0]
    record.phase, record.winners = GAME_OVER, 0b11
    assert [chance_to_win(record, seat) for seat in range(3)] == [MILLION // 2, MILLION // 2, 0]


def test_there_is_a_spread_for_every_edition_number_of_players_and_rounds_left():
    assert len(SPREADS) == 2 * 4
    assert all(len(row) == MOST_LEFT and list(row) == sorted(row) for row in SPREADS)
