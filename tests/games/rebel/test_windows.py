"""Windows: who is asked for a power before and after a trick, in which order, and who is blocked."""

from __future__ import annotations

import pytest

from tests.positions import Position, rebel

HANDS = ("Q4 F2 C2", "Q7 F3 C3", "Q2 F4 C4", "Q6 F6 C6")

# The power of each princess used before a trick, on the leader (seat 0) where a seat is named, by seat 1.
USE = {
    "classic": {
        "cinderella": ["1 power"],
        "little-mermaid": ["1 power Q"],
        "sleeping-beauty": ["1 power", "0 give F2", "1 give F3", "2 give F4", "3 give F6", "1 keep F3"],
        "scheherazade": ["1 power 3", "1 return"],
        "ice-princess": ["1 power"],
    },
    "deluxe": {
        "cinderella": ["1 power"],
        "little-mermaid": ["1 power Q"],
        "pocahontas": ["1 power 3"],
        "sleeping-beauty": [
            "1 power", "0 give F2", "1 give F3", "2 give F4", "3 give F6", "1 keep F3", "1 deal F2", "1 deal F4",
        ],
        "scheherazade": ["1 power 3", "1 return"],
        "pea-princess": ["1 power"],
        "ice-princess": ["1 power 0", "1 freeze Q4"],
        "rapunzel": ["1 power"],
    },
}  # fmt: skip
CHANCE = {
    "classic": {"sleeping-beauty": "F2 F4", "scheherazade": "Q6", "ice-princess": "Q4"},
    "deluxe": {"scheherazade": "Q6", "ice-princess": "Q4 F2"},
}
BLOCKED = {
    "classic": {
        ("ice-princess", "little-mermaid"),
        ("little-mermaid", "sleeping-beauty"),
        ("ice-princess", "sleeping-beauty"),
        ("little-mermaid", "ice-princess"),
    },
    "deluxe": {
        ("ice-princess", "little-mermaid"),
        ("rapunzel", "little-mermaid"),
        ("little-mermaid", "pocahontas"),
        ("rapunzel", "pocahontas"),
        ("little-mermaid", "sleeping-beauty"),
        ("ice-princess", "sleeping-beauty"),
        ("rapunzel", "sleeping-beauty"),
        ("little-mermaid", "rapunzel"),
        ("ice-princess", "rapunzel"),
    },
}
TOWARDS_THE_LEADER = ("little-mermaid", "ice-princess", "rapunzel")
PAIRS = [
    (edition, first, second)
    for edition, uses in USE.items()
    for first in uses
    for second in uses
    if second not in {first, "scheherazade"}
]

BEFORE_SCHEHERAZADE = [(edition, first) for edition, uses in USE.items() for first in uses if first != "scheherazade"]


def used(edition: str, first: str, second: str) -> Position:
    """Seat 1 has used the power of `first` before a trick of seat 0; seat 2 has `second`."""
    chance = CHANCE[edition].get(first, "")
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses={1: first, 2: second}, chance=chance)
    return position.play(*USE[edition][first])


@pytest.mark.parametrize(("edition", "first", "second"), PAIRS)
def test_a_princess_is_asked_after_another_unless_the_table_says_blocked(edition, first, second):
    position = used(edition, first, second)
    leader = 3 if first == "pocahontas" else 0
    assert position.to_act == ([leader] if (first, second) in BLOCKED[edition] else [2])


@pytest.mark.parametrize(("edition", "first"), BEFORE_SCHEHERAZADE)
def test_scheherazade_is_blocked_towards_the_leader_only_and_by_three_princesses(edition, first):
    position = used(edition, first, "scheherazade")
    open_to_her = (
        ["no", "power 1", "power 3"] if first in TOWARDS_THE_LEADER else ["no", "power 0", "power 1", "power 3"]
    )
    assert position.legal(2) == open_to_her


