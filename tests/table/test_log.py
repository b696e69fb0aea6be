"""The log: JSON lines that replay, save and load; a damaged one is refused with the line and the field."""

from __future__ import annotations

import contextlib
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coronet import InputError, Table
from coronet.errors import Cannot
from coronet.table.log import parse_log


def played(most: int = 40) -> Table:
    table = Table.new("rebel", edition="classic", players=3, rounds=["upside-down"], princesses="random", seed=4)
    rng = random.Random(4)
    for _ in range(most):
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
    return table


LINES = played().log.to_text().splitlines()


def text_with(line: int, **changes: object) -> bytes:
    lines = list(LINES)
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | changes)
    return "\n".join(lines).encode()


def first(kind: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(f'{{"{kind}"'))


def test_a_log_begins_with_game_rules_version_and_settings():
    header = json.loads(LINES[0])
    assert (header["format"], header["game"], header["rules"]) == (1, "rebel", 2)
    assert header["settings"]["rounds"] == ["upside-down"]


def test_a_chance_line_has_the_pool_once_the_positions_drawn_and_the_items_got():
    deal = json.loads(LINES[[json.loads(line).get("event") for line in LINES].index("deal")])
    pool = list(deal["pool"])
    assert [pool.pop(position) for position in deal["pick"]] == deal["got"]
    assert len(deal["pool"]) == 36
    assert len(deal["got"]) == 35


def test_a_saved_table_loads_and_goes_on_as_it_would_have(tmp_path):
    table = played()
    table.save(tmp_path / "game.jsonl")
    loaded = Table.load(tmp_path / "game.jsonl")
    assert loaded.to_bytes() == table.to_bytes()
    rng = random.Random(1)
    while not table.over:
        seat = rng.choice(table.to_act)
        choice = rng.choice(table.choices(seat))
        table.act(seat, choice)
        loaded.act(seat, choice)
    assert loaded.to_bytes() == table.to_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.jsonl"]


DAMAGED = {
    "empty": (b"", "log line 1, header"),
    "no JSON": (b"not a log at all", "log line 1, line"),
    "binary": (b"\x00\xff\xfe", "log line 1, line"),
    "another JSON": (b'{"hello": 1}', "log line 1, "),
    "a list": (b"[1, 2]", "log line 1, "),
    "another format": (text_with(1, format=2), "log line 1, format: 2"),
    "another game": (text_with(1, game="chess"), "log line 1, game: 'chess'"),
    "another rules version": (text_with(1, rules=99), "log line 1, rules: 99"),
    "a player too many": (
        text_with(1, settings=json.loads(LINES[0])["settings"] | {"players": 7}),
        "log line 1, settings.players: 7",
    ),
    "an unknown field": (text_with(1, colour="red"), "log line 1, colour"),
    "a card that is none": (text_with(first("seat"), choice="pass Q2 X9"), f"log line {first('seat')}, choice"),
    "a card not held": (text_with(first("seat"), choice="pass C12 C11"), f"log line {first('seat')}, choice"),
    "a seat that is none": (text_with(first("seat"), seat=9), f"log line {first('seat')}, choice"),
    "a seat that is no number": (text_with(first("seat"), seat="x"), f"log line {first('seat')}, seat"),
    "a draw beyond the pool": (text_with(first("event"), pick=[99]), f"log line {first('event')}, "),
    "another event": (text_with(first("event"), event="rain"), f"log line {first('event')}, event: 'rain'"),
    "a pool with a stranger": (text_with(first("event"), pool=["Z1"]), f"log line {first('event')}, pool: 'Z1'"),
    "a line cut off": ("\n".join(LINES)[:-3].encode(), f"log line {len(LINES)}, line"),
    "a draw missing": ("\n".join([LINES[0], *LINES[2:]]).encode(), "log line "),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_log_is_refused_in_one_line_with_the_line_and_the_field(name):
    data, beginning = DAMAGED[name]
    with pytest.raises(InputError) as raised:
        Table.replay(parse_log(data))
    assert str(raised.value).startswith(beginning)
    assert "\n" not in str(raised.value)


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_no_damage_of_a_byte_ever_breaks_the_reader(data):
    text = bytearray("\n".join(LINES).encode())
    position = data.draw(st.integers(0, len(text) - 1))
    text[position] = data.draw(st.integers(0, 255))
    with contextlib.suppress(InputError):
        Table.replay(parse_log(bytes(text)))


def test_a_missing_file_is_one_line(tmp_path):
    with pytest.raises(Cannot, match=r"unreadable .*, why: No such file"):
        Table.load(tmp_path / "nothing.jsonl")
