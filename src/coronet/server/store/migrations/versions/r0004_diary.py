"""What a person keeps of themselves.

Revision 0004.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Integer, LargeBinary, PrimaryKeyConstraint, Text

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Long = BigInteger().with_variant(Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "diary",
        Column("guest_id", Long, nullable=False),
        Column("kind", Text(), nullable=False),
        Column("id", Text(), nullable=False),
        Column("no", Long, nullable=False),
        Column("at", Long, nullable=False),
        Column("body", LargeBinary(), nullable=False),
        ForeignKeyConstraint(["guest_id"], ["guest.id"], name=op.f("fk_diary_guest_id_guest"), ondelete="CASCADE"),
        PrimaryKeyConstraint("guest_id", "kind", "id", name=op.f("pk_diary")),
    )
    op.create_index(op.f("ix_diary_guest_id_no"), "diary", ["guest_id", "no"])


def downgrade() -> None:
    op.drop_table("diary")
