"""Setting up a game: deck and deal, rounds and length, princesses, the first leader, settings refused."""

from __future__ import annotations

from typing import Any

import pytest

from coronet import InputError, Table

HOURGLASS = {"pets-revenge", "dancing-queens", "wedding-gift", "bathroom-break", "single-fairy"}
CLASSIC_ONLY = {"invitation"}
DELUXE_ONLY = {
    "magic-beans", "three-times-a-lady", "arranged-marriage", "always-the-bridesmaid", "sisterhood",
    "late-for-a-very-important-date",
}  # fmt: skip
CLASSIC_PRINCESSES = {
    "cinderella", "snow-white", "little-mermaid", "pocahontas", "sleeping-beauty", "alice", "mulan", "scheherazade",
    "pea-princess", "ice-princess",
}  # fmt: skip
DELUXE_PRINCESSES = CLASSIC_PRINCESSES | {"rapunzel", "thumbelina"}
OF_EDITION = {"classic": CLASSIC_PRINCESSES, "deluxe": DELUXE_PRINCESSES}


def new(**settings: Any) -> Table:
    """A game of three without princesses unless the settings say otherwise."""
    return Table.new("rebel", **({"players": 3, "princesses": "none", "seed": 1} | settings))


def princesses(table: Table) -> list[str | None]:
    """Who sits where, as all see it."""
    return [seat["princess"] for seat in table.view(None)["seats"]]


def played_out(**settings: Any) -> list[str]:
    """The round cards of a whole game, without those of a tie-break."""
    table = new(**settings)
    length = len(table.view(None)["rounds"])
    while not table.over:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    return table.view(None)["rounds"][:length]


def refused(**settings: Any) -> InputError:
    """The error that these settings give."""
    with pytest.raises(InputError) as caught:
        new(**settings)
    return caught.value


@pytest.mark.parametrize(
    ("players", "left_out", "each"), [(3, {1, 11, 12}, 12), (4, {11, 12}, 10), (5, {11, 12}, 8), (6, set(), 8)]
)
@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_the_deck_has_no_1_11_12_for_three_no_11_12_for_four_and_five_and_all_for_six(edition, players, left_out, each):
    table = new(edition=edition, players=players)
    hands = [table.view(seat)["own"]["hand"] for seat in range(players)]
    deck = {f"{suit}{number}" for suit in "FPQC" for number in range(1, 13) if number not in left_out}
    assert [len(hand) for hand in hands] == [each] * players
    assert {card for hand in hands for card in hand} == deck
    assert sum(len(hand) for hand in hands) == len(deck)


def test_four_play_unless_the_settings_say_otherwise_and_the_edition_is_deluxe():
    view = Table.new("rebel", seed=1).view(None)
    assert (view["players"], view["edition"], len(view["rounds"])) == (4, "deluxe", 5)


def test_a_game_begins_with_the_pass_of_its_first_round():
    table = new(rounds=["once-upon-a-time"])
    assert table.to_act == [0, 1, 2]
    assert table.why_not(0, "pass left F2 right F3").code == "wrong-kind"


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("seed", range(4))
def test_random_rounds_end_with_an_hourglass_card_and_have_none_before(edition, seed):
    rounds = played_out(edition=edition, rounds="random", seed=seed)
    assert len(set(rounds)) == 5
    assert rounds[-1] in HOURGLASS
    assert not HOURGLASS & set(rounds[:-1])


def test_random_is_what_comes_when_nothing_is_said():
    assert played_out(seed=9)[-1] in HOURGLASS


@pytest.mark.parametrize(("edition", "foreign"), [("classic", DELUXE_ONLY), ("deluxe", CLASSIC_ONLY)])
def test_no_round_of_the_other_edition_is_drawn(edition, foreign):
    for seed in range(6):
        assert not foreign & set(played_out(edition=edition, rounds="anything", seed=seed))


def test_anything_draws_any_cards_in_any_order_none_twice():
    games = [played_out(rounds="anything", seed=seed) for seed in range(8)]
    assert all(len(set(rounds)) == 5 for rounds in games)
    assert any(rounds[-1] not in HOURGLASS for rounds in games)


def test_drawn_round_cards_are_known_only_when_their_round_begins():
    view = new(rounds="random").view(None)
    assert view["rounds"] == [view["round"]["id"], None, None, None, None]


def test_a_chosen_list_is_known_from_the_start():
    rounds = ["royal-decree", "magic-beans", "sisterhood", "upside-down", "pets-revenge"]
    assert new(rounds=rounds).view(None)["rounds"] == rounds


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("seed", range(4))
def test_a_surprise_in_a_list_is_drawn_as_at_random_and_never_a_chosen_card(edition, seed):
    chosen = ["dancing-queens", "surprise", "wedding-gift", "surprise", "surprise"]
    rounds = played_out(edition=edition, rounds=chosen, seed=seed)
    assert (rounds[0], rounds[2]) == ("dancing-queens", "wedding-gift")
    assert len(set(rounds)) == 5
    assert not HOURGLASS & {rounds[1], rounds[3]}
    assert rounds[4] in HOURGLASS


