"""Bots from outside at a command: how long a decision may take, and the turns that they lost, in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.errors import one_line

if TYPE_CHECKING:
    from coronet.words import Words

BOT_MS = 5000


def faults_in(words: Words, name: str, faults: dict[str, int], said: str) -> str:
    """How many turns a bot lost and why, and what its program said at the first of them."""
    kinds = [words.say(f"faults-{kind}", turns=number) for kind, number in sorted(faults.items())]
    lost = words.say("faults-line", name=name, turns=sum(faults.values()), kinds=kinds)
    return f"{lost} {words.say('faults-said', said=one_line(said))}" if said else lost
