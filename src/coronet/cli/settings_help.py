"""The settings of a game as rows of a help text: what is typed, what it is about, what is allowed, the default."""

from __future__ import annotations

from collections.abc import Mapping

from coronet.cli.game_options import HOUSE
from coronet.cli.refusals import allowed_in
from coronet.errors import either
from coronet.games.declaration import Declaration, Kind, Setting, numbers_text
from coronet.words import Words

MOST_NAMED = 8  # of a longer list the help says nothing: the rules name its items


def rows(words: Words, declared: Declaration) -> list[tuple[str, str]]:
    """All of them, house rules last."""
    own = [one for one in declared.settings if not one.is_house_rule]
    value, named = words.say("help-type-value"), words.say("help-type-named")
    found = [(f"--{one.typed} {value}", _text(words, one)) for one in own]
    return found + [(f"--{HOUSE} {named}", f"{one.name}: {_text(words, one)}") for one in declared.house_rules]


def _text(words: Words, setting: Setting) -> str:
    key = f"option-{setting.name}.help"
    text = words.say(key) if words.has(key) else setting.name
    allowed = allowed_in(words, _allowed(setting))
    if setting.default is None or isinstance(setting.default, Mapping | tuple):
        return words.say("help-setting", text=text, allowed=allowed) if allowed else text
    default = str(setting.default).lower() if isinstance(setting.default, bool) else str(setting.default)
    key = "help-setting-with-default" if allowed else "help-setting-default"
    return words.say(key, text=text, allowed=allowed, default=default)


def _allowed(setting: Setting) -> str:
    """What may be typed, in a few words."""
    if setting.kind is Kind.FLAG:
        return "true or false"
    forms = list(setting.allowed.values()) if isinstance(setting.allowed, Mapping) else [setting.allowed]
    if setting.kind is Kind.NUMBER:
        return either((*setting.words, numbers_text(sorted({number for form in forms for number in form}))))
    names = [] if setting.kind is not Kind.WORD and len(forms[0]) > MOST_NAMED else [*forms[0]]
    return either((*setting.words, *names))
