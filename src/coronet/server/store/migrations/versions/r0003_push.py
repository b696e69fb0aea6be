"""Where browsers take notices while no page is open.

Revision 0003.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

Long = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "push",
        Column("hash", LargeBinary(), nullable=False),
        Column("guest_id", Long, nullable=False),
        Column("endpoint", Text(), nullable=False),
        Column("key", LargeBinary(), nullable=False),
        Column("auth", LargeBinary(), nullable=False),
        Column("language", Text(), nullable=False),
        Column("created_at", Long, nullable=False),
        PrimaryKeyConstraint("hash", name=op.f("pk_push")),
    )
    op.create_index(op.f("ix_push_guest_id"), "push", ["guest_id"])


def downgrade() -> None:
    op.drop_table("push")
