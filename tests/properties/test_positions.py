"""Positions: every state that a game can come to is one line of text, and the line is that state again."""

from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from coronet import GAMES, InputError, Table
from coronet.games.catalogue import game_named
from coronet.games.position import read_position
from tests import box_games, rebel_games, woo_games

MANY = pytest.mark.parametrize("game", GAMES)
SEEDS = some.integers(0, 10**6)
some_games = settings(max_examples=25, deadline=None)


def any_table(game: str, seed: int) -> Table:
    """A table somewhere in a game, with settings and choices by chance."""
    rng = random.Random(f"{game} {seed}")
    if game == "rebel":
        chosen = rebel_games.any_settings(rng).to_data()
    elif game == "woo":
        chosen = woo_games.any_settings(rng)
        if chosen["leader"] != "draw":
            chosen["leader"] %= chosen["players"]
    else:
        chosen = box_games.any_settings(game, rng)
    table = Table.new(game, seed=seed, **chosen)
    play_on(table, rng, rng.randrange(120))
    return table


def play_on(table: Table, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if table.over:
            return
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))


def again(table: Table, text: str) -> Table:
    """The table of a line, with the chance that the other one has."""
    other = Table.from_position(text, seed=1)
    other._record.chance = list(table._record.chance)
    return other


@MANY
@some_games
@given(seed=SEEDS)
def test_any_state_written_and_read_goes_on_as_it_did(game, seed):
    table = any_table(game, seed)
    text = table.position()
    assert "\n" not in text
    other = again(table, text)
    assert other.position() == text
    assert (other.settings, other.to_act, other.totals) == (table.settings, table.to_act, table.totals)
    assert [other.choices(seat) for seat in other.to_act] == [table.choices(seat) for seat in table.to_act]
    play_on(table, random.Random(seed), 40)
    play_on(other, random.Random(seed), 40)
    assert other.position() == table.position()
    assert (other.scores, other.winners, other.over) == (table.scores, table.winners, table.over)


@MANY
@some_games
@given(seed=SEEDS)
def test_what_lies_where_is_enough_to_play_on(game, seed):
    table = any_table(game, seed)
    other = again(table, table.position(memory=False))
    play_on(table, random.Random(seed), 40)
    play_on(other, random.Random(seed), 40)
    assert other.position(memory=False) == table.position(memory=False)
    assert (other.scores, other.totals, other.winners) == (table.scores, table.totals, table.winners)


@MANY
@some_games
@given(seed=SEEDS)
def test_a_line_for_a_seat_has_what_the_seat_knows_and_no_more(game, seed):
    """Another world that the seat cannot tell from this one has the same line for it."""
    table = any_table(game, seed)
    seat = random.Random(seed).randrange(table.players)
    text = table.position_seen_by(seat)
    assert table.imagined(seat, seed).position_seen_by(seat) == text or table.over
    seen = Table.from_position(text)
    assert seen.position() == text
    assert seen.choices(seat) == table.choices(seat)
    assert seen.view(seat)["own"]["hand"] == table.view(seat)["own"]["hand"]
    if not table.over:
        assert seen.imagined(seed=seed).position_seen_by(seat) == text


LINES = [any_table(game, seed).position() for game in GAMES for seed in range(2)]
LINES += [any_table(game, seed).position_seen_by(0) for game in GAMES for seed in range(2)]


@settings(max_examples=300, deadline=None)
@given(
    line=some.sampled_from(LINES),
    at=some.integers(0, 2000),
    to=some.integers(0, 2000),
    put=some.sampled_from(["", "?", "/", "-", ",", ".", "=", "|", " ", "9", "99999999999999999999", "x", "Q2", "é"])
    | some.text(max_size=5),
)
def test_a_line_that_was_changed_is_read_or_refused_in_one_line(line, at, to, put):
    at %= len(line)
    changed = line[:at] + put + line[at + to % 9 :]
    with contextlib.suppress(InputError):
        read_position(changed)


def test_a_line_that_no_deal_fits_is_refused():
    table = Table.new("seeker", seed=3, secret=True)
    while not any(table._record.apart) and not table.over:
        play_on(table, random.Random(table.steps), 1)
    places = [place for place, others in enumerate(table._record.apart) if others]
    seen = table.position_seen_by(next(seat for seat in range(3) if not table._record.seen[seat] >> places[0] & 1))
    said = next(word for word in seen.split() if word.startswith("apart="))
    with pytest.raises(InputError, match="seen-by"):
        read_position(seen.replace(said, f"apart={'/'.join([','.join(map(str, range(1, 17)))] * 16)}"))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_record_that_is_named_is_one_that_it_has(game):
    notation = game_named(game).notation
    fields = {name for name, _ in game_named(game).record_class.FIELDS}
    owned = {other for way in notation.fields.values() for other in way.owned}
    named = {*notation.fields, *owned, *notation.settings, *notation.begins, *notation.memory, *notation.forgotten}
    assert named | set(notation.apart) <= fields
