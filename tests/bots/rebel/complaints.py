"""Deals that people complain about when they play bots: each a position, the seat asked, and what it may choose.

All cards that are dealt stand in the hands, so what is not seen lies among the others. What a complaint is about stands
in its name; `levels` names those that must get it right where not all from `good` upwards can.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.positions import Position, rebel

PLAIN = "once-upon-a-time"


@dataclass(frozen=True)
class Complaint:
    """A position by its round card and hands, what was played, who is asked, and what is acceptable."""

    name: str
    card: str
    hands: tuple[str, ...]
    played: tuple[str, ...]
    seat: int
    fine: frozenset[str]
    levels: tuple[str, ...] = ("good", "strong", "expert")
    settings: dict[str, Any] = field(default_factory=dict)

    def position(self) -> Position:
        """The table when the seat is asked."""
        table = rebel(self.card, *self.hands, **self.settings)
        table.play(*self.played)
        return table


def _of(
    name: str, card: str, hands: str, played: str, seat: int, fine: str, levels: str = "", **settings: Any
) -> Complaint:
    """Hands by seat, plays and acceptable choices, each list with bars between."""
    plays = tuple(part.strip() for part in played.split("|") if part.strip())
    named = {"levels": tuple(levels.split())} if levels else {}
    dealt = tuple(hand.strip() for hand in hands.split("|"))
    choices = frozenset(part.strip() for part in fine.split("|"))
    return Complaint(name, card, dealt, plays, seat, choices, settings=settings, **named)


PLAY = (
    _of(
        "takes the Frog although it can stay under",
        PLAIN,
        "P10 F1 F5 | P8 F2 F6 | P1 F3 F7 | P2 F8 Q3 | P3 F9 Q5 | P9 P11 F4",
        "0 play P10 | 1 play P8 | 2 play P1 | 3 play P2 | 4 play P3",
        5,
        "play P9",
    ),
    _of(
        "leads into the Frog",
        PLAIN,
        "P9 P10 Q1 Q2 | P8 P1 Q3 F1 | P2 P3 Q4 F2 | P4 P5 Q5 F3",
        "",
        0,
        "play Q1 | play Q2",
    ),
    _of(
        "keeps the Frog when it cannot follow",
        PLAIN,
        "Q8 P1 F5 | Q9 P2 F6 | Q2 P3 F7 | P8 C4 F4",
        "0 play Q8 | 1 play Q9 | 2 play Q2",
        3,
        "play P8",
        edition="classic",
    ),
    _of(
        "covers a trick that already holds the worst card",
        PLAIN,
        "P9 F1 F5 | P8 F2 F6 | P1 F3 F7 | P10 P2 F4",
        "0 play P9 | 1 play P8 | 2 play P1",
        3,
        "play P2",
    ),
    _of(
        "leads a suit that nobody else holds while they throw points",
        PLAIN,
        "F9 F10 Q1 | C1 C2 Q5 | C3 C4 Q6 | C5 P8 Q7",
        "",
        0,
        "play Q1",
        edition="classic",
    ),
    _of(
        "lets a shooter run under a bare middle card",
        PLAIN,
        "P9 C5 F10 | P8 F2 Q9 | C4 C9 C2",
        "0 play P9 | 1 play P8 | 2 play C4 | 0 play C5 | 1 play F2",
        2,
        "play C9",
    ),
    _of(
        "stops nobody because somebody else will",
        PLAIN,
        "P9 C6 F10 | P8 F2 Q9 | C4 C9 C2 | P2 F3 Q8",
        "0 play P9 | 1 play P8 | 2 play C4 | 3 play P2 | 0 play C6 | 1 play F2",
        2,
        "play C9",
        before=[[5, 20, 0, 20]],
    ),
    _of(
        "keeps trying for all after another seat took a point",
        PLAIN,
        "P9 Q9 C1 C9 | P8 Q10 C2 F2 | C3 Q1 F3 F4 | P1 C4 F5 F6",
        "0 play P9 | 1 play P8 | 2 play C3 | 3 play P1 | 0 play Q9 | 1 play Q10 | 2 play Q1 | 3 play C4"
        " | 1 play C2 | 2 play F3 | 3 play F5",
        0,
        "play C1",
    ),
    _of(
        "holds high side cards to the end",
        PLAIN,
        "Q5 Q7 F9 C2 C3 | Q4 Q8 F7 C4 C5 | Q3 F5 P9 C6 C7 | Q9 Q2 F1 P1 C1",
        "0 play Q5 | 1 play Q4 | 2 play Q3",
        3,
        "play Q9",
    ),
    _of(
        "feeds the seat in last place instead of the one ahead",
        PLAIN,
        "P2 F5 Q5 | P3 F6 Q6 | P4 F7 Q7 | P8 F9 Q9",
        "",
        3,
        "power 0",
        levels="good expert",
        princesses={3: "scheherazade"},
        before=[[0, 30, 30, 3]],
    ),
    _of(
        "plays for points when only a win counts",
        PLAIN,
        "Q9 F9 | Q3 F5 | P8 F2",
        "0 play Q9 | 1 play Q3",
        2,
        "play F2",
        levels="expert",
        before=[[30, 10, 14]],
    ),
)

PASSES = (
    _of(
        "passes low cards and keeps what is dangerous",
        "invitation",
        "P8 C10 Q1 Q2 F1 F2 | P1 P2 P3 C1 C2 C3 | P4 P5 P6 C4 C5 C6 | P7 P9 P10 C7 C8 C9",
        "",
        0,
        "pass P8 C10 | pass F2 P8 | pass P8 Q2 | pass F2 C10 | pass Q2 C10",
        edition="classic",
        passing=True,
    ),
    _of(
        "makes no void",
        "invitation",
        "Q9 Q8 F1 F2 P1 P2 | P3 Q2 P4 C1 C2 C3 | F4 P5 P6 F3 C5 Q6 | P7 P9 P10 C7 Q7 F9",
        "",
        0,
        "pass Q8 Q9",
        edition="classic",
        passing=True,
    ),
)

ROUND_CARDS = (
    _of("plain", PLAIN, "Q8 Q5 C1 | Q9 Q6 C2 | Q2 F1 C3 | Q3 Q7 F2", "0 play Q8 | 1 play Q9 | 2 play Q2", 3, "play Q7"),
    _of(
        "plain",
        "invitation",
        "P9 F1 F5 | P1 F2 F6 | P2 F3 F7 | P8 P3 F4",
        "0 play P9 | 1 play P1 | 2 play P2",
        3,
        "play P8",
        edition="classic",
    ),
    _of(
        "believes a trick clean that lies face down",
        "masquerade-ball",
        "Q7 F1 F2 | C9 C8 F3 | C7 C6 F4 | Q6 Q10 F5",
        "0 play Q7 | 1 play C9 | 2 play C7",
        3,
        "play Q6",
    ),
    _of(
        "throws a high Queen that wins",
        "royal-decree",
        "F5 F1 F2 | C9 C1 P4 | F6 F3 F4 | Q10 P2 P3",
        "0 play F5 | 1 play C9 | 2 play F6",
        3,
        "play P2 | play P3",
    ),
    _of(
        "keeps what it could pass on",
        "musical-chairs",
        "Q5 F2 F3 | Q6 F4 F5 | Q7 F6 F7 | Q1 P8 F1",
        "0 play Q5 | 1 play Q6 | 2 play Q7 | 3 play Q1 | 0 give F2 | 1 give F4 | 2 give F6",
        3,
        "give P8",
    ),
    _of(
        "takes Pets as if they were nothing",
        "pets-revenge",
        "P5 F1 F2 | P4 F3 F4 | P3 F5 F6 | P2 P10 Q1",
        "0 play P5 | 1 play P4 | 2 play P3",
        3,
        "play P2",
    ),
    _of(
        "sets its only exit aside",
        "late-to-the-ball",
        "Q2 Q3 F2 F3 | Q4 Q5 F4 F5 | Q6 Q7 F6 F7 | Q10 P8 F1 Q1",
        "",
        3,
        "aside P8 | aside Q10 | aside F1",
    ),
    _of(
        "throws a Prince when void and takes it itself",
        "poisoned-apple",
        "F5 F1 F2 | F6 F3 F4 | F7 F8 F9 | Q1 Q9 C8",
        "0 play F5 | 1 play F6 | 2 play F7",
        3,
        "play Q1 | play Q9",
    ),
    _of(
        "overlooks the cards that lie open",
        "crystal-clear",
        "Q2 F6 C1 | Q1 Q9 C3 | F7 C4 C5 | F9 F8 C6",
        "0 show C | 1 show Q | 2 show F | 3 show C",
        0,
        "play F6",
    ),
    _of(
        "goes under where the lowest card wins",
        "upside-down",
        "Q6 F1 F5 | Q5 F2 F6 | C2 F3 F7 | Q4 Q9 F4",
        "0 play Q6 | 1 play Q5 | 2 play C2",
        3,
        "play Q9",
    ),
    _of(
        "takes the Queen of a Prince that it has",
        "dancing-queens",
        "F1 P5 Q5 F5 | C7 P2 Q7 P6 | F2 P3 Q4 F7 | F9 P1 Q9 Q3",
        "0 play F1 | 1 play C7 | 2 play F2 | 3 play F9 | 3 play P1 | 0 play P5 | 1 play P2 | 2 play P3"
        " | 0 play Q5 | 1 play Q7 | 2 play Q4",
        3,
        "play Q3",
    ),
    _of(
        "forgets the first card of its sum",
        "the-prince-always-rings-twice",
        "Q5 F1 F3 F5 | Q1 F2 F4 F6 | Q6 C9 F7 F8 | Q3 Q4 Q2 F9",
        "0 play Q5 | 1 play Q1 | 2 play Q6 | 3 play Q3 | 0 play F1 | 1 play F2 | 2 play C9",
        3,
        "play Q2",
    ),
    _of(
        "keeps the Frog when others take the gifts",
        "wedding-gift",
        "Q9 Q8 F1 F2 | Q7 Q6 F3 F4 | Q5 F5 F6 F7 | P8 Q1 Q2 Q3",
        "",
        3,
        "gift P8",
    ),
    _of(
        "keeps a bare Frog for the half in which Pets are led",
        "after-party",
        "P9 P7 P5 P3 | P10 P6 P4 P2 | Q5 Q6 Q7 Q8 | P8 Q1 F9 F1",
        "",
        3,
        "half F1 P8 | half F1 F9 | half F1 Q1",
    ),
    _of(
        "throws a harmless card where Princes count twice",
        "bathroom-break",
        "Q9 C2 | Q8 F3 | Q7 F5 | C3 P1",
        "0 play Q9 | 1 play Q8 | 2 play Q7",
        3,
        "play C3",
        before=[[10, 30, 10, 5]],
    ),
    _of(
        "ducks where Fairies count against proposals",
        "single-fairy",
        "F5 Q1 Q2 | F4 Q3 Q4 | F3 Q5 Q6 | F2 F9 Q7",
        "0 play F5 | 1 play F4 | 2 play F3",
        3,
        "play F9",
    ),
    _of(
        "keeps the half that its neighbour could have",
        "blind-mans-bluff",
        "Q2 Q3 F2 F3 | Q4 Q5 F4 F5 | Q6 Q7 F6 F7 | P8 C9 Q1 F1",
        "",
        3,
        "half P8 C9 | half F1 C9 | half Q1 C9",
        more_rounds=("royal-decree", "crystal-clear"),
    ),
    _of(
        "throws a high Fairy that wins",
        "midnight-makeover",
        "Q7 P1 P2 | C9 P3 P4 | Q6 P5 P6 | F10 F1 P7",
        "0 play Q7 | 1 play C9 | 2 play Q6",
        3,
        "play F1",
    ),
    _of(
        "throws the Frog and makes its suit the led one",
        "pass-the-bouquet",
        "Q7 C1 C2 | Q5 C3 C4 | Q3 C5 C6 | P8 F1 F2",
        "0 play Q7 | 1 play Q5 | 2 play Q3",
        3,
        "play F1 | play F2",
    ),
    _of(
        "haggles the Frog into its own trick",
        "haggle-with-the-hag",
        "Q2 F5 F6 | Q3 F7 F8 | Q4 F9 F3 | Q9 P8 F1",
        "0 play Q2 | 1 play Q3 | 2 play Q4 | 3 play Q9",
        3,
        "no | haggle F1 Q2 | haggle F1 Q3 | haggle F1 Q4",
    ),
    _of(
        "leads the parity that draws the Frog",
        "odds-and-evens",
        "P9 P10 C1 | P8 P1 C2 | P3 P5 C3 | P7 Q2 C4",
        "",
        0,
        "play P9",
    ),
    _of(
        "forgets that middle cards come late",
        "magic-beans",
        "Q6 F1 F2 | C9 F3 F4 | Q7 F5 F6 | Q3 Q5 Q9",
        "0 play Q6 | 1 play C9 | 2 play Q7",
        3,
        "play Q3",
    ),
    _of(
        "ducks a trick with a 3 in it",
        "three-times-a-lady",
        "Q5 F1 F2 | C7 F4 P6 | Q3 F5 F6 | Q4 Q9 F7",
        "0 play Q5 | 1 play C7 | 2 play Q3",
        3,
        "play Q9",
    ),
    _of(
        "stays without a trick",
        "arranged-marriage",
        "Q5 F2 | C7 F3 | Q4 F4 | Q9 Q1",
        "0 play Q5 | 1 play C7 | 2 play Q4",
        3,
        "play Q9",
    ),
    _of(
        "goes just under the best card where the second best wins",
        "always-the-bridesmaid",
        "Q9 F1 F2 | Q7 F3 F4 | C9 F5 F6 | Q8 Q10 F7",
        "0 play Q9 | 1 play Q7 | 2 play C9",
        3,
        "play Q10",
    ),
    _of(
        "plays low where the card farthest from the leader's wins",
        "sisterhood",
        "Q9 F1 F2 | Q6 F3 F4 | C9 F5 F6 | Q10 Q1 F7",
        "0 play Q9 | 1 play Q6 | 2 play C9",
        3,
        "play Q10",
    ),
    _of(
        "keeps a low Prince to the end where the last cards count",
        "late-for-a-very-important-date",
        "P9 F1 F2 F3 | P7 F4 F5 F6 | P6 F7 F8 Q1 | C1 Q10 Q9 F9",
        "0 play P9 | 1 play P7 | 2 play P6",
        3,
        "play C1",
    ),
)

WASTED = (
    _of(
        "cinderella",
        PLAIN,
        "F5 Q5 | F6 Q6 | F7 C7 | F1 Q1",
        "",
        3,
        "no",
        princesses={3: "cinderella"},
    ),
    _of(
        "snow-white",
        PLAIN,
        "Q9 F1 C1 | Q8 F2 C2 | Q7 F3 C3 | Q5 F4 F5",
        "0 play Q9 | 1 play Q8 | 2 play Q7",
        3,
        "play Q5",
        princesses={3: "snow-white"},
    ),
    _of("little-mermaid", PLAIN, "Q5 Q6 | Q7 Q8 | Q9 C1 | F1 F2", "", 3, "no", princesses={3: "little-mermaid"}),
    _of(
        "pocahontas",
        PLAIN,
        "Q5 F5 F6 | Q6 F7 F9 | Q7 F8 F10 | Q9 F1 F2",
        "0 play Q5 | 1 play Q6 | 2 play Q7 | 3 play Q9",
        3,
        "no",
        edition="classic",
        princesses={3: "pocahontas"},
    ),
    _of("sleeping-beauty", PLAIN, "Q5 F5 | Q6 F6 | Q7 F7 | Q1 F1", "", 3, "no", princesses={3: "sleeping-beauty"}),
    _of(
        "alice",
        PLAIN,
        "Q9 F1 | Q1 F2 | Q2 F3 | Q3 F4",
        "0 play Q9 | 1 play Q1 | 2 play Q2 | 3 play Q3",
        0,
        "no",
        princesses={0: "alice"},
    ),
    _of(
        "mulan",
        PLAIN,
        "Q9 F1 C1 | Q8 F2 C2 | Q7 F3 C3 | Q5 Q4 F4",
        "0 play Q9 | 1 play Q8 | 2 play Q7 | 3 play Q5",
        3,
        "no",
        princesses={3: "mulan"},
    ),
    _of("scheherazade", PLAIN, "Q5 F5 | Q6 F6 | Q7 F7 | Q1 F1", "", 3, "no", princesses={3: "scheherazade"}),
    _of("pea-princess", PLAIN, "Q7 F8 | Q8 F9 | Q9 F7 | Q10 F10", "", 3, "no", princesses={3: "pea-princess"}),
    _of(
        "ice-princess",
        PLAIN,
        "Q5 F5 | Q6 F6 | Q7 F7 | Q1 F1",
        "",
        3,
        "no",
        princesses={3: "ice-princess"},
    ),
    _of("rapunzel", PLAIN, "Q5 F5 | Q6 F6 | Q7 F7 | Q1 F1", "", 3, "no", princesses={3: "rapunzel"}),
    _of(
        "thumbelina",
        PLAIN,
        "Q9 F3 | Q8 F4 | Q7 F5 | Q5 F1",
        "0 play Q9 | 1 play Q8 | 2 play Q7",
        3,
        "play Q5",
        princesses={3: "thumbelina"},
    ),
)

SAVING = (
    _of("cinderella", PLAIN, "P2 | P8 | P3 | P9", "", 3, "power", princesses={3: "cinderella"}),
    _of(
        "snow-white",
        PLAIN,
        "Q4 F1 F2 | P8 F3 C1 | Q3 F5 F6 | Q7 F7 F8",
        "0 play Q4 | 1 play P8 | 2 play Q3",
        3,
        "play Q7 power",
        edition="classic",
        princesses={3: "snow-white"},
    ),
    _of("little-mermaid", PLAIN, "Q5 P1 | Q6 P2 | Q7 P3 | P8 P9", "", 3, "power Q", princesses={3: "little-mermaid"}),
    _of(
        "pocahontas",
        PLAIN,
        "Q2 F5 | Q3 P8 | Q4 F6 | Q9 P9",
        "0 play Q2 | 1 play Q3 | 2 play Q4 | 3 play Q9",
        3,
        "power 0 | power 1 | power 2",
        edition="classic",
        princesses={3: "pocahontas"},
    ),
    _of(
        "sleeping-beauty",
        PLAIN,
        "P2 F5 Q5 | P3 F6 Q6 | P4 F7 Q7 | P8 F9 Q9",
        "",
        3,
        "power",
        princesses={3: "sleeping-beauty"},
    ),
    _of(
        "alice",
        PLAIN,
        "Q9 F1 F5 P1 | C1 F2 F6 P2 | C2 F3 F7 P3 | C3 F4 F8 P4",
        "0 play Q9 | 1 play C1 | 2 play C2 | 3 play C3",
        0,
        "power",
        princesses={0: "alice"},
    ),
    _of(
        "mulan",
        PLAIN,
        "Q5 F1 F2 | P8 F3 C1 | Q6 F5 F6 | Q9 Q1 F7",
        "0 play Q5 | 1 play P8 | 2 play Q6 | 3 play Q9",
        3,
        "swap Q9 Q1",
        edition="classic",
        princesses={3: "mulan"},
    ),
    _of(
        "scheherazade",
        PLAIN,
        "P2 F5 Q5 | P3 F6 Q6 | P4 F7 Q7 | P8 F9 Q9",
        "",
        3,
        "power 0 | power 1 | power 2",
        princesses={3: "scheherazade"},
    ),
    _of(
        "pea-princess",
        PLAIN,
        "Q3 F1 | P8 F2 | Q5 F3 | Q4 Q9",
        "0 play Q3 | 1 play P8",
        2,
        "play Q5 power",
        edition="classic",
        princesses={2: "pea-princess"},
    ),
    _of(
        "ice-princess",
        PLAIN,
        "Q2 F9 F8 | Q3 F7 F6 | P8 F5 F4 | Q9 P9 Q10",
        "",
        3,
        "power 0 | power 1 | power 2",
        princesses={3: "ice-princess"},
    ),
    _of(
        "rapunzel",
        PLAIN,
        "Q9 C5 Q1 F1 | C1 C6 F2 F4 | Q3 C7 F5 F3 | Q2 P8 P9 F9",
        "3 no | 0 play Q9 | 1 play C1 | 2 play Q3 | 3 play Q2",
        3,
        "power",
        princesses={3: "rapunzel"},
        before=[[5, 5, 5, 0]],
    ),
    _of(
        "thumbelina",
        PLAIN,
        "Q4 F2 F3 | P8 F5 F9 | Q3 F6 F7 | Q9 F1 F8",
        "0 play Q4 | 1 play P8 | 2 play Q3",
        3,
        "play F1 power | play F8 power",
        princesses={3: "thumbelina"},
    ),
)
