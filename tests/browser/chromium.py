"""The distribution's Chromium, driven by Playwright; installed where it is missing and we may.

Best is its headless shell: the same engine without windows, for half of the work.
"""

from __future__ import annotations

import fcntl
import functools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def launched(playwright: Playwright) -> Browser:
    """A browser; the distribution's now and then crashes while it starts, and is started once more."""
    how: dict[str, Any] = {"executable_path": chromium(), "args": ARGUMENTS}
    try:
        return playwright.chromium.launch(**how)
    except Error:
        return playwright.chromium.launch(**how)


@functools.cache
def chromium() -> str:
    """Where Chromium is; a test that needs one is skipped with a line that says how to get it."""
    if not shutil.which(SHELL) and os.geteuid() == 0 and shutil.which("apt-get"):
        _install()
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(f"no Chromium: install the distribution's package {SHELL} or chromium")
    return found


def _install() -> None:
    with (Path(tempfile.gettempdir()) / "coronet-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shutil.which(SHELL):
            _apt_get("update")
            if _apt_get("install", "-y", "--no-install-recommends", SHELL) != 0 and not shutil.which("chromium"):
                _apt_get("install", "-y", "--no-install-recommends", "chromium")


def _apt_get(*arguments: str) -> int:
    return subprocess.run(["apt-get", *arguments], capture_output=True, check=False, timeout=600).returncode
