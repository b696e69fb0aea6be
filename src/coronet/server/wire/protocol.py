"""Every frame between page and server, version 1, as msgspec structs; codes and limits.

One JSON object per text frame, tagged by `t`. `python -m coronet.server.wire.protocol` writes the JSON Schema from
which the page's types are made. Fields may be added within a version; anything else raises PROTO.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from coronet.server.wire.bodies import BODIES
from coronet.server.wire.rebel_view import GameView
from coronet.server.wire.views import Line, OtherView
from coronet.table.log import BallDate

PROTO = 1
SUBPROTOCOL = "coronet.1"

# Limits of frames, sockets and rooms; docs/protocol.md says why.
LONGEST_FRAME = 4096
HARD_FRAME_LIMIT = 8192
HELLO_SECONDS = 5.0
MOST_STORY_LINES = 200
OUTBOX_FRAMES = 64
OUTBOX_BYTES = 256 * 1024
QUEUED_COMMANDS = 16

# Close codes
TOO_BIG, RESTART, FULL = 1009, 1012, 1013
BAD_FRAME, BAD_TOKEN, KICKED, NO_TABLE, SLOW, VERSION, RATE = 4400, 4401, 4403, 4404, 4408, 4426, 4429

CommandId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(min_length=8, max_length=16, pattern="^[0-9A-Za-z]+$")]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_.-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Hex32 = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]+$")]
Reaction = Literal["applause", "oh-no", "thinking", "hurry", "well-played", "laugh"]
Pace = Literal["relaxed", "normal", "quick", "instant"]
State = Literal["lobby", "sharing", "playing", "between", "paused", "over", "closed"]
Level = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,19}$")]  # of ours, or the name of a bot from outside
Clock = Literal[0, 30, 60, 120, 86_400, 259_200]  # seconds a decision; 0 none


class _ToServer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", omit_defaults=True):
    """What the page sends."""


class _Command(_ToServer, frozen=True):
    """A frame that changes something: exactly one `ack` or `refuse` answers it."""

    id: CommandId


class Hello(_ToServer, frozen=True, tag="hello"):
    """The first frame: who one is, which table one wants to see, what was seen last."""

    proto: Annotated[int, Meta(ge=0, le=1000)]
    tab: Annotated[str, Meta(max_length=24)] = ""  # pages of before say it; nobody asks
    build: Annotated[str, Meta(max_length=64)] = ""
    person: Token | None = None
    name: Name | None = None
    table: Code | None = None
    key: Token | None = None
    last: Count | None = None
    chat: Count | None = None


class Do(_Command, frozen=True, tag="do"):
    """Answer question `ask` with a choice; with `rest` a `no` answers the same question too when it is asked anew."""

    ask: Count
    choice: Annotated[str, Meta(min_length=1, max_length=120)]
    rest: bool = False


class Undo(_Command, frozen=True, tag="undo"):
    """Take a pending choice back."""

    ask: Count


class Auto(_Command, frozen=True, tag="auto"):
    """Decline one's power windows without being asked, until the end of the round; or be asked again."""

    on: bool


class Hint(_Command, frozen=True, tag="hint"):
    """What to answer question `ask` with, and why; everybody is told that it was asked for."""

    ask: Count


class CopyPosition(_Command, frozen=True, tag="position"):
    """The table as one line, as the seat knows it; in play it counts as a hint, after the end all cards are open."""


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a seat of a new table begins."""

    kind: Literal["open", "bot"] = "open"
    level: Level = "good"


class Create(_Command, frozen=True, tag="create"):
    """Open a table; one sits at its first seat and is its host. With `ball` it is that of a day, and begins at once."""

    game: Annotated[str, Meta(max_length=32)]
    settings: Annotated[dict[str, Any], Meta(max_length=16)] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []
    pace: Pace = "normal"
    grace: Annotated[int, Meta(ge=0, le=3600)] = 60
    listed: bool = False
    chat: bool = True
    watch: bool = True
    hints: bool = True
    clock: Clock = 0
    start: bool = False
    ball: BallDate | None = None  # then settings, seats and the like are those of the ball


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free seat (any, when none is named), or change seats in the lobby."""

    seat: SeatNumber | None = None


class Stand(_Command, frozen=True, tag="stand"):
    """Leave one's seat."""


class GiveSeat(_Command, frozen=True, tag="give-seat"):
    """Whether somebody who asked may have a bot's seat in the game in play. Host; any seat while the host is away."""

    guest: Annotated[str, Meta(min_length=1, max_length=16, pattern="^[0-9a-f]+$")]
    yes: bool


class StandIn(_Command, frozen=True, tag="stand-in"):
    """Let a bot play for somebody who has been gone for fifteen seconds, or wait for them. Any seat."""

    seat: SeatNumber
    on: bool


class Rename(_Command, frozen=True, tag="name"):
    """Change one's name."""

    name: Name


class Share(_Command, frozen=True, tag="share"):
    """One's part of the shuffle: first its hash, once the game is sealed the part itself."""

    hash: Hex32 | None = None
    share: Hex32 | None = None


