"""What a visit brings over the line: no more than was promised, and about as much as is published."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.bench_page import MOST_AT_HOME, MOST_SCRIPT, home_kilobytes, script_kilobytes

ROOT = Path(__file__).parents[2]
PUBLISHED = {
    "README.md": (r"(\d+) KB for the home page on the line", r"(\d+) KB of script at the table"),
    "docs/hosting.md": (r"the home page on the line \| (\d+) KB",),
}


@pytest.mark.parametrize(
    ("at", "measured", "most"), [(0, home_kilobytes, MOST_AT_HOME), (1, script_kilobytes, MOST_SCRIPT)]
)
def test_a_visit_brings_no_more_than_was_promised_and_what_is_published(browser, house, at, measured, most):
    found = measured(browser, house)
    assert found <= most
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in PUBLISHED}
    published = [int(re.search(kinds[at], texts[name])[1]) for name, kinds in PUBLISHED.items() if at < len(kinds)]
    assert published == pytest.approx([found] * len(published), rel=0.05)
