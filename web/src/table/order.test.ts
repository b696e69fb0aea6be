import { expect, test } from "vitest";
import { arranged, moved } from "./order";

const HAND = ["C1", "Q10", "P8", "F2", "Q9", "C7"];

test("by suits, rising, colours alternating", () => {
  expect(arranged(HAND, { order: "suits", lowLeft: true })).toEqual(["F2", "Q9", "Q10", "P8", "C1", "C7"]);
});

test("high cards may lie on the left", () => {
  expect(arranged(HAND, { order: "suits", lowLeft: false })).toEqual(["F2", "Q10", "Q9", "P8", "C7", "C1"]);
});

test("alternating keeps warm and cool suits apart also where one is missing", () => {
  expect(arranged(["F2", "Q9", "P8"], { order: "alternating", lowLeft: true })).toEqual(["F2", "P8", "Q9"]);
});

test("by numbers", () => {
  expect(arranged(HAND, { order: "numbers", lowLeft: true })).toEqual(["C1", "F2", "C7", "P8", "Q9", "Q10"]);
});

test("cards that were moved keep the reader's order; new ones come in their own place", () => {
  const own = moved(["F2", "Q9", "P8"], "P8", 0);
  expect(own).toEqual(["P8", "F2", "Q9"]);
  expect(arranged(["F2", "P8", "Q9", "C1"], { order: "suits", lowLeft: true }, own)).toEqual(["P8", "F2", "Q9", "C1"]);
});
