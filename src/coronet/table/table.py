"""A table: one game in play, with named choices, refusals, views, story, log, replay and bytes.

The log is the truth: a table is its log replayed. A refused choice changes nothing.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from coronet.errors import Cannot, InputError, Refusal, Refused
from coronet.games.catalogue import GAMES, game_named
from coronet.games.contract import TAKEN_BACK, Game, Line, Told, veiled_to_read
from coronet.games.option import Hint, Option
from coronet.games.position import can_be_imagined, hands_in, position_text, read_position
from coronet.kernel import generator
from coronet.kernel.bits import each
from coronet.kernel.record import Source
from coronet.table import thinking
from coronet.table.draws import Noting
from coronet.table.lines import Lines
from coronet.table.log import ChanceLine, ChoiceLine, Header, Log, Seal, chance_line, read_log, write_log

__all__ = ["GAMES", "Table"]

SPECTATOR = -1
LARGEST_SEED = 2**62 - 1
KEY_BYTES = 8
LENGTH_BYTES = 4


class Worded(Protocol):
    """A choice that says itself in words: an option, a hint, or what a choice says."""

    @property
    def text(self) -> str:
        """As the game parses it."""


Choice = str | Worded | Mapping[str, Any]
"""A choice: in words, or as anything that has them, a view's data too."""


