"""The soak in small: strangers of every kind at once, and nothing acknowledged is lost. `make soak` has the whole.

And what measures a house as it grows, in smaller still.
"""

from __future__ import annotations

import argparse
import sys

import pytest

from coronet.server.ops import bench
from tests.server.soak import scale
from tests.server.soak.run import soak

pytestmark = pytest.mark.anyio

SMALL = argparse.Namespace(tables=2, kills=2, bent=3000, slow=2, greedy=2, disk=0, least=3)


async def test_a_house_among_strangers_loses_nothing_and_keeps_its_log_short():
    figures = await soak(SMALL)
    assert figures.bent_frames >= SMALL.bent
    assert figures.acknowledged > 20
    assert figures.log_kb < 20


@pytest.mark.skipif(sys.platform != "linux", reason="processor time and memory are read from /proc")
async def test_a_house_with_kept_tables_is_measured(monkeypatch):
    for module in (bench, scale):
        monkeypatch.setattr(module, "CLOSED_WARM_UP", 0.1)
    monkeypatch.setattr(scale, "MOVING", 1)
    found = await scale.kept(30, 0.5)
    assert found["file"].endswith(" MB")
    assert found["server, a move"].endswith(" µs")


@pytest.mark.skipif(sys.platform != "linux", reason="processor time and memory are read from /proc")
async def test_a_house_with_open_tables_is_measured(monkeypatch):
    for module in (bench, scale):
        monkeypatch.setattr(module, "CLOSED_WARM_UP", 0.1)
    monkeypatch.setattr(scale, "MOVING", 1)
    found = await scale.opened(3, 0.5)
    assert found["of which each"].endswith(" KB")
    assert found["server, a move"].endswith(" µs")
