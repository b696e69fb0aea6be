import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { ScoreSheet } from "./ScoreSheet";
import { places } from "./ScoreTable";

test("the lines of every column add up to its sum, except those that are cancelled", () => {
  const last = viewOf("deluxe over").last_round;
  for (const { lines, points } of last?.seats ?? []) {
    const sum = lines.filter((line) => !line.cancelled).reduce((total, line) => total + line.points, 0);
    expect(sum).toBe(points);
  }
});

test("equal totals share a place", () => {
  expect(places([4, 9, 4, 12])).toEqual([1, 3, 1, 4]);
});

test("between two rounds the sheet shows the ranks and the card that comes", async () => {
  const game = viewOf("deluxe half slots");
  show(game, { state: "between" });
  const { find, root } = await mount(<ScoreSheet />);
  expect(find("score-table").querySelectorAll("tbody tr").length).toBe(game.players);
  expect(root.querySelector('use[href="#round-after-party"]')).not.toBeNull();
});
