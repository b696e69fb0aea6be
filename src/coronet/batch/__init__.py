"""Many games as arrays, compiled and on all cores: records, and tables. Needs the extra `fast`."""

from __future__ import annotations

from coronet.errors import ExtraMissing

try:
    from coronet.batch.records import act_many, choose_many, imagine_many, layout, play_rounds, playouts, rows_of
    from coronet.batch.tables import Step, Tables
except ModuleNotFoundError as error:
    raise ExtraMissing("fast", error.name) from None

__all__ = [
    "Step",
    "Tables",
    "act_many",
    "choose_many",
    "imagine_many",
    "layout",
    "play_rounds",
    "playouts",
    "rows_of",
]
