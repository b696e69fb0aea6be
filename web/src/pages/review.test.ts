import { afterEach, expect, test, vi } from "vitest";
import type { Decision, Option, Review } from "../net/protocol";
import { clear, dearest, fetchReview, inOrder, line, NoReview, parts, placeKey, sumOf } from "./review";

function option(card: string, worth: number, win: number): Option {
  const choice = { text: `play ${card}`, verb: "play", cards: [card] };
  const sure = { points: 0, points_error: 0, win_error: 0, worlds: 100, share: null };
  return { text: choice.text, choice, worth, error: 0.1, win, ...sure };
}

function decision(step: number, round: number, cost: number, verdict: Decision["verdict"], win: number): Decision {
  const [best, played] = [option("F2", 1, win), option("Q9", 1 - cost, win)];
  const place = { round, trick: 1 };
  const reason = { key: "hint-later", args: {} };
  const compared = [best, played];
  return { step, place, options: 2, played, best, cost, error: 0.1, win_cost: null, verdict, reason, compared };
}

const REVIEW: Review = {
  game: "woo",
  seat: 0,
  unit: "proposals",
  decisions: [
    decision(0, 1, 0.1, "fine", 0.5),
    decision(4, 1, 0.8, "slip", 0.25),
    decision(9, 2, 1.7, "mistake", 0.75),
  ],
  turns: [2, 1],
  luck: [],
  strokes: [],
  start: 0.25,
  final: 1,
};

afterEach(() => vi.unstubAllGlobals());

function answered(lines: object[], status = 200): void {
  const body = lines.map((one) => `${JSON.stringify(one)}\n`).join("");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(status === 200 ? body : null, { status })),
  );
}

test("the dearest choices come first, and only those that can be told from chance", () => {
  expect(dearest(REVIEW)).toEqual([2, 1]);
});

test("the line goes from a fair share through the chance after each choice", () => {
  expect(line(REVIEW).map(([, y]) => y)).toEqual([75, 50, 75, 25]);
  expect(line(REVIEW).at(-1)?.[0]).toBe(100);
});

test("rounds begin where the place says so, and each game names its places", () => {
  expect(parts(REVIEW)).toEqual([0, 2]);
  const places = [
    { round: 1, trick: 2 },
    { set: 1, round: 2 },
    { game: 1, round: 2 },
  ];
  expect(places.map(placeKey)).toEqual(["review-place-trick", "review-place-set", "review-place-game"]);
});

test("progress is told as it comes; a second look asks nobody", async () => {
  answered([{ done: 0, of: 3 }, { done: 3, of: 3 }, REVIEW]);
  const told: [number, number][] = [];
  const found = await fetchReview("ABCDEFGH", 1, { tell: (done, of) => told.push([done, of]) });
  expect(found.decisions.length).toBe(3);
  expect(told).toEqual([
    [0, 3],
    [3, 3],
  ]);
  await fetchReview("ABCDEFGH", 1);
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  [[{ unavailable: "compiler" }], 200, "compiler"],
  [[{ done: 1, of: 3 }], 200, "broken"],
  [[], 503, "busy"],
  [[], 404, "other"],
])("where there is none it says why: %j", async (lines, status, why) => {
  answered(lines, status);
  await expect(fetchReview("NONE", status)).rejects.toEqual(new NoReview(why));
});

const stroke = (step: number, before: number, after: number) => ({
  kind: "others" as const, step, place: { round: 1, trick: step }, before, after, told: [],
}); // biome-ignore format: a record

test("strokes of luck are told in the order in which they came", () => {
  const luck = [stroke(1, 0.25, 0.4), stroke(2, 0.1, 0.3), stroke(3, 0.2, 0.6)];
  expect(inOrder({ ...REVIEW, luck, strokes: [2, 1, 0] }).map(({ step }) => step)).toEqual([1, 2, 3]);
});

test("what choices cost and what luck changed add up to the way there, as they are written", () => {
  const [one] = REVIEW.decisions;
  if (!one) throw new Error("no decision");
  const costly = { ...one, best: option("F2", 1, 0.336), played: option("Q9", 0, 0.332) };
  const review = { ...REVIEW, start: 0.334, final: 0.336, decisions: [costly, costly, costly] };
  const { start_percent, final_percent, decisions, luck } = sumOf(review);
  expect(start_percent - decisions + luck).toBe(final_percent);
});

test("names along the axis stand clear of each other and of its end", () => {
  expect(clear([0, 5, 20, 30, 60, 95])).toEqual([0, 20, 60]);
});
