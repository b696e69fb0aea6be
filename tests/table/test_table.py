"""The table: names, refusals, take-back, views, story."""

from __future__ import annotations

import json
import random

import pytest

from coronet import GAMES, InputError, Refusal, Refused, Table


def fresh(**settings):
    held = {"edition": "deluxe", "players": 3, "princesses": "none", "rounds": ["once-upon-a-time"], "leader": 0}
    return Table.new("rebel", seed=1, **(held | settings))


def passed(table):
    for seat in table.to_act:
        table.act(seat, table.choices(seat)[0])
    return table


def test_an_illegal_choice_is_refused_with_code_and_arguments():
    table = passed(fresh())
    prince = next(card for card in table.view(0)["own"]["hand"] if card.startswith("C"))
    refusal = table.why_not(0, f"play {prince}")
    assert refusal is not None
    assert refusal.code == "princes-not-in"
    assert refusal.args["cards"] == [card for card in table.view(0)["own"]["hand"] if not card.startswith("C")]
    with pytest.raises(Refused) as raised:
        table.act(0, f"play {prince}")
    assert raised.value.refusal == refusal


@pytest.mark.parametrize("choice", ["", "dance", "play", "play Q13", "play  Q2", "power X", "pass left Q2", None, 7])
def test_what_is_no_choice_at_all_is_unknown(choice):
    refusal = fresh().why_not(0, choice)
    assert refusal == Refusal("unknown-choice", {"text": choice})


def test_a_table_says_in_one_line_how_far_it_is():
    table = passed(fresh())
    assert repr(table) == "<Table of rebel: 3 players, 0 finished, to act [0], totals [0, 0, 0]>"
    while not table.over:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    assert repr(table) == f"<Table of rebel: 3 players, over, winners {table.winners}, totals {table.totals}>"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_says_of_itself_is_known_to_a_spectator(game):
    """Two deals with the same players asked differ in nothing but hidden cards, and are said alike."""
    said = set()
    for seed in range(5):
        table = Table.new(game, seed=seed)
        view = table.public_view()
        said.add(repr(table).replace(str(view["to_act"]), "", 1).replace(str(view["totals"]), "", 1))
    assert len(said) == 1


def test_a_seat_that_is_not_there_is_refused_after_the_words_are_read():
    assert fresh().why_not(3, "play Q2") == Refusal("no-such-seat", {"seat": 3})
    assert fresh().why_not(3, "dance").code == "unknown-choice"
    assert fresh().why_not(True, "play Q2").code == "no-such-seat"


def test_views_of_a_seat_that_is_not_there_are_an_input_error():
    table = fresh()
    for ask in (table.own_view, table.told, table.choices, table.asked, table.take_back):
        with pytest.raises(InputError, match="seat: 3 is not allowed here; choose 0 to 2"):
            ask(3)


def test_a_pending_pass_can_be_taken_back_until_the_last_has_chosen():
    table = fresh()
    first, question = table.choices(0)[0], table.asked(0)
    table.act(0, first)
    assert table.view(0)["own"]["pending"] == first
    assert table.why_not(0, first).code == "already-chosen"
    table.take_back(0)
    assert table.to_act == [0, 1, 2]
    assert table.view(0)["own"]["pending"] is None
    assert table.asked(0) == question
    passed(table)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        table.take_back(0)


def test_a_take_back_is_in_the_log_and_replays():
    table = fresh()
    table.act(0, table.choices(0)[0])
    table.take_back(0)
    table.act(0, table.choices(0)[1])
    assert Table.replay(table.log).to_bytes() == table.to_bytes()


def test_others_see_that_a_seat_has_chosen_but_not_what():
    table = fresh()
    before = table.view(1)["own"]
    table.act(0, table.choices(0)[0])
    assert table.view(1)["to_act"] == [1, 2]
    assert table.view(1)["own"] == before
    assert table.told(1) == [("story-has-chosen", {"seat": 0})]


def test_a_view_is_the_public_part_with_the_own_part_and_is_json():
    table = passed(fresh())
    assert table.view(0) == table.public_view() | {"own": table.own_view(0)}
    assert json.loads(json.dumps(table.view(0))) == with_lists(table.view(0))
    assert "own" not in table.view(None)


def with_lists(value):
    """Data with lists for tuples, which JSON does not tell apart; whatever else it would change stays as it is."""
    if isinstance(value, dict):
        return {key: with_lists(item) for key, item in value.items()}
    return [with_lists(item) for item in value] if isinstance(value, list | tuple) else value


def test_a_pass_is_offered_as_slots_not_as_a_list_of_all_its_forms():
    own = fresh().view(0)["own"]
    assert own["slots"] == {"verb": "pass", "slots": ["right"] * 3, "cards": own["hand"], "named": False}
    assert own["legal"] == []


