"""docs/architecture.md names files and folders that there are, and every layer and folder of the server."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = sorted({name for name in re.findall(r"`([\w./-]+)`", PAGE) if "/" in name or name.endswith((".md", ".toml"))})
JOURNEYS = ("The way of a played card", "A bot's decision", "A hint")


@pytest.mark.parametrize("name", NAMED)
def test_what_the_page_names_is_there(name):
    assert (ROOT / name).exists()


@pytest.mark.parametrize("title", JOURNEYS)
def test_every_hop_of_a_journey_is_numbered_and_names_its_file(title):
    section = PAGE.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| (\d+) \| `([^`]+)`", section, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == section.count("\n| ") - 2  # without the head of the table
    assert all((ROOT / place).is_file() for _, place in rows)


def test_the_drawing_has_every_layer_that_is_checked():
    layers = re.search(r'name = "layers".*?layers = \[(.*?)\]', (ROOT / "pyproject.toml").read_text(), re.DOTALL)
    assert layers
    folders = set(re.findall(r"coronet\.(\w+)", layers[1])) - {"bench", "batch"}
    assert {folder for folder in folders if f"src/coronet/{folder}" not in PAGE} == set()
