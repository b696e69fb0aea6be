import { beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../fixtures/mount";
import { FIRST, GAMES, playersOf } from "../games/shelf";
import characters from "../generated/characters.json";
import { connect } from "../net/reception";
import { isAwaited, keepLooking } from "../net/waiting";
import { atOnce, playQuick } from "./beginning";
import { inviteFriends, inviteTo, moveHere, putAway, sitDown } from "./home";
import { isNamed, kept, NAMES, name, setLevel, setName } from "./keep";
import { route } from "./route";
import { failure, home, missingLevels } from "./state";

vi.stubGlobal("WebSocket", FakeSocket);
vi.mock("../stage/paint", () => {
  const atOnce = (work: () => void) => work(); // no frames are painted here
  return { afterPress: atOnce, beforeDrawing: atOnce };
});

const you = { guest: "a", name: "Mira" };
const WELCOME = { t: "welcome", proto: 1, build: "1", now: 0, you };

/** A page at home, or at the table where it has gone. */
async function arrive(more: Record<string, unknown> = {}): Promise<FakeSocket> {
  connect();
  FakeSocket.last.onopen?.();
  await FakeSocket.last.tell({ ...WELCOME, ...more });
  return FakeSocket.last;
}

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/");
  route.value = { page: "home" };
  missingLevels.value = {};
  atOnce.value = false;
  setLevel("good");
  setName("Mira");
});

const wishes = (socket: FakeSocket) => socket.commands("create") as { game: string; seats: { level?: string }[] }[];

test.each(GAMES)("a quick game of %s has bots in every other seat, and as many as may play", async (game) => {
  const socket = await arrive();
  void playQuick(game);
  const [wish] = wishes(socket);
  expect(wish?.game).toBe(game);
  expect(playersOf(game)).toContain(wish?.seats.length);
  expect(wish?.seats.slice(1)).toEqual(Array(Number(wish?.seats.length) - 1).fill({ kind: "bot", level: "good" }));
  expect(atOnce.value).toBe(true);
});

test.each(GAMES)("friends are invited to %s with one press, and to the same game the next time", async (game) => {
  inviteTo(game);
  const socket = await arrive();
  void inviteFriends();
  const [wish] = wishes(socket);
  expect(wish?.game).toBe(game);
  expect(playersOf(game)).toContain(wish?.seats.length);
  expect(wish?.seats.every((seat) => JSON.stringify(seat) === '{"kind":"open"}')).toBe(true);
  expect(kept("invites-to")).toBe(game);
});

test.each([
  [FIRST, 4],
  ["r", 2],
  ["woo", 3],
])("a quick game of %s is one of %i", async (game, players) => {
  const socket = await arrive();
  void playQuick(game);
  expect(wishes(socket)[0]?.seats).toHaveLength(players);
});

test("bots of a quick game play at the level that one chose last", async () => {
  setLevel("strong");
  const socket = await arrive();
  void playQuick("r");
  expect(wishes(socket)[0]?.seats[1]?.level).toBe("strong");
});

test("and at the usual one where the server has none of that level", async () => {
  setLevel("expert");
  const socket = await arrive({ missing_levels: { r: ["strong", "expert"] } });
  void playQuick("r");
  expect(wishes(socket)[0]?.seats[1]?.level).toBe("good");
});

const LOBBY = {
  code: "OPENTABLE0",
  game: "r",
  settings: {},
  state: "lobby",
  seats: [{ kind: "person", name: "Ada" }, { kind: "open" }],
  host: 0,
  pace: "normal",
  chat: true,
  watch: true,
  listed: true,
  game_no: 0,
};
const up = (seq: number, mine: object) => ({
  t: "up",
  prev: 0,
  seq,
  at: 0,
  story: [],
  table: LOBBY,
  you: { ...you, ...mine },
});

test("from the open list one comes to the table and sits down, once", async () => {
  await arrive();
  sitDown("OPENTABLE0");
  expect(route.value).toEqual({ page: "table", code: "OPENTABLE0" });
  const socket = await arrive();
  await socket.tell(up(1, {}));
  await socket.tell(up(2, {}));
  expect(socket.commands("sit")).toHaveLength(1);
});

test("the name that one just gave is there before the seat is taken", async () => {
  setName("Bruno");
  await arrive();
  sitDown("OPENTABLE0");
  const socket = await arrive();
  await socket.tell(up(1, {}));
  const sent = socket.sent.filter(({ t }) => t === "name" || t === "sit");
  expect(sent).toMatchObject([{ t: "name", name: "Bruno" }, { t: "sit" }]);
});

test("a name that one did not choose is nobody else's at the table that one comes to", async () => {
  const socket = await arrive();
  setName("Ada");
  isNamed.value = false;
  await socket.tell(up(1, {}));
  expect(name.value).not.toBe("Ada");
  expect(kept("name")).toBe(name.value);
  expect(socket.commands("name")).toMatchObject([{ name: name.value }]);
});

test("a name that one chose stays, whoever else has it", async () => {
  setName("Ada");
  const socket = await arrive();
  await socket.tell(up(1, {}));
  expect(name.value).toBe("Ada");
  expect(socket.commands("name")).toEqual([]);
});

test("no bot has a name that people are given", () => {
  const bots = Object.values(characters).flatMap((of) => Object.keys(of));
  expect(bots).toContain("Pip");
  expect(NAMES.filter((one) => bots.includes(one))).toEqual([]);
});

test("whoever sits there already does not sit down again", async () => {
  await arrive();
  sitDown("OPENTABLE0");
  const socket = await arrive({ you: { ...you, seat: 1 } });
  await socket.tell(up(1, { seat: 1 }));
  expect(socket.commands("sit")).toEqual([]);
});

test("a code typed on another device ends at the table that it was made at", async () => {
  await arrive();
  moveHere("ABCD1234");
  FakeSocket.last.onopen?.();
  expect(FakeSocket.last.sent[0]).toMatchObject({ t: "hello", key: "ABCD1234" });
  await FakeSocket.last.tell({ ...WELCOME, person: "token-of-the-other-device", moved_from: "OPENTABLE0" });
  expect(route.value).toEqual({ page: "table", code: "OPENTABLE0" });
});

test("a code that is wrong or used up says so in one line, once", async () => {
  await arrive();
  moveHere("ABCD1234");
  FakeSocket.last.onopen?.();
  await FakeSocket.last.tell(WELCOME);
  expect(failure.value).toMatch(/^No seat waits under that code/);
  await arrive();
  expect(failure.value).toBeNull();
});

test("a table is put away by its code", async () => {
  const socket = await arrive();
  void putAway("OPENTABLE0", true);
  expect(socket.commands("put-away")).toMatchObject([{ table: "OPENTABLE0", on: true }]);
});

test("a table that was put away waits for nobody", () => {
  const one = { code: "OPENTABLE0", game: "r", state: "playing" as const, players: 2, free: 0, names: [] };
  home.value = { t: "home", tables: [{ ...one, your_turn: true }], listed: [] };
  expect(isAwaited.value).toBe(true);
  home.value = { t: "home", tables: [{ ...one, your_turn: true, away: true }], listed: [] };
  expect(isAwaited.value).toBe(false);
});

test("home looks again and again while it is in sight, a table never", async () => {
  vi.useFakeTimers();
  const socket = await arrive();
  keepLooking();
  vi.advanceTimersByTime(11_000);
  expect(socket.commands("look")).toHaveLength(2);
  route.value = { page: "table", code: "OPENTABLE0" };
  vi.advanceTimersByTime(120_000);
  expect(socket.commands("look")).toHaveLength(2);
  vi.useRealTimers();
});
