"""An evening: one player at a table in the terminal, the other seats played by the program, from now to the end."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from coronet.bots.characters import line_of
from coronet.bots.outside import Company
from coronet.cli.refusals import refused_in
from coronet.cli.rules import rules as print_rules
from coronet.cli.terminal import opponents
from coronet.cli.terminal.declining import Declining
from coronet.cli.terminal.names import letters_in, names_in, plain
from coronet.cli.terminal.paper import Paper
from coronet.cli.terminal.scenes import scenes_of
from coronet.cli.terminal.shown import is_listed
from coronet.cli.terminal.story_book import ENDS, ROUND_BEGINS, TRICK_ENDS, UNTOLD, StoryBook
from coronet.cli.terminal.typed import Question, meant
from coronet.errors import InputError, Refusal, Refused
from coronet.games.contract import Line, Told
from coronet.table.replay import steps
from coronet.table.table import Table
from coronet.words import Words

Answer = Callable[[Table, int], str]
SCORED = frozenset({"story-scores", "story-rebel"})


class Left(Exception):  # noqa: N818 - nothing went wrong
    """The player has left."""


class Evening:
    """A game in the terminal; `seat` is None when it plays by itself."""

    def __init__(self, table: Table, paper: Paper, words: Words, names: list[str], seat: int | None) -> None:
        self.table = table
        self.paper = paper
        self.words = words
        self.seat = seat
        self.save_to: Path | None = None
        self.scenes = scenes_of(table.game)(paper, words, names, seat)
        self.level = opponents.USUAL
        self.company: Company | None = None  # of bots from outside
        self.answer: Answer | None = None  # of the others, where they do not play by level and company
        self.resumed_by = f"play {table.game}"  # the command that goes on with this game
        self.book = StoryBook()
        self.names = names_in(words, table.game, names)
        self.letters = letters_in(words, table.game)
        self.yes, self.no = (frozenset(words.say(key).split(", ")) for key in ("play-typed-yes", "play-typed-no"))
        self.declining = Declining(words)

    def run(self) -> None:
        """Play on until the game is over; Left, EOFError or KeyboardInterrupt when the player goes."""
        while not self.table.over:
            asked = self.table.to_act
            if self.seat in asked:
                self._act(self.seat, self.choice_of(self.seat))
            else:
                self._act(asked[0], self._answer(asked[0]))

    def _answer(self, seat: int) -> str:
        """What another seat chooses."""
        if self.answer is not None:
            return self.answer(self.table, seat)
        return opponents.pick(self.table, seat, self.level, self.company)

    def begin(self) -> None:
        """A new game: keep it and tell how it starts."""
        self._keep()
        self._welcome("play-welcome")
        self._introduce()
        self._tell(self.table.story(self.seat))

    def _welcome(self, key: str) -> None:
        if self.seat is not None:
            self._say((key, {"seats": [seat for seat in range(self.table.players) if seat != self.seat]}))

    def _introduce(self) -> None:
        """A line about everybody one plays against; nothing to say of the Ghost."""
        for seat in range(self.table.settings.get("players", self.table.players)):
            if self.seat not in (None, seat):
                name = (self.words.names or {}).get(seat, "")
                self.paper.say(self.words.say(line_of(self.level, seat), name=name), indent=2)

    def go_on(self) -> None:
        """A game from its log: what happened before goes into the book, and the table is shown as it stands."""
        self._remember()
        self._keep()
        view = self.table.view(self.seat)
        if view["over"]:
            self.scenes.score_sheet(view)
            self._say(view.get("why") or view["prompt"])
        elif self.scenes.is_begun(view):
            self._welcome("play-welcome-back")
            self.scenes.round_card(view, begins=False)

    def _remember(self) -> None:
        for _, past in steps(self.table.log):
            self.book.add(past.story(self.seat))

    # Steps

    def _act(self, seat: int, choice: str) -> None:
        self.table.act(seat, choice)
        self._keep()
        self._tell(self.table.story(self.seat))

    def _keep(self) -> None:
        if self.save_to is not None:
            self.table.save(self.save_to)

    def _tell(self, story: list[Told]) -> None:
        self.book.add(story)
        sheet_shown = False
        for (key, args), _ in story:
            if key in SCORED:
                if not sheet_shown:
                    self.scenes.score_sheet(self.table.view(self.seat))
                    sheet_shown = True
            elif key in ROUND_BEGINS:
                self._begin_round(key, args, after_sheet=sheet_shown)
            elif key in ENDS:
                self._say(self.table.public_view()["why"])
            elif key not in UNTOLD:
                self._say((key, args))
                if key == TRICK_ENDS:
                    self.paper.gap()

    def _begin_round(self, key: str, args: dict[str, Any], *, after_sheet: bool) -> None:
        if after_sheet and self.seat is not None and self.paper.is_asked_by_a_person:
            self.paper.say(self.words.say("play-go-on"))
            if self.paper.read().lower() in ("quit", "exit"):
                raise Left
        if key == "story-extra-round":
            self._say((key, args))
        self.scenes.round_card(self.table.view(self.seat))

    def _say(self, line: Line | list[Any]) -> None:
        key, args = line
        self.paper.say(self.words.say(key, **args))

    # Asking

    def choice_of(self, seat: int) -> str:
        """Put the question until a legal choice comes."""
        view = self.table.view(seat)
        declined = self.table.declining(seat)
        if declined is not None and self.declining.declines(view):
            return declined
        self.scenes.question(view)
        own = view["own"]
        asked, legal = own["asked"], own["legal"]
        question = Question(self.table, seat, asked, legal, self.names, is_listed(own), self.letters, self.yes, self.no)
        while True:
            typed = self.paper.read()
            if self._is_command(typed, question):
                continue
            choice = self.declining.heard(typed, view) or meant(typed, question)
            refusal = self.table.why_not(seat, choice)
            if refusal is None:
                return choice
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self._say((f"reason-{refusal.code}", refusal.args))
        if refusal.code in ("unknown-choice", "wrong-kind"):
            self._say(("play-hint", {}))

    def _is_command(self, typed: str, question: Question) -> bool:
        """Whether the line was something other than a choice; then it is answered."""
        verb, *rest = typed.lower().split() or [""]
        view = self.table.view(self.seat)
        match verb, rest:
            case "", _:
                self._say(view["own"]["prompt"])
            case (("?" | "help" | "h"), _):
                self._help(view)
            case (("hand" | "trick" | "table" | "players" | "score" | "position"), []):
                self._show(verb, view)
            case "log", _:
                self._log(before=rest == ["before"])
            case "rules", _:
                self._rules(view, rest)
            case "why", _:
                self._why(" ".join(rest), question)
            case "back", []:
                self._take_back()
            case (("quit" | "exit"), []):
                raise Left
            case _:
                return False
        return True

    def _show(self, what: str, view: dict[str, Any]) -> None:
        """A part of the table as it stands."""
        match what:
            case "hand":
                self.scenes.hand(view)
            case "players":
                self.scenes.players(view)
            case "score":
                self._score(view)
            case "position":
                self.paper.copy_out(self.table.position_seen_by(self.seat))
            case _:
                self.scenes.chips(view)
                self.scenes.trick(view)

    def _help(self, view: dict[str, Any]) -> None:
        self._say(view["own"]["prompt"])
        self._say(("play-help-asked", {"asked": view["own"]["asked"]}))
        for key in (*self.scenes.help_keys, "play-help-position"):
            self.paper.say(self.words.say(key, **self.declining.words), 2, hang=2)

    def _score(self, view: dict[str, Any]) -> None:
        if self.scenes.has_scores(view):
            self.scenes.score_sheet(view)
        else:
            self._say(("play-no-score", {}))

    def _log(self, *, before: bool) -> None:
        lines = self.book.round_before() if before else self.book.this_round(self.table.moment)
        for line in lines or [("play-no-log", {})]:
            self._say(line)

    def _rules(self, view: dict[str, Any], named: list[str]) -> None:
        """The card asked for; alone, those that count now; `all` is the whole game."""
        cards = [[self.names.get(plain(" ".join(named)), " ".join(named))] if named else named]
        if named == ["all"]:
            cards = [[]]
        elif not named:
            cards = [[name] for name in self.scenes.rules_at_hand(view)] or [[]]
        for card in cards:
            try:
                print_rules(self.table.game, card, self.table.settings.get("edition"))
            except InputError as error:
                self.paper.say(refused_in(self.words, error))

    def _why(self, typed: str, question: Question) -> None:
        if not typed:
            self._say(("play-help-why", {}))
            return
        refusal = self.table.why_not(question.seat, meant(typed, question))
        if refusal is None:
            self._say(("play-why-not", {}))
        else:
            self._refuse(refusal)

    def _take_back(self) -> None:
        if self.table.viewer is not None:  # a position that is looked at, with nothing done yet
            self._refuse(Refusal("nothing-to-take-back", {}))
            return
        try:
            self.table.take_back(self.seat or 0)
        except Refused as refused:
            self._refuse(refused.refusal)

    # The end

    def end(self) -> None:
        """The game is over and told."""
        if self.save_to is not None:
            self._say(("play-saved", {"file": str(self.save_to)}))

    def leave(self) -> None:
        """The player has gone before the end; the game may wait."""
        self._say(("play-left", {}))
        if self.save_to is None:
            self._say(("play-not-saved", {}))
        else:
            self._say(("play-resume", {}))
            seat = f" --seat {self.seat}" if self.seat else ""
            self.paper.say(f"coronet {self.resumed_by} --resume {shlex.quote(str(self.save_to))}{seat}", 2)
