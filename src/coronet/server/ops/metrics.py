"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
sockets = Gauge("coronet_sockets", "Open sockets", registry=registry)
rooms = Gauge("coronet_rooms", "Tables open in this process", registry=registry)
commands = Counter("coronet_commands", "Commands by kind and answer", ["kind", "answer"], registry=registry)
ack_seconds = Histogram("coronet_ack_seconds", "From receiving a command to its acknowledgement", registry=registry)
drops = Counter("coronet_outbox_drops", "Sockets dropped because they read too slowly", registry=registry)
resumes = Counter("coronet_resumes", "Sockets that came back with a cursor", registry=registry)
bot_seconds = Histogram("coronet_bot_seconds", "Time that a bot's answer took", registry=registry)


def page() -> bytes:
    """All of them as text."""
    return bytes(generate_latest(registry))
