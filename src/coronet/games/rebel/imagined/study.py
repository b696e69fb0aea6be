"""What a seat can tell about the cards it does not see: the round's history gone through once more.

Everything follows from the veiled record: the history that all saw, the secrets that this seat saw, and the rules
themselves. Which cards a play rules out is asked of the rules: had the seat held that other card too, could it still
have played this one? So no round card and no power is named here.
"""

from __future__ import annotations

from coronet.games.choosing import choice_of
from coronet.games.packed import kind_of, seat_of
from coronet.games.rebel import hooks, powers
from coronet.games.rebel.cards import ALL_CARDS, NO_SUIT, cards_each, cards_of, suit_of
from coronet.games.rebel.choices import PLAY
from coronet.games.rebel.deal import cards_to_pass, clear_round, is_pass_both
from coronet.games.rebel.follow import playable
from coronet.games.rebel.history import (
    BEGAN,
    CAME_BACK,
    CAME_IN,
    DREW,
    FROZE,
    GAVE,
    GIFTED,
    GOT,
    HAGGLED,
    HELD_NONE,
    HELD_SOME,
    LEFT_OPEN,
    LOOKED,
    NO_NUMBER,
    PASSED,
    PICKED_UP,
    PLAYED,
    SAW,
    SET_BY,
    SHOWN,
    SWAPPED,
    TOOK,
    TRADED,
    TURNED,
    UNDONE,
    USED,
    WITH_FROZEN,
    WITH_POWER,
    cards_in,
    is_hidden,
    is_seen_by,
    number_in,
    secret_cards,
)
from coronet.games.rebel.imagined.lots import (
    ASIDE,
    GIFT,
    GIVEN,
    IN_HAND,
    ON_PILE,
    ON_THE_WAY,
    SOME,
    Study,
    arrive,
    learn,
    leave_unseen,
    limit,
    new_lot,
    note_apart,
    note_some,
    receive,
    rule_out,
    see,
    see_in_hand,
    see_leaving,
)
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import NO_SEAT, Round
from coronet.games.rebel.trick import clear_trick, play, winning_place
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule

UNKNOWN = -1  # a secret that the viewer did not see


@rule
def study_history(veiled: Round, scene: Round, study: Study) -> None:
    """Go through the round's history; `scene` is a copy of the record in which it is played again."""
    clear_round(scene)
    clear_trick(scene)
    secret = veiled.secrets_from
    passes_before = 0
    for at in range(veiled.round_from, veiled.history_count):
        entry = veiled.history[at]
        kind = kind_of(entry)
        cards = cards_in(entry)
        if is_hidden(kind):
            cards = _secret(veiled, study, secret)
            secret += 1
        if kind == PASSED:
            _pass(scene, study, seat_of(entry), number_in(entry), cards, int(passes_before == 0))
            is_last = at + 1 == veiled.history_count or kind_of(veiled.history[at + 1]) != PASSED
            if is_last:
                arrive(study)
                passes_before += 1
        elif kind in (GAVE, SAW, GOT):
            _spindle(veiled, study, at, secret, kind, seat_of(entry), cards)
        else:
            _retell(scene, study, kind, seat_of(entry), number_in(entry), cards)


@rule
def _secret(veiled: Round, study: Study, at: int) -> int:
    secret = veiled.secrets[at]
    return secret_cards(secret) if is_seen_by(secret, study.viewer) else UNKNOWN


@rule
def _retell(scene: Round, study: Study, kind: int, seat: int, number: int, cards: int) -> None:
    if kind == PLAYED:
        _play(scene, study, seat, number, cards)
    elif kind == BEGAN:
        _begin(scene, study, seat)
    elif kind == USED:
        study.drawn = 0
        powers.put_in_force(scene, seat, number if number != NO_NUMBER else 0)
    elif kind == CAME_IN:
        scene.princes_in = 1
    elif kind == TOOK:
        _judge_voids(scene, study, seat)
        _take(scene, study, seat)
    elif kind in (SWAPPED, HAGGLED):
        if kind == HAGGLED:
            _judge_voids(scene, study, seat)
        _exchange(scene, study, seat, number, cards)
    elif kind == UNDONE:
        _judge_voids(scene, study, seat)
        clear_trick(scene)
        scene.leader = seat
        scene.drawn = cards
    elif kind == CAME_BACK:
        _come_back(scene, study, seat, cards)
    else:
        _retell_quiet(scene, study, kind, seat, number, cards)


