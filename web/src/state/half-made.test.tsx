/** What is laid out for a question is lost by nothing but the end of that question, whatever else happens at the table. */

import { act } from "preact/test-utils";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { App } from "../App";
import { questions, tableOf, views } from "../fixtures/fixtures";
import { FakeSocket, type Mounted, mount } from "../fixtures/mount";
import { partsOf } from "../games/games";
import { FIRST } from "../games/shelf";
import type { TableInfo } from "../net/protocol";
import { connect } from "../net/reception";
import { wake } from "../net/session";
import { hasten } from "../stage/stage";
import { choose, speak } from "../words/language";
import { prefer } from "./preferences";
import { route } from "./route";
import { type AnyView, sheet } from "./state";

vi.stubGlobal("WebSocket", FakeSocket);
vi.mock("../stage/paint", () => {
  const atOnce = (work: () => void) => work(); // no frames are painted here
  return { afterPress: atOnce, beforeDrawing: atOnce };
});

const ROUNDS = 2; // of every kind of update, in an order of their own
const TURNS = [
  [844, 390],
  [390, 844],
];
const asking: Record<string, AnyView> = Object.fromEntries(
  Object.entries({ ...views, ...questions }).filter(([, view]) => view.own && view.to_act.includes(view.own.seat)),
);
const AT_ONCE = new Set(["draw", "reveal", "fold", "stay", "no", "power", "show", "pass", "return"]); // by one button

/** Whether a question can be answered by halves: with cards or a princess, of which there is more than one. */
const hasHalves = ({ own }: AnyView) =>
  Boolean(own && "slots" in own && own.slots) ||
  (own?.choices ?? []).filter(({ verb }) => !AT_ONCE.has(verb)).length > 1;

/** A page at a table, and all that may happen there while one is choosing. */
class Room {
  at = 1;
  step = 1;
  info: TableInfo;
  constructor(
    readonly page: Mounted,
    readonly view: AnyView,
  ) {
    this.info = tableOf(view);
  }

  static async open(view: AnyView): Promise<Room> {
    route.value = { page: "table", code: "TESTTABLE0" };
    sessionStorage.clear();
    connect();
    const room = new Room(await mount(<App />), view);
    await room.greet();
    await room.page.settle();
    return room;
  }

  async greet(): Promise<void> {
    FakeSocket.last.onopen?.();
    const you = { guest: "a", name: "Mira", seat: this.view.own?.seat ?? null, host: true };
    await FakeSocket.last.tell({ t: "welcome", proto: 1, build: "1", now: Date.now(), you });
    await this.update({ prev: 0, you });
  }

  update(more: Record<string, unknown> = {}): Promise<void> {
    const frame = { t: "up", prev: this.at, seq: this.at + 1, at: 0, story: [], step: this.step, table: this.info };
    this.at += 1;
    return FakeSocket.last.tell({ ...frame, view: structuredClone(this.view), ...more });
  }

  async change(info: Partial<TableInfo>): Promise<void> {
    this.info = { ...this.info, ...info };
    await this.update();
  }

  /** What lies where, and what is pressed. */
  laid(): string[] {
    const things = this.page.root.querySelectorAll<HTMLElement>(".table .card, .table [aria-pressed]");
    return [...things].map((node) => {
      const { testid, card = "", choice = "" } = node.dataset;
      return `${testid ?? card}${choice} ${node.getAttribute("aria-pressed") ?? ""} ${node.closest("[class]:not(.card)")?.className}`;
    });
  }

  /** Begins to answer, by the first thing that does not answer at once. */
  async begin(): Promise<void> {
    const things =
      ".hand button:not([aria-disabled]), [data-testid^='table-'], .princess:not([disabled]), [data-arming] [data-testid='power-use']";
    const before = this.laid();
    for (const thing of this.page.root.querySelectorAll<HTMLElement>(things)) {
      await act(() => thing.click());
      if (`${this.laid()}` !== `${before}`) return;
    }
  }
}

const seatsWith = (room: Room, change: Partial<TableInfo["seats"][number]>) =>
  room.info.seats.map((one, seat) => (seat === room.view.own?.seat ? one : { ...one, ...change }));

let line = 0;

