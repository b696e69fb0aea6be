import { act } from "preact/test-utils";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { App } from "../App";
import { tableOf, viewOf, views } from "../fixtures/fixtures";
import { FakeSocket, type Mounted, mount } from "../fixtures/mount";
import type { GameView } from "../net/protocol";
import { connect } from "../net/reception";
import { prefer } from "./preferences";
import { readAddress, route } from "./route";
import { inSlots, lifted, onTable, raised, story, table } from "./state";
import "../stage/senses";
import "../net/sharing";

vi.stubGlobal("WebSocket", FakeSocket);
vi.mock("../stage/paint", () => {
  const atOnce = (work: () => void) => work(); // no frames are painted here
  return { afterPress: atOnce, beforeDrawing: atOnce };
});

let at = 0;

/** A page at a table that shows this view. */
async function open(game: GameView, change = {}): Promise<Mounted> {
  route.value = { page: "table", code: "TESTTABLE0" };
  sessionStorage.clear();
  connect();
  const page = await mount(<App />);
  const seat = game.own?.seat ?? null;
  FakeSocket.last.onopen?.();
  await FakeSocket.last.tell({
    t: "welcome",
    proto: 1,
    build: "1",
    now: Date.now(),
    you: { guest: "a", name: "Mira", seat },
  });
  at += 1;
  await FakeSocket.last.tell({
    t: "up",
    prev: 0,
    seq: at,
    at: 0,
    story: [],
    view: game,
    table: tableOf(game, change),
    you: { guest: "a", name: "Mira", seat, host: true },
  });
  return page;
}

async function next(game: GameView, lines: unknown[] = []): Promise<void> {
  await FakeSocket.last.tell({ t: "up", prev: at, seq: at + 1, at: 0, story: lines, view: game });
  at += 1;
}

beforeEach(() => localStorage.clear());

