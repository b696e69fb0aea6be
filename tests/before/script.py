"""The script of what people did in the house of before: written once, read again from transcripts."""

from __future__ import annotations

import asyncio
import itertools
import random
from typing import Any

from coronet.games.catalogue import game_named
from coronet.server.tables.house import House
from coronet.table.fair import share_hash
from tests.before.forms import FORMS
from tests.before.transcript import SEAT, SPECTATOR, WRITTEN_DOWN, Pages, Step

PEOPLE = (SEAT, "Bruno", "Chiara", "Dora", "Emil", "Fanny", "Gero", "Hana")
QUIET_SECONDS = 0.07  # in which nobody is told anything: everything has happened
SHARE = "5a" * 32


class Script:
    """People who send one frame at a time, and wait until all has happened that comes of it."""

    def __init__(self, house: House, rng: random.Random) -> None:
        self.house, self.rng = house, rng
        self.pages = Pages(house)
        self.steps: list[Step] = []
        self.code = ""
        self.tokens: dict[str, str] = {}
        self.links: dict[str, str] = {}  # the keys in them
        self._numbers = itertools.count(1)

    async def send(self, name: str, kind: str, /, **fields: Any) -> dict[str, Any]:
        """A frame of somebody, and the answer to it."""
        sent = {"t": kind, **fields}
        if kind not in ("hello", "more", "ping"):
            sent = {"t": kind, "id": f"command-{next(self._numbers)}", **fields}
        heard = {each: len(page.frames) for each, page in self.pages.by_name.items()}
        page = self.pages.page(name)
        await page.send(sent)
        await self._quiet(name, sent, heard.get(name, 0))
        told = {
            each: page.frames[heard.get(each, 0) :] for each, page in self.pages.by_name.items() if each in WRITTEN_DOWN
        }
        self.steps.append(
            {"page": name, "sent": sent, "told": {each: frames for each, frames in told.items() if frames}}
        )
        answers = [frame for frame in page.frames[heard.get(name, 0) :] if frame["t"] in ("ack", "refuse", "welcome")]
        return answers[-1] if answers else {}

    async def _quiet(self, name: str, sent: dict[str, Any], heard: int) -> None:
        """Wait for the answer, and then until nobody is told anything more."""
        wanted = {"hello": ("up", "home"), "ping": ("pong",), "more": ("older",)}.get(sent["t"], ("ack", "refuse"))
        before = -1
        while before != (now := self._told()) or not self._is_answered(name, wanted, heard) or self._bot_thinks():
            before = now
            await asyncio.sleep(QUIET_SECONDS)

    def _bot_thinks(self) -> bool:
        """Whether the table waits for a bot; of the last frames, because a page may have gone to another table."""
        frames = self.pages.page(SEAT).frames
        shown = [frame for frame in frames if "table" in frame][-1:]
        if not shown or "view" not in frames[-1] or self.info()["state"] != "playing":
            return False
        return any(self.info()["seats"][seat]["kind"] == "bot" for seat in frames[-1]["view"]["to_act"])

    def _told(self) -> int:
        return sum(len(page.frames) for page in self.pages.by_name.values())

    def _is_answered(self, name: str, wanted: tuple[str, ...], heard: int) -> bool:
        return any(frame["t"] in wanted for frame in self.pages.page(name).frames[heard:])

    async def come(self, name: str, /, **more: Any) -> None:
        """Somebody opens the page, or a table on it."""
        known = {"person": self.tokens[name]} if name in self.tokens else {"name": name}
        answer = await self.send(name, "hello", proto=1, tab="tab-of-before", build="1", **known, **more)
        self.tokens[name] = answer.get("person") or self.tokens[name]

    async def create(self, game: str, settings: dict[str, Any], **more: Any) -> str:
        """A table of Ada's, at which she then is."""
        answer = await self.send(SEAT, "create", game=game, settings=settings, pace="instant", grace=3600, **more)
        self.code = answer["body"]["code"]
        await self.come(SEAT, table=self.code)
        return self.code

    def view(self, name: str) -> dict[str, Any]:
        """What somebody sees of the game."""
        views = [frame["view"] for frame in self.pages.page(name).frames if "view" in frame]
        view: dict[str, Any] = views[-1]
        return view

    def info(self, name: str = SEAT) -> dict[str, Any]:
        """What somebody sees of the table."""
        tables = [frame["table"] for frame in self.pages.page(name).frames if "table" in frame]
        info: dict[str, Any] = tables[-1]
        return info

    def asked(self) -> list[str]:
        """The people at this table who are asked for something."""
        if self.info()["state"] != "playing":
            return []
        return [name for name in self.people if self.view(name)["own"].get("asked")]

    @property
    def people(self) -> list[str]:
        """Who sits at this table, by seat."""
        return [seat["name"] for seat in self.info()["seats"] if seat["kind"] == "person"]

    def choice(self, name: str) -> str:
        """One of the choices that somebody has."""
        own = self.view(name)["own"]
        if "slots" not in own:
            choice: str = self.rng.choice(own["legal"])
            return choice
        slots = own["slots"]
        cards = self.rng.sample(slots["cards"], len(slots["slots"]))
        if slots["named"]:
            return f"{slots['verb']} left {cards[0]} right {cards[1]}"
        return f"{slots['verb']} {' '.join(cards)}"

    async def play(self, name: str, choice: str | None = None) -> dict[str, Any]:
        """Answer the question at hand."""
        ask = self.view(name)["own"]["question"]
        return await self.send(name, "do", ask=ask, choice=choice or self.choice(name))

    async def play_on(self, most: int = 10_000) -> None:
        """Play, and be ready after each part, to the end or for so many choices."""
        for _ in range(most):
            if self.info()["state"] == "between":
                for name in self.people:
                    await self.send(name, "ready", on=True)
            elif asked := self.asked():
                await self.play(self.rng.choice(asked))
            else:
                return


