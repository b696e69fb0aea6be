"""Games of Woo the Princess with a watcher in every seat."""

from __future__ import annotations

import random
from collections.abc import Iterator

from coronet.games.woo.game import GAME
from coronet.games.woo.record import GHOST, Courtship
from tests.woo_games import any_choice, veiled
from tests.worlds.woo.watcher import Watcher


def watched(record: Courtship, rng: random.Random, most: int = 400) -> Iterator[dict[int, Watcher]]:
    """Play on at random; after every step all watchers, a spectator (-1) among them. The record changes in place."""
    ghost = 2 if record.mode == GHOST else None
    watchers = {seat: Watcher(seat, ghost) for seat in range(-1, record.players)}
    actor, choice = 0, 0
    for _ in range(most):
        public = GAME.public_view(veiled(record, -1))
        for seat, watcher in watchers.items():
            veil = veiled(record, seat)
            own = GAME.own_view(veil, seat) if seat >= 0 else None
            watcher.see(GAME.story(veil, seat, actor, choice), public, own)
        yield watchers
        if GAME.over(record):
            return
        actor, choice = any_choice(record, rng)
        GAME.act(record, actor, choice)
