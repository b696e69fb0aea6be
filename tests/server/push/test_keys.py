"""The house's keys: made once, whoever starts first, and nobody's but its own."""

from __future__ import annotations

import asyncio

import pytest

from coronet.server.push import keys, sealing
from coronet.server.store import backup
from tests.server.conftest import opened

pytestmark = pytest.mark.anyio


async def test_keys_are_made_at_the_first_start_and_stay(url):
    async with opened(url) as store:
        made = await keys.own(store)
        assert await keys.own(store) == made
    async with opened(url) as again:
        assert await keys.own(again) == made
    assert sealing.is_point(keys.read(made.public))


async def test_those_who_start_at_once_have_the_same_keys(store):
    assert len(set(await asyncio.gather(*(keys.own(store) for _ in range(5))))) == 1


async def test_a_backup_brings_the_keys_along(tmp_path):
    url = f"sqlite:///{tmp_path}/house.sqlite"
    async with opened(url) as store:
        made = await keys.own(store)
        backup.save(store.database, tmp_path / "saved")
    async with opened(f"sqlite:///{tmp_path}/saved") as restored:
        assert await restored.meta(keys.KEPT_AS) == f"{made.secret} {made.public}"


async def test_a_house_has_its_keys_before_anybody_asks(house):
    assert await house.store.meta(keys.KEPT_AS) is not None


async def test_the_file_with_the_secret_is_its_owner_s_alone(house):
    assert house.store.database.path.stat().st_mode & 0o077 == 0
