"""The docs as a site: built without a warning, every page in its list, no fence as prose, nothing fetched."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from scripts import tutorial
from tests.docs.pages import ROOT

FETCHED = re.compile(
    r"""<(?:script|img|iframe)[^>]*\ssrc="(?:https?:)?//[^"]*"|<link[^>]*\shref="(?:https?:)?//[^"]*\.css"""
)
QUOTED_TWICE = re.compile(r"(?:<blockquote>\s*){2}")
QUIET = os.environ | {"NO_MKDOCS_2_WARNING": "1"}  # of what its theme says of its own future


def test_the_site_is_built_strictly_and_fetches_nothing(tmp_path):
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False, env=QUIET)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), done.stdout + done.stderr
    pages = {
        path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")
    }
    assert {"index.html", "adding-a-game.html", "doors/arrays.html", "api/table.html"} <= set(pages)
    assert [name for name, page in pages.items() if "```" in page] == [], "a fence is shown as prose"
    assert [name for name, page in pages.items() if QUOTED_TWICE.search(page)] == [], "an example is shown as prose"
    assert [(name, FETCHED.search(page)[0]) for name, page in pages.items() if FETCHED.search(page)] == []
    assert "coronet.batch.tables.Tables.step" in pages["api/batch.html"]
    for name in ("values.evaluate", "values.hint", "review.review", "tournament.run.run", "outside.Outside"):
        assert f'id="coronet.bots.{name}"' in pages["api/bots.html"]
    assert "def take_back" in re.sub("<[^>]*>", "", pages["adding-a-game.html"])


def test_every_page_of_the_docs_is_in_the_list_of_the_site():
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages | {"tutorial.md"} == set(re.findall(r"[\w/-]+\.md", nav))


def test_the_tutorial_shows_what_its_cells_compute():
    notebook = tutorial.read()
    assert tutorial.shown_anew(notebook) == notebook
