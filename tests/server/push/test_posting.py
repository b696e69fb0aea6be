"""One request to a push service: by TLS to the very name, and whatever is answered that is no answer."""

from __future__ import annotations

import asyncio
import socket
import ssl
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from coronet.server.push import posting
from coronet.server.push.endpoints import Endpoint
from coronet.server.push.posting import Answer, post

pytestmark = pytest.mark.anyio


def certificate_of(name, folder):
    """A file with a certificate that says so of itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    itself = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(itself)
        .issuer_name(itself)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / f"{name}.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


async def answered(answer, *, by=None):
    """A server that answers so to whoever asks, with this certificate."""

    async def serve(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()

    context = None
    if by is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(by)
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    return server, server.sockets[0].getsockname()[1]


async def asked(port, *, is_safe=False):
    host = "push.example" if is_safe else "127.0.0.1"
    return await post(Endpoint(host, port, "/1", is_safe), {"TTL": "60"}, b"sealed", now=0, anywhere=True)


@pytest.mark.parametrize(("name", "is_taken"), [("push.example", True), ("other.example", False)])
async def test_a_service_must_be_the_one_that_it_says(tmp_path, monkeypatch, name, is_taken):
    certificate = certificate_of(name, tmp_path)
    monkeypatch.setattr(posting, "_tls", lambda: ssl.create_default_context(cafile=str(certificate)))

    def leads_here(_host, port, *_, **__):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    server, port = await answered(b"HTTP/1.1 201 Created\r\n\r\n", by=certificate)
    monkeypatch.setattr(socket, "getaddrinfo", leads_here)
    async with server:
        if is_taken:
            assert await asked(port, is_safe=True) == Answer(201)
        else:
            with pytest.raises(ssl.SSLCertVerificationError):
                await asked(port, is_safe=True)


async def test_a_redirection_is_not_followed():
    server, port = await answered(b"HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\n\r\n")
    async with server:
        assert await asked(port) == Answer(307)


@pytest.mark.parametrize(
    "answer",
    [b"", b"hello\r\n\r\n", b"SSH-2.0 200\r\n\r\n", b"HTTP/1.1 many\r\n\r\n", b"HTTP/1.1 201 " + b"a" * 20_000],
)
async def test_what_is_no_answer_counts_as_none(answer):
    server, port = await answered(answer)
    async with server:
        with pytest.raises(OSError, match=r"no answer of HTTP|reset"):
            await asked(port)


async def test_a_service_that_never_answers_is_given_up(monkeypatch):
    monkeypatch.setattr(posting, "SECONDS", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(TimeoutError):
        await asked(silent.getsockname()[1])


@pytest.mark.parametrize(
    ("after", "seconds"),
    [("120", 120), ("Thu, 01 Jan 1970 00:02:00 GMT", 120), ("soon", None), ("-5", None)],
)
async def test_when_to_come_again_is_a_number_or_a_date(after, seconds):
    server, port = await answered(f"HTTP/1.1 429 Slow Down\r\nRetry-After: {after}\r\n\r\n".encode())
    async with server:
        assert await asked(port) == Answer(429, seconds)
