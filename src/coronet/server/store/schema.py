"""Tables of the store, the same for SQLite and PostgreSQL.

Times are integers, milliseconds UTC. Columns that hold JSON are bytes written by msgspec. Ids are random 63-bit
integers. Everything that belongs to a table of players goes with its row in `tbl`.

Columns have the names of the fields in `rows.py`. A change here needs a revision in `migrations/versions` that leaves
the release before it working, and its name as REVISION.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = [
    "ON_POSTGRESQL_ONLY",
    "REVISION",
    "ban",
    "chat",
    "diary",
    "game",
    "gone",
    "guest",
    "log",
    "meta",
    "metadata",
    "permit",
    "played",
    "presence",
    "push",
    "reply",
    "seat",
    "snap",
    "tbl",
    "version",
]

REVISION = "0004"  # of migrations/versions, the last one

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)

# On SQLite a key of this type is the row's own number, which BIGINT would not be.
Long = BigInteger().with_variant(Integer(), "sqlite")


# Columns of `tbl` that nobody fills any more. The release before reads them and `gone` may hold them: they go later.
OF_THE_RELEASE_BEFORE = (("due_kind", Text), ("claim", Text), ("claim_until", Long))


def _of_table(*, nullable: bool = False) -> Column[int]:
    return Column("table_id", Long, ForeignKey("tbl.id", ondelete="CASCADE"), nullable=nullable)


meta = Table("meta", metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))

guest = Table(
    "guest",
    metadata,
    Column("id", Long, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("created_at", Long, nullable=False),
    Column("seen_at", Long, nullable=False),
    Column("prefs", LargeBinary, nullable=False),
    Index(None, "seen_at"),
)

tbl = Table(
    "tbl",
    metadata,
    Column("id", Long, primary_key=True, autoincrement=False),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("state", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("chat_on", Boolean, nullable=False),
    Column("watch_on", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("grace", Integer, nullable=False),
    Column("host_id", Long),
    Column("rev", Long, nullable=False),
    Column("chat_no", Long, nullable=False),
    Column("game_no", Integer, nullable=False),
    Column("room", LargeBinary, nullable=False),
    Column("due_at", Long),
    *(Column(name, kind) for name, kind in OF_THE_RELEASE_BEFORE),
    Column("created_at", Long, nullable=False),
    Column("updated_at", Long, nullable=False),
    Column("writes", Long, nullable=False),
    UniqueConstraint("code"),
    CheckConstraint("rev >= 0", name="rev"),
)
# Both partial: `updated_at` changes with every move, and most tables are neither listed nor waiting for a timer.
Index(None, tbl.c.state, tbl.c.updated_at, sqlite_where=tbl.c.listed.is_(True), postgresql_where=tbl.c.listed.is_(True))
Index(None, tbl.c.due_at, sqlite_where=tbl.c.due_at.is_not(None), postgresql_where=tbl.c.due_at.is_not(None))
Index(None, tbl.c.host_id)

permit = Table(
    "permit",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("kind", Text, nullable=False),
    _of_table(nullable=True),
    Column("seat", Integer),
    Column("guest_id", Long),
    Column("epoch", Integer, nullable=False),
    Column("uses_left", Integer),
    Column("expires_at", Long),
    Column("created_at", Long, nullable=False),
    Index(None, "table_id"),
    Index(None, "guest_id"),
    Index(None, "expires_at"),
)

seat = Table(
    "seat",
    metadata,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("guest_id", Long),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("acting", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("share_hash", LargeBinary),
    Column("since", Long, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "guest_id"),
)

game = Table(
    "game",
    metadata,
    _of_table(),
    Column("no", Integer, nullable=False),
    Column("game_id", LargeBinary, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("commitment", LargeBinary, nullable=False),
    Column("hashes", LargeBinary, nullable=False),
    Column("shares", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("first_rev", Long, nullable=False),
    Column("last_rev", Long),
    Column("started_at", Long, nullable=False),
    Column("ended_at", Long),
    Column("result", LargeBinary),
    PrimaryKeyConstraint("table_id", "no"),
    Index(None, "ended_at"),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    Column("rev", Long, nullable=False),
    Column("game_no", Integer, nullable=False),
    Column("at", Long, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("ask", Integer),
    Column("body", LargeBinary, nullable=False),
    Column("story", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "rev"),
    sqlite_with_rowid=False,
)

reply = Table(
    "reply",
    metadata,
    _of_table(),
    Column("guest_id", Long, nullable=False),
    Column("cmd", Text, nullable=False),
    Column("rev", Long, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "guest_id", "cmd"),
    sqlite_with_rowid=False,
)

snap = Table(
    "snap",
    metadata,
    Column("table_id", Long, ForeignKey("tbl.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("rev", Long, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("no", Long, nullable=False),
    Column("at", Long, nullable=False),
    Column("guest_id", Long),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "no"),
    Index(None, "guest_id"),
)

ban = Table(
    "ban",
    metadata,
    _of_table(),
    Column("guest_id", Long, nullable=False),
    PrimaryKeyConstraint("table_id", "guest_id"),
    Index(None, "guest_id"),
)

played = Table(
    "played",
    metadata,
    _of_table(),
    Column("game_no", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", Long),
    Column("game", Text, nullable=False),
    Column("edition", Text),
    Column("princess", Text),
    Column("level", Text),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended_at", Long, nullable=False),
    PrimaryKeyConstraint("table_id", "game_no", "seat"),
    Index(None, "guest_id", "ended_at"),
)

# Where a person's browser takes notices while no page is open; `hash` is that of the endpoint.
push = Table(
    "push",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest_id", Long, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", Long, nullable=False),
    Index(None, "guest_id"),
)

# What a person keeps of themselves; `no` counts what was written of each person, `at` is when it was noted.
diary = Table(
    "diary",
    metadata,
    Column("guest_id", Long, ForeignKey("guest.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("no", Long, nullable=False),
    Column("at", Long, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("guest_id", "kind", "id"),
    Index(None, "guest_id", "no"),
)

# What was deleted for its age, for a week: rows of the table `what`, packed by gone.py;
# `at` is how long servers had run.
gone = Table(
    "gone",
    metadata,
    Column("id", Long, primary_key=True, autoincrement=False),
    Column("at", Long, nullable=False),
    Column("what", Text, nullable=False),
    Column("rows", LargeBinary, nullable=False),
    Index(None, "at"),
)

# Who is here, for several processes; one process with SQLite keeps it in memory.
presence = Table(
    "presence",
    metadata,
    _of_table(),
    Column("guest_id", Long, nullable=False),
    Column("proc", Text, nullable=False),
    Column("until", Long, nullable=False),
    PrimaryKeyConstraint("table_id", "guest_id", "proc"),
    Index(None, "until"),
    prefixes=["UNLOGGED"],
)
ON_POSTGRESQL_ONLY = frozenset({"presence"})

# Alembic's own; not part of `metadata`, so that no revision touches it.
version = Table("alembic_version", MetaData(), Column("version_num", Text, primary_key=True))
