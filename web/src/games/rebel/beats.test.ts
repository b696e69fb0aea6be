import { expect, test } from "vitest";
import { tableOf, viewOf } from "../../fixtures/fixtures";
import type { GameView, Line } from "../../net/protocol";
import { beatsBetween } from "../../stage/programme";
import { beatsOf } from "./beats";

const game = viewOf("deluxe play play");
const seatTaking = 2;

const taken = (frogs: number): Line => [
  "trick",
  { winner: seatTaking, why: ["page-moment-door", {}], princes: 0, frogs, points: null, trick: [] },
];
const luckIn = (now: GameView, happened: Line[]) => beatsOf(game, now, happened).flatMap(({ luck }) => luck ?? []);

test("the Frog is bad luck for whoever takes it, and a trick without it is none", () => {
  expect(luckIn(game, [taken(1)])).toEqual([{ seat: seatTaking, isGood: false }]);
  expect(luckIn(game, [taken(0)])).toEqual([]);
});

test("at the end of a round luck is with the Rebel of the Ball, whom the score sheet names", () => {
  const sheet = (rebel: number | null): GameView => {
    const seats = game.seats.map((_, seat) => ({
      lines: seat === rebel ? [{ line: "rebel", cards: [], points: -10, cancelled: false }] : [],
      points: 0,
      taken: [],
      tricks: 0,
    }));
    return { ...game, last_round: { round: "after-party", seats } as unknown as GameView["last_round"] };
  };
  expect(luckIn(sheet(1), [taken(0), ["scored", {}]])).toEqual([{ seat: 1, isGood: true }]);
  expect(luckIn(sheet(null), [taken(0), ["scored", {}]])).toEqual([]);
});

test("at the end of a game there is no luck to speak of any more", () => {
  const after = (over: boolean) => {
    const before = { table: tableOf(game), view: game, step: 1 };
    const now = { table: tableOf(game), view: { ...game, over }, step: 2 };
    return beatsBetween(before, now, [taken(1)]).filter(({ luck }) => luck).length;
  };
  expect([after(false), after(true)]).toEqual([1, 0]);
});
