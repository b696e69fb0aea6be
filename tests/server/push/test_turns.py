"""Who is called to a table where decisions take days: whoever allowed it and is not there, once a turn."""

from __future__ import annotations

import asyncio

import pytest

from coronet.server.ops import metrics
from coronet.server.tables.calling import LOOKS_SECONDS
from coronet.server.tables.clocks import DAY_SECONDS
from tests.postgres import new_database
from tests.server.inside import InsidePlayer, house_in
from tests.server.push.service import Browser, page_of
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio

TWO_PEOPLE = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]


async def two_people(house, clock=DAY_SECONDS):
    """Ada and Bruno at a table with a bot, in the middle of a trick in which Ada is asked, and the room."""
    ada, bruno = InsidePlayer(house, "Ada", seed=1), InsidePlayer(house, "Bruno", seed=2)
    await ada.connect()
    code = await ada.create(settings=SHORT, seats=TWO_PEOPLE, pace="instant", clock=clock, listed=True)
    await bruno.connect(code)
    await bruno.command("sit", seat=1)
    await ada.command("start")
    room = await house.room(code)
    await play_until(room, (ada, bruno), lambda: room.table is not None and room.table.to_act == [0])
    return ada, bruno, room


async def play_until(room, players, holds):
    """Let these people play until it is so."""
    while not holds():
        for player in players:
            if player.is_asked() and not holds():
                await player.play()
        rev = room.row.rev
        await players[0].until(lambda rev=rev: holds() or players[0].seq >= rev or players[0].is_asked())


async def allow(house, player, browser, **changes):
    async with page_of(house, player.person) as page:
        return await page.put("/api/me/push", json=browser.allowed(**changes))


async def turn_of_bruno(house, ada, room):
    """Ada plays until Bruno is asked, and whatever is sent is sent."""
    await play_until(room, (ada,), lambda: 1 in room.table.to_act)
    await house.push.settled()


async def test_who_is_away_is_called_by_a_notice_that_their_browser_can_open(house, service):
    ada, bruno, room = await two_people(house)
    browser = Browser(service)
    assert (await allow(house, bruno, browser)).status_code == 204
    await bruno.drop()
    await turn_of_bruno(house, ada, room)
    (told,) = browser.opened()
    assert told["title"] == "Your turn"
    assert told["body"].startswith("Rebel Princess with Ada and ")
    assert told["body"].endswith(". You have a day.")
    assert told["url"] == f"/t/{room.row.code}"
    await ada.drop()


async def test_nothing_is_sent_before_it_was_allowed(house, service):
    ada, bruno, room = await two_people(house)
    await bruno.drop()
    await turn_of_bruno(house, ada, room)
    assert service.notices == []
    await ada.drop()


async def test_nothing_is_sent_after_it_was_taken_back(house, service):
    ada, bruno, room = await two_people(house)
    browser = Browser(service)
    await allow(house, bruno, browser)
    async with page_of(house, bruno.person) as page:
        told = await page.request("DELETE", "/api/me/push", json={"endpoint": browser.endpoint})
    assert told.status_code == 204
    await bruno.drop()
    await turn_of_bruno(house, ada, room)
    assert service.notices == []
    await ada.drop()


async def test_who_looks_at_the_table_is_not_called_unless_it_turns_out_that_they_were_gone(house, monkeypatch):
    ada, bruno, room = await two_people(house)
    turns = []
    monkeypatch.setattr(house.push, "call", turns.append)
    await play_until(room, (ada,), lambda: 1 in room.table.to_act)
    turn = turns[-1]
    assert (turn.guest_id, turn.wait) == (room.seats[1].guest_id, LOOKS_SECONDS)
    assert not turn.is_open()
    await bruno.drop()
    assert turn.is_open()
    await ada.drop()


async def test_who_has_answered_or_lost_the_seat_is_not_called_any_more(house, monkeypatch):
    ada, bruno, room = await two_people(house)
    turns = []
    monkeypatch.setattr(house.push, "call", turns.append)
    await bruno.drop()
    await play_until(room, (ada,), lambda: 1 in room.table.to_act)
    turn = turns[-1]
    assert (turn.wait, turn.is_open()) == (0, True)
    await bruno.connect()
    await bruno.play()
    await bruno.drop()
    assert not turn.is_open()
    await play_until(room, (ada,), lambda: 1 in room.table.to_act)
    turn = turns[-1]
    assert turn.is_open()
    await ada.command("kick", seat=1)
    assert not turn.is_open()
    await ada.drop()