async def seated(script: Script, form: str, **more: Any) -> list[str]:
    """A table of this form with people at all seats but one, before the start; who they are."""
    game, settings = FORMS[form]
    players = game_named(game).read_settings(settings).players
    people = PEOPLE[: max(2, players - 1)]
    await script.come(SEAT)
    seats = [{"kind": "open"}] * len(people) + [{"kind": "bot"}] * (players - len(people))
    code = await script.create(game, settings, seats=seats, listed=True, **more)
    for name in people[1:]:
        await script.come(name, table=code)
        await script.send(name, "sit")
    return list(people)


async def a_whole_game(script: Script, form: str) -> None:
    """From the home page to the end of a game, with all that one may do beside playing."""
    people = await seated(script, form)
    code = script.code
    link = await script.send(SEAT, "link", kind="watch")
    await script.come(SPECTATOR, table=code, key=link["body"]["url"].partition("#")[2])
    await script.send(SEAT, "set", hints=True, listed=False)
    await script.send(people[1], "say", text="Good luck")
    await script.send(people[1], "start")  # who is not the host may not
    await script.send(SEAT, "share", hash=share_hash(bytes.fromhex(SHARE)).hex())
    await script.send(SEAT, "start")
    await script.send(SEAT, "share", share=SHARE)
    await script.play_on(6)
    await script.send(SEAT, "do", ask=0, choice="nothing")
    if script.asked():
        await script.play(script.asked()[0], "nothing of the kind")
    await script.send(people[1], "pause")
    await script.send(SEAT, "resume")
    await script.send(SPECTATOR, "react", what="applause")
    await script.play_on(6)
    await script.come(SEAT, table=code, last=script.pages.page(SEAT).frames[-1].get("seq", 3), chat=0)
    await script.send(SEAT, "more", before=8, n=5)
    await script.send(SEAT, "ping", n=7)
    if script.asked():
        name = script.asked()[0]
        await script.send(name, "hint", ask=script.view(name)["own"]["question"])
    await script.play_on()
    assert script.info()["state"] == "over", script.info()["state"]
    await script.send(people[1], "again")


async def a_full_house(script: Script) -> dict[str, str]:
    """Tables in every state; their codes."""
    found: dict[str, str] = {}

    async def begun(what: str, form: str, choices: int, **more: Any) -> list[str]:
        people = await seated(script, form, **more)
        found[what] = script.code
        await script.send(SEAT, "start")
        await script.play_on(choices)
        return people

    await seated(script, "rebel-classic")
    found["whose shares are due"] = script.code
    await script.send(SEAT, "share", hash=share_hash(bytes.fromhex(SHARE)).hex())
    await script.send(SEAT, "start")
    for form in FORMS:
        await begun(f"in play, {form}", form, {"rebel-classic": 40}.get(form, 3))
    await begun("with a clock of days", "rebel-deluxe", 5, clock=86_400)
    await script.send(SEAT, "auto", on=True)
    await script.come("Emil", table=script.code)
    await script.send("Emil", "sit")
    await begun("between two rounds", "rebel-classic", 0)
    while script.info()["state"] != "between":
        await script.play_on(1)
    await script.send("Bruno", "ready", on=True)
    await begun("paused", "woo-teams", 3)
    await script.send("Bruno", "pause")
    await begun("over", "serious-card", 1000)
    await begun("once more, in the lobby", "r-standard", 1000)
    await script.send("Bruno", "again")
    await begun("once more, in play", "r-prophecy", 1000)
    await script.send("Bruno", "again")
    await script.send(SEAT, "start")
    await script.play_on(2)
    await begun("closed", "triangle", 2)
    await script.send(SEAT, "close")
    people = await seated(script, "rebel-deluxe")
    found["in the lobby"] = script.code
    await script.send(SEAT, "say", text="Who else comes?")
    await script.send("Bruno", "react", what="hurry")
    await script.send("Bruno", "ready", on=True)
    await script.send("Bruno", "name", name="Bruno the Late")
    await script.send(SEAT, "kick", seat=people.index("Chiara"))
    for kind in ("invite", "watch", "device"):
        link = await script.send(SEAT, "link", kind=kind)
        script.links[kind] = link["body"].get("code") or link["body"]["url"].partition("#")[2]
    return found
