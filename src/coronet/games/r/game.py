"""GAME: R as the layers above see it."""

from __future__ import annotations

from coronet.games.box.choices import (
    CHOOSE,
    DRAW,
    KEEP,
    PASS,
    PLACE,
    PLAY,
    RESHUFFLE,
    REVEAL,
    SEVER,
    SWAP,
    TAKE,
)
from coronet.games.box.game import BoxGame
from coronet.games.r import cases, duel, flow, legal, reasons, result, settings, veil
from coronet.games.r.declaration import DECLARED
from coronet.games.r.hooks import CHOSEN_NAMES
from coronet.games.r.imagined import imagine
from coronet.games.r.notation import NOTATION
from coronet.games.r.record import EVENTS, GAME_OVER, Duel
from coronet.games.r.shown import happened, story, view

KINDS = (PLAY, SEVER, SWAP, KEEP, PLACE, REVEAL, DRAW, RESHUFFLE, TAKE, PASS, CHOOSE)

GAME = BoxGame(
    declared=DECLARED,
    record_class=Duel,
    most_choices=legal.MOST_CHOICES,
    events=EVENTS,
    kinds=sum(1 << kind for kind in KINDS),
    over_phase=GAME_OVER,
    notation=NOTATION,
    choices=legal.choices,
    why_not=reasons.why_not,
    act=flow.act,
    take_back=flow.take_back,
    veil=veil.veil,
    asked_kinds=legal.asked_kinds,
    read_settings=settings.read,
    new=settings.new,
    result=result.result,
    public_view=view.public_view,
    own_view=view.own_view,
    open_view=view.open_view,
    story=story.story,
    position=cases.position,
    expected=cases.expected,
    imagine=imagine.imagine,
    names=CHOSEN_NAMES,
    first_seat=duel.first_seat,
    finished=result.finished,
    form=result.form,
    danced=result.danced,
    happened=happened.happened,
)
