"""Engines of other projects, measured beside ours; they come with the extra `bench`."""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = {"pettingzoo": "pettingzoo", "pyspiel": "open_spiel", "rlcard": "rlcard", "shimmy": "shimmy"}
"""The modules that are imported, and the packages they come from."""


def missing() -> list[str]:
    """The packages that are not installed."""
    return [package for module, package in PACKAGES.items() if find_spec(module) is None]
