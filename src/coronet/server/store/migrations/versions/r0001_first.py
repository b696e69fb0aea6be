"""All tables of the first release.

Revision 0001.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Long = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "guest",
        Column("id", Long, autoincrement=False, nullable=False),
        Column("name", Text(), nullable=False),
        Column("created_at", Long, nullable=False),
        Column("seen_at", Long, nullable=False),
        Column("prefs", LargeBinary(), nullable=False),
        PrimaryKeyConstraint("id", name=op.f("pk_guest")),
    )
    op.create_index(op.f("ix_guest_seen_at"), "guest", ["seen_at"])
    op.create_table(
        "meta",
        Column("key", Text(), nullable=False),
        Column("value", Text(), nullable=False),
        PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "tbl",
        Column("id", Long, autoincrement=False, nullable=False),
        Column("code", Text(), nullable=False),
        Column("game", Text(), nullable=False),
        Column("settings", LargeBinary(), nullable=False),
        Column("state", Text(), nullable=False),
        Column("listed", Boolean(), nullable=False),
        Column("chat_on", Boolean(), nullable=False),
        Column("watch_on", Boolean(), nullable=False),
        Column("pace", Text(), nullable=False),
        Column("grace", Integer(), nullable=False),
        Column("host_id", Long, nullable=True),
        Column("rev", Long, nullable=False),
        Column("chat_no", Long, nullable=False),
        Column("game_no", Integer(), nullable=False),
        Column("room", LargeBinary(), nullable=False),
        Column("due_at", Long, nullable=True),
        Column("due_kind", Text(), nullable=True),
        Column("claim", Text(), nullable=True),
        Column("claim_until", Long, nullable=True),
        Column("created_at", Long, nullable=False),
        Column("updated_at", Long, nullable=False),
        Column("writes", Long, nullable=False),
        CheckConstraint("rev >= 0", name=op.f("ck_tbl_rev")),
        PrimaryKeyConstraint("id", name=op.f("pk_tbl")),
        UniqueConstraint("code", name=op.f("uq_tbl_code")),
    )
    op.create_index(
        op.f("ix_tbl_due_at"),
        "tbl",
        ["due_at"],
        sqlite_where=text("due_at IS NOT NULL"),
        postgresql_where=text("due_at IS NOT NULL"),
    )
    op.create_index(op.f("ix_tbl_host_id"), "tbl", ["host_id"])
    op.create_index(
        op.f("ix_tbl_state_updated_at"),
        "tbl",
        ["state", "updated_at"],
        sqlite_where=text("listed IS 1"),
        postgresql_where=text("listed IS true"),
    )
    op.create_table(
        "ban",
        Column("table_id", Long, nullable=False),
        Column("guest_id", Long, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_ban_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "guest_id", name=op.f("pk_ban")),
    )
    op.create_index(op.f("ix_ban_guest_id"), "ban", ["guest_id"])
    op.create_table(
        "chat",
        Column("table_id", Long, nullable=False),
        Column("no", Long, nullable=False),
        Column("at", Long, nullable=False),
        Column("guest_id", Long, nullable=True),
        Column("seat", Integer(), nullable=True),
        Column("kind", Text(), nullable=False),
        Column("text", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_chat_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "no", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_guest_id"), "chat", ["guest_id"])
    op.create_table(
        "game",
        Column("table_id", Long, nullable=False),
        Column("no", Integer(), nullable=False),
        Column("game_id", LargeBinary(), nullable=False),
        Column("rules", Integer(), nullable=False),
        Column("settings", LargeBinary(), nullable=False),
        Column("commitment", LargeBinary(), nullable=False),
        Column("hashes", LargeBinary(), nullable=False),
        Column("shares", LargeBinary(), nullable=False),
        Column("secret", LargeBinary(), nullable=False),
        Column("first_rev", Long, nullable=False),
        Column("last_rev", Long, nullable=True),
        Column("started_at", Long, nullable=False),
        Column("ended_at", Long, nullable=True),
        Column("result", LargeBinary(), nullable=True),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_game_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "no", name=op.f("pk_game")),
    )
    op.create_index(op.f("ix_game_ended_at"), "game", ["ended_at"])
    op.create_table(
        "log",
        Column("table_id", Long, nullable=False),
        Column("rev", Long, nullable=False),
        Column("game_no", Integer(), nullable=False),
        Column("at", Long, nullable=False),
        Column("kind", Text(), nullable=False),
        Column("seat", Integer(), nullable=True),
        Column("ask", Integer(), nullable=True),
        Column("body", LargeBinary(), nullable=False),
        Column("story", LargeBinary(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_log_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "rev", name=op.f("pk_log")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "permit",
        Column("hash", LargeBinary(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("table_id", Long, nullable=True),
        Column("seat", Integer(), nullable=True),
        Column("guest_id", Long, nullable=True),
        Column("epoch", Integer(), nullable=False),
        Column("uses_left", Integer(), nullable=True),
        Column("expires_at", Long, nullable=True),
        Column("created_at", Long, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_permit_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("hash", name=op.f("pk_permit")),
    )
    op.create_index(op.f("ix_permit_expires_at"), "permit", ["expires_at"])
    op.create_index(op.f("ix_permit_guest_id"), "permit", ["guest_id"])
    op.create_index(op.f("ix_permit_table_id"), "permit", ["table_id"])
    op.create_table(
        "played",
        Column("table_id", Long, nullable=False),
        Column("game_no", Integer(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("guest_id", Long, nullable=True),
        Column("game", Text(), nullable=False),
        Column("edition", Text(), nullable=True),
        Column("princess", Text(), nullable=True),
        Column("level", Text(), nullable=True),
        Column("score", Integer(), nullable=False),
        Column("place", Integer(), nullable=False),
        Column("players", Integer(), nullable=False),
        Column("ended_at", Long, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_played_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "game_no", "seat", name=op.f("pk_played")),
    )
    op.create_index(op.f("ix_played_guest_id_ended_at"), "played", ["guest_id", "ended_at"])
    op.create_table(
        "reply",
        Column("table_id", Long, nullable=False),
        Column("guest_id", Long, nullable=False),
        Column("cmd", Text(), nullable=False),
        Column("rev", Long, nullable=False),
        Column("body", LargeBinary(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_reply_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "guest_id", "cmd", name=op.f("pk_reply")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seat",
        Column("table_id", Long, nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("guest_id", Long, nullable=True),
        Column("name", Text(), nullable=False),
        Column("level", Text(), nullable=True),
        Column("acting", Text(), nullable=False),
        Column("epoch", Integer(), nullable=False),
        Column("share_hash", LargeBinary(), nullable=True),
        Column("since", Long, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_seat_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat")),
    )
    op.create_index(op.f("ix_seat_guest_id"), "seat", ["guest_id"])
    op.create_table(
        "snap",
        Column("table_id", Long, autoincrement=False, nullable=False),
        Column("rev", Long, nullable=False),
        Column("state", LargeBinary(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_snap_table_id_tbl"), ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", name=op.f("pk_snap")),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.create_table(
            "presence",
            Column("table_id", Long, nullable=False),
            Column("guest_id", Long, nullable=False),
            Column("proc", Text(), nullable=False),
            Column("until", Long, nullable=False),
            ForeignKeyConstraint(["table_id"], ["tbl.id"], name=op.f("fk_presence_table_id_tbl"), ondelete="CASCADE"),
            PrimaryKeyConstraint("table_id", "guest_id", "proc", name=op.f("pk_presence")),
            prefixes=["UNLOGGED"],
        )
        op.create_index(op.f("ix_presence_until"), "presence", ["until"])


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.drop_table("presence")
    for name in ("snap", "seat", "reply", "played", "permit", "log", "game", "chat", "ban", "tbl", "meta", "guest"):
        op.drop_table(name)