describe("every view", () => {
  test.each(Object.keys(views))("%s is shown", async (name) => {
    const page = await open(viewOf(name));
    expect(page.query("broken")).toBeNull();
    expect(page.find("prompt").textContent).not.toBe("");
    expect(page.root.textContent).not.toMatch(/\{|undefined|NaN/);
  });

  test("a score sheet between rounds waits for the reader", async () => {
    const game = Object.values(views).find((one) => one.last_round && !one.over);
    if (!game) throw new Error("no view with a sheet");
    const page = await open(structuredClone(game), { state: "between" });
    const sum = game.last_round?.seats.map(({ lines }) =>
      lines.filter((line) => !line.cancelled).reduce((total, line) => total + line.points, 0),
    );
    expect(sum).toEqual(game.last_round?.seats.map(({ points }) => points));
    expect(page.find("score-sheet")).toBeTruthy();
    await page.press("main-action");
    expect(FakeSocket.last.commands("ready")).toMatchObject([{ on: true }]);
  });

  test.each([
    [false, ["hold", "main-action"]],
    [true, ["hold"]],
  ])("between rounds there is one way to hold the others, ready (%s) or not", async (isReady, ways) => {
    const game = Object.values(views).find((one) => one.last_round && !one.over);
    if (!game) throw new Error("no view with a sheet");
    const seats = tableOf(game).seats.map((seat) => ({ ...seat, kind: "person", here: true, ready: isReady }));
    const change = { state: "between", between_until: Date.now() + 30_000, seats };
    const page = await open(structuredClone(game), change);
    expect(["hold", "main-action"].filter((way) => page.query(way) !== null)).toEqual(ways);
    await page.press("hold");
    expect(FakeSocket.last.commands("ready")).toMatchObject([{ on: false }]);
  });
});

describe("choices", () => {
  test("the first press lifts, the second plays, and the answer carries the question", async () => {
    const game = viewOf("deluxe play play");
    const page = await open(game);
    const card = game.own?.choices?.[0]?.cards?.[0] ?? "";
    await page.press(`card-${card}`);
    expect(FakeSocket.last.commands("do")).toEqual([]);
    expect(page.find(`card-${card}`).getAttribute("aria-pressed")).toBe("true");
    await page.press("main-action");
    expect(FakeSocket.last.commands("do")).toMatchObject([{ ask: game.own?.question, choice: `play ${card}` }]);
  });

  test("sending is said only while the server has not answered", async () => {
    const game = viewOf("deluxe play play");
    const page = await open(game);
    await page.press(`card-${game.own?.choices?.[0]?.cards?.[0] ?? ""}`);
    vi.useFakeTimers();
    await page.press("main-action");
    const wait = () => act(() => void vi.advanceTimersByTime(5000));
    await wait();
    expect(page.find("conn-banner").dataset.calm).toBe("");
    const id = FakeSocket.last.commands("do")[0]?.id;
    await FakeSocket.last.tell({ t: "ack", id });
    await wait();
    vi.useRealTimers();
    expect(page.query("conn-banner")).toBeNull();
  });

  test.each([
    ["deluxe pass slots", "pass"],
    ["deluxe play play", "play"],
  ])("what is laid out in %s stays when anything else happens at the table", async (name) => {
    const game = viewOf(name);
    const page = await open(game);
    const card = game.own?.slots?.cards[0] ?? game.own?.choices?.[0]?.cards?.[0] ?? "";
    await page.press(`card-${card}`);
    const laid = () => [lifted.value, ...inSlots.value].filter((one) => one !== null);
    expect(laid()).toEqual([card]);
    await next(structuredClone(game), [["story-chosen", { seat: 2 }]]);
    expect(laid()).toEqual([card]);
    const another = structuredClone(game);
    if (another.own) another.own.question += 1;
    await next(another);
    expect(laid()).toEqual([]);
  });

  test("a power that goes with a card is armed first", async () => {
    const game = viewOf("deluxe play play play power");
    const page = await open(game);
    await page.press("power-use");
    const choice = game.own?.choices?.find(({ power }) => power);
    await page.press(`card-${choice?.cards?.[0]}`);
    if (FakeSocket.last.commands("do").length === 0) await page.press("main-action");
    expect(FakeSocket.last.commands("do")).toMatchObject([{ choice: choice?.text }]);
  });

  test("not this trick: declined now, and by itself when the same is asked anew", async () => {
    const game = viewOf("deluxe window no power");
    const page = await open(game);
    await page.press("power-rest");
    expect(FakeSocket.last.commands("do")).toMatchObject([{ ask: game.own?.question, choice: "no", rest: true }]);
  });

  test("not this round: declined now and without being asked again", async () => {
    const page = await open(viewOf("deluxe window no power"));
    await page.press("power-asleep");
    expect(FakeSocket.last.commands("auto")).toMatchObject([{ on: true }]);
  });

  test.each([
    ["used", true],
    ["ready", false],
  ] as const)("the last card plays itself, if one likes, with a power that is %s: %s", async (power, plays) => {
    const game = structuredClone(viewOf("deluxe play play"));
    const seat = game.seats[game.own?.seat ?? -1];
    if (!game.own || !seat) throw new Error("no seat");
    const only = game.own.choices?.[0];
    Object.assign(game.own, { hand: only?.cards, choices: [only] });
    seat.power = power;
    prefer({ lastCard: true });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await open(game);
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    prefer({ lastCard: false });
    expect(FakeSocket.last.commands("do").length > 0).toBe(plays);
  });

  test("cards that lie on the table are chosen there", async () => {
    const game = viewOf("deluxe keep keep");
    const page = await open(game);
    const [choice] = game.own?.choices ?? [];
    await page.press(`table-${choice?.cards?.[0]}`);
    await page.press("main-action");
    expect(FakeSocket.last.commands("do")).toMatchObject([{ choice: choice?.text }]);
  });

  test("haggling takes one card of the trick and one of the hand, in any order", async () => {
    const game = viewOf("deluxe haggle haggle no");
    const page = await open(game);
    const choice = game.own?.choices?.find(({ verb }) => verb === "haggle");
    const [mine, theirs] = choice?.cards ?? [];
    await page.press(`table-${theirs}`);
    await page.press(`card-${mine}`);
    expect([...raised.value].sort()).toEqual([mine, theirs].sort());
    await page.press("main-action");
    expect(FakeSocket.last.commands("do")).toMatchObject([{ choice: choice?.text }]);
  });

  test("a princess is chosen by a press and a button", async () => {
    const game = viewOf("deluxe choose-princess choose");
    const page = await open(game);
    const name = game.own?.choices?.[0]?.name;
    await page.press(`princess-${name}`);
    await page.press("main-action");
    expect(FakeSocket.last.commands("do")).toMatchObject([{ choice: `choose ${name}` }]);
  });

  test("a suit and a player are buttons", async () => {
    const game = viewOf("deluxe show show");
    const page = await open(game);
    const [choice] = game.own?.choices ?? [];
    await page.press(`suit-${choice?.suit}`);
    await page.press(`suit-${choice?.suit}`);
    expect(FakeSocket.last.commands("do")).toMatchObject([{ choice: choice?.text }]);
  });

  test("what the table refuses comes back with its reason", async () => {
    const game = viewOf("deluxe play play");
    const page = await open(game);
    const card = game.own?.choices?.[0]?.cards?.[0] ?? "";
    await page.press(`card-${card}`);
    await page.press("main-action");
    const { id } = FakeSocket.last.commands("do")[0] ?? {};
    await FakeSocket.last.tell({ t: "refuse", id, code: "no", why: ["princes-not-in", { cards: ["Q7"] }] });
    await page.settle();
    expect(page.find("refusal").textContent).toContain("nobody may lead a Prince");
  });
});

describe("updates", () => {
  test("the next one adds to the story; one after a gap replaces it", async () => {
    await open(viewOf("deluxe play play"));
    await next(viewOf("deluxe play play"), [["story-princes-in", {}]]);
    await next(viewOf("deluxe play play"), [["story-plays", { seat: 1, card: "Q7" }]]);
    expect(story.value).toHaveLength(2);
    await FakeSocket.last.tell({
      t: "up",
      prev: at + 5,
      seq: at + 6,
      at: 0,
      story: [["story-princes-in", {}]],
      view: onTable.value,
    });
    at += 6;
    expect(story.value).toHaveLength(1);
  });

  test("a story line without words does not break the page", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const page = await open(viewOf("deluxe play play"));
    await next(viewOf("deluxe play play"), [["story-from-the-future", {}]]);
    expect(page.query("broken")).toBeNull();
  });
});

