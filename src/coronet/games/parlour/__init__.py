"""The parlour games printed with R (S to Z): small games of their own with the same cards."""

__all__ = ["BOTS"]

BOTS = "coronet.bots.box.parlour"  # the rules of thumb for their records