@pytest.mark.parametrize("first", sorted(USE["deluxe"]))
def test_thumbelinas_power_is_blocked_by_the_little_mermaid_and_rapunzel_alone(first):
    position = used("deluxe", first, "thumbelina")
    leader = 3 if first == "pocahontas" else 0
    lead = {"rapunzel": "C2", "pocahontas": "Q6", "pea-princess": "Q4"}.get(first, "Q4")
    position.play(f"{leader} play {lead}")
    while position.to_act != [2]:
        position.play(f"{position.to_act[0]} {position.legal(position.to_act[0])[0]}")
    refusal = position.why_not("2 play F4 power")
    if first in ("little-mermaid", "rapunzel"):
        assert (refusal.code, refusal.args["why"]) == ("power-not-now", "blocked")
    else:
        assert refusal is None


@pytest.mark.parametrize(
    ("princess", "edition"), [("snow-white", "classic"), ("snow-white", "deluxe"), ("pea-princess", "classic")]
)
@pytest.mark.parametrize("first", ["little-mermaid", "ice-princess"])
def test_powers_used_with_a_card_are_not_blocked_except_thumbelinas(princess, edition, first):
    position = used(edition, first, princess).play("0 play Q4", "1 play Q7")
    assert position.code("2 play Q2 power") is None


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("first", ["little-mermaid", "ice-princess"])
def test_mulan_and_alice_are_blocked_by_nobody(edition, first):
    chance = CHANCE[edition].get(first, "")
    position = rebel(
        "once-upon-a-time", *HANDS, edition=edition, princesses={1: first, 2: "mulan", 3: "alice"}, chance=chance
    )
    position.play(*USE[edition][first], "0 play Q4", "1 play Q7", "2 play Q2", "3 play Q6")
    assert position.to_act == [2]
    position = rebel(
        "once-upon-a-time", "Q4 F2 C2", "Q5 F3 C3", "Q9 F4 C4", edition=edition, princesses={1: first, 2: "alice"},
        chance=chance,
    )  # fmt: skip
    position.play(*USE[edition][first], "0 play Q4", "1 play Q5", "2 play Q9")
    assert position.legal(2) == ["no", "power"]


def test_the_order_is_left_of_the_leader_first_and_the_leader_last():
    position = rebel(
        "once-upon-a-time", *HANDS, leader=2,
        princesses={0: "cinderella", 1: "pea-princess", 2: "rapunzel", 3: "ice-princess"},
    )  # fmt: skip
    for seat in (3, 0, 1, 2):
        assert position.to_act == [seat]
        position.play(f"{seat} no")
    assert position.legal(2) == ["play F4", "play Q2"]


def test_when_pocahontas_moves_the_lead_the_asking_begins_anew_from_the_left_of_the_new_leader():
    position = rebel(
        "once-upon-a-time", *HANDS, princesses={0: "cinderella", 1: "pocahontas", 2: "pea-princess", 3: "rapunzel"}
    )
    position.play("1 power 2")
    for seat in (3, 0, 2):
        assert position.to_act == [seat]
        position.play(f"{seat} no")
    assert position.to_act == [2]
    assert position.legal(2) == ["play F4", "play Q2"]


def test_who_declined_is_asked_again_after_a_power_and_only_then():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "cinderella", 2: "pea-princess", 3: "rapunzel"})
    position.play("1 no", "2 no", "3 power")
    for seat in (1, 2):
        assert position.to_act == [seat]
        position.play(f"{seat} no")
    assert position.legal(0) == ["play C2"]


def test_every_power_used_begins_the_asking_anew():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "cinderella", 2: "pea-princess", 3: "rapunzel"})
    position.play("1 no", "2 no", "3 power", "1 no", "2 power")
    assert position.to_act == [1]
    position.play("1 power")
    assert position.to_act == [0]
    assert position.used == [False, True, True, True]


def test_a_power_takes_full_effect_before_anybody_is_asked_again():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "cinderella", 3: "scheherazade"}, chance="Q4")
    position.play("1 no", "3 power 0")
    assert position.to_act == [3]
    position.play("3 trade F6")
    assert position.to_act == [1]