def test_five_surprises_are_five_random_rounds():
    assert played_out(rounds=["surprise"] * 5, seed=3) == played_out(rounds="random", seed=3)


def test_a_surprise_is_known_only_when_its_round_begins():
    view = new(rounds=["surprise", "royal-decree", "surprise"]).view(None)
    assert view["rounds"] == [view["round"]["id"], "royal-decree", None]
    assert new(rounds=["royal-decree", "surprise"]).settings["rounds"] == ["royal-decree", "surprise"]


def test_a_misspelt_surprise_is_refused_with_what_was_meant():
    error = refused(rounds=["royal-decree", "suprise"])
    assert (error.field, error.near) == ("rounds[1]", "surprise")
    assert error.allowed == "a round of the deluxe edition, or surprise"


def test_the_first_game_of_the_classic_edition():
    assert played_out(edition="classic", rounds="first-game") == [
        "once-upon-a-time", "masquerade-ball", "invitation", "royal-decree", "wedding-gift",
    ]  # fmt: skip


def test_the_first_game_of_the_deluxe_edition_is_the_cards_a_to_e():
    assert played_out(rounds="first-game") == [
        "once-upon-a-time", "late-to-the-ball", "magic-beans", "three-times-a-lady", "arranged-marriage",
    ]  # fmt: skip


def test_a_first_game_of_three_rounds_takes_its_first_three():
    assert played_out(rounds="first-game", length=3) == ["once-upon-a-time", "late-to-the-ball", "magic-beans"]


def test_a_deluxe_game_may_have_three_rounds_the_last_with_an_hourglass():
    rounds = played_out(length=3, seed=5)
    assert len(rounds) == 3
    assert rounds[-1] in HOURGLASS
    assert not HOURGLASS & set(rounds[:-1])


def test_a_classic_game_has_five_rounds():
    error = refused(edition="classic", length=3)
    assert (error.field, error.value) == ("length", 3)
    assert "5" in error.allowed


@pytest.mark.parametrize("length", [1, 2, 4, 6, 0, "5", True])
def test_other_lengths_are_refused(length):
    assert refused(length=length).field == "length"


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5])
def test_the_length_of_a_list_decides(edition, length):
    rounds = ["royal-decree", "once-upon-a-time", "single-fairy", "upside-down", "pets-revenge"][:length]
    assert new(edition=edition, rounds=rounds).view(None)["rounds"] == rounds


def test_a_list_of_six_rounds_is_refused():
    rounds = ["royal-decree", "once-upon-a-time", "single-fairy", "upside-down", "pets-revenge", "dancing-queens"]
    assert refused(rounds=rounds).field.startswith("rounds")


@pytest.mark.parametrize("rounds", [[], ["royal-decree", "royal-decree"], ["royal-decre"], "all", 3])
def test_an_empty_list_a_round_twice_and_unknown_rounds_are_refused(rounds):
    assert refused(rounds=rounds).field.startswith("rounds")


@pytest.mark.parametrize(
    ("edition", "name"),
    [("deluxe", name) for name in sorted(CLASSIC_ONLY)] + [("classic", name) for name in sorted(DELUXE_ONLY)],
)
def test_a_round_that_the_edition_does_not_have_is_refused_by_name(edition, name):
    assert refused(edition=edition, rounds=[name]).value == name


@pytest.mark.parametrize(("field", "value"), [("players", 2), ("players", 7), ("players", "4"), ("edition", "royal")])
def test_players_and_edition_outside_their_values_are_refused(field, value):
    error = refused(**{field: value})
    assert (error.field, error.value) == (field, value)
    assert error.allowed


def test_a_given_seat_leads_the_first_trick():
    for seat in range(3):
        assert new(leader=seat).view(None)["leader"] == seat


def test_a_random_leader_may_be_any_seat():
    assert {new(seed=seed).view(None)["leader"] for seed in range(40)} == {0, 1, 2}


@pytest.mark.parametrize("leader", [3, -1, "0", "north", True])
def test_a_leader_who_is_no_seat_is_refused(leader):
    assert refused(leader=leader).field == "leader"


def test_without_princesses_nobody_has_one():
    assert princesses(new(princesses="none")) == [None, None, None]


def test_a_list_by_seat_gives_each_seat_its_princess_or_none():
    assert princesses(new(princesses=["mulan", "none", "alice"])) == ["mulan", None, "alice"]


@pytest.mark.parametrize(
    "given",
    [["mulan", "mulan", "none"], ["mulan"], ["mulan", "alice", "none", "none"], ["witch", "none", "none"], "witch"],
)
def test_no_princess_twice_none_unknown_and_one_for_each_seat(given):
    assert refused(princesses=given).field.startswith("princesses")


