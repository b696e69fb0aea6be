"""A whole game, question by question: the engine's table is driven by chance and compared with our reading.

This file walks through sections 3 to 5 of the rules page. What it asks on the way stands in files of its own: ties
(section 3), passing (4, 6), windows (5, 7), powers (7), playing (5), winning (5, 6), scoring (6, 8). None of them
shares code with the engine: two readings that agree are worth more than one that agrees with itself.
"""

from __future__ import annotations

from tests.referee import passing, playing, ties, windows
from tests.referee.cards import deck
from tests.referee.position import Position, Settings, Trick
from tests.referee.powers import use_before_the_trick
from tests.referee.scoring import scores_of
from tests.referee.seats import Seats
from tests.referee.watched import WatchedTable
from tests.referee.winning import winner_of


def play_game(settings: Settings) -> WatchedTable:
    """Play one game to its end; a disagreement fails with the settings and the last choices."""
    table = WatchedTable(settings)
    try:
        _play_rounds(table)
    except Exception as problem:
        problem.add_note(table.story())
        raise
    return table


def _play_rounds(table: WatchedTable) -> None:
    settings = table.settings
    played: list[str] = []
    scores_by_round: list[list[int]] = []
    leader = settings.leader
    while True:
        played.append(_card_of_next_round(table, played))
        totals = ties.totals_of(scores_by_round) if scores_by_round else [0] * settings.players
        position = _play_round(table, played[-1], leader)
        scores_by_round.append(scores_of(position, totals))
        totals = ties.totals_of(scores_by_round)
        table.agree("scores of the round", table.table.scores, scores_by_round[-1])
        table.agree("totals", table.table.totals, totals)
        leader = ties.next_leader(settings.edition, totals, began=leader, last_winner=position.last_winner)
        if len(played) >= len(settings.rounds):
            leading = ties.leading_seats(settings.edition, scores_by_round)
            if not ties.is_one_more_round_played(settings.edition, leading, len(played) - len(settings.rounds)):
                break
    table.agree("the game is over", table.table.over, True)
    table.agree("winners", table.table.winners, leading)


def _card_of_next_round(table: WatchedTable, played: list[str]) -> str:
    """As the settings say; an extra round's card is drawn."""
    table.agree("the game is over", table.table.over, False)
    card: str = table.table.view(None)["round"]["id"]
    if len(played) < len(table.settings.rounds):
        table.agree("round card", card, table.settings.rounds[len(played)])
    else:
        table.agree("the extra round's card may be drawn", card in ties.extra_round_cards(played), True)
    return card


# A round


