import { expect, test } from "vitest";
import { FIRST } from "../games/shelf";
import type { Line, Step } from "../net/protocol";
import { marksIn, stepOf } from "./replays";

const line = (key: string, seat = 0): Line => [key, { seat }];

function steps(...views: Record<string, unknown>[]): Step[] {
  return views.map((view, step) => ({ step, story: [], view }) as unknown as Step);
}

test("a game has a mark where each of its rounds begins, and none before the first", () => {
  const round = (number: number) => ({ game: FIRST, round: { number } });
  expect(marksIn(steps({ game: FIRST, round: null }, round(1), round(1), round(2)))).toEqual([
    { step: 1, part: "round", number: 1 },
    { step: 3, part: "round", number: 2 },
  ]);
});

test("the parts of the other games have their own names", () => {
  const parts = (...views: Record<string, unknown>[]) => marksIn(steps(...views)).map(({ part }) => part);
  expect(parts({ game: "woo", set: 1 }, { game: "woo", set: 2 })).toEqual(["set", "set"]);
  expect(parts({ game: "triangle", deal: 1 }, { game: "triangle", deal: 2 })).toEqual(["deal", "deal"]);
  expect(parts({ game: "r", game_number: 1 }, { game: "r", game_number: 2 })).toEqual(["game", "game"]);
});

test("a single duel is marked by its rounds, not after its end", () => {
  const duel = (played: number, over = false) => ({ game: "r", game_number: 1, table: Array(played).fill([]), over });
  expect(marksIn(steps(duel(0), duel(0), duel(1), duel(2, true))).map(({ step, number }) => [step, number])).toEqual([
    [0, 1],
    [2, 2],
  ]);
});

test("a line of the story leads to the step that told it, also where it was told twice or to one seat only", () => {
  const said = [[line("a")], [line("b")], [line("chosen", 1)], [line("c")], [line("b"), line("d")]];
  const all = said.map((story, step) => ({ step, story, view: {} }) as unknown as Step);
  const told = [line("a"), line("b"), line("secret"), line("chosen", 1), line("c"), line("b"), line("d")];
  expect(told.map((_, at) => stepOf(all, told, at))).toEqual([0, 1, 2, 2, 3, 4, 4]);
});
