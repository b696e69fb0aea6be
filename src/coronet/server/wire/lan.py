"""This machine's addresses, links to it, and their QR codes."""

from __future__ import annotations

import io
import ipaddress
import socket
from typing import Literal

from coronet.server.wire.bodies import QrCode

Reach = Literal["local", "lan", "public"]
LAST = ("docker", "br-", "veth", "tun", "tailscale")


def own_addresses() -> list[str]:
    """Addresses of this machine that others on the network can reach, the likeliest first."""
    import ifaddr  # noqa: PLC0415 - a server's alone, as the next

    found: list[str] = []
    for target in ("192.0.2.1", "2001:db8::1"):  # documentation addresses: connecting a datagram socket sends nothing
        family = socket.AF_INET6 if ":" in target else socket.AF_INET
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    adapters = sorted(ifaddr.get_adapters(), key=lambda adapter: adapter.nice_name.startswith(LAST))
    for adapter in adapters:
        found += [ip.ip for ip in adapter.ips if isinstance(ip.ip, str)]
    usable = [text for text in dict.fromkeys(found) if _is_usable(text)]
    return usable or ["127.0.0.1"]


def _is_usable(text: str) -> bool:
    address = ipaddress.ip_address(text.split("%", maxsplit=1)[0])
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def is_loopback(text: str) -> bool:
    """Whether an address is this machine itself."""
    return text.startswith("127.") or text == "::1"


def is_near(text: str) -> bool:
    """Whether an address is this machine or its own network."""
    try:
        address = ipaddress.ip_address(text.split("%", maxsplit=1)[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return address.is_loopback or address.is_private or address.is_link_local


def reach_of(base: str, public: bool) -> Reach:
    """How far a link with this base works."""
    if public:
        return "public"
    host = base.rsplit("//", maxsplit=1)[-1].rsplit(":", 1)[0].strip("[]")
    return "local" if host == "localhost" or host.startswith("127.") or host == "::1" else "lan"


def qr(text: str) -> QrCode:
    """A QR code as the size of its square in modules, quiet zone included, and one SVG path."""
    import segno  # noqa: PLC0415

    code = segno.make(text, error="m", micro=False)
    border = 4
    out = io.BytesIO()
    code.save(
        out,
        kind="svg",
        border=border,
        xmldecl=False,
        svgns=False,
        omitsize=True,
        nl=False,
        svgclass=None,
        lineclass=None,
    )
    svg = out.getvalue().decode()
    path = svg.split(' d="', 1)[1].split('"', 1)[0]
    return QrCode(int(code.symbol_size(border=border)[0]), path)
