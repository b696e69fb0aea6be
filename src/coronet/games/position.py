"""A position: a game as it stands, in one line of text (docs/positions.md).

First the game with the settings that are not as usual, then a bar and the fields of the record that are not. A position
that a seat may see says so (`seen-by=1`) and has no card in it that the seat cannot know. What chance will bring is in
no position, nor what was told of the last step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from coronet.errors import InputError, near
from coronet.games.catalogue import all_games, game_named
from coronet.games.contract import Game, veiled_copy
from coronet.games.declaration import HOUSE_RULES, Declaration, Kind, Setting
from coronet.games.notation import (
    BETWEEN_ITEMS,
    BETWEEN_ROWS,
    EVERYWHERE,
    NOTHING,
    UNKNOWN,
    Card,
    Cards,
    Field,
    Held,
    Name,
    Plain,
    Scene,
    Unreadable,
)
from coronet.kernel.bits import count, each
from coronet.kernel.generator import seed

WHOLE = None
SPECTATOR = -1
BAR = "|"
PHASE, CHANCE = "phase", "chance"
SEEN_BY, ALL = "seen-by", "all"
KEYS = {"waiting": "to-act"}  # where the record's own name is another
FIRST = ("waiting", "phase")
YES, NO = "yes", "no"
LONGEST = 20_000
PLAYOUTS, MOST_STEPS = 3, 400
ONLY_KNOWN = f"cards that are known, or add {SEEN_BY}=SEAT"
BREAKING = (LookupError, ArithmeticError, TypeError, ValueError, AssertionError, StopIteration)  # what cannot be
PLAYABLE = "a position that can be played on"


class Position(NamedTuple):
    """What a line says: the record, as a whole or (`viewer`) as a seat or a spectator knows it."""

    game: Game
    settings: Any
    record: Any
    viewer: int | None


def position_text(game: Game, settings: Any, record: Any, viewer: int | None, *, memory: bool = True) -> str:
    """The line of a record that is whole (viewer None) or veiled for a seat or a spectator (-1).

    Without `memory` it says what lies where, but not what seats can tell from earlier.
    """
    scene = Scene(game, game.players(record))
    begun = _begun(game, settings)
    said = [f"{SEEN_BY}={_viewer_said(viewer)}"] if viewer is not WHOLE else []
    for name, way in _fields(game):
        if name in game.notation.memory and not memory:
            continue
        text = way.said(record, name, scene)
        if text is None and name in game.notation.begins:
            text = NOTHING if way.said(begun, name, scene) is not None else None
        if text is not None:
            said.append(f"{_key(name)}={text}")
    return " ".join([game.name, *_settings_said(game, settings), BAR, *said])


def read_position(text: str) -> Position:
    """What a line says; one that says nothing, or what cannot be, is an InputError."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise InputError("position", value=text, allowed=f"one line of at most {LONGEST} letters")
    head, bar, body = text.strip().partition(BAR)
    words = head.split()
    if not bar or not words or "\n" in text.strip():
        raise InputError("position", value=text, allowed="one line: a game, its settings, | and what lies where")
    if words[0] not in all_games():
        known = all_games()
        raise InputError("position", value=words[0], allowed=" or ".join(known), near=near(words[0], known))
    game = game_named(words[0])
    settings = game.read_settings(_settings_read(game.declared, words[1:]))
    record, viewer = _record(game, settings, _pairs(body.split()))
    _check_cards(game, record)
    _check_known(game, record, viewer)
    _check_played_on(game, record, viewer)
    return Position(game, settings, record, viewer)


# The record


def _fields(game: Game) -> Iterator[tuple[str, Field]]:
    """The fields that are written, in their order."""
    notation = game.notation
    left_out = {CHANCE} | notation.settings | notation.forgotten
    named = dict(EVERYWHERE) | dict(notation.fields)
    if notation.phases:
        named[PHASE] = Plain(Name(notation.phases, usual=-1))
    left_out |= {other for way in named.values() for other in way.owned}
    names = [name for name, _ in game.record_class.FIELDS if name not in left_out]
    last = ("asked", *notation.memory)
    for name in [*FIRST, *(name for name in names if name not in (*FIRST, *last)), *last]:
        yield name, named.get(name, Plain(notation.other))


def _key(name: str) -> str:
    return KEYS.get(name, name.replace("_", "-"))


def _begun(game: Game, settings: Any) -> Any:
    return game.new(settings, 0, None)


