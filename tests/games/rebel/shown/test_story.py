"""The story tells what all saw, and each seat what it saw alone."""

from __future__ import annotations

from coronet.games.contract import Line
from coronet.games.rebel.veil import veil
from tests.positions import Position, rebel


def told(position: Position, step: str, viewer: int = 0) -> list[Line]:
    """Make the choice "SEAT CHOICE" and give the story of it for a viewer."""
    seat, _, text = step.partition(" ")
    position.play(step)
    parsed = position.game.parse(text)
    assert parsed is not None
    veiled = position.record.copy()
    veil(veiled, viewer)
    return position.game.story(veiled, viewer, int(seat), parsed.choice)


def test_a_seat_named_after_a_suit_of_the_same_number_is_told_as_a_seat():
    position = rebel(
        "once-upon-a-time",
        *("Q3 F9", "Q4 F2", "Q5 F3", "Q6 F4"),
        princesses={1: "little-mermaid", 3: "ice-princess"},
        chance="Q5 F3",
    )
    named = {"seat": 1, "princess": "little-mermaid", "suit": "Q"}
    assert told(position, "1 power Q") == [("story-power-suit", named)]
    assert told(position, "3 power 2")[0] == ("story-power-seat", {"seat": 3, "princess": "ice-princess", "to": 2})


def test_every_suit_that_the_mermaid_names_is_told_and_the_one_that_is_left_too():
    position = rebel("once-upon-a-time", "C3 C9", "Q4 F2", "Q5 F3", princesses={1: "little-mermaid"})
    assert told(position, "1 power Q")[1:] == [("story-holds-none", {"leader": 0, "suit": "Q"})]
    assert told(position, "1 power F") == [
        ("story-names-suit", {"seat": 1, "suit": "F"}),
        ("story-holds-none", {"leader": 0, "suit": "F"}),
        ("story-holds-none", {"leader": 0, "suit": "P"}),
        ("story-suit-left", {"leader": 0, "suit": "C"}),
    ]


def test_a_suit_that_fits_at_the_second_try_is_told():
    position = rebel("once-upon-a-time", "F8 F9", "Q4 F2", "Q5 F3", princesses={1: "little-mermaid"})
    told(position, "1 power Q")
    assert told(position, "1 power F") == [("story-names-suit", {"seat": 1, "suit": "F"})]


def test_who_takes_a_trick_is_told_with_what_is_in_it():
    position = rebel("once-upon-a-time", "P9 F2", "P8 F3", "C5 F4").play("0 play P9", "1 play P8")
    taken = {"seat": 0, "princes": 1, "frogs": 1, "proposals": 6}
    assert told(position, "2 play C5")[-1] == ("story-takes", taken)


def test_a_tie_is_told_with_the_rounds_that_decide_it():
    position = rebel(
        "once-upon-a-time",
        *("F9", "F3", "F2"),
        edition="classic",
        before=[[0, 2, 9], [2, 0, 9], [1, 1, 9], [0, 0, 9], [1, 1, 9]],
    ).play("0 play F9", "1 play F3")
    lines = told(position, "2 play F2")
    tied = [("story-tied", {"seats": [0, 1], "points": 4})]
    rounds = [("story-tie-rounds", {"seat": seat, "number": 3, "edition": "classic"}) for seat in (0, 1)]
    assert lines[-4:] == [*tied, *rounds, ("story-shared", {"seats": [0, 1]})]


def test_a_clear_winner_is_told_without_a_tie():
    position = rebel("once-upon-a-time", "F9", "F3", "F2", edition="classic", before=[[0, 2, 9]])
    position.play("0 play F9", "1 play F3")
    assert [key for key, _ in told(position, "2 play F2")[-2:]] == ["story-scores", "story-wins"]
