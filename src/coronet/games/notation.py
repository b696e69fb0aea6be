"""How a record is written in a position: a way for each word, and fields made of words (docs/positions.md).

A game says in its `Notation` how its fields are written; one that it does not name is written in numbers. What is as
usual (no cards, no seat, zero) is left out of a position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from coronet.kernel.bits import count, each

NOTHING, UNKNOWN = "-", "?"
LARGEST = 2**62 - 1
MOST_UNKNOWN = 64
BETWEEN_ROWS, BETWEEN_ITEMS, BETWEEN_GROUPS, BETWEEN_WORDS = "/", ",", ".", "_"
_SUITED = re.compile(r"([A-Z])([0-9]+(?:-[0-9]+)?(?:,[0-9]+(?:-[0-9]+)?)*)")
_RANGE = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")
_NUMBER = re.compile(r"-?[0-9]{1,19}")


class Choosing(Protocol):
    """What is asked of a game while one of its records is written or read."""

    def text_of(self, choice: int) -> str:
        """The words of a choice."""

    def parse(self, text: str, record: Any = None) -> Any:
        """The choice that a text says, or None."""


@dataclass(frozen=True)
class Scene:
    """Where a word stands: in a record of this game, with so many seats."""

    game: Choosing
    players: int


class Unreadable(ValueError):  # noqa: N818 - it says what is the matter
    """A text that says no such word; `allowed` is what would."""

    def __init__(self, text: str, allowed: str) -> None:
        super().__init__(text)
        self.text, self.allowed = text, allowed


class Way(Protocol):
    """How one word is written."""

    @property
    def usual(self) -> int:
        """What is left out."""

    def text(self, word: int, scene: Scene) -> str:
        """The word in letters and figures, without blanks."""

    def word(self, text: str, scene: Scene) -> int:
        """The word that a text says, or Unreadable."""


@dataclass(frozen=True)
class Number:
    """A number; `most` where it is the place of something in a row, or counts what a row holds."""

    most: int = LARGEST
    least: int = -LARGEST
    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """In figures."""
        return str(word)

    def word(self, text: str, scene: Scene) -> int:
        """From figures."""
        number = int(text) if _NUMBER.fullmatch(text) else None
        if number is None or not self.least <= number <= self.most:
            most = f"a whole number up to {self.most}" if self.most < LARGEST else "a whole number"
            raise Unreadable(text, most)
        return number


@dataclass(frozen=True)
class Seat:
    """A seat, or none."""

    usual: int = -1

    def text(self, word: int, scene: Scene) -> str:
        """Its number."""
        return NOTHING if word < 0 else str(word)

    def word(self, text: str, scene: Scene) -> int:
        """From its number."""
        if text == NOTHING and self.usual < 0:
            return -1
        if not (_NUMBER.fullmatch(text) and 0 <= int(text) < scene.players):
            raise Unreadable(text, f"a seat from 0 to {scene.players - 1}")
        return int(text)


@dataclass(frozen=True)
class Numbers:
    """A set of small numbers: seats, or places; `minus` is the name of the word that is no set at all."""

    most: int = 0  # 0: seats
    minus: str = ""
    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """Ascending."""
        if word < 0:
            return self.minus
        return BETWEEN_ITEMS.join(_ranges(list(each(word)))) or NOTHING

    def word(self, text: str, scene: Scene) -> int:
        """From any order."""
        if text == NOTHING:
            return 0
        if self.minus and text == self.minus:
            return -1
        found = 0
        most = self.most or scene.players - 1
        for part in text.split(BETWEEN_ITEMS):
            ends = _RANGE.fullmatch(part)
            if ends is None or int(ends[2] or ends[1]) > most:
                raise Unreadable(part, f"numbers from 0 to {most}")
            found |= sum(1 << number for number in range(int(ends[1]), int(ends[2] or ends[1]) + 1))
        return found


@dataclass(frozen=True)
class Name:
    """Something that has a name, by its number."""

    names: Mapping[int, str]
    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """Its name."""
        return self.names.get(word, NOTHING)

    def word(self, text: str, scene: Scene) -> int:
        """From its name."""
        if text == NOTHING and self.usual not in self.names:
            return self.usual
        for number, name in self.names.items():
            if name == text:
                return number
        raise Unreadable(text, "one of " + ", ".join(self.names.values()))


@dataclass(frozen=True)
class Names:
    """A set of things that have names."""

    names: Mapping[int, str]
    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """Their names."""
        return BETWEEN_ITEMS.join(self.names[number] for number in each(word)) or NOTHING

    def word(self, text: str, scene: Scene) -> int:
        """From their names."""
        numbers = {name: number for number, name in self.names.items()}
        parts = [] if text == NOTHING else text.split(BETWEEN_ITEMS)
        for part in parts:
            if part not in numbers:
                raise Unreadable(part, "some of " + ", ".join(numbers))
        return sum(1 << numbers[part] for part in set(parts))


@dataclass(frozen=True)
class Card:
    """A card by its name, or none; `gone` is a word for a card that is no more."""

    names: tuple[str, ...]
    usual: int = -1
    gone: Mapping[int, str] = field(default_factory=dict)
    first: int = 0  # what the first card is as a number

    def text(self, word: int, scene: Scene) -> str:
        """Its name."""
        if word in self.gone:
            return self.gone[word]
        return self.names[word - self.first] if word >= self.first else UNKNOWN

    def word(self, text: str, scene: Scene) -> int:
        """From its name."""
        for number, name in self.gone.items():
            if name == text:
                return number
        if text in (UNKNOWN, NOTHING) and self.usual < self.first:
            return self.usual
        if text not in self.names:
            raise Unreadable(text, f"a card, like {self.names[-1]}")
        return self.names.index(text) + self.first


@dataclass(frozen=True)
class Cards:
    """A set of cards: `Q2-4,9.F3` where they have suits, `spy.princess` where they have names."""

    names: tuple[str, ...]
    usual: int = 0
    is_never_empty: bool = False  # none are known where there seem to be none

    def text(self, word: int, scene: Scene) -> str:
        """Suit after suit."""
        return BETWEEN_GROUPS.join(self._groups(word)) or (UNKNOWN if self.is_never_empty else NOTHING)

    def word(self, text: str, scene: Scene) -> int:
        """From any order."""
        if text == (UNKNOWN if self.is_never_empty else NOTHING):
            return 0
        found = 0
        for group in text.split(BETWEEN_GROUPS):
            for name in self._named(group):
                if name not in self.names or found >> self.names.index(name) & 1:
                    raise Unreadable(group, f"cards, each once, like {self._example()}")
                found |= 1 << self.names.index(name)
        return found

    def _example(self) -> str:
        return self.text(0b1011, Scene(None, 0))  # type: ignore[arg-type] # cards are no choices

    def _groups(self, cards: int) -> Iterator[str]:
        suits: dict[str, list[int]] = {}
        for card in each(cards):
            name = self.names[card]
            if _SUITED.fullmatch(name):
                suits.setdefault(name[0], []).append(int(name[1:]))
            else:
                suits[name] = []
        for suit, numbers in suits.items():
            yield suit + BETWEEN_ITEMS.join(_ranges(numbers))

    def _named(self, group: str) -> Iterator[str]:
        suited = _SUITED.fullmatch(group)
        if suited is None:
            yield group
            return
        for part in suited[2].split(BETWEEN_ITEMS):
            first, _, last = part.partition("-")
            if int(last or first) - int(first) > len(self.names):
                raise Unreadable(group, f"cards, each once, like {self._example()}")
            for number in range(int(first), int(last or first) + 1):
                yield f"{suited[1]}{number}"


def _ranges(numbers: list[int]) -> Iterator[str]:
    """Ascending numbers, three or more that follow each other as one: `2-4`, `9`."""
    at = 0
    while at < len(numbers):
        end = at
        while end + 1 < len(numbers) and numbers[end + 1] == numbers[end] + 1:
            end += 1
        if end - at >= 2:
            yield f"{numbers[at]}-{numbers[end]}"
        else:
            yield from map(str, numbers[at : end + 1])
        at = end + 1


@dataclass(frozen=True)
class Chosen:
    """A choice that waits for others, its words joined."""

    usual: int = 0

    def text(self, word: int, scene: Scene) -> str:
        """As it is said."""
        return scene.game.text_of(word).replace(" ", BETWEEN_WORDS) if word else NOTHING

    def word(self, text: str, scene: Scene) -> int:
        """As it parses."""
        if text == NOTHING:
            return 0
        parsed = scene.game.parse(text.replace(BETWEEN_WORDS, " "))
        if parsed is None:
            raise Unreadable(text, "a choice in its words, like play_Q7")
        return int(parsed.choice)


class Field(Protocol):
    """How a field of a record is written, with those that belong to it."""

    @property
    def owned(self) -> tuple[str, ...]:
        """Other fields that follow from what is written here."""

    def said(self, record: Any, name: str, scene: Scene) -> str | None:
        """The field in letters and figures; None where it is as usual."""

    def put(self, record: Any, name: str, text: str, scene: Scene) -> None:
        """Write what a text says into the record, or Unreadable."""


@dataclass(frozen=True)
class Plain:
    """Word by word, without the first `skipped`; with `counted` only so many as that field says."""

    way: Way
    counted: str = ""
    skipped: int = 0

    @property
    def owned(self) -> tuple[str, ...]:
        """The count."""
        return (self.counted,) if self.counted else ()

    def said(self, record: Any, name: str, scene: Scene) -> str | None:
        """In a row, seat after seat or place after place."""
        words = _words(record, name)[self.skipped :]
        if self.counted:
            words = words[: getattr(record, self.counted)]
            return BETWEEN_ROWS.join(self.way.text(word, scene) for word in words) or None
        if all(word == self.way.usual for word in words):
            return None
        while len(words) > scene.players and words[-1] == self.way.usual:
            words.pop()
        return BETWEEN_ROWS.join(self.way.text(word, scene) for word in words)

    def put(self, record: Any, name: str, text: str, scene: Scene) -> None:
        """From a row."""
        parts = _parts(record, name, text, self.skipped)
        usual = 0 if self.counted else self.way.usual
        words = [usual] * self.skipped + [self.way.word(part, scene) for part in parts]
        if self.counted:
            setattr(record, self.counted, len(words))
        _put(record, name, words + [usual] * (len(_words(record, name)) - len(words)))


@dataclass(frozen=True)
class Held:
    """Cards that others may not see: their number stands in the field `size`."""

    cards: Cards
    size: str

    @property
    def owned(self) -> tuple[str, ...]:
        """The size."""
        return (self.size,)

    def said(self, record: Any, name: str, scene: Scene) -> str | None:
        """The cards that are known, and how many are not."""
        sizes = _words(record, self.size)
        pairs = list(zip(_words(record, name), sizes, strict=True))
        if not any(cards or size for cards, size in pairs):
            return None
        while len(pairs) > scene.players and pairs[-1] == (0, 0):
            pairs.pop()
        return BETWEEN_ROWS.join(self._one(cards, size - count(cards), scene) for cards, size in pairs)

    def put(self, record: Any, name: str, text: str, scene: Scene) -> None:
        """Known ones, and as many more as a `?` says."""
        found = [self._read(part, scene) for part in _parts(record, name, text)]
        found += [(0, 0)] * (len(_words(record, name)) - len(found))
        _put(record, name, [cards for cards, _ in found])
        _put(record, self.size, [size for _, size in found])

    def _one(self, cards: int, unknown: int, scene: Scene) -> str:
        if not unknown:
            return self.cards.text(cards, scene)
        hidden = f"{UNKNOWN}{unknown}"
        return f"{self.cards.text(cards, scene)}{BETWEEN_GROUPS}{hidden}" if cards else hidden

    def _read(self, text: str, scene: Scene) -> tuple[int, int]:
        known, mark, unknown = text.partition(UNKNOWN)
        if mark and not (unknown.isascii() and unknown.isdigit() and len(unknown) < 3 and int(unknown) <= MOST_UNKNOWN):
            raise Unreadable(text, f"so many unknown cards, like {UNKNOWN}5")
        known = known.removesuffix(BETWEEN_GROUPS) if mark else known
        cards = self.cards.word(known, scene) if known or not mark else 0
        return cards, count(cards) + int(unknown or 0)


@dataclass(frozen=True)
class Stacked:
    """Items packed into one word, the first in the lowest bits; how many stands in the field `counted`."""

    names: tuple[str, ...]
    bits: int
    counted: str

    @property
    def owned(self) -> tuple[str, ...]:
        """The count."""
        return (self.counted,)

    def said(self, record: Any, name: str, scene: Scene) -> str | None:
        """Item after item."""
        pairs = list(zip(_words(record, name), _words(record, self.counted), strict=True))
        if not any(number for _, number in pairs):
            return None
        while len(pairs) > scene.players and pairs[-1][1] == 0:
            pairs.pop()
        return BETWEEN_ROWS.join(self._one(word, number) for word, number in pairs)

    def put(self, record: Any, name: str, text: str, scene: Scene) -> None:
        """From items."""
        rows = []
        for part in _parts(record, name, text):
            items = [] if part == NOTHING else part.split(BETWEEN_ITEMS)
            for item in items:
                if item not in self.names:
                    raise Unreadable(item, "one of " + ", ".join(self.names))
            if len(items) * self.bits > 62:
                raise Unreadable(part, f"at most {62 // self.bits}")
            rows.append(items)
        rows += [[]] * (len(_words(record, name)) - len(rows))
        _put(record, name, [sum(self.names.index(one) << self.bits * at for at, one in enumerate(row)) for row in rows])
        _put(record, self.counted, [len(row) for row in rows])

    def _one(self, word: int, number: int) -> str:
        mask = (1 << self.bits) - 1
        items = [self.names[word >> self.bits * at & mask] for at in range(number)]
        return BETWEEN_ITEMS.join(items) or NOTHING


@dataclass(frozen=True)
class Notation:
    """How the fields of a game's record are written."""

    fields: Mapping[str, Field] = field(default_factory=dict)
    other: Way = Number()  # those that are not named
    phases: Mapping[int, str] = field(default_factory=dict)
    settings: frozenset[str] = frozenset()  # fields that follow from the settings, and are never written
    begins: frozenset[str] = frozenset()  # fields that have a value from the settings where none is written
    memory: tuple[str, ...] = ()  # fields for what seats can tell from earlier; a position may do without
    forgotten: frozenset[str] = frozenset()  # of the last step, or of what has no say in what comes
    apart: tuple[str, ...] = ()  # fields of cards: each card is in one place at most
    settle: Callable[[Any], None] = lambda record: None  # what follows from the fields that were read


EVERYWHERE: Mapping[str, Field] = {
    "waiting": Plain(Numbers()),
    "pending": Plain(Chosen()),
    "winners": Plain(Numbers()),
}
"""Fields that every record has."""


def _words(record: Any, name: str) -> list[int]:
    value = getattr(record, name)
    return list(value) if isinstance(value, list) else [value]


def _put(record: Any, name: str, words: list[int]) -> None:
    setattr(record, name, words if isinstance(getattr(record, name), list) else words[0])


def _parts(record: Any, name: str, text: str, skipped: int = 0) -> list[str]:
    parts = text.split(BETWEEN_ROWS)
    most = len(_words(record, name)) - skipped
    if len(parts) > most:
        raise Unreadable(text, f"at most {most}")
    return parts
