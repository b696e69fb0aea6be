"""Every test speaks English, whatever the system of the machine speaks; also the programs that tests start."""

from __future__ import annotations

import os

import pytest

from tests.installed import ROOT, wheel_of

os.environ["LC_ALL"] = "C.UTF-8"

TESTS = ROOT / "tests"
EARLY = (  # what takes longest, so that at the end no worker is left alone with it
    "contributing",
    "browser",
    "server",
    "properties",
    "bots",
    "test_a_game_from_outside.py",
    "test_wheel_without_extras.py",
)
ALONE = ("properties", "bots")  # where a test is long and has nothing in common with its neighbours


@pytest.hookimpl(tryfirst=True)  # before the marks are read; the folders' own come before it
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest folders first; the tests of a file have one worker, for they share what it sets up."""
    items.sort(key=lambda item: (*EARLY, _folder(item)).index(_folder(item)))
    for item in items:
        if _folder(item) not in ALONE and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.relative_to(TESTS).as_posix()))


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(TESTS).parts[0]


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """A folder that all workers of a run have together."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def wheel(shared):
    """The wheel of Coronet."""
    return wheel_of(ROOT, shared)


@pytest.fixture(scope="session")
def wheel_of_crowns(shared):
    """The wheel of the game of docs/adding-a-game.md."""
    return wheel_of(ROOT / "examples" / "crowns", shared)
