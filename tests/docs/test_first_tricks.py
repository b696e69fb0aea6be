"""A newcomer's first tricks, as the page has them: made by the engine, each about one thing whatever is played."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WRITTEN = ROOT / "web/src/games/rebel/first-tricks.json"


def ways(way: dict[str, Any], before: list[Any]) -> Iterator[list[Any]]:
    """What happened on every way through, from the deal to the end."""
    told = [*before, *(line for step in way["steps"] for line in step["happened"])]
    if not way["ways"]:
        yield told
    for further in way["ways"].values():
        yield from ways(further, [*told, *further["played"]["happened"]])


def tricks(happened: list[Any]) -> list[dict[str, Any]]:
    return [args for kind, args in happened if kind == "trick"]


def all_ways() -> list[list[dict[str, Any]]]:
    found = [tricks(happened) for happened in ways(json.loads(WRITTEN.read_text(encoding="utf-8")), [])]
    assert found
    return found


def test_the_page_has_what_the_engine_makes_of_them(tmp_path):
    subprocess.run([sys.executable, ROOT / "scripts/first_tricks.py", tmp_path], check=True, timeout=60)
    assert (tmp_path / "rebel/first-tricks.json").read_bytes() == WRITTEN.read_bytes()


def test_there_are_three_of_them_whatever_the_reader_plays():
    assert {len(found) for found in all_ways()} == {3}


def test_the_first_costs_nothing_and_the_highest_takes_it():
    assert {found[0]["proposals"] for found in all_ways()} == {0}
    assert {found[0]["why"][0] for found in all_ways()} == {"why-highest"}


def test_there_are_princes_in_the_second_and_no_frog():
    assert all(found[1]["princes"] > 0 and found[1]["frogs"] == 0 for found in all_ways())


def test_the_frog_is_in_the_third():
    assert {found[2]["frogs"] for found in all_ways()} == {1}


def test_the_reader_ends_without_a_ring_on_every_way():
    assert {found[2]["points"][0] for found in all_ways()} == {0}
