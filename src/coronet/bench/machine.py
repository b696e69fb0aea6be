"""The machine that was measured on, and the versions of what was measured."""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from coronet.kernel.batch import cores

FAST = ("llvmlite", "numpy")


def described() -> dict[str, str | int]:
    """Coronet, Python, the system, the processor, and how many cores this process may use."""
    return {
        "coronet": version("coronet"),
        "python": sys.version.split()[0],
        "machine": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": cores(),
    }


def versions(packages: Iterable[str]) -> dict[str, str]:
    """The versions of those packages that are installed."""
    found = {}
    for name in packages:
        with suppress(PackageNotFoundError):
            found[name] = version(name)
    return found


def _processor() -> str:
    """The name that Linux knows; elsewhere what Python knows."""
    with suppress(OSError):
        names = re.findall(r"^model name\s*: (.+)$", Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
        if names:
            return str(names[0]).strip()
    return platform.processor() or platform.machine()