@rule
def _retell_quiet(scene: Round, study: Study, kind: int, seat: int, number: int, cards: int) -> None:
    """What moves or shows cards outside of the trick."""
    if kind == SET_BY:
        if cards == UNKNOWN:
            leave_unseen(study, seat, number, ALL_CARDS, ASIDE, seat)
    elif kind == GIFTED:
        if cards == UNKNOWN:
            leave_unseen(study, seat, 1, ALL_CARDS, GIFT, seat)
    elif kind == PICKED_UP:
        _pick_up(study, seat, number, cards)
    elif kind == SHOWN:
        _show(study, seat, number, cards)
    elif kind == HELD_NONE:
        scene.suits_named |= 1 << number
        if seat != study.viewer:
            rule_out(study, seat, cards_of(number))
    elif kind == HELD_SOME:
        scene.suits_named |= 1 << number
        scene.forced_suit = number
        if seat != study.viewer:
            note_some(study, seat, cards_of(number), 0, 0)
    elif kind == LEFT_OPEN:
        if seat != study.viewer:
            study.opened[seat] &= ~cards
            study.left_open = cards
    elif kind == TURNED:
        _look(study, seat, cards)
    elif kind in (LOOKED, FROZE):
        _look(study, number, cards)
        study.frozen = cards if cards != UNKNOWN and kind == FROZE else 0
    elif kind == DREW:
        study.drawn = cards
        _look(study, number, cards)
    elif kind == TRADED:
        _trade(study, seat, number, cards)


@rule
def _begin(scene: Round, study: Study, seat: int) -> None:
    scene.leader = seat
    for other in range(scene.players):
        if other != study.viewer:
            new_lot(study, IN_HAND, other, cards_each(scene.players), scene.dealt)


# Cards that move


@rule
def _pass(scene: Round, study: Study, seat: int, to: int, cards: int, is_first: int) -> None:
    """One seat's part of a pass. All give before anybody receives."""
    if cards == UNKNOWN:
        leaving = cards_to_pass(scene) if is_first and not is_pass_both(scene) else 1
        leave_unseen(study, seat, leaving, ALL_CARDS, ON_THE_WAY, to)
        return
    left = cards
    while left:
        card = left & -left
        left ^= card
        if seat != study.viewer:
            see_leaving(study, seat, card)
        else:
            see(study, card)
    if to != study.viewer:
        study.arriving[to] |= cards


@rule
def _pick_up(study: Study, seat: int, to: int, cards: int) -> None:
    for lot in range(study.lots):
        if study.size[lot] > 0 and study.place[lot] == ASIDE and study.owner[lot] == seat:
            if cards == UNKNOWN:
                study.place[lot] = IN_HAND
                study.owner[lot] = to
                receive(study, to, study.size[lot], study.may[lot])
            else:
                study.size[lot] = 0
    if cards != UNKNOWN:
        see(study, cards)
        if to != study.viewer:
            study.known[to] |= cards


@rule
def _show(study: Study, seat: int, suit: int, cards: int) -> None:
    if seat == study.viewer:
        return
    left = cards
    while left:
        see_in_hand(study, seat, left & -left)
        left &= left - 1
    study.opened[seat] |= cards
    rule_out(study, seat, cards_of(suit))


@rule
def _look(study: Study, seat: int, cards: int) -> None:
    if cards == UNKNOWN or seat == study.viewer:
        return
    while cards:
        see_in_hand(study, seat, cards & -cards)
        cards &= cards - 1


