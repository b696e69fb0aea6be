"""What a person keeps of themselves, written: of each kind and id the latest, and of too many the last."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, select

from coronet.server.store import schema
from coronet.server.store.rows import DiaryRow
from coronet.server.store.transaction import Statements

__all__ = ["note"]


def note(connection: Connection, guest_id: int, rows: Sequence[DiaryRow], most: int) -> None:
    """Write what is later than what is there; nothing for somebody who was forgotten meanwhile."""
    guest, diary = schema.guest.c, schema.diary.c
    # Locked, so that another process that writes for the same person waits and counts on.
    if connection.execute(select(guest.id).where(guest.id == guest_id).with_for_update()).first() is None:
        return
    theirs = diary.guest_id == guest_id
    named = {row.id for row in rows}
    known = connection.execute(select(diary.kind, diary.id, diary.at).where(theirs, diary.id.in_(named)))
    latest = {(kind, name): at for kind, name, at in known}
    written: dict[tuple[str, str], DiaryRow] = {}
    for row in rows:
        if row.at > latest.get((row.kind, row.id), -1):
            latest[row.kind, row.id] = row.at
            written[row.kind, row.id] = row
    last: int = connection.execute(select(func.max(diary.no)).where(theirs)).scalar() or 0
    numbered = [asdict(row) | {"guest_id": guest_id, "no": last + at} for at, row in enumerate(written.values(), 1)]
    Statements(schema.diary, on_sqlite=connection.dialect.name == "sqlite").replace(connection, numbered)
    too_many = select(diary.no).where(theirs).order_by(diary.no.desc()).offset(most).limit(1).scalar_subquery()
    connection.execute(delete(schema.diary).where(theirs, diary.no <= too_many))
