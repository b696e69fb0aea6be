"""Allowing notices and taking that back: whose browsers are kept, how many, and what is no browser."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

from coronet.server.push import keys
from coronet.server.push.sending import MOST_BROWSERS
from tests.server.inside import InsidePlayer, house_in
from tests.server.push.service import Browser, page_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def ada(house):
    player = InsidePlayer(house, "Ada")
    await player.connect()
    yield player
    await player.drop()


async def kept_of(house, player):
    guest = await house.guests.known_by(player.person)
    return [row.endpoint for row in await house.store.pushes(guest.id)]


async def put(house, token, body):
    async with page_of(house, token) as page:
        answer = await page.put("/api/me/push", json=body)
    return answer.status_code, answer.json()["code"] if answer.content else None


async def test_a_page_is_told_the_key_of_the_house(house):
    async with page_of(house) as page:
        answer = await page.get("/api/push")
    assert answer.json() == {"key": (await keys.own(house.store)).public}


async def test_a_browser_is_kept_once_however_often_it_is_named(house, ada, service):
    browser = Browser(service)
    assert await put(house, ada.person, browser.allowed()) == (204, None)
    assert await put(house, ada.person, browser.allowed(language="fr")) == (204, None)
    guest = await house.guests.known_by(ada.person)
    assert [row.language for row in await house.store.pushes(guest.id)] == ["fr"]


async def test_the_oldest_of_too_many_browsers_gives_way(house, ada, service):
    browsers = [Browser(service, str(number)) for number in range(MOST_BROWSERS + 2)]
    for number, browser in enumerate(browsers):
        house.clock.ahead = number
        await put(house, ada.person, browser.allowed())
    assert await kept_of(house, ada) == [browser.endpoint for browser in browsers[2:]]


async def test_a_browser_belongs_to_who_named_it_last(house, ada, service):
    bruno = InsidePlayer(house, "Bruno")
    await bruno.connect()
    browser = Browser(service)
    await put(house, ada.person, browser.allowed())
    await put(house, bruno.person, browser.allowed())
    assert (await kept_of(house, ada), await kept_of(house, bruno)) == ([], [browser.endpoint])
    async with page_of(house, ada.person) as page:  # too late: it is Bruno's
        await page.request("DELETE", "/api/me/push", json={"endpoint": browser.endpoint})
    assert await kept_of(house, bruno) == [browser.endpoint]
    await bruno.drop()


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
async def test_nobody_says_so_for_another(house, service, method):
    async with page_of(house, "wrong") as page:
        answer = await page.request(method, "/api/me/push", json=Browser(service).allowed())
    assert (answer.status_code, answer.json()["code"]) == (401, "token")


@pytest.mark.parametrize(
    "changes",
    [
        {"endpoint": "nowhere"},
        {"key": "AAAA"},
        {"key": "B" + "A" * 86},
        {"key": "ż"},
        {"auth": "AAAA"},
        {"auth": 7},
        {"more": "than there is"},
    ],
)
async def test_what_is_no_browser_is_refused(house, ada, service, changes):
    assert await put(house, ada.person, Browser(service).allowed(**changes)) == (400, "bad-push")
    assert await kept_of(house, ada) == []


async def test_what_is_too_long_is_refused(house, ada, service):
    assert await put(house, ada.person, Browser(service).allowed(endpoint="x" * 5000)) == (413, "too-big")


async def test_a_house_refuses_inner_networks_unless_a_test_allows_them(tmp_path, service):
    async with house_in(tmp_path) as house:
        player = InsidePlayer(house, "Ada")
        await player.connect()
        assert await put(house, player.person, Browser(service).allowed()) == (400, "bad-push")
        await player.drop()


async def test_an_address_says_so_only_so_often(house, ada, service):
    said = [await put(house, ada.person, Browser(service).allowed()) for _ in range(21)]
    assert (said[19], said[20]) == ((204, None), (429, "rate"))


async def test_a_person_gets_a_list_of_their_browsers_with_all_else(house, ada, service):
    browser = Browser(service)
    await put(house, ada.person, browser.allowed(language="pl"))
    async with page_of(house, ada.person) as page:
        answer = await page.get("/api/me")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        (kept,) = json.loads(packed.read("me.json"))["push"]
    assert (kept["endpoint"], kept["language"]) == (browser.endpoint, "pl")


async def test_a_person_who_never_came_back_is_forgotten_with_their_browsers(house, ada, service):
    await put(house, ada.person, Browser(service).allowed())
    guest = await house.guests.known_by(ada.person)
    await house.store.sweep(house.clock.now() + 401 * 86_400_000)
    assert await house.store.guest(guest.id) is None
    assert await house.store.pushes(guest.id) == []
