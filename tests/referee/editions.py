"""What lies in each edition's box: round cards with their passes (rules, section 6), princesses (section 7)."""

from __future__ import annotations

EDITIONS = CLASSIC, DELUXE = "classic", "deluxe"

_PASSES = {"L1": (1, 0), "L2": (2, 0), "L3": (3, 0), "R1": (0, 1), "R2": (0, 2), "R3": (0, 3), "L1 R1": (1, 1)}

_ROUND_CARDS = {  # letter in classic, letter in deluxe, pass
    "once-upon-a-time": ("a", "a", "R3"),
    "invitation": ("b", "-", "R2"),
    "masquerade-ball": ("c", "i", "L1"),
    "royal-decree": ("d", "f", "R3"),
    "musical-chairs": ("e", "k", "R1"),
    "pets-revenge": ("f", "j", "L1 R1"),
    "late-to-the-ball": ("g", "b", "R1"),
    "poisoned-apple": ("h", "r", "L2"),
    "crystal-clear": ("i", "h", "R2"),
    "upside-down": ("j", "x", "L2"),
    "dancing-queens": ("k", "z", "R2"),
    "the-prince-always-rings-twice": ("l", "u", "L1 R1"),
    "wedding-gift": ("m", "o", "L1 R1"),
    "after-party": ("n", "m", "L1"),
    "bathroom-break": ("o", "y", "L2"),
    "single-fairy": ("p", "t", "L1"),
    "blind-mans-bluff": ("q", "q", "R1"),
    "midnight-makeover": ("r", "v", "L3"),
    "pass-the-bouquet": ("s", "w", "L3"),
    "haggle-with-the-hag": ("t", "p", "L1"),
    "odds-and-evens": ("u", "s", "R2"),
    "magic-beans": ("-", "c", "L3"),
    "three-times-a-lady": ("-", "d", "R3"),
    "arranged-marriage": ("-", "e", "L1 R1"),
    "always-the-bridesmaid": ("-", "g", "R1"),
    "sisterhood": ("-", "l", "R2"),
    "late-for-a-very-important-date": ("-", "n", "R2"),
}

HOURGLASS_CARDS = {"pets-revenge", "dancing-queens", "wedding-gift", "bathroom-break", "single-fairy"}

_CLASSIC_PRINCESSES = [
    "cinderella",
    "snow-white",
    "little-mermaid",
    "pocahontas",
    "sleeping-beauty",
    "alice",
    "mulan",
    "scheherazade",
    "pea-princess",
    "ice-princess",
]


def round_cards_of(edition: str) -> list[str]:
    letter = EDITIONS.index(edition)
    return [name for name, row in _ROUND_CARDS.items() if row[letter] != "-"]


def princesses_of(edition: str) -> list[str]:
    return [*_CLASSIC_PRINCESSES, *(["rapunzel", "thumbelina"] if edition == DELUXE else [])]


def passed_left_and_right(round_card: str) -> tuple[int, int]:
    """How many cards everybody passes to the left, and how many to the right."""
    return _PASSES[_ROUND_CARDS[round_card][2]]
