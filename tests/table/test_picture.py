"""A table as a picture: with the page's own cards, all of them or those that a seat knows."""

from __future__ import annotations

import random
import re
from xml.etree import ElementTree

import pytest

from coronet import GAMES, Table
from coronet.table import art
from scripts import art as sheet

BACK = f'fill="{art.colour("back")}"'


def played(game: str, steps: int, **settings) -> Table:
    table = Table.new(game, seed=3, **settings)
    rng = random.Random(1)
    for _ in range(steps):
        if not table.over:
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_a_picture_whose_drawings_are_all_in_it(game):
    for steps in (0, 5, 400):
        table = played(game, steps)
        for shown in (table.svg(), table.svg_seen_by(0), table.svg_seen_by(None)):
            assert ElementTree.fromstring(shown).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own
            assert set(re.findall(r'href="#([\w-]+)"', shown)) <= set(re.findall(r' id="([\w-]+)"', shown))
            assert "var(" not in shown


def test_a_notebook_shows_the_table():
    table = played("rebel", 5)
    assert table._repr_svg_() == table.svg()


def test_all_cards_are_open_in_the_picture_of_the_whole_table():
    table = played("rebel", 5, players=4, princesses="none")
    assert BACK not in table.svg()


def test_other_hands_show_their_backs_to_a_seat():
    table = played("rebel", 5, players=4, princesses="none")
    assert table.svg_seen_by(1).count(BACK) == sum(
        len(hand) for at, hand in enumerate(table.open_view()["hands"]) if at != 1
    )


def test_a_picture_of_what_one_seat_knows_is_the_same_from_its_position():
    table = played("woo", 5, players=3)
    seen = Table.from_position(table.position_seen_by(1))
    assert seen.svg().count(BACK) == table.svg_seen_by(1).count(BACK) > 0


def test_two_worlds_that_a_seat_cannot_tell_apart_look_alike_to_it():
    table = played("rebel", 5, players=4, princesses="none")
    other = table.imagined(1, seed=9)
    told = re.compile(r"<text[^>]*font-style[^>]*>.*?</text>|height=\"\d+\"|viewBox=\"[^\"]*\"")
    assert told.sub("", other.svg_seen_by(1)) == told.sub("", table.svg_seen_by(1))


def test_the_drawings_are_those_of_the_page():
    assert art.SHEET.read_text(encoding="utf-8") == sheet.art(), "run python scripts/art.py src/coronet/table/art.svg"
