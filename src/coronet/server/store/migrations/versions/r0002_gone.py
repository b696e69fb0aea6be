"""A copy, for a week, of what was deleted for its age.

Revision 0002.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Long = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "gone",
        Column("id", Long, autoincrement=False, nullable=False),
        Column("at", Long, nullable=False),
        Column("what", Text(), nullable=False),
        Column("rows", LargeBinary(), nullable=False),
        PrimaryKeyConstraint("id", name=op.f("pk_gone")),
    )
    op.create_index(op.f("ix_gone_at"), "gone", ["at"])


def downgrade() -> None:
    op.drop_table("gone")
