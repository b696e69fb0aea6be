"""Sending a notice: what the request says and who signed it, and how often it is tried."""

from __future__ import annotations

import asyncio
import json
import re

import pytest
from py_vapid import Vapid02
from py_vapid.jwt import decode

from coronet.server.push import keys, sending
from coronet.server.push.keys import read
from coronet.server.push.sending import Sending
from coronet.server.push.turn import Turn
from coronet.server.settings import ServerSettings
from coronet.server.store.rows import PushRow
from coronet.server.tables.people import token_hash
from tests.server.conftest import opened
from tests.server.made_up_time import MadeUpTime
from tests.server.push.service import Browser

pytestmark = pytest.mark.anyio

CONTACT = "mailto:host@cards.example"


@pytest.fixture
async def store(tmp_path):
    async with opened(f"sqlite:///{tmp_path}/house.sqlite") as store:
        yield store


@pytest.fixture
def clock():
    clock = MadeUpTime()
    clock.at = 1_800_000_000.0
    return clock


async def allowed(store, browser, guest_id=7):
    """The person has named this browser."""
    told = browser.allowed()
    row = PushRow(
        hash=token_hash(browser.endpoint),
        guest_id=guest_id,
        endpoint=browser.endpoint,
        key=read(told["key"]),
        auth=read(told["auth"]),
        language="en",
        created_at=1,
    )
    await store.add_push(row, 8)
    return row


def sender(store, clock, **fields):
    return Sending(store, ServerSettings(push_anywhere=True, contact=CONTACT, **fields), clock)


def turn(clock, *, seconds=86_400, is_open=lambda: True, wait=0):
    until = clock.now() + 1000 * seconds
    return Turn(7, "K7Q2M4X9TB", "r", ["Juno"], 86_400, until, is_open, wait)


async def sent(sending_, clock, a_turn):
    """Send it, with as many pauses as it takes; how long they were."""
    began, pauses = clock.at, []
    sending_.call(a_turn)
    done = asyncio.create_task(sending_.settled())
    while not done.done():
        await asyncio.wait([done], timeout=0.02)
        if not done.done() and clock.go_on():
            pauses.append(clock.at - began)
    return pauses


# What a request says


async def test_a_notice_says_how_long_it_is_good_for_and_what_it_takes_the_place_of(store, clock, service):
    await allowed(store, Browser(service))
    await sent(sender(store, clock), clock, turn(clock))
    (notice,) = service.notices
    said = {name: notice.headers[name] for name in ("ttl", "content-encoding", "urgency", "content-length")}
    assert said == {
        "ttl": "86400",
        "content-encoding": "aes128gcm",
        "urgency": "normal",
        "content-length": str(len(notice.body)),
    }
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", notice.headers["topic"])
    assert len(notice.body) < 4096


async def test_notices_of_one_table_have_one_topic_and_no_two_browsers_the_same(store, clock, service):
    for name in ("one", "two"):
        await allowed(store, Browser(service, name))
    for _ in range(2):
        await sent(sender(store, clock), clock, turn(clock))
    topics = {
        name: {it.headers["topic"] for it in service.notices if it.path.endswith(name)} for name in ("one", "two")
    }
    assert [len(of_one) for of_one in topics.values()] == [1, 1]
    assert topics["one"] != topics["two"]


async def test_a_notice_is_signed_by_the_house_for_this_service_and_half_a_day(store, clock, service):
    await allowed(store, Browser(service))
    await sent(sender(store, clock), clock, turn(clock))
    (notice,) = service.notices
    signature = notice.headers["authorization"]
    token, public = re.fullmatch(r"vapid t=([\w.-]+),k=([\w-]+)", signature).groups()
    assert Vapid02.verify(signature)
    assert public == (await keys.own(store)).public
    assert decode(token, public) == {"aud": service.origin, "exp": 1_800_000_000 + 12 * 3600, "sub": CONTACT}
    assert json.loads(read(token.split(".")[0])) == {"typ": "JWT", "alg": "ES256"}


@pytest.mark.parametrize(
    ("public_url", "contact"),
    [
        (None, "https://localhost"),
        ("http://cards.example", "https://localhost"),
        ("https://cards.example:8443/", "https://cards.example:8443"),
    ],
)
async def test_a_host_who_names_no_contact_is_found_by_the_public_address(store, clock, service, public_url, contact):
    await allowed(store, Browser(service))
    await sent(Sending(store, ServerSettings(push_anywhere=True, public_url=public_url), clock), clock, turn(clock))
    token, public = re.findall(r"[tk]=([\w.-]+)", service.notices[0].headers["authorization"])
    assert decode(token, public)["sub"] == contact


