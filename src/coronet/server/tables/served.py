"""A house that a server keeps open: its database, processes that think, notices, and other servers beside it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from coronet.server.clock import REAL_TIME, Clock
from coronet.server.ops import metrics
from coronet.server.push import keys
from coronet.server.push.sending import Sending
from coronet.server.settings import ServerSettings, default_database
from coronet.server.store import backup, schema
from coronet.server.store.bus import Bus
from coronet.server.store.store import Store, Written
from coronet.server.tables.house import House, Parts
from coronet.server.wire import lan
from coronet.server.wire.bodies import QrCode
from coronet.server.work.botpool import BotPool
from coronet.server.work.visits import Visits

__all__ = ["ServedHouse"]

logger = logging.getLogger("coronet.house")

PRESENT_SECONDS = 20
RESTORE_SECONDS = 0.5


class ServedHouse(House):
    """One process of a house."""

    store: Store

    def __init__(self, settings: ServerSettings, clock: Clock = REAL_TIME) -> None:
        store = Store(settings.database or default_database(), told=_note_transaction, clock=clock)
        visits = Visits(settings.outside)
        bots = BotPool(settings.bots, clock, visits)
        super().__init__(settings, Parts(store, bots, visits, Sending(store, settings, clock)), clock)
        self.bus: Bus | None = None
        self._epoch: str | None = None

    async def open(self) -> None:
        """Open the store and begin to listen to other processes."""
        await self.store.open(migrate=self.settings.migrate)
        self.bus = self.store.bus(poll=self._poll)
        await self.bus.listen(self.heard)
        self._epoch = await self.store.meta(backup.EPOCH)
        await keys.own(self.store)
        if self.store.database.was_left_open:
            logger.warning("the last server was ended in the middle; all that it had answered is here")
        await super().open()
        if self.store.database.is_sqlite:
            self._tasks.append(asyncio.get_running_loop().create_task(self._look_for_restored()))

    def named(self) -> dict[str, Any]:
        """What its log says of it when it opens."""
        kind = self.store.database.url.get_backend_name()
        known = {"port": self.port, "database": kind, "schema": schema.REVISION}
        return known | {"workers": self.settings.bots or "cores less one"}

    async def close(self) -> None:
        """Drop everything; nothing is saved here that was not saved before."""
        if self.bus is not None:
            await self.bus.close()
        await super().close()

    @property
    def base(self) -> str:
        """Where others find this house."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        loopback = self.settings.host in ("127.0.0.1", "::1", "localhost")
        address = "localhost" if loopback else lan.own_addresses()[0]
        host = f"[{address}]" if ":" in address else address
        return f"http://{host}:{self.port}"

    def qr(self, url: str) -> QrCode:
        """A link as a code to point a camera at."""
        return lan.qr(url)

    async def _look_for_restored(self) -> None:
        """Take a file that `coronet restore` has laid beside the database."""
        while True:
            await asyncio.sleep(RESTORE_SECONDS)
            if not backup.waits(self.store.database):
                continue
            await self.send_away()
            try:
                await self.store.exchange(backup.take_restored)
            except Exception:
                logger.exception("a restored file cannot be taken")
            else:
                logger.info("a restored file was taken")
            self.stopping = False

    async def _begin_anew_after_a_restore(self) -> None:
        """Other processes have exchanged the database under this one."""
        epoch = await self.store.meta(backup.EPOCH)
        if epoch != self._epoch:
            self._epoch = epoch
            await self.send_away()
            self.stopping = False

    async def _poll(self) -> None:
        """Look at the revisions of all open tables: notices are hints, and one may be lost."""
        await self._begin_anew_after_a_restore()
        found = await self.store.revs(list(self.rooms))
        newer = [(table_id, rev) for table_id, rev in found.items() if table_id in self.rooms]
        self.heard([(table_id, rev) for table_id, rev in newer if self.rooms[table_id].row.rev < rev])
        await self.tell_presence()

    async def tell_presence(self) -> None:
        """Tell other processes who is here, and hear who is there."""
        here = {
            (room.row.id, viewer.guest_id)
            for room in self.rooms.values()
            for viewer in room.viewers
            if viewer.silent_since is None
        }
        await self.store.be_here(sorted(here), self.clock.now() + PRESENT_SECONDS * 1000)
        before, self.elsewhere = self.elsewhere, await self.store.here_elsewhere(self.clock.now())
        for table_id in {table_id for table_id, _ in before ^ self.elsewhere} & self.rooms.keys():
            self.rooms[table_id].see_who_is_here()


def _note_transaction(written: Written) -> None:
    metrics.commit_seconds.observe(written.seconds)
