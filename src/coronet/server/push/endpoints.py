"""Where notices may be sent: addresses that browsers name, which must not lead into anybody's inner network.

A name is looked up when a notice is sent, and the connection goes to an address that was looked at: a name that leads
elsewhere a moment later leads nowhere new.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from msgspec import Struct

__all__ = ["Endpoint", "Unreachable", "addresses", "is_public", "read"]

LONGEST = 1024
HTTPS = 443
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class Unreachable(Exception):  # noqa: N818 - it says what the endpoint is
    """No notice may be sent there."""


class Endpoint(Struct, frozen=True):
    """An address that a browser named, taken apart."""

    host: str
    port: int
    path: str
    is_safe: bool  # by TLS

    @property
    def origin(self) -> str:
        """Whom a signature is for."""
        usual = HTTPS if self.is_safe else 80
        place = self.host if self.port == usual else f"{self.host}:{self.port}"
        return f"{'https' if self.is_safe else 'http'}://{place}"


def read(text: str, *, anywhere: bool = False) -> Endpoint:
    """Take an endpoint apart; Unreachable when it is none, or leads where none may lead unless `anywhere`."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise Unreachable
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise Unreachable from None
    host, is_safe = parts.hostname or "", parts.scheme == "https"
    if parts.scheme not in ("http", "https") or not host or ":" in host or parts.username is not None:
        raise Unreachable
    port = port or (HTTPS if is_safe else 80)
    if not anywhere and (not is_safe or port != HTTPS or not _may_be_public(host)):
        raise Unreachable
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Endpoint(host, port, path, is_safe)


async def addresses(endpoint: Endpoint, *, anywhere: bool = False) -> list[str]:
    """Addresses of an endpoint at this moment; Unreachable when it has others than public ones, OSError when none."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    known = list(dict.fromkeys(str(address[0]) for *_, address in found))
    if not anywhere and not all(is_public(address) for address in known):
        raise Unreachable
    return known


def _may_be_public(host: str) -> bool:
    """Whether a host has a name of the internet: no address, and nothing of one's own network."""
    return "." in host and not host.rsplit(".", 1)[-1].isdigit() and not host.endswith((".local", ".internal"))


def is_public(text: str) -> bool:
    """Whether an address is one of the internet, however it is wrapped.

    >>> [is_public(text) for text in ("9.9.9.9", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False]
    """
    address = ipaddress.ip_address(text.split("%", maxsplit=1)[0])
    if isinstance(address, ipaddress.IPv6Address):
        teredo = address.teredo
        inner = address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast
