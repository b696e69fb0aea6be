"""Words: turns keys with plain arguments into sentences of one language.

A key is a message (`reason-frozen`) or a message and an attribute (`round-magic-beans.text`). With an edition,
`.text-classic` or `.text-deluxe` goes before `.text` where it exists, and so for every attribute.
A key or an argument that is missing raises KeyError: nobody is ever shown a raw key.

Arguments are data. What a message can use of them:

    seat, to, from, leader, winner: 2   $seat a name, $seat-is "you" or "other"; so for every name that ends in _seat
    seats: [0, 2]                       $seats names, your own last; $count; $seats-are "you", "others" or "both"
    to_act: [0, 2]                      the same as seats
    card, other: "Q7"                   $card "the 7 of Queens", $card-start "The 7 of Queens", $card-bare
                                        "7 of Queens", $card-suit "Q", $card-number 7
    cards: ["Q5", "Q2"]                 $cards sorted and joined, by numbers alone when all are of the suit that the
                                        message names as `suit`; $cards-numbers the same when all share any suit; $count
    card, cards of R: "blue-spy"        the same, without suit and number
    card, cards of Woo: "R7", "spurned" the same
    character: "spy"                    $character "Spy", $character-plural
    variant: "sever"                    $variant the name, $variant-short
    suit: "Q"                           $suit "Q" for selectors, $suit-name "Queens", $suit-one "Queen"
    suits: ["Q", "F"]                   $suits names
    round: "magic-beans"                $round the name, $round-id, $round-short; a number stays a number
    princess: "alice"                   $princess the name, $princess-inside within a sentence, $princess-id, and her
                                        attributes $princess-power, $princess-short, $princess-ask where there are any
    rounds, princesses: [identifiers]   names
    asked: ["play", "no"]               $asked what to type
    allowed: ["3", "4"]                 $allowed joined by "or"; a text stays a text

Numbers stay numbers, so that plurals work; other lists are joined by "and"; other texts are shown in one line.
`card` and `cards` may also hold identifiers of princesses, where it is a princess who is not open to choice.
An argument given under a name that is derived here (`count`) is kept as given.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from coronet.errors import InputError, one_line

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

__all__ = ["FOLDER", "Words", "files_of", "languages"]

FOLDER = Path(__file__).parent
SUITS = "FPQC"
GIFT_SUITS = "RSMB"
IN_ORDER = SUITS + GIFT_SUITS  # the order of cards in every list
AS_TYPED = frozenset({"reason-no-such-card-in-woo"})  # messages whose arguments are words that somebody typed
CARD = re.compile(r"([A-Z])([0-9]+)")
CARD_PARTS = ("power", "short", "ask")

Shown = dict[str, object]


class Words:
    """One language for one reader.

    >>> words = Words("en", names=["Zofia", "Bruno"], you=1)
    >>> words.say("reason-must-follow", suit="Q", cards=["Q10", "Q2", "Q5"])
    'Follow Queens: you hold the 2, the 5 and the 10.'
    """

    def __init__(
        self,
        language: str = "en",
        edition: str | None = None,
        names: Sequence[str] | Mapping[int, str] | None = None,
        you: int | None = None,
    ) -> None:
        known = languages()
        if language not in known:
            raise InputError("language", value=language, allowed=", ".join(known))
        self.language = language
        self.edition = edition
        self.names = names if names is None or isinstance(names, Mapping) else dict(enumerate(names))
        self.you = you
        self._bundle, self._keys = _load(language)

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        return self._found(key) is not None

    def keys(self, prefix: str = "") -> list[str]:
        """The messages whose names begin with `prefix`, in the order in which they are written."""
        return [key for key in self._keys if key.startswith(prefix)]

    def say(self, key: str, /, **args: object) -> str:
        """The sentence for a key, with the arguments worded; a game may word a key of all games in its own way."""
        own = f"{key}-in-{self.edition}"
        if self.has(own):
            key = own
        if key in AS_TYPED:
            return self._format(key, {name: self._plain(value) for name, value in args.items()})
        return self._format(key, self._worded(args))

    def _format(self, key: str, shown: Shown) -> str:
        pattern = self._found(key)
        if pattern is None:
            raise KeyError(f"{self.language} has no words for {key}")
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise KeyError(f"{self.language}, {key}: {errors[0]}")
        return str(text)

    def _found(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        if not attribute:
            return message.value
        return message.attributes.get(f"{attribute}-{self.edition}") or message.attributes.get(attribute)

    # From data to what a message can use

    def _worded(self, args: Mapping[str, object]) -> Shown:
        shown: Shown = {}
        plain: Shown = {}
        for name, value in args.items():
            word = Words._seat if name.endswith("_seat") else WORDED.get(name)
            if word:
                shown |= word(self, name, value, args)
            else:
                plain[name] = self._plain(value)
        return shown | plain  # a number given as such wins over one that was derived

    def _plain(self, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return self._joined([str(self._plain(item)) for item in value])
        return one_line(str(value))

    def _seat(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        seat = _number(name, value)
        return {name: self._name_of(seat), f"{name}-is": "you" if seat == self.you else "other"}

    def _seats(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        seats = [_number(name, seat) for seat in cast("Iterable[object]", value)]
        others = [self._name_of(seat) for seat in seats if seat != self.you]
        yours = [self._format("list-you", {})] if self.you in seats else []
        are = "both" if others and yours else "you" if yours else "others"
        return {name: self._joined(others + yours), f"{name}-are": are, "count": len(seats)}

    def _to_act(self, _: str, value: object, args: Mapping[str, object]) -> Shown:
        return self._seats("seats", value, args)

    def _name_of(self, seat: int) -> str:
        if self.names is None or not 0 <= seat < len(self.names):
            return self._format("seat-name", {"number": seat})
        return one_line(self.names[seat])

    def _card(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        card = str(value)
        shown: Shown = {
            name: self._card_name(card),
            f"{name}-start": self._card_name(card, start=True),
            f"{name}-bare": self._card_name(card, bare=True),
        }
        if parsed := CARD.fullmatch(card):
            shown |= {f"{name}-suit": parsed[1], f"{name}-number": int(parsed[2])}
        return shown

    def _cards(self, name: str, value: object, args: Mapping[str, object]) -> Shown:
        cards = sorted((str(card) for card in cast("Iterable[object]", value)), key=_place_of)
        full = self._joined([self._card_name(card) for card in cards])
        suits = {card[0] for card in cards if CARD.fullmatch(card)}
        numbers = full
        if len(suits) == 1 and all(CARD.fullmatch(card) for card in cards):
            numbers = self._joined([self._card_name(card, number=True) for card in cards])
        return {
            name: numbers if suits == {args.get("suit")} else full,
            f"{name}-numbers": numbers,
            "count": len(cards),
        }

    def _card_name(self, card: str, *, start: bool = False, bare: bool = False, number: bool = False) -> str:
        parsed = CARD.fullmatch(card)
        if not parsed and self._is_character(card):
            return self._character_name(card, start=start, bare=bare)
        if self.has(f"gift-{card}"):
            return self._format(f"gift-{card}", {})
        if not parsed:
            return self._format(f"princess-{card}" if start or bare else f"princess-{card}.inside", {})
        if not self.has(f"suit-{parsed[1]}"):
            raise KeyError(f"{self.language} has no words for the suit of {card}")
        part = ".start" if start else ".bare" if bare else ".number" if number else ""
        if parsed[1] in GIFT_SUITS:
            shown: Shown = {"number": int(parsed[2]), "suit-name": self._format(f"suit-{parsed[1]}", {})}
            return self._format(f"gift-name{part}", shown)
        return self._format(f"card-name{part}", {"suit": parsed[1], "number": int(parsed[2])})

    def _is_character(self, card: str) -> bool:
        """Whether this is a card of R: a character, with a colour or without."""
        colour, _, character = card.rpartition("-")
        return self.has(f"character-{character}") and (not colour or self.has(f"colour-{colour}"))

    def _character_name(self, card: str, *, start: bool, bare: bool) -> str:
        colour, _, character = card.rpartition("-")
        key = "character-name" + (".start" if start else ".bare" if bare else "")
        shown: Shown = {"character": self._format(f"character-{character}", {}), "coloured": "no", "colour": ""}
        if colour:
            shown |= {"colour": self._format(f"colour-{colour}", {}), "coloured": "yes"}
        return self._format(key, shown)

    def _character(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return {
            name: self._format(f"character-{value}", {}),
            f"{name}-plural": self._format(f"character-{value}.many", {}),
        }

    def _variant(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return {name: self._format(f"variant-{value}", {}), f"{name}-short": self._format(f"variant-{value}.short", {})}

    def _suit(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return {
            name: str(value),
            f"{name}-name": self._format(f"suit-{value}", {}),
            f"{name}-one": self._format(f"suit-{value}.one", {}),
        }

    def _suits(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return {name: self._joined([self._format(f"suit-{suit}", {}) for suit in cast("Iterable[object]", value)])}

    def _round(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        if isinstance(value, int):
            return {name: value}
        key = f"round-{value}"
        return {name: self._format(key, {}), f"{name}-id": str(value)} | self._parts(name, key)

    def _rounds(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return {name: self._joined([self._format(f"round-{card}", {}) for card in cast("Iterable[object]", value)])}

    def _princess(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        key = f"princess-{value}"
        return {
            name: self._format(key, {}),
            f"{name}-inside": self._format(f"{key}.inside", {}),
            f"{name}-id": str(value),
        } | self._parts(name, key)

    def _parts(self, name: str, key: str) -> Shown:
        """The short attributes of a card, those that there are in this edition."""
        parts = [part for part in CARD_PARTS if self.has(f"{key}.{part}")]
        return {f"{name}-{part}": self._format(f"{key}.{part}", {}) for part in parts}

    def _princesses(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        ids = cast("Iterable[object]", value)
        return {name: self._joined([self._format(f"princess-{one}.inside", {}) for one in ids])}

    def _asked(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        forms = [self._format(self._form(str(kind)), {}) for kind in cast("Iterable[object]", value)]
        return {name: self._joined(forms, "list-form")}

    def _form(self, kind: str) -> str:
        """How a verb is typed; a game may have its own example."""
        own = f"form-{self.edition}-{kind}"
        return own if self.has(own) else f"form-{kind}"

    def _allowed(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        if isinstance(value, list | tuple):
            return {name: self._joined([str(self._plain(item)) for item in value], "list-or")}
        return {name: self._plain(value)}

    def _joined(self, items: Sequence[str], pattern: str = "list") -> str:
        """Items joined by the list patterns of cards.ftl."""
        if not items:
            return self._format("list-none", {})
        text = items[0]
        for place, item in enumerate(items[1:], start=1):
            last = place == len(items) - 1
            part = "two" if len(items) == 2 else "end" if last else "start" if place == 1 else "middle"
            text = self._format(f"{pattern}-{part}", {"first": text, "second": item})
        return text


Worded = Callable[[Words, str, object, Mapping[str, object]], Shown]

WORDED: dict[str, Worded] = {
    "seat": Words._seat,
    "to": Words._seat,
    "from": Words._seat,
    "leader": Words._seat,
    "winner": Words._seat,
    "seats": Words._seats,
    "to_act": Words._to_act,
    "card": Words._card,
    "other": Words._card,
    "cards": Words._cards,
    "character": Words._character,
    "variant": Words._variant,
    "suit": Words._suit,
    "suits": Words._suits,
    "round": Words._round,
    "rounds": Words._rounds,
    "princess": Words._princess,
    "princesses": Words._princesses,
    "asked": Words._asked,
    "allowed": Words._allowed,
}


def languages() -> list[str]:
    """The languages there are: every folder with words in it."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def files_of(language: str, folder: Path = FOLDER) -> list[Path]:
    """The files of a language, in order of their names."""
    return sorted((folder / language).glob("*.ftl"))


@cache
def _load(language: str) -> tuple[FluentBundle, list[str]]:
    bundle = FluentBundle([language], use_isolating=False)  # isolation marks would show in a terminal
    keys: list[str] = []
    for file in files_of(language):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        keys += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return bundle, keys


def _number(name: str, value: object) -> int:
    if not isinstance(value, int):
        raise KeyError(f"{name} is the number of a seat; got {value!r}")
    return value


def _place_of(card: str) -> tuple[int, int]:
    """Where a card stands in a list; what is no card keeps its place, since sorting is stable."""
    parsed = CARD.fullmatch(card)
    return (IN_ORDER.find(parsed[1]), int(parsed[2])) if parsed else (len(IN_ORDER), 0)
