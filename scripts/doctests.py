"""Examples in docstrings are code on the site: a run of `>>>` lines, and what they print, becomes a fence."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)  # to the next empty line


class Doctests(griffe.Extension):
    """Called for everything that has a page of the API."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Fence the examples."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
