"""Scenes: the parts of a view put on paper: round card, players, trick, hand, question, choices, score sheet."""

from __future__ import annotations

from rich.text import Text

from coronet.cli.terminal.paper import card_text
from coronet.cli.terminal.shown import Shown, View, choices_in, is_listed
from coronet.games.rebel.cards import SUITS

ONE_CARD = frozenset({"play", "aside", "gift", "give", "keep", "deal", "freeze", "trade"})
FROG = "P8"


HELP = ("choice", "short", "declining", "numbers", "why", "hand", "trick", "players", "score", "log", "rules", "quit")


class RebelScenes(Shown):
    """Those of Rebel Princess."""

    help_keys = tuple(f"play-help-{name}" for name in HELP)

    def is_begun(self, view: View) -> bool:
        """Whether a round has begun: princesses are chosen before."""
        return bool(view["round"])

    def has_scores(self, view: View) -> bool:
        """Whether a trick is taken, or a round is over."""
        return bool(view["last_round"]) or _is_counted(view)

    def rules_at_hand(self, view: View) -> list[str]:
        """The round card and one's own princess."""
        princess = view["seats"][view["own"]["seat"]]["princess"]
        return [name for name in (view["round"] and view["round"]["id"], princess) if name]

    # The table

    def round_card(self, view: View, *, begins: bool = True) -> None:
        """The round's card and who sits there; when it begins, also the pass and who leads."""
        card = view["round"]
        self.paper.heading(self.words.say("play-round", number=card["number"], of=card["of"], round=card["id"]))
        self.paper.say(self.words.say(f"round-{card['id']}.text"))
        if begins:
            passing = self.words.say("pass-way", left=card["left"], right=card["right"])
            self.paper.say(self.words.say("play-round-leads", passing=passing, leader=view["leader"]))
        self.paper.gap()
        self.players(view)

    def players(self, view: View) -> None:
        """Everybody at the table in the order of play, with princess, power, cards, tricks and total."""
        rows: list[list[str | Text]] = []
        for seat, plate in enumerate(view["seats"]):
            princess = self.words.say(f"play-power-{plate['power']}")
            if plate["princess"]:
                princess = self.words.say("play-princess", princess=plate["princess"], power=princess)
            held = self.words.say("play-held", count=plate["hand"])
            tricks = self.words.say("play-tricks", count=plate["tricks"])
            total = self.words.say("play-in-all", points=plate["total"])
            row: list[str | Text] = [Text(self.name_of(seat), style="bold"), princess, held, tricks, total]
            if "round" in plate:
                row.append(self.words.say("play-so-far", points=plate["round"]))
            rows.append(row)
        self.paper.grid(rows, right=set())
        self._cards_of_players(view, "open")
        self._cards_of_players(view, "taken")

    def _cards_of_players(self, view: View, zone: str) -> None:
        """The cards that lie open before the players, or that they have taken where memory is open."""
        line = Text()
        for seat, plate in enumerate(view["seats"]):
            if plate.get(zone):
                line.append(self.words.between if line else self.words.say(f"play-{zone}") + " ")
                line.append(f"{self.name_of(seat)} ")
                line.append(_spaced([card_text(card) for card in plate[zone]]))
        if line:
            self.paper.say(line, 2, hang=2)

    def trick(self, view: View) -> None:
        """The trick as it lies, or the last one until the next lead."""
        if view["gifts"]:
            self.paper.say(self.words.say("play-gifts", count=view["gifts"]))
        number = sum(plate["tricks"] for plate in view["seats"])
        if view["trick"]:
            self._cards_of_trick(self.words.say("play-trick", number=number + 1), view["trick"], view)
        elif view["last_trick"]:
            last = view["last_trick"]
            cards = [entry | {"taken": entry["seat"] == last["winner"]} for entry in last["cards"]]
            self._cards_of_trick(self.words.say("play-last-trick", number=number), cards, view)
        else:
            self.paper.say(self.words.say("play-no-trick"))

    def _cards_of_trick(self, label: str, cards: list[View], view: View) -> None:
        line = Text(label + " ")
        own = list(view.get("own", {}).get("face_down", []))
        for at, entry in enumerate(cards):
            line.append(f"{', ' if at else ''}{self.name_of(entry['seat'])} ")
            card = entry["card"]
            if card == "?" and entry["seat"] == self.seat and own:
                line.append(card_text(own.pop(0)))
            else:
                line.append(card_text(card) if card != "?" else Text(self.words.say("play-face-down")))
            marks = [self.words.say(f"play-mark-{mark}") for mark in ("zero", "winning", "taken") if entry.get(mark)]
            line.append(f" ({', '.join(marks)})" if marks else "")
        self.paper.say(line, hang=2)

    # The own seat

    def hand(self, view: View) -> None:
        """The cards held, by suit; those that may be chosen now stand in brackets."""
        own = view["own"]
        open_now, with_power = _open_to(own)
        names = {suit: self.words.say(f"suit-{suit}") for suit in SUITS}
        column = max(map(len, names.values())) + 2
        for suit in SUITS:
            held = [card for card in own["hand"] if card[0] == suit]
            if held:
                line = Text(names[suit].ljust(column))
                for card in held:
                    mark = "[{}]" if card in open_now else "({})" if card in with_power else " {} "
                    named = self.words.say("play-frog", card=card) if card == FROG else card
                    is_dim = bool(open_now) and mark == " {} "
                    line.append(card_text(card, mark.format(named), dim=is_dim)).append(" ")
                self.paper.say(line, 2, hang=column)
        if not own["hand"]:
            self.paper.say(self.words.say("play-no-hand"), 2)
        for zone in ("aside", "gifts"):
            if own[zone]:
                line = Text(self.words.say(f"play-own-{zone}") + " ")
                self.paper.say(line + _spaced([card_text(card) for card in own[zone]]), 2, hang=2)
        self._own_princess(view)

    def _own_princess(self, view: View) -> None:
        plate = view["seats"][view["own"]["seat"]]
        if plate["princess"]:
            power = self.words.say(f"play-power-{plate['power']}")
            self.paper.say(self.words.say("play-own-princess", princess=plate["princess"], power=power), 2)

    def question(self, view: View) -> None:
        """Everything that one needs to know for the next choice, ending in one sentence that says what it is."""
        own = view["own"]
        self.paper.gap()
        if own["hand"] or view["round"]:
            self.chips(view)
            if view["trick"] or view["gifts"]:
                self.trick(view)
            self._cards_of_players(view, "open")
            self._given(own)
            self.hand(view)
        self.prompt(own)
        self.choices(own)

    def _given(self, own: View) -> None:
        """The cards that lie before Sleeping Beauty, with whose they were where she sees it."""
        pool = own.get("pool")
        if not pool:
            return
        line = Text(self.words.say("play-pool") + " ")
        for at, card in enumerate(pool["cards"]):
            line.append(", " if at else "").append(card_text(card))
            giver = pool.get("from", {}).get(card)
            line.append(f" ({self.words.say('play-from', seat=giver)})" if giver is not None else "")
        self.paper.say(line, 2, hang=2)

    def choices(self, own: View) -> None:
        """The legal choices with numbers, unless they are too many; cards alone go into one line."""
        choices = choices_in(own)
        if "slots" in own:
            slots = own["slots"]
            example = " ".join(slots["cards"][: len(slots["slots"])])
            if slots["named"]:
                example = "left {} right {}".format(*slots["cards"][:2])
            self.paper.say(self.words.say("play-type-cards", count=len(slots["slots"]), example=example), 2)
        elif is_listed(own):
            if all(choice["verb"] in ONE_CARD for choice in choices):
                entries = [f"{number} {_card_typed(choice)}" for number, choice in enumerate(choices, 1)]
                self.paper.say_entries(entries, 2)
            else:
                for number, choice in enumerate(choices, 1):
                    self.paper.say(f"{number:>2} {self._explained(choice)}", 2, hang=3)
        if choices and "name" in choices[0]:
            self.paper.say(self.words.say("play-type-rules", name=choices[0]["name"]), 2)
        with_power = [choice["cards"][0] for choice in choices if "power" in choice]
        if with_power:
            self.paper.say(self.words.say("play-type-power", typed=with_power[0]), 2)

    def _explained(self, choice: View) -> str:
        """A choice with what it means beside it."""
        if "name" in choice:
            return self.words.say("play-choice-princess", choice=choice["text"], princess=choice["name"])
        return self.words.say("play-choice", choice=choice["text"], said=self.words.choice(choice))

    # Scores

    def score_sheet(self, view: View) -> None:
        """The last round, line by line with its cards, then the one in play as far as it is counted, and the totals."""
        number = len(view["rounds_scored"])
        if view["last_round"]:
            self._sheet("score-heading", number, view["last_round"])
        if _is_counted(view):
            self._sheet("score-so-far", number + 1, view["this_round"])
        self.totals(view)

    def _sheet(self, heading: str, number: int, sheet: View) -> None:
        self.paper.heading(self.words.say(heading, number=number, round=sheet["round"]))
        rows: list[list[str | Text]] = []
        for seat, column in enumerate(sheet["seats"]):
            rows += self._column(seat, column, sheet["round"])
        self.paper.grid(rows, right={3})

    def _column(self, seat: int, column: View, round_id: str) -> list[list[str | Text]]:
        rows: list[list[str | Text]] = []
        for line in column["lines"]:
            key = "score-line-" + line["line"].replace("round", round_id)
            points = self.words.figure(line["points"])
            shown = self.words.say("score-cancelled", points=points) if line["cancelled"] else points
            cards = _spaced([card_text(card) for card in line["cards"]])
            rows.append(["", self.words.say(key), cards, shown])
        if len(rows) != 1:
            label = self.words.say("score-sum" if rows else "score-nothing")
            rows.append(["", label, "", Text(self.words.figure(column["points"]), style="bold")])
        rows[0][0] = Text(self.name_of(seat), style="bold")
        return rows

    def totals(self, view: View) -> None:
        """The scores of all rounds and the totals, and who is ahead."""
        self.paper.gap()
        rows: list[list[str | Text]] = [["", *(self.name_of(seat) for seat in range(view["players"]))]]
        for number, scores in enumerate(view["rounds_scored"], 1):
            rows.append([self.words.say("score-round", number=number), *map(self.words.figure, scores)])
        totals = view["totals"]
        rows.append(
            [Text(one, style="bold") for one in (self.words.say("score-total"), *map(self.words.figure, totals))]
        )
        self.paper.grid(rows, right=set(range(1, view["players"] + 1)))
        if not view["over"] and view["rounds_scored"]:
            ahead = [seat for seat, total in enumerate(totals) if total == min(totals)]
            self.paper.say(self.words.say("score-ahead", seats=ahead, points=min(totals)))


def _is_counted(view: View) -> bool:
    """Whether the round in play has a trick that is taken, and what each has collected is shown."""
    return any(column["tricks"] for column in view.get("this_round", {"seats": []})["seats"])


def _card_typed(choice: View) -> str:
    """What is typed for a choice of one card: the card, and whether the power goes with it."""
    return f"{choice['cards'][0]} power" if "power" in choice else str(choice["cards"][0])


def _open_to(own: View) -> tuple[set[str], set[str]]:
    """The cards of the hand that may be chosen now, and those that may only with the power."""
    if "slots" in own:
        return set(own["slots"]["cards"]), set()
    of_one = [choice for choice in choices_in(own) if choice["verb"] in ONE_CARD]
    plain = {choice["cards"][0] for choice in of_one if "power" not in choice}
    return plain, {choice["cards"][0] for choice in of_one} - plain


def _spaced(cards: list[Text]) -> Text:
    return Text(" ").join(cards)


SCENES = RebelScenes
