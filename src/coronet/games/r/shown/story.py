"""The story: the last step as lines of keys and arguments for one viewer, from that viewer's veil.

Names of people are never in it, only seat numbers. What a seat did in secret is a line for that seat alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet.games import packed
from coronet.games.box.cards import CARD_NAMES, names_of
from coronet.games.box.choices import KEEP, PLACE
from coronet.games.box.judge import HELD
from coronet.games.choosing import cards_in, kind_of
from coronet.games.contract import TAKEN_BACK, Line
from coronet.games.r import history
from coronet.games.r.hooks import CHOSEN_NAMES, counts_nights, games_to_win
from coronet.games.r.record import PLAY_CARD, SEATS, UNDECIDED, Duel
from coronet.kernel.bits import each


def story(veiled: Duel, viewer: int, seat: int, choice: int) -> list[Line]:
    """The step that `seat` made with `choice`, and all that followed from it; TAKEN_BACK stands for no choice."""
    if choice == TAKEN_BACK:
        return [("story-took-back", {"seat": seat})]
    lines: list[Line] = []
    if choice and viewer == seat and kind_of(choice) == KEEP:
        lines.append(("story-r-kept-card", {"card": names_of(cards_in(choice))[0]}))
    if choice and kind_of(choice) == PLACE and _is_laying(veiled, seat):
        if viewer == seat:
            lines.append(("story-r-placed", {"card": names_of(cards_in(choice))[0]}))
    elif choice and veiled.told_count == 0:
        lines.append(("story-has-chosen", {"seat": seat}))
    for entry in veiled.told[: veiled.told_count]:
        _TELLERS[packed.kind_of(entry)](veiled, lines, entry)
    return lines


def _is_laying(veiled: Duel, seat: int) -> bool:
    """Whether a card laid says nothing to the other seat: before all are laid, and when they are laid anew."""
    return veiled.phase == PLAY_CARD or bool(veiled.waiting >> seat & 1)


def _openly(veiled: Duel, lines: list[Line], entry: int) -> None:
    lines.append(("story-r-plays-openly", _seat(entry) | {"card": CARD_NAMES[history.one_in(entry)]}))


def _judged(veiled: Duel, lines: list[Line], entry: int) -> None:
    cards = [CARD_NAMES[history.one_in(entry)], CARD_NAMES[history.other_in(entry)]]
    winner = history.number_in(entry)
    if winner == HELD:
        arguments: dict[str, Any] = {"seat": 0, "card": cards[0], "to": 1, "other": cards[1]}
        lines.append(("story-r-held", arguments))
    else:
        loser = 1 - winner
        key = "story-r-lovers" if packed.seat_of(entry) else "story-r-beats"
        lines.append((key, {"seat": winner, "card": cards[winner], "to": loser, "other": cards[loser]}))
    if veiled.verdict == UNDECIDED:
        lines.extend(("story-r-bonus", {"seat": seat}) for seat in range(SEATS) if veiled.bonus[seat])
        lines.extend(("story-r-spied", {"seat": seat}) for seat in range(SEATS) if veiled.spied >> seat & 1)


def _scored(veiled: Duel, lines: list[Line], entry: int) -> None:
    lines.append(("story-r-victories", _seat(entry) | {"number": history.number_in(entry)}))


def _two_cards(key: str) -> Callable[[Duel, list[Line], int], None]:
    def teller(veiled: Duel, lines: list[Line], entry: int) -> None:
        cards = (history.one_in(entry), history.other_in(entry))
        lines.extend((key, {"seat": seat, "card": CARD_NAMES[card]}) for seat, card in enumerate(cards))

    return teller


def _plain(key: str) -> Callable[[Duel, list[Line], int], None]:
    def teller(veiled: Duel, lines: list[Line], entry: int) -> None:
        lines.append((key, {}))

    return teller


def _by_seat(key: str) -> Callable[[Duel, list[Line], int], None]:
    def teller(veiled: Duel, lines: list[Line], entry: int) -> None:
        lines.append((key, _seat(entry)))

    return teller


def _opened(veiled: Duel, lines: list[Line], entry: int) -> None:
    lines.append(("story-r-packet", _seat(entry) | {"number": history.number_in(entry)}))


def _took(veiled: Duel, lines: list[Line], entry: int) -> None:
    lines.append(("story-r-took", _seat(entry) | {"card": CARD_NAMES[history.one_in(entry)]}))


def _night(veiled: Duel, lines: list[Line], entry: int) -> None:
    victories = (history.one_in(entry), history.other_in(entry))
    lines.extend(("story-r-night", {"seat": seat, "number": number}) for seat, number in enumerate(victories))


def _game_ended(veiled: Duel, lines: list[Line], entry: int) -> None:
    if history.number_in(entry):
        lines.append(("story-r-game-drawn", {}))
    else:
        seat = packed.seat_of(entry)
        lines.append(("story-r-game-won", {"seat": seat, "number": veiled.games[seat]}))


def _chose(veiled: Duel, lines: list[Line], entry: int) -> None:
    lines.append(("story-r-chose", _seat(entry) | {"variant": CHOSEN_NAMES[history.number_in(entry)]}))


def _began(veiled: Duel, lines: list[Line], entry: int) -> None:
    key = "story-r-night-begins" if counts_nights(veiled, 0) and not _is_new_game(veiled) else "story-r-game-begins"
    lines.append((key, {"number": history.number_in(entry)}))


def _is_new_game(veiled: Duel) -> bool:
    return bool(games_to_win(veiled, 0)) and veiled.nights == 0


def _ended(veiled: Duel, lines: list[Line], entry: int) -> None:
    winners = list(each(veiled.winners))
    lines.append(("story-r-wins", {"seats": winners}) if winners else ("story-r-drawn", {}))


def _seat(entry: int) -> dict[str, Any]:
    return {"seat": packed.seat_of(entry)}


_TELLERS: dict[int, Callable[[Duel, list[Line], int], None]] = {
    history.PLAYED_OPENLY: _openly,
    history.JUDGED: _judged,
    history.SCORED: _scored,
    history.SEVERED: _two_cards("story-r-severed"),
    history.SWAPPED: _two_cards("story-r-swapped"),
    history.KEPT: _by_seat("story-r-kept"),
    history.OPENED: _opened,
    history.HANDS_KNOWN: _plain("story-r-draft-over"),
    history.ALL_LAID: _plain("story-r-all-laid"),
    history.LAID_ANEW: _by_seat("story-r-laid-anew"),
    history.RESHUFFLED: _by_seat("story-r-reshuffled"),
    history.MAY_TAKE: _by_seat("story-r-may-take"),
    history.TOOK: _took,
    history.DECLINED: _by_seat("story-r-declined"),
    history.NIGHT_ENDED: _night,
    history.GAME_ENDED: _game_ended,
    history.CHOSE: _chose,
    history.BEGAN: _began,
    history.ENDED: _ended,
    history.DREW: _plain("story-r-drew"),
}