describe("the address", () => {
  test("a token in the fragment is read and cleared", async () => {
    history.replaceState(null, "", "/t/ABCDEFGH12#i.sometokenoftwentytwo");
    readAddress();
    expect(route.value).toEqual({ page: "table", code: "ABCDEFGH12" });
    expect(location.hash).toBe("");
    connect();
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent[0]).toMatchObject({ t: "hello", table: "ABCDEFGH12", key: "i.sometokenoftwentytwo" });
  });
});

describe("fair shuffles", () => {
  test("the hash goes first; the part itself only once the hash is listed", async () => {
    const game = viewOf("deluxe play play");
    const seat = game.own?.seat ?? 0;
    await open(game, { state: "lobby", game_no: 0 });
    const [{ hash } = {}] = FakeSocket.last.commands("share");
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const hashes = tableOf(game).seats.map((_, at) => (at === seat ? hash : null));
    const seal = { game_id: "00".repeat(16), settings_hash: "11".repeat(32), commitment: "22".repeat(32) };
    const sharing = (listed: unknown[]) => ({
      ...tableOf(game, { state: "sharing" }),
      seal: { ...seal, hashes: listed },
    });
    await FakeSocket.last.tell({
      t: "up",
      prev: at,
      seq: ++at,
      at: 0,
      story: [],
      table: sharing(hashes.map(() => "33".repeat(32))),
    });
    expect(FakeSocket.last.commands("share")).toHaveLength(1);
    await FakeSocket.last.tell({ t: "up", prev: at, seq: ++at, at: 0, story: [], table: sharing(hashes) });
    expect(FakeSocket.last.commands("share")[1]?.share).toMatch(/^[0-9a-f]{64}$/);
  });
});

test("a spectator sees the table without a hand", async () => {
  const game = viewOf("deluxe play play");
  game.own = null;
  await open(game);
  const page = await mount(<App />);
  expect(page.query("hand")).toBeNull();
  expect(table.value?.state).toBe("playing");
});
