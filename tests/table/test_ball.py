"""The ball of the day: cards, settings and seeds follow from the date, by a formula that others can write too.

`ball-vectors.json` has what comes out; pages and other programs are held to the same file. It is written anew by
`python -m tests.table.ball_vectors`.
"""

import hashlib
import hmac
import json

import pytest

from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.table.ball import ball_draws, ball_key, ball_table, games_with_ball, read_date
from coronet.table.log import parse_log
from coronet.table.table import Table
from coronet.table.verify import check_log
from tests.table.ball_vectors import FILE, vectors

DAY = "2026-11-18"


def first_choices(table, number=10**6):
    while not table.over and number:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
        number -= 1
    return table


def last_choices(table):
    while not table.over:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[-1])
    return table


def deals(table):
    return [line.got for line in table.log.lines if getattr(line, "event", "") == "deal"]


def check(log, name):
    return next(one for one in check_log(log) if one.name == name)


def test_the_formula_gives_what_the_vectors_say():
    assert vectors() == json.loads(FILE.read_text())


def test_the_key_is_a_hash_that_anybody_can_make():
    rules = game_named("rebel").rules_version
    assert ball_key("rebel", DAY) == hashlib.sha256(f"coronet/1/ball\0rebel/{rules}/{DAY}".encode()).digest()


def test_the_first_draw_is_made_as_in_a_sealed_game():
    key = ball_key("woo", DAY)
    word = int.from_bytes(hmac.digest(key, b"coronet/1/draw\0" + bytes(8), "sha256")[:8], "big")
    line = ball_table("woo", DAY).log.lines[0]
    assert line.pick[0] == word % len(line.pool)


def test_rebel_princess_has_two_different_rounds_that_change_with_the_day():
    days = [ball_table("rebel", f"2026-11-{day}").settings["rounds"] for day in range(10, 20)]
    assert all(len(set(rounds)) == 2 for rounds in days)
    assert len({tuple(rounds) for rounds in days}) > 5


def test_the_second_deal_is_the_same_whatever_happened_in_the_first_round():
    one, other = first_choices(ball_table("rebel", DAY)), last_choices(ball_table("rebel", DAY))
    assert one.log.lines != other.log.lines
    assert deals(one)[:2] == deals(other)[:2]  # a tie may bring a third
    assert len(deals(one)) >= 2


@pytest.mark.parametrize("game", games_with_ball())
def test_a_ball_goes_on_from_its_log_as_without_the_break(game):
    whole = first_choices(ball_table(game, DAY))
    half = first_choices(ball_table(game, DAY), 12)
    again = Table.replay(parse_log(half.log.to_text().encode()))
    assert first_choices(again).log == whole.log


@pytest.mark.parametrize("game", games_with_ball())
def test_a_copy_draws_on_by_itself(game):
    table = first_choices(ball_table(game, DAY), 5)
    assert first_choices(table.clone()).log == first_choices(table).log


def test_verify_says_that_all_draws_are_those_of_the_day():
    log = first_choices(ball_table("rebel", DAY)).log
    assert check(log, "ball") == ("ball", True, {"date": DAY, "line": 0})


def test_verify_finds_the_log_of_another_day():
    text = first_choices(ball_table("woo", DAY)).log.to_text().replace(DAY, "2026-11-19")
    assert not check(parse_log(text.encode()), "ball").holds


def test_verify_finds_a_log_that_has_other_settings_than_its_day():
    table = Table.new("woo", draws=ball_draws("woo", DAY), players=3)
    table.ball = DAY
    assert check(table.log, "ball").detail["line"] == 1


def test_a_log_that_does_not_follow_from_its_day_can_be_looked_at():
    text = first_choices(ball_table("woo", DAY), 6).log.to_text().replace(DAY, "2026-02-31")
    assert Table.replay(parse_log(text.encode())).steps == 6


@pytest.mark.parametrize("text", ["2026-02-31", "20261118", "today", "2026-1-1", ""])
def test_what_is_no_day_is_refused(text):
    with pytest.raises(InputError):
        read_date(text)


def test_a_game_without_a_ball_is_refused_with_those_that_have_one():
    with pytest.raises(InputError, match="rebel, r or woo"):
        ball_table("telepathy", DAY)
