"""Fixtures of the server's tests: a running server for a module, and the event loop of asyncio."""

from __future__ import annotations

import pytest

from tests.server.serving import serving


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for the tests of a module; each opens its own tables."""
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running
