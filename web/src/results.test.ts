import { expect, test } from "vitest";
import { byOpponent, byPrincess, type Played, rowOf, shareOf, verdict } from "./results";

function game(score: number, place: number, other: number): Played {
  const seat = (name: string, points: number, at: number) => ({
    name, bot: name === "Bruno", princess: name === "Mira" ? "alice" : null, score: points, place: at,
  }); // biome-ignore format: a record
  return {
    code: "A", no: 1, game: "rebel", edition: "deluxe", started_at: 0, ended_at: 0, seat: 0,
    seats: [seat("Mira", score, place), seat("Zofia", 9, other), seat("Bruno", 9, other)],
  }; // biome-ignore format: a record
}

test("a mean comes with the bounds in which it lies", () => {
  const row = rowOf("alice", [2, 4, 6, 8]);
  expect(row.mean).toBe(5);
  expect(row.low).toBeCloseTo(5 - (1.96 * Math.sqrt(20 / 3)) / 2);
  expect(row.high - row.mean).toBeCloseTo(row.mean - row.low);
});

test("winning always is not certainty", () => {
  const row = shareOf("Zofia", [1, 1, 1, 1]);
  expect(row.mean).toBe(1);
  expect(row.low).toBeLessThan(0.6);
  expect(verdict(row, 0.5)).toBe("above");
  expect(verdict(shareOf("Zofia", [1, 1, 0]), 0.5)).toBeNull();
});

test("games are counted by princess and by opponent; a shared place is half", () => {
  const games = [game(3, 1, 2), game(9, 1, 1)];
  expect(byPrincess(games)).toMatchObject([{ id: "alice", games: 2, mean: 6 }]);
  expect(byOpponent(games, "bots")).toMatchObject([
    { id: "Zofia", games: 2, mean: 0.75 },
    { id: "bots", games: 2, mean: 0.75 },
  ]);
});
