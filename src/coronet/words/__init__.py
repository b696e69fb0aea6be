"""Words for people: one folder of Fluent files per language, rendered for the terminal."""

from __future__ import annotations

from coronet.words.parity import check
from coronet.words.words import Words, add_words, languages

__all__ = ["Words", "add_words", "check", "languages"]
