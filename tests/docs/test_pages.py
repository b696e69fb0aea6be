"""The pages for those who build on Coronet: their code runs as it stands and prints what they say."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from typer.main import get_command

from coronet.cli.game_options import options_typed
from coronet.cli.main import app
from coronet.games import catalogue
from coronet.games.catalogue import game_named
from coronet.words import words
from tests.docs import spaces_page
from tests.docs.pages import ROOT, blocks_of, lines_of_coronet, run_page

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs" / "doors").glob("*.md"))]
PAGES += [
    ROOT / "docs" / f"{name}.md"
    for name in ("adding-a-game", "ball", "bots", "positions", "data", "index", "playing", "puzzles", "solve")
]
ELSEWHERE = {ROOT / "docs" / "own-bots.md"}  # tests/docs/test_own_bots_page.py runs it beside its bots
READ = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
INSTALLING = re.compile(
    r"pip install (?P<how>--editable )?[\"'](?P<what>\$\(ls [^\"')]+\)|[^\"'\[\s]+)(?:\[(?P<extras>[\w,]+)\])?[\"']"
)


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


def test_every_page_with_code_is_run():
    assert {page for page in READ if blocks_of(page)} <= {*PAGES, *ELSEWHERE}


def test_what_pages_import_stands_in_the_api():
    """All but what a game is made of, which a page of its own explains."""
    pages = [page for page in (*PAGES, *ELSEWHERE) if page.stem != "adding-a-game"]
    code = "\n".join(block.code for page in pages for block in blocks_of(page) if block.kind == "python")
    modules = set(re.findall(r"^from (coronet\.[\w.]+) import", code, re.MULTILINE))
    shown = re.findall(r"^::: (\S+)$", "\n".join(map(Path.read_text, ROOT.glob("docs/api/*.md"))), re.MULTILINE)
    assert [one for one in sorted(modules) if not any(f"{name}.".startswith(f"{one}.") for name in shown)] == []


@pytest.mark.parametrize("page", READ, ids=lambda page: page.stem)
def test_what_a_page_shows_of_the_terminal_names_commands_and_options_that_there_are(page):
    """Also where nothing is run, as on the page for hosts."""
    for name, *typed in lines_of_coronet(page):
        with get_command(app).get_command(None, name).make_context(name, typed) as context:
            if context.params.get("settings"):
                options_typed(game_named(context.params["game"]), context.params["settings"])


@pytest.mark.parametrize("page", READ, ids=lambda page: page.stem)
def test_every_link_of_a_page_leads_somewhere(page):
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    targets = re.findall(r"\]\(([^)#\s]*)[^)]*\)|(?:src|srcset)=\"([^\"]+)\"", text)
    here = [one or other for one, other in targets if not re.match("https?:|mailto:", one or other)]
    assert [name for name in here if name and not (page.parent / name).exists()] == []


def test_the_page_of_spaces_says_what_the_games_have():
    assert spaces_page.PAGE.read_text(encoding="utf-8") == spaces_page.text(), "run make playthroughs"


@pytest.mark.parametrize("page", READ, ids=lambda page: page.stem)
def test_what_a_page_installs_has_extras_that_there_are(page):
    """A wheel that lies there, what is installed already or published, or a folder: Coronet's own, without the page."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = page.read_text(encoding="utf-8")
    found = list(INSTALLING.finditer(text))
    pinned = re.findall(
        r"pip install --require-hashes --requirement (\S+)\n.*pip install --no-deps dist/coronet-\*.whl\n", text
    )
    assert [file for file in pinned if not (ROOT / file).is_file()] == []
    assert len(found) + 2 * len(pinned) == text.count("pip install")
    for line in found:
        what = line["what"]
        is_folder = (ROOT / what / "pyproject.toml").is_file()
        assert is_folder or what in ("coronet", "$(ls coronet-*.whl)")
        assert what != "." or line["how"], "a clone without the page is installed as it is"
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