class Set(_Command, frozen=True, tag="set"):
    """Change the table in the lobby (settings) or at any time (the rest). Host."""

    settings: Annotated[dict[str, Any], Meta(max_length=16)] | None = None
    pace: Pace | None = None
    listed: bool | None = None
    chat: bool | None = None
    watch: bool | None = None
    hints: bool | None = None
    clock: Clock | None = None


class Bot(_Command, frozen=True, tag="bot"):
    """Put a bot on a free seat, or open a bot's seat again. Host."""

    seat: SeatNumber
    on: bool
    level: Level = "good"


class Kick(_Command, frozen=True, tag="kick"):
    """Take a person's seat away; a bot plays on. Host."""

    seat: SeatNumber


class Start(_Command, frozen=True, tag="start"):
    """Begin the game; open seats are taken by bots. Host."""


class Pause(_Command, frozen=True, tag="pause"):
    """Stop the game for a while. Any seat."""


class Resume(_Command, frozen=True, tag="resume"):
    """Go on after a pause. Any seat."""


class Again(_Command, frozen=True, tag="again"):
    """The same people once more, in the lobby. Any seat, after the end."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """One wants another game; it begins when all people seated do. With `now` it begins without the others."""

    now: bool = False


class GiveHost(_Command, frozen=True, tag="give-host"):
    """Hand the host's rights to a person seated. Host."""

    seat: SeatNumber


class Close(_Command, frozen=True, tag="close"):
    """Close the table for good. Host."""


class Link(_Command, frozen=True, tag="link"):
    """A link: to take a seat or to watch (host), or to move one's seat to another device."""

    kind: Literal["invite", "watch", "device"]
    fresh: bool = False


class PutAway(_Command, frozen=True, tag="put-away"):
    """Put one of one's tables away from home, or take it up again; nothing changes at the table."""

    table: Code
    on: bool = True


class Ready(_Command, frozen=True, tag="ready"):
    """Ready for the next round, or not yet."""

    on: bool = True


