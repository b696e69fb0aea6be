import { expect, test } from "vitest";
import fixtures from "../fixtures/puzzles.json";
import { answered, type Card, DAYS, dayOf, isDue, noted, sits } from "./returning";

const MONDAY = 1000;

test("mistakes come back on the days on which they do in Python", () => {
  let card: Card = noted(MONDAY);
  for (const { today, is_due, is_right, after } of fixtures.returning) {
    expect(isDue(card, today)).toBe(is_due);
    card = answered(card, today, is_right);
    expect({ ...card, sits: sits(card) }).toEqual(after);
    if (sits(card)) card = noted(today);
  }
});

test("one that is always found comes back at growing intervals until it sits", () => {
  const waited: number[] = [];
  let [card, today] = [noted(MONDAY), MONDAY];
  while (!sits(card)) {
    waited.push(card.due - today);
    today = card.due;
    card = answered(card, today, true);
  }
  expect(waited).toEqual(DAYS);
  expect(isDue(card, today + 10_000)).toBe(false);
});

test("one that is missed begins anew", () => {
  const late = { found: 3, due: MONDAY };
  expect(answered(late, MONDAY, false)).toEqual({ found: 0, due: MONDAY + 1 });
});

test("a day is one of UTC", () => {
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe(dayOf(Date.UTC(2026, 10, 18)));
  expect(dayOf(Date.UTC(2026, 10, 19))).toBe(dayOf(Date.UTC(2026, 10, 18)) + 1);
});
