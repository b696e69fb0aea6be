"""A ball is the same in two houses: its own table and bots, and a server's table with the key of the day."""

import hmac

import pytest

from coronet.bots.levels import warm
from coronet.daily.playing import answer
from coronet.errors import InputError
from coronet.server.work.thinking import think
from coronet.table.ball import ball_key, ball_settings, declared_ball, games_with_ball
from coronet.table.fair import bot_seed
from coronet.table.table import Table
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.daily.balls import DAYS, in_this_house, own_choice


class DrawsByHand:
    """The draws of a ball as docs/ball.md tells them, written a second time."""

    def __init__(self, key):
        self.key, self.drawn = key, {}

    def pick(self, record, event, pool):
        part = record.round_at if hasattr(record, "round_at") else record.sets if hasattr(record, "sets") else 0
        number = self.drawn[part] = self.drawn.get(part, -1) + 1
        items = [item for item in range(pool.bit_length()) if pool >> item & 1]
        for attempt in range(100):
            text = (part * 65536 + number).to_bytes(4, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(hmac.digest(self.key, b"coronet/1/draw\0" + text, "sha256")[:8], "big")
            if word < 2**64 - 2**64 % len(items):
                return items[word % len(items)]
        raise AssertionError

    def copy(self):
        copy = DrawsByHand(self.key)
        copy.drawn = dict(self.drawn)
        return copy


def in_another_house(game, day):
    """As rooms and their workers do it: one key for draws and bots, veiled records sent as words."""
    key, ball = ball_key(game, day), declared_ball(game)
    table = Table.new(game, draws=DrawsByHand(key), **ball_settings(game, day))
    table.ball = day
    while not table.over:
        asked = table.to_act[0]
        if asked == ball.seat:
            table.act(asked, own_choice(table, asked))
            continue
        seed = bot_seed(key, asked, table.asked(asked))
        table.act(asked, think(game, table.veiled(asked).to_words(), asked, ball.level, seed))
    return table


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("game", games_with_ball())
@pytest.mark.parametrize("day", DAYS)
def test_the_same_cards_and_the_same_answers_in_two_houses(game, day):
    warm(game)
    assert in_this_house(game, day).log.to_text() == in_another_house(game, day).log.to_text()


def test_only_the_table_of_a_ball_has_its_bots():
    with pytest.raises(InputError):
        answer(Table.new("woo", seed=1), 1)
