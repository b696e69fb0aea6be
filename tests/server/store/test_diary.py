"""What a person keeps of themselves, on both databases: the latest of each kind and id, and not without end."""

from __future__ import annotations

import asyncio

import pytest

from coronet.server.store.rows import DiaryRow
from tests.server.rows import DAY, NOW, guest_row, permit_row

pytestmark = pytest.mark.anyio
MOST = 10


@pytest.fixture
async def ada(store):
    """The id of somebody who has come."""
    await store.add_guest(guest_row(7), permit_row("person", "person", guest_id=7))
    return 7


def noted(name, at=NOW, body=b"{}", kind="game"):
    return DiaryRow(kind=kind, id=name, at=at, body=body)


async def names(store, guest_id, since=0):
    return [row.id for row in await store.diary(guest_id, since, 100)]


async def test_of_each_kind_and_id_the_latest_stays_whichever_came_first(store, ada):
    await store.note(ada, [noted("one", NOW, b"1"), noted("one", NOW + 2, b"3"), noted("one", NOW + 1, b"2")], MOST)
    await store.note(ada, [noted("one", NOW + 1, b"4"), noted("one", NOW, b"5", kind="ball")], MOST)
    rows = await store.diary(ada, 0, 100)
    assert [(row.kind, row.at, row.body) for row in rows] == [("game", NOW + 2, b"3"), ("ball", NOW, b"5")]


async def test_of_two_notes_of_one_moment_the_first_stays(store, ada):
    await store.note(ada, [noted("one", body=b"1")], MOST)
    await store.note(ada, [noted("one", body=b"2")], MOST)
    assert [row.body for row in await store.diary(ada, 0, 100)] == [b"1"]


async def test_what_was_written_since_is_told_once(store, ada):
    await store.note(ada, [noted("one"), noted("two")], MOST)
    last = (await store.diary(ada, 0, 100))[-1].no
    await store.note(ada, [noted("three", NOW - DAY), noted("one", NOW + 1)], MOST)  # noted long ago, heard of now
    assert await names(store, ada, last) == ["three", "one"]
    assert [row.id for row in await store.diary(ada, 0, 2)] == ["two", "three"]


async def test_of_too_many_those_written_longest_ago_give_way(store, ada):
    for number in range(MOST + 3):
        await store.note(ada, [noted(str(number))], MOST)
    assert await names(store, ada) == [str(number) for number in range(3, MOST + 3)]


async def test_writers_at_the_same_time_count_on(store, ada):
    await asyncio.gather(*(store.note(ada, [noted(str(number))], MOST) for number in range(8)))
    rows = await store.diary(ada, 0, 100)
    assert [row.no for row in rows] == list(range(1, 9))


async def test_a_diary_is_exported_and_forgotten_with_its_person(store, ada):
    await store.add_guest(guest_row(8), permit_row("other", "person", guest_id=8))
    await store.note(ada, [noted("one", body=b"[1]")], MOST)
    await store.note(8, [noted("one")], MOST)
    assert [(row.id, row.body) for row in (await store.export_guest(ada)).diary] == [("one", b"[1]")]
    await store.forget_guest(ada)
    await store.note(ada, [noted("two")], MOST)  # a page that does not know it yet
    assert (await names(store, ada), await names(store, 8)) == ([], ["one"])
