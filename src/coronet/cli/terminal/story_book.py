"""The story so far, by round and trick, for whoever asks what happened; what may still be told, the game says."""

from __future__ import annotations

from coronet.games.contract import Line, Told, may_be_told

ROUND_BEGINS = frozenset({"story-round", "story-extra-round"})
SET_BEGINS = "story-woo-set-begins"
TRICK_ENDS = "story-takes"
UNTOLD = frozenset({"story-has-chosen"})
ENDS = frozenset({"story-r-wins", "story-r-drawn", "story-woo-wins", "story-woo-nobody-wins"})


class StoryBook:
    """What one viewer was told."""

    def __init__(self) -> None:
        self._rounds: list[list[list[Told]]] = []  # each a list of tricks, each a list of lines

    def add(self, story: list[Told]) -> None:
        """Write down a step."""
        for told in story:
            key = told.line[0]
            if key in UNTOLD:
                continue
            if key in ROUND_BEGINS or key == SET_BEGINS or not self._rounds:
                self._rounds.append([[]])
            self._rounds[-1][-1].append(told)
            if key == TRICK_ENDS:
                self._rounds[-1].append([])

    def this_round(self, moment: int) -> list[Line]:
        """The round in play; a trick whose cards may not be told any more is told by its number."""
        lines: list[Line] = []
        for at, trick in enumerate(self._rounds[-1] if self._rounds else []):
            still = [told.line for told in trick if may_be_told(told, moment)]
            if len(still) < len(trick):
                still = [_numbered(line, at + 1) for line in still]
            lines += still
        return lines

    def round_before(self) -> list[Line]:
        """The whole round before the one in play."""
        return [told.line for trick in self._rounds[-2] for told in trick] if len(self._rounds) > 1 else []


def _numbered(line: Line, number: int) -> Line:
    key, args = line
    return ("play-log-trick", {"number": number, "seat": args["seat"]}) if key == TRICK_ENDS else line
