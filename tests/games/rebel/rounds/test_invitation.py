"""Invitation: a round of the classic edition without any effect of its own."""

from __future__ import annotations

from tests.positions import rebel


def test_invitation_passes_two_cards_to_the_right():
    position = rebel("invitation", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", edition="classic", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["P2", "P3", "Q9"], "1": ["Q2", "Q3", "Q8"], "2": ["F2", "F3", "Q7"]}


def test_invitation_lets_the_best_card_of_the_led_suit_win():
    position = rebel("invitation", "P4 F2", "P8 P2", "F10 Q3", edition="classic")
    position.play("0 play P4", "1 play P8", "2 play F10")
    assert position.winner == 1
    assert position.leader == 1


def test_invitation_scores_one_for_a_prince_and_five_for_the_frog():
    position = rebel("invitation", "P4 F2", "P8 F9", "C10 F3", edition="classic")
    position.play("0 play P4", "1 play P8", "2 play C10", "1 play F9", "2 play F3", "0 play F2")
    assert position.scores == [0, 6, 0]