async def test_a_table_with_a_short_clock_calls_nobody(house, service):
    ada, bruno, room = await two_people(house, clock=120)
    await allow(house, bruno, Browser(service))
    await bruno.drop()
    await turn_of_bruno(house, ada, room)
    assert service.notices == []
    await ada.drop()


async def test_a_turn_calls_once_although_the_table_rests_and_goes_on(house, service):
    ada, bruno, room = await two_people(house)
    await allow(house, bruno, Browser(service))
    await bruno.drop()
    await turn_of_bruno(house, ada, room)
    await ada.command("pause")
    assert room.facts.asked == {}
    await ada.command("resume")
    await house.push.settled()
    assert "1" in room.facts.asked
    assert len(service.notices) == 1
    await ada.drop()


async def test_every_browser_of_a_person_is_told_in_its_own_language(house, service):
    ada, bruno, room = await two_people(house)
    browsers = {language: Browser(service, language) for language in ("fr", "pl", "xx")}
    for language, browser in browsers.items():
        await allow(house, bruno, browser, language=language)
    await bruno.drop()
    await turn_of_bruno(house, ada, room)
    titles = {language: browser.opened()[0]["title"] for language, browser in browsers.items()}
    assert titles == {"fr": "À vous de jouer", "pl": "Twój ruch", "xx": "Your turn"}
    await ada.drop()


async def test_a_browser_that_is_gone_is_forgotten(house, service):
    ada, bruno, room = await two_people(house)
    for name, answer in (("gone", "410 Gone"), ("lost", "404 Not Found")):
        await allow(house, bruno, Browser(service, name))
        service.answers.append(answer)
    await bruno.drop()
    guest = room.seats[1].guest_id
    assert len(await house.store.pushes(guest)) == 2
    await turn_of_bruno(house, ada, room)
    assert await house.store.pushes(guest) == []
    await ada.drop()


async def test_who_is_forgotten_gets_nothing_more(house, service):
    ada, bruno, room = await two_people(house)
    await allow(house, bruno, Browser(service))
    guest = room.seats[1].guest_id
    await house.forget(guest)
    assert await house.store.pushes(guest) == []
    await ada.drop()
    await bruno.drop()


async def test_neither_a_move_nor_the_end_of_the_house_waits_for_a_push_service(house, service):
    ada, bruno, room = await two_people(house)
    await allow(house, bruno, Browser(service))
    await bruno.drop()
    service.is_silent = True
    await play_until(room, (ada,), lambda: 1 in room.table.to_act)
    async with asyncio.timeout(10):
        while not service.notices:  # noqa: ASYNC110 - nothing tells that it has come
            await asyncio.sleep(0.01)
    assert (await ada.command("say", text="still here"))["t"] == "ack"
    await house.push.close()
    await house.push.settled()
    await ada.drop()


@pytest.mark.xdist_group("postgresql")
async def test_of_two_processes_one_calls(tmp_path, service):
    database = new_database()
    async with (
        house_in(tmp_path, database=database, migrate=True, push_anywhere=True) as one,
        house_in(tmp_path, database=database, push_anywhere=True) as other,
    ):
        ada, bruno, room = await two_people(one)
        await allow(other, bruno, Browser(service))
        await bruno.drop()
        watcher = InsidePlayer(other, "Celeste")
        await watcher.connect(room.row.code)
        await turn_of_bruno(one, ada, room)
        await watcher.until(lambda: watcher.seq == room.row.rev)
        await other.push.settled()
        assert len(service.notices) == 1
        await ada.drop()
        await watcher.drop()


async def test_how_notices_end_is_counted(house, service):
    before = metrics.pushes.labels("sent")._value.get()
    ada, bruno, room = await two_people(house)
    await allow(house, bruno, Browser(service))
    await bruno.drop()
    await turn_of_bruno(house, ada, room)
    assert metrics.pushes.labels("sent")._value.get() == before + 1
    assert b'coronet_pushes_total{end="sent"}' in metrics.page()
    await ada.drop()
