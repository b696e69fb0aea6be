import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyView } from "../state/state";
import type { Beat, Kind } from "./beats";
import { beat, clear, cutIn, enter, hasten, onBeat, type Update } from "./stage";

const shown: string[] = [];
const view = {} as AnyView;
const hold = (kind: Kind, ms: number): Beat => ({ kind, view, hold: ms });

function update(name: string, beats: Beat[], more: Partial<Update> = {}): Update {
  return { beats, pace: "normal", asksMe: false, begin: () => undefined, show: () => shown.push(name), ...more };
}

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  onBeat(({ kind }) => shown.push(kind));
});

afterEach(() => {
  clear();
  vi.useRealTimers();
});

test("an update without beats is shown at once", () => {
  enter(update("one", []));
  expect(shown).toEqual(["one"]);
});

test("the state after a beat is shown when its time is over, not earlier", () => {
  enter(update("taken by Celeste", [hold("complete", 1200)]));
  vi.advanceTimersByTime(1199);
  expect(shown).toEqual(["complete"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["complete", "taken by Celeste"]);
  expect(beat.value).toBeNull();
});

test("updates that come meanwhile wait for those before them", () => {
  enter(update("one", [hold("complete", 1200), hold("taken", 400)]));
  enter(update("two", [hold("card", 300)]));
  enter(update("chat", []));
  vi.advanceTimersByTime(1600);
  expect(shown).toEqual(["complete", "taken", "one", "card"]);
  vi.advanceTimersByTime(300);
  expect(shown.slice(4)).toEqual(["two", "chat"]);
});

test.each([
  ["relaxed", 1800],
  ["normal", 1200],
  ["quick", 600],
] as const)("at a %s table a complete trick stands for %i ms", (pace, ms) => {
  enter(update("after", [hold("complete", 1200)], { pace }));
  vi.advanceTimersByTime(ms - 1);
  expect(shown).toEqual(["complete"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["complete", "after"]);
});

test("at an instant table nothing is waited for", () => {
  enter(update("after", [hold("complete", 1200)], { pace: "instant" }));
  expect(shown).toEqual(["after"]);
});

test("a tap plays the rest at once, in order", () => {
  enter(update("one", [hold("complete", 1200)]));
  enter(update("two", [hold("card", 300)]));
  hasten();
  expect(shown).toEqual(["complete", "one", "two"]);
});

test("six beats behind are played, more are not", () => {
  enter(update("one", [hold("complete", 1200)]));
  enter(update("six", Array(6).fill(hold("card", 300))));
  expect(shown).toEqual(["complete"]);
  enter(update("seven", [hold("card", 300)]));
  expect(shown).toEqual(["complete", "one", "six", "seven"]);
});

test("a card pressed while a trick stands answers the question that follows", () => {
  enter(update("my lead", [hold("complete", 1200)], { asksMe: true }));
  vi.advanceTimersByTime(100);
  expect(cutIn(performance.now())).toBe(true);
  expect(shown).toEqual(["complete", "my lead"]);
});

test("a press that began before the trick stood answers nothing", () => {
  const began = performance.now();
  vi.advanceTimersByTime(10);
  enter(update("my lead", [hold("complete", 1200)], { asksMe: true }));
  expect(cutIn(began)).toBe(false);
  expect(shown).toEqual(["complete"]);
});

test("a press while one's own card lands answers nothing", () => {
  enter(update("my lead", [hold("card", 380), hold("complete", 1200)], { asksMe: true }));
  vi.advanceTimersByTime(100);
  expect(cutIn(performance.now())).toBe(false);
});

test("a press does not hurry a table that asks somebody else", () => {
  enter(update("Bruno leads", [hold("complete", 1200)]));
  expect(cutIn(performance.now() + 1)).toBe(false);
  expect(shown).toEqual(["complete"]);
});
