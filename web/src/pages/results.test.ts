import { expect, test } from "vitest";
import {
  best,
  byGame,
  byLevel,
  byPerson,
  byPrincess,
  fairShare,
  isDrawn,
  isWon,
  type Played,
  rowOf,
  shareOf,
  verdict,
} from "./results";

function game(score: number, place: number, other: number): Played {
  const seat = (name: string, points: number, at: number) => ({
    name, bot: name === "Bruno", level: name === "Bruno" ? "good" : null, princess: name === "Mira" ? "alice" : null,
    score: points, place: at,
  }); // biome-ignore format: a record
  return {
    code: "A", no: 1, game: "woo", edition: "deluxe", lowest_wins: true, started_at: 0, ended_at: 0, seat: 0, danced: {},
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
  expect(byPerson(games)).toMatchObject([{ id: "Zofia", games: 2, mean: 0.75 }]);
  expect(byLevel(games)).toMatchObject([{ id: "good", games: 2, mean: 0.75 }]);
});

test("one game against three bots of a level is one game", () => {
  const one = game(3, 2, 1);
  const [me, , bot] = one.seats;
  if (!me || !bot) throw new Error("no seats");
  const seats = [me, bot, { ...bot, place: 3 }, { ...bot, place: 4 }];
  expect(byLevel([{ ...one, seats }])).toMatchObject([{ id: "good", games: 1, mean: 2 / 3 }]);
});

test("a game that everybody shares is drawn, not won", () => {
  expect([game(3, 1, 2), game(9, 1, 1), game(12, 2, 1)].map(isWon)).toEqual([true, false, false]);
  expect([game(3, 1, 2), game(9, 1, 1)].map(isDrawn)).toEqual([false, true]);
});

test("fewer or more is better, as the game says", () => {
  const games = [game(3, 1, 2), game(12, 2, 1)];
  expect(best(games)).toBe(3);
  expect(best(games.map((one) => ({ ...one, lowest_wins: false })))).toBe(12);
});

test("games lie together by which game it was, the most played first", () => {
  const duel = { ...game(4, 1, 2), game: "r", edition: null };
  expect(byGame([game(3, 1, 2), duel, duel]).map(([name, some]) => [name, some.length])).toEqual([
    ["r", 2],
    ["woo", 1],
  ]);
});

test("a partner is no opponent, and a team wins every other game among equals", () => {
  const four = { ...game(3, 1, 2), edition: "teams" };
  const [me, left, right] = four.seats;
  if (!me || !left || !right) throw new Error("no seats");
  const teams = { ...four, seats: [me, left, { ...me, name: "Ada" }, right] };
  expect(byPerson([teams])).toMatchObject([{ id: "Zofia", games: 1, mean: 1 }]);
  expect(fairShare(teams)).toBe(0.5);
  expect(fairShare(game(3, 1, 2))).toBeCloseTo(1 / 3);
});