def test_the_last_trick_shows_until_the_next_lead():
    table = passed(fresh())
    for _ in range(3):
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    last = table.public_view()["last_trick"]
    assert len(last["cards"]) == 3
    seat = table.to_act[0]
    table.act(seat, table.choices(seat)[0])
    assert table.public_view()["last_trick"] is None


def test_cards_taken_show_in_views_only_with_open_memory():
    for open_memory in (False, True):
        table = passed(fresh(house_rules={"open_memory": open_memory}))
        for _ in range(3):
            seat = table.to_act[0]
            table.act(seat, table.choices(seat)[0])
        assert any("taken" in seat for seat in table.public_view()["seats"]) is open_memory


def test_random_rounds_stay_face_down_until_they_begin():
    table = Table.new("rebel", edition="deluxe", players=3, princesses="none", seed=2)
    assert table.public_view()["rounds"][1:] == [None] * 4
    assert table.public_view()["rounds"][0] == table.public_view()["round"]["id"]


def test_draws_can_be_handed_in():
    class First:
        def pick(self, record, event, pool):
            return (pool & -pool).bit_length() - 1

    table = Table.new("rebel", draws=First(), edition="deluxe", players=3, princesses="none", leader=0)
    assert table.view(0)["own"]["hand"] == [f"F{n}" for n in range(2, 11)] + ["P2", "P3", "P4"]
    assert table.log.header.seed is None


@pytest.mark.parametrize(
    "other",
    [
        {"players": 4},
        {"house_rules": {"open_memory": True}},
        {"rounds": ["royal-decree"]},
        {"princesses": ["alice", "none", "none"]},
        {"leader": 1},
    ],
)
def test_a_position_of_other_settings_is_refused_in_one_line(other):
    table = passed(fresh())
    with pytest.raises(InputError) as raised:
        Table.from_bytes("rebel", table.to_bytes(), **(table.settings | other))
    assert str(raised.value).endswith("is not allowed here; choose the settings that the position was kept with")
    assert raised.value.field == "settings"


def test_the_open_view_shows_all_hands():
    table = fresh()
    assert [len(hand) for hand in table.open_view()["hands"]] == [12, 12, 12]


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"edition": "delux"}, "edition: delux is not allowed here; choose classic or deluxe (deluxe?)"),
        ({"players": 7}, "players: 7 is not allowed here; choose 3 to 6"),
        ({"players": "4"}, "players: 4 is not allowed here; choose 3 to 6"),
        (
            {"rounds": ["royal-decre"]},
            "rounds[0]: royal-decre is not allowed here; choose a round of the deluxe edition",
        ),
        ({"edition": "classic", "rounds": ["magic-beans"]}, "rounds[0]: magic-beans is not allowed here"),
        ({"rounds": ["invitation"]}, "rounds[0]: invitation is not allowed here"),
        (
            {"rounds": ["royal-decree"] * 2},
            "rounds[1]: royal-decree is not allowed here; choose each round at most once",
        ),
        ({"rounds": []}, "rounds: [] is not allowed here"),
        ({"length": 4}, "length: 4 is not allowed here; choose 3 or 5 in the deluxe edition"),
        ({"edition": "classic", "length": 3}, "length: 3 is not allowed here; choose 5 in the classic edition"),
        ({"players": 3, "princesses": ["alice", "alice", "none"]}, "princesses[1]: alice is not allowed here"),
        ({"players": 3, "princesses": ["alice"]}, "princesses: "),
        ({"edition": "classic", "players": 3, "princesses": ["rapunzel", "none", "none"]}, "princesses[0]: rapunzel"),
        (
            {"edition": "classic", "players": 6, "princesses": "two-keep-one"},
            "princesses: two-keep-one is not allowed here",
        ),
        ({"leader": 4}, "leader: 4 is not allowed here; choose random, or a seat from 0 to 3"),
        ({"house_rules": {"open_memory": 1}}, "house_rules.open_memory: 1 is not allowed here; choose true or false"),
        ({"house_rules": {"cheating": True}}, "house_rules.cheating: True is not allowed here"),
        ({"colour": "red"}, "colour: red is not allowed here; choose one of edition, players"),
        ({"seed": -1}, "seed: -1 is not allowed here"),
    ],
)
def test_a_setting_that_does_not_hold_is_one_line_with_the_field_and_what_is_allowed(settings, line):
    with pytest.raises(InputError) as raised:
        Table.new("rebel", **settings)
    assert str(raised.value).startswith(line)
    assert "\n" not in str(raised.value)


def test_an_unknown_game_is_refused_by_name():
    with pytest.raises(InputError, match="game: rebell is not allowed here; choose rebel"):
        Table.new("rebell")


def test_every_setting_that_holds_reads_back_from_its_data():
    rng = random.Random(1)
    for rounds in ("random", "anything", "first-game", ["magic-beans"]):
        for princesses in ("choose", "random", "two-keep-one", "none"):
            table = Table.new("rebel", rounds=rounds, princesses=princesses, seed=rng.randrange(99))
            assert Table.new("rebel", seed=1, **table.settings).settings == table.settings
