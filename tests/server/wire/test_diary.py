"""A diary over HTTP: noted from one page and read by another of the same person, within limits, whatever is sent."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from coronet.server.wire import api
from tests.server.inside import InsidePlayer, house_in
from tests.server.push.service import page_of

pytestmark = pytest.mark.anyio
PATH = "/api/me/diary"


@pytest.fixture
async def house(tmp_path):
    async with house_in(tmp_path) as house:
        yield house


@pytest.fixture
async def ada(house):
    player = InsidePlayer(house, "Ada")
    await player.connect()
    yield player.person
    await player.drop()


def entry(name="abcde/1", at=5, body=None, kind="game"):
    return {"kind": kind, "id": name, "at": at, "body": {"won": True} if body is None else body}


async def post(house, token, *entries, since=0, raw=None):
    async with page_of(house, token) as page:
        sent = {"content": raw} if raw is not None else {"json": {"entries": entries, "since": since}}
        answer = await page.post(PATH, **sent)
    return answer.status_code, answer.json()


async def read(house, token, since=0):
    async with page_of(house, token) as page:
        answer = await page.get(PATH, params={"since": since})
    return answer.status_code, answer.json()


async def test_another_page_of_the_person_reads_what_was_noted(house, ada):
    told = {"entries": [entry()], "no": 1, "more": False}
    assert await post(house, ada, entry()) == (200, told)
    assert await read(house, ada) == (200, told)
    assert await read(house, ada, since=1) == (200, told | {"entries": []})


async def test_who_notes_is_told_what_other_pages_have_noted_since(house, ada):
    await post(house, ada, entry("phone"))
    _, told = await post(house, ada, entry("laptop"), since=0)
    assert [one["id"] for one in told["entries"]] == ["phone", "laptop"]
    _, told = await post(house, ada, entry("phone", at=4), since=2)
    assert told == {"entries": [], "no": 2, "more": False}


async def test_a_clock_that_is_ahead_does_not_win_for_ever(house, ada):
    _, told = await post(house, ada, entry(at=house.clock.now() + 10**9, body="ahead"))
    assert told["entries"][0]["at"] <= house.clock.now()
    house.clock.ahead += 1000
    _, told = await post(house, ada, entry(at=house.clock.now(), body="right"), since=told["no"])
    assert [one["body"] for one in told["entries"]] == ["right"]


async def test_a_long_diary_is_told_piece_by_piece(house, ada, monkeypatch):
    monkeypatch.setattr(api, "MOST_TOLD", 3)
    await post(house, ada, *(entry(str(number)) for number in range(4)))
    _, first = await read(house, ada)
    _, rest = await read(house, ada, since=first["no"])
    assert ([one["id"] for one in first["entries"]], first["more"]) == (["0", "1", "2"], True)
    assert ([one["id"] for one in rest["entries"]], rest["more"]) == (["3"], False)


async def test_it_is_part_of_all_that_is_kept_and_forgotten_with_it(house, ada):
    await post(house, ada, entry())
    async with page_of(house, ada) as page:
        packed = (await page.get("/api/me")).content
        forgotten = await page.delete("/api/me")
    with zipfile.ZipFile(io.BytesIO(packed)) as files:
        assert json.loads(files.read("me.json"))["diary"] == [entry()]
    assert forgotten.status_code == 204
    assert await read(house, ada) == (401, {"code": "token"})


async def test_nobody_reads_or_writes_anothers(house, ada):
    await post(house, ada, entry())
    bruno = InsidePlayer(house, "Bruno")
    await bruno.connect()
    assert (await read(house, bruno.person))[1]["entries"] == []
    assert await post(house, "wrong", entry()) == (401, {"code": "token"})
    assert await read(house, "wrong") == (401, {"code": "token"})
    await bruno.drop()


BAD = {
    "no JSON": b"{",
    "no list": b'{"entries":1}',
    "a field too many": json.dumps({"entries": [entry() | {"of": 8}]}).encode(),
    "a kind that is none": json.dumps({"entries": [entry(kind="../log")]}).encode(),
    "no id": json.dumps({"entries": [entry("")]}).encode(),
    "a long id": json.dumps({"entries": [entry("x" * 65)]}).encode(),
    "a time before all": json.dumps({"entries": [entry(at=-1)]}).encode(),
    "a time beyond all": json.dumps({"entries": [entry(at=1 << 60)]}).encode(),
    "a number that is none": b'{"entries":[],"since":-1}',
    "too many": json.dumps({"entries": [entry(str(number)) for number in range(51)]}).encode(),
    "too deep": b'{"entries":[{"kind":"game","id":"a","at":1,"body":' + b"[" * 100_000,
    "half a character": b'{"entries":[{"kind":"game","id":"a","at":1,"body":"\xff"}]}',
    "nothing": b"",
}


@pytest.mark.parametrize("raw", BAD.values(), ids=BAD)
async def test_what_is_no_diary_is_refused_with_its_code(house, ada, raw):
    assert await post(house, ada, raw=raw) == (400, {"code": "bad-diary"})
    assert (await read(house, ada))[1]["entries"] == []


@pytest.mark.parametrize("since", ["-1", "x", "9" * 30, "²"])
async def test_a_number_that_is_none_is_refused(house, ada, since):
    assert await read(house, ada, since) == (400, {"code": "bad-diary"})


async def test_what_is_too_long_is_refused_with_how_long_it_may_be(house, ada):
    long = "x" * api.LONGEST_ENTRY
    assert await post(house, ada, entry(body=long)) == (413, {"code": "too-big", "most": api.LONGEST_ENTRY})
    assert await post(house, ada, raw=b" " * (api.LONGEST_NOTES + 1)) == (
        413,
        {"code": "too-big", "most": api.LONGEST_NOTES},
    )


async def test_as_many_of_the_longest_entries_as_a_page_sends_at_once_are_taken(house, ada):
    long = "x" * (api.LONGEST_ENTRY - len('""'))
    sent = [entry("n" * 60 + str(number), body=long) for number in range(10, 60)]
    assert (await post(house, ada, *sent))[0] == 200


async def test_who_notes_all_the_time_is_asked_to_wait(house, ada):
    answers = [await post(house, ada) for _ in range(int(house.limits.notes.size) + 1)]
    assert [status for status, _ in answers] == [200] * (len(answers) - 1) + [429]


bodies = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=10,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=bodies)
async def test_whatever_is_taken_comes_back_and_is_exported(house, ada, body):
    house.limits.notes.buckets.clear()
    house.limits.reads.buckets.clear()
    async with page_of(house, ada) as page:
        sent = json.dumps({"entries": [entry(at=house.clock.now(), body=body)]})
        answer = await page.post(PATH, content=sent.encode("utf-8", "surrogatepass"))
        assert answer.status_code in (200, 400)
        again = await page.get(PATH)
        exported = await page.get("/api/me")
    assert (again.status_code, exported.status_code) == (200, 200)
