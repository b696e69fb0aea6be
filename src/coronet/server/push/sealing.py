"""What a push service is handed: a message for the browser's eyes alone (RFC 8291), signed by the house (RFC 8292)."""

from __future__ import annotations

from coronet.server.push.endpoints import Endpoint
from coronet.server.push.keys import Keys
from coronet.server.store.rows import PushRow

__all__ = ["POINT_BYTES", "SECRET_BYTES", "is_point", "sealed", "signature"]

POINT_BYTES, SECRET_BYTES = 65, 16  # of a browser's key, and of its `auth`
HOURS = 12  # a day is the most that services take


def is_point(key: bytes) -> bool:
    """Whether something can be sealed with a browser's key."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - with the first notice alone

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == POINT_BYTES


def sealed(message: bytes, row: PushRow) -> bytes:
    """The message, as `Content-Encoding: aes128gcm` has it."""
    import http_ece  # noqa: PLC0415 - with the first notice alone
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    once = ec.generate_private_key(ec.SECP256R1())
    return bytes(http_ece.encrypt(message, private_key=once, dh=row.key, auth_secret=row.auth, version="aes128gcm"))


def signature(endpoint: Endpoint, keys: Keys, contact: str, now: int) -> str:
    """The header `Authorization`: who sends, for whom, until when; `now` in milliseconds."""
    from py_vapid import Vapid02  # noqa: PLC0415 - with the first notice alone

    house = Vapid02.from_raw(keys.secret.encode())
    house.conf = {"no-strict": True}  # the contact was checked with the settings
    claims = {"aud": endpoint.origin, "exp": now // 1000 + HOURS * 3600, "sub": contact}
    return str(house.sign(claims)["Authorization"])
