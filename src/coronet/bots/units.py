"""All that bots, hints and reviews have compiled, as units by name: what a page needs that has its house inside."""

from __future__ import annotations

from coronet.bots.box.solve import entries as box
from coronet.bots.rebel import search as rebel
from coronet.bots.woo import search as woo

UNITS = {part.UNIT: part.ENTRIES for part in (rebel, woo, box)}
