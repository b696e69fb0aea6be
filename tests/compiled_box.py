"""R and the parlour games in both modes side by side. As a program: a sample of games, for a run with bounds checks."""

from __future__ import annotations

from functools import cache
from typing import Any

from coronet.games.contract import Game
from coronet.games.r.choices import choice_of
from coronet.kernel import compiled
from coronet.table.catalogue import game_named
from tests.box_games import BOX, any_choice, any_game


class CompiledRules:
    """The entries that the layers above use."""

    def __init__(self, game: Game) -> None:
        record = game.record_class
        self.act = compiled.entry(game.act, record, 2)
        self.choices = compiled.entry(game.choices, record, 1, 1)
        self.why_not = compiled.entry(game.why_not, record, 2)
        self.veil = compiled.entry(game.veil, record, 1)


@cache
def compiled_rules(name: str) -> CompiledRules:
    return CompiledRules(game_named(name))


def play_both_ways(name: str, seed: int, **fixed: Any) -> int:
    """A whole game in both modes; every word equal after every choice, and so are choices, refusals and veils."""
    import numpy as np  # noqa: PLC0415 - only with the extra

    rules = compiled_rules(name)
    game, record, rng = any_game(name, seed, **fixed)
    words = np.array(record.to_words(), np.int64)
    out = [0] * game.most_choices
    compiled_out = np.zeros(game.most_choices, np.int64)
    made = 0
    while not game.over(record) and made < 400:
        seat, choice = any_choice(game, record, rng)
        number = game.choices(record, seat, out)
        assert rules.choices(words, seat, compiled_out) == number
        assert compiled_out[:number].tolist() == out[:number]
        tried = choice_of(rng.randint(1, 16), rng.randrange(20), 1 << rng.randrange(24))
        assert rules.why_not(words, seat, tried) == game.why_not(record, seat, tried)
        game.act(record, seat, choice)
        rules.act(words, seat, choice)
        assert words.tolist() == record.to_words()
        viewer = rng.randrange(-1, record.players)
        veiled, veiled_words = record.copy(), words.copy()
        game.veil(veiled, viewer)
        rules.veil(veiled_words, viewer)
        assert veiled_words.tolist() == veiled.to_words()
        made += 1
    return made


if __name__ == "__main__":
    for name in BOX:
        for seed in range(40 if name == "r" else 6):
            play_both_ways(name, seed)
    print(f"{len(BOX)} games agree")
