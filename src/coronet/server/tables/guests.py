"""The people of a house: known by their tokens, written down once they do something, noted when they come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from coronet.server.clock import Clock
from coronet.server.store.keeper import Keeper
from coronet.server.store.rows import GuestRow, PermitRow
from coronet.server.tables import people

MOST_NEWCOMERS = 10_000


class Moved(NamedTuple):
    """Somebody who came to another device by a typed code: with a new token, from the table that made the code."""

    guest: GuestRow
    token: str
    table: str | None


class Guests:
    """Those who came to one process of a house."""

    def __init__(self, store: Keeper, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._seen: set[int] = set()
        self._newcomers: dict[int, tuple[GuestRow, PermitRow]] = {}  # who has done nothing yet, the oldest first
        self._newcomers_by_token: dict[bytes, GuestRow] = {}
        self._writing_down: set[int] = set()

    async def come(self, token: str | None, name: str | None) -> tuple[GuestRow, str | None]:
        """The guest of a token, or a new one with a new token."""
        known = await self.known_by(token) if token is not None else None
        if known is not None:
            return known, None
        fresh = people.new_token()
        now = self._clock.now()
        shown = people.clean_name(name or "") or "Guest"
        guest = GuestRow(id=people.new_id(), name=shown, created_at=now, seen_at=now)
        permit = PermitRow(hash=people.token_hash(fresh), kind="person", guest_id=guest.id, created_at=now)
        self._newcomers[guest.id] = (guest, permit)
        self._newcomers_by_token[permit.hash] = guest
        if len(self._newcomers) > MOST_NEWCOMERS:
            self._no_newcomer(next(iter(self._newcomers)))
        return guest, fresh

    def _no_newcomer(self, guest_id: int) -> None:
        _, permit = self._newcomers.pop(guest_id, (None, None))
        if permit is not None:
            self._newcomers_by_token.pop(permit.hash, None)

    async def known_by(self, token: str) -> GuestRow | None:
        """The guest of a token, written down or not."""
        hashed = people.token_hash(token)
        if hashed in self._newcomers_by_token:
            return self._newcomers_by_token[hashed]
        known = await self._store.guest_by(hashed)
        if known is None:
            return None
        self._seen.add(known[0].id)
        return known[0]

    async def write_down(self, guest_id: int) -> None:
        """Keep a guest who does something; one who only looks leaves nothing behind."""
        if guest_id not in self._newcomers or guest_id in self._writing_down:
            return
        self._writing_down.add(guest_id)
        try:
            await self._store.add_guest(*self._newcomers[guest_id])
            self._no_newcomer(guest_id)
        finally:
            self._writing_down.discard(guest_id)

    async def move_here(self, typed: str) -> Moved | None:
        """A code that moves a person to this device. One use, ten minutes."""
        hashed = people.token_hash(people.read_code(typed))
        permit = await self._store.permit(hashed)
        if permit is None or permit.kind != "device" or permit.guest_id is None:
            return None
        if permit.expires_at is not None and permit.expires_at < self._clock.now():
            return None
        guest = await self._store.guest(permit.guest_id)
        if guest is None or not await self._store.spend(hashed):
            return None
        token = people.new_token()
        now = self._clock.now()
        await self._store.add_permit(
            PermitRow(hash=people.token_hash(token), kind="person", guest_id=guest.id, created_at=now)
        )
        code = await self._store.table_code(permit.table_id) if permit.table_id is not None else None
        return Moved(guest, token, code)

    def see(self, guest_ids: Iterable[int]) -> None:
        """These are here now."""
        self._seen.update(guest_ids)

    async def note_seen(self) -> None:
        """Write down who came since the last time."""
        seen, self._seen = self._seen, set()
        if seen:
            await self._store.seen(sorted(seen), self._clock.now())

    async def forget(self, guest_id: int) -> None:
        """A person asks to be forgotten."""
        self._seen.discard(guest_id)
        self._no_newcomer(guest_id)
        await self._store.forget_guest(guest_id)
