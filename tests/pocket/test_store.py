"""What a device keeps: all that was answered, and nothing else."""

from __future__ import annotations

import json

import pytest

from coronet.pocket.store import PocketStore
from tests.pocket.inside import Device, Page, pocket_of_before

pytestmark = pytest.mark.anyio

NO_HOUSES = [
    b"",
    b"{}",
    b"\xff",
    b'{"coronet": 1, "guest": "a", "rows": {"x": "y"}}',
    b'{"coronet": 1, "guest": "a", "rows": {"00-guest": "{}"}}',
    b'{"coronet": 1, "guest": "somebody", "rows": {}}',
]


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


async def come(page: Page, **more: str) -> str:
    """Somebody opens the page, or a table on it; a person's token, if they had none."""
    page.door.hear({"kind": "open", "wire": 1})
    page.send(t="hello", proto=1, **more)
    return (await page.frame("welcome")).get("person", "")


async def taken_along(page: Page, token: str) -> bytes:
    """The file of all that the house has."""
    return (await page.ask("GET", "/api/house", token))["body"]


async def changed(page: Page, code: str, token: str, **what: bool) -> None:
    """Something of a table is set anew."""
    heard = len(page.told)
    await come(page, person=token, table=code)
    page.send(t="set", id="command-" + "-".join(what), **what)
    await page.frame("ack", after=heard)


def table_rows(device: Device) -> dict[str, str]:
    """What a device has kept of its tables."""
    return {key: row for key, row in device.rows.items() if "guest" not in key and "meta" not in key}


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


async def test_games_that_are_taken_along_are_those_of_whoever_brings_them():
    device, another = Device(), Device()
    async with pocket_of_before(device) as house:
        page = Page(house)
        code, token = await opened(page)
        file = await taken_along(page, token)
    async with pocket_of_before(another, "another ") as house:
        page = Page(house)
        own = await come(page)
        assert own != token
        assert (await page.ask("POST", "/api/house", own, file))["status"] == 204
    async with pocket_of_before(another, "once more ") as house:
        page = Page(house)
        found = await seen(page, code, own)
        assert found["table"]["state"] == "playing"
        assert found["you"]["seat"] == 0
        assert found["you"]["host"]
        await come(page, person=own)
        assert [table["code"] for table in (await page.frame("home", after=len(page.told)))["tables"]] == [code]


async def test_of_a_table_that_went_on_at_two_devices_the_longer_game_is_there_whole():
    device = Device()
    async with pocket_of_before(device) as house:
        page = Page(house)
        code, token = await opened(page)
        another = Device()
        another.rows |= device.rows
        await changed(page, code, token, chat=False)
        await changed(page, code, token, hints=False)
        longer, file = table_rows(device), await taken_along(page, token)
    async with pocket_of_before(another) as house:
        page = Page(house)
        await changed(page, code, token, watch=False)
        shorter = await taken_along(page, token)
        await page.ask("POST", "/api/house", token, file)
        assert table_rows(another) == longer
        await page.ask("POST", "/api/house", token, shorter)
        assert table_rows(another) == longer


@pytest.mark.parametrize("body", NO_HOUSES)
async def test_a_file_that_is_no_house_is_refused_and_nothing_is_taken_in(body):
    device = Device()
    async with pocket_of_before(device) as house:
        page = Page(house)
        token = await come(page)
        before = dict(device.rows)
        assert (await page.ask("POST", "/api/house", token, body))["status"] == 400
        assert device.rows == before


async def test_games_are_taken_along_by_those_whose_device_it_is_alone():
    async with pocket_of_before(Device()) as house:
        page = Page(house)
        await opened(page)
        assert (await page.ask("GET", "/api/house"))["status"] == 401
        assert (await page.ask("POST", "/api/house", "nobody's"))["status"] == 401


async def test_whoever_is_forgotten_leaves_no_name_behind():
    device = Device()
    async with pocket_of_before(device) as house:
        page = Page(house)
        _, token = await opened(page)
        assert (await page.ask("DELETE", "/api/me", token=token))["status"] == 204
    store = PocketStore(device.keep, list(device.rows.items()))
    assert "Wilhelmina" not in json.dumps(store.everything())
