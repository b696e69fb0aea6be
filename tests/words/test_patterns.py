"""What goes wrong in many sentences at once: verbs without words, raw identifiers, figures as text, dead messages."""

from __future__ import annotations

import ast as python
import contextlib
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from coronet import Table
from coronet.cli.help import SETTINGS
from coronet.cli.main import COMMANDS, app, get_command
from coronet.cli.refusals import allowed_in, refused_in
from coronet.errors import InputError
from coronet.games.catalogue import PARLOUR, game_named
from coronet.games.contract import Said
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.words import Words, languages
from coronet.words.words import _load, files_of
from tests.box_games import BOX
from tests.box_games import any_settings as box_settings
from tests.saying import said
from tests.woo_games import any_settings as woo_settings

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "coronet"
PAGE = ROOT / "web" / "src"
GAMES = {"rebel": "deluxe", "woo": "woo", "r": "box"} | dict.fromkeys(PARLOUR, "box")
NAMES = ["Zofia", "Bruno", "Ada", "Celeste", "Cy", "Mira", "Ines", "Tomas"]
IDENTIFIER = re.compile(r"[a-z]+-[a-z-]+|[A-Z][0-9]+|\b[FPQC]\b")


@cache
def choices() -> set[tuple[str, str]]:
    """What may be chosen in games of every kind."""
    found = set()
    for number in range(36):
        chance = random.Random(number)
        for table in tables(number, chance):
            while not table.over:
                seat = chance.choice(table.to_act)
                open_now = table.choices(seat)
                found |= {(table.game, choice) for choice in chance.sample(open_now, min(len(open_now), 4))}
                table.act(seat, chance.choice(open_now))
    return found


def tables(number: int, chance: random.Random) -> Iterator[Table]:
    rounds, princesses = rounds_of("deluxe"), princesses_of("deluxe")
    names = {"rounds": [rounds[number % len(rounds)]], "princesses": chance.sample(princesses, 3)}
    yield Table.new("rebel", seed=number, players=3, **names if number else {"princesses": "choose"})
    yield Table.new("woo", seed=number, **woo_settings(chance) | {"goal": 1})
    game = BOX[number % len(BOX)]
    yield Table.new(game, seed=number, **box_settings(game, chance))
    variant = sorted(VARIANTS_BY_NAME)[number % len(VARIANTS_BY_NAME)]
    yield Table.new("r", seed=number, variants=[variant])
    yield Table.new("r", seed=number, variants=["last-chance"])  # few of its games come to a take


# Choices


@pytest.mark.parametrize("language", languages())
def test_every_choice_is_worded_by_its_verb_without_an_identifier(language):
    wrong = []
    for game, choice in choices():
        words = Words(language, GAMES[game], NAMES, 0)
        worded = words.choice(said(game, choice))
        if not words.has(f"choice-{choice.split()[0]}") or IDENTIFIER.search(worded):
            wrong.append((choice, worded))
    assert wrong == []


def test_the_games_above_have_every_verb_that_can_be_typed():
    forms = Words("en").keys("form-")
    verbs = {key.removeprefix("form-").removeprefix("box-").removeprefix("woo-") for key in forms}
    assert verbs - {choice.split()[0] for _, choice in choices()} == set()


@pytest.mark.parametrize("language", languages())
def test_a_choice_says_which_card_goes_left_and_which_right(language):
    words = Words(language, "deluxe")
    one, other = said("rebel", "pass left Q2 right F5"), said("rebel", "pass left F5 right Q2")
    assert words.choice(one) != words.choice(other)


def test_a_choice_of_a_game_that_was_added_stays_as_it_is_typed():
    added = [Said("play", ("7",)), Said("wave")]
    assert [Words("en", "box").choice(one.to_data()) for one in added] == ["play 7", "wave"]


def test_what_is_set_aside_is_said_to_be_set_aside():
    choice = said("rebel", "half Q2 F3")
    assert Words("en", "deluxe").choice(choice) == "set the 3 of Fairies and the 2 of Queens aside"


# Figures


def test_a_figure_that_comes_as_a_text_is_refused_where_a_message_counts():
    with pytest.raises(KeyError, match=r"\$count is counted, and came as a text: '3'"):
        Words("en").say("play-held", count="3")


def test_the_page_gives_figures_as_numbers_where_a_message_counts():
    asked = re.compile(r"say\(\s*[\"`]([\w.-]+)[^,]*,\s*\{([^{}]*)\}")
    as_text = re.compile(r"(\w+): (?:\w+\.)*(?:figure|signed|amountText|String)\(")
    wrong = []
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]:
        for key, args in asked.findall(file.read_text(encoding="utf-8")):
            counted = {name for message, names in counts().items() if message.startswith(key) for name in names}
            wrong += [(file.name, key, name) for name in as_text.findall(args) if name in counted]
    assert wrong == []


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_what_is_a_figure_in_one_language_is_one_in_all(language):
    own, english = figures(language), figures("en")
    assert {key: own[key] for key in own.keys() & english.keys() if own[key] != english[key]} == {}