/** Every kind of thing that may happen at the table, or about the page, without answering one's question. */
const HAPPENINGS: Record<string, (room: Room) => Promise<void>> = {
  "another has chosen": async (room) => {
    room.step += 1;
    await room.update({ happened: [["chosen", { seat: 1 }]] });
  },
  "something to be seen": async (room) => {
    room.step += 1;
    await room.update({ happened: [["door", {}]] });
  },
  "another has asked for a hint": (room) => room.update({ story: [["room-hint", { seat: 1 }]] }),
  "a hint": async (room) => {
    const tool = room.page.root.querySelector<HTMLElement>("[data-testid=hint]");
    await act(() => tool?.click());
    const [asked] = FakeSocket.last.commands("hint").slice(-1);
    if (asked) await FakeSocket.last.tell({ t: "refuse", id: asked.id, code: "busy" });
  },
  chat: () =>
    FakeSocket.last.tell({ t: "chat", no: ++line, at: 0, name: "Zofia", seat: 1, kind: "say", text: "hello" }),
  presence: async (room) => {
    await room.change({ seats: seatsWith(room, { here: false }) });
    await FakeSocket.last.tell({ t: "here", seats: room.info.seats.map(() => true), watchers: 0 });
    await room.change({ seats: seatsWith(room, { here: true }) });
  },
  "a bot for somebody": (room) => room.change({ seats: seatsWith(room, { acting: "bot" }) }),
  "pause and resume": async (room) => {
    await room.change({ state: "paused", paused_by: 1 });
    await room.change({ state: "playing" });
  },
  "a lost line": async (room) => {
    await act(() => FakeSocket.last.onclose?.({ code: 1006 }));
    await act(() => wake());
    await room.greet();
  },
  "a gap": (room) => {
    room.at += 5;
    return room.update({ prev: room.at + 3 });
  },
  "another language": async () => {
    for (const language of ["fr", "pl", "en"]) {
      choose(language);
      await act(() => speak());
    }
  },
  "a turned phone": async () => {
    for (const [width, height] of TURNS) {
      vi.stubGlobal("innerWidth", width);
      vi.stubGlobal("innerHeight", height);
      await act(() => void window.dispatchEvent(new Event("resize")));
    }
  },
  "a sheet": async () => {
    for (const of of ["score", "menu", "settings", "keys", null] as const) {
      sheet.value = of && { of };
      await act(() => undefined);
    }
  },
  "a clock": (room) => room.change({ deadlines: {} } as Partial<TableInfo>),
  "larger letters": async () => {
    await act(() => prefer({ text: "150" }));
    await act(() => prefer({ text: "100" }));
  },
  "a power put to sleep elsewhere": (room) =>
    room.update({ you: { guest: "a", name: "Mira", seat: room.view.own?.seat, host: true } }),
};

/** Numbers that follow from a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

beforeAll(async () => {
  const games = [...new Set(Object.values(asking).map(({ game }) => game))];
  await vi.waitFor(() => expect(games.every((game) => partsOf(game))).toBe(true), 10_000);
});

beforeEach(() => localStorage.clear());

describe("a half-made choice", () => {
  const kinds = Object.keys(asking).filter((name) => asking[name] && hasHalves(asking[name]));

  test("is there for every game that has choices of parts", () => {
    const games = new Set(kinds.map((name) => asking[name]?.game));
    expect([...games].sort()).toEqual(["r", FIRST, "serious-card", "telepathy", "triangle", "woo"]);
  });

  test.each(kinds)("%s is left alone by all else", async (name) => {
    const view = asking[name];
    if (!view) throw new Error("no view");
    const room = await Room.open(view);
    const before = room.laid();
    await room.begin();
    const laid = room.laid();
    expect(laid).not.toEqual(before);
    const draw = chance(kinds.indexOf(name));
    for (let round = 0; round < ROUNDS; round++) {
      const names = Object.keys(HAPPENINGS).sort(() => draw() - 0.5);
      for (const happening of names) {
        await HAPPENINGS[happening]?.(room);
        expect(room.laid(), `after ${happening}`).toEqual(laid);
      }
    }
    expect(FakeSocket.last.commands("do")).toEqual([]);
    const next = structuredClone(view);
    if (next.own) next.own.question += 1;
    await act(() => hasten());
    await room.update({ view: next });
    expect(room.laid(), "the next question").toEqual(before);
  });

  test("is not carried into the same question of another game", async () => {
    const [view] = kinds.map((name) => asking[name]);
    if (!view) throw new Error("no view");
    const room = await Room.open(view);
    const before = room.laid();
    await room.begin();
    expect(room.laid()).not.toEqual(before);
    await room.change({ game_no: room.info.game_no + 1 });
    expect(room.laid()).toEqual(before);
  });
});