def test_what_stands_beside_the_windows_is_asked_once_only():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "mulan", 2: "cinderella"})
    position.play("2 power", "0 play Q4", "1 play Q7", "2 play Q2", "3 play Q6", "1 no")
    assert position.to_act == [2]
    assert position.legal(2) == ["play F4"]


def declined(position: Position) -> list[int]:
    """The seats that have declined and for whom nothing has changed since."""
    record = position.record
    return [seat for seat in range(record.players) if record.declined[seat]]


def test_a_power_changes_things_for_all_who_declined():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "cinderella", 2: "pea-princess", 3: "rapunzel"})
    position.play("1 no", "2 no")
    assert declined(position) == [1, 2]
    position.play("3 power")
    assert declined(position) == []


def test_a_trade_changes_nothing_for_those_who_take_no_part():
    position = rebel(
        "once-upon-a-time", *HANDS, princesses={0: "rapunzel", 1: "cinderella", 2: "pea-princess", 3: "scheherazade"},
        chance="Q2",
    )  # fmt: skip
    position.play("1 no", "2 no", "3 power 2", "3 trade F6")
    assert position.to_act == [1]
    assert declined(position) == [1]


def test_what_was_declined_before_one_trick_is_open_before_the_next():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "cinderella"})
    position.play("1 no", "0 play Q4", "1 play Q7", "2 play Q2", "3 play Q6")
    assert position.to_act == [1]
    assert declined(position) == []


def test_the_little_mermaid_who_was_to_lead_is_asked_when_pocahontas_gave_the_lead_away():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "little-mermaid", 1: "pocahontas"}).play("1 power 3")
    assert position.to_act == [0]
    position.play("0 power F")
    assert position.legal(3) == ["play F6"]


def test_the_little_mermaid_is_not_asked_when_pocahontas_gave_her_the_lead():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "pocahontas", 2: "little-mermaid"}).play("1 power 2")
    assert position.legal(2) == ["play F4", "play Q2"]


def test_blocked_on_the_leader_means_the_seat_that_is_to_lead_now():
    position = rebel(
        "once-upon-a-time", *HANDS, princesses={1: "ice-princess", 2: "pocahontas", 3: "little-mermaid"}, chance="Q4 F2"
    )
    position.play("1 power 0", "1 freeze Q4", "2 power 1")
    assert position.to_act == [3]  # the lead went away from the frozen seat
    position = rebel(
        "once-upon-a-time", *HANDS, princesses={1: "ice-princess", 2: "pocahontas", 3: "little-mermaid"}, chance="Q2 F4"
    )
    position.play("1 power 2", "1 freeze Q2", "2 power 2")
    assert position.to_act == [2]  # the lead went to the frozen seat
    assert position.legal(2) == ["play Q2"]


@pytest.mark.parametrize(("princess", "asked"), [("little-mermaid", 2), ("rapunzel", 2), ("sleeping-beauty", 0)])
def test_a_frozen_seat_that_does_not_lead_blocks_sleeping_beauty_only(princess, asked):
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "ice-princess", 2: princess}, chance="Q6 F6")
    position.play("1 power 3", "1 freeze Q6")
    assert position.to_act == [asked]


def test_a_frozen_seat_that_does_not_lead_keeps_scheherazade_from_the_leader():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "ice-princess", 2: "scheherazade"}, chance="Q6 F6")
    position.play("1 power 3", "1 freeze Q6")
    assert position.legal(2) == ["no", "power 1", "power 3"]


def test_a_frozen_seat_that_does_not_lead_leaves_pocahontas_free():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "ice-princess", 2: "pocahontas"}, chance="Q6 F6")
    position.play("1 power 3", "1 freeze Q6")
    assert position.legal(2) == ["no", "power 1", "power 2", "power 3"]


def test_scheherazade_is_kept_from_the_seat_that_is_to_lead_now():
    position = rebel(
        "once-upon-a-time", *HANDS, princesses={1: "ice-princess", 2: "pocahontas", 3: "scheherazade"}, chance="Q4 F2"
    )
    position.play("1 power 0", "1 freeze Q4", "2 power 2")
    assert position.legal(3) == ["no", "power 0", "power 1"]


