"""A whole game of each kind in French and Polish: every word is of that language, but for what is typed."""

from __future__ import annotations

import io
import re
import sys

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from coronet.bots.characters import character_at
from coronet.bots.levels import LEVELS
from coronet.cli.main import run
from coronet.games.catalogue import PARLOUR
from coronet.words import languages
from coronet.words.words import files_of

WORD = re.compile(r"[^\W\d_]{3,}")
OTHERS = [language for language in languages() if language != "en"]
GAMES = {
    "classic": ["rebel", "--edition", "classic", "--rounds", "royal-decree,wedding-gift,poisoned-apple"],
    "deluxe": ["rebel", "--players", "6", "--rounds", "magic-beans,crystal-clear,haggle-with-the-hag"],
    "r": ["r"],
    "r-draft": ["r", "--variant", "draft", "--variant", "balance"],
    "r-traitor": ["r", "--variant", "traitor", "--variant", "last-chance"],
    "r-prophecy": ["r", "--variant", "prophecy", "--variant", "till-dawn"],
    "r-fortune": ["r", "--variant", "fortune"],
    "r-true-king": ["r", "--variant", "true-king"],
    "woo-ghost": ["woo", "--mode", "ghost", "--goal", "2"],
    "woo-teams": ["woo", "--mode", "teams", "--players", "4", "--specials", "lavish", "--goal", "2"],
    **{name: [name] for name in PARLOUR},
}
# What is typed stands after a mark, in brackets, or after the verb it goes with
TYPED = re.compile(
    r"^> .*$|\([a-z]+(?:-[a-z]+)*\)|\b(?:choose|rules|power|show)\s+[\w-]+|\bleft \w+ right \w+|zzz", re.MULTILINE
)
COMMANDS = ["hand", "trick", "players", "score", "log", "log before", "why 1", "zzz", "back"]
# Messages that say what to type: their English words are no words of the language
SAY_WHAT_TO_TYPE = re.compile(
    r"form-|help-|allowed-|input-|ask-|play-(r-|woo-)?help-|topic-(typing|cards)|rules-how|.*-more$|r-house"
)
AROUND = {"quit", "power", "swap", "haggle", "return", "rules"}  # the words to type that are shown beside their meaning


class _Said(Visitor):
    """Gathers the words of texts."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - the visitor's naming
        if not SAY_WHAT_TO_TYPE.match(node.id.name):
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's naming
        self.words |= {word.lower() for word in WORD.findall(str(node.value))}


def words_of(language: str) -> set[str]:
    found = _Said()
    for file in files_of(language):
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return found.words


def people() -> set[str]:
    names = " ".join(character_at(level, seat).name for level in LEVELS for seat in range(8))
    return {word.lower() for word in WORD.findall(names)}


@pytest.fixture
def plays_the_first_choice(monkeypatch):
    """Whatever is typed that is no command means the first legal choice; all commands are given once, then choices."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*COMMANDS, *["1"] * 4000])))
    monkeypatch.setattr(
        "coronet.cli.terminal.evening.meant",
        lambda typed, question: typed if typed == "zzz" else question.table.choices(question.seat)[0],
    )


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_shows_no_english_word_but_what_is_typed(plays_the_first_choice, capsys, game, language):
    assert run(["play", *GAMES[game], "--seed", "3", "--level", "beginner", "--lang", language]) == 0
    shown = TYPED.sub("", capsys.readouterr().out)
    said = {word.lower() for word in WORD.findall(shown)}
    assert sorted(said - words_of(language) - people() - AROUND) == []
