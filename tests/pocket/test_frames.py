"""The house in the page tells what a server tells: the same scripted games, frame by frame, in every form."""

from __future__ import annotations

import re

import pytest

from coronet.server.store.finished import log_of
from tests.before.forms import FORMS, has_gained
from tests.before.transcript import FOLDER, Pages, changed_since, lines_of
from tests.pocket.inside import Device, pocket_of_before

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.mark.parametrize("form", [form for form in FORMS if not has_gained("choices", form)])
async def test_pages_are_told_by_the_house_in_the_page_what_a_server_told_them(form):
    steps = lines_of(FOLDER / "frames" / f"{form}.jsonl.xz")
    async with pocket_of_before(Device()) as house:
        pages = Pages(house)
        found = [difference for difference in await changed_since(steps, pages) if not _is_known(difference)]
        await pages.close()
        code = next(step["sent"]["table"] for step in steps if "table" in step["sent"])
        log = await log_of(house.store, code, 1)
    assert found == []
    assert log == (FOLDER / "logs" / f"{form}.jsonl").read_bytes()


def _is_known(difference: str) -> bool:
    """Links lead to where a house is found, and this one is found nowhere; a seat that acts for itself need not say so.

    A server says it of rows that were read from its database, and not of rows that it holds.
    """
    is_link = re.search(r"\.body\.(url|reach|qr)", difference) is not None
    return is_link or difference.endswith(".acting is gone; it was 'self'")
