"""Where notices may be sent: services of the internet by TLS, and nothing of anybody's inner network."""

from __future__ import annotations

import socket

import pytest

from coronet.server.push import endpoints
from coronet.server.push.endpoints import Endpoint, Unreachable

pytestmark = pytest.mark.anyio

SERVICES = (
    "https://fcm.googleapis.com/fcm/send/dGhpcw:APA91b",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
    "https://web.push.apple.com/QGuQyavXutnMH",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d",
)


@pytest.mark.parametrize("text", SERVICES)
def test_the_services_of_browsers_can_be_reached(text):
    endpoint = endpoints.read(text)
    assert (endpoint.port, endpoint.is_safe) == (443, True)
    assert endpoint.origin + endpoint.path == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing",
        "https://",
        "http://push.example/1",
        "ftp://push.example/1",
        "https://push.example:8443/1",
        "https://push.example:port/1",
        "https://host@push.example/1",
        "https://localhost/1",
        "https://printer/1",
        "https://printer.local/1",
        "https://metadata.google.internal/1",
        "https://127.0.0.1/1",
        "https://192.168.1.1/1",
        "https://169.254.169.254/latest",
        "https://0x7f.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://push.example/1\r\nX: y",
        "https://push.example/a b",
        "https://push.example/ż",
        "https://push.example/" + "a" * 1024,
    ],
)
def test_whatever_else_a_page_names_is_refused(text):
    with pytest.raises(Unreachable):
        endpoints.read(text)


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("142.250.184.234", True),
        ("2a00:1450:4001::5f", True),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:192.168.0.1", False),
        ("2002:a00:1::", False),
        ("64:ff9b::7f00:1", False),
    ],
)
def test_an_address_of_an_inner_network_is_known_however_it_is_wrapped(address, is_public):
    assert endpoints.is_public(address) is is_public


async def test_a_name_that_leads_inside_is_not_followed(monkeypatch):
    def leads_inside(host, port, *_, **__):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in ("9.9.9.9", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", leads_inside)
    endpoint = Endpoint("push.example", 443, "/1", True)
    with pytest.raises(Unreachable):
        await endpoints.addresses(endpoint)
    assert await endpoints.addresses(endpoint, anywhere=True) == ["9.9.9.9", "10.0.0.1"]
