"""What forges and libraries read: the citation, the templates for issues, and how a fault of security is told."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
import yaml

import coronet
from coronet.cli.main import COMMANDS

ROOT = Path(__file__).parent.parent.parent
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
FORMS = [path for path in TEMPLATES if path.stem != "config"]
KINDS = {"dropdown", "input", "textarea"}


def test_the_citation_says_what_the_package_says():
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert (cited["version"], cited["license"]) == (coronet.__version__, project["license"])
    assert [author["name"] for author in cited["authors"]] == [author["name"] for author in project["authors"]]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_for_an_issue_is_one(path):
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= form.keys()
    assert {field["type"] for field in form["body"]} <= KINDS
    names = [field["id"] for field in form["body"]]
    assert len(set(names)) == len(names)
    assert all(field["attributes"]["label"] for field in form["body"])


@pytest.mark.parametrize("path", [*FORMS, ROOT / "SECURITY.md"], ids=lambda path: path.stem)
def test_the_commands_that_are_named_there_are(path):
    named = re.findall(r"coronet ([a-z-]+)", path.read_text(encoding="utf-8"))
    assert {name for name in named if not name.startswith("-")} <= set(COMMANDS)
