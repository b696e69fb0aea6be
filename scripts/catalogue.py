"""Writes what the page takes from the games as data, so that it holds no rule: editions, seats, variants, bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from coronet.bots.characters import CHARACTERS as BOTS
from coronet.bots.strengths import KNOWN_WITHIN, strengths
from coronet.games.box.cards import CARDS_BY_NAME, CHARACTERS, COLOURS, strength_of
from coronet.games.catalogue import GAMES, game_named
from coronet.games.r import hooks as duel
from coronet.games.r.settings import SENSELESS
from coronet.games.rebel import hooks
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.settings import EDITIONS, FIRST_GAME, read
from coronet.games.woo.cards import CARD_NAMES, SUITS
from coronet.games.woo.specials import EFFECTS, TABLES

SETTINGS = "settings"


def catalogue() -> dict[str, Any]:
    """Round cards and princesses by edition."""
    return {edition: _edition(edition) for edition in EDITIONS}


def _edition(edition: str) -> dict[str, Any]:
    rounds = [_round(edition, name) for name in rounds_of(edition)]
    return {
        "rounds": rounds,
        "first_game": list(FIRST_GAME[edition]),
        "princesses": princesses_of(edition),
        "princesses_by": read({"edition": edition}).princesses,
    }


def _round(edition: str, name: str) -> dict[str, Any]:
    card = next(card for card in hooks.ROUNDS if hooks.identifier(card) == name)
    letter = str(getattr(card, f"{edition.upper()}_LETTER"))
    number = hooks.ROUNDS_BY_NAME[name]
    left, right = hooks.PASS_LEFT[number], hooks.PASS_RIGHT[number]
    return {"id": name, "letter": letter, "hourglass": bool(card.HOURGLASS), "left": left, "right": right}


def games() -> dict[str, dict[str, Any]]:
    """Each game as it declares itself, without what can be set."""
    return {name: {key: value for key, value in _declared(name).items() if key != SETTINGS} for name in GAMES}


def settings() -> dict[str, list[dict[str, Any]]]:
    """What can be set in each game, for the forms alone."""
    return {name: _declared(name)[SETTINGS] for name in GAMES}


def _declared(game: str) -> dict[str, Any]:
    return game_named(game).declared.to_data()


def variants() -> dict[str, Any]:
    """The variants of R, and what does not go together and why."""
    return {
        "variants": [{"id": duel.VARIANT_NAMES[number], "slot": duel.SLOT_OF[number]} for number in duel.VARIANT_NAMES],
        "senseless": [[*sorted(pair), reason] for pair, reason in SENSELESS.items()],
        "strengths": {name: strength_of(card) for name, card in CARDS_BY_NAME.items() if name in CHARACTERS},
        "colours": list(COLOURS),
    }


def gifts() -> dict[str, Any]:
    """The cards of Woo the Princess by suit, the effects they can have, and who usually has them."""
    suits = [[name for name in CARD_NAMES if name[0] == suit] for suit in SUITS]
    usual = {name: list(TABLES["ones"].get(name, ())) for name in EFFECTS}
    return {"effects": list(EFFECTS), "suits": suits, "usual": usual}


def characters() -> dict[str, dict[str, str]]:
    """The taste of each bot by level and name."""
    return {level: {bot.name: bot.taste for bot in bots} for level, bots in BOTS.items()}


def dances() -> dict[str, dict[str, list[str]]]:
    """What there is to have danced with in each game, by kind."""
    declared = {name: game_named(name).declared.dances for name in GAMES}
    return {name: {kind: list(names) for kind, names in of.items()} for name, of in declared.items() if of}


def ratings() -> dict[str, Any]:
    """How strong the levels are, and how well that is known."""
    return {"levels": strengths(), "deviation": KNOWN_WITHIN}


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    written = {
        "generated/games": games(),
        "generated/settings": settings(),
        "generated/characters": characters(),
        "generated/dances": dances(),
        "generated/strengths": ratings(),
        "games/rebel/catalogue": catalogue(),
        "games/r/variants": variants(),
        "games/woo/gifts": gifts(),
    }
    for name, data in written.items():
        (folder / f"{name}.json").parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
