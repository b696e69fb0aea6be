"""Every frame each viewer received, searched for cards that the viewer must not know at that point."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from coronet.games.rebel.cards import CARDS_BY_NAME
from coronet.server.wire import protocol
from coronet.table import fair
from coronet.table.log import ChoiceLine, Log, parse_log
from coronet.table.table import Table
from tests.knowledge import Knowledge
from tests.server.player import Player, fetched
from tests.server.test_play import leave, started

pytestmark = pytest.mark.anyio

ROUNDS = [
    ("classic", ["masquerade-ball", "musical-chairs"], ["ice-princess", "scheherazade", "sleeping-beauty"]),
    ("deluxe", ["wedding-gift", "crystal-clear"], ["ice-princess", "scheherazade", "sleeping-beauty"]),
    ("deluxe", ["blind-mans-bluff", "late-to-the-ball"], ["alice", "mulan", "thumbelina"]),
    ("deluxe", ["after-party", "haggle-with-the-hag"], ["mulan", "little-mermaid", "snow-white"]),
]


def what_each_may_know(log: Log) -> list[tuple[int, dict[int, int]]]:
    """For every choice, by revision: the cards that each viewer has seen by then, of this round or a finished one."""
    seal = log.header.seal
    assert seal is not None
    assert seal.secret is not None
    shares = [bytes.fromhex(share or "") for share in seal.shares]
    key = fair.seed_key(
        bytes.fromhex(seal.secret), bytes.fromhex(seal.game_id), bytes.fromhex(seal.settings_hash), shares
    )
    table = Table.replay(log, upto=0, draws=lambda number: fair.FairDraws(key, number))
    record = table._record
    knowledge = Knowledge(record)
    known = [(0, dict(knowledge.seen))]
    for line in log.lines:
        if not isinstance(line, ChoiceLine):
            continue
        if line.choice is None:
            table.take_back(line.seat)
        else:
            table.act(line.seat, line.choice)
        knowledge.note(record)
        finished = 0
        for taken in record.last_taken:
            finished |= taken
        known.append((line.rev or 0, {viewer: cards | finished for viewer, cards in knowledge.seen.items()}))
    return known


def cards_named_in(data: Any) -> int:
    if isinstance(data, dict):
        return cards_named_in([*data.keys(), *data.values()])
    if isinstance(data, list):
        cards = 0
        for item in data:
            cards |= cards_named_in(item)
        return cards
    cards = 0
    for word in data.split() if isinstance(data, str) else ():
        if word in CARDS_BY_NAME:
            cards |= 1 << CARDS_BY_NAME[word]
    return cards


def without_rules(view: dict[str, Any]) -> dict[str, Any]:
    """The view without what the round card says of cards, wherever they are: the same for everybody."""
    card = view["round"] or {}
    return view | {"round": {name: card[name] for name in card if name not in ("worth", "wild")}}


def check_frames(player: Player, viewer: int, known: list[tuple[int, dict[int, int]]]) -> int:
    checked = 0
    for frame in player.frames:
        if frame["t"] != "up" or "view" not in frame:
            continue
        allowed = next(seen[viewer] for rev, seen in reversed(known) if rev <= frame["seq"])
        hidden = cards_named_in([without_rules(frame["view"]), frame["story"]]) & ~allowed
        assert hidden == 0, (viewer, frame["seq"], bin(hidden))
        msgspec.convert(frame, protocol.Up)
        checked += 1
    return checked


@pytest.mark.parametrize(("edition", "rounds", "princesses"), ROUNDS)
async def test_no_frame_names_a_card_that_its_reader_cannot_know(server, edition, rounds, princesses):
    settings = {"edition": edition, "players": 3, "rounds": rounds, "princesses": princesses}
    code, players = await started(server, settings=settings)
    watcher = Player(server.url, "Mira")
    link = await players[0].command("link", kind="watch")
    await watcher.connect(code, link["body"]["url"].partition("#")[2])
    playing = asyncio.gather(*(player.play_to_the_end() for player in players))
    await asyncio.sleep(0.2)
    await watcher.drop()
    await watcher.connect()
    await playing
    known = what_each_may_know(parse_log(await fetched(f"{server.page}/api/log/{code}/1")))
    await watcher.until(lambda: watcher.info["state"] == "over")
    for viewer, player in [*enumerate(players), (-1, watcher)]:
        assert check_frames(player, viewer, known) > 10
    await leave([*players, watcher])
