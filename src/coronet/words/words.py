"""Words: turns keys with plain arguments into sentences of one language.

A key is a message (`reason-frozen`) or a message and an attribute (`round-magic-beans.text`). With an edition,
`.text-classic` or `.text-deluxe` goes before `.text` where it exists, and so for every attribute.
A key or an argument that is missing raises KeyError: nobody is ever shown a raw key. A message that a language does not
have yet is there in English, until parity.py is heard.

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
    points: -5                          $points, $points-size 5, $points-sign "minus" or "plus"
    percent: 12.5                       $percent "12.5%", $percent-number; so for every name that ends in _percent

A language whose names change within a sentence gives them attributes named after cases (CASES): `suit-Q.genitive`,
`card-name.accusative`, `princess-alice.genitive`, `list-you.accusative`. With them a message can use $suit-genitive,
$suits-genitive, $card-accusative, $cards-accusative, $cards-numbers-accusative, $princess-genitive, $seats-accusative
and so on; a name without that case stands as it is. `card-name.number-accusative` is a number alone. gift-name and
character-name are given their parts, $suit, $character and $colour, in all cases too; `person-name` is given $name
and, as French hears it, $opens, "vowel" or "consonant": `.genitive` makes "d'Ada" and "de Bruno" of it.

Numbers stay numbers, so that plurals work, and are written with a true minus; where a message counts (`[one]`), a text
raises KeyError. Other lists are joined by "and"; other texts are shown in one line.
`card` and `cards` may also hold identifiers of princesses, where it is a princess who is not open to choice.
An argument given under a name that is derived here (`count`) is kept as given.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from babel import Locale
from babel.localedata import LocaleDataDict
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from coronet.errors import InputError, one_line

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

__all__ = ["CASES", "FOLDER", "MODEL", "Words", "add_words", "added_text", "files_of", "languages"]

FOLDER = Path(__file__).parent
MODEL = "en"  # the language that the others follow
SUITS = "FPQC"
GIFT_SUITS = "RSMB"
IN_ORDER = SUITS + GIFT_SUITS  # the order of cards in every list
AS_TYPED = frozenset({"reason-no-such-card-in-woo"})  # messages whose arguments are words that somebody typed
CARD = re.compile(r"([A-Z])([0-9]+)")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
TERM = re.compile(r"^-[a-zA-Z]", re.MULTILINE)
CARD_PARTS = ("power", "short", "ask")
CASES = ("genitive", "dative", "accusative", "instrumental", "locative")
PLURALS = frozenset({"zero", "one", "two", "few", "many"})  # "other" is everybody's default
MINUS = "\u2212"
HARD_SPACE = re.compile(r"([\u00a0\u202f])|[^\u00a0\u202f]+")  # French spaces within what was worded already
OPENS_WITH_VOWEL = re.compile(r"[aeiouhœæ]|y(?![aeiou])")  # as French hears it: d'Ada, d'Hugo, d'Yves, but de Yasmine

Shown = dict[str, object]
Counted = dict[str, set[str]]

_added: list[Path] = []  # folders with the words of other packages


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
        self._bundle, self._keys, self._cases = _load(language)

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
        if self.language != MODEL and not self.has(key):
            return Words(MODEL, self.edition, self.names, self.you).say(key, **args)
        if key in AS_TYPED:
            return self._format(key, {name: self._plain(value) for name, value in args.items()})
        return self._format(key, self._worded(args))

    def choice(self, choice: Mapping[str, object]) -> str:
        """A choice, as views have it, within a sentence: its verb has the words, what it names are their arguments.

        A choice of a game that was added, which names other things by a verb, stays as it is typed.

        >>> cards = {"cards": ["Q2", "F5"], "ways": ["left", "right"]}
        >>> Words("en").choice({"text": "pass left Q2 right F5", "verb": "pass"} | cards)
        'pass the 2 of Queens to the left and the 5 of Fairies to the right'
        """
        key = f"choice-{choice['verb']}"
        if not self.has(key):
            return str(choice["text"])
        try:
            return self.say(key, **self._named_by(choice))
        except KeyError:
            return str(choice["text"])

    def game(self, name: str) -> str:
        """What a game is called; one that was added and has no words here, by the name it is played by."""
        key = f"page-game-{name}"
        return self.say(key) if self.has(key) else name

    def card(self, card: str) -> str:
        """A card's name as it stands alone: what is typed for those with a letter and a number."""
        return card if CARD.fullmatch(card) else self._card_name(card, "bare")

    def figure(self, value: float, decimals: int | None = None) -> str:
        """A number as this language writes it, with so many decimals where they are given."""
        digits = {} if decimals is None else {"minimumFractionDigits": decimals, "maximumFractionDigits": decimals}
        return fluent_number(value, **digits).format(self._bundle.locale)

    @property
    def between(self) -> str:
        """What stands between items that may have commas inside."""
        return self._format("list-form-middle", {"first": "", "second": ""})

    def _format(self, key: str, shown: Shown) -> str:
        pattern = self._found(key)
        if pattern is None:
            raise KeyError(f"{self.language} has no words for {key}")
        for name in self._bundle.counted_in(key.partition(".")[0]):
            if isinstance(shown.get(name), str):
                raise KeyError(f"{self.language}, {key}: ${name} is counted, and came as a text: {shown[name]!r}")
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

    def _named_by(self, choice: Mapping[str, object]) -> dict[str, object]:
        """The arguments of a choice: $card and $other in their order, $cards, and what the verb is applied $on."""
        named = {name: choice[name] for name in ("cards", "suit", "seat", "number") if name in choice}
        args = named | dict(zip(("card", "other"), cast("Sequence[str]", choice.get("cards", ())), strict=False))
        args["on"] = "suit" if "suit" in named else "number" if {"seat", "number"} & named.keys() else "nothing"
        args |= {"way": "both" if choice.get("ways") else "all", "power": bool(choice.get("power"))}
        if name := choice.get("name"):
            args[next((kind for kind in ("princess", "variant") if self.has(f"{kind}-{name}")), "name")] = name
        return args

    # From data to what a message can use

    def _worded(self, args: Mapping[str, object]) -> Shown:
        shown: Shown = {}
        plain: Shown = {}
        for name, value in args.items():
            if word := _worder(name):
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
            return self._joined([self._text_of(item) for item in value])
        return HARD_SPACE.sub(lambda found: found[0] if found[1] else one_line(found[0]), str(value))

    def _text_of(self, value: object) -> str:
        """A value as it stands in a list."""
        plain = self._plain(value)
        return self.figure(plain) if isinstance(plain, int | float) else str(plain)

    def _percent(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        if not isinstance(value, int | float):
            raise KeyError(f"{name} is a number of hundredths; got {value!r}")
        return {name: self._format("percent", {"value": value}), f"{name}-number": value}

    def _points(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        points = self._plain(value)
        if not isinstance(points, int | float):
            return {name: points}
        return {name: points, f"{name}-size": abs(points), f"{name}-sign": "minus" if points < 0 else "plus"}

    def _seat(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        seat = _number(name, value)
        is_you = "you" if seat == self.you else "other"
        return self._in_cases(name, lambda case: self._name_of(seat, case)) | {f"{name}-is": is_you}

    def _seats(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        seats = [_number(name, seat) for seat in cast("Iterable[object]", value)]
        others = [seat for seat in seats if seat != self.you]
        is_yours = self.you in seats
        are = "both" if others and is_yours else "you" if is_yours else "others"

        def listed(case: str) -> str:
            yours = [self._formed("list-you", case)] if is_yours else []
            return self._joined([self._name_of(seat, case) for seat in others] + yours, case=case)

        return {f"{name}-are": are, "count": len(seats)} | self._in_cases(name, listed)

    def _to_act(self, _: str, value: object, args: Mapping[str, object]) -> Shown:
        return self._seats("seats", value, args)

    def _name_of(self, seat: int, case: str = "") -> str:
        if self.names is None or not 0 <= seat < len(self.names):
            return self._formed("seat-name", case, {"number": seat})
        given = one_line(self.names[seat])
        opens = "vowel" if OPENS_WITH_VOWEL.match(_plain_letters(given)) else "consonant"
        return self._formed("person-name", case, {"name": given, "opens": opens}) if case else given

    def _in_cases(self, name: str, worded: Callable[[str], str]) -> Shown:
        """What an argument offers of a name: itself, and each case that the language has."""
        shown: Shown = {name: worded("")}
        return shown | {f"{name}-{case}": worded(case) for case in self._cases}

    def _formed(self, key: str, part: str, shown: Shown | None = None) -> str:
        """A name in one of its forms; where it has no such form, as it stands without the case."""
        wanted = f"{key}.{part}"
        if part and not self.has(wanted):
            rest = part.rpartition("-")[0]
            return self._formed(key, rest, shown)
        return self._format(wanted if part else key, shown or {})

    def _card(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        card = str(value)
        shown = self._in_cases(name, lambda case: self._card_name(card, case)) | {
            f"{name}-start": self._card_name(card, "start"),
            f"{name}-bare": self._card_name(card, "bare"),
        }
        if parsed := CARD.fullmatch(card):
            shown |= {f"{name}-suit": parsed[1], f"{name}-number": int(parsed[2])}
        return shown

    def _cards(self, name: str, value: object, args: Mapping[str, object]) -> Shown:
        cards = sorted((str(card) for card in cast("Iterable[object]", value)), key=_place_of)
        suits = {card[0] for card in cards if CARD.fullmatch(card)}
        alike = len(suits) == 1 and all(CARD.fullmatch(card) for card in cards)

        def listed(case: str, part: str = "") -> str:
            return self._joined([self._card_name(card, f"{part}-{case}".strip("-")) for card in cards], case=case)

        def numbers(case: str) -> str:
            return listed(case, "number" if alike else "")

        return (
            {"count": len(cards)}
            | self._in_cases(f"{name}-numbers", numbers)
            | self._in_cases(name, numbers if suits == {args.get("suit")} else listed)
        )

    def _card_name(self, card: str, part: str = "") -> str:
        """A card's name: within a sentence, or `start`, `bare`, `number`, a case, or the number in a case."""
        parsed = CARD.fullmatch(card)
        if not parsed and self._is_character(card):
            return self._character_name(card, part)
        if self.has(f"gift-{card}"):
            return self._formed(f"gift-{card}", part)
        if not parsed:
            inside = part if part and self.has(f"princess-{card}.{part}") else "inside"
            return self._formed(f"princess-{card}", "" if part in ("start", "bare") else inside)
        if not self.has(f"suit-{parsed[1]}"):
            raise KeyError(f"{self.language} has no words for the suit of {card}")
        shown: Shown = {"number": int(parsed[2]), "suit": parsed[1]}
        if parsed[1] in GIFT_SUITS:
            return self._formed("gift-name", part, shown | self._suit("suit", parsed[1], {}))
        return self._formed("card-name", part, shown)

    def _is_character(self, card: str) -> bool:
        """Whether this is a card of R: a character, with a colour or without."""
        colour, _, character = card.rpartition("-")
        return self.has(f"character-{character}") and (not colour or self.has(f"colour-{colour}"))

    def _character_name(self, card: str, part: str) -> str:
        colour, _, character = card.rpartition("-")
        shown: Shown = {"coloured": "yes" if colour else "no", "colour": "", "colour-id": colour}
        shown |= self._character("character", character, {})
        if colour:
            shown |= self._in_cases("colour", lambda case: self._formed(f"colour-{colour}", case))
        return self._formed("character-name", part, shown)

    def _character(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        key = f"character-{value}"
        return self._in_cases(name, lambda case: self._formed(key, case)) | {
            f"{name}-plural": self._format(f"{key}.many", {}),
            f"{name}-id": str(value),
        }

    def _variant(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return {name: self._format(f"variant-{value}", {}), f"{name}-short": self._format(f"variant-{value}.short", {})}

    def _suit(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        key = f"suit-{value}"
        cases = self._in_cases(name, lambda case: self._formed(key, case))
        return cases | {name: str(value), f"{name}-name": cases[name], f"{name}-one": self._format(f"{key}.one", {})}

    def _suits(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return self._named("suit", name, value)

    def _round(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        if isinstance(value, int):
            return {name: value}
        key = f"round-{value}"
        cases = self._in_cases(name, lambda case: self._formed(key, case))
        return cases | {f"{name}-id": str(value)} | self._parts(name, key)

    def _rounds(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return self._named("round", name, value)

    def _princess(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        key = f"princess-{value}"
        cases = self._in_cases(name, lambda case: self._formed(key, case))
        inside = {f"{name}-inside": self._format(f"{key}.inside", {}), f"{name}-id": str(value)}
        return cases | inside | self._parts(name, key)

    def _parts(self, name: str, key: str) -> Shown:
        """The short attributes of a card, those that there are in this edition."""
        parts = [part for part in CARD_PARTS if self.has(f"{key}.{part}")]
        return {f"{name}-{part}": self._format(f"{key}.{part}", {}) for part in parts}

    def _princesses(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        return self._named("princess", name, value, "inside")

    def _named(self, kind: str, name: str, value: object, part: str = "") -> Shown:
        """A list of names of one kind."""
        keys = [f"{kind}-{one}" for one in cast("Iterable[object]", value)]
        return self._in_cases(
            name, lambda case: self._joined([self._formed(key, case or part) for key in keys], case=case)
        )

    def _asked(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        forms = [self._format(self._form(str(kind)), {}) for kind in cast("Iterable[object]", value)]
        return {name: self._joined(forms, "list-form")}

    def _form(self, kind: str) -> str:
        """How a verb is typed; a game may have its own example."""
        own = f"form-{self.edition}-{kind}"
        return own if self.has(own) else f"form-{kind}"

    def _allowed(self, name: str, value: object, _: Mapping[str, object]) -> Shown:
        if isinstance(value, list | tuple):
            return {name: self._joined([self._text_of(item) for item in value], "list-or")}
        return {name: self._plain(value)}

    def _joined(self, items: Sequence[str], pattern: str = "list", case: str = "") -> str:
        """Items joined by the list patterns of cards.ftl."""
        if not items:
            return self._formed("list-none", case)
        text = items[0]
        for place, item in enumerate(items[1:], start=1):
            last = place == len(items) - 1
            part = "two" if len(items) == 2 else "end" if last else "start" if place == 1 else "middle"
            text = self._format(f"{pattern}-{part}", {"first": text, "second": item})
        return text


class _Locale(Locale):
    """A language as people write it: numbers have a true minus."""

    @property
    def decimal_formats(self) -> LocaleDataDict:
        pattern = copy(super().decimal_formats[None])
        pattern.prefix = (pattern.prefix[0], pattern.prefix[1].replace("-", MINUS))
        return LocaleDataDict({None: pattern})


class _Bundle(FluentBundle):
    """Fluent's bundle of messages, with that locale; a message is parsed when it is first wanted."""

    def __init__(self, locales: list[str], *, use_isolating: bool) -> None:
        super().__init__(locales, use_isolating=use_isolating)
        self.unread: dict[str, str] = {}  # what stands in the files, by the name of the message
        self._counted: Counted = {}

    def add_text(self, text: str) -> None:
        """All messages of a text; of several with one name the first counts."""
        if TERM.search(text):
            self.add_resource(FluentResource(text))
        _, *parts = MESSAGE.split(text)  # names and what follows each in turn
        for name, rest in zip(parts[::2], parts[1::2], strict=True):
            self.unread.setdefault(name, name + rest)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self.unread

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        if not term and entry_id in self.unread and entry_id not in self._messages:
            self.add_resource(FluentResource(self.unread[entry_id]))
        return super()._lookup(entry_id, term)

    def counted_in(self, name: str) -> set[str]:
        """The arguments of a message that plurals are chosen by."""
        if name not in self._counted:
            self._lookup(name)
            self._counted[name] = _counted_in(cast("ast.Message", self._messages[name]))
        return self._counted[name]

    def _get_babel_locale(self) -> Locale:
        found = super()._get_babel_locale()
        self.locale = _Locale(found.language, found.territory, found.script, found.variant)
        return self.locale


Worded = Callable[[Words, str, object, Mapping[str, object]], Shown]

WORDED: dict[str, Worded] = {
    "seat": Words._seat,
    "to": Words._seat,
    "from": Words._seat,
    "leader": Words._seat,
    "winner": Words._seat,
    "points": Words._points,
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


def _worder(name: str) -> Worded | None:
    """How an argument of this name is worded, unless it stays as it is."""
    if name == "percent" or name.endswith("_percent"):
        return Words._percent
    return Words._seat if name.endswith("_seat") else WORDED.get(name)


def languages() -> list[str]:
    """The languages there are: every folder with words in it."""
    return sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl")))


def add_words(folder: Path) -> None:
    """Let a game that is added bring its own words: `folder/LANGUAGE/*.ftl`, in English at least."""
    if folder not in _added:
        _added.append(folder)
        _load.cache_clear()


def files_of(language: str, folder: Path = FOLDER) -> list[Path]:
    """The files of a language, in order of their names."""
    return _files_in(folder, language)


def _added_files(language: str) -> list[Path]:
    """What other packages say in a language; one that does not speak it says it in English."""
    return [file for folder in _added for file in _files_in(folder, language) or _files_in(folder, "en")]


def added_text(language: str) -> str:
    """All that other packages say in a language, as one Fluent text."""
    spoken = language if language in languages() else MODEL
    return "\n".join(file.read_text(encoding="utf-8") for file in _added_files(spoken))


def _files_in(folder: Path, language: str) -> list[Path]:
    return sorted((folder / language).glob("*.ftl"))


@cache
def _load(language: str) -> tuple[_Bundle, list[str], list[str]]:
    bundle = _Bundle([language], use_isolating=False)  # isolation marks would show in a terminal
    own = [file.read_text(encoding="utf-8") for file in [*files_of(language), *_added_files(language)]]
    texts = [*own, *_not_said_yet(language, own)]
    for text in texts:
        bundle.add_text(text)
    attributes = {name for text in texts for name in ATTRIBUTE.findall(text)}
    return bundle, list(bundle.unread), [case for case in CASES if case in attributes]


def _not_said_yet(language: str, own: Iterable[str]) -> list[str]:
    """The English messages that a language does not have."""
    if language == MODEL:
        return []
    said = {name for text in own for name in MESSAGE.findall(text)}
    english = "\n".join(file.read_text(encoding="utf-8") for file in files_of(MODEL))
    _, *parts = MESSAGE.split(english)  # names and what follows each in turn
    names, rest = parts[::2], parts[1::2]
    return [f"{name}{text}" for name, text in zip(names, rest, strict=True) if name not in said]


def _counted_in(message: ast.Message) -> set[str]:
    """The arguments of a message that plurals are chosen by."""
    found = _Counts()
    found.visit(message)
    return found.names


class _Counts(Visitor):
    """Gathers what selectors with plural forms select by."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if keys & PLURALS and isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def _number(name: str, value: object) -> int:
    if not isinstance(value, int):
        raise KeyError(f"{name} is the number of a seat; got {value!r}")
    return value


def _plain_letters(text: str) -> str:
    """Small letters without their accents."""
    return "".join(one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))


def _place_of(card: str) -> tuple[int, int]:
    """Where a card stands in a list; what is no card keeps its place, since sorting is stable."""
    parsed = CARD.fullmatch(card)
    return (IN_ORDER.find(parsed[1]), int(parsed[2])) if parsed else (len(IN_ORDER), 0)
