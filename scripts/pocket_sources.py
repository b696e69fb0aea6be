"""Writes the sources of the house in a page as one zip, the same bytes every time: what its worker imports and no more.

    python scripts/pocket_sources.py OUT.zip

Rules and bots go whole, because units of compiled rules are known by a digest of them; of the rest goes what is loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE, STAND_INS = ROOT / "src", ROOT / "web" / "src" / "pocket" / "stand_ins"
WHOLE = ("kernel", "games", "bots")
BEGINS = ("coronet.pocket.door", "coronet.bots.review", "coronet.bots.levels")
LOADED = (
    "import importlib, sys\nfor name in sys.argv[1:]: importlib.import_module(name)\nprint(*sys.modules, sep='\\n')"
)
THE_FIRST_DAY = (1980, 1, 1, 0, 0, 0)


def loaded() -> set[Path]:
    """The files of ours that a house in a page imports."""
    paths = os.pathsep.join(map(str, (STAND_INS, SOURCE)))
    asked = [sys.executable, "-c", LOADED, *BEGINS]
    said = subprocess.run(asked, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True, check=True)  # noqa: S603 - ourselves
    names = [name for name in said.stdout.split() if name.split(".")[0] == "coronet"]
    places = [SOURCE.joinpath(*name.split(".")) for name in names]
    return {place / "__init__.py" if place.is_dir() else place.with_suffix(".py") for place in places}


def sources() -> dict[str, Path]:
    """Every file by its name in the zip."""
    package = SOURCE / "coronet"
    whole = {path for folder in WHOLE for path in (package / folder).rglob("*.py")}
    found = {
        path.relative_to(SOURCE).as_posix(): path for path in loaded() | whole | {package / "pocket" / "worker.py"}
    }
    return found | {path.relative_to(STAND_INS).as_posix(): path for path in STAND_INS.rglob("*.py")}


def write(out: Path) -> None:
    """The zip."""
    out.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, path in sorted(sources().items()):
            packed.writestr(zipfile.ZipInfo(name, THE_FIRST_DAY), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
