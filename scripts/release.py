"""Cut a release: the version where it is written, and what is unreleased in the changelog under its number.

python scripts/release.py 0.2.0
"""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED = "## [Unreleased]\n"
VERSIONS = {
    "src/coronet/__init__.py": (r'(?m)^__version__ = ".*"$', '__version__ = "{version}"'),
    "CITATION.cff": (r"(?m)^version: .*(\ndate-released: .*)?$", "version: {version}\ndate-released: {day}"),
}


def main(root: Path, version: str) -> str:
    """Write it all; what stands in the way, in one line."""
    changelog = root / "CHANGELOG.md"
    before, found, after = changelog.read_text(encoding="utf-8").partition(UNRELEASED)
    if not NUMBER.fullmatch(version):
        return f"{version} is no version: give three numbers, like 0.2.0"
    if f"\n## [{version}]" in after:
        return f"{version} is in CHANGELOG.md already: give a later one"
    if not found or not after.partition("\n## ")[0].strip():
        return "CHANGELOG.md has nothing unreleased"
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    changelog.write_text(f"{before}{UNRELEASED}\n## [{version}] - {day}\n{after}", encoding="utf-8")
    for name, (pattern, text) in VERSIONS.items():
        path = root / name
        written = re.sub(pattern, text.format(version=version, day=day), path.read_text(encoding="utf-8"), count=1)
        path.write_text(written, encoding="utf-8")
    return ""


if __name__ == "__main__":
    sys.exit(main(ROOT, sys.argv[1] if len(sys.argv) > 1 else "nothing") or 0)