def _pairs(words: list[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        key, sign, value = word.partition("=")
        if not (key and sign and value):
            raise InputError("position", value=word, allowed="NAME=VALUE, like hand=Q2,5.F3/?5")
        if key in pairs:
            raise InputError(f"position {key}", value=value, allowed="each name once")
        pairs[key] = value
    return pairs


def _record(game: Game, settings: Any, pairs: dict[str, str]) -> tuple[Any, int | None]:
    begun = _begun(game, settings)
    record = game.record_class()
    notation = game.notation
    for name in notation.settings | notation.begins:
        setattr(record, name, getattr(begun, name))
    scene = Scene(game, game.players(begun))
    viewer = _viewer(pairs.pop(SEEN_BY, None), scene)
    fields = {_key(name): (name, way) for name, way in _fields(game)}
    for key in pairs:
        if key not in fields:
            raise InputError("position", value=key, allowed="one of " + ", ".join(fields), near=near(key, fields))
    for key, (name, way) in fields.items():
        try:
            if key in pairs:
                way.put(record, name, pairs[key], scene)
            elif isinstance(way, Plain) and not way.counted and name not in notation.begins:
                way.put(record, name, way.way.text(way.way.usual, scene), scene)
        except Unreadable as error:
            raise InputError(f"position {key}", value=error.text, allowed=error.allowed) from None
    notation.settle(record)
    return record, viewer


def _viewer_said(viewer: int) -> str:
    return ALL if viewer < 0 else str(viewer)


def _viewer(text: str | None, scene: Scene) -> int | None:
    if text is None or text == ALL:
        return WHOLE if text is None else SPECTATOR
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < scene.players):
        raise InputError(f"position {SEEN_BY}", value=text, allowed=f"{ALL}, or a seat from 0 to {scene.players - 1}")
    return int(text)


# What can be


def _check_cards(game: Game, record: Any) -> None:
    """Each card is in one place."""
    seen = 0
    for name in game.notation.apart:
        way: Any = game.notation.fields[name]
        for cards, names in _cards_in(record, name, way):
            if twice := seen & cards:
                raise InputError("position", value=names[next(each(twice))], allowed="each card in one place")
            seen |= cards


def _cards_in(record: Any, name: str, way: Any) -> Iterator[tuple[int, tuple[str, ...]]]:
    words = getattr(record, name) if isinstance(getattr(record, name), list) else [getattr(record, name)]
    if isinstance(way, Held):
        yield from ((word, way.cards.names) for word in words)
    elif isinstance(way.way, Cards):
        yield from ((word, way.way.names) for word in words)
    elif isinstance(way.way, Card):
        number = getattr(record, way.counted) if way.counted else len(words)
        yield from ((1 << word, way.way.names) for word in words[:number] if word >= 0)


def _check_known(game: Game, record: Any, viewer: int | None) -> None:
    """Cards are unknown only where the position says to whom."""
    unknown = next(_unknown_in(game, record), None)
    if viewer is WHOLE and unknown is not None:
        raise InputError(f"position {_key(unknown)}", value=UNKNOWN, allowed=ONLY_KNOWN)


def can_be_imagined(game: Game, veiled: Any, viewer: int) -> bool:
    """Whether the cards that the viewer does not see can lie so: a position may know too little, or what cannot be."""
    try:
        world = game.imagine(veiled, viewer, 1)
        return veiled_copy(game, world, viewer) == veiled and next(_unknown_in(game, world), None) is None
    except BREAKING:
        return False


def _unknown_in(game: Game, record: Any) -> Iterator[str]:
    """The fields in which cards are unknown."""
    scene = Scene(game, game.players(record))
    for name, way in game.notation.fields.items():
        if any(UNKNOWN in part for part in _hidden(way, record, name, scene)):
            yield name


def _hidden(way: Field, record: Any, name: str, scene: Scene) -> list[str]:
    """The sets of cards of a field, as far as they can be unknown."""
    is_held = isinstance(way, Held) or (
        isinstance(way, Plain) and isinstance(way.way, Cards) and way.way.is_never_empty
    )
    return (way.said(record, name, scene) or NOTHING).split(BETWEEN_ROWS)[: scene.players] if is_held else []


def hands_in(game: Game, record: Any) -> list[list[str]] | None:
    """The cards that each seat holds, those that are unknown as such; None in games without hands."""
    way: Any = game.notation.fields.get("hand")
    if way is None:
        return None
    hands = []
    sizes = getattr(record, way.size) if isinstance(way, Held) else None
    cards: Cards = way.cards if isinstance(way, Held) else way.way
    for seat in range(game.players(record)):
        held = record.hand[seat]
        unknown = sizes[seat] - count(held) if sizes else int(cards.is_never_empty and not held)
        hands.append([cards.names[card] for card in each(held)] + [UNKNOWN] * unknown)
    return hands


def _check_played_on(game: Game, record: Any, viewer: int | None) -> None:
    """Somebody must choose and can, or all is over; where cards are unknown, they can lie somewhere."""
    phases = game.notation.phases
    if phases and record.phase not in phases:
        raise InputError(f"position {PHASE}", allowed="one of " + ", ".join(phases.values()))
    phase = phases.get(record.phase, record.phase)
    refused = InputError(f"position {PHASE}", value=phase, allowed=PLAYABLE)
    try:
        asked = list(each(game.to_act(record)))
        out = [0] * game.most_choices
        if game.over(record) == bool(asked):
            raise refused
        for seat in asked if viewer is WHOLE else [seat for seat in asked if seat == viewer]:
            if not game.choices(record, seat, out):
                raise refused
        if viewer is not WHOLE and not game.over(record) and not can_be_imagined(game, record, viewer):
            raise InputError(f"position {SEEN_BY}", value=_viewer_said(viewer), allowed="unknown cards that can lie so")
        for chance in range(PLAYOUTS):
            _play_out(game, record.copy() if viewer is WHOLE else game.imagine(record, viewer, chance), chance)
    except BREAKING:
        raise refused from None


def _play_out(game: Game, world: Any, chance: int) -> None:
    """Play on by chance to the end of the round, set or game: what cannot be breaks here, and nowhere compiled."""
    rng = Random(chance)  # noqa: S311 - for play, not for secrets
    seed(world, chance)
    out = [0] * game.most_choices
    finished = game.finished(world)
    for _ in range(MOST_STEPS):
        if game.over(world) or game.finished(world) != finished:
            return
        seat = next(each(game.to_act(world)))
        game.act(world, seat, out[rng.randrange(game.choices(world, seat, out))])


# The settings


def _settings_said(game: Game, settings: Any) -> list[str]:
    """Those that are not as usual; all of them where the others would not follow from these."""
    data = _flat(settings.to_data())
    usual = _flat(game.read_settings({}).to_data())
    said = _said({name: value for name, value in data.items() if usual.get(name, ...) != value})
    if game.read_settings(_settings_read(game.declared, said)).to_data() != settings.to_data():
        said = _said(data)
    return said


def _flat(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != HOUSE_RULES} | dict(data.get(HOUSE_RULES, {}))


def _said(data: Mapping[str, Any]) -> list[str]:
    said = []
    for name, value in data.items():
        key = name.replace("_", "-")
        if isinstance(value, Mapping):
            said += [f"{key}.{part}={_value_said(one)}" for part, one in (value or {NOTHING: []}).items()]
        elif value is not None:
            said.append(f"{key}={_value_said(value)}")
    return said


def _value_said(value: Any) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    return BETWEEN_ITEMS.join(map(str, value)) or NOTHING if isinstance(value, list | tuple) else str(value)


def _settings_read(declared: Declaration, words: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    settings = {one.name.replace("_", "-"): one for one in declared.settings}
    for key, text in _pairs(words).items():
        name, _, part = key.partition(".")
        if name not in settings:
            raise InputError("position", value=name, allowed="one of " + ", ".join(settings), near=near(name, settings))
        setting = settings[name]
        held = data.setdefault(HOUSE_RULES, {}) if setting.is_house_rule else data
        if part:
            table = held.setdefault(setting.name, {})
            if part != NOTHING:
                table[part] = _listed(text)
        else:
            held[setting.name] = _value_read(setting, text)
    return data


def _value_read(setting: Setting, text: str) -> Any:
    if setting.kind is Kind.FLAG and text in (YES, NO):
        return text == YES
    if setting.kind in (Kind.NUMBER, Kind.SEAT) and text.isascii() and text.isdigit() and len(text) < 10:
        return int(text)
    return _listed(text) if setting.kind is Kind.NAMES and text not in setting.words else text


def _listed(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(BETWEEN_ITEMS)
