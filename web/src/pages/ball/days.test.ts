import { beforeEach, describe, expect, test } from "vitest";
import type { BallResult } from "../../net/protocol";
import { noted } from "../../state/diary";
import { countMedals, keep, later, madeAt, medals, monthOf, streak, weeksOf } from "./days";

const result = (date: string, medal: BallResult["medal"], game = "r"): BallResult => ({
  game,
  date,
  score: 4,
  place: 1,
  players: 2,
  parts: ["best"],
  par: { score: 3, interval: [2, 4], place: 1, scores: [3], places: [1] },
  medal,
  share: [],
  by: "points",
  lowest_wins: false,
});

const days = (...held: string[]) => new Map(held.map((day) => [day, "gold"]));

describe("what is kept", () => {
  beforeEach(() => localStorage.clear());

  test("a first attempt stays as it was", () => {
    keep(result("2026-01-02", "silver"));
    keep(result("2026-01-02", "gold"));
    expect(madeAt("2026-01-02", "r")?.medal).toBe("silver");
    expect(madeAt("2026-01-02", "woo")).toBeUndefined();
  });

  test("a day has the best of its medals, and every ball is counted", () => {
    keep(result("2026-01-03", "bronze"));
    keep(result("2026-01-03", "gold", "woo"));
    const entries = noted("ball").filter(({ id }) => id.startsWith("2026-01-03"));
    expect(medals(entries).get("2026-01-03")).toBe("gold");
    expect(countMedals(entries)).toEqual({ gold: 1, silver: 0, bronze: 1, none: 0 });
  });
});

describe("the streak", () => {
  test("counts the days in a row up to today", () => {
    expect(streak(days("2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"), "2026-03-01")).toBe(3);
  });

  test("does not break as long as today is not over", () => {
    expect(streak(days("2026-02-28", "2026-02-27"), "2026-03-01")).toBe(2);
  });

  test("begins anew after a day without a ball", () => {
    expect(streak(days("2026-02-27"), "2026-03-01")).toBe(0);
  });
});

describe("the calendar", () => {
  test("a month's weeks begin on Mondays", () => {
    const weeks = weeksOf("2026-11-01");
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks[1]?.[0]).toBe("2026-11-02");
    expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
  });

  test("months and days follow each other over the end of a year", () => {
    expect(monthOf("2026-12-24", 1)).toBe("2027-01-01");
    expect(monthOf("2026-01-24", -1)).toBe("2025-12-01");
    expect(later("2028-02-28", 1)).toBe("2028-02-29");
  });
});
