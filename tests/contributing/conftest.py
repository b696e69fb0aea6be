"""One copy of the project for all tests here: everything is added to it, its page is built, its tests are run."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contributing.copied import ADDED, TESTS, TITLES, Copy

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before the marks are read
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker has the copy; whichever test comes first waits for it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("contributing"))
            item.add_marker(pytest.mark.timeout(600))


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    """The project with one of each."""
    folder = tmp_path_factory.mktemp("contributing")
    copied = Copy(folder)
    for title in TITLES:
        copied.add(title)
    copied.build_page()
    shutil.copy(HERE / "added.py", folder / ADDED)
    yield copied
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def troubles(copy: Copy) -> dict[str, dict[str, str]]:
    """Of the copy's tests that each section calls for, those that do not pass, or are not there."""
    came_to = copy.tested(*{test for tests in TESTS.values() for test in tests})
    return {title: dict(_troubles(came_to, tests)) for title, tests in TESTS.items()}


def _troubles(came_to: dict[str, str], tests: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for test in tests:
        found = [name for name in came_to if name == test or name.startswith((f"{test}[", f"{test}::"))]
        if not found:
            yield test, "is not there"
        yield from ((name, came_to[name]) for name in found if came_to[name])
