"""The server that has a database open already: found by its note, and known by an answer of its own."""

from __future__ import annotations

import http.client
import secrets

from coronet.server.store.database import Database
from coronet.server.store.note import PATH

__all__ = ["port_of"]

ANSWER_SECONDS = 5.0
LONGEST_ANSWER = 200


def port_of(database: Database) -> int | None:
    """The port on which a server of this user's answers that has the database open."""
    note = database.note_left()
    if note is None:
        return None
    asked = secrets.token_hex(16)
    connection = http.client.HTTPConnection("localhost", note.port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", f"{PATH}{asked}")
        said = connection.getresponse().read(LONGEST_ANSWER)
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()
    return note.port if secrets.compare_digest(said, note.answer(asked).encode()) else None