@pytest.mark.parametrize("name", ["rapunzel", "thumbelina"])
def test_a_princess_that_the_edition_does_not_have_is_refused_by_name(name):
    assert refused(edition="classic", princesses=[name, "none", "none"]).value == name


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_princesses_are_dealt_one_to_each_seat(edition, players):
    dealt = princesses(new(edition=edition, players=players, princesses="random"))
    assert len(set(dealt)) == players
    assert set(dealt) <= OF_EDITION[edition]


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("players", [3, 6])
def test_choose_goes_clockwise_from_a_random_seat_each_from_those_left_and_the_first_leads(edition, players):
    table = new(edition=edition, players=players, princesses="choose")
    left = set(OF_EDITION[edition])
    first = table.to_act[0]
    for turn in range(players):
        seat = (first + turn) % players
        assert table.to_act == [seat]
        assert set(table.choices(seat)) == {f"choose {name}" for name in left}
        name = max(left)
        table.act(seat, f"choose {name}")
        left.remove(name)
        assert princesses(table)[seat] == name
    assert table.view(None)["leader"] == first


def test_the_seat_that_picks_first_is_random():
    assert {new(princesses="choose", seed=seed).to_act[0] for seed in range(40)} == {0, 1, 2}


def test_the_leader_setting_is_not_used_with_choose():
    tables = [new(princesses="choose", leader=2, seed=seed) for seed in range(20)]
    assert {table.to_act[0] for table in tables} == {0, 1, 2}


def test_a_princess_already_chosen_is_not_among_those_left():
    table = new(edition="classic", princesses="choose")
    first = table.to_act[0]
    table.act(first, "choose mulan")
    refusal = table.why_not((first + 1) % 3, "choose mulan")
    assert (refusal.code, refusal.args["card"]) == ("not-among", "mulan")
    assert set(refusal.args["cards"]) == CLASSIC_PRINCESSES - {"mulan"}
    assert table.why_not((first + 1) % 3, "choose rapunzel").code == "not-among"
    assert table.why_not(first, "choose alice").code == "not-your-turn"


def test_classic_lets_the_seats_choose_unless_the_settings_say_otherwise():
    table = Table.new("rebel", edition="classic", players=4, seed=1)
    assert len(table.to_act) == 1
    assert len(table.choices(table.to_act[0])) == 10


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_two_keep_one_deals_two_to_each_and_all_choose_at_once(players):
    table = Table.new("rebel", players=players, seed=1)  # what deluxe does unless the settings say otherwise
    assert table.to_act == list(range(players))
    offers = [{choice.removeprefix("choose ") for choice in table.choices(seat)} for seat in range(players)]
    assert [len(offer) for offer in offers] == [2] * players
    assert len(set.union(*offers)) == 2 * players


def test_kept_princesses_are_shown_together_when_the_last_has_chosen():
    table = new(princesses="two-keep-one")
    kept = [sorted(table.choices(seat))[0] for seat in range(3)]
    for seat in range(3):
        assert princesses(table) == [None, None, None]
        table.act(seat, kept[seat])
    assert princesses(table) == [choice.removeprefix("choose ") for choice in kept]


def test_a_princess_who_was_not_dealt_to_the_seat_cannot_be_kept():
    table = new(princesses="two-keep-one")
    other = next(choice for choice in table.choices(1))
    assert table.why_not(0, other).code == "not-among"
    table.act(0, table.choices(0)[0])
    assert table.why_not(0, other).code == "already-chosen"


def test_the_two_princesses_offered_are_seen_by_their_owner_only():
    table = new(princesses="two-keep-one")
    offers = [{choice.removeprefix("choose ") for choice in table.choices(seat)} for seat in range(3)]
    assert not any(name in str(table.view(None)) for offer in offers for name in offer)
    assert not any(name in str(table.view(0)) for name in offers[1] | offers[2])


def test_five_in_classic_can_keep_one_of_two_and_six_cannot_and_are_told_so():
    assert new(edition="classic", players=5, princesses="two-keep-one").to_act == [0, 1, 2, 3, 4]
    error = refused(edition="classic", players=6, princesses="two-keep-one")
    assert (error.field, error.value) == ("princesses", "two-keep-one")
    assert "10" in error.allowed


def test_the_leader_setting_holds_with_two_keep_one():
    table = new(princesses="two-keep-one", leader=2)
    for seat in range(3):
        table.act(seat, table.choices(seat)[0])
    assert table.view(None)["leader"] == 2


def test_unknown_settings_and_house_rules_are_refused():
    assert refused(colour="red").field == "colour"
    assert refused(house_rules={"kisses": True}).field == "house_rules.kisses"
    assert refused(house_rules={"open_memory": "yes"}).field == "house_rules.open_memory"
