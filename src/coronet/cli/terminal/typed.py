"""What a typed line means: a choice in the words of the rules, from short forms of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from coronet.cli.terminal.names import plain
from coronet.table.table import Table

CARD = re.compile(r"([^\W\d_]+)([0-9]{1,2})")
LETTERS = {suit.lower(): suit for suit in "FPQC"}
YES = frozenset({"y", "yes", "power"})
NO_CHOICE = frozenset({"unknown-choice"})
NO_CARD = NO_CHOICE | {"no-such-card"}
ALIASES = {"n": "no", "r": "return"}


@dataclass(frozen=True)
class Question:
    """What a seat is asked, and the words it may answer with."""

    table: Table
    seat: int
    asked: list[str]
    legal: list[str]
    names: dict[str, str] = field(default_factory=dict)  # what names stand for, as `plain` writes them: Q, red-spy, 2
    listed: bool = False  # whether the legal choices were shown with numbers
    letters: dict[str, str] = field(default_factory=lambda: LETTERS)  # what may stand before the number of a card
    yes: frozenset[str] = frozenset()  # how the language says it
    no: frozenset[str] = frozenset()

    def is_refused(self, text: str, codes: frozenset[str]) -> bool:
        """Whether a text is no choice for one of these reasons; legal or not is another matter."""
        refusal = self.table.why_not(self.seat, text)
        return refusal is not None and refusal.code in codes


def meant(typed: str, question: Question) -> str:
    """The choice that is meant; what nobody understands comes back in plain words, to be refused as it is."""
    words = _words(typed, question.letters)
    text = " ".join(words)
    if text in question.no and "no" in question.asked:
        return "no"
    if question.listed and text.isascii() and text.isdigit() and 0 < int(text[:4]) <= len(question.legal):
        return question.legal[int(text[:4]) - 1]
    uses = [choice for choice in question.legal if choice != "no"]
    if text in YES | question.yes and "power" in question.asked and len(uses) == 1:
        return uses[0]
    forms = _forms(words, question.names)
    choices = [choice for form in forms for choice in (form, *(f"{verb} {form}" for verb in question.asked))]
    for unlike in (NO_CARD, NO_CHOICE):  # a form that names a card goes before one that only looks like a choice
        for choice in choices:
            if not question.is_refused(choice, unlike):
                return choice
    ending = [choice for choice in question.legal if text and choice.endswith(f" {text}")]
    return ending[0] if len(ending) == 1 else text


def _words(typed: str, letters: dict[str, str]) -> list[str]:
    """The words of a line as the rules write them: `q7!` is Q7 power."""
    words = []
    for word in re.sub(r"[,;+]", " ", typed.replace("!", " power ")).split():
        card = CARD.fullmatch(word)
        suit = letters.get(plain(card[1] if card else word))
        words.append(suit + (card[2] if card else "") if suit else word.lower())
    if len(words) == 1:
        words = [ALIASES.get(words[0], words[0])]
    return words


def _forms(words: list[str], names: dict[str, str]) -> list[str]:
    """What the words may stand for, the plainest first."""
    forms = [" ".join(words), " ".join(_named(words, names)), "-".join(words).removeprefix("the-")]
    match words[1:] if words[:1] == ["pass"] else words:
        case ["right", right, "left", left]:
            forms.append(f"left {left} right {right}")
        case [left, "left", right, "right"] | [right, "right", left, "left"]:
            forms.append(f"left {left} right {right}")
    if len(words) > 1 and words[0] == "choose":
        forms.append("choose " + "-".join(words[1:]).removeprefix("the-"))
    return [form for form in dict.fromkeys(forms) if form]


def _named(words: list[str], names: dict[str, str]) -> list[str]:
    """The words with names replaced by what they stand for, the longest first."""
    for length in range(len(words), 0, -1):
        for at in range(len(words) - length + 1):
            if found := names.get(plain(" ".join(words[at : at + length]))):
                return [*_named(words[:at], names), found, *_named(words[at + length :], names)]
    return words
