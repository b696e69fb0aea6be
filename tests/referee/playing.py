"""What may be played, line by line as in the rules page, and what playing a card does (rules, section 5)."""

from __future__ import annotations

from tests.referee.cards import FAIRIES, FROG, PRINCES, SUITS, in_suit, number_of, suit_of
from tests.referee.editions import CLASSIC
from tests.referee.position import Play, Position
from tests.referee.windows import is_blocked

CARDS_A_TRICK = {"the-prince-always-rings-twice": 2}


def order_of_play(position: Position) -> list[int]:
    """The leader, then the others clockwise; in rings-twice everybody then plays a second card in the same order."""
    once = [position.left_of(position.trick.leader, steps) for steps in position.seats]
    return once * CARDS_A_TRICK.get(position.round_card, 1)


def plays(position: Position, seat: int) -> set[str]:
    """All legal plays of the seat whose turn it is, those with power included."""
    cards = _cards_to_play(position, seat)
    with_power = {f"play {card} power" for card in _cards_with_power(position, seat, cards)}
    without = cards | _cards_of_thumbelina_in_force(position, seat, cards)
    return {f"play {card}" for card in without} | with_power


def _cards_to_play(position: Position, seat: int) -> set[str]:
    if position.trick.frozen_seat == seat:
        return position.hands[seat] & {position.trick.frozen_card}
    return _cards_to_follow(position, seat) if position.trick.plays else _cards_to_lead(position, seat)


# What the leader may play


def _cards_to_lead(position: Position, seat: int) -> set[str]:
    hand, trick = position.hands[seat], position.trick
    cards: set[str] = set()
    if trick.prince_first:
        cards = in_suit(hand, PRINCES)
    elif trick.suit_named:
        cards = in_suit(hand, trick.suit_named)
    if not cards:
        cards = hand if position.princes_in else hand - in_suit(hand, PRINCES) or hand
    cards = _above_five(position, seat, cards)
    return _ends_of_suits(position, seat, cards)


# What a follower may play


def _cards_to_follow(position: Position, seat: int) -> set[str]:
    cards = cards_that_follow(position, seat) or position.hands[seat]
    cards = _above_five(position, seat, cards)
    cards = _same_parity(position, cards)
    return _ends_of_suits(position, seat, cards)


def cards_that_follow(position: Position, seat: int) -> set[str]:
    """The led suit; in midnight-makeover the led suit or a Fairy."""
    hand, led = position.hands[seat], position.trick.led
    assert led is not None
    if position.round_card == "midnight-makeover":
        return in_suit(hand, led) | in_suit(hand, FAIRIES)
    return in_suit(hand, led)


# Lines of both


def _above_five(position: Position, seat: int, cards: set[str]) -> set[str]:
    """The Pea Princess in force on this seat: cards above 5, if any are left."""
    if seat not in position.trick.above_five:
        return cards
    return {card for card in cards if number_of(card) > 5} or cards


def _same_parity(position: Position, cards: set[str]) -> set[str]:
    """odds-and-evens: cards of the same parity as the card that led the trick, if any are left."""
    if position.round_card != "odds-and-evens":
        return cards
    led = number_of(position.trick.plays[0].card)
    return {card for card in cards if number_of(card) % 2 == led % 2} or cards


def _ends_of_suits(position: Position, seat: int, cards: set[str]) -> set[str]:
    """magic-beans: of each suit only the highest and the lowest card held."""
    if position.round_card != "magic-beans":
        return cards
    held = [in_suit(position.hands[seat], suit) for suit in SUITS]
    ends = {end(suit, key=number_of) for suit in held if suit for end in (min, max)}
    return cards & ends


# Powers used with a card


def _cards_with_power(position: Position, seat: int, cards: set[str]) -> set[str]:
    """The cards that may be played with the seat's power, `cards` being those that may be played without."""
    if position.has_unused_power(seat, "snow-white"):
        return {card for card in cards if number_of(card) <= 7}
    if position.has_unused_power(seat, "pea-princess") and position.edition == CLASSIC:
        is_last = len(position.trick.plays) == len(order_of_play(position)) - 1
        return set() if is_last else cards
    if position.has_unused_power(seat, "thumbelina") and not is_blocked(position, "thumbelina"):
        return _cards_of_thumbelina(position, seat, cards)
    return set()


def _cards_of_thumbelina(position: Position, seat: int, cards: set[str]) -> set[str]:
    """Not the leader, no frozen card: any card held that the lines do not allow, except Princes and the Frog."""
    if seat in (position.trick.leader, position.trick.frozen_seat):
        return set()
    hand = position.hands[seat]
    return hand - cards - in_suit(hand, PRINCES) - {FROG}


def _cards_of_thumbelina_in_force(position: Position, seat: int, cards: set[str]) -> set[str]:
    """The second card of rings-twice: the same cards may be played without using it again."""
    return _cards_of_thumbelina(position, seat, cards) if position.trick.free_seat == seat else set()


# Playing a card


def play_card(position: Position, seat: int, card: str, with_power: bool) -> None:
    trick = position.trick
    if with_power:
        _use_with_card(position, seat)
    play = Play(
        seat,
        card,
        is_void=bool(trick.plays) and not cards_that_follow(position, seat),
        is_zero=trick.zero_seat == seat and number_of(card) <= 7,
        is_frozen=trick.frozen_seat == seat,
        is_face_down=bool(trick.plays) and position.round_card == "masquerade-ball",
    )
    position.take_from_hand(seat, card)
    trick.plays.append(play)
    if trick.led is None or position.round_card == "pass-the-bouquet":
        trick.led = suit_of(card)
    if play.is_frozen:
        trick.frozen_seat = trick.frozen_card = None
    if not play.is_face_down:
        _see_princes(position, play)


def _use_with_card(position: Position, seat: int) -> None:
    trick = position.trick
    position.seats_used.add(seat)
    if position.princesses[seat] == "snow-white":
        trick.zero_seat = seat
    elif position.princesses[seat] == "pea-princess":
        trick.above_five = set(position.others(seat))
    else:
        trick.free_seat = seat  # Thumbelina


def _see_princes(position: Position, play: Play) -> None:
    """In from the moment a void player plays a Prince, or a frozen one is played; played in whatever way it comes."""
    if suit_of(play.card) != PRINCES:
        return
    position.has_prince_been_played = True
    if play.is_void or play.is_frozen:
        position.princes_in = True


def turn_up(position: Position) -> None:
    """Masquerade: face-down cards are turned up."""
    for play in position.trick.plays:
        play.is_face_down = False
        _see_princes(position, play)
