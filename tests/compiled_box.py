"""R and the parlour games in both modes side by side. As a program: a sample of games, for a run with bounds checks."""

from __future__ import annotations

from functools import cache
from typing import Any

from coronet.games.catalogue import game_named
from coronet.games.choosing import choice_of
from coronet.games.r.entries import rules
from coronet.kernel import compiled
from coronet.kernel.compiled import Entry, Row
from tests.box_games import BOX, any_choice, any_game


@cache
def compiled_rules(name: str) -> dict[str, Any]:
    """The entries that the layers above use; R has them as a unit of its own."""
    if name == "r":
        return rules()
    game = game_named(name)
    parts = {"act": game.act, "choices": game.choices, "why_not": game.why_not, "veil": game.veil}
    return compiled.load(name, {part: Entry(rule, quick=True) for part, rule in parts.items()})


def play_both_ways(name: str, seed: int, **fixed: Any) -> int:
    """A whole game in both modes; every word equal after every choice, and so are choices, refusals and veils."""
    entries = compiled_rules(name)
    game, record, rng = any_game(name, seed, **fixed)
    words = Row.of(record.to_words())
    out = [0] * game.most_choices
    compiled_out = Row.zeros(game.most_choices)
    made = 0
    while not game.over(record) and made < 400:
        seat, choice = any_choice(game, record, rng)
        number = game.choices(record, seat, out)
        assert entries["choices"](words, seat, compiled_out) == number
        assert compiled_out.numbers[:number].tolist() == out[:number]
        tried = choice_of(rng.randint(1, 16), rng.randrange(20), 1 << rng.randrange(24))
        assert entries["why_not"](words, seat, tried) == game.why_not(record, seat, tried)
        game.act(record, seat, choice)
        entries["act"](words, seat, choice)
        assert words.numbers.tolist() == record.to_words()
        viewer = rng.randrange(-1, record.players)
        veiled, veiled_words = record.copy(), Row.of(words.numbers)
        game.veil(veiled, viewer)
        entries["veil"](veiled_words, viewer)
        assert veiled_words.numbers.tolist() == veiled.to_words()
        made += 1
    return made


if __name__ == "__main__":
    for name in BOX:
        for seed in range(40 if name == "r" else 6):
            play_both_ways(name, seed)
    print(f"{len(BOX)} games agree")
