"""Prompts of powers say who leads if the power is not used."""

from __future__ import annotations

import pytest

from coronet.games.rebel.shown.prompts import own_prompt
from coronet.words import Words
from tests.positions import Position, rebel

NAMES = ["Ada", "Bruno", "Celeste"]


def asked(position: Position, seat: int, language: str = "en", edition: str = "deluxe") -> str:
    key, arguments = own_prompt(position.veiled(seat), seat)
    return Words(language, edition, NAMES, seat).say(key, **arguments)


@pytest.mark.parametrize(
    ("language", "otherwise"),
    [("en", "Otherwise Ada leads."), ("fr", "Sinon, Ada ouvre."), ("pl", "Inaczej rozpoczyna Ada.")],
)
def test_pocahontas_is_told_who_leads_otherwise(language, otherwise):
    position = rebel("once-upon-a-time", "Q3 F2", "Q7 F3", "Q5 F4", princesses={1: "pocahontas"})
    assert asked(position, 1, language).endswith(otherwise)


def test_pocahontas_who_has_won_a_classic_trick_leads_otherwise_herself():
    hands = ("Q3 F2", "Q7 F3", "Q5 F4")
    position = rebel("once-upon-a-time", *hands, edition="classic", princesses={1: "pocahontas"})
    position.play("0 play Q3", "1 play Q7", "2 play Q5")
    assert asked(position, 1, edition="classic").endswith("Otherwise you lead.")


def test_alice_is_told_that_the_trick_is_hers_otherwise():
    position = rebel("once-upon-a-time", "Q3 F2", "Q7 F3", "Q5 F4", princesses={1: "alice"})
    position.play("0 play Q3", "1 play Q7", "2 play Q5")
    assert asked(position, 1).endswith("Otherwise the trick is yours.")


@pytest.mark.parametrize("princess", ["little-mermaid", "rapunzel"])
def test_who_puts_a_lead_under_a_rule_is_told_whose_it_is(princess):
    position = rebel("once-upon-a-time", "Q3 F2", "Q7 F3", "Q5 F4", princesses={1: princess})
    assert asked(position, 1).endswith("? Ada leads.")


def test_a_power_that_leaves_the_lead_alone_is_asked_for_as_before():
    position = rebel("once-upon-a-time", "Q3 F2", "Q7 F3", "Q5 F4", princesses={1: "cinderella"})
    assert asked(position, 1).endswith("?")
