"""The part of a view that every parlour game has, and the cases that give a deal or a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coronet.errors import InputError
from coronet.games import awaited
from coronet.games.box.cards import names_of
from coronet.games.box.cases import cards_named
from coronet.games.box.game import BoxGame
from coronet.games.choices_in_view import offered, waiting
from coronet.games.contract import Line
from coronet.games.parlour.seating import ENDED, told
from coronet.kernel.bits import each


def public_frame(game: BoxGame, veiled: Any, phases: tuple[str, ...], *, at_once: bool = False) -> dict[str, Any]:
    """Who plays, who is asked, how it stands."""
    scores, totals, winners = game.result(veiled)
    return {
        "game": game.name,
        "players": veiled.players,
        "phase": phases[veiled.phase],
        "to_act": list(each(veiled.waiting)),
        "at_once": at_once,
        "chips": [],
        "prompt": public_prompt(game, veiled),
        "scores": scores,
        "totals": totals,
        "over": game.over(veiled),
        "winners": winners,
        "why": game.why_over(veiled) if game.over(veiled) else None,
    }


def own_frame(game: BoxGame, veiled: Any, seat: int, hand: int, prompt: Line) -> dict[str, Any]:
    """What a seat holds and what it is asked."""
    is_asked = bool(veiled.waiting >> seat & 1)
    out = [0] * game.most_choices
    if not is_asked:
        pending = bool(veiled.pending[seat])
        chosen: Line = ("prompt-chosen", {"seats": list(each(veiled.waiting))})
        prompt = chosen if pending else public_prompt(game, veiled)
    return {
        "seat": seat,
        "hand": names_of(hand),
        "question": veiled.asked[seat],
        "asked": game.asked_verbs(veiled, seat) if is_asked else [],
        **offered(game.said, out[: game.choices(veiled, seat, out)]),
        "prompt": prompt,
        **waiting(game.said, veiled.pending[seat]),
    }


def public_prompt(game: BoxGame, veiled: Any) -> Line:
    """What everybody is waiting for."""
    return awaited.by_all(veiled, over=game.over(veiled), won="prompt-r-over", drawn="prompt-r-drawn")


def end_lines(veiled: Any) -> list[Line]:
    """The last line of the story, if the game ended in this step."""
    if not any(kind == ENDED for kind, _, _, _ in told(veiled)):
        return []
    winners = list(each(veiled.winners))
    return [("story-r-wins", {"seats": winners})] if winners else [("story-r-drawn", {})]


def end_events(game: BoxGame, veiled: Any, shown: Mapping[int, list[str]]) -> list[Line]:
    """What is to be seen if the game ended in this step: the cards that were hidden, by seat, and who wins why."""
    cards = {str(seat): names for seat, names in shown.items()}
    over = over_events(game, veiled)
    return [("reveal", {"shown": cards, "why": why["why"]}) for _, why in over] + over


def over_events(game: BoxGame, veiled: Any) -> list[Line]:
    """The end, if the game ended in this step."""
    if not any(kind == ENDED for kind, _, _, _ in told(veiled)):
        return []
    return [("over", {"winners": list(each(veiled.winners)), "why": game.why_over(veiled)})]


def dealt(case: Mapping[str, Any], players: int, coloured: int) -> list[int]:
    """The hands that a case gives."""
    deal = case.get("deal")
    if not isinstance(deal, list) or len(deal) != players:
        raise InputError("deal", value=deal, allowed=f"{players} hands")
    return [cards_named(f"deal[{seat}]", hand, coloured) for seat, hand in enumerate(deal)]


def hands_by_seat(record: Any) -> dict[str, list[str]]:
    """The cards of every seat, as cases have them."""
    return {str(seat): names_of(record.hand[seat]) for seat in range(record.players)}


def winners_alone(record: Any) -> tuple[list[int] | None, list[int], list[int]]:
    """The result where no points are counted: who has won has one."""
    winners = list(each(record.winners))
    return None, [int(seat in winners) for seat in range(record.players)], winners
