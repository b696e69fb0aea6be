"""The games that have puzzles."""

from __future__ import annotations

from coronet.errors import InputError, either, near
from coronet.puzzles import of_r, of_rebel, of_woo
from coronet.puzzles.kind import Kind

KINDS = {one.game: one for one in (of_rebel.KIND, of_r.KIND, of_woo.KIND)}


def kind_of(game: str) -> Kind:
    """The puzzles of a game; one that has none is an InputError."""
    if game not in KINDS:
        raise InputError("game", value=game, allowed=either(list(KINDS)), near=near(game, KINDS))
    return KINDS[game]
