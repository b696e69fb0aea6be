"""What puzzles are about: the rules of the themes, on positions written by hand."""

import pytest

from coronet.games.option import Option
from coronet.puzzles.kind import Found
from coronet.puzzles.kinds import KINDS
from coronet.table.table import Table

REBEL = "rebel players=3 princesses=none rounds=once-upon-a-time | to-act=0 phase=play round=once-upon-a-time "
FOLLOWING = REBEL + "hand=Q2,9.P8/Q5.F3.P2/F4.P3 taken=-/C2-4/- tricks=0/1/0 leader=2 led=Q trick=Q10"
LEADING = REBEL + "hand=Q2,9.F7/Q5.F3.P2/Q10.F4.P3 taken=-/C2-4/- tricks=0/1/0"
DUEL = "r | to-act=0,1 phase=play hand=prince.spy.general.jester/princess.spy.general.jester "


def theme(position, best, against, reason="hint-later"):
    table = Table.from_position(position, seed=0)
    kind = KINDS[table.game]
    game, veiled = table._game, table.veiled(0)
    choices = [game.parse(text, veiled).choice for text in (best, against)]
    options = [Option(choice, game.said(choice), 0.0, 0.0, 0.0, 0.0, None, 0.0, 0) for choice in choices]
    found = kind.theme(Found(veiled, 0, options, choices[1], (reason, {})))
    assert found in kind.themes
    return found


@pytest.mark.parametrize(
    ("position", "best", "against", "reason", "about"),
    [
        (LEADING, "play Q2", "play Q9", "hint-later", "duck"),
        (LEADING, "play Q9", "play Q2", "hint-later", "count"),
        (LEADING, "play F7", "play Q9", "hint-later", "void-a-suit"),
        (LEADING, "play Q2", "play Q9", "hint-stops-rebel", "stop-rebel"),
        (LEADING, "play Q2", "play Q9", "hint-makes-rebel", "be-rebel"),
        (LEADING, "play Q2", "play Q9", "hint-frog-danger", "frog"),
        (LEADING, "power", "no", "hint-power-now", "power-now"),
        (LEADING, "no", "power", "hint-saves-power", "keep-power"),
        (DUEL, "play spy", "play prince", "hint-exact", "count"),
        (DUEL + "victories=0/3", "play spy", "play prince", "hint-exact", "last-stand"),
        (DUEL + "victories=3/0", "play spy", "play prince", "hint-exact", "match-point"),
        (DUEL + "bonus=0/2", "play spy", "play prince", "hint-exact", "bonus"),
        (DUEL + "held=1/1", "play spy", "play prince", "hint-exact", "on-hold"),
    ],
)
def test_the_theme_follows_from_the_choices_and_the_reason(position, best, against, reason, about):
    assert theme(position, best, against, reason) == about


def test_following_low_ducks_and_following_high_unloads():
    assert theme(FOLLOWING, "play Q2", "play Q9") == "duck"
    assert theme(FOLLOWING, "play Q9", "play Q2") == "unload"
