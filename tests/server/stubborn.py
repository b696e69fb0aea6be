"""A player who does not give up: comes back after every loss, and sends again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.player import Player

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Stubborn(Player):
    """Repeats a command with the same id until it is answered; takes frames as the page does.

    `patience` is how long it waits for an answer, in seconds.
    """

    def __init__(self, url: str, name: str = "Zofia", *, seed: int = 0, patience: float = 5) -> None:
        super().__init__(url, name, seed=seed)
        self.patience = patience
        self.acked: list[tuple[str, str, int]] = []  # table, id, revision
        self.chosen: list[str] = []  # choices that were acknowledged
        self.refused: list[str] = []  # codes
        self.jumps = 0  # updates that were missed, and made good by the next one
        self.stop = False

    async def until(self, holds: Any, seconds: float | None = None) -> None:
        """Wait no longer than patience allows."""
        await super().until(holds, self.patience if seconds is None else seconds)

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "up" and self.seq is not None and frame["prev"] != self.seq:
            if frame["seq"] <= self.seq:
                return  # told before
            assert frame["prev"] > self.seq, "an update tells a part again"
            assert "view" in frame or self.view is None, "an update after a gap has the whole view"
            self.jumps += 1
        super()._take(frame)

    async def come_back(self) -> None:
        """Connect again, as often as it takes."""
        while not self.stop:
            with contextlib.suppress(*LOST):
                await self.drop()
                await self.connect()
                if self.bye is None:
                    return
            self.bye = None
            await asyncio.sleep(0.05)

    async def insist(self, frame: str, **fields: Any) -> None:
        """Send a command until it is answered: once more on the same socket, then on a new one."""
        command_id = secrets.token_urlsafe(9)
        tries = 0
        while not self.stop:
            tries += 1
            try:
                answer = await asyncio.wait_for(self.command(frame, id=command_id, **fields), self.patience)
            except TimeoutError:
                if tries % 2 == 0:
                    await self.come_back()
                continue
            except LOST:
                await self.come_back()
                continue
            if answer["t"] == "ack":
                self.acked.append((str(self.table), command_id, answer["seq"]))
                self.chosen += [fields["choice"]] if frame == "do" else []
            else:
                self.refused.append(answer["code"])
            return

    async def step(self) -> None:
        """Do what is to be done now, then wait for news; none for long, or a lost connection: come back."""
        seq = self.seq
        if self.info and self.info["state"] == "between":
            await self.insist("ready", on=True)
        elif self.is_asked():
            await self.insist("do", ask=self.own["question"], choice=self.choice())
        try:
            await self.until(lambda: self.seq != seq)
        except LOST:
            await self.come_back()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.info is not None and self.info["state"] == "over"

    async def run(self) -> None:
        """Play game after game until told to stop."""
        while not self.stop:
            if self.is_over:
                await self.insist("again")
                await self.insist("start")
            await self.step()

    async def play_to_the_end(self) -> None:
        """Play until the game is over."""
        while not self.is_over and not self.stop:
            await self.step()
