"""What the two betting games show and tell, and their conformance cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coronet.games.box.cards import names_of
from coronet.games.box.choices import DISCARD, FOLD, STAND, STAY
from coronet.games.box.game import BoxGame
from coronet.games.contract import TAKEN_BACK, Line
from coronet.games.declaration import Declaration
from coronet.games.expecting import expecting
from coronet.games.parlour import betting, betting_worlds, notation
from coronet.games.parlour.betting import BET, PAIRS, TRIANGLE, Betting, most_discards
from coronet.games.parlour.betting_why import last_deal, rank_name, why_over
from coronet.games.parlour.frame import dealt, end_lines, hands_by_seat, over_events, own_frame, public_frame
from coronet.games.parlour.seating import told
from coronet.games.parlour.settings import Settings
from coronet.kernel.bits import count, each
from coronet.kernel.record import Source

PHASES = ("exchange", "bet", "over")


def betting_game(declared: Declaration, played: int) -> BoxGame:
    """One of the two games."""
    read = betting.betting_settings(declared)

    def new(settings: Settings, seed: int, source: Source | None = None) -> Betting:
        return betting.new(settings, played, seed, source)

    def position(case: Mapping[str, Any], source: Source) -> Betting:
        settings = read(case.get("settings", {}))
        first = dealt(case, settings.players, 1) if "deal" in case else None
        return betting.new(settings, played, 1, source, first)

    def public_view(veiled: Betting) -> dict[str, Any]:
        at_once = played == PAIRS and veiled.phase == BET
        return public_frame(game, veiled, PHASES, at_once=at_once) | _table(veiled)

    def own_view(veiled: Betting, seat: int) -> dict[str, Any]:
        prompt: Line = ("prompt-pg-bet", {"number": veiled.stake, "pot": veiled.pot})
        if veiled.phase != BET:
            prompt = ("prompt-pg-exchange", {"number": most_discards(veiled)})
        rank = rank_name(veiled, veiled.hand[seat]) if veiled.hand[seat] else None
        return own_frame(game, veiled, seat, veiled.hand[seat], prompt) | {"rank": rank}

    def open_view(record: Betting) -> dict[str, Any]:
        hands = [names_of(record.hand[seat]) for seat in range(record.players)]
        return public_view(record) | {"hands": hands}

    def happened(before: Betting, veiled: Betting, seat: int, choice: int) -> list[Line]:
        is_secret = played == PAIRS and before.phase == BET
        events: list[Line] = [("locked", {"seat": seat})] if is_secret else []
        return events + _events(veiled) + over_events(game, veiled)

    game = BoxGame(
        declared=declared,
        record_class=Betting,
        most_choices=8,
        events=betting.EVENTS,
        notation=notation.BETTING,
        kinds=1 << STAY | 1 << FOLD | (1 << STAND | 1 << DISCARD if played == TRIANGLE else 0),
        over_phase=betting.OVER,
        choices=betting.choices,
        why_not=betting.why_not,
        act=betting.act,
        take_back=betting.take_back,
        veil=betting.veil,
        asked_kinds=betting.asked_kinds,
        read_settings=read,
        new=new,
        result=result,
        public_view=public_view,
        own_view=own_view,
        open_view=open_view,
        story=story,
        position=position,
        expected=expected,
        imagine=betting_worlds.imagine,
        most_discards=most_discards,
        finished=lambda record: int(record.finished),
        happened=happened,
        why_over=why_over,
    )
    return game


def result(record: Betting) -> tuple[list[int] | None, list[int], list[int]]:
    """Chips won or lost in the last finished deal, chips, winners."""
    scores = record.score[: record.players] if record.finished else None
    return scores, record.chips[: record.players], list(each(record.winners))


def _ranks(record: Betting) -> dict[str, str]:
    shown = [seat for seat in range(record.players) if record.shown[seat]]
    return {str(seat): rank_name(record, record.shown[seat]) for seat in shown}


def _table(veiled: Betting) -> dict[str, Any]:
    seats = [
        {
            "chips": veiled.chips[seat],
            "folded": bool(veiled.folded >> seat & 1),
            "exchanged": veiled.exchanged[seat],
            "shown": names_of(veiled.shown[seat]),
            "rank": rank_name(veiled, veiled.shown[seat]) if veiled.shown[seat] else None,
        }
        for seat in range(veiled.players)
    ]
    return {
        "seats": seats,
        "deal": veiled.deal_at + 1,
        "deals": veiled.deals,
        "lead": veiled.lead,
        "pot": veiled.pot,
        "last_deal": last_deal(veiled),
        "deck": veiled.deck_count,
        "chips": [
            ("chip-r-deal", {"number": veiled.deal_at + 1, "of": veiled.deals}),
            ("chip-r-pot", {"pot": veiled.pot}),
        ],
    }


def story(veiled: Betting, viewer: int, seat: int, choice: int) -> list[Line]:
    """The last step as lines; what was exchanged is told to nobody but in the own hand."""
    if choice == TAKEN_BACK:
        return [("story-took-back", {"seat": seat})]
    lines: list[Line] = []
    if choice and not veiled.told_count:
        lines.append(("story-has-chosen", {"seat": seat}))
    for kind, who, number, cards in told(veiled):
        teller = TELLERS.get(kind)
        if teller:
            lines.append(teller(veiled, who, number, cards))
    return lines + end_lines(veiled)


def _showed(veiled: Betting, seat: int, number: int, cards: int) -> Line:
    return "story-pg-showed", {"seat": seat, "cards": names_of(cards), "rank": rank_name(veiled, cards)}


TELLERS: dict[int, Callable[[Betting, int, int, int], Line]] = {
    betting.STOOD: lambda veiled, seat, number, cards: ("story-pg-stood", {"seat": seat}),
    betting.EXCHANGED: lambda veiled, seat, number, cards: ("story-pg-exchanged", {"seat": seat, "number": number}),
    betting.STAYED: lambda veiled, seat, number, cards: ("story-pg-stayed", {"seat": seat}),
    betting.FOLDED: lambda veiled, seat, number, cards: ("story-pg-folded", {"seat": seat}),
    betting.SHOWED: _showed,
    betting.TOOK: lambda veiled, seat, number, cards: ("story-pg-took", {"seat": seat, "number": number}),
    betting.DEALT: lambda veiled, seat, number, cards: ("story-pg-deal", {"leader": seat, "number": number}),
    betting.POT_WAITS: lambda veiled, seat, number, cards: ("story-pg-pot-waits", {"pot": number}),
}


def _events(veiled: Betting) -> list[Line]:
    """What each did; when a deal ends, the hands shown at once, then who takes what."""
    events: list[Line] = []
    for kind, who, number, _ in told(veiled):
        if kind in (betting.TOOK, betting.POT_WAITS) and not any(one == "reveal" for one, _ in events):
            events.append(_reveal(veiled))
        if kind in EVENTS:
            events.append((EVENTS[kind], {"seat": who} | ({"number": number} if kind in NUMBERED else {})))
        elif kind == betting.DEALT:
            events.append(("dealt", {"leader": who, "number": number}))
    return events


def _reveal(veiled: Betting) -> Line:
    deal = last_deal(veiled) or {}
    return "reveal", deal | {"shown": {str(hand["seat"]): hand["cards"] for hand in deal["hands"]}}


EVENTS = {
    betting.STOOD: "stood",
    betting.EXCHANGED: "exchanged",
    betting.STAYED: "stayed",
    betting.FOLDED: "folded",
    betting.TOOK: "took",
}
NUMBERED = frozenset({betting.EXCHANGED, betting.TOOK})

expected = expecting(
    {
        "hand": hands_by_seat,
        "deck": lambda record: count(record.deck),
        "pot": lambda record: record.pot,
        "folded": lambda record: list(each(record.folded)),
        "lead": lambda record: record.lead,
        "ranks": _ranks,
    }
)
