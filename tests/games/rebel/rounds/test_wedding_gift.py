"""Wedding Gift: before each trick everybody gives a card, and the winner takes them with the trick."""

from __future__ import annotations

from tests.positions import rebel


def test_wedding_gift_passes_one_card_each_way():
    position = rebel("wedding-gift", "F2 F3 C9 C10", "P2 P3 C8 C6", "Q2 Q3 C7 C5", passing=True)
    position.play("0 pass left F2 right F3", "1 pass left P2 right P3", "2 pass left Q2 right Q3")
    assert position.hand["0"] == ["P3", "Q2", "C9", "C10"]
    assert position.hand["1"] == ["F2", "Q3", "C6", "C8"]
    assert position.hand["2"] == ["F3", "P2", "C5", "C7"]


def test_everybody_gives_a_gift_at_once_before_each_trick():
    position = rebel("wedding-gift", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7")
    assert position.to_act == [0, 1, 2]
    assert position.legal(0) == ["gift F2", "gift F3", "gift Q2", "gift Q4"]
    position.play("1 gift F4", "0 gift F2")
    assert position.hand["1"] == ["F4", "F5", "Q3", "Q9"]
    position.play("2 gift F6")
    assert position.hand["1"] == ["F5", "Q3", "Q9"]
    assert position.to_act == [0]


def test_the_winner_takes_the_gifts_with_the_trick():
    position = rebel("wedding-gift", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7").play(
        "0 gift F2", "1 gift F4", "2 gift F6"
    )
    position.play("0 play Q4", "1 play Q9", "2 play Q6")
    assert position.taken["1"] == ["F2", "F4", "F6", "Q4", "Q6", "Q9"]
    assert position.to_act == [0, 1, 2]


def test_gifts_are_not_set_aside():
    position = rebel("wedding-gift", "Q4 F2", "Q9 F4", "Q6 F6").play("0 gift F2", "1 gift F4", "2 gift F6")
    assert position.aside == {"0": [], "1": [], "2": []}


def test_a_gift_is_held_no_more_so_its_giver_can_be_void():
    position = rebel("wedding-gift", "Q4 F2", "Q9 C4", "Q6 F6").play("0 gift F2", "1 gift Q9", "2 gift F6")
    position.play("0 play Q4", "1 play C4")
    assert position.princes_in


def test_a_prince_given_as_a_gift_does_not_come_in():
    position = rebel("wedding-gift", "Q4 C2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7").play(
        "0 gift C2", "1 gift F4", "2 gift F6"
    )
    position.play("0 play Q4", "1 play Q9", "2 play Q6")
    assert not position.princes_in


def test_gifts_score_and_nobody_is_rebel_of_the_ball():
    position = rebel("wedding-gift", "Q4 C2", "Q9 P8", "Q6 C6").play("0 gift C2", "1 gift P8", "2 gift C6")
    position.play("0 play Q4", "1 play Q9", "2 play Q6")
    assert position.scores == [0, 7, 0]


def test_sleeping_beauty_is_asked_before_the_gifts_and_the_others_after_them():
    position = rebel(
        "wedding-gift", "Q4 Q2", "Q9 Q3", "Q6 Q7", princesses={0: "cinderella", 1: "pocahontas", 2: "sleeping-beauty"}
    )
    assert position.to_act == [2]
    position.play("2 no")
    assert position.to_act == [0, 1, 2]
    position.play("0 gift Q2", "1 gift Q3", "2 gift Q7")
    assert position.to_act == [1]
    position.play("1 no")
    assert position.to_act == [0]


def test_a_card_from_sleeping_beauty_may_be_given_as_a_gift():
    position = rebel("wedding-gift", "Q4 Q2", "Q9 Q3", "Q6 Q7", princesses={2: "sleeping-beauty"})
    position.play("2 power", "0 give Q2", "1 give Q3", "2 give Q7", "2 keep Q2", "2 deal Q7")
    assert position.to_act == [0, 1, 2]
    assert position.legal(0) == ["gift Q4", "gift Q7"]
    assert position.hand["1"] == ["Q3", "Q9"]


def test_sleeping_beauty_who_declined_is_not_asked_again_after_the_gifts():
    position = rebel("wedding-gift", "Q4 Q2", "Q9 Q3", "Q6 Q7", princesses={2: "sleeping-beauty"})
    position.play("2 no", "0 gift Q2", "1 gift Q3", "2 gift Q7")
    assert position.to_act == [0]


def test_the_replay_after_alice_takes_no_new_gifts_and_the_old_ones_stay():
    position = rebel("wedding-gift", "Q4 F2", "Q9 F4", "Q6 F6", princesses={1: "alice"}, chance="Q6 Q4")
    position.play("0 gift F2", "1 gift F4", "2 gift F6", "0 play Q4", "1 play Q9", "2 play Q6", "1 power")
    assert position.to_act == [1]
    assert position.hand == {"0": ["Q6"], "1": ["Q4"], "2": ["Q9"]}
    position.play("1 play Q4", "2 play Q9", "0 play Q6")
    assert position.taken["2"] == ["F2", "F4", "F6", "Q4", "Q6", "Q9"]


def test_in_the_replay_sleeping_beautys_window_stands_with_the_others():
    position = rebel(
        "wedding-gift",
        "Q4 Q2",
        "Q9 Q3",
        "Q6 Q7",
        princesses={0: "cinderella", 1: "alice", 2: "sleeping-beauty"},
        chance="Q4 Q9",
    )
    position.play(
        "2 no", "0 gift Q2", "1 gift Q3", "2 gift Q7", "0 no", "0 play Q4", "1 play Q9", "2 play Q6", "1 power"
    )
    assert position.to_act == [2]
    assert position.legal(2) == ["no", "power"]
    position.play("2 no")
    assert position.to_act == [0]
    position.play("0 no")
    assert position.to_act == [1]


def test_in_the_replay_rapunzel_can_block_sleeping_beauty():
    position = rebel(
        "wedding-gift",
        "Q4 Q2",
        "Q8 Q3",
        "Q6 Q7",
        "Q9 Q1",
        princesses={0: "rapunzel", 3: "alice", 2: "sleeping-beauty"},
        leader=3,
        chance="Q4 Q8 Q6",
    )
    position.play(
        "2 no", "0 gift Q2", "1 gift Q3", "2 gift Q7", "3 gift Q1", "0 no", "3 play Q9", "0 play Q4", "1 play Q8"
    )
    position.play("2 play Q6", "3 power", "0 power")
    assert position.to_act == [3]  # Alice leads; Sleeping Beauty is not asked


def test_the_frog_among_the_gifts_does_not_keep_alice_from_being_asked():
    position = rebel("wedding-gift", "Q4 P8", "Q9 F4", "Q6 F6", princesses={1: "alice"})
    position.play("0 gift P8", "1 gift F4", "2 gift F6", "0 play Q4", "1 play Q9", "2 play Q6")
    assert position.to_act == [1]
    assert position.legal(1) == ["no", "power"]


def test_the_little_mermaid_counts_the_leaders_hand_after_the_gifts():
    position = rebel("wedding-gift", "Q4 F2", "Q9 F4", "Q6 F6", princesses={1: "little-mermaid"})
    position.play("0 gift F2", "1 gift F4", "2 gift F6")
    assert position.to_act == [0]


def test_the_ice_princess_cannot_freeze_a_gift():
    position = rebel(
        "wedding-gift", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7", princesses={1: "ice-princess"}, chance="Q2 F3"
    )
    position.play("0 gift F2", "1 gift F4", "2 gift F6", "1 power 0")
    assert position.legal(1) == ["freeze F3", "freeze Q2"]


def test_mulan_is_not_asked_when_her_last_other_card_was_given():
    position = rebel("wedding-gift", "Q4 F2", "Q9 Q3", "Q6 F6", princesses={1: "mulan"})
    position.play("0 gift F2", "1 gift Q3", "2 gift F6", "0 play Q4", "1 play Q9", "2 play Q6")
    assert position.over


def test_scheherazade_is_asked_after_the_gifts_and_draws_from_what_is_left():
    position = rebel("wedding-gift", "Q4 F2", "Q9 Q3", "Q6 F6", princesses={1: "scheherazade"})
    position.play("0 gift F2", "1 gift Q3", "2 gift F6", "1 power 0", "1 trade Q9")
    assert position.hand == {"0": ["Q9"], "1": ["Q4"], "2": ["Q6"]}