class Say(_Command, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class React(_Command, frozen=True, tag="react"):
    """A sticker over one's seat."""

    what: Reaction


class More(_ToServer, frozen=True, tag="more"):
    """Older story, before a cursor."""

    before: Count
    n: Annotated[int, Meta(ge=1, le=MOST_STORY_LINES)] = 100


class Look(_ToServer, frozen=True, tag="look"):
    """The tables of the home page anew. Without a table."""


class Ping(_ToServer, frozen=True, tag="ping"):
    """Are you there."""

    n: Count


ToServer = (
    Hello | Do | Undo | Auto | Hint | Create | Sit | Stand | GiveSeat | StandIn | Rename | Share | Set | Bot | Kick
    | Start | Rematch
    | Pause | Resume | Again | GiveHost | Close | Link | Ready | Say | React | More | Ping
    | PutAway | Look | CopyPosition
)  # fmt: skip


# What the server sends. Views are built as data by the table layer; the structs of `rebel_view` and `views` say their
# shape for the page's types, and a test holds every view against them.


class _ToPage(Struct, frozen=True, tag_field="t", omit_defaults=True):
    """What the server sends."""


class You(Struct, frozen=True, omit_defaults=True):
    """Who one is at this table."""

    guest: str
    name: str
    seat: int | None = None
    host: bool = False
    watching: bool = False
    invited: bool = False  # by a link that lets one take a seat
    asleep: int | None = None  # the round in which one's power windows are declined by themselves
    resting: int | None = None  # the question that is declined by itself when it is asked anew
    left: int | None = None  # the seat of this game that one has left and may have back


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat as all see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str | None = None
    acting: Literal["self", "bot"] = "self"
    here: bool = False
    ready: bool = False
    until: int | None = None  # when its time for this decision is up
    away: int | None = None  # since when its person is gone
    stand_in: str | None = None  # the bot that plays for its person; `level` is how well
    waited_for: bool = False  # somebody has said to wait for its person


class Sealed(Struct, frozen=True, omit_defaults=True):
    """The seal of the shuffle of the game in play, and after the end its secret."""

    game_id: str
    settings_hash: str
    commitment: str
    hashes: list[str | None]
    missing: list[int] = []
    secret: str | None = None
    shares: list[str | None] = []


class Asking(Struct, frozen=True, omit_defaults=True):
    """Somebody who asks for a bot's seat in the game in play."""

    guest: str
    name: str
    seat: int
    yes: list[int] = []  # seats that have agreed, while the host is away


class Score(Struct, frozen=True, omit_defaults=True):
    """How somebody at the table has done in the games played here."""

    name: str
    played: int
    won: list[int] = []  # the numbers of the games
    bot: bool = False


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table as all see it, apart from the game on it."""

    code: str
    game: str
    settings: dict[str, Any]
    state: State
    seats: list[SeatInfo]
    host: int | None
    pace: Pace
    chat: bool
    watch: bool
    listed: bool
    game_no: int
    outdated: bool = False  # the last game was of other rules, and could not go on
    hints: bool = True
    clock: int = 0
    between_until: int | None = None
    paused_by: int | None = None
    seal: Sealed | None = None
    asking: list[Asking] = []
    again: list[int] = []  # seats that want another game, after the end
    evening: list[Score] = []  # the best first; who does not sit here now is left out
    ball: str | None = None  # the day whose ball is played here
    practice: bool = False  # it is not the first attempt at this ball


class SettingInfo(Struct, frozen=True, omit_defaults=True, rename={"only_with": "with"}):
    """A setting as its game declares it; `allowed` has values or bounds, or either by the values of `by`."""

    name: str
    kind: Literal["number", "seat", "flag", "word", "names", "table"]
    default: Any = None
    allowed: Any = None
    by: str = ""
    words: list[str] = []
    offered: list[Any] = []
    house: bool = False
    only_with: list[Any] = []
    hidden: bool = False


class GameInfo(Struct, frozen=True):
    """A game as it declares itself: what a page must know to set a table for it."""

    folder: str
    box: str
    part: str
    players: dict[str, list[int]]
    reviewed: bool
    lowest_wins: bool
    quick: dict[str, Any]  # the settings of a game that is begun with one press
    settings: list[SettingInfo]


class Welcome(_ToPage, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    proto: int
    build: str
    now: int
    you: You
    person: str | None = None
    missing_levels: dict[str, list[str]] = {}
    outside_bots: dict[str, list[str]] = {}  # by game, those that the host has added
    games: dict[str, GameInfo] = {}
    moved_from: str | None = None  # the table at which a typed code was made, where one brought this person here


class Untold(Struct, frozen=True):
    """A line of the story, by its place in the frame, and the moments at which it is not shown."""

    at: int
    since: int
    until: int


class Mark(Struct, frozen=True):
    """What the step of a sealed game told at a revision is held to."""

    rev: int
    mark: str


class Up(_ToPage, frozen=True, tag="up"):
    """Something happened at the table: always with the whole view."""

    prev: int
    seq: int
    at: int
    story: list[Line]
    untold: list[Untold] = []
    moment: int | None = None
    marks: list[Mark] = []
    view: GameView | OtherView | None = None
    step: int = 0  # how many choices were made and taken back so far
    happened: list[Line] = []  # what there was to be seen of the last of them: kinds with arguments
    table: TableInfo | None = None
    you: You | None = None
    cut: bool = False
    said: list[Chat] = []  # since the cursor of `hello`, or many at once by way of another process


class Ack(_ToPage, frozen=True, tag="ack"):
    """A command is done and durable."""

    id: str
    seq: int | None = None
    body: dict[str, Any] | None = None


class Refuse(_ToPage, frozen=True, tag="refuse"):
    """A command changed nothing, and why; `why` where the table itself refused."""

    id: str
    code: str
    args: dict[str, Any] = {}
    why: Line | None = None


class Chat(_ToPage, frozen=True, tag="chat"):
    """A line of chat or a sticker."""

    no: int
    at: int
    kind: Literal["say", "react"]
    text: str
    name: str
    seat: int | None = None


class Here(_ToPage, frozen=True, tag="here"):
    """Who is here now, by seat."""

    seats: list[bool]
    watchers: int
    away: list[int | None] = []  # by seat, since when its person is gone; empty where nobody is


class ListedTable(Struct, frozen=True, omit_defaults=True):
    """A table on the home page."""

    code: str
    game: str
    state: State
    players: int
    free: int
    names: list[str]
    levels: list[str] = []  # of its bots
    seat: int | None = None
    your_turn: bool = False
    plays: str | None = None  # who else the table waits for, where it is one
    round: int = 0  # that is being played
    damaged: bool = False  # it cannot be opened
    away: bool = False  # one has put it away
    ball: str | None = None  # the day whose ball is played there


class Home(_ToPage, frozen=True, tag="home"):
    """One's own tables, and those listed."""

    tables: list[ListedTable]
    listed: list[ListedTable]


class Older(_ToPage, frozen=True, tag="older"):
    """Older story, the answer to `more`."""

    story: list[Line]
    first: int
    untold: list[Untold] = []


class Pong(_ToPage, frozen=True, tag="pong"):
    """Yes."""

    n: int
    now: int


class Bye(_ToPage, frozen=True, tag="bye"):
    """The socket closes after this, and why."""

    code: str
    args: dict[str, Any] = {}
    again_ms: int | None = None


ToPage = Welcome | Up | Ack | Refuse | Chat | Here | Home | Older | Pong | Bye

decoder = msgspec.json.Decoder(ToServer)
encoder = msgspec.json.Encoder()


def schema() -> str:
    """The JSON Schema of both directions and of bodies, as text that does not change without a change of them."""
    (sent, received, *bodies), components = msgspec.json.schema_components(
        [ToServer, ToPage, *BODIES], ref_template="#/$defs/{name}"
    )
    whole = {
        "title": "Frames",
        "anyOf": [{"title": "ToServer", **sent}, {"title": "ToPage", **received}, {"title": "Body", "anyOf": bodies}],
        "$defs": components,
    }
    return json.dumps(whole, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(schema(), encoding="utf-8")
