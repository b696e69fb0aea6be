"""`coronet tournament`: bots against bots, the same deals in every seat."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coronet.cli.faults import BOT_MS, faults_in

if TYPE_CHECKING:
    from coronet.bots.tournament import Standing, Tournament
    from coronet.words import Words

USUAL_MS = 50


def tournament(
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option()],
    settings: Annotated[list[str] | None, typer.Argument()] = None,
    bot: Annotated[list[str] | None, typer.Option()] = None,
    bot_ms: Annotated[int, typer.Option(min=1, max=10**6)] = BOT_MS,
    games: Annotated[int, typer.Option(min=1, max=10**6)] = 100,
    ms: Annotated[float | None, typer.Option(min=0, max=10**4)] = None,
    playouts: Annotated[int, typer.Option(min=0, max=10**6)] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**60)] = 1,
    file: Annotated[Path | None, typer.Option()] = None,
    table: Annotated[Path | None, typer.Option()] = None,
    on: Annotated[str, typer.Option()] = "local",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play against each other."""
    from coronet.bots import outside
    from coronet.bots.cluster import check_place
    from coronet.bots.tournament import Tournament, check, results, run
    from coronet.bots.tournament.plan import with_players
    from coronet.cli.game_options import Options, options_typed, settings_of
    from coronet.cli.language import language
    from coronet.cli.progress import Counted, bar
    from coronet.cli.reports.leaderboard import leaderboard
    from coronet.cli.stopping import stopping
    from coronet.errors import InputError
    from coronet.games.catalogue import game_named
    from coronet.games.declaration import PLAYERS
    from coronet.words import Words

    chosen = game_named(game)
    check_place(on)
    for name, wanted in (("file", file), ("table", table)):
        if wanted is not None and not wanted.parent.is_dir():
            raise InputError(name, value=str(wanted), allowed="a file in a folder that exists")
    seats = tuple(name.strip() for name in bots.split(","))
    milliseconds = ms if ms is not None else 0 if playouts else USUAL_MS
    sets = -(-games // len(seats))
    programs = outside.named(seats, outside.read(bot or (), bot_ms), bot_ms)
    check(Tournament(game, {}, seats, sets, seed, outside=programs))
    options, house = options_typed(chosen, settings or [])
    players: Options = {PLAYERS: str(len(seats))} if chosen.declared.setting(PLAYERS) else {}
    chosen_settings = settings_of(chosen, options | players, house)
    chosen_settings.pop(PLAYERS, None)
    held = Tournament(game, chosen_settings, seats, sets, seed, milliseconds, playouts, programs)
    words = Words(language())
    kept = file or results.place_of(held)
    done = Counted(bar(words, "tournament-progress", held.games, is_shown=not as_json))
    last_words = "stopped-tournament" if kept else "stopped-anew"
    with stopping(lambda: words.say(last_words, done=done.number, of=held.games, file=str(kept))):
        found = run(held, kept, done, on=on)
    if file is None and kept:
        kept.unlink(missing_ok=True)
    if table is not None:
        _write(table, leaderboard(words, found))
    if as_json:
        full = with_players(chosen, chosen_settings, len(seats)).to_data()
        print(json.dumps({"game": game, "settings": full, "bots": [asdict(standing) for standing in found]}))
    else:
        _print(held, words, found, is_timed=bool(milliseconds) and chosen.declared.is_searched)


def _write(table: Path, text: str) -> None:
    from coronet.errors import Cannot

    try:
        table.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Cannot("unwritable", file=str(table), why=error.strerror) from None


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
    for standing in found:
        if standing.faults:
            print(faults_in(words, standing.name, standing.faults, standing.said))
    if is_timed:
        print(words.say("tournament-by-the-clock"))
