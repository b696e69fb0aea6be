"""What the shell offers while a command is typed."""

from __future__ import annotations

import pytest

from coronet.bots.playable import LEVELS
from coronet.cli.main import run
from coronet.games.catalogue import GAMES
from coronet.games.r.hooks import VARIANTS_BY_NAME


@pytest.fixture
def offered(monkeypatch, capsys):
    """What is offered for the last word of a line."""

    def ask(line: str) -> list[str]:
        monkeypatch.setenv("_CORONET_COMPLETE", "complete_bash")
        monkeypatch.setenv("COMP_WORDS", line)
        monkeypatch.setenv("COMP_CWORD", str(len(line.split(" ")) - 1))
        try:
            code = run([])
        except SystemExit as end:
            code = end.code
        printed = capsys.readouterr()
        assert (code, printed.err) == (0, "")
        return printed.out.split()

    return ask


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("coronet play w", ["woo"]),
        ("coronet play re", ["rebel"]),
        ("coronet tournament ser", ["serious-card"]),
        ("coronet solve ", ["r", "serious-card"]),
        ("coronet play r --vari", ["--variant"]),
        ("coronet play r --variant sev", ["sever"]),
        ("coronet play-out rebel --rounds royal-decree,mag", ["royal-decree,magic-beans"]),
        ("coronet play rebel --princesses alice,pea", ["alice,pea-princess"]),
        ("coronet play rebel --players ", ["3", "4", "5", "6"]),
        ("coronet play r --house jester", ["jester-stops=round", "jester-stops=all"]),
        ("coronet play r --level s", ["strong"]),
        ("coronet tournament r --bots expert,g", ["expert,good"]),
        ("coronet ball --game ", ["rebel", "r", "woo"]),
        ("coronet puzzles --game w", ["woo"]),
        ("coronet puzzles ma", ["make"]),
        ("coronet puzzles --game r --theme s", ["sever"]),
        ("coronet rules rebel mag", ["magic-beans"]),
        ("coronet rules rebel magic-beans roy", ["royal-decree"]),
        ("coronet rules r impat", ["impatience"]),
        ("coronet rules woo lul", ["lullabye"]),
        ("coronet rules rebel --edition d", ["deluxe"]),
        ("coronet verify --lang f", ["fr"]),
        ("coronet --por", ["--port"]),
        ("coronet --port 9000 --data", ["--database"]),
        ("coronet --versi", ["--version"]),
    ],
)
def test_what_may_stand_there_is_offered(offered, line, found):
    assert offered(line) == found


def test_all_games_variants_and_levels_are_offered(offered):
    assert set(GAMES) <= set(offered("coronet play "))
    assert offered("coronet play r --variant ") == list(VARIANTS_BY_NAME)
    assert offered("coronet play --level ") == list(LEVELS)


@pytest.mark.parametrize(
    "line", ["coronet dance ", "coronet play chess --vari", "coronet play chess --variant x", "coronet serve --bots "]
)
def test_nothing_is_offered_nor_said_where_nothing_is_known(offered, line):
    assert offered(line) == []