@rule
def _trade(study: Study, seat: int, other: int, cards: int) -> None:
    """Scheherazade's trade: the card drawn comes to her, another one goes."""
    if cards == UNKNOWN:
        leave_unseen(study, other, 1, ALL_CARDS, ON_THE_WAY, seat)
        if study.left_open:
            study.known[seat] &= ~study.left_open
            study.arriving[other] = study.left_open
        else:
            leave_unseen(study, seat, 1, ALL_CARDS, ON_THE_WAY, other)
    elif seat == study.viewer:
        see_leaving(study, other, study.drawn)
        see(study, cards)
        study.arriving[other] = cards
    else:
        see_leaving(study, seat, cards)
        see(study, study.drawn)
        study.arriving[seat] = study.drawn
    study.left_open = 0
    arrive(study)


@rule
def _come_back(scene: Round, study: Study, seat: int, cards: int) -> None:
    """A share of the undone trick, whose cards are all known (`scene.drawn`)."""
    if cards == UNKNOWN:
        back = hooks.cards_a_trick(scene, 1)
        limit(study, seat, scene.drawn)
        new_lot(study, IN_HAND, seat, back, scene.drawn)
        receive(study, seat, back, scene.drawn)
    else:
        scene.drawn &= ~cards
        see(study, cards)


@rule
def _spindle(veiled: Round, study: Study, at: int, secret: int, kind: int, seat: int, cards: int) -> None:
    """Sleeping Beauty: everybody gives a card, all of them go out again."""
    if kind == GAVE:
        if cards == UNKNOWN and study.left_open:
            study.known[seat] &= ~study.left_open
            new_lot(study, GIVEN, seat, 1, study.left_open)
        elif cards == UNKNOWN:
            leave_unseen(study, seat, 1, _seen_by_beauty(veiled, study, at, secret), GIVEN, seat)
        elif seat != study.viewer:
            see_leaving(study, seat, cards)
        else:
            see(study, cards)
        if cards != UNKNOWN:
            study.drawn |= cards
        study.left_open = 0
    elif kind == SAW:
        for lot in range(study.lots):
            if study.size[lot] > 0 and study.place[lot] == GIVEN:
                study.drawn |= study.may[lot]
            elif cards != UNKNOWN:
                study.may[lot] &= ~cards
        if cards != UNKNOWN:
            for other in range(veiled.players):
                limit(study, other, cards)
    else:
        _get(veiled, study, at, seat, cards)


@rule
def _seen_by_beauty(veiled: Round, study: Study, at: int, secret: int) -> int:
    """The cards of the pool, if the viewer saw them; otherwise any."""
    at += 1
    while kind_of(veiled.history[at]) != SAW:
        secret += is_hidden(kind_of(veiled.history[at]))
        at += 1
    pool = _secret(veiled, study, secret)
    return ALL_CARDS if pool == UNKNOWN else pool


@rule
def _get(veiled: Round, study: Study, at: int, seat: int, cards: int) -> None:
    """One seat's share of the pool (`drawn`: what may be in it)."""
    if cards == UNKNOWN:
        lot = new_lot(study, ON_THE_WAY, seat, 1, study.drawn)
        for fact in range(study.facts):
            if study.fact[fact] == SOME and study.fact_lots[fact] & _lots_given(study):
                study.fact_lots[fact] |= 1 << lot
    elif seat != study.viewer:
        study.arriving[seat] |= cards
    if cards != UNKNOWN:
        study.drawn &= ~cards
        learn(study, _lots_given(study), cards)
        see(study, cards)
    if at + 1 == veiled.history_count or kind_of(veiled.history[at + 1]) != GOT:
        given = _lots_given(study)
        for lot in range(study.lots):
            if given >> lot & 1:
                study.size[lot] = 0
        arrive(study)
        study.drawn = 0


@rule
def _lots_given(study: Study) -> int:
    lots = 0
    for lot in range(study.lots):
        if study.size[lot] > 0 and study.place[lot] == GIVEN:
            lots |= 1 << lot
    return lots


# The trick


