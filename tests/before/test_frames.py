"""Frames and answers of before: pages that send what they sent are told what they were told, to the last value.

But for the reasons of reviews: some were untrue of the position, and are others now.
"""

from __future__ import annotations

import re

import pytest

from coronet.server.store.finished import log_of
from tests.before.answers import answers_of
from tests.before.forms import FORMS, has_gained
from tests.before.holding import differences
from tests.before.house import house_of_before
from tests.before.transcript import FOLDER, Pages, changed_since, lines_of

pytestmark = pytest.mark.anyio

OF_A_REASON = re.compile(r"\$\.review\.decisions\[[0-9]+\]\.reason\.")


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.mark.parametrize("form", [form for form in FORMS if not has_gained("choices", form)])
async def test_what_was_sent_is_understood_and_answered_as_before(form, tmp_path):
    steps = lines_of(FOLDER / "frames" / f"{form}.jsonl.xz")
    (before,) = lines_of(FOLDER / "answers" / f"{form}.jsonl.xz")
    async with house_of_before(tmp_path) as house:
        pages = Pages(house)
        assert await changed_since(steps, pages) == []
        await pages.close()
        code, token = (
            next(step["sent"][field] for step in steps if field in step["sent"]) for field in ("table", "person")
        )
        log = await log_of(house.store, code, 1)
        answers = await answers_of(house, form, code, token)
    assert log == (FOLDER / "logs" / f"{form}.jsonl").read_bytes()
    assert [one for one in differences(before, answers) if not OF_A_REASON.match(one)] == []
