import { expect, test, vi } from "vitest";
import { show, tableOf, viewOf } from "../fixtures/fixtures";
import { type Mounted, mount } from "../fixtures/mount";
import type { SeatInfo, TableInfo } from "../net/protocol";
import { send } from "../net/session";
import { Dock } from "./Dock";

vi.mock("../net/session", () => ({ send: vi.fn(async () => ({ t: "ack", id: "1" })), leave: vi.fn(), open: vi.fn() }));

const game = viewOf("deluxe play play");
const mine = game.own?.seat ?? 0;
const friend = (mine + 1) % game.players;

/** The dock between two rounds, at a table with a friend. */
async function between(me: Partial<SeatInfo>, change: Partial<TableInfo> = {}) {
  const seats = tableOf(game).seats.map((seat, at) => {
    if (at === friend) return { ...seat, kind: "person" as const, here: true };
    return at === mine ? { ...seat, ...me } : seat;
  });
  show(game, { state: "between", seats, ...change });
  return mount(<Dock />);
}

const ways = ({ root }: Mounted) =>
  [...root.querySelectorAll<HTMLElement>(".prompt > .btn")].map((one) => one.dataset.testid);

test("between two rounds there is one way to keep the others from going on, whether one is ready or not", async () => {
  const soon = { between_until: Date.now() + 10_000 };
  expect(ways(await between({ ready: false }, soon))).toEqual(["hold", "main-action"]);
  expect(ways(await between({ ready: true }, soon))).toEqual(["hold"]);
  expect(ways(await between({ ready: true }))).toEqual(["hold"]);
  expect(ways(await between({ ready: false }))).toEqual(["main-action"]);
});

test("whoever holds is not ready, and nothing goes on by itself", async () => {
  const page = await between({ ready: true });
  await page.press("hold");
  expect(vi.mocked(send).mock.calls).toMatchObject([[{ t: "ready", on: false }]]);
});

test("against bots alone nobody has to be held", async () => {
  show(game, { state: "between", between_until: Date.now() + 10_000 });
  expect((await mount(<Dock />)).query("hold")).toBeNull();
});
