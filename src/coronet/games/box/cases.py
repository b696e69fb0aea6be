"""Cards as positions of conformance cases name them."""

from __future__ import annotations

from typing import Any

from coronet.errors import InputError
from coronet.games.box.cards import CARDS_BY_NAME, COLOURED_CARDS, PLAIN_CARDS


def cards_named(place: str, names: Any, coloured: int) -> int:
    """A set of cards from their names, each once."""
    if not isinstance(names, list):
        raise InputError(place, value=names, allowed="a list of cards")
    cards = 0
    for name in names:
        card = CARDS_BY_NAME.get(name) if isinstance(name, str) else None
        if card is None or not (COLOURED_CARDS if coloured else PLAIN_CARDS) >> card & 1 or cards >> card & 1:
            raise InputError(place, value=name, allowed="cards with colour, each once" if coloured else "cards, once")
        cards |= 1 << card
    return cards
