"""Woo the Princess in both modes side by side. As a program: a sample of games, for a run with bounds checks."""

from __future__ import annotations

from typing import Any

from coronet.games.woo.choices import choice_of
from coronet.games.woo.entries import rules
from coronet.games.woo.game import GAME
from coronet.games.woo.imagined.at_random import TALLY, playouts
from coronet.games.woo.imagined.imagine import imagine
from coronet.games.woo.imagined.study import begin_study
from coronet.games.woo.record import Courtship, Study
from coronet.kernel.compiled import Row
from tests.woo_games import any_choice, any_game, veiled


def play_both_ways(seed: int, **fixed: Any) -> int:
    """A whole game in both modes; every word equal after every choice, and so are choices, refusals, veils, worlds."""
    entries = rules()
    record, rng = any_game(seed, **fixed)
    words = Row.of(record.to_words())
    out, compiled_out = [0] * GAME.most_choices, Row.zeros(GAME.most_choices)
    made = 0
    while not GAME.over(record):
        seat, choice = any_choice(record, rng)
        number = GAME.choices(record, seat, out)
        assert entries["choices"](words, seat, compiled_out) == number
        assert compiled_out.numbers[:number].tolist() == out[:number]
        tried = choice_of(rng.randint(1, 7), rng.randrange(64))
        other = rng.randrange(record.players)
        assert entries["why_not"](words, other, tried) == GAME.why_not(record, other, tried)
        GAME.act(record, seat, choice)
        entries["act"](words, seat, choice)
        assert words.numbers.tolist() == record.to_words()
        viewer = rng.randrange(-1, record.players)
        known, known_words = veiled(record, viewer), Row.of(words.numbers)
        entries["veil"](known_words, viewer)
        assert known_words.numbers.tolist() == known.to_words()
        if made % 5 == 0:
            compare_worlds(known, viewer, rng.getrandbits(40))
        made += 1
    return made


def compare_worlds(known: Courtship, viewer: int, number: int) -> None:
    """Two worlds of one study in both modes."""
    study, world = Study(), Courtship()
    study_words, world_words = Row.zeros(Study.WORDS), Row.zeros(Courtship.WORDS)
    known_words = Row.of(known.to_words())
    begin_study(known, viewer, number, study)
    rules()["begin_study"](known_words, viewer, number, study_words)
    assert study_words.numbers.tolist() == study.to_words()
    for _ in range(2):
        imagine(known, study, world)
        rules()["imagine"](known_words, study_words, world_words)
        assert world_words.numbers.tolist() == world.to_words()


def playouts_both_ways(seed: int) -> None:
    """Games by the record's own chance, from where a game stands."""
    start, _ = any_game(seed)
    scratch, tally = Courtship(), [0] * TALLY
    playouts(start, scratch, 3, seed, tally)
    scratch_words, tally_words = Row.zeros(Courtship.WORDS), Row.zeros(TALLY)
    rules()["playouts"](Row.of(start.to_words()), scratch_words, 3, seed, tally_words)
    assert tally_words.numbers.tolist() == tally
    assert scratch_words.numbers.tolist() == scratch.to_words()


if __name__ == "__main__":
    for seed in range(40):
        play_both_ways(seed)
        playouts_both_ways(seed)
    print("40 games agree")
