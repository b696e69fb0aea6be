import { expect, test } from "vitest";
import { folded } from "./fold";
import type { Line } from "./protocol";

const told = (keys: string[]) => keys.map((key) => ({ line: [key, {}] as Line }));
const keys = (lines: readonly { line: Line }[]) => lines.map(({ line }) => line[0]);
const TRICK = ["story-plays", "story-plays", "story-takes"];

test("the trick taken last and the one in play keep their cards, those before lose them", () => {
  const lines = told(["story-round", ...TRICK, ...TRICK, ...TRICK, "story-plays"]);
  expect(keys(folded(lines, false))).toEqual(["story-round", "story-takes", "story-takes", ...TRICK, "story-plays"]);
});

test("a finished round is told whole", () => {
  const lines = told(["story-round", ...TRICK, ...TRICK, ...TRICK, "story-scores", "story-round", "story-plays"]);
  expect(folded(lines, false)).toEqual(lines);
});

test("open memory keeps everything", () => {
  const lines = told(["story-round", ...TRICK, ...TRICK, ...TRICK]);
  expect(folded(lines, true)).toEqual(lines);
});
