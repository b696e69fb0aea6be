"""Why a card has won its trick: the rule that decided, for what is said of it."""

from __future__ import annotations

(
    BY_RULE,  # the best card of the led suit
    BY_TRUMPS,
    BY_VOID,  # a card that did not follow
    BY_JOINING,  # among cards of a suit that follows every other
    BY_CHANGED_SUIT,
    BY_SECOND_PLACE,
    BY_DISTANCE,  # from the leader's card, among those that followed
    BY_DISTANCE_OF_ALL,  # the same, where nobody followed
    BY_SUM,
) = range(9)