def figures(language: str) -> dict[str, set[str]]:
    """The arguments that each message writes as a figure."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in files_of(language))
    messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)
    return {one.split(" ", 1)[0]: set(re.findall(r"NUMBER\(\$([\w-]+)", one)) for one in messages}


def counts() -> dict[str, set[str]]:
    """The arguments that each message counts, in any language."""
    found: dict[str, set[str]] = {}
    for language in languages():
        bundle, messages, _ = _load(language)
        for message in messages:
            found.setdefault(message, set()).update(bundle.counted_in(message))
    return found


@pytest.mark.parametrize(("language", "said"), [("en", "12.5%"), ("fr", "12,5\u202f%"), ("pl", "12,5%")])
def test_percent_is_written_by_one_message(language, said):
    assert Words(language).say("percent", value=12.5) == said
    assert said in Words(language).say("hint-makes-rebel.more", percent=12.5)
    written = [line for file in files_of(language) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line for line in written if re.search(r"\}[\s\u202f]*%", line) and not line.startswith("percent =")] == []


@pytest.mark.parametrize("language", languages())
def test_numbers_below_zero_have_a_true_minus(language):
    words = Words(language, names=NAMES)
    assert "\u22123" in words.say("story-scores", seat=0, points=-3)
    assert words.figure(-1.5, 1).startswith("\u2212")
    texts = [file.read_text(encoding="utf-8") for file in files_of(language)]
    assert [line for text in texts for line in text.splitlines() if re.search(r"(?<![\w-])-\d", line)] == []


# Refusals and help

REFUSING = {"InputError", "LogError", "SettingRefused"}
# What is refused there comes from programs and from cases of the rules
PROGRAMMERS = {"cases.py", "conformance.py", "frame.py", "serious_card.py", "table.py", "catalogue.py"}


@cache
def said_to_be_allowed() -> list[str]:
    """What code says would be right, with 7 for every number and a name for every other part."""
    found = []
    for folder in ("cli", "games", "bots", "table", "server"):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            if file.name in PROGRAMMERS:
                continue
            for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in REFUSING:
                    found += [text for word in node.keywords if word.arg == "allowed" for text in _texts(word.value)]
    return found


def _texts(node: python.expr) -> list[str]:
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, python.JoinedStr):
        parts = [str(part.value) if isinstance(part, python.Constant) else "7" for part in node.values]
        return ["".join(parts)]
    return []


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_what_would_be_right_is_said_in_every_language(language):
    words = Words(language)
    same = re.compile(r"[\d.]+|\S+://\S+( or \S+)?|(coronet|--)\S.*|\S+(, \S+)*( or \S+)?")  # typed as it is
    kept = {text for text in said_to_be_allowed() if allowed_in(words, text) == text and not same.fullmatch(text)}
    assert kept == set()


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_setting_may_be_is_said_in_every_language(game, language):
    english = re.compile(r"\b(a|an|of|from|to|or|list|seat|table|with)\b")
    for setting in game_named(game).declared.settings:
        wrong = {"house_rules": {setting.name: "?!"}} if setting.is_house_rule else {setting.name: "?!"}
        if setting.only_with:
            wrong |= {setting.only_with[0]: list(setting.only_with[1][:1])}
        with contextlib.suppress(Accepted):
            assert not english.search(refused_in(Words(language), _refusal(game, wrong)))


class Accepted(Exception):  # noqa: N818 - nothing went wrong
    """A value that a game takes although it makes no difference."""


def _refusal(game: str, settings: dict) -> InputError:
    try:
        game_named(game).read_settings(settings)
    except InputError as error:
        return error
    raise Accepted


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_has_its_help_in_words(name):
    words = Words("en")
    command = get_command(app).get_command(None, name)
    keys = {one.name: (f"help-{name}-{one.name}", f"help-{one.name}") for one in command.params if one.name != SETTINGS}
    assert words.has(f"help-command-{name}")
    assert [option for option, own in keys.items() if not any(map(words.has, own))] == []


def test_a_refusal_keeps_what_was_typed_and_the_nearest_name():
    error = InputError("players", value="9", allowed="3 to 6", near="6")
    assert refused_in(Words("en"), error) == str(error)
    assert refused_in(Words("pl"), error) == "players: 9 tu nie pasuje; dozwolone: od 3 do 6 (6?)"


# Messages that nobody uses

ADDRESSED = re.compile(r"[\"'`]([a-z][\w.-]*)(\$?\{|[\"'`])")  # a key, or the beginning of one that is put together
PARTS = re.compile(r"-in-(box|woo)$")
# Put together by words.py and refusals.py; a story with its end added; what only stories of before still tell
BUILT = ("list-", "allowed-", "story-plays-with-power", "story-plays-face-down-with-power", "room-bot-plays")
# What may follow beginnings that would fit too much
WIDE = {
    "page-": r"chip-.*|other-level-\w+|(theme|text|order|press|motion|ask|filter-\w+)-\w+",
    "page-r-": r"(sever|swap)-mid",
    "page-tab-": r"story|score|chat",
    "play-": r"open|taken",
    "play-r-": r"victories|points|chips|folded|out|packet|deck|order",
    "report-": r"(share|rating|score|growth|seats|table)(-note)?|lost",
    "review-": r"",
}


@cache
def addressed() -> tuple[set[str], tuple[str, ...]]:
    """What the code says of keys: whole ones, and beginnings."""
    whole, begun = set(), set()
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.tsx")]
    for file in files:
        if ".test." in file.name or "fixtures" in file.parts:
            continue
        for key, end in ADDRESSED.findall(file.read_text(encoding="utf-8")):
            (begun if "{" in end or key.endswith("-") else whole).add(key)
    return whole, tuple(one for one in begun if "-" in one)


def test_every_message_is_used_by_somebody():
    whole, begun = addressed()
    texts = "".join(file.read_text(encoding="utf-8") for file in files_of("en"))
    referred = set(re.findall(r"\{ ([a-z][\w-]*)(?:\.[\w-]+)? \}", texts))
    dead = []
    for key in Words("en").keys(""):
        bare = PARTS.sub("", key)
        if bare not in whole | referred and not bare.startswith(BUILT) and not _follows(bare, begun):
            dead.append(key)
    assert dead == []


def _follows(key: str, begun: tuple[str, ...]) -> bool:
    rests = {one: key.removeprefix(one) for one in begun if key.startswith(one)}
    return any(re.fullmatch(WIDE.get(one, ".*"), rest) for one, rest in rests.items())