class Table:
    """One game in play.

    >>> table = Table.new("rebel", edition="classic", players=3, princesses="none", seed=1)
    >>> table.to_act
    [0, 1, 2]
    """

    def __init__(self, game: Game, settings: Any, seed: int | None, noting: Noting, record: Any) -> None:
        """Use Table.new, Table.replay, Table.load, Table.from_position or Table.from_bytes."""
        self._game, self._settings, self._seed = game, settings, seed
        self._noting, self._record = noting, record
        self._is_shared = False  # the record: a veil or a copy of the table reads from it, too
        self._lines = Lines()
        self.seal: Seal | None = None  # of the shuffle, for the log's header
        self.seats: list[str] | None = None  # who sits where, for the log's header
        self.ball: str | None = None  # the day whose ball this is, for the log's header
        self._seat, self._choice = 0, 0  # of the last step
        self._veils: dict[int, Any] = {}
        self._views: dict[int, dict[str, Any]] = {}
        self._before: Any = None  # the spectator's veil before the last step, until what happened in it is asked for
        self._happened: list[Line] = []
        self.steps = 0  # how many choices were made and taken back
        self._begun: Any = None  # the record that a table without what came before begins with
        self._viewer: int | None = None  # who alone knows this table, a seat or a spectator; None: all of it is known
        self._is_set_up = False  # from a position, which may know less than was seen
        self._note_chance()

    @classmethod
    def new(
        cls,
        game: str,
        *,
        seed: int | None = None,
        draws: Source | None = None,
        seal: Seal | None = None,
        **settings: Any,
    ) -> Table:
        """A new game. The same seed and settings give the same deals; `draws` stands in for the generator.

        With `seal` the log's header carries the seal of those draws.
        """
        chosen = game_named(game)
        held = chosen.read_settings(settings)
        number = _checked_seed(seed) if draws is None else 0
        noting = Noting(draws)
        record = chosen.new(held, number, noting)
        table = cls(chosen, held, None if draws else number, noting, record)
        table.seal = seal
        return table

    def __repr__(self) -> str:
        """The game, its players and how far it is; nothing that a seat could not know."""
        viewers = {None: "", SPECTATOR: ", seen by all"}
        seen = viewers.get(self._viewer, f", seen by seat {self._viewer}")
        stands = f"over, winners {self.winners}" if self.over else f"{self.finished} finished, to act {self.to_act}"
        return f"<Table of {self.game}: {self.players} players{seen}, {stands}, totals {self.totals}>"

    # What is to be done

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def viewer(self) -> int | None:
        """The seat that alone knows this table, or -1 for a spectator; None where all of it is known."""
        return self._viewer

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._game.players(self._record)

    @property
    def settings(self) -> dict[str, Any]:
        """The settings as data; reading them again gives the same."""
        data: dict[str, Any] = self._settings.to_data()
        return data

    @property
    def to_act(self) -> list[int]:
        """The seats that must choose now, ascending."""
        return list(each(self._game.to_act(self._record)))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over(self._record)

    @property
    def scores(self) -> list[int] | None:
        """The last finished round's points by seat, or None before the first is finished."""
        return self._game.result(self._record)[0]

    @property
    def totals(self) -> list[int]:
        """Points by seat so far."""
        return self._game.result(self._record)[1]

    @property
    def winners(self) -> list[int]:
        """The winning seats once the game is over."""
        return self._game.result(self._record)[2]

    @property
    def finished(self) -> int:
        """How many parts of the game are over: rounds, sets, deals, or games of a match."""
        return self._game.finished(self._record)

    @property
    def places(self) -> list[int]:
        """The place of each seat once the game is over, 1 the best; equal ones share it, and so do all in a draw."""
        _, totals, winners = self._game.result(self._record)
        if not winners:
            return [1] * len(totals)
        worth = [total if self._game.declared.lowest_wins else -total for total in totals]
        ranked = [(seat not in winners, total) for seat, total in enumerate(worth)]
        return [
            1 if seat in winners else 1 + sum(other < ranked[seat] for other in ranked) for seat in range(len(totals))
        ]

    @property
    def form(self) -> str | None:
        """Which form of the game this is: an edition, variants; None where there is one only."""
        return self._game.form(self._record)

    @property
    def danced(self) -> dict[str, list[str]]:
        """What of the game's dance card is in this game for everybody, by kind: round cards, variants, gifts."""
        return self._game.danced(self._record)

    def role(self, seat: int) -> str | None:
        """Who a seat is: a princess; None where all are alike."""
        return self._game.role(self._record, self._checked_seat(seat))

    def asked(self, seat: int) -> int:
        """The number of the question put to a seat last; a take-back does not change it."""
        return self._game.asked(self._record, self._checked_seat(seat))

    def declining(self, seat: int) -> str | None:
        """The choice that declines for a seat which wishes not to be asked; None where its question must be put."""
        choice = self._game.declining(self._veiled(self._checked_seat(seat)), seat)
        return None if choice is None else self._game.text_of(choice)

    def choices(self, seat: int) -> list[str]:
        """All legal choices of a seat, by name; none for a seat that need not choose."""
        self._check_seen(self._checked_seat(seat))
        out = [0] * self._game.most_choices
        return [self._game.text_of(choice) for choice in out[: self._game.choices(self._record, seat, out)]]

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        """The reason against a choice, or None when it is legal."""
        return self._judge(seat, choice)[1]

    def act(self, seat: int, choice: Choice) -> None:
        """Make a choice; an illegal one raises Refused and changes nothing.

        It is taken as `choices` and `bot` say it, as a view has it, and as `evaluate` and `hint` return it.
        """
        self._check_whole()
        number, refusal = self._judge(seat, choice)
        if refusal is not None:
            raise Refused(refusal)
        self._step(seat, number)

    def take_back(self, seat: int) -> None:
        """Undo a pending choice made at once with others; without one Refused, and nothing changes."""
        self._check_whole()
        if not self._game.pending(self._record, self._checked_seat(seat)):
            raise Refused(Refusal("nothing-to-take-back", {}))
        self._game.take_back(self._own_record(), seat)
        self._lines.add(ChoiceLine(seat=seat, choice=None))
        self._seat, self._choice = seat, TAKEN_BACK
        self._turn_over()

    def undo(self, steps: int = 1) -> None:
        """Go back before the last steps, choices made or taken back; they were never made, nor their draws.

        Only where the table draws by itself: what others draw for it, or sealed, is not drawn again.
        """
        if type(steps) is not int or not 0 < steps <= self.steps:
            allowed = f"1 to {self.steps}" if self.steps else "none: nothing was done"
            raise InputError("steps", value=steps, allowed=allowed)
        if self._noting.inner is not None:
            raise Cannot("not-undone")
        before = self._before_steps(steps)
        self.__dict__.update(before.__dict__)

    def _before_steps(self, steps: int) -> Table:
        if self._begun is None:
            before = Table.replay(self.log, self.steps - steps)
        else:
            before = Table._begun_at(self._game, self._settings, self._begun.copy(), Noting())
            made = [line for line in self._lines if isinstance(line, ChoiceLine)]
            for line in made[: self.steps - steps]:
                if line.choice is None:
                    before.take_back(line.seat)
                else:
                    before.act(line.seat, line.choice)
        before.seal, before.seats, before.ball = self.seal, self.seats, self.ball
        before._is_set_up = self._is_set_up
        return before

    def _step(self, seat: int, choice: int) -> None:
        self._game.act(self._own_record(), seat, choice)
        self._seat, self._choice = seat, choice
        self._turn_over()
        self._lines.add(ChoiceLine(seat=seat, choice=self._game.text_of(choice)))
        self._note_chance()

    def _own_record(self) -> Any:
        """The record, to be written to: what others still read stays as it is."""
        if self._is_shared:
            self._record = self._record.copy()
            self._record.source = self._noting
            self._is_shared = False
        return self._record

    def _turn_over(self) -> None:
        """A step was made: what was shown is of before."""
        self.steps += 1
        self._before, self._happened = self._veils.get(SPECTATOR), []
        self._veils.clear()
        self._views.clear()

    def _judge(self, seat: int, choice: Choice) -> tuple[int, Refusal | None]:
        text = choice.get("text") if isinstance(choice, Mapping) else getattr(choice, "text", choice)
        parsed = self._game.parse(text, self._record) if isinstance(text, str) else None
        if parsed is None:
            return 0, Refusal("unknown-choice", {"text": text})
        if not self._is_seat(seat):
            return 0, Refusal("no-such-seat", {"seat": seat})
        return parsed.choice, self._game.refuse(self._record, seat, parsed)

    def _check_whole(self) -> None:
        """Refuse what takes all cards where some are unknown."""
        if self._viewer is not None:
            raise Cannot("cards-unknown")

    def _check_seen(self, seat: int) -> None:
        """Refuse what takes another seat's knowledge than the one there is."""
        if self._viewer is not None and seat not in (self._viewer, SPECTATOR):
            raise Cannot("cards-unknown")

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.players

    def _checked_seat(self, seat: int) -> int:
        if not self._is_seat(seat):
            raise InputError("seat", value=seat, allowed=f"0 to {self.players - 1}")
        return seat

    # What each sees

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, or a spectator (None), as JSON-ready data."""
        view = self.public_view()
        return view if seat is None else view | {"own": self.own_view(seat)}

    def public_view(self) -> dict[str, Any]:
        """What all see. Kept until the next step: read it, do not change it."""
        view = self._views.get(SPECTATOR)
        if view is None:
            view = self._views[SPECTATOR] = self._game.public_view(self._veiled(SPECTATOR))
        return view

    def own_view(self, seat: int) -> dict[str, Any]:
        """What this seat alone sees. Kept until the next step: read it, do not change it."""
        view = self._views.get(self._checked_seat(seat))
        if view is None:
            view = self._views[seat] = self._game.own_view(self._veiled(seat), seat)
        return view

    def open_view(self) -> dict[str, Any]:
        """Everything, all hands open: for replay and review after the end."""
        self._check_whole()
        return self._game.open_view(self._record)

    def forget_views(self) -> None:
        """All have been shown: whoever looks again before the next step is shown it anew.

        For many tables in one process: what is given back at once is still at hand, and no table lies about threefold.
        """
        self._views.clear()
        self._veils = {seat: veiled for seat, veiled in self._veils.items() if seat == SPECTATOR}

    def told(self, viewer: int | None) -> list[Line]:
        """The last step as story lines (key, arguments) for a seat, or a spectator (None)."""
        seat = SPECTATOR if viewer is None else self._checked_seat(viewer)
        return self._game.story(self._veiled(seat), seat, self._seat, self._choice)

    def story(self, viewer: int | None) -> list[Told]:
        """The same lines, each with the moments at which it may not be told again."""
        lines = self.told(viewer)
        veiled = self._veiled(SPECTATOR if viewer is None else viewer)
        return [Told(*pair) for pair in zip(lines, self._game.untold(veiled, lines), strict=True)]

    def saw_more(self, seat: int) -> bool:
        """Whether the story of the last step may be another one for this seat than for a spectator."""
        return self._game.saw_more(self._record, self._checked_seat(seat))

    def happened(self) -> list[Line]:
        """What there was to be seen of the last step, in order; nothing where nobody looked at the table before it.

        Kept until the next step: read it, do not change it.
        """
        if self._before is not None and self._choice != TAKEN_BACK:
            self._happened = self._game.happened(self._before, self._veiled(SPECTATOR), self._seat, self._choice)
            self._before = None
        return self._happened

    @property
    def moment(self) -> int:
        """How far the game is, for what may still be told of it."""
        return self._game.moment(self._record)

    def veiled(self, seat: int | None) -> Any:
        """A copy of the record with everything blank that the seat, or a spectator (None), cannot know."""
        return self._veiled(SPECTATOR if seat is None else self._checked_seat(seat)).copy()

    def _veiled(self, seat: int) -> Any:
        self._check_seen(seat)
        veiled = self._veils.get(seat)
        if veiled is None:
            self._is_shared = True
            veiled = self._veils[seat] = veiled_to_read(self._game, self._record, seat)
        return veiled

    def svg(self) -> str:
        """A picture of the table with all cards open; of one that a seat alone knows, of what it knows."""
        if self._viewer is not None:
            return self._svg_seen_by(self._viewer)
        return _drawn(self.open_view(), self.told(None))

    def svg_seen_by(self, seat: int | None) -> str:
        """The same as a seat, or a spectator (None), sees it: other cards show their backs."""
        return self._svg_seen_by(SPECTATOR if seat is None else self._checked_seat(seat))

    def _svg_seen_by(self, viewer: int) -> str:
        veiled = self._veiled(viewer)
        hands = hands_in(self._game, veiled)
        view = self.public_view() | ({"hands": hands} if hands is not None else {})
        return _drawn(view, self._game.story(veiled, viewer, self._seat, self._choice))

    def _repr_svg_(self) -> str:
        return self.svg()

    # What bots think of it

    def bot(self, seat: int, level: str, *, seed: int = 1, playouts: int = 0, milliseconds: float = 0) -> str:
        """The choice that a bot of this level makes for a seat that must choose, from what the seat knows alone.

        Of equally good ones the seed decides. A search may do so many playouts, or think for so many milliseconds.
        """
        budget = thinking.budget(playouts, milliseconds)
        return self._game.text_of(thinking.choose(self._known(seat), seat, level, seed, budget))

    def evaluate(self, seat: int, *, seed: int = 1, playouts: int = 0, milliseconds: float = 0) -> list[Option]:
        """What each choice of a seat is worth, the best first, from what the seat knows alone."""
        return thinking.evaluate(self._known(seat), seat, thinking.budget(playouts, milliseconds), seed)

    def hint(self, seat: int, *, seed: int = 1, playouts: int = 0, milliseconds: float = 0) -> Hint:
        """What a seat that must choose may best do, and why."""
        return thinking.hint(self._known(seat), seat, thinking.budget(playouts, milliseconds), seed)

    def imagined(self, seat: int | None = None, seed: int = 1) -> Table:
        """A table that is possible for all that the seat, or a spectator (None), knows; `seed` decides which.

        Of a table that one seat alone knows, None is that seat. It goes on by a chance of its own, and has no log of
        what came before.
        """
        unseated = SPECTATOR if self._viewer is None else self._viewer
        viewer = unseated if seat is None else self._checked_seat(seat)
        record = self._game.imagine(self._imaginable(viewer), viewer, seed)
        return Table._begun_at(self._game, self._settings, record, Noting())

    def _known(self, seat: int) -> Any:
        """What a seat knows, for somebody who thinks about what it does not."""
        return self._imaginable(self._checked_seat(seat))

    def _imaginable(self, seat: int) -> Any:
        """The veil of a seat; a position may leave out too much for the cards that it does not see to lie anywhere."""
        veiled = self._veiled(seat)
        if self._is_set_up and not self.over and not can_be_imagined(self._game, veiled, seat):
            raise Cannot("cards-nowhere", number=seat)
        return veiled

    # Positions

    def position(self, *, memory: bool = True) -> str:
        """The table in one line, all cards open (docs/positions.md); of one that a seat alone knows, what it knows.

        Without `memory` what lies where, but not what seats can tell from earlier.
        """
        return position_text(self._game, self._settings, self._record, self._viewer, memory=memory)

    def position_seen_by(self, seat: int | None, *, memory: bool = True) -> str:
        """The same as a seat, or a spectator (None), knows it: unknown cards are unknown."""
        viewer = SPECTATOR if seat is None else self._checked_seat(seat)
        return position_text(self._game, self._settings, self._veiled(viewer), viewer, memory=memory)

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None) -> Table:
        """The table that a line tells of; the seed decides what chance brings.

        Where cards are unknown, the seat that the line names can look, be advised and imagine; nobody can play.
        """
        found = read_position(text)
        if found.viewer is None:
            generator.seed(found.record, _checked_seed(seed))
        table = cls._begun_at(found.game, found.settings, found.record, Noting())
        table._viewer, table._is_set_up = found.viewer, True
        return table

    # The log

    def go_on_alone(self, draws: int) -> None:
        """After a replay: draw from the own generator, brought to where it was after so many draws."""
        self._noting.inner = None
        if self._seed is not None:
            self._game.skip_draws(self._own_record(), self._seed, draws)

    def go_on_with(self, source: Source) -> None:
        """After a replay: draw from this source."""
        self._noting.inner = source

    @property
    def log(self) -> Log:
        """The log so far: a header and a line for each choice and chance event."""
        return Log(self._header(), tuple(self._lines))

    @property
    def source(self) -> Source | None:
        """Where the draws come from when not from the own generator."""
        return self._noting.inner

    @property
    def length(self) -> int:
        """How many lines the log has after its header."""
        return len(self._lines)

    def lines_after(self, length: int) -> list[ChoiceLine | ChanceLine]:
        """The lines of the log after the first `length`."""
        return self._lines.after(length)

    def _header(self) -> Header:
        rules = self._game.rules_version
        return Header(
            self._game.name,
            rules,
            self.settings,
            seed=self._seed,
            seal=self.seal,
            seats=self.seats,
            ball=self.ball,
        )

    def _note_chance(self) -> None:
        for event in self._noting.take_events():
            self._lines.add(chance_line(self._game, event))

    @classmethod
    def replay(
        cls,
        log: Log,
        upto: int | None = None,
        *,
        source: str = "log",
        draws: Callable[[int], Source] | None = None,
    ) -> Table:
        """The table that a log tells of, after all its choices or the first `upto`.

        It draws on from its own generator, or from the source that `draws` gives for the number of draws so far. A
        sealed game without that source can be looked at, but does not draw on.
        """
        from coronet.table.replay import replay  # noqa: PLC0415 - a replay makes tables

        return replay(log, upto, source, draws)

    def save(self, path: str | Path) -> None:
        """Write the log to a file; a crash in the middle leaves the old file as it was."""
        if self._begun is not None:
            raise Cannot("log-incomplete")
        write_log(self.log, Path(path))

    @classmethod
    def load(cls, path: str | Path) -> Table:
        """The table of a saved log, ready to go on."""
        return cls.replay(read_log(Path(path)), source=Path(path).name)

    # Copies

    def clone(self) -> Table:
        """A table of its own in the same position; its draws go on as these would, without touching them."""
        table = Table(self._game, self._settings, self._seed, self._noting.copy(), self._record)
        table._is_shared = self._is_shared = True
        table._lines = self._lines.copy()
        table.seal, table.seats, table.ball = self.seal, self.seats, self.ball
        table._seat, table._choice, table.steps = self._seat, self._choice, self.steps
        table._veils, table._before, table._happened = dict(self._veils), self._before, self._happened
        table._begun, table._viewer, table._is_set_up = self._begun, self._viewer, self._is_set_up
        return table

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        begun = None if self._begun is None else self._begun.to_words()
        kept: dict[str, Any] = {"_seed": self._seed, "_lines": list(self._lines), "steps": self.steps}
        kept |= {"seal": self.seal, "seats": self.seats, "ball": self.ball}
        kept |= {"_seat": self._seat, "_choice": self._choice, "_viewer": self._viewer, "_is_set_up": self._is_set_up}
        return _unpickled, (self.game, self.to_bytes(), self._noting.inner, begun, kept)

    def to_bytes(self) -> bytes:
        """The record and its settings as bytes, behind keys of both; without the log."""
        words = self._record.to_words()
        keys = _layout_key(self._game) + _settings_key(self._settings)
        carried = msgspec.json.encode({"game": self.game, "settings": self.settings})
        return keys + struct.pack(f"<{len(words)}q", *words) + carried + struct.pack("<I", len(carried))

    @classmethod
    def from_bytes(cls, game: str, data: bytes, *, draws: Source | None = None, **settings: Any) -> Table:
        """A table from its bytes, without the log before; settings need be given only where they carry none.

        Bytes of another game or layout are an InputError, and so are other settings than those of the position.
        """
        chosen = game_named(game)
        layout, kept = data[:KEY_BYTES], data[KEY_BYTES : 2 * KEY_BYTES]
        wanted, words = _layout_key(chosen), chosen.record_class.WORDS
        carried = _carried(data)
        whole = 2 * KEY_BYTES + 8 * words + (0 if carried is None else carried.size)
        if carried is not None and carried.game != game:
            raise InputError("bytes", value=carried.game, allowed=f"bytes of a table of {game}")
        if layout != wanted or len(data) != whole:
            raise InputError("bytes", value=layout.hex(), allowed=f"bytes of this rules version, {wanted.hex()}")
        held = chosen.read_settings(settings if settings or carried is None else carried.settings)
        if kept != _settings_key(held):
            raise InputError("settings", value=held.to_data(), allowed="the settings that the position was kept with")
        record = chosen.record_class()
        record.read_words(list(struct.unpack_from(f"<{words}q", data, 2 * KEY_BYTES)))
        return cls._begun_at(chosen, held, record, Noting(draws))

    @classmethod
    def _begun_at(cls, game: Game, settings: Any, record: Any, noting: Noting) -> Table:
        """A table that begins with this record, without what came before."""
        begun = record.copy()
        begun.source = None
        record.source = noting
        table = cls(game, settings, None, noting, record)
        table._begun = begun
        return table


def _drawn(view: dict[str, Any], told: list[Line]) -> str:
    from coronet.table.picture import scene_of, svg_of  # noqa: PLC0415 - only pictures need words

    return svg_of(scene_of(view, told))


class _Carried(NamedTuple):
    """What stands behind the words of bytes, and how many bytes that takes."""

    game: str
    settings: dict[str, Any]
    size: int


def _carried(data: bytes) -> _Carried | None:
    """Game and settings at the end of bytes; releases before wrote none."""
    length = int.from_bytes(data[-LENGTH_BYTES:], "little")
    if not 0 < length <= len(data) - LENGTH_BYTES:
        return None
    try:
        carried = msgspec.json.decode(data[-LENGTH_BYTES - length : -LENGTH_BYTES])
        return _Carried(carried["game"], carried["settings"], length + LENGTH_BYTES)
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):
        return None


def _unpickled(game: str, data: bytes, draws: Source | None, begun: list[int] | None, kept: dict[str, Any]) -> Table:
    table = Table.from_bytes(game, data, draws=draws)
    table.__dict__.update(kept)
    table._lines = Lines(kept["_lines"])
    if begun is None:
        table._begun = None
    else:
        table._begun.read_words(begun)
    return table


def _layout_key(game: Game) -> bytes:
    fields = repr((game.name, game.rules_version, game.record_class.FIELDS))
    return hashlib.sha256(fields.encode()).digest()[:KEY_BYTES]


def _settings_key(settings: Any) -> bytes:
    return hashlib.sha256(msgspec.json.encode(settings.to_data(), order="sorted")).digest()[:KEY_BYTES]


def _checked_seed(seed: int | None) -> int:
    if seed is None:
        return secrets.randbits(62)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise InputError("seed", value=seed, allowed=f"a whole number from 0 to {LARGEST_SEED}")
    return seed
