"""The wheel in an environment of its own: with the libraries of some extras, and no others."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
SITE = Path(sysconfig.get_path("purelib"))


class Installed:
    """Coronet as somebody has it who installed the wheel with these extras."""

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        venv.create(folder / "env", with_pip=False)
        self.python = folder / "env" / "bin" / "python"
        self.folder = folder
        self.site = site = next((folder / "env" / "lib").glob("python*/site-packages"))
        self.install(wheel)
        for name in _libraries("coronet", extras):
            for part in {path.parts[0] for path in distribution(name).files or () if path.parts[0] != ".."}:
                if (SITE / part).exists() and not (site / part).exists():
                    (site / part).symlink_to(SITE / part)

    def install(self, wheel: Path) -> None:
        """Put a wheel beside what is there."""
        zipfile.ZipFile(wheel).extractall(self.site)

    def command(self, *arguments: str) -> list[str]:
        """Coronet with these arguments, for a process."""
        return [str(self.python), "-m", "coronet", *arguments]

    @property
    def environment(self) -> dict[str, str]:
        """The variables of such a process: nothing of this checkout shows through."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CORONET"))}
        return kept | {"PYTHONUNBUFFERED": "1", "XDG_CACHE_HOME": str(self.folder / "cache")}

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Coronet with these arguments, to its end."""
        return self._ended(self.command(*arguments))

    def program(self, text: str) -> subprocess.CompletedProcess[str]:
        """A program of Python, to its end."""
        return self._ended([str(self.python), "-c", text])

    def _ended(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=120, check=False
        )


def wheel_of(project: Path, shared: Path) -> Path:
    """The wheel of a project, in a folder that all workers share: the first who asks builds it, the others wait."""
    folder = shared / f"wheel-of-{project.name}"
    with (shared / f"{folder.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
            building = folder.with_suffix(".building")
            subprocess.run([*command, "--wheel-dir", building, project], check=True, timeout=120, capture_output=True)
            building.rename(folder)
    (built,) = folder.glob("*.whl")
    return built


def _libraries(name: str, extras: tuple[str, ...]) -> set[str]:
    """The libraries that a package needs with these extras, and those that they need."""
    found: set[str] = set()
    for text in distribution(name).requires or ():
        wanted = Requirement(text)
        if any(wanted.marker is None or wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            found |= {wanted.name} | _libraries(wanted.name, tuple(wanted.extras))
    return found
