"""Limits: how often something may happen, and all those that one process of a house counts."""

from __future__ import annotations

import ipaddress

NETWORK_OF_ONE = 64  # bits of an IPv6 address that one household is given


def origin(address: str) -> str:
    """Whom an address belongs to: itself, or with IPv6 its network, of which one household has as many as it likes."""
    try:
        known = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address) or known.is_loopback:
        return str(known)
    if known.ipv4_mapped:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, NETWORK_OF_ONE), strict=False))


class Bucket:
    """A token bucket: `size` at once, `rate` a second in the long run."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: float, rate: float) -> None:
        self.size, self.rate = size, rate
        self.left, self.at = size, 0.0

    def take(self, now: float) -> bool:
        """Take one, if one is left."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class PerKey:
    """A bucket for each key (an address), forgotten when full again."""

    def __init__(self, size: float, rate: float, most: int = 10_000) -> None:
        self.size, self.rate, self.most = size, rate, most
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str, now: float) -> bool:
        """Take one from the key's bucket."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self._forget(now)
            bucket = self.buckets[key] = Bucket(self.size, self.rate)
            bucket.at = now
        return bucket.take(now)

    def is_empty(self, key: str, now: float) -> bool:
        """Whether the key's bucket has none left."""
        bucket = self.buckets.get(key)
        return bucket is not None and bucket.left + (now - bucket.at) * self.rate < 1

    def _forget(self, now: float) -> None:
        full = [key for key, bucket in self.buckets.items() if bucket.left + (now - bucket.at) * self.rate >= self.size]
        for key in full or list(self.buckets)[: self.most // 2]:
            del self.buckets[key]


class Limits:
    """What one process of a house has counted; by address, if nothing else is said."""

    def __init__(self) -> None:
        self.failed_keys = PerKey(20, 20 / 600)
        self.handshakes = PerKey(120, 12)
        self.new_tables = PerKey(40, 40 / 600)
        self.lines = PerKey(5, 0.5)  # of chat, that one person may send
        self.stickers = PerKey(1, 1 / 3)  # that one person may send
        self.replays = PerKey(30, 0.5)  # logs played again
        self.allowed_pushes = PerKey(20, 20 / 600)  # browsers named, or taken back
        self.notes = PerKey(60, 0.2)  # pieces of diaries written
        self.reads = PerKey(120, 4)  # whatever is asked over HTTP