def _play_round(table: WatchedTable, round_card: str, leader: int) -> Position:
    """The deal, and all that follows."""
    table.happened.append(f"== {round_card}")
    position = table.position = Position(table.settings, round_card, leader, table.hands())
    cards = deck(position.players)
    table.agree("cards dealt", position.dealt, cards)
    table.agree("cards in each hand", {len(hand) for hand in position.hands}, {len(cards) // position.players})
    play_dealt_round(table, position)
    return position


def play_dealt_round(table: Seats, position: Position, *, is_passing: bool = True) -> None:
    """Pass, start of round, tricks."""
    if is_passing:
        passing.pass_cards(position, table.ask_all(passing.passes(position)))
    if position.round_card in passing.START_OF_ROUND:
        question, answer = passing.START_OF_ROUND[position.round_card]
        answer(position, table.ask_all(question(position)))
    while True:
        _play_trick(table, position)
        if _is_round_over(position):
            return
        _go_on_after_the_trick(table, position)


def _is_round_over(position: Position) -> bool:
    """When no cards are left to play; in late-for-a-very-important-date when everybody holds three cards."""
    if position.round_card == "late-for-a-very-important-date" and len(position.hands[0]) == 3:
        # They count as taken. They are no trick.
        position.taken = [taken | hand for taken, hand in zip(position.taken, position.hands, strict=True)]
        return True
    return not any(position.hands) and not any(position.asides)


def _go_on_after_the_trick(table: Seats, position: Position) -> None:
    """When all hands are empty, what was set aside; otherwise in musical-chairs one card is passed."""
    if not any(position.hands):
        passing.pick_up_asides(position)
    elif position.round_card == "musical-chairs":
        passing.give_to_the_right(position, table.ask_all(passing.gives(position)))


# A trick, step by step


def _play_trick(table: Seats, position: Position) -> None:
    winner = _play_attempt(table, position, is_replay=False)
    while _undo_by_alice(table, position, winner):
        winner = _play_attempt(table, position, is_replay=True)
    _ask_to_haggle(table, position, winner, windows.haggles(position, winner))
    _ask_to_haggle(table, position, winner, windows.second_haggles(position, winner))
    leader = _next_leader_by_pocahontas(table, position, winner)
    position.taken[winner] |= position.trick.cards | position.gift_pile
    position.gift_pile = set()
    position.tricks_won[winner] += 1
    position.last_winner = winner
    table.trick_taken(winner)
    position.trick = Trick(leader)


def _play_attempt(table: Seats, position: Position, *, is_replay: bool) -> int:
    """Powers before the trick, the plays, Mulan; who has won."""
    _ask_before_the_trick(table, position, is_replay=is_replay)
    for seat in playing.order_of_play(position):
        _, card, *power = table.ask(seat, playing.plays(position, seat)).split()
        playing.play_card(position, seat, card, with_power=bool(power))
    playing.turn_up(position)
    for seat in position.seats:
        if windows.is_mulan_asked(position, seat):
            _ask_mulan(table, position, seat)
    winner = winner_of(position)
    table.attempt_won(winner)
    return winner


def _ask_before_the_trick(table: Seats, position: Position, *, is_replay: bool) -> None:
    """In wedding-gift: first Sleeping Beauty's window, then gifts, then the others. A replay takes no new gifts."""
    asked = set(position.seats)
    if position.round_card == "wedding-gift" and not is_replay:
        beauty = {seat for seat in asked if position.princesses[seat] == "sleeping-beauty"}
        _ask_once_around(table, position, beauty)
        passing.give_gifts(position, table.ask_all(passing.gifts(position)))
        asked -= beauty
    while _ask_once_around(table, position, asked):
        pass


def _ask_once_around(table: Seats, position: Position, asked: set[int]) -> bool:
    """Ask these seats until one has used its power in full; then the asking begins anew. False: all have declined."""
    for seat in windows.seats_in_order(position):
        uses = windows.uses_before_the_trick(position, seat) if seat in asked else set()
        choice = table.ask(seat, uses | {"no"}) if uses else "no"
        if choice != "no":
            use_before_the_trick(table, position, seat, choice)
            return True
    return False


def _ask_mulan(table: Seats, position: Position, seat: int) -> None:
    """She may swap a card, and in rings-twice, asked once more, her other one too; `no` ends it."""
    choice = table.ask(seat, windows.swaps(position, seat) | {"no"})
    if choice == "no":
        return
    _swap(position, seat, choice)
    if windows.is_mulan_asked_once_more(position, seat):
        _ask_mulan(table, position, seat)


def _swap(position: Position, seat: int, choice: str) -> None:
    """Mulan: takes back one card, and the other lies in its place."""
    _, back, card = choice.split()
    position.seats_used.add(seat)
    position.take_from_hand(seat, card)
    position.hands[seat].add(back)
    position.trick.swapper = seat
    _put_in_place_of(position, back, card, is_swap=True)


def _put_in_place_of(position: Position, taken: str, card: str, *, is_swap: bool) -> None:
    for play in position.trick.plays:
        if play.card == taken:
            play.card, play.is_swapped_in = card, is_swap


# The winner's windows


def _undo_by_alice(table: Seats, position: Position, winner: int) -> bool:
    """The cards of the trick (not gifts) go back to the hands by chance; the trick is undone, and she leads."""
    if not windows.is_alice_asked(position, winner) or table.ask(winner, {"power", "no"}) == "no":
        return False
    position.seats_used.add(winner)
    each = playing.CARDS_A_TRICK.get(position.round_card, 1)
    dealt = table.dealt_by_chance(position.trick.cards, list(position.seats), each)
    for seat, cards in dealt.items():
        position.hands[seat] |= cards
    position.trick = Trick(leader=winner)
    return True


def _ask_to_haggle(table: Seats, position: Position, winner: int, haggles: set[str]) -> None:
    """A card of the hand goes into the trick, another one out of it; who won stays as it was."""
    choice = table.ask(winner, haggles | {"no"}) if haggles else "no"
    if choice == "no":
        return
    _, given, taken = choice.split()
    position.take_from_hand(winner, given)
    position.hands[winner].add(taken)
    _put_in_place_of(position, taken, given, is_swap=False)


def _next_leader_by_pocahontas(table: Seats, position: Position, winner: int) -> int:
    """The winner leads the next trick unless classic Pocahontas named somebody."""
    uses = windows.next_leaders(position, winner)
    choice = table.ask(winner, uses | {"no"}) if uses else "no"
    if choice == "no":
        return winner
    position.seats_used.add(winner)
    return int(choice.split()[1])
