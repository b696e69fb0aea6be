import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { trickNumber } from "./rebel";

function tricksTaken(tricks: number, hand: number): void {
  const game = viewOf("deluxe half slots");
  const seats = game.seats.map((seat, at) => ({ ...seat, hand, tricks: at === 0 ? tricks : 0 }));
  show({ ...game, trick: [], seats });
}

test("the trick that is played comes after those that were taken", () => {
  tricksTaken(3, 7);
  expect(trickNumber.value).toBe(4);
});

test("after the last trick none is counted that will not be played", () => {
  tricksTaken(10, 0);
  expect(trickNumber.value).toBe(10);
});
