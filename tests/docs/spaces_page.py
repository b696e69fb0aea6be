"""docs/doors/spaces.md: the actions and the observation of every game, written by the program."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from coronet.doors.sitting import default_rewards
from coronet.doors.spaces import Space, space_of
from coronet.games.catalogue import GAMES

PAGE = Path(__file__).parent.parent.parent / "docs" / "doors" / "spaces.md"
HEAD = """# Actions and observations of every game

Written by `make playthroughs`; do not edit. PettingZoo, OpenSpiel and the arrays of `coronet.batch` all use these
numbers. `coronet.doors.spaces.space_of(game)` has them for programs: `names`, `layout`, `places`, `mask`, `observe`.

**Actions.** An action names a card, a suit, a seat or says a word. The question that a seat is asked says what becomes
of it: the same `card F3` is played, passed, set aside or given. Most choices are one action. A choice of several cards
is made card by card, in any order, each a step of its own; what has been picked so far is part of the observation
(`picked`) and nobody else sees it. Where two cards have places, the first goes to the left (`pass left F3 right Q7`) or
out of the trick (`swap`, `haggle`), the second to the right or out of the hand. Discards of any number end with
`stand`. Seats are counted from the one that acts, to the left: `seat 1 to the left` is the next.

**Observations.** From the seat's veiled record alone, so nothing in it depends on what the seat cannot know. Sets are a
0 or 1 for each item, a thing out of a few likewise, all else is the plain number. Seats stand in the order from the one
that looks, to the left; those that a smaller table lacks are all 0. Cards stand in the order of their names.

**Rewards.** `points`: what a step adds to the points of a seat, so that more is better. `winning`: at the end 1 shared
by the winners and -1 shared by all others; 0 for everybody if there are no others, or no winners.
"""
REBEL_CHOICES = """
| asked for | actions | choice |
| --- | --- | --- |
| a princess | `princess alice` | `choose alice` |
| cards to pass, one way | `card F3`, `card Q7` | `pass F3 Q7` |
| cards to pass, one each way | `card F3`, then `card Q7` | `pass left F3 right Q7` |
| half of the hand | `card F3`, ... | `half F3 ...` |
| a card for a trick | `card F3` or `card F3 with power` | `play F3` or `play F3 power` |
| one card for anything else | `card F3` | `aside F3`, `gift F3`, `give F3`, `keep F3`, `deal F3`, `freeze F3` |
| a suit | `suit Q` | `show Q` or `power Q` |
| a power | `power`, `seat 1 to the left` or `no` | `power`, `power 3` (the seat's own number) or `no` |
| a swap (Mulan) | `card F3` of the trick, then `card Q7` of the hand; or `no` | `swap F3 Q7` or `no` |
| a haggle | `card F3` of the trick, then `card Q7` of the hand; or `no` | `haggle Q7 F3` or `no` |
| to trade or not | `card F3` or `return` | `trade F3` or `return` |
"""


def text() -> str:
    """The page as it should be now."""
    return "\n".join([HEAD, *(_game(name, space_of(name)) for name in GAMES)])


def _game(name: str, space: Space) -> str:
    lines = [f"## {name}", "", f"{space.size} actions, {space.width} numbers, rewards `{default_rewards(name)}`"]
    lines[-1] += " (fewer points are better: their sign is turned)." if space.game.declared.lowest_wins else "."
    lines += ["", "| action | name |", "| --- | --- |", *_actions(space.names)]
    if name == "rebel":
        lines += [REBEL_CHOICES.rstrip()]
    lines += ["", "| numbers | part | meaning |", "| --- | --- | --- |"]
    for part in space.layout:
        place = space.places[part.name]
        lines.append(f"| {_numbers(place.start, place.stop)} | `{part.name}` | {part.meaning} |")
    return "\n".join([*lines, ""])


def _actions(names: tuple[str, ...]) -> list[str]:
    """Names of one kind in a row, in one line."""

    def kind(entry: tuple[int, str]) -> tuple[str, ...]:
        first, *rest = entry[1].split(" ")
        return (first, *rest[1:]) if rest else (entry[1],)

    lines = []
    for _, entries in groupby(enumerate(names), kind):
        (first, name), *more = entries
        shown = f"`{name}` to `{more[-1][1]}`" if more else f"`{name}`"
        lines.append(f"| {_numbers(first, first + len(more) + 1)} | {shown} |")
    return lines


def _numbers(start: int, stop: int) -> str:
    return str(start) if stop == start + 1 else f"{start} to {stop - 1}"


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
