import { afterEach, beforeEach, expect, test, vi } from "vitest";
import fixtures from "../fixtures/puzzles.json";
import { FIRST } from "../games/shelf";
import type { Wire } from "../net/connection";
import type { ToPage, Up } from "../net/protocol";
import { asker } from "./asker";
import type { Puzzle } from "./puzzle";
import { asked, begin, end, given, isDone, LIVES, RUN_MS, run } from "./solving";
import { bestRun, countOf, dayOutcome, ratingOf } from "./tried";

const DAY = 20_500;
const ON_FILE = Object.values(fixtures.asked).filter(({ view }) => view.game === FIRST) as unknown as Puzzle[];

vi.mock("./files", () => ({
  fetchFile: async (name: string) => {
    if (name !== "index") return ON_FILE;
    const puzzles = ON_FILE.map(({ id, difficulty }) => [id, 0, difficulty]);
    return { [FIRST]: { unit: "proposals", exact: false, deviation: 60, to_a_file: 100, themes: ["frog"], puzzles } };
  },
}));

let wire: Wire;
let said: ToPage[];

beforeEach(async () => {
  vi.useFakeTimers({ now: DAY * 86_400_000 });
  said = [];
  wire = asker();
  wire.onmessage = ({ data }) => said.push(JSON.parse(String(data)) as ToPage);
  wire.send(JSON.stringify({ t: "hello", proto: 1 }));
  await vi.advanceTimersByTimeAsync(10);
});

afterEach(() => {
  wire.close();
  end();
  vi.useRealTimers();
});

const laid = () => said.filter((frame): frame is Up => frame.t === "up").at(-1);

async function press(text: string): Promise<void> {
  wire.send(JSON.stringify({ t: "do", id: "1", ask: 1, choice: text }));
  await vi.advanceTimersByTimeAsync(10);
}

const right = () => asked.value?.choices[0]?.choice.text ?? "";
const wrong = () => asked.value?.choices[1]?.choice.text ?? "";

test("the table shows what the seat sees, and asks nobody once the answer is given", async () => {
  await begin("run", FIRST);
  expect(laid()?.view).toEqual(asked.value?.view);
  await press(right());
  expect(said.some(({ t }) => t === "ack")).toBe(true);
  expect(given.value?.isRight).toBe(true);
  expect(laid()?.view?.to_act).toEqual([]);
  expect(laid()?.view?.own?.hand).toEqual(asked.value?.view.own?.hand);
});

test("a choice that the seat does not have is refused", async () => {
  await begin("free", FIRST);
  await press("play Z99");
  expect(said.at(-1)).toMatchObject({ t: "refuse" });
  expect(given.value).toBeNull();
});

test("the first try moves the rating, a second one of the same puzzle does not", async () => {
  await begin("daily", FIRST);
  const before = { count: countOf(FIRST), rating: ratingOf(FIRST).rating };
  await press(wrong());
  expect(countOf(FIRST)).toBe(before.count + 1);
  const { rating } = ratingOf(FIRST);
  expect(rating).toBeLessThan(before.rating);
  expect(given.value?.after).toBe(rating);
  await begin("daily", FIRST);
  await press(right());
  expect(ratingOf(FIRST).rating).toBe(rating);
  expect(given.value?.after).toBeNull();
  expect(dayOutcome(FIRST, DAY)).toBe(false);
});

test("three wrong answers end a run", async () => {
  await begin("run", FIRST);
  await press(right());
  await vi.advanceTimersByTimeAsync(3000);
  for (let number = 0; number < LIVES; number += 1) {
    expect(isDone.value).toBe(false);
    await press(wrong());
    await vi.advanceTimersByTimeAsync(3000);
  }
  expect(run.value).toMatchObject({ right: 1, wrong: LIVES, isOver: true });
  expect(isDone.value).toBe(true);
  expect(bestRun(FIRST)).toBe(1);
});

test("three minutes end a run", async () => {
  await begin("run", FIRST);
  await vi.advanceTimersByTimeAsync(RUN_MS - 100);
  expect(isDone.value).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isDone.value).toBe(true);
});

test("a run does not move the rating", async () => {
  const before = ratingOf(FIRST).rating;
  await begin("run", FIRST);
  await press(right());
  expect(ratingOf(FIRST).rating).toBe(before);
});
