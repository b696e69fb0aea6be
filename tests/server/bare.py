"""A page without a page: a bare connection that sends what it likes, and reads only when told to."""

from __future__ import annotations

import base64
import json
import os
import select
import socket
import struct
from typing import Any

from coronet.server.wire.protocol import PROTO, SUBPROTOCOL

LITTLE = 4096  # bytes that the kernel keeps for a reader who does not read


class Bare:
    """One connection to a server on this machine."""

    def __init__(self, port: int) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        self.socket.settimeout(20)
        self.socket.connect(("127.0.0.1", port))
        self.port = port

    def upgrade(self, path: bytes = b"/ws") -> Bare:
        """Become a WebSocket."""
        head = (
            b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\nSec-WebSocket-Protocol: %s\r\n\r\n"
        )
        self.socket.sendall(head % (self.port, base64.b64encode(os.urandom(16)), SUBPROTOCOL.encode()))
        read = b""
        while not read.endswith(b"\r\n\r\n") and (byte := self.socket.recv(1)):
            read += byte
        return self

    def send(self, payload: bytes) -> None:
        """A text frame, masked with nothing."""
        length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
        self.socket.sendall(b"\x81" + length + bytes(4) + payload)

    def hello(self, **fields: Any) -> Bare:
        """The first frame, and the first of the answer."""
        self.send(json.dumps({"t": "hello", "proto": PROTO, **fields}).encode())
        self.socket.recv(1)
        return self

    def is_cut(self, seconds: float) -> bool:
        """Whether the server has ended the connection within that time, without anything being read before."""
        poll = select.poll()
        poll.register(self.socket, select.POLLRDHUP)
        return bool(poll.poll(seconds * 1000))

    def __enter__(self) -> Bare:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()
