"""The files of the built page: what its worker keeps is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "src" / "coronet" / "server" / "page"


@pytest.mark.parametrize("kept", ["SHELL", "ALL", "OF_HOUSE"])
def test_every_file_that_the_worker_keeps_is_there(kept):
    listed = re.search(rf"const {kept} ?= ?(\[.*?\]);", (PAGE / "sw.js").read_text(encoding="utf-8"))
    assert listed
    names = json.loads(listed[1])
    assert names
    assert [name for name in names if not (PAGE / name).is_file()] == []
