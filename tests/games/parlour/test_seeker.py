"""Seeker: pairs, couples, and who sees what."""

from __future__ import annotations

from tests.positions import parlour


def test_a_pair_is_kept_and_one_may_go_on():
    position = parlour("seeker", chance="blue-spy red-spy").play("0 reveal 1", "0 reveal 2")
    assert position.totals == [2, 0]
    assert "pass" in position.legal(0)
    assert position.gone == [1, 2]


def test_no_pair_and_the_turn_passes_on():
    position = parlour("seeker", chance="blue-spy red-jester").play("0 reveal 1", "0 reveal 2")
    assert position.to_act == [1]
    assert position.up == {}
    assert "pass" not in position.legal(1)


def test_a_couple_of_different_colours_wins_at_once():
    position = parlour("seeker", chance="blue-prince red-princess").play("0 reveal 1", "0 reveal 2")
    assert position.winners == [0]


def test_jesters_score_nothing_but_are_kept():
    position = parlour("seeker", chance="blue-jester red-jester").play("0 reveal 1", "0 reveal 2")
    assert position.totals == [0, 0]
    assert position.pairs["0"] == ["jester"]


def test_in_secret_the_others_see_no_card():
    position = parlour("seeker", secret=True, chance="blue-spy red-jester").play("0 reveal 1", "0 reveal 2")
    assert position.seen == {"0": {"1": "blue-spy", "2": "red-jester"}, "1": {}}
    assert position.veiled(1).cards[1:3] == [-1, -1]
    assert position.veiled(-1).cards[1:3] == [-1, -1]


def test_in_the_open_game_all_remember_alike():
    position = parlour("seeker", chance="blue-spy red-jester").play("0 reveal 1", "0 reveal 2")
    assert position.veiled(-1).cards == position.record.cards


def test_all_cards_gone_the_most_points_share():
    position = parlour("seeker", chance="blue-spy red-spy")
    position.record.points = [4, 6, 0, 0, 0]
    position.record.gone = 0x1FFFE & ~6
    position.play("0 reveal 1", "0 reveal 2")
    assert position.over
    assert position.winners == [0, 1]
