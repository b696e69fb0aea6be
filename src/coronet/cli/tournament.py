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

LOCAL, RAY = "local", "ray"
USUAL_MS = 50


def tournament(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option()],
    settings: Annotated[list[str] | None, typer.Argument()] = None,
    games: Annotated[int, typer.Option(min=1, max=10**6)] = 100,
    ms: Annotated[float | None, typer.Option(min=0, max=10**4)] = None,
    playouts: Annotated[int, typer.Option(min=0, max=10**6)] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**60)] = 1,
    file: Annotated[Path | None, typer.Option()] = None,
    on: Annotated[str, typer.Option()] = LOCAL,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play against each other."""
    from coronet.bots.tournament import Tournament, check, results, run
    from coronet.bots.tournament.plan import with_players
    from coronet.cli.game_options import Options, options_typed, settings_of
    from coronet.cli.language import language
    from coronet.cli.progress import Counted, bar
    from coronet.cli.stopping import stopping
    from coronet.errors import InputError
    from coronet.games.catalogue import game_named
    from coronet.games.declaration import PLAYERS
    from coronet.words import Words

    chosen = game_named(game)
    if on != LOCAL and on.partition(":")[0] != RAY:
        raise InputError("on", value=on, allowed=f"{LOCAL}, {RAY} or {RAY}:ADDRESS")
    if file is not None and not file.parent.is_dir():
        raise InputError("file", value=str(file), allowed="a file in a folder that exists")
    seats = tuple(name.strip() for name in bots.split(","))
    milliseconds = ms if ms is not None else 0 if playouts else USUAL_MS
    sets = -(-games // len(seats))
    check(Tournament(game, {}, seats, sets, seed))
    options, house = options_typed(chosen, settings or [])
    players: Options = {PLAYERS: str(len(seats))} if chosen.declared.setting(PLAYERS) else {}
    chosen_settings = settings_of(chosen, options | players, house)
    chosen_settings.pop(PLAYERS, None)
    held = Tournament(game, chosen_settings, seats, sets, seed, milliseconds, playouts)
    words = Words(language())
    kept = file or results.place_of(held)
    done = Counted(bar(words, "tournament-progress", held.games, is_shown=not as_json))
    last_words = "stopped-tournament" if kept else "stopped-anew"
    with stopping(lambda: words.say(last_words, done=done.number, of=held.games, file=str(kept))):
        found = run(held, kept, done, on=on)
    if file is None and kept:
        kept.unlink(missing_ok=True)
    if as_json:
        full = with_players(chosen, chosen_settings, len(seats)).to_data()
        print(json.dumps({"game": game, "settings": full, "bots": [asdict(standing) for standing in found]}))
    else:
        _print(held, words, found, is_timed=bool(milliseconds) and chosen.declared.is_searched)


def _print(held: Tournament, words: Words, found: list[Standing], *, is_timed: bool) -> None:
    fair = 100 / len(held.bots)
    print(words.say("tournament-head", sets=held.deal_sets, players=len(held.bots), fair_percent=round(fair, 1)))
    for standing in found:
        print(
            words.say(
                "tournament-line",
                name=f"{standing.name:10}",
                games=standing.games,
                share_percent=round(100 * standing.win_share, 1),
                low_percent=round(100 * standing.low, 1),
                high_percent=round(100 * standing.high, 1),
                score=round(standing.mean_score, 2),
                rating=round(standing.rating),
                ms=round(standing.ms_per_decision, 2),
            )
        )
    if is_timed:
        print(words.say("tournament-by-the-clock"))
