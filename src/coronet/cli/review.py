"""`coronet review`: what a player's choices cost in a finished or broken-off game, and where it turned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from coronet.cli.terminal.paper import Paper
    from coronet.table.log import Log
    from coronet.words import Words

LISTED = 12  # choices in the table, the dearest
PERSON = "person"
IN_PERCENT = "chance"
Data = dict[str, Any]


def review(
    log: Annotated[Path, typer.Argument()],
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    playouts: Annotated[int, typer.Option(min=0, max=10**6)] = 0,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """See what each choice of a game cost, and where it turned."""
    from coronet.bots.budget import Budget
    from coronet.bots.kept_reviews import reviewed
    from coronet.cli.language import language
    from coronet.cli.progress import growing_bar
    from coronet.cli.stopping import stopping
    from coronet.cli.terminal.paper import Paper
    from coronet.cli.terminal.shown import wording_of
    from coronet.table.log import read_log
    from coronet.words import Words

    read = read_log(log)
    of = _seat_of(read) if seat is None else seat
    words = Words(language(), wording_of(read.header.game, read.header.settings), you=of)
    progress = growing_bar(words, "review-progress", is_shown=not as_json)
    with stopping(lambda: words.say("stopped-anew")):
        found = reviewed(read, of, progress, Budget(playouts=playouts), log.name)
    if as_json:
        print(json.dumps(found))
    else:
        Page(Paper(), words, found).print()


def _seat_of(log: Log) -> int:
    """The first person among the seats, where the log says who sat there."""
    seats = log.header.seal.seats if log.header.seal else []
    return seats.index(PERSON) if PERSON in seats else 0


class Page:
    """A review in words."""

    def __init__(self, paper: Paper, words: Words, found: Data) -> None:
        from coronet.games.catalogue import game_named

        self.paper, self.words, self.found = paper, words, found
        self.is_percent = found["unit"] == IN_PERCENT
        self.is_exact = game_named(found["game"]).declared.is_solved

    def print(self) -> None:
        """All of it."""
        say, found = self.paper.say, self.found
        decisions = found["decisions"]
        say(
            self.words.say("review-seat", game=self.words.game(found["game"]), seat=found["seat"], count=len(decisions))
        )
        if not decisions:
            return
        say(self.words.say("review-exact" if self.is_exact else f"review-unit-{found['unit']}"))
        say(self.words.say("review-known"))
        self._print_choices(decisions)
        self.print_turns()
        if found["start"] is not None:
            self._print_luck(decisions)

    def _print_choices(self, decisions: list[Data]) -> None:
        dear = sorted((one for one in decisions if one["verdict"] != "fine"), key=lambda one: -one["cost"])
        self.paper.gap()
        if not dear:
            self.paper.say(self.words.say("review-all-fine"))
            return
        columns = ["where", "played", "best", "cost", "error", "win", "verdict"]
        kept = [column for column in columns if not self._is_left_out(column)]
        rows: list[list[Any]] = [[self.words.say(f"review-head-{column}") for column in kept]]
        for one in dear[:LISTED]:
            cells = {
                "where": ".".join(str(part) for part in one["place"].values()),
                "played": self.words.choice(one["played"]["choice"]),
                "best": self.words.choice(one["best"]["choice"]),
                "cost": self._amount(one["cost"]),
                "error": self._amount(one["error"]),
                "win": self._percent(-(one["win_cost"] or 0)),
                "verdict": self.words.say(f"review-verdict-{one['verdict']}"),
            }
            rows.append([cells[column] for column in kept])
        right = {at for at, column in enumerate(kept) if column in {"cost", "error", "win"}}
        self.paper.grid(rows, right)
        if len(decisions) > len(rows) - 1:
            self.paper.say(self.words.say("review-more", count=len(decisions) - len(rows) + 1))

    def _is_left_out(self, column: str) -> bool:
        return (column == "error" and self.is_exact) or (column == "win" and (self.is_exact or self.is_percent))

    def _amount(self, amount: float) -> str:
        return self._percent(amount) if self.is_percent else self.words.figure(amount, 2)

    def _percent(self, share: float) -> str:
        return self.words.say("percent", value=round(100 * share, 1))

    def print_turns(self) -> None:
        """Where the choices turned the game."""
        self.paper.heading(self.words.say("review-turns"))
        if not self.found["turns"]:
            self.paper.say(self.words.say("review-no-turns"))
        for at in self.found["turns"]:
            one = self.found["decisions"][at]
            reason = self.words.say(one["reason"]["key"], **one["reason"]["args"])
            self.paper.say(f"{self._place(one['place'])}: {self._turn(one)} {reason}", hang=2)

    def _turn(self, one: Data) -> str:
        percent = round(100 * (one["win_cost"] or 0), 1)
        cost = self.words.say(f"review-cost-{self.found['unit']}", cost=round(one["cost"], 1), percent=percent)
        played, best = one["played"]["choice"], one["best"]["choice"]
        if all(choice["verb"] == "play" and "power" not in choice for choice in (played, best)):
            (card,), (other,) = played["cards"], best["cards"]
            return self.words.say("review-turn-cards", card=card, other=other, cost=cost)
        said, better = self.words.choice(played), self.words.choice(best)
        return self.words.say("review-turn-choices", played=said, best=better, cost=cost)

    def _place(self, place: dict[str, int]) -> str:
        kind = "trick" if "trick" in place else "set" if "set" in place else "game"
        return self.words.say(f"review-place-{kind}", **place)

    def _print_luck(self, decisions: list[Data]) -> None:
        found = self.found
        self.paper.heading(self.words.say("review-luck"))
        if not found["strokes"]:
            self.paper.say(self.words.say("review-no-luck"))
        for at in found["strokes"]:
            one = found["luck"][at]
            before, after = round(100 * one["before"]), round(100 * one["after"])
            text = self.words.say(f"review-luck-{one['kind']}", before_percent=before, after_percent=after)
            self.paper.say(f"{self._place(one['place'])}: {text}", hang=2)
        self.paper.gap()
        cost = sum(one["win_cost"] for one in decisions)
        luck = sum(one["after"] - one["before"] for one in found["luck"])
        start = round(100 * found["start"])
        sums = {"start_percent": start, "decisions": round(100 * cost), "luck": round(100 * luck)}
        if found["final"] is None:
            self.paper.say(self.words.say("review-sum-open", **sums))
        else:
            self.paper.say(self.words.say("review-sum", final_percent=round(100 * found["final"]), **sums))
