import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { RebelEnd } from "./RebelEnd";

test.each([
  [1, false],
  [2, true],
])("after %i rounds a best one is named: %s", async (count, isNamed) => {
  const game = viewOf("deluxe over");
  const rounds_scored = Array.from({ length: count }, () => game.seats.map(() => 3));
  show({ ...game, rounds: game.rounds.slice(0, count), rounds_scored }, { state: "over" });
  const { root } = await mount(<RebelEnd />);
  expect(root.textContent?.includes("Your best round")).toBe(isNamed);
});
