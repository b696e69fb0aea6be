import { afterEach, beforeEach, expect, test, vi } from "vitest";
import fixtures from "../fixtures/puzzles.json";
import type { Decision, Option, Review } from "../net/protocol";
import { noted, takeIn } from "../state/diary";
import type { AnyView } from "../state/state";
import { answerMistake, dueMistakes, MOST_WAITING, mistakeCounts, nextDue, noteDear } from "./mistakes";
import type { Puzzle } from "./puzzle";
import { DAYS, noted as newCard } from "./returning";

const DAY_MS = 86_400_000;
const MONDAY = 20_000;
const view = Object.values(fixtures.asked)[0]?.view as unknown as AnyView;
let games = 0;

/** A review with a dear choice at each of these costs, and a fine one. */
function reviewed(...costs: number[]): Review {
  const option = (text: string, worth: number): Option => ({
    text, choice: { text, verb: "play" }, worth, error: 0.05, win: 0.5, points: 0, points_error: 0, win_error: 0, worlds: 100, share: null,
  }); // biome-ignore format: a record
  const decisions = [0, ...costs].map((cost, step): Decision => {
    const [best, played] = [option("play best", 0), option("play mine", -cost)];
    const verdict = cost > 0 ? "mistake" : "fine";
    return {
      step, place: { round: 1, trick: 1 }, options: 2, played, best, cost, error: 0.05, win_cost: 0, verdict,
      reason: { key: "hint-later", args: {} }, compared: [best, played], seen: cost > 0 ? view : null,
    }; // biome-ignore format: a record
  });
  return {
    game: view.game,
    seat: 0,
    unit: "proposals",
    turns: [],
    luck: [],
    strokes: [],
    start: null,
    final: null,
    decisions,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY * DAY_MS, toFake: ["Date"] });
  games += 1;
});
afterEach(() => {
  for (const one of dueMistakes(MONDAY + 1000)) sit(one.puzzle);
  vi.useRealTimers();
});

/** Finds a mistake until it comes back no more. */
function sit(puzzle: Puzzle): void {
  for (;;) {
    const one = dueMistakes(MONDAY + 10_000).find((due) => due.puzzle.id === puzzle.id);
    if (!one) return;
    answerMistake(one, one.due, true);
  }
}

test("dear choices of a review come back the next day, and fine ones never", () => {
  noteDear(reviewed(2, 0.5), `GAME${games}`, 1);
  expect(dueMistakes(MONDAY)).toEqual([]);
  const due = dueMistakes(MONDAY + 1).map(({ puzzle }) => puzzle);
  expect(due.map(({ choices }) => choices[1]?.cost).sort()).toEqual([0.5, 2]);
  expect(due[0]?.view).toEqual(view);
});

test("a review that is read again brings nothing anew", () => {
  noteDear(reviewed(2), `GAME${games}`, 1);
  const [first] = dueMistakes(MONDAY + 1);
  if (first) answerMistake(first, MONDAY + 1, true);
  noteDear(reviewed(2), `GAME${games}`, 1, (MONDAY + 2) * DAY_MS);
  expect(dueMistakes(MONDAY + 3)).toEqual([]);
  expect(dueMistakes(MONDAY + 4)).toHaveLength(1);
});

test("a mistake comes back at growing intervals until it sits", () => {
  const sitting = mistakeCounts().sitting;
  noteDear(reviewed(2), `GAME${games}`, 1);
  const waited: number[] = [];
  for (let today = MONDAY; mistakeCounts().coming > 0; today = nextDue()) {
    const [due] = dueMistakes(today);
    if (!due) continue;
    waited.push(today - MONDAY - waited.reduce((sum, days) => sum + days, 0));
    answerMistake(due, today, true);
  }
  expect(waited).toEqual(DAYS);
  expect(mistakeCounts()).toEqual({ coming: 0, sitting: sitting + 1 });
});

test("one that is missed again begins anew", () => {
  noteDear(reviewed(2), `GAME${games}`, 1);
  let [due] = dueMistakes(MONDAY + 1);
  if (due) answerMistake(due, MONDAY + 1, true);
  [due] = dueMistakes(MONDAY + 4);
  if (due) answerMistake(due, MONDAY + 4, false);
  expect(nextDue()).toBe(MONDAY + 5);
});

test("of one that sits no table is kept", () => {
  noteDear(reviewed(2), `GAME${games}`, 1);
  const [due] = dueMistakes(MONDAY + 1);
  if (due) sit(due.puzzle);
  const kept = noted("mistake").find(({ id }) => id === due?.puzzle.id);
  expect(kept?.body).toEqual({ found: DAYS.length, due: expect.any(Number) });
});

test("no more wait than a device has room for", () => {
  const waiting = Array.from({ length: MOST_WAITING - 2 }, (_, at) => ({
    puzzle: { id: `OLD-${at}` },
    ...newCard(MONDAY),
  }));
  takeIn(waiting.map((body) => ({ kind: "mistake", id: body.puzzle.id, at: MONDAY * DAY_MS, body })));
  noteDear(reviewed(1, 2, 3), `GAME${games}`, 1);
  expect(mistakeCounts().coming).toBe(MOST_WAITING);
});

test("only the dearest of many are noted", () => {
  noteDear(reviewed(1, 2, 3, 4, 5, 6, 7, 8), `GAME${games}`, 1);
  const costs = dueMistakes(MONDAY + 1).map(({ puzzle }) => puzzle.choices[1]?.cost ?? 0);
  expect(costs.sort()).toEqual([3, 4, 5, 6, 7, 8]);
});
