"""A table on stage: real rules, real views, the real page; the test deals the cards and plays the other seats.

The page's socket ends in the test, so a table can stand wherever a rule or a picture needs it. Every frame of the page
is read by the server's own decoder.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocketRoute

from coronet.server.wire import protocol
from coronet.table.draws import Noting
from coronet.table.table import Table
from tests.positions import Position

NAMES = ("You", "Zofia", "Old Bruno", "Celeste", "Maximiliane", "Cy", "Beatrix", "Jo")
CODE = "staged12"
SOUND_ANSWERED = """
  localStorage["coronet.preferences"] ??= '{"sound": false}';
"""

CONVENIENCES = ("rounds", "princesses", "passing", "tiebreak")  # of positions, which no table can be set to

LOOK = """() => {
  const all = (css, from = document) => [...from.querySelectorAll(css)];
  const card = (node) => node.hasAttribute("data-down") ? "?" : node.dataset.suit + node.dataset.rank;
  const words = (node) => node ? node.innerText.replace(/\\s+/g, " ").trim() : "";
  const by = (css, from) => Object.fromEntries(all(css, from).map((node) => [node.dataset.testid.split("-")[1], node]));
  const last = (css) => Object.fromEntries(all(css).map((node) => [node.dataset.testid.split("-").at(-1), node]));
  const map = (nodes, f) => Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, f(node)]));
  const one = (id) => document.querySelector(`[data-testid="${id}"]`);
  const hand = all("[data-testid=hand] button");
  const places = by("[data-testid^=place-]");
  return {
    prompt: words(one("prompt")),
    main: words(one("main-action")),
    chips: Object.fromEntries(all("[data-testid^=chip-]").map((chip) =>
      [chip.dataset.testid.slice(5), chip.getAttribute("aria-label") || words(chip)])),
    hand: hand.map(card),
    legal: hand.filter((node) => node.dataset.legal === "yes").map(card),
    dim: hand.filter((node) => node.dataset.legal === "no").map(card),
    places: map(places, (node) => all(".card", node).map(card)),
    marks: map(places, (node) => words(node.querySelector(".badge")?.parentElement)),
    winning: all("[data-testid^=place-][data-winning]").map((node) => node.dataset.testid.slice(6)).join(),
    seats: map(by(".seats [data-testid^=seat-]"), words),
    open: map(by(".seats [data-testid^=seat-]"), (node) => all("[data-open] .mini", node).length),
    given: all("[data-given] .card").map(card),
    offered: all("[data-testid=power-window] button").map(words),
    refusal: words(one("refusal")),
    slots: all("[data-testid^=slot-]").map(words),
    gifts: words(one("gift-pile")),
    aside: words(one("aside")),
    last: words(one("last-trick")),
    round: words(one("round-card")),
    scores: map(last("[data-testid^=score-column-]"), (node) => Object.fromEntries(all("dl > div", node).map((line) =>
      [words(line.querySelector("dt")), words(line.querySelector("dd"))]))),
    over: one("game-end") !== null,
  };
}"""

# A press is drawn after the frame that shows it, so a look comes after that frame too
SETTLED = """(seq) => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  const table = document.querySelector("[data-testid=table], [data-testid=game-end]");
  const shown = table?.dataset.seq === seq && (table.dataset.anim ?? "idle") === "idle";
  done(shown && !document.querySelector(".on-its-way, [data-pressed]"));
})))"""

UNFINISHED = {"seat": None, "ended_at": None}  # of a table that no house keeps there is no result to be noted
UNWRITTEN = {"entries": [], "no": 0, "more": False}  # nor is there a diary of somebody whom no house knows

# A finger that comes from elsewhere does not press twice in one place
ELSEWHERE = """() => document.body.dispatchEvent(
  new PointerEvent("pointerdown", { clientX: -999, clientY: -999, bubbles: true }))"""


class Stage:
    """One page before a table of the test's own."""

    def __init__(self, page: Page, address: str, *, touch: bool = False) -> None:
        self.page, self.address, self.touch = page, address, touch
        self.socket: WebSocketRoute | None = None
        self.sent: list[Any] = []
        self.table: Table | None = None
        self.info: dict[str, Any] = {}
        self.seat: int | None = 0
        self.seq = 0
        self.story: list[Any] = []
        self.asleep: int | None = None
        self.resting: int | None = None
        self.hint: dict[str, Any] = {}
        self.no_hint: list[str] = []  # reasons for which it is not there yet, one for each time it is asked for
        self.lines = 0
        page.add_init_script(SOUND_ANSWERED)
        page.route_web_socket("**/ws", self._open)
        page.route("**/api/result/*/*", lambda route: route.fulfill(json=UNFINISHED))
        page.route("**/api/me/diary", lambda route: route.fulfill(json=UNWRITTEN))

    def show(self, position: Position | Table, *, seat: int | None = 0, **info: Any) -> Stage:
        """Open the page before this position, as this seat sees it or as a spectator does (None)."""
        self._set(position, seat, info)
        self.page.goto(f"{self.address}/t/{CODE}")
        self._settled()
        return self

    def turn_to(self, position: Position | Table, **info: Any) -> Stage:
        """Have the page that is open show this position instead, as after a lost connection: quicker than anew."""
        if self.socket is None:
            return self.show(position, **info)
        self._set(position, 0, {"game_no": self.info["game_no"] + 1} | info)
        self._update(whole=True)
        self._settled()
        return self

    def _set(self, position: Position | Table, seat: int | None, info: dict[str, Any]) -> None:
        self.table = position if isinstance(position, Table) else _table(position)
        players = self.table.players
        people = [
            {"kind": "person" if at in (0, seat) else "bot", "name": NAMES[at], "here": True}
            for at in range(players)
            if at != self.table.public_view().get("ghost")
        ]
        self.seat, self.seq, self.story, self.asleep, self.sent = seat, self.seq + 100, [], None, []
        self.resting = None
        self.info = {
            "code": CODE, "game": self.table.game, "settings": self.table.settings, "state": "playing", "seats": people,
            "host": 0, "pace": "instant", "chat": True, "watch": True, "listed": False, "game_no": 1,
        } | info  # fmt: skip

    # What others do

    def play(self, *steps: str) -> Stage:
        """Make choices of the other seats, each as "SEAT CHOICE", and wait until the page has seen them."""
        for step in steps:
            self.make(step)
        self._settled()
        return self

    def make(self, step: str) -> None:
        """Make one such choice, whatever the page makes of it."""
        seat, _, choice = step.partition(" ")
        self._act(int(seat), choice)

    def _act(self, seat: int, choice: str) -> None:
        assert self.table is not None
        before = self.table.finished
        self.table.act(seat, choice)
        if self.table.finished > before and not self.table.over:
            self.info = self.info | {"state": "between"}
        if self.table.over:
            self.info = self.info | {"state": "over"}
        self.story = self.table.told(self.seat)
        self._update()

    def talk(self, seat: int, text: str, kind: str = "say", *, longer_s: int = 0) -> Stage:
        """Have somebody say a line that is to be seen for so much longer than it takes to read, and wait for it."""
        self.lines += 1
        at = int((time.time() + longer_s) * 1000)
        line = {"no": self.lines, "at": at, "kind": kind, "name": NAMES[seat], "seat": seat, "text": text}
        self._send({"t": "chat"} | line)
        self.by_id(f"bubble-{seat}").wait_for()
        return self

    def tell(self) -> Stage:
        """Send the table once more, with what the test has changed of it."""
        self._update()
        self._settled()
        return self

    # What the reader does and sees

    def by_id(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def press(self, *names: str) -> Stage:
        """Press cards of the hand by name ("Q5"), what has this test id, or the button that says it.

        What wants a second press gets it.
        """
        for name in names:
            card, named = self.by_id(f"card-{name}"), self.by_id(name)
            if card.count():
                self._press_card(card)
            else:
                self._press(named if named.count() else self.page.get_by_role("button", name=name, exact=True).first)
            self._settled()
            again = self.page.locator("[data-marked]")
            if again.count():
                self._press(again)
                self._settled()
        return self

    def _press_card(self, card: Locator) -> None:
        """Where it shows beside its neighbours; a refused card can be pressed too, for the reason."""
        self._press(card, position={"x": 12, "y": 24}, force=card.get_attribute("data-legal") == "no")

    def _press(self, what: Locator, **how: Any) -> None:
        self.page.evaluate(ELSEWHERE)
        if self.touch:
            what.tap(**how)
        else:
            what.click(**how)

    def look(self) -> dict[str, Any]:
        """What the page shows now, as data: sentences and card names only."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def choices_sent(self) -> list[str]:
        """The choices that the page has sent, in order."""
        return [frame.choice for frame in self.sent if isinstance(frame, protocol.Do)]

    def _settled(self) -> None:
        """Wait until the page shows the newest state and nothing of its own is on the way."""
        deadline = time.monotonic() + 10
        while not self.page.evaluate(SETTLED, str(self.seq)):
            assert time.monotonic() < deadline, f"the page does not settle: {self.look()}"

    # The other end of the socket

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._receive)

    def _receive(self, text: str | bytes) -> None:
        frame = protocol.decoder.decode(text)
        self.sent.append(frame)
        if isinstance(frame, protocol.Hello):
            self._send(protocol.Welcome(proto=protocol.PROTO, build="", now=int(time.time() * 1000), you=self._you()))
            self._update(whole=True)
        elif isinstance(frame, protocol.Do):
            self._answer(frame)
        elif isinstance(frame, protocol.Undo):
            assert self.table is not None
            assert self.seat is not None
            self.table.take_back(self.seat)
            self._send(protocol.Ack(id=frame.id))
            self._update()
        elif isinstance(frame, protocol.Ready):
            self.info = self.info | {"state": "playing"}
            self._send(protocol.Ack(id=frame.id))
            self._update()
        elif isinstance(frame, protocol.Auto):
            self.asleep = self._round() if frame.on else None
            self._send(protocol.Ack(id=frame.id))
            self._update()
        elif isinstance(frame, protocol.Hint):
            if self.no_hint:
                self._send(protocol.Refuse(id=frame.id, code="no-hint", args={"reason": self.no_hint.pop()}))
            else:
                self._send(protocol.Ack(id=frame.id, body=self.hint))
        elif not isinstance(frame, protocol.Ping):
            self._send(protocol.Ack(id=frame.id))

    def _answer(self, frame: protocol.Do) -> None:
        assert self.table is not None
        assert self.seat is not None
        why = self.table.why_not(self.seat, frame.choice)
        if why is not None:
            self._send(protocol.Refuse(id=frame.id, code="refused", why=(why.code, dict(why.args))))
            return
        self._send(protocol.Ack(id=frame.id))
        self.resting = frame.ask if frame.rest else self.resting
        self._act(self.seat, frame.choice)

    def _round(self) -> int | None:
        assert self.table is not None
        card = self.table.public_view()["round"]
        return card["number"] if card else None

    def _you(self) -> protocol.You:
        return protocol.You(
            guest="7",
            name=NAMES[0],
            seat=self.seat,
            host=True,
            watching=self.seat is None,
            asleep=self.asleep,
            resting=self.resting,
        )

    def _update(self, *, whole: bool = False) -> None:
        assert self.table is not None
        before, self.seq = self.seq, self.seq + 1
        now = int(time.time() * 1000)
        frame = {
            "t": "up", "prev": 0 if whole else before, "seq": self.seq, "at": now, "story": self.story,
            "view": self.table.view(self.seat), "table": self.info, "you": self._you(),
            "step": self.table.steps, "happened": self.table.happened(),
        }  # fmt: skip
        self._send(frame)
        self.story = []

    def _send(self, frame: Any) -> None:
        assert self.socket is not None
        self.socket.send(msgspec.json.encode(frame).decode())


def _table(position: Position) -> Table:
    """The position as a table, drawing as its script says."""
    record, game = position.record, position.game
    noting = Noting(position.script)
    record.source = noting
    held = {name: what for name, what in position.settings.items() if name not in CONVENIENCES}
    return Table(game, game.read_settings(held), None, noting, record)
