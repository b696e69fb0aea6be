"""The soak in small: strangers of every kind at once, and nothing acknowledged is lost. `make soak` has the whole."""

from __future__ import annotations

import argparse

import pytest

from tests.server.soak.run import soak

pytestmark = pytest.mark.anyio

SMALL = argparse.Namespace(tables=2, kills=2, bent=3000, slow=2, greedy=2, disk=0, least=3)


async def test_a_house_among_strangers_loses_nothing_and_keeps_its_log_short():
    figures = await soak(SMALL)
    assert figures.bent_frames >= SMALL.bent
    assert figures.acknowledged > 20
    assert figures.log_kb < 20
