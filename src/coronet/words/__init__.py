"""Words for people: one folder of Fluent files per language, rendered for the terminal."""

from __future__ import annotations

from coronet.words.parity import check
from coronet.words.words import Words, languages

__all__ = ["Words", "check", "languages"]
