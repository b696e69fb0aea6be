"""Cut a release: the version where it is written, and what is unreleased in the changelog under its number.

python scripts/release.py 0.2.0 [https://forge.example/somebody/coronet]

An address says where the project lives from then on, for package indexes and citations.
"""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\d+\.\d+\.\d+")
ADDRESS = re.compile(r"https://[\w.-]+(?:/[\w.-]+)*")
UNRELEASED = "## [Unreleased]\n"
VERSIONS = {
    "src/coronet/__init__.py": (r'(?m)^__version__ = ".*"$', '__version__ = "{version}"'),
    "CITATION.cff": (r"(?m)^version: .*(\ndate-released: .*)?$", "version: {version}\ndate-released: {day}"),
}
URLS = """[project.urls]
Repository = "{address}"
Changelog = "{address}/blob/main/CHANGELOG.md"
Issues = "{address}/issues"

"""
ADDRESSES = {
    "pyproject.toml": (r"(?m)^(?:\[project\.urls\]\n(?:.+\n)+\n)?(?=\[project\.scripts\]$)", URLS),
    "CITATION.cff": (r"(?m)^(?:repository-code: .*\n)?(?=license: )", "repository-code: {address}\n"),
}


def main(root: Path, version: str, address: str = "") -> str:
    """Write it all; what stands in the way, in one line."""
    changelog = root / "CHANGELOG.md"
    before, found, after = changelog.read_text(encoding="utf-8").partition(UNRELEASED)
    if not NUMBER.fullmatch(version):
        return f"{version} is no version: give three numbers, like 0.2.0"
    if address and not ADDRESS.fullmatch(address):
        return f"{address} is no address: give one like https://forge.example/somebody/coronet, or none"
    if f"\n## [{version}]" in after:
        return f"{version} is in CHANGELOG.md already: give a later one"
    if not found or not after.partition("\n## ")[0].strip():
        return "CHANGELOG.md has nothing unreleased"
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    changelog.write_text(f"{before}{UNRELEASED}\n## [{version}] - {day}\n{after}", encoding="utf-8")
    _write(root, VERSIONS, version=version, day=day)
    if address:
        _write(root, ADDRESSES, address=address)
    return ""


def _write(root: Path, places: dict[str, tuple[str, str]], **given: str) -> None:
    for name, (pattern, text) in places.items():
        path = root / name
        path.write_text(re.sub(pattern, text.format(**given), path.read_text("utf-8"), count=1), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(ROOT, *(sys.argv[1:] or ["nothing"])) or 0)
