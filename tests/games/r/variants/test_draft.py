"""Draft: four packets, the opener changes, what is kept is hidden."""

from __future__ import annotations

from tests.positions import duel

PACKETS = "blue-prince red-prince blue-spy red-spy blue-general red-general blue-jester red-jester "
PACKETS += "blue-magician red-magician blue-minister red-minister"


def drafted():
    position = duel("draft", chance=PACKETS)
    while len(position.to_act) == 1:
        seat = position.to_act[0]
        position.play(f"{seat} {position.legal(seat)[0]}")
    return position


def test_each_seat_ends_with_eight_cards_and_all_are_known():
    position = drafted()
    assert [len(position.hand[seat]) for seat in "01"] == [8, 8]
    assert position.veiled(0).hand == position.record.hand


def test_the_openers_take_turns():
    position = duel("draft", chance=PACKETS, first=1)
    openers = []
    for _ in range(4):
        openers.append(position.to_act[0])
        for _ in range(3):
            seat = position.to_act[0]
            position.play(f"{seat} {position.legal(seat)[0]}")
    assert openers == [1, 0, 1, 0]


def test_what_is_kept_and_the_packet_of_the_other_are_hidden():
    position = duel("draft", chance=PACKETS).play("0 keep blue-spy")
    veiled = position.veiled(0)
    assert veiled.packet == 0
    assert veiled.pool == 0
    assert veiled.looks[0] == position.record.looks[0]
    assert position.veiled(1).looks[0] == 0
    assert position.veiled(1).hand[0] == 0
