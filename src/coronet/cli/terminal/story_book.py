"""The story so far, by round and trick, for whoever asks what happened.

Without open memory the cards of earlier tricks are named only when their round is over (rules, section 9).
"""

from __future__ import annotations

from coronet.games.contract import Line

ROUND_BEGINS = frozenset({"story-round", "story-extra-round"})
SET_BEGINS = "story-woo-set-begins"
TRICK_ENDS = "story-takes"
UNTOLD = frozenset({"story-has-chosen"})


class StoryBook:
    """What one viewer was told."""

    def __init__(self) -> None:
        self._rounds: list[list[list[Line]]] = []  # each a list of tricks, each a list of lines

    def add(self, lines: list[Line]) -> None:
        """Write down a step."""
        for line in lines:
            if line[0] in UNTOLD:
                continue
            if line[0] in ROUND_BEGINS or line[0] == SET_BEGINS or not self._rounds:
                self._rounds.append([[]])
            self._rounds[-1][-1].append(line)
            if line[0] == TRICK_ENDS:
                self._rounds[-1].append([])

    def this_round(self, *, open_memory: bool) -> list[Line]:
        """The round in play; tricks before the last one told by their end alone, unless memory is open."""
        tricks = self._rounds[-1] if self._rounds else []
        last = max((at for at, trick in enumerate(tricks) if trick), default=0)
        told: list[Line] = []
        for at, trick in enumerate(tricks):
            if open_memory or at >= last:
                told += trick
                continue
            for key, args in trick:
                if key in ROUND_BEGINS:
                    told.append((key, args))
                elif key == TRICK_ENDS:
                    told.append(("play-log-trick", {"number": at + 1, "seat": args["seat"]}))
        return told

    def round_before(self) -> list[Line]:
        """The whole round before the one in play."""
        return [line for trick in self._rounds[-2] for line in trick] if len(self._rounds) > 1 else []
