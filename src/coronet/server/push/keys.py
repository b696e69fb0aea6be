"""The house's own keys, by which push services know it (RFC 8292): made once, and kept in the database."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode

from msgspec import Struct

from coronet.server.store.store import Store

__all__ = ["Keys", "own", "read", "written"]

KEPT_AS = "push keys"  # in `meta`


class Keys(Struct, frozen=True):
    """A pair, as base64 for addresses without padding: the secret number, and the point that pages are told."""

    secret: str
    public: str


async def own(store: Store) -> Keys:
    """The keys of this house; those of the process that was first, where several start at once."""
    kept = await store.meta(KEPT_AS)
    if kept is None:
        kept = await store.keep_meta(KEPT_AS, await asyncio.to_thread(_new))
    return Keys(*kept.split())


def _new() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - at the first start alone
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

    key = ec.generate_private_key(ec.SECP256R1())
    secret = key.private_numbers().private_value.to_bytes(32, "big")
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return f"{written(secret)} {written(public)}"


def written(data: bytes) -> str:
    """Bytes as push services and browsers write them.

    >>> written(b"coronet?")
    'Y29yb25ldD8'
    """
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """What was written so; ValueError where it was not.

    >>> read("Y29yb25ldD8")
    b'coronet?'
    """
    return urlsafe_b64decode(text.rstrip("=").encode("ascii") + b"=" * (-len(text.rstrip("=")) % 4))
