"""Declining a power in the terminal: now, before this trick as long as nothing changes, or for the whole round."""

from __future__ import annotations

from typing import Any

from coronet.cli.terminal.shown import choices_in
from coronet.words import Words

NOW, TRICK, ROUND = "now", "for_trick", "for_round"
TYPED = {"not now": NOW, "not this trick": TRICK, "not this round": ROUND}
LABELS = {NOW: "page-power-later", TRICK: "page-power-not-this-trick", ROUND: "page-power-not-this-round"}


class Declining:
    """What the player has declined for longer than one question."""

    def __init__(self, words: Words) -> None:
        """The words are those typed, in English and in the player's language."""
        self.words = {until: words.say(label).lower() for until, label in LABELS.items()}
        self._typed = TYPED | {said: until for until, said in self.words.items()}
        self._question = 0  # declined by itself when it is asked anew
        self._round: int | None = None  # in which no power is asked for

    def heard(self, typed: str, view: dict[str, Any]) -> str | None:
        """The choice that the words make, if they decline what is asked."""
        own = view["own"]
        until = self._typed.get(" ".join(typed.lower().split()))
        if until is None or not _may_decline(own):
            return None
        if until == TRICK and "asking" in own:
            self._question = own["question"]
        if until == ROUND:
            self._round = view["round"]["number"]
        return "no"

    def declines(self, view: dict[str, Any]) -> bool:
        """Whether a question that can be declined for longer is answered without being put."""
        own = view["own"]
        return self._round == view["round"]["number"] or ("asking" in own and own["asking"] <= self._question)


def _may_decline(own: dict[str, Any]) -> bool:
    return any(choice["verb"] == "no" for choice in choices_in(own))
