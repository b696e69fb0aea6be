"""Who leads a round's first trick, who wins the game, and how ties are broken."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from coronet.errors import ScriptEnded
from tests.positions import Position, rebel

HOURGLASS = "pets-revenge dancing-queens wedding-gift bathroom-break single-fairy"
QUIET = ("Q4", "Q9", "Q5")  # a round in which nobody scores
QUIET_TRICK = ("0 play Q4", "1 play Q9", "2 play Q5")


def quiet_end(before: list[list[int]], **settings: object) -> Position:
    """The end of a game whose last round gives 0 to everybody."""
    settings.setdefault("tiebreak", True)
    return rebel("once-upon-a-time", *QUIET, before=before, **settings).play(*QUIET_TRICK)


def test_classic_who_won_the_last_trick_leads_the_next_round():
    position = rebel("once-upon-a-time", *QUIET, edition="classic", more_rounds=("invitation",)).play(*QUIET_TRICK)
    assert position.round == "invitation"
    assert position.leader == 1


def test_classic_totals_do_not_matter_for_the_lead():
    position = rebel(
        "once-upon-a-time", "C4", "C9", "C5", edition="classic", before=[[0, 20, 5]], more_rounds=("invitation",)
    )
    position.play("0 play C4", "1 play C9", "2 play C5")
    assert position.leader == 1


def test_deluxe_the_lowest_total_leads_the_next_round():
    position = rebel("once-upon-a-time", *QUIET, before=[[4, 3, 2]], more_rounds=("royal-decree",)).play(*QUIET_TRICK)
    assert position.leader == 2


@pytest.mark.parametrize(("began", "before", "leads"), [
    (0, [0, 0, 0], 1),
    (1, [0, 0, 0], 2),
    (2, [0, 0, 0], 0),
    (0, [0, 1, 0], 2),
    (1, [0, 0, 1], 0),  # left of seat 1: seat 2 is higher, seat 0 is next
    (1, [5, 0, 5], 1),  # who began leads again only as the one lowest
    (2, [-3, -3, 0], 0),
])  # fmt: skip
def test_deluxe_among_equals_the_first_to_the_left_of_who_began_leads(began, before, leads):
    position = rebel("once-upon-a-time", *QUIET, leader=began, before=[before], more_rounds=("royal-decree",))
    for turn in range(3):
        position.play(QUIET_TRICK[(began + turn) % 3])
    assert position.leader == leads


def test_deluxe_who_began_is_the_seat_that_was_to_lead_before_pocahontas_moved_the_lead():
    position = rebel("once-upon-a-time", *QUIET, princesses={1: "pocahontas"}, more_rounds=("royal-decree",))
    position.play("1 power 2", "2 play Q5", "0 play Q4", "1 play Q9")
    assert position.leader == 1  # left of seat 0, although seat 2 led


def test_the_lowest_total_wins():
    assert quiet_end([[3, 2, 5]]).winners == [1]
    assert quiet_end([[3, -2, 5]], edition="classic").winners == [1]


def test_classic_of_equal_totals_more_rounds_of_exactly_zero_win():
    assert quiet_end([[0, 1, 9], [2, 1, 9]], edition="classic").winners == [0]


def test_classic_a_round_below_zero_is_no_round_of_zero():
    assert quiet_end([[-1, 0, 9], [1, 0, 9]], edition="classic").winners == [1]


def test_classic_the_lowest_score_of_a_round_does_not_count_when_it_is_not_zero():
    assert quiet_end([[1, 3, 9], [3, 1, 0]], edition="classic").winners == [0, 1]


def test_classic_a_tie_that_stands_is_shared():
    position = quiet_end([[0, 2, 9], [2, 0, 9]], edition="classic")
    assert position.over
    assert position.winners == [0, 1]


def test_classic_all_seats_may_share():
    assert quiet_end([[1, 1, 1]], edition="classic").winners == [0, 1, 2]


def test_deluxe_of_equal_totals_more_rounds_of_zero_or_less_win():
    position = quiet_end([[-2, 1, 9], [4, 1, -3]])
    assert position.over
    assert position.winners == [0]


def test_deluxe_a_round_of_zero_counts_although_another_seat_scored_less():
    position = quiet_end([[0, 1, -3], [2, 1, 0], [1, 1, 9]])
    assert position.over
    assert position.winners == [0]


def test_deluxe_the_lowest_score_of_a_round_counts_like_zero():
    position = quiet_end([[1, 3, 9], [3, 1, 0]])
    assert position.over
    assert position.winners == [0]


def test_deluxe_a_shared_lowest_score_counts_for_both():
    position = quiet_end([[2, 3, 2], [3, 2, 0], [4, 4, 30]])
    assert position.over
    assert position.winners == [0]


def test_deluxe_the_tie_break_is_asked_only_among_the_lowest_totals():
    position = quiet_end([[0, 0, -5], [0, 3, 9], [3, 0, 9]], tiebreak=False)
    assert position.totals == [3, 3, 13]
    assert position.winners == [0, 1]


def test_deluxe_a_tie_that_stands_brings_an_hourglass_round_for_all():
    position = quiet_end([[1, 1, 9]], chance="single-fairy")
    assert not position.over
    assert position.winners == []
    assert position.round == "single-fairy"
    assert [len(cards) for cards in position.hand.values()] == [12, 12, 12]


def test_deluxe_the_extra_round_is_led_by_the_lowest_total_left_of_who_began():
    assert quiet_end([[1, 1, 9]], chance="single-fairy").leader == 1
    assert quiet_end([[1, 9, 1]], chance="single-fairy").leader == 2


def test_deluxe_an_hourglass_card_already_played_is_not_drawn():
    position = rebel("single-fairy", *QUIET, before=[[1, 1, 9]], tiebreak=True, chance="single-fairy")
    with pytest.raises(ScriptEnded):
        position.play(*QUIET_TRICK)


def test_deluxe_a_card_without_an_hourglass_is_not_drawn():
    position = rebel("once-upon-a-time", *QUIET, before=[[1, 1, 9]], tiebreak=True, chance="royal-decree")
    with pytest.raises(ScriptEnded):
        position.play(*QUIET_TRICK)


def test_deluxe_the_last_hourglass_card_left_is_taken_without_a_draw():
    others = tuple(name for name in HOURGLASS.split() if name not in ("single-fairy", "pets-revenge"))
    position = rebel("pets-revenge", *QUIET, before=[[0, 0, 0]], more_rounds=others, tiebreak=True)
    position.play(*QUIET_TRICK)
    chooser = random.Random(3)
    for _ in others:
        play_round_until(position, chooser, lambda trial: not trial.over)
    assert position.round == "single-fairy"


def test_deluxe_when_all_hourglass_cards_have_been_played_any_of_them_may_come():
    first, *others = HOURGLASS.split()
    position = rebel(first, *QUIET, more_rounds=tuple(others), tiebreak=True, chance="wedding-gift")
    position.play(*QUIET_TRICK)
    chooser = random.Random(4)
    for name in [*others[1:], "wedding-gift"]:
        play_round_until(position, chooser, lambda trial: not trial.over)
        assert position.round == name


def test_deluxe_after_five_extra_rounds_victory_is_shared():
    position = quiet_end([[0, 0, 0]], chance="pets-revenge dancing-queens wedding-gift bathroom-break")
    chooser = random.Random(1)
    for name in HOURGLASS.split()[1:]:
        play_round_until(position, chooser, lambda trial: not trial.over)
        assert position.round == name
    play_round_until(position, chooser, lambda trial: len(trial.winners) != 1)
    assert position.over
    lowest = [seat for seat in range(3) if position.totals[seat] == min(position.totals)]
    assert len(position.winners) > 1
    assert set(position.winners) <= set(lowest)


def test_deluxe_after_an_extra_round_the_lowest_total_of_all_seats_wins():
    position = quiet_end([[1, 1, 2]], chance="bathroom-break")
    play_round_until(position, random.Random(5), lambda trial: trial.over and trial.winners == [2])
    assert position.totals[2] == min(position.totals)


def play_round_until(position: Position, chooser: random.Random, is_wanted: Callable[[Position], bool]) -> None:
    """Play the round at hand at random, again and again, until it ends as wanted."""
    start, drawn = position.record, position.script.at
    for _ in range(2000):
        position.record, position.script.at = start.copy(), drawn
        position.record.source = position.script
        played = position.record.round_at
        while not position.over and position.record.round_at == played:
            seat = position.to_act[0]
            position.play(f"{seat} {chooser.choice(position.legal(seat))}")
        if is_wanted(position):
            return
    pytest.fail("no such end was found")


def test_where_the_frog_went_is_told_round_by_round():
    position = rebel("once-upon-a-time", "P4", "P9", "P8", more_rounds=("royal-decree",))
    position.play("0 play P4", "1 play P9", "2 play P8")
    assert position.game.public_view(position.record)["frogs"] == [1]


def test_nobody_takes_a_frog_that_was_not_dealt():
    position = rebel("once-upon-a-time", *QUIET, more_rounds=("royal-decree",)).play(*QUIET_TRICK)
    assert position.game.public_view(position.record)["frogs"] == [None]
