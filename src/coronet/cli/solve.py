"""`coronet solve`: the exact value of a game of R and the best first choice."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from coronet.errors import Cannot, InputError, near

if TYPE_CHECKING:
    from coronet.bots.box.solve.answers import Answer
    from coronet.words import Words

CLEARED = "\r\033[K"  # back to the beginning of the line, and nothing after it
SHOWN = 1e-9  # a smaller chance is not listed


def solve(
    game: Annotated[str, typer.Argument()],
    settings: Annotated[list[str] | None, typer.Argument()] = None,
    deal: Annotated[str | None, typer.Option()] = None,
    sample: Annotated[int, typer.Option(min=2, max=100_000)] = 100,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Solve a game of R exactly."""
    from coronet.bots.box.solve.answers import answer, answer_position
    from coronet.cli.game_options import settings_typed
    from coronet.cli.language import language
    from coronet.cli.stopping import stopping
    from coronet.games.catalogue import GAMES, game_named
    from coronet.games.position import BAR, read_position
    from coronet.words import Words

    position = read_position(game) if BAR in game else None
    name = game if position is None else position.game.name
    solved = [name for name in GAMES if game_named(name).declared.is_solved]
    if name not in solved:
        raise InputError("game", value=name, allowed=" or ".join(solved), near=near(name, solved))
    chosen = game_named(name)
    words = Words(language())
    if position is not None and (settings or deal):
        raise Cannot("position-as-set", name=(settings or ["--deal"])[0].removeprefix("--"))
    held = settings_typed(chosen, settings or [])
    told = _Progress(words, is_shown=not as_json and sys.stderr.isatty())
    try:
        with stopping(lambda: words.say("stopped-anew")):
            if position is None:
                found = answer(chosen, held, deal, sample, seed, told.tell)
            else:
                found = answer_position(position, told.tell)
    finally:
        told.clear()
    if as_json:
        print(json.dumps(found.to_data()))
    else:
        _print(words, found, is_cut=chosen.declared.can_be_cut)


def _print(words: Words, answer: Answer, *, is_cut: bool) -> None:
    variants = [words.say(f"variant-{name}") for name in answer.variants]
    alone = words.say("variant-standard" if is_cut else "solve-one-game")
    print(words.say("solve-game", game=words.game(answer.game), variants=", ".join(variants) or alone))
    for name, value in answer.house_rules.items():
        print(words.say("solve-house-rule", name=name, value=value))
    if answer.deal:
        print(words.say("solve-deal", cards=answer.deal))
    print(words.say("solve-value" if is_cut else "solve-points", value=answer.value))
    if answer.sample:
        sample = answer.sample
        print(words.say("solve-sample", deals=sample.deals, seed=sample.seed, low=sample.low, high=sample.high))
    print(words.say("solve-states", states=answer.states, seconds=answer.seconds, gap=f"{answer.gap:.0e}"))
    for seat, chances in enumerate(answer.opening):
        if not chances:
            continue
        print()
        print(words.say(f"solve-{'now' if answer.is_position else 'first'}-{answer.verb}", number=seat))
        for card, chance in sorted(chances.items(), key=lambda item: -item[1]):
            if chance > SHOWN:
                print(f"  {words.figure(chance, 6)}  {words.card(card)}")


class _Progress:
    """One line for a person at a terminal, on the error output."""

    def __init__(self, words: Words, *, is_shown: bool) -> None:
        self._words = words
        self._is_shown = is_shown

    def tell(self, doing: str, done: int, of: int) -> None:
        """Say what is being done, in place of what was said before."""
        self._write(CLEARED + self._words.say(f"solve-doing-{doing}", done=done, of=of))

    def clear(self) -> None:
        self._write(CLEARED)

    def _write(self, text: str) -> None:
        if self._is_shown:
            print(text, end="", file=sys.stderr, flush=True)
