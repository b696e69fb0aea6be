"""What is built for others holds the page, or is not built: `make page` writes it, and git does not keep it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MISSING = (
    "coronet: the page is not built, and a wheel without it has nothing to show: run make wheel, "
    "or use the clone as it is by pip install --editable ."
)
EDITABLE = "editable"  # an installation of a checkout, whose page may be built later


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before a wheel or a source archive is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse in one line to build without the page."""
        page = Path(self.root) / "src" / "coronet" / "server" / "page" / "index.html"
        if version != EDITABLE and not page.exists():
            self.app.abort(MISSING)
