"""A bot from outside at one seat of one game, and the rule for what its program does not answer.

The rule: a program that has ended, is late, cannot be read or answers what is not legal loses that turn, and the first
of the legal choices, in the order in which it was told them, is made. One that has ended or was late is started again
for the next turn, so often in a game; after that all its turns in this game are lost.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from coronet.bots.outside.known import Outside
from coronet.bots.outside.lending import Lent, give_back, lend
from coronet.bots.outside.lines import BEST, CHOOSE, OVER, About, Over, legal, line, question
from coronet.bots.outside.program import ENDED, ILLEGAL, LATE, OUT, UNREADABLE, Fault
from coronet.games.catalogue import game_named

MOST_RESTARTS = 3
"""How often a program is started again in one game."""


class Visitor:
    """One seat's bot for one game; it has a program from its first question until it leaves."""

    def __init__(self, bot: Outside, about: About) -> None:
        self.bot, self.about = bot, about
        self.faults: Counter[str] = Counter()
        self.said = ""  # by the program, at its first fault
        self._game = game_named(about.game)
        self._lent: Lent | None = None
        self._losses = 0  # of programs

    @property
    def is_out(self) -> bool:
        """Whether its program was lost too often in this game."""
        return self._losses > MOST_RESTARTS

    def choose(self, veiled: Any, seed: int) -> int:
        """The choice of its program, or the first that is legal."""
        choices = legal(self._game, veiled, self.about.seat)
        try:
            return self._answer(veiled, seed, choices)
        except Fault as fault:
            self.faults[fault.kind] += 1
            self.said = self.said or fault.said
            return choices[0]

    def leave(self, over: Over | None = None) -> None:
        """Give the program back; where the game is over it is told so."""
        if self._lent is None:
            return
        lent, self._lent = self._lent, None
        try:
            if over is not None:
                lent.program.tell(line(OVER, over), self.bot.ms / 1000)
        except Fault:
            lent.program.end()
        else:
            give_back(self.bot, lent)

    def dismiss(self) -> None:
        """End the program, which may be in the middle of a question."""
        if self._lent is not None:
            self._lent.program.end()
            self._lent = None

    def _answer(self, veiled: Any, seed: int, choices: list[int]) -> int:
        if self.is_out:
            raise Fault(OUT)
        asked = question(self.about, veiled, self.bot.ms, seed)
        try:
            self._lent = self._lent or lend(self.bot, self.about)
            word, said = self._lent.program.ask(CHOOSE, asked, self.bot.ms / 1000)
        except Fault as fault:
            if fault.kind in (ENDED, LATE) or self._lent is None:
                self._losses += 1
                self.dismiss()
            raise
        if word != BEST:
            raise Fault(UNREADABLE, f"{word} {said}".strip())
        if said not in asked.legal:
            raise Fault(ILLEGAL, said)
        return choices[asked.legal.index(said)]
