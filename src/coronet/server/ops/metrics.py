"""Metrics for Prometheus."""

from __future__ import annotations

from collections import Counter as Counted
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from coronet import __version__

registry = CollectorRegistry()
ProcessCollector(registry=registry)  # memory, processor time, open files and start of this process
Info("coronet", "The release", registry=registry).info({"version": __version__})
sockets = Gauge("coronet_sockets", "Open sockets", registry=registry)
rooms = Gauge("coronet_rooms", "Tables open in this process", registry=registry)
games = Gauge("coronet_games_in_play", "Games in play at tables open in this process", ["game"], registry=registry)
commands = Counter("coronet_commands", "Commands by kind and answer", ["kind", "answer"], registry=registry)
ack_seconds = Histogram("coronet_ack_seconds", "From receiving a command to its acknowledgement", registry=registry)
commit_seconds = Histogram("coronet_commit_seconds", "Time that a transaction took", registry=registry)
drops = Counter("coronet_outbox_drops", "Sockets dropped because they read too slowly", registry=registry)
resumes = Counter("coronet_resumes", "Sockets that came back with a cursor", registry=registry)
bot_seconds = Histogram("coronet_bot_seconds", "Time that a bot's answer took", registry=registry)
pushes = Counter("coronet_pushes", "Notices to browsers, by how it ended", ["end"], registry=registry)


def count_games(names: Iterable[str]) -> None:
    """So many games of each name are in play."""
    games.clear()
    for name, number in Counted(names).items():
        games.labels(name).set(number)


def page() -> bytes:
    """All of them as text."""
    return bytes(generate_latest(registry))
