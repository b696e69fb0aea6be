"""`coronet report` makes one page of a tournament's results, from its file or from its JSON."""

from __future__ import annotations

import re
import shlex
import sys
from html.parser import HTMLParser

import pytest

from coronet.bots.tournament import Tournament, run
from coronet.cli.main import run as coronet


class Tags(HTMLParser):
    """The tags of a page, with what is open at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_startendtag(self, tag, attrs):
        self.seen.append(tag)


@pytest.fixture(scope="module")
def results(tmp_path_factory):
    file = tmp_path_factory.mktemp("results") / "r.jsonl"
    run(Tournament("serious-card", {}, ("expert", "beginner"), 6, 2), file, workers=1)
    return file


def page_of(file, capsys) -> str:
    assert coronet(["report", str(file)]) == 0
    assert capsys.readouterr().out == f"{file.with_suffix('.html')} written\n"
    return file.with_suffix(".html").read_text()


def test_the_page_has_its_plots_and_needs_nothing_from_elsewhere(results, capsys):
    text = page_of(results, capsys)
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.seen.count("svg") == 4
    assert not {"script", "link", "img", "iframe"} & set(tags.seen)
    assert not re.search(r"(https?:)?//|url\(|@import", text.replace("<!doctype html>", ""))
    assert "prefers-color-scheme: dark" in text
    assert "expert" in text


def test_the_json_of_the_command_makes_a_page_too(tmp_path, capsys):
    assert (
        coronet(
            ["tournament", "serious-card", "--bots", "expert,beginner", "--games", "4", "--playouts", "1", "--json"]
        )
        == 0
    )
    file = tmp_path / "found.json"
    file.write_text(capsys.readouterr().out)
    assert "<svg" in page_of(file, capsys)


def test_a_tournament_writes_its_standings_as_a_table_the_best_first(tmp_path, capsys):
    file = tmp_path / "leaderboard.md"
    command = ["tournament", "seeker", "--bots", "beginner,good", "--games", "40", "--table", str(file)]
    assert coronet(command) == 0
    head, rule, *rows = [line.strip("| ").split(" | ") for line in file.read_text(encoding="utf-8").splitlines()]
    assert head == ["bot", "games", "Share of the wins", "from", "to", "Rating", "Mean score", "ms per decision"]
    assert set(rule) == {"---"}
    assert sorted(row[0] for row in rows) == ["beginner", "good"]
    ratings = [float(row[5].replace("\u2212", "-")) for row in rows]
    assert ratings == sorted(ratings, reverse=True)


def test_the_table_says_how_many_turns_a_program_lost(tmp_path):
    file = tmp_path / "leaderboard.md"
    answers = {"coronet": 'hello {"protocol": 1}', "game": "ready"}
    silly = f"import sys\nfor line in sys.stdin: print({answers}.get(line.split()[0], 'bestmove none'))"
    program = shlex.join([sys.executable, "-u", "-c", silly])
    command = ["tournament", "seeker", "--bot", f"silly={program}", "--bots", "silly,good", "--games", "2"]
    assert coronet([*command, "--table", str(file)]) == 0
    head, _, *rows = [line.strip("| ").split(" | ") for line in file.read_text(encoding="utf-8").splitlines()]
    assert head[-1] == "turns lost"
    lost = {row[0]: row[-1] for row in rows}
    assert lost["good"] == "0"
    assert int(lost["silly"]) > 0


def test_a_table_in_a_folder_that_is_not_there_is_refused_before_anything_is_played(tmp_path, capsys):
    command = ["tournament", "seeker", "--bots", "beginner,good", "--table", str(tmp_path / "nowhere" / "table.md")]
    assert coronet(command) == 2
    assert "table" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "{}", "[1]\n", '{"game": "r"}\n{"deal_set": 0}\n'])
def test_what_is_no_result_is_refused_in_one_line(tmp_path, capsys, content):
    file = tmp_path / "none.jsonl"
    file.write_text(content)
    assert coronet(["report", str(file)]) == 2
    assert capsys.readouterr().err.startswith("coronet: file: ")
