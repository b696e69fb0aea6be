"""The docs as a site: built without a warning, every page in its list, no fence as prose, nothing fetched."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.docs.pages import ROOT

FETCHED = re.compile(
    r"""<(?:script|img|iframe)[^>]*\ssrc="(?:https?:)?//[^"]*"|<link[^>]*\shref="(?:https?:)?//[^"]*\.css"""
)


def test_the_site_is_built_strictly_and_fetches_nothing(tmp_path):
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
    pages = {
        path.relative_to(tmp_path).as_posix(): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.html")
    }
    assert {"index.html", "adding-a-game.html", "doors/arrays.html", "api/table.html"} <= set(pages)
    assert [name for name, page in pages.items() if "```" in page] == [], "a fence is shown as prose"
    assert [(name, FETCHED.search(page)[0]) for name, page in pages.items() if FETCHED.search(page)] == []
    assert "coronet.batch.tables.Tables.step" in pages["api/batch.html"]
    assert "def take_back" in re.sub("<[^>]*>", "", pages["adding-a-game.html"])


def test_every_page_of_the_docs_is_in_the_list_of_the_site():
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert pages - {"gallery/README.md"} == set(re.findall(r"[\w/-]+\.md", nav))
