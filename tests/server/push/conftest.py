"""Fixtures: a push service on loopback, and a house that may send to it."""

from __future__ import annotations

import pytest

from tests.server.inside import house_in
from tests.server.push.service import push_service


@pytest.fixture
async def service():
    async with push_service() as service:
        yield service


@pytest.fixture
async def house(tmp_path):
    async with house_in(tmp_path, push_anywhere=True, contact="mailto:host@cards.example") as house:
        yield house