async def test_only_the_browser_that_was_named_can_open_a_notice(store, clock, service):
    browser = Browser(service)
    await allowed(store, browser)
    await sent(sender(store, clock), clock, turn(clock))
    assert browser.opened() == [{"title": "Your turn", "body": "R with Juno. You have a day.", "url": "/t/K7Q2M4X9TB"}]
    assert b"Juno" not in service.notices[0].body
    with pytest.raises(Exception, match=r"InvalidTag|Decryption"):
        Browser(service).opened()


# How often it is tried


@pytest.mark.parametrize("answer", ["503 Busy", "429 Slow Down", "500 Oh"])
async def test_a_service_that_is_busy_is_asked_again_later_and_later_and_then_no_more(store, clock, service, answer):
    await allowed(store, Browser(service))
    service.answers.extend([answer] * 9)
    assert await sent(sender(store, clock), clock, turn(clock)) == [10, 70, 370]
    assert len(service.notices) == 4


async def test_a_service_says_itself_when_to_ask_again(store, clock, service):
    browser = Browser(service)
    await allowed(store, browser)
    date = "Fri, 15 Jan 2027 08:30:00 GMT"  # half an hour from the beginning
    service.answers.extend(["429 Slow Down\r\nRetry-After: 90", f"503 Busy\r\nRetry-After: {date}"])
    assert await sent(sender(store, clock), clock, turn(clock)) == [90, 1800]
    assert len(browser.opened()) == 3


async def test_nobody_waits_longer_than_an_hour_for_a_service(store, clock, service):
    await allowed(store, Browser(service))
    service.answers.append("429 Slow Down\r\nRetry-After: 999999")
    assert await sent(sender(store, clock), clock, turn(clock)) == [3600]


async def test_a_service_that_is_not_there_is_asked_again(store, clock, service):
    nowhere = Browser(service)
    nowhere.endpoint = "http://127.0.0.1:1/push/one"
    await allowed(store, nowhere)
    assert await sent(sender(store, clock), clock, turn(clock)) == [10, 70, 370]
    assert len(await store.pushes(7)) == 1


async def test_what_a_service_does_not_want_is_not_sent_again(store, clock, service):
    await allowed(store, Browser(service))
    service.answers.append("403 Forbidden")
    assert await sent(sender(store, clock), clock, turn(clock)) == []
    assert (len(service.notices), len(await store.pushes(7))) == (1, 1)


async def test_nothing_is_sent_again_once_it_was_taken_back(store, clock, service):
    row = await allowed(store, Browser(service))
    service.answers.append("503 Busy")
    busy = sender(store, clock)
    busy.call(turn(clock))
    async with asyncio.timeout(10):
        while not service.notices:  # noqa: ASYNC110 - nothing tells that it has come
            await asyncio.sleep(0.01)
    await store.drop_push(row)
    async with asyncio.timeout(10):
        while busy._under_way:
            clock.go_on()
            await asyncio.sleep(0.01)
    assert len(service.notices) == 1


async def test_nothing_is_sent_for_a_turn_that_was_taken_meanwhile_or_whose_time_is_up(store, clock, service):
    await allowed(store, Browser(service))
    await sent(sender(store, clock), clock, turn(clock, is_open=lambda: False))
    await sent(sender(store, clock), clock, turn(clock, seconds=0))
    assert service.notices == []


async def test_a_turn_that_may_be_taken_by_itself_is_told_of_a_while_later(store, clock, service):
    await allowed(store, Browser(service))
    assert await sent(sender(store, clock), clock, turn(clock, wait=60)) == [60]
    assert len(service.notices) == 1


async def test_a_person_gets_only_so_many_however_fast_a_table_is_played(store, clock, service):
    await allowed(store, Browser(service))
    busy = sender(store, clock)
    for _ in range(25):
        await sent(busy, clock, turn(clock))
    assert len(service.notices) == 20


async def test_only_so_many_are_under_way_at_once(store, clock, service, monkeypatch):
    monkeypatch.setattr(sending, "MOST_UNDER_WAY", 2)
    await allowed(store, Browser(service))
    busy = sender(store, clock)
    for _ in range(5):
        busy.call(turn(clock))
    await busy.settled()
    assert len(service.notices) == 2


async def test_a_house_that_may_not_reach_inner_networks_forgets_who_leads_there(store, clock, service):
    await allowed(store, Browser(service))
    await sent(Sending(store, ServerSettings(), clock), clock, turn(clock))
    assert (service.notices, await store.pushes(7)) == ([], [])
