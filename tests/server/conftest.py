"""Fixtures of the server's tests: a running server for a module, a house in this process, a store on both databases."""

from __future__ import annotations

from contextlib import asynccontextmanager

import pytest

from coronet.server.store.store import Store
from tests.postgres import new_database
from tests.server.inside import house_in
from tests.server.serving import serving


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for the tests of a module; each opens its own tables."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
async def house(tmp_path):
    """A house in this process, with nobody in it."""
    async with house_in(tmp_path) as house:
        yield house


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
def url(request, tmp_path):
    """An empty database, SQLite and PostgreSQL in turn."""
    return f"sqlite:///{tmp_path}/house.sqlite" if request.param == "sqlite" else new_database()


@pytest.fixture
async def store(url):
    """A store on it, open."""
    async with opened(url) as store:
        yield store


@asynccontextmanager
async def opened(url):
    """A store on this database, for as long as it is wanted."""
    store = Store(url)
    await store.open(migrate=True)
    try:
        yield store
    finally:
        await store.close()
