"""The pages for those who build on Coronet: their code runs as it stands and prints what they say."""

from __future__ import annotations

import re
import tomllib

import pytest

from coronet.games import catalogue
from coronet.games.catalogue import game_named
from coronet.words import words
from tests.docs import spaces_page
from tests.docs.pages import ROOT, run_page

PAGES = [*sorted((ROOT / "docs" / "doors").glob("*.md"))]
PAGES += [ROOT / "docs" / f"{name}.md" for name in ("adding-a-game", "data", "index", "playing")]


INSTALLING = re.compile(r"pip install [\"'](?P<what>[^\"'\[\s]+)(?:\[(?P<extras>[\w,]+)\])?[\"']")


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch):
    """A game that a page adds, and its words, are gone with the test."""
    monkeypatch.setattr(catalogue, "_added", {})
    monkeypatch.setattr(words, "_added", [])
    yield
    game_named.cache_clear()
    words._load.cache_clear()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_of_a_page_runs_and_prints_what_the_page_says(page, tmp_path):
    run_page(page, tmp_path)


def test_the_page_of_spaces_says_what_the_games_have():
    assert spaces_page.PAGE.read_text(encoding="utf-8") == spaces_page.text(), "run make playthroughs"


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda page: page.stem)
def test_what_a_page_installs_is_a_clone_or_a_wheel_with_extras_that_there_are(page):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = page.read_text(encoding="utf-8")
    found = list(INSTALLING.finditer(text))
    assert len(found) == text.count("pip install")
    for line in found:
        is_folder = (ROOT / line["what"] / "pyproject.toml").is_file()
        assert is_folder or line["what"].endswith(".whl"), "no package index has Coronet"
        assert set((line["extras"] or "").split(",")) <= {"", *project["optional-dependencies"]}


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("```python\nx = 1\n```\n\n```python\nprint(x)\n```\n\n```text\n2\n```\n", r"page.md:6 prints\n1"),
        ("```python\nprint(1)\nprint(2)\n```\n```text\n...\n1\n```\n", "page.md:2 prints"),
        ("```sh\nexit 3\n```\n", "page.md:2 ends with 3"),
    ],
)
def test_a_page_that_does_not_hold_fails_with_its_line(code, complaint, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(code, encoding="utf-8")
    with pytest.raises(AssertionError, match=complaint):
        run_page(page, tmp_path)


def test_names_go_on_from_block_to_block_and_dots_stand_for_any_lines(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        "```python\nx = 3\n```\n\n```\nexit 1\n```\n\n```python\nprint(x, x, x, sep='\\n')\n```\n\n"
        "```text\n3\n...\n```\n\n```sh\necho done\n```\n",
        encoding="utf-8",
    )
    run_page(page, tmp_path)
