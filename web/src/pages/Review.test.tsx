import { expect, test, vi } from "vitest";
import { viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import type { Option } from "../net/protocol";
import { route } from "../state/route";
import { you } from "../state/state";
import { learn } from "../words/language";
import { Review } from "./Review";

const SEAT = 1;

const option = (seat: number): Option => ({
  text: `power ${seat}`, choice: { text: `power ${seat}`, verb: "power", seat }, worth: -seat, error: 0.1, win: 0.5, points: 0,
  points_error: 0, win_error: 0, worlds: 100, share: null,
}); // biome-ignore format: a record

/** A review of one choice: a power on the third seat, where oneself would have been better. */
const [best, played] = [option(SEAT), option(2)];
const REVIEW = {
  game: "woo", seat: SEAT, unit: "proposals", turns: [0], luck: [], strokes: [], start: 0.25, final: 1,
  decisions: [{
    step: 0, place: { round: 1, trick: 1 }, options: 2, played, best, cost: 1, error: 0.1, win_cost: 0, verdict: "slip",
    reason: { key: "hint-later", args: {} }, compared: [best, played],
  }],
}; // biome-ignore format: a record

test("a choice that is about the reader is said to the reader", async () => {
  const seats = ["Mira", "Juno", "Bruno", "Ada"].map((name) => ({ name, bot: false }));
  const result = { seats, game: "woo" };
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.includes("/api/review/")) return new Response(`${JSON.stringify(REVIEW)}\n`);
    if (address.includes("/api/result/")) return new Response(JSON.stringify(result));
    const view = { ...viewOf("deluxe play play"), hands: [], asides: [] };
    return new Response(JSON.stringify({ view, story: [] }));
  });
  await learn("review");
  route.value = { page: "review", code: "TESTTABLE0", no: 1 };
  const page = await mount(<Review />);
  await vi.waitFor(() => expect(page.find("moment-0").textContent).toContain("use your power on Bruno"));
  you.value = { guest: "a", name: "Juno", seat: null }; // the house greets the reader meanwhile
  await page.settle();
  expect(page.find("moment-0").textContent).toContain("better: use your power on yourself");
});