@rule
def _play(scene: Round, study: Study, seat: int, flags: int, cards: int) -> None:
    """A card played: what it rules out of the hand it came from."""
    if cards == 0:
        return  # face down: chosen when a world is made
    if seat != study.viewer:
        see_leaving(study, seat, cards)
    else:
        see(study, cards)
    if flags & WITH_FROZEN:
        scene.frozen_seat = seat
        scene.frozen_card = cards
    elif seat != study.viewer:
        _learn_from_play(scene, study, seat, lowest(cards), int(flags & WITH_POWER != 0))
    scene.hand[seat] = cards
    scene.history_count = 0
    play(scene, seat, choice_of(PLAY, int(flags & WITH_POWER != 0), cards))


@rule
def _learn_from_play(scene: Round, study: Study, seat: int, card: int, with_power: int) -> None:
    barred = _cards_that_bar(scene, seat, card)
    low = 0
    high = 0
    if _bars_from_both_sides(scene, seat, card):
        low = cards_of(suit_of(card)) & ((1 << card) - 1)
        high = cards_of(suit_of(card)) & ~low & ~(1 << card)
    if with_power and powers.frees_cards(scene, seat, 0):
        note_some(study, seat, barred, low, high)
        return
    rule_out(study, seat, barred)
    if low | high and scene.free_seat != seat:
        note_apart(study, seat, low, high)


@rule
def _cards_that_bar(scene: Round, seat: int, card: int) -> int:
    """The cards beside which this one could not have been played."""
    barred = 0
    candidates = scene.dealt
    while candidates:
        other = candidates & -candidates
        candidates ^= other
        scene.hand[seat] = other | 1 << card
        if not playable(scene, seat) >> card & 1:
            barred |= other
    return barred


@rule
def _bars_from_both_sides(scene: Round, seat: int, card: int) -> int:
    """Whether a lower and a higher card of its suit bar a card together, though neither does alone."""
    scene.hand[seat] = cards_of(suit_of(card))
    return int(hooks.extremes(scene, seat, 1 << card) == 0)


@rule
def _exchange(scene: Round, study: Study, seat: int, out: int, cards: int) -> None:
    """A card of the hand goes into the trick, another one comes to the hand; all see both."""
    for place in range(scene.place):
        if scene.trick[place] == out:
            scene.trick[place] = lowest(cards)
    if seat == study.viewer:
        see(study, cards)
        return
    see_leaving(study, seat, cards)
    study.known[seat] |= 1 << out


@rule
def _take(scene: Round, study: Study, seat: int) -> None:
    for lot in range(study.lots):
        if study.size[lot] > 0 and study.place[lot] == GIFT and study.holder[lot] == ON_PILE:
            study.holder[lot] = seat
    leader = seat if scene.next_leader == NO_SEAT else scene.next_leader
    clear_trick(scene)
    scene.leader = leader


@rule
def _judge_voids(scene: Round, study: Study, winner: int) -> None:
    """Who won can tell whether a card that had to be played, or was free, came from a void hand."""
    unclear = scene.frozen_places
    for place in range(scene.place):
        if seat_at(scene, place) == scene.free_seat:
            unclear |= 1 << place
    unclear &= scene.void_places
    if unclear == 0 or scene.led == NO_SUIT:
        return
    surely = scene.void_places & ~unclear
    always = unclear
    never = unclear
    agreeing = 0
    tried = unclear
    while tried >= 0:
        scene.void_places = surely | tried
        if seat_at(scene, winning_place(scene)) == winner:
            always &= tried
            never &= ~tried
            agreeing += 1
        tried = (tried - 1) & unclear if tried else -1
    scene.void_places = surely | unclear
    if agreeing == 0:
        return
    for place in range(scene.place):
        seat = seat_at(scene, place)
        if seat != study.viewer:
            follows = hooks.following(scene, cards_of(scene.led))
            if always >> place & 1:
                rule_out(study, seat, follows)
            elif never >> place & 1:
                note_some(study, seat, follows, 0, 0)
