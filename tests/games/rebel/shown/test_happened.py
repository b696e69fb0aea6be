"""What there was to be seen of a step: every card, power and trick in order, and why a trick is taken."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from coronet import Table
from coronet.games.contract import Line
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.words import Words, languages
from tests.positions import Position, rebel


def happening(position: Position, step: str) -> list[Line]:
    """Make the choice "SEAT CHOICE" and give what there was to be seen of it."""
    seat, _, text = step.partition(" ")
    parsed = position.game.parse(text)
    assert parsed is not None
    before = position.veiled(-1)
    position.play(step)
    return position.game.happened(before, position.veiled(-1), int(seat), parsed.choice)


def trick_of(lines: list[Line]) -> dict[str, Any]:
    (found,) = [arguments for kind, arguments in lines if kind == "trick"]
    return found


# One step


def test_the_trick_that_ends_a_round_is_told_whole_although_it_is_gone_from_the_table():
    position = rebel("once-upon-a-time", "P9", "P8", "C5").play("0 play P9", "1 play P8")
    lines = happening(position, "2 play C5")
    assert [kind for kind, _ in lines] == ["card", "door", "trick", "scored", "over"]
    assert lines[0] == ("card", {"seat": 2, "card": "C5"})
    assert trick_of(lines) == {
        "winner": 0,
        "trick": [
            {"seat": 0, "card": "P9", "winning": True},
            {"seat": 1, "card": "P8"},
            {"seat": 2, "card": "C5"},
        ],
        "card": "P9",
        "why": ("why-highest", {"seat": 0, "suit": "P"}),
        "princes": 1,
        "frogs": 1,
        "proposals": 6,
        "points": [6, 0, 0],
        "before_frog": [1, 0, 0],
    }


def test_a_card_with_a_power_is_seen_first_and_then_the_princess():
    position = rebel("once-upon-a-time", "Q3 F2", "Q7 F3", "Q5 F4", princesses={1: "snow-white"}).play("0 play Q3")
    card, power = happening(position, "1 play Q7 power")
    assert card == ("card", {"seat": 1, "card": "Q7", "princess": "snow-white"})
    told = ("story-plays-with-power", {"seat": 1, "princess": "snow-white", "card": "Q7"})
    assert power == ("power", {"seat": 1, "princess": "snow-white", "line": told})
    why = trick_of(happening(position, "2 play Q5"))["why"]
    assert why == ("why-zero", {"seat": 2, "card": "Q7", "best": "highest"})


def test_a_card_that_lies_face_down_is_not_named_before_the_trick_is_complete():
    position = rebel("masquerade-ball", "Q3 F2", "Q7 F3", "Q5 F4").play("0 play Q3")
    assert happening(position, "1 play Q7") == [("card", {"seat": 1, "card": "?"})]
    lines = happening(position, "2 play Q5")
    assert lines[0] == ("card", {"seat": 2, "card": "?"})
    assert [one["card"] for one in trick_of(lines)["trick"]] == ["Q3", "Q7", "Q5"]


def test_a_pass_tells_how_many_cards_went_where_and_not_which():
    position = rebel("masquerade-ball", "Q3 F2", "Q7 F3", "Q5 F4", passing=True)
    assert happening(position, "0 pass Q3") == []
    assert happening(position, "1 pass Q7") == []
    moves = [{"from": seat, "to": (seat + 1) % 3, "count": 1} for seat in range(3)]
    assert happening(position, "2 pass Q5")[0] == ("passed", {"moves": moves})


def test_the_half_that_a_neighbour_plays_goes_to_the_neighbour():
    position = rebel("blind-mans-bluff", "Q3 F2", "Q7 F3", "Q5 F4")
    position.play("0 half F2", "1 half F3", "2 half F4", "0 play Q3", "1 play Q7")
    moves = [{"from": seat, "to": (seat - 1) % 3, "count": 1} for seat in range(3)]
    assert happening(position, "2 play Q5")[-1] == ("passed", {"moves": moves})


def test_scheherazade_takes_a_card_and_gives_one_that_nobody_sees():
    position = rebel("once-upon-a-time", "Q3 F2", "Q7 F3", "Q5 F4", princesses={1: "scheherazade"}, chance="Q5")
    power, moved = happening(position, "1 power 2")
    told = ("story-power-seat", {"seat": 1, "princess": "scheherazade", "to": 2})
    assert power == ("power", {"seat": 1, "princess": "scheherazade", "to": 2, "line": told})
    assert moved == ("moved", {"from": 2, "to": 1, "count": 1})
    assert happening(position, "1 trade F3") == [("moved", {"from": 1, "to": 2, "count": 1})]


def test_the_ice_princess_looks_at_cards_and_moves_none():
    hands = ("Q3 F2", "Q7 F3", "Q5 F4")
    position = rebel("once-upon-a-time", *hands, princesses={1: "ice-princess"}, chance="Q5 F4")
    assert [kind for kind, _ in happening(position, "1 power 2")] == ["power"]
    froze = ("story-froze", {"seat": 1, "to": 2})
    assert happening(position, "1 freeze F4") == [
        ("power", {"seat": 1, "princess": "ice-princess", "to": 2, "line": froze})
    ]


def test_mulan_comes_forward_and_the_trick_is_judged_with_her_other_card():
    position = rebel("once-upon-a-time", "Q5 F2", "Q3 Q9", "Q7 F4", princesses={1: "mulan"})
    position.play("0 play Q5", "1 play Q3", "2 play Q7")
    lines = happening(position, "1 swap Q3 Q9")
    assert [kind for kind, _ in lines] == ["power", "swapped", "trick"]
    assert lines[1] == ("swapped", {"seat": 1, "card": "Q3", "other": "Q9"})
    assert trick_of(lines)["why"] == ("why-highest", {"seat": 1, "suit": "Q"})


def test_who_haggles_has_won_by_the_trick_as_it_was():
    position = rebel("haggle-with-the-hag", "Q5 F2", "Q3 Q9", "Q7 F4").play("0 play Q5", "1 play Q3", "2 play Q7")
    lines = happening(position, "2 haggle F4 Q5")
    assert lines[0] == ("swapped", {"seat": 2, "card": "Q5", "other": "F4"})
    trick = trick_of(lines)
    assert [one["card"] for one in trick["trick"]] == ["F4", "Q3", "Q7"]
    assert (trick["card"], trick["why"]) == ("Q7", ("why-highest", {"seat": 2, "suit": "Q"}))


def test_both_cards_that_made_the_sum_have_won():
    position = rebel("the-prince-always-rings-twice", "Q3 Q4", "Q6 F9", "Q5 F4")
    position.play("0 play Q3", "1 play Q6", "2 play Q5", "0 play Q4", "1 play F9")
    trick = trick_of(happening(position, "2 play F4"))
    assert [one["card"] for one in trick["trick"] if one.get("winning")] == ["Q3", "Q4"]
    assert trick["why"] == ("why-sum", {"seat": 0, "suit": "Q", "number": 7, "best": "highest"})


def test_alice_undoes_the_trick_so_nobody_has_taken_it():
    hands = ("Q3 F2", "Q7 F3", "Q5 F4")
    position = rebel("once-upon-a-time", *hands, princesses={1: "alice"}, chance="Q3 Q7 Q5")
    position.play("0 play Q3", "1 play Q7", "2 play Q5")
    assert [kind for kind, _ in happening(position, "1 power")] == ["power", "undone"]


# Why a trick is taken


@pytest.mark.parametrize(
    ("card", "plays", "why"),
    [
        ("once-upon-a-time", "Q3 Q7 Q5", ("why-highest", {"seat": 1, "suit": "Q"})),
        ("once-upon-a-time", "Q3 F7 F5", ("why-only", {"seat": 0, "suit": "Q"})),
        ("upside-down", "Q3 Q6 Q5", ("why-lowest", {"seat": 0, "suit": "Q", "by": "round"})),
        ("royal-decree", "F3 F6 Q5", ("why-trumps", {"seat": 2, "suit": "Q", "best": "only"})),
        ("royal-decree", "F3 Q6 Q5", ("why-trumps", {"seat": 1, "suit": "Q", "best": "highest"})),
        ("poisoned-apple", "F3 P6 Q6", ("why-void", {"seat": 2, "suit": "F", "best": "last"})),
        ("midnight-makeover", "Q3 F6 Q5", ("why-joining", {"seat": 1, "suit": "Q", "best": "highest"})),
        ("midnight-makeover", "Q6 F6 Q5", ("why-joining", {"seat": 0, "suit": "Q", "best": "first"})),
        ("pass-the-bouquet", "Q6 F6 F5", ("why-changed-suit", {"seat": 1, "suit": "F", "best": "highest"})),
        ("always-the-bridesmaid", "Q6 Q7 Q9", ("why-second", {"seat": 1, "suit": "Q", "best": "highest"})),
        ("always-the-bridesmaid", "Q6 F7 F9", ("why-only", {"seat": 0, "suit": "Q"})),
        ("sisterhood", "Q6 Q7 Q3", ("why-farthest", {"seat": 2, "suit": "Q", "number": 6, "best": "farthest"})),
        ("sisterhood", "Q6 Q7 Q5", ("why-farthest", {"seat": 1, "suit": "Q", "number": 6, "best": "highest"})),
        ("sisterhood", "Q6 F7 P7", ("why-farthest-of-all", {"seat": 1, "suit": "Q", "number": 6, "best": "first"})),
    ],
)
def test_the_rule_that_decided_is_said(card, plays, why):
    cards = plays.split()
    position = rebel(card, *cards).play(f"0 play {cards[0]}", f"1 play {cards[1]}")
    assert trick_of(happening(position, f"2 play {cards[2]}"))["why"] == why


def test_cinderella_is_said_to_have_turned_the_order():
    position = rebel("once-upon-a-time", "Q3", "Q7", "Q5", princesses={1: "cinderella"})
    position.play("1 power", "0 play Q3", "1 play Q7")
    why = trick_of(happening(position, "2 play Q5"))["why"]
    assert why == ("why-lowest", {"seat": 0, "suit": "Q", "by": "power"})


def test_a_frozen_card_that_wins_by_being_void_tells_it_by_winning():
    position = rebel("poisoned-apple", "Q3 Q4", "F7 F5", "Q5 F4", princesses={0: "ice-princess"}, chance="F7 F5")
    position.play("0 power 1", "0 freeze F7", "0 play Q3", "1 play F7")
    assert trick_of(happening(position, "2 play Q5"))["why"] == ("why-void", {"seat": 1, "suit": "Q", "best": "only"})


# Many games


class Taken(NamedTuple):
    """A trick as the players made it, and all that is told to have happened in the step in which it was taken."""

    table: Table
    round: str
    cards: list[tuple[int, str]]
    winner: int
    lines: list[Line]
    story: list[Line]


GAMES_EACH = 2


def games() -> Iterator[Table]:
    """Every round card of both editions, for 3 to 6 players, with princesses by chance and with those that matter."""
    for edition in ("classic", "deluxe"):
        for card in rounds_of(edition):
            for players in range(3, 7):
                for seed in range(GAMES_EACH):
                    chance = random.Random(f"{edition} {card} {players} {seed}")
                    others = [name for name in princesses_of(edition) if name not in TURNING]
                    princesses = [*TURNING, *chance.sample(others, players - len(TURNING))]
                    chance.shuffle(princesses)
                    yield Table.new(
                        "rebel",
                        edition=edition,
                        players=players,
                        rounds=[card],
                        princesses=princesses if seed else chance.sample(princesses_of(edition), players),
                        seed=chance.getrandbits(40),
                    )


TURNING = ["cinderella", "snow-white"]


def taken_in(table: Table, chance: random.Random) -> Iterator[Taken]:
    """Play to the end; the cards of each trick are followed by the choices alone."""
    cards: list[tuple[int, str]] = []
    while not table.over:
        view = table.public_view()
        seat = chance.choice(table.to_act)
        choices = table.choices(seat)
        powers = [choice for choice in choices if "power" in choice or choice.startswith(("swap", "haggle"))]
        choice = chance.choice(powers if powers and chance.random() < 0.4 else choices)
        table.act(seat, choice)
        verb, *named = choice.split()
        if verb == "play":
            cards.append((seat, named[0]))
        elif verb in ("swap", "haggle"):
            out, into = named if verb == "swap" else reversed(named)
            cards = [(who, into if card == out else card) for who, card in cards]
        story, lines = table.told(None), table.happened()
        assert [key for key, _ in story].count("story-takes") == [kind for kind, _ in lines].count("trick")
        for key, arguments in story:
            if key == "story-takes":
                yield Taken(table, view["round"]["id"], cards, arguments["seat"], lines, story)
            if key in ("story-takes", "story-undone"):
                cards = []


@pytest.fixture(scope="module")
def taken() -> list[Taken]:
    return [one for number, table in enumerate(games()) for one in taken_in(table, random.Random(number))]


def test_every_taken_trick_is_told_with_its_cards_and_its_winner(taken):
    for one in taken:
        trick = trick_of(one.lines)
        assert [(card["seat"], card["card"]) for card in trick["trick"]] == one.cards
        assert trick["winner"] == trick["why"][1]["seat"] == one.winner
        assert {card["seat"] for card in trick["trick"] if card.get("winning")} == {one.winner}


OTHERS = ("why-r-", "why-pg-", "why-woo-")  # reasons of other games


def test_every_reason_is_met_in_these_games(taken):
    reasons = {trick_of(one.lines)["why"][0] for one in taken}
    own = {key for key in Words("en").keys("why-") if not key.startswith(OTHERS)}
    assert own - reasons == set()


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_one_short_sentence(taken, language):
    reasons = {}
    for one in taken:
        key, arguments = trick_of(one.lines)["why"]
        reasons[key, *arguments.values()] = key, arguments | {"seat": 0}
    for reader in (None, 0):
        words = Words(language, names=["Philippa"], you=reader)
        for key, arguments in reasons.values():
            assert re.fullmatch(r"[^{}$]{20,80}\.", words.say(key, **arguments))


AT_THE_END = {"wedding-gift", "late-for-a-very-important-date", "arranged-marriage"}  # these bring more then


def test_what_is_collected_by_the_last_trick_is_the_score_of_the_round(taken):
    compared = 0
    for one in taken:
        scores = {line["seat"]: line["points"] for key, line in one.story if key == "story-scores"}
        if len(scores) == one.table.players and one.round not in AT_THE_END:
            assert dict(enumerate(trick_of(one.lines)["points"])) == scores
            compared += 1
    assert compared > 100
