"""What a device keeps: all that was answered, and nothing else."""

from __future__ import annotations

import json

import pytest

from coronet.pocket.store import PocketStore
from tests.pocket.inside import Device, Page, pocket_of_before

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


async def opened(page: Page) -> tuple[str, str]:
    """A table of R that has begun: its code, and the token of its person."""
    page.door.hear({"kind": "open", "wire": 1})
    page.send(t="hello", proto=1, name="Wilhelmina")
    token = (await page.frame("welcome"))["person"]
    page.send(
        t="create", id="command-1", game="r", seats=[{"kind": "open"}, {"kind": "bot"}], start=True, pace="instant"
    )
    return (await page.frame("ack"))["body"]["code"], token


async def seen(page: Page, code: str, token: str) -> dict:
    """The table as its person finds it."""
    page.door.hear({"kind": "open", "wire": 1})
    page.send(t="hello", proto=1, person=token, table=code)
    return await page.frame("up")


async def test_a_house_that_is_opened_again_has_all_that_was_answered():
    device = Device()
    async with pocket_of_before(device) as house:
        code, token = await opened(Page(house))
    kept = dict(device.rows)
    async with pocket_of_before(device) as house:
        found = await seen(Page(house), code, token)
    assert found["table"]["state"] == "playing"
    assert found["seq"] > 0
    assert device.rows.keys() >= kept.keys()


async def test_what_the_device_has_no_room_for_is_refused_and_not_done():
    device = Device()
    async with pocket_of_before(device) as house:
        page = Page(house)
        code, token = await opened(page)
        other = Page(house)
        before = await seen(other, code, token)
        device.is_full = True
        other.send(t="say", id="command-2", text="Hello")
        refused = await other.frame("refuse")
        assert refused["code"] == "disk-full"
        assert (await house.store.chat_after(await house.store.table_id(code), 0, 9)) == []
    assert before["table"]["state"] == "playing"


async def test_games_that_are_taken_along_are_found_on_another_device():
    device, another = Device(), Device()
    async with pocket_of_before(device) as house:
        page = Page(house)
        code, token = await opened(page)
        file = (await page.ask("GET", "/api/house"))["body"]
    async with pocket_of_before(another) as house:
        page = Page(house)
        assert (await page.ask("POST", "/api/house", body=file))["status"] == 204
        assert (await seen(page, code, token))["table"]["state"] == "playing"
    assert json.loads(file)["rows"].keys() <= another.rows.keys()


@pytest.mark.parametrize("body", [b"", b"{}", b'{"coronet": 1, "rows": {"x": "y"}}', b"\xff"])
async def test_a_file_that_is_no_house_is_refused_and_nothing_is_taken_in(body):
    device = Device()
    async with pocket_of_before(device) as house:
        assert (await Page(house).ask("POST", "/api/house", body=body))["status"] == 400
    assert device.rows == {}


async def test_whoever_is_forgotten_leaves_no_name_behind():
    device = Device()
    async with pocket_of_before(device) as house:
        page = Page(house)
        _, token = await opened(page)
        assert (await page.ask("DELETE", "/api/me", token=token))["status"] == 204
    store = PocketStore(device.keep, list(device.rows.items()))
    assert "Wilhelmina" not in json.dumps(store.everything())
