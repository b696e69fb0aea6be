"""Bent frames by the thousand: what looks like a command and is none, and what is no frame at all.

Runs as a process of its own, so that its work does not slow the players who are measured:
`python -m tests.server.soak.bending PORT TABLE FRAMES SEED`; prints how many it sent.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import random
import sys
from typing import Any

A_CONNECTION = 60  # frames before the one that ends it
REFUSED: tuple[dict[str, Any], ...] = (
    {"t": "do", "ask": 0, "choice": "play Q7"},
    {"t": "do", "ask": 2**40, "choice": "power 99"},
    {"t": "undo", "ask": 1},
    {"t": "auto", "on": True},
    {"t": "hint", "ask": 3},
    {"t": "sit", "seat": 9},
    {"t": "stand"},
    {"t": "ready", "on": True},
    {"t": "start"},
    {"t": "again"},
)  # from somebody who has no seat
KINDS = ("do", "sit", "say", "start", "again", "ready", "create", "share", "")
FIELDS = ("seat", "ask", "choice", "on", "text", "settings", "key", "before", "n", "name", "level", "game")
HELLO = {"t": "hello", "proto": 1, "name": "Bent"}


def odd(rng: random.Random) -> Any:
    """A value that nobody expects."""
    return rng.choice(
        [None, True, -1, 2**70, 1e308, "", "\0", "power 99", "é" * 300, [], [[[]]], {}, {"a": {"b": []}}, [1] * 400]
    )


def refused(rng: random.Random) -> bytes:
    """Something that the server reads, and has to refuse."""
    return json.dumps(rng.choice(REFUSED) | {"id": f"{rng.getrandbits(60):016x}"}).encode()


def ending(rng: random.Random) -> tuple[int, bytes]:
    """Something that ends a connection: the opcode, and what it carries."""
    bent = {"t": rng.choice(KINDS), "id": odd(rng)} | {field: odd(rng) for field in rng.sample(FIELDS, 3)}
    text = bytearray(json.dumps(bent).encode())
    match rng.randrange(6):
        case 0:
            text[rng.randrange(len(text))] = 0xFF  # no UTF-8
        case 1:
            del text[rng.randrange(1, len(text)) :]
        case 2:
            text = bytearray(b"[" * 5000)
        case 3:
            return 2, bytes(text)
        case 4:
            text = bytearray(rng.randbytes(rng.randrange(1, 400)))
    return 1, bytes(text)


def masked(kind: int, payload: bytes) -> bytes:
    """A frame of the wire, masked with zeros."""
    length = len(payload)
    head = bytes([128 | kind, 128 | length]) if length < 126 else bytes([128 | kind, 254]) + length.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


async def one_connection(port: int, table: str, rng: random.Random) -> int:
    """Upgrade, say hello, bend; how many bent frames went out."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(
            f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Protocol: coronet.1\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        frames = [masked(1, refused(rng)) for _ in range(A_CONNECTION)] + [masked(*ending(rng))]
        hello = HELLO | rng.choice([{}, {"table": table}])
        writer.write(masked(1, json.dumps(hello).encode()) + b"".join(frames))
        await writer.drain()
        while (said := await reader.read(65536)) and b'"bye"' not in said:  # until the server has had enough
            pass
        return len(frames)
    finally:
        writer.close()


async def bend(port: int, table: str, frames: int, seed: int) -> int:
    """As many as asked for, over connections one after the other; a server that is away is waited for."""
    rng = random.Random(seed)
    sent = 0
    while sent < frames:
        try:
            sent += await asyncio.wait_for(one_connection(port, table, rng), 30)
        except (OSError, EOFError, TimeoutError):
            await asyncio.sleep(0.1)
    return sent


if __name__ == "__main__":
    with contextlib.suppress(AttributeError):
        os.nice(5)  # a stranger's machine would be another one
    print(asyncio.run(bend(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
