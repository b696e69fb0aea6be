"""Settings of a server, from flags and CORONET_* variables; nonsense is refused in one line."""

from __future__ import annotations

import ipaddress
import re
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from coronet.bots.outside import Outside
from coronet.errors import InputError

DEFAULT_PORT = 8777
KEEP_DAYS = 365


class ServerSettings(Struct, frozen=True, kw_only=True):
    """Settings that hold."""

    host: str = "0.0.0.0"  # noqa: S104 - guarded by the private-range rule (wire/net.py)
    port: int = DEFAULT_PORT
    database: str = ""
    public_url: str | None = None
    trusted_proxies: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    bots: int = 0
    migrate: bool = False
    keep_days: int = KEEP_DAYS  # how long finished games are kept
    contact: str = ""  # of the host, for push services; by default the public address
    push_anywhere: bool = False  # also to inner networks and without TLS: for the push service of a test
    outside: tuple[Outside, ...] = ()  # bots from outside that tables may have
    frame_rate: int = 10  # frames a second that one page may send, three times as many at once


def read(settings: ServerSettings) -> ServerSettings:
    """Check what the flags said, and fill in the database's place."""
    if not 0 <= settings.port <= 65535:
        raise InputError("port", value=settings.port, allowed="0 to 65535")
    if not 1 <= settings.frame_rate <= 100_000:
        raise InputError("frame-rate", value=settings.frame_rate, allowed="1 to 100000")
    if not 1 <= settings.keep_days <= 36_500:
        raise InputError("keep", value=settings.keep_days, allowed="1 to 36500 days")
    if settings.public_url is not None:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
            raise InputError("public-url", value=settings.public_url, allowed="https://HOST, without a path")
    if settings.contact and not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^/\s]+\S*", settings.contact):
        raise InputError("contact", value=settings.contact, allowed="mailto:NAME@HOST or https://HOST")
    for proxy in settings.trusted_proxies:
        try:
            ipaddress.ip_address(proxy)
        except ValueError:
            raise InputError("trusted-proxy", value=proxy, allowed="an address") from None
    if settings.database and not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise InputError("database", value=settings.database, allowed="sqlite:///FILE or postgresql://...")
    return settings


def default_database() -> str:
    """SQLite in the user's data folder, which nobody else can read."""
    import platformdirs  # noqa: PLC0415 - a house in the page has no folder

    folder = Path(platformdirs.user_data_dir("coronet"))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{folder / 'house.sqlite3'}"
