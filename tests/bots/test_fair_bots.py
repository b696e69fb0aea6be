"""Bots are fair: a choice follows from what its seat can know, in every game, at every level; no seat is favoured."""

from __future__ import annotations

import math
import random

import pytest

from coronet.bots import levels
from coronet.bots.characters import CHARACTERS, line_of
from coronet.bots.levels import LEVELS, Budget, choose, choose_in_character
from coronet.bots.tournament import Tournament, play_deal_set
from coronet.games.catalogue import GAMES, game_named
from coronet.games.rebel.cards import deck
from coronet.kernel.bits import each
from coronet.table.fair import FairDraws
from coronet.words import Words

FEW = Budget(playouts=30)


def positions(name: str, number: int):
    """Positions of games by chance, each with a seat that must choose."""
    game = game_named(name)
    rng = random.Random(name)
    out = [0] * game.most_choices
    found = 0
    for seed in range(1000):
        record = game.new(game.read_settings({}), seed, None)
        for _ in range(rng.randrange(40)):
            seat = rng.choice(list(each(game.to_act(record))))
            game.act(record, seat, out[rng.randrange(game.choices(record, seat, out))])
            if game.over(record):
                break
        if not game.over(record):
            yield game, record, rng.choice(list(each(game.to_act(record))))
            found += 1
        if found == number:
            return


def veiled_words(game, record, seat) -> list[int]:
    own = record.copy()
    own.source = None
    game.veil(own, seat)
    return own.to_words()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_changes_no_choice_at_any_level(name):
    differ = False
    for at, (game, record, seat) in enumerate(positions(name, 6)):
        veiled = record.copy()
        game.veil(veiled, seat)
        world = game.imagine(veiled, seat, at)
        assert veiled_words(game, world, seat) == veiled_words(game, record, seat)
        differ |= world.to_words() != record.to_words()
        for level in LEVELS:
            assert choose(world, seat, level, 7, FEW) == choose(record, seat, level, 7, FEW), level
    assert differ


def test_wins_are_spread_over_the_seats_where_all_play_alike():
    """The leader is drawn, so every seat has the same chance; five standard errors, as deals are the same in a set."""
    for name, bots, settings in (
        ("rebel", ("good",) * 4, {"rounds": ["royal-decree"], "princesses": "random"}),
        ("woo", ("good",) * 4, {"goal": 2}),
        ("r", ("strong",) * 2, {}),
    ):
        held = Tournament(name, settings, bots, 1, 11)
        games = [game for number in range(18) for game in play_deal_set(held, number)["games"]]
        won = [sum(game["shares"][seat] for game in games) for seat in range(len(bots))]
        fair = len(games) / len(bots)
        assert all(abs(one - fair) < 5 * math.sqrt(fair * (1 - 1 / len(bots))) for one in won), (name, won)


def test_a_taste_only_decides_between_choices_of_the_level():
    for game, record, seat in positions("rebel", 12):
        for level in ("beginner", "good"):
            both = {choose(record, seat, level, 3), choose(record, seat, level, 4)}
            assert choose_in_character(record, seat, level, 3) in both, game.name


def between(monkeypatch, one, other):
    """What a careful and a bold seat choose of two that the level of a game of Rebel Princess would make."""
    game = game_named("rebel")
    made = {3: game.parse(one).choice, 4: game.parse(other).choice}
    monkeypatch.setattr(levels, "choose", lambda veiled, seat, level, seed, *, patient: made[seed])
    record = game.new(game.read_settings({}), 1, None)
    careful, bold = (choose_in_character(record, seat, "good", 3) for seat in (0, 1))
    return game.text_of(careful), game.text_of(bold)


def test_a_careful_seat_plays_the_lower_card_and_a_bold_one_the_higher(monkeypatch):
    assert between(monkeypatch, "play F9", "play F3") == ("play F3", "play F9")
    assert between(monkeypatch, "pass left F2 right P4", "pass left Q6 right P1") == (
        "pass left F2 right P4",
        "pass left Q6 right P1",
    )


def test_a_seat_that_a_power_names_is_no_card_to_a_taste(monkeypatch):
    assert between(monkeypatch, "power 3", "power 1") == ("power 3", "power 1")
    assert between(monkeypatch, "power 3", "play F2 power") == ("power 3", "play F2 power")


def test_every_character_has_a_name_of_its_own_and_a_line_in_words():
    names = [character.name for level in LEVELS for character in CHARACTERS[level]]
    assert len(set(names)) == len(names) == 7 * len(LEVELS)
    words = Words("en")
    for level in LEVELS:
        for seat, character in enumerate(CHARACTERS[level]):
            assert words.say(line_of(level, seat), name=character.name).startswith(character.name)


def test_a_sealed_shuffle_deals_every_card_to_every_seat_alike():
    """2,000 deals: how often each card, the Frog among them, came to each seat; 30 is reached once in 700,000 times."""
    game, deals = game_named("rebel"), 2000
    settings = game.read_settings({"players": 4, "rounds": ["once-upon-a-time"], "princesses": "none"})
    dealt = {card: [0] * 4 for card in each(deck(4))}
    for number in range(deals):
        record = game.new(settings, 0, FairDraws(number.to_bytes(32, "big")))
        for seat in range(4):
            for card in each(record.hand[seat]):
                dealt[card][seat] += 1
    for counts in dealt.values():
        assert sum((one - deals / 4) ** 2 / (deals / 4) for one in counts) < 30
