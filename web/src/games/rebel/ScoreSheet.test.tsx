import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { ScoreBook, ScoreSheet } from "./ScoreSheet";
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

test("where nobody pays a round's own price, the sheet says why", async () => {
  const game = viewOf("deluxe half slots");
  const last = game.last_round;
  if (!last) throw new Error("no round was counted");
  const seats = last.seats.map((column) => ({ ...column, lines: [] }));
  show({ ...game, last_round: { ...last, round: "bathroom-break", seats } }, { state: "between" });
  const { find } = await mount(<ScoreSheet />);
  expect(find("all-exempt").textContent).toBe("All are level before this round, so every Prince counts 1.");
});

/** A round in play in which the first seat has taken a trick with the Frog. */
function running() {
  const game = viewOf("deluxe half slots");
  const seats = game.seats.map((_, seat) => ({
    lines: seat === 0 ? [{ line: "frog", cards: [], points: 5, cancelled: false }] : [],
    points: seat === 0 ? 5 : 0,
    tricks: seat === 0 ? 1 : 0,
  }));
  return { ...game, rounds_scored: [], last_round: null, this_round: { round: "after-party", seats } };
}

test("from the first trick on the scores show the round so far", async () => {
  show(running());
  const { find } = await mount(<ScoreBook />);
  expect(find("score-so-far").textContent).toContain("The Frog");
  expect(find("score-table").querySelector("tbody .now")?.textContent).toBe("0");
});

test("before the first trick there is no round so far", async () => {
  const game = running();
  const seats = game.this_round.seats.map((column) => ({ ...column, tricks: 0 }));
  show({ ...game, this_round: { ...game.this_round, seats } });
  const { root } = await mount(<ScoreBook />);
  expect(root.textContent).toContain("No round has been finished yet");
});
