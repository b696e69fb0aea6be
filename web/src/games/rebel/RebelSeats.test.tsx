import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { Counts, RebelSeats } from "./RebelSeats";

const game = viewOf("deluxe half slots");
const shown = (round: number | null) => ({ ...(game.seats[1] ?? fail()), total: 12, round });

function fail(): never {
  throw new Error("the view has no such seat");
}

test("beside the total stands what this round has brought, with its sign", async () => {
  show(game);
  for (const [round, text] of [
    [3, "+3"],
    [0, "+0"],
    [-2, "−2"],
  ] as const) {
    const { root } = await mount(<Counts shown={shown(round)} seat={1} />);
    expect(root.querySelector('[data-counter="1"] b')?.textContent).toBe(text);
  }
});

test("where the counts are hidden only the total is there", async () => {
  show(game);
  const { root } = await mount(<Counts shown={shown(null)} seat={1} />);
  expect(root.querySelector("[data-counter]")).toBeNull();
});

test("a plate reads out what the round has brought", async () => {
  show({ ...game, seats: game.seats.map((seat) => ({ ...seat, round: 3 })) });
  const { find } = await mount(<RebelSeats />);
  expect(find("seat-1").querySelector("button")?.getAttribute("aria-label")).toContain("in this round 3");
});
