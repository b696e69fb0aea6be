"""`coronet play-out`: bots play many games, kept as logs or as Parquet."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coronet.cli.faults import BOT_MS

PARQUET = ".parquet"


def play_out(
    game: Annotated[str, typer.Argument()],
    out: Annotated[Path, typer.Option()],
    settings: Annotated[list[str] | None, typer.Argument()] = None,
    bots: Annotated[str, typer.Option()] = "good",
    bot: Annotated[list[str] | None, typer.Option()] = None,
    bot_ms: Annotated[int, typer.Option(min=1, max=10**6)] = BOT_MS,
    games: Annotated[int, typer.Option(min=1, max=10**6)] = 100,
    ms: Annotated[float, typer.Option(min=0, max=10**4)] = 0,
    playouts: Annotated[int, typer.Option(min=0, max=10**6)] = 0,
    views: Annotated[bool, typer.Option("--views")] = False,
    observations: Annotated[bool, typer.Option("--observations")] = False,
    seed: Annotated[int, typer.Option(min=0, max=2**60)] = 1,
    workers: Annotated[int, typer.Option(min=0, max=256)] = 0,
    on: Annotated[str, typer.Option()] = "local",
) -> None:
    """Let bots play many games and keep them as logs or Parquet."""
    from coronet.bots import outside
    from coronet.bots.cluster import check_place
    from coronet.cli.export import check_parquet, stopped_parquet
    from coronet.cli.game_options import settings_typed
    from coronet.cli.language import language
    from coronet.cli.progress import Counted, bar
    from coronet.cli.stopping import stopping
    from coronet.doors.play_out import PlayOut, check, write_logs
    from coronet.errors import Cannot, InputError
    from coronet.games.catalogue import game_named
    from coronet.words import Words

    held = settings_typed(game_named(game), settings or [])
    seats = tuple(name.strip() for name in bots.split(","))
    programs = outside.named(seats, outside.read(bot or (), bot_ms), bot_ms)
    wanted = PlayOut(game, held, seats, games, seed, ms, playouts, programs)
    check(wanted)
    check_place(on)
    words = Words(language())
    tell = Counted(bar(words, "data-playing", games))
    if out.suffix == PARQUET:
        check_parquet(out)
        from coronet.doors.parquet import Also, games_beside, stopped_beside, write_played

        with stopping(lambda: stopped_parquet(words, tell.number, games, stopped_beside(out))):
            found = write_played(wanted, out, also=Also(views, observations), progress=tell, workers=workers, on=on)
        print(words.say("data-exported", **found._asdict(), file=str(out), beside=str(games_beside(out))))
        return
    if views or observations:
        raise Cannot("only-in-parquet", name="views" if views else "observations")
    if not out.parent.is_dir():
        raise InputError("out", value=str(out), allowed="a folder in a folder that exists, or NAME.parquet")
    with stopping(lambda: words.say("stopped-logs", done=tell.number, of=games, folder=str(out))):
        played = write_logs(wanted, out, tell, workers, on)
    print(words.say("data-played", games=games, played=played, folder=str(out)))
