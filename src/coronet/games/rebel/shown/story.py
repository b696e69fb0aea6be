"""The story: the last step as lines of keys and arguments for one viewer, from that viewer's veil.

Names of people are never in it, only seat numbers. What a viewer saw alone (cards passed, drawn, given back) is a line
of its own for that viewer.
"""

from __future__ import annotations

from typing import Any

from coronet.games import packed
from coronet.games.choosing import kind_of, number_in
from coronet.games.contract import TAKEN_BACK, Line
from coronet.games.rebel import history, hooks, powers
from coronet.games.rebel.cards import CARD_NAMES, FROG_CARD, NO_SUIT, PRINCES, SUITS, names_of
from coronet.games.rebel.choices import NO, POWER, POWER_SUIT
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import CLASSIC, Round
from coronet.games.rebel.result import last_round, result
from coronet.kernel.bits import count, lowest


def story(veiled: Round, viewer: int, seat: int, choice: int) -> list[Line]:
    """The step that `seat` made with `choice`, and all that followed from it; TAKEN_BACK stands for no choice."""
    if choice == TAKEN_BACK:
        return [("story-took-back", {"seat": seat})]
    lines: list[Line] = []
    if choice and kind_of(choice) == NO:
        lines.append(("story-declines", {"seat": seat}))
    elif choice and kind_of(choice) == POWER_SUIT and not _is_told(veiled, history.USED):
        lines.append(("story-names-suit", {"seat": seat, "suit": SUITS[number_in(choice)]}))
    elif choice and veiled.told_from == veiled.history_count:
        lines.append(("story-has-chosen", {"seat": seat}))
    secret_at = veiled.secrets_told_from
    for at in range(veiled.told_from, veiled.history_count):
        entry = veiled.history[at]
        kind = packed.kind_of(entry)
        cards = history.cards_in(entry)
        if history.is_hidden(kind):
            secret = veiled.secrets[secret_at]
            cards = history.secret_cards(secret) if history.is_seen_by(secret, viewer) else 0
            secret_at += 1
        tell(veiled, lines, viewer, kind, packed.seat_of(entry), history.number_in(entry), cards)
    if choice and kind_of(choice) == POWER_SUIT and veiled.forced_suit not in (NO_SUIT, number_in(choice)):
        lines.append(("story-suit-left", {"leader": veiled.leader, "suit": SUITS[veiled.forced_suit]}))
    return lines


def tell(veiled: Round, lines: list[Line], viewer: int, kind: int, seat: int, number: int, cards: int) -> None:
    """Add the lines of an entry of the last step."""
    _TELLERS[kind](veiled, lines, viewer, seat, number, cards)


def _is_told(veiled: Round, kind: int) -> bool:
    """Whether the last step has an entry of this kind."""
    entries = veiled.history[veiled.told_from : veiled.history_count]
    return any(packed.kind_of(entry) == kind for entry in entries)


