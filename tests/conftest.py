"""Every test speaks English, whatever the system of the machine speaks; also the programs that tests start."""

from __future__ import annotations

import os

os.environ["LC_ALL"] = "C.UTF-8"
