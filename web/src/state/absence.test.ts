import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goneFor, isLongGone, shownTime } from "./absence";
import { here } from "./state";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});

afterEach(() => {
  here.value = null;
  vi.useRealTimers();
});

const gone = (seat: number, at: number) => {
  const away = [null, null, null].map((_, one) => (one === seat ? at : null));
  here.value = { t: "here", seats: away.map((since) => since === null), watchers: 0, away };
};

test("a page that is loaded anew is no news", () => {
  gone(1, 1_000_000);
  vi.advanceTimersByTime(3_500);
  expect(goneFor(1)).toBeNull();
});

test("within five seconds it is said that somebody is gone, and for how long from then on", () => {
  gone(1, 1_000_000);
  vi.advanceTimersByTime(4_500);
  expect(goneFor(1)).toBe(4);
  vi.advanceTimersByTime(60_000);
  expect(goneFor(1)).toBe(64);
  expect(goneFor(0)).toBeNull();
});

test("after fifteen seconds others may go on", () => {
  gone(2, 1_000_000);
  vi.advanceTimersByTime(14_500);
  expect(isLongGone(2)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isLongGone(2)).toBe(true);
});

test("who is back is not gone", () => {
  gone(1, 990_000);
  expect(goneFor(1)).toBe(10);
  here.value = { t: "here", seats: [true, true, true], watchers: 0 };
  expect(goneFor(1)).toBeNull();
});

test("time is shown as on a clock", () => {
  expect([7, 75, 750, 3_900].map(shownTime)).toEqual(["0:07", "1:15", "12:30", "1:05:00"]);
});