@pytest.mark.parametrize("blocker", ["little-mermaid", "rapunzel"])
def test_a_block_stops_only_later_uses_and_the_frozen_card_is_led(blocker):
    position = rebel("once-upon-a-time", *HANDS, princesses={1: blocker, 2: "ice-princess"}, chance="F2 Q4")
    position.play("1 power F" if blocker == "little-mermaid" else "1 power", "2 power 0", "2 freeze Q4")
    assert position.legal(0) == ["play Q4"]


@pytest.mark.parametrize("second", ["pocahontas", "sleeping-beauty", "little-mermaid"])
def test_rapunzel_blocks_even_when_the_leader_holds_no_prince(second):
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses={1: "rapunzel", 2: second}).play(
        "1 power"
    )
    assert position.to_act == [0]


def test_classic_the_little_mermaid_blocks_even_when_the_leader_has_none_of_the_suit():
    position = rebel(
        "once-upon-a-time",
        "Q4 F2",
        "Q7 F3",
        "Q2 F4",
        edition="classic",
        princesses={1: "little-mermaid", 2: "ice-princess"},
    )
    position.play("1 power P")
    assert position.to_act == [0]


def test_a_declined_power_blocks_nobody():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "rapunzel", 2: "little-mermaid", 3: "pocahontas"})
    position.play("1 no")
    assert position.to_act == [2]
    position.play("2 no")
    assert position.to_act == [3]


def test_a_block_lasts_for_one_trick():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "little-mermaid", 2: "sleeping-beauty"})
    position.play("1 power Q", "0 play Q4", "1 play Q7", "2 play Q2", "3 play Q6")
    assert position.to_act == [2]


def test_a_later_power_does_not_block_an_earlier_one():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "sleeping-beauty", 2: "little-mermaid"}).play("1 no")
    position.play("2 power Q")
    assert position.to_act == [0]


def test_scheherazade_whose_only_target_is_a_blocked_leader_is_not_asked():
    position = rebel("crystal-clear", "Q4 F2", "P7 P3", "Q2 F4", princesses={1: "little-mermaid", 2: "scheherazade"})
    position.play("0 show F", "1 show P", "2 show F", "1 power Q")
    assert position.to_act == [0]


def test_whether_a_window_is_asked_does_not_depend_on_hidden_cards():
    for hands in (("Q4 F2", "Q7 F3", "Q2 F4"), ("C4 C2", "P8 P3", "F6 F4")):
        position = rebel("once-upon-a-time", *hands, princesses={0: "scheherazade", 1: "little-mermaid", 2: "rapunzel"})
        assert position.to_act == [1]
        position.play("1 no")
        assert position.to_act == [2]
        position.play("2 no")
        assert position.to_act == [0]


def test_mulan_comes_before_alice_and_alice_before_the_next_windows():
    position = rebel(
        "once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 F4", princesses={0: "cinderella", 1: "alice", 2: "mulan"}
    )
    position.play("0 no", "0 play Q4", "1 play Q9", "2 play Q2")
    assert position.to_act == [2]
    position.play("2 no")
    assert position.to_act == [1]
    position.play("1 no")
    assert position.to_act == [0]


def test_a_seat_without_a_princess_is_never_asked():
    position = rebel("once-upon-a-time", *HANDS)
    assert position.to_act == [0]
    assert position.used == [False, False, False, False]


def test_scheherazade_who_leads_herself_is_kept_from_nobody():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "scheherazade", 1: "little-mermaid"}).play("1 power Q")
    assert position.legal(0) == ["no", "power 1", "power 2", "power 3"]


def test_rapunzel_who_leads_with_a_frozen_card_is_blocked():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "rapunzel", 1: "ice-princess"}, chance="Q4 F2")
    position.play("1 power 0", "1 freeze Q4")
    assert position.legal(0) == ["play Q4"]