def _passed(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    _once(lines, ("story-all-passed", {}))
    if cards:
        lines.append(("story-passed-cards", {"seat": seat, "to": number, "cards": names_of(cards)}))


def _once(lines: list[Line], line: Line) -> None:
    """A line that stands for what all seats did at once."""
    if line not in lines:
        lines.append(line)


def _set_aside(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-set-aside", {"seat": seat, "count": veiled.aside_size[seat]}))


def _showed_suit(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-shows-suit", {"seat": seat, "suit": SUITS[number], "cards": names_of(cards)}))


def _gifted(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    _once(lines, ("story-all-gifted", {}))
    if cards:
        lines.append(("story-gift", {"card": CARD_NAMES[lowest(cards)]}))


def _used(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    princess = PRINCESS_NAMES[veiled.princess[seat]]
    arguments: dict[str, Any] = {"seat": seat, "princess": princess}
    if number != history.NO_NUMBER and powers.power_form(veiled, seat, POWER) == POWER_SUIT:
        lines.append(("story-power-suit", arguments | {"suit": SUITS[number]}))
    elif number != history.NO_NUMBER:
        lines.append(("story-power-seat", arguments | {"to": number}))
    else:
        lines.append(("story-power", arguments))


def _held_none(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-holds-none", {"leader": seat, "suit": SUITS[number]}))


def _held_some(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    """Said by the suit named, or when the step ends: the leader must lead it."""


def _left_open(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-left-open", {"seat": seat, "card": CARD_NAMES[lowest(cards)]}))


def _gave(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    if cards:
        lines.append(("story-gave", {"seat": seat, "to": number, "card": CARD_NAMES[lowest(cards)]}))


def _saw(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    if cards:
        lines.append(("story-saw", {"cards": names_of(cards)}))
    else:
        lines.append(("story-all-gave", {"to": seat}))


def _got(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    if cards:
        lines.append(("story-got", {"seat": seat, "from": number, "card": CARD_NAMES[lowest(cards)]}))


def _drew(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    if cards:
        lines.append(("story-drew", {"seat": seat, "from": number, "card": CARD_NAMES[lowest(cards)]}))


def _traded(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    arguments = {"seat": seat, "to": number}
    lines.append(("story-traded", arguments))
    if cards:
        lines.append(("story-traded-card", arguments | {"card": CARD_NAMES[lowest(cards)]}))


def _returned(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-returned", {"seat": seat, "to": number}))


def _looked(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    if cards:
        lines.append(("story-looked", {"seat": seat, "to": number, "cards": names_of(cards)}))


def _froze(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-froze", {"seat": seat, "to": number}))
    if cards:
        lines.append(("story-froze-card", {"card": CARD_NAMES[lowest(cards)]}))


def _turned(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-turned-up", {"leader": seat, "card": CARD_NAMES[lowest(cards)]}))


def _played(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    arguments: dict[str, Any] = {"seat": seat}
    if number & history.WITH_POWER:
        arguments["princess"] = PRINCESS_NAMES[veiled.princess[seat]]
    if cards and not _is_told(veiled, history.SHOWED):  # else it lay face down, though it has been turned up since
        key = "story-plays"
        arguments["card"] = CARD_NAMES[lowest(cards)]
    else:
        key = "story-plays-face-down"
    lines.append((key + "-with-power" if number & history.WITH_POWER else key, arguments))


def _showed(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-turns-up", {"seat": seat, "card": CARD_NAMES[lowest(cards)]}))


def _swapped(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-swaps", {"seat": seat, "card": CARD_NAMES[number], "other": CARD_NAMES[lowest(cards)]}))


def _haggled(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-haggles", {"seat": seat, "card": CARD_NAMES[lowest(cards)], "other": CARD_NAMES[number]}))


def _undone(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-undone", {"seat": seat}))


def _came_back(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    if cards:
        lines.append(("story-came-back", {"seat": seat, "cards": names_of(cards)}))


def _took(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    princes, frogs = count(cards & PRINCES), count(cards & FROG_CARD)
    arguments = {"seat": seat, "princes": princes, "frogs": frogs, "proposals": princes + 5 * frogs}
    lines.append(("story-takes", arguments))


def _picked_up(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    if cards and number == viewer:
        lines.append(("story-picked-up", {"from": seat, "cards": names_of(cards)}))


def _kept(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-kept", {"seat": seat, "cards": names_of(cards)}))


def _came_in(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-princes-in", {}))


def _chose(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    lines.append(("story-chose", {"seat": seat, "princess": PRINCESS_NAMES[number]}))


def _began(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    arguments = {"round": hooks.ROUND_NAMES[number], "number": veiled.round_at + 1, "leader": seat}
    lines.append(("story-extra-round" if veiled.extra_rounds else "story-round", arguments))


def _scored(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    sheet = last_round(veiled)
    if sheet is not None:
        for other, column in enumerate(sheet["seats"]):
            rebel = any(line["line"] == "rebel" for line in column["lines"])
            lines.append(("story-rebel" if rebel else "story-scores", {"seat": other, "points": column["points"]}))


def _ended(veiled: Round, lines: list[Line], viewer: int, seat: int, number: int, cards: int) -> None:
    _, totals, winners = result(veiled)
    tied = [other for other, total in enumerate(totals) if total == min(totals)]
    if len(tied) > 1:
        lines.append(("story-tied", {"seats": tied, "points": min(totals)}))
        edition = "classic" if veiled.edition == CLASSIC else "deluxe"
        for other in tied:
            arguments = {"seat": other, "number": veiled.good_rounds[other], "edition": edition}
            lines.append(("story-tie-rounds", arguments))
    lines.append(("story-wins" if len(winners) == 1 else "story-shared", {"seats": winners}))


_TELLERS = {
    history.PASSED: _passed,
    history.SET_BY: _set_aside,
    history.SHOWN: _showed_suit,
    history.GIFTED: _gifted,
    history.USED: _used,
    history.HELD_NONE: _held_none,
    history.HELD_SOME: _held_some,
    history.LEFT_OPEN: _left_open,
    history.GAVE: _gave,
    history.SAW: _saw,
    history.GOT: _got,
    history.DREW: _drew,
    history.TRADED: _traded,
    history.RETURNED: _returned,
    history.LOOKED: _looked,
    history.FROZE: _froze,
    history.TURNED: _turned,
    history.PLAYED: _played,
    history.SHOWED: _showed,
    history.SWAPPED: _swapped,
    history.HAGGLED: _haggled,
    history.UNDONE: _undone,
    history.CAME_BACK: _came_back,
    history.TOOK: _took,
    history.PICKED_UP: _picked_up,
    history.KEPT: _kept,
    history.CAME_IN: _came_in,
    history.CHOSE: _chose,
    history.BEGAN: _began,
    history.SCORED: _scored,
    history.ENDED: _ended,
}
