"""`coronet tournament`: bots against bots, the same deals in every seat."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from coronet.bots.tournament import Standing, Tournament
    from coronet.words import Words


def tournament(
    game: Annotated[str, typer.Argument(help="The game: rebel.")],
    bots: Annotated[str, typer.Option(help="A level for each seat, by commas: expert,good,good,good.")],
    games: Annotated[int, typer.Option(help="How many games, rounded up to whole deal sets.", min=1, max=10**6)] = 100,
    ms: Annotated[float, typer.Option(help="Milliseconds for a decision that is searched.", min=0, max=10**4)] = 0,
    playouts: Annotated[int, typer.Option(help="Or playouts; 0: what the level has.", min=0, max=10**6)] = 0,
    edition: Annotated[str | None, typer.Option(help="classic or deluxe.")] = None,
    rounds: Annotated[str | None, typer.Option(help="Round cards by commas; or random, anything, first-game.")] = None,
    length: Annotated[str | None, typer.Option(help="How many rounds: 5, in deluxe also 3.")] = None,
    princesses: Annotated[
        str | None, typer.Option(help="By seat, by commas; or choose, random, two-keep-one, none.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same one gives the same deals.", min=0, max=2**60)] = 1,
    file: Annotated[Path | None, typer.Option(help="Results by deal set; what is there is not played again.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play against each other."""
    from coronet.bots.tournament import Tournament, check, run
    from coronet.cli.game_options import settings_of
    from coronet.cli.language import language
    from coronet.cli.progress import bar
    from coronet.errors import InputError
    from coronet.table.catalogue import game_named
    from coronet.words import Words

    seats = tuple(name.strip() for name in bots.split(","))
    options = {"edition": edition, "rounds": rounds, "length": length, "princesses": princesses}
    chosen = game_named(game)
    held = Tournament(game, {}, seats, -(-games // len(seats)), seed, ms, playouts)
    check(held)
    settings = settings_of(chosen, options | {"players": str(len(seats))})
    del settings["players"]
    if file is not None and not file.parent.is_dir():
        raise InputError("file", value=str(file), allowed="a file in a folder that exists")
    held = Tournament(game, settings, seats, held.deal_sets, seed, ms, playouts)
    words = Words(language())
    found = run(held, file, bar(words, "tournament-progress", held.deal_sets, is_shown=not as_json))
    if as_json:
        full = chosen.read_settings(settings | {"players": len(seats)}).to_data()
        print(json.dumps({"game": game, "settings": full, "bots": [asdict(standing) for standing in found]}))
    else:
        _print(held, words, found)


def _print(held: Tournament, words: Words, found: list[Standing]) -> None:
    fair = 100 / len(held.bots)
    print(words.say("tournament-head", sets=held.deal_sets, players=len(held.bots), fair=f"{fair:.1f}"))
    for standing in found:
        print(
            words.say(
                "tournament-line",
                name=f"{standing.name:10}",
                games=standing.games,
                share=f"{100 * standing.win_share:.1f}",
                low=f"{100 * standing.low:.1f}",
                high=f"{100 * standing.high:.1f}",
                score=f"{standing.mean_score:.2f}",
                ms=f"{standing.ms_per_decision:.2f}",
            )
        )
