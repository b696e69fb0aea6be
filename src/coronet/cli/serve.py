"""`coronet serve`: serve tables to browsers on this machine and its network."""

from __future__ import annotations

import errno
import socket
import webbrowser
from typing import Annotated

import typer

from coronet.cli.faults import BOT_MS
from coronet.errors import Cannot, ExtraMissing, InputError

ANY_OF_TEN = 10


def serve(
    host: Annotated[str, typer.Option(envvar="CORONET_HOST")] = "0.0.0.0",  # noqa: S104
    port: Annotated[str, typer.Option(envvar="CORONET_PORT")] = "",
    local: Annotated[bool, typer.Option("--local")] = False,
    database: Annotated[str, typer.Option(envvar="CORONET_DATABASE")] = "",
    public_url: Annotated[str, typer.Option(envvar="CORONET_PUBLIC_URL")] = "",
    trusted_proxy: Annotated[list[str] | None, typer.Option()] = None,
    allow_host: Annotated[list[str] | None, typer.Option()] = None,
    bots: Annotated[int, typer.Option()] = 0,
    bot: Annotated[list[str] | None, typer.Option()] = None,
    bot_ms: Annotated[int, typer.Option(min=1, max=10**6)] = BOT_MS,
    frame_rate: Annotated[int, typer.Option(envvar="CORONET_FRAME_RATE")] = 10,
    keep: Annotated[int, typer.Option(envvar="CORONET_KEEP")] = 365,
    contact: Annotated[str, typer.Option(envvar="CORONET_CONTACT")] = "",
    migrate: Annotated[bool, typer.Option("--migrate")] = False,
    open_page: Annotated[bool, typer.Option("--open/--no-open")] = True,
) -> None:
    """Serve tables to browsers on this machine and its network."""
    try:
        import uvicorn
    except ModuleNotFoundError as missing:
        raise ExtraMissing("server", missing.name) from None
    from coronet.bots import outside
    from coronet.cli.language import language
    from coronet.server import settings
    from coronet.server.ops import logs
    from coronet.server.wire import app, files, transport
    from coronet.words import Words

    if port and not port.isdigit():
        raise InputError("port", value=port, allowed="0 to 65535")
    held = settings.read(
        settings.ServerSettings(
            host="127.0.0.1" if local else host,
            port=int(port or settings.DEFAULT_PORT),
            database=database,
            public_url=public_url or None,
            trusted_proxies=tuple(trusted_proxy or ()),
            allowed_hosts=tuple(allow_host or ()),
            bots=bots,
            outside=tuple(outside.known(outside.read(bot or (), bot_ms), bot_ms).values()),
            frame_rate=frame_rate,
            contact=contact,
            migrate=migrate,
            keep_days=keep,
        )
    )
    if not files.has_page():
        raise Cannot("page-missing")
    words = Words(language())
    if open_page and (runs_at := _running_at(held.database, port)):
        print(words.say("serve-runs", url=runs_at), flush=True)
        webbrowser.open(runs_at)
        return
    listening = _listen(held.host, held.port, 1 if port else ANY_OF_TEN)
    logs.set_up()
    application = app.make(held)
    house = application.state.house
    house.store.prepare(held.migrate)
    house.port = listening.getsockname()[1]
    house.store.database.leave_note(house.port)
    _collect_seldom()
    print(words.say("serve-address", url=f"http://localhost:{house.port}"), flush=True)
    if house.base != f"http://localhost:{house.port}":
        print(words.say("serve-others", url=house.base), flush=True)
    if house.missing_levels:
        print(words.say("serve-levels"), flush=True)
    if open_page:
        _open_soon(f"http://localhost:{house.port}")
    config = uvicorn.Config(
        application,
        http=transport.door(held.trusted_proxies),
        ws=transport.Wire,
        ws_per_message_deflate=False,
        ws_max_size=8192,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=2,
        proxy_headers=False,
    )
    _end_well_on_signals()
    transport.Server(config, house).run(sockets=[listening])


def _running_at(database: str, port: str) -> str | None:
    """Where a server has this database open already, on the port that is asked for, if one is."""
    from coronet.server.ops.running import port_of
    from coronet.server.settings import default_database
    from coronet.server.store.database import Database

    found = port_of(Database(database or default_database()))
    return f"http://localhost:{found}" if found is not None and port in ("", str(found)) else None


def _end_well_on_signals() -> None:
    """The server stops by itself on these and raises them again afterwards: then there is nothing left to do."""
    import signal

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: None)


def _collect_seldom() -> None:
    """Records have no cycles, but many lists: looking for cycles as often as usual would take a quarter of the time."""
    import gc

    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def _listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on the port, or on the next free one."""
    for number in range(port, port + tries):
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            listening = socket.socket(family, socket.SOCK_STREAM)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, number))
            listening.listen(2048)
        except (OSError, OverflowError) as error:
            listening.close()
            if isinstance(error, OSError) and error.errno != errno.EADDRINUSE:
                raise _unheard(host, number, error) from None
            continue
        return listening
    if tries == 1:
        raise Cannot("port-taken", port=str(port))
    raise Cannot("ports-taken", first=str(port), last=str(port + tries - 1))


def _unheard(host: str, port: int, error: OSError) -> Cannot:
    """Why nobody can listen there, whatever the port."""
    if error.errno == errno.EACCES:
        return Cannot("port-guarded", port=str(port))
    return Cannot("address-elsewhere", host=host, why=error.strerror)


def _open_soon(url: str) -> None:
    """Open the page once the server answers."""
    import threading
    import time
    import urllib.request

    def wait() -> None:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{url}/healthz", timeout=1).close()  # noqa: S310 - our own address
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(url)
                return

    threading.Thread(target=wait, daemon=True).start()
