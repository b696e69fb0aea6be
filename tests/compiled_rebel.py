"""Rebel Princess in both modes side by side. As a program: a sample of rounds, for a run with bounds checks."""

from __future__ import annotations

import random

from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.entries import rules
from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.kernel.compiled import Row
from tests.rebel_games import any_choice, one_round


def play_both_ways(edition: str, players: int, card: str, princess: str, seed: int, **house: str) -> None:
    """A whole round in both modes; every word equal after every choice, and so are choices, refusals and veils."""
    compiled_now = rules()
    rng = random.Random(f"{card} {princess} {players} {seed}")
    record = one_round(edition, players, card, princess, seed, **house)
    words = Row.of(record.to_words())
    out: list[int] = [0] * MOST_CHOICES
    compiled_out = Row.zeros(MOST_CHOICES)
    while not GAME.over(record):
        seat, choice = any_choice(record, rng)
        number = GAME.choices(record, seat, out)
        assert compiled_now["choices"](words, seat, compiled_out) == number
        assert compiled_out.numbers[:number].tolist() == out[:number]
        tried = _any_choice_at_all(rng)
        assert compiled_now["why_not"](words, seat, tried) == GAME.why_not(record, seat, tried)
        GAME.act(record, seat, choice)
        compiled_now["act"](words, seat, choice)
        assert words.numbers.tolist() == record.to_words()
        _compare_veils(record, words, rng.randrange(-1, players))


def _compare_veils(record: Round, words: Row, viewer: int) -> None:
    veiled, veiled_words = record.copy(), Row.of(words.numbers)
    GAME.veil(veiled, viewer)
    rules()["veil"](veiled_words, viewer)
    assert veiled_words.numbers.tolist() == veiled.to_words()


def _any_choice_at_all(rng: random.Random) -> int:
    """Legal or not: kind, number and cards by chance."""
    kind = rng.randint(1, 20)
    number = rng.randrange(48) if kind in (3, 19, 20) else rng.randrange(6)
    return kind | number << 5 | 1 << rng.randrange(48) + 13


if __name__ == "__main__":
    played = 0
    for edition in ("classic", "deluxe"):
        for at, card in enumerate(rounds_of(edition)):
            names = princesses_of(edition)
            play_both_ways(edition, 3 + at % 4, card, names[at % len(names)], seed=1)
            played += 1
    print(f"{played} rounds agree")
