import { expect, test } from "vitest";
import fixtures from "../fixtures/puzzles.json";
import { type Rating, rated, UNRATED } from "./glicko";

test("ratings after results are those of Python", () => {
  let now: Rating = UNRATED;
  const after = fixtures.ratings.map(({ against, score }) => {
    now = rated(now, against, score);
    return now;
  });
  for (const [at, { after: wanted }] of fixtures.ratings.entries()) {
    expect(after[at]?.rating).toBeCloseTo(wanted.rating, 6);
    expect(after[at]?.deviation).toBeCloseTo(wanted.deviation, 6);
    expect(after[at]?.volatility).toBeCloseTo(wanted.volatility, 9);
  }
});
