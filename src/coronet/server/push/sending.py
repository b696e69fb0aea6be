"""Sending: notices that go out beside the game, each tried a few times, none of which holds up a move.

Nothing is sent to a browser that was not named by its person, nor after they have taken it back: where it is kept is
looked up before every attempt. A person gets so many in an hour and no more, however fast a table is played.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b32encode
from hashlib import sha256

from msgspec import Struct
from msgspec.json import encode

from coronet.errors import StoreError
from coronet.server.clock import Clock
from coronet.server.ops import metrics
from coronet.server.push import endpoints, keys, posting, sealing
from coronet.server.push.endpoints import Unreachable
from coronet.server.push.posting import Answer
from coronet.server.push.turn import Turn
from coronet.server.settings import ServerSettings
from coronet.server.store.rows import PushRow
from coronet.server.store.store import Store
from coronet.server.wire.limits import PerKey
from coronet.words import Words

__all__ = ["MOST_BROWSERS", "Message", "Sending", "message"]

logger = logging.getLogger("coronet.push")

MOST_BROWSERS = 8  # of one person
MOST_UNDER_WAY = 1000
AT_ONCE = 16  # requests
PAUSES = (0, 10, 60, 300)  # seconds before each attempt
LONGEST_PAUSE = 3600
GONE = (404, 410)
LATER = 429
NOBODY = "https://localhost"  # where no host has said how to be reached


class Message(Struct, frozen=True):
    """What a browser is told, as its service worker reads it."""

    title: str
    body: str
    url: str


def message(turn: Turn, language: str) -> Message:
    """A turn in the words of a language."""
    words = Words(language)
    days = max(1, turn.seconds // 86_400)
    line = words.say("push-turn.text", game=words.game(turn.game), others=turn.others, days=days)
    return Message(words.say("push-turn"), line, f"/t/{turn.code}")


class Sending:
    """All notices that one process has under way."""

    def __init__(self, store: Store, settings: ServerSettings, clock: Clock) -> None:
        self._store = store
        self._anywhere = settings.push_anywhere
        self._contact = settings.contact or _address_of(settings)
        self._clock = clock
        self._under_way: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._often = PerKey(20, 20 / 3600)

    def call(self, turn: Turn) -> None:
        """Tell a person that it is their turn, sooner or later."""
        if len(self._under_way) >= MOST_UNDER_WAY:
            metrics.pushes.labels("dropped").inc()
            return
        task = asyncio.get_running_loop().create_task(self._call(turn))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def close(self) -> None:
        """Give up what is under way."""
        for task in self._under_way:
            task.cancel()
        await self.settled()

    async def _call(self, turn: Turn) -> None:
        try:
            rows = await self._store.pushes(turn.guest_id)
            if rows and turn.wait:
                await self._clock.sleep(turn.wait)
            if not rows or not turn.is_open():
                return
            if not self._often.take(str(turn.guest_id), self._clock.monotonic()):
                metrics.pushes.labels("dropped").inc()
                return
            await asyncio.gather(*(self._deliver(turn, row.hash) for row in rows))
        except StoreError:  # the store has told
            metrics.pushes.labels("failed").inc()
        except Exception:  # whatever an endpoint does, the house goes on
            metrics.pushes.labels("failed").inc()
            logger.exception("a notice broke")

    async def _deliver(self, turn: Turn, hashed: bytes) -> None:
        """To one browser, in a few attempts."""
        again = 0.0
        for pause in PAUSES:
            if wait := min(max(pause, again), LONGEST_PAUSE):
                await self._clock.sleep(wait)
            row = await self._store.push(hashed)
            if row is None or row.guest_id != turn.guest_id or not turn.is_open() or self._clock.now() >= turn.until:
                return
            end, again = await self._attempt(turn, row)
            if end is not None:
                metrics.pushes.labels(end).inc()
                return
        metrics.pushes.labels("failed").inc()

    async def _attempt(self, turn: Turn, row: PushRow) -> tuple[str | None, float]:
        """How it ended, or None and in how many seconds to try again at the earliest."""
        try:
            async with self._at_once:
                answer = await self._post(turn, row)
        except Unreachable:
            answer = Answer(GONE[0])
        except OSError:
            return None, 0.0
        if answer.status in GONE:
            await self._store.drop_push(row)
            return "gone", 0.0
        if answer.status == LATER or answer.status >= 500:
            return None, answer.again or 0.0
        if 200 <= answer.status < 300:
            return "sent", 0.0
        logger.warning("a push service refuses", extra={"status": answer.status})
        return "refused", 0.0

    async def _post(self, turn: Turn, row: PushRow) -> Answer:
        endpoint = endpoints.read(row.endpoint, anywhere=self._anywhere)
        now = self._clock.now()
        own = await keys.own(self._store)
        body = await asyncio.to_thread(_letter, turn, row)
        headers = {
            "Authorization": await asyncio.to_thread(sealing.signature, endpoint, own, self._contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, turn.until - now) // 1000),
            "Topic": _topic(turn.code, row.hash),
            "Urgency": "normal",
        }
        return await posting.post(endpoint, headers, body, now=now, anywhere=self._anywhere)


def _letter(turn: Turn, row: PushRow) -> bytes:
    return sealing.sealed(encode(message(turn, row.language)), row)


def _topic(code: str, hashed: bytes) -> str:
    """What a later notice of the same table takes the place of; another for every browser, so that it tells nothing."""
    return b32encode(sha256(hashed + code.encode()).digest()[:15]).decode()


def _address_of(settings: ServerSettings) -> str:
    public = settings.public_url or ""
    return public.rstrip("/") if public.startswith("https://") else NOBODY
