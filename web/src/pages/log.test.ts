import { expect, test } from "vitest";
import { seatsOf } from "./log";

const LINES = `${JSON.stringify({ step: 0, view: { players: 3 } })}\n`;

test("the seats of a log are those that its header notes, sealed or not", () => {
  const noted = ["bot good", "person", "bot random"];
  const bots = [true, false, true];
  expect(seatsOf({ game: "seeker", seats: noted }, LINES).map(({ bot }) => bot)).toEqual(bots);
  expect(seatsOf({ game: "seeker", seal: { seats: noted } }, LINES).map(({ bot }) => bot)).toEqual(bots);
});

test("a log that says nothing of its seats has one for every player", () => {
  expect(seatsOf({ game: "seeker" }, LINES).map(({ bot }) => bot)).toEqual([false, false, false]);
});
