import { expect, test } from "vitest";
import fixtures from "../fixtures/puzzles.json";
import type { Choice } from "../net/protocol";
import { slotsChoice } from "../state/choices";
import type { AnyView } from "../state/state";
import { isRight, type Puzzle, priced } from "./puzzle";

const asked = fixtures.asked as unknown as Record<string, Puzzle>;
const play = (card: string, cost: number, error: number) => {
  return { choice: { text: `play ${card}`, verb: "play", cards: [card] }, cost, error };
};

test("every puzzle has a right choice that its seat can make, and it is the first", () => {
  for (const puzzle of Object.values(asked)) {
    const [best, ...others] = puzzle.choices;
    const texts = (puzzle.view.own?.choices ?? []).map(({ text }) => text);
    if (texts.length > 0) expect(texts).toContain(best?.choice.text);
    expect(isRight(puzzle, best?.choice as Choice)).toBe(true);
    expect(others.filter(({ choice }) => isRight(puzzle, choice))).toEqual([]);
  }
});

test("cards that were put into slots are the same choice in any order", () => {
  const slots = { verb: "pass" as const, slots: ["", ""], cards: [], named: false };
  const choices = [{ choice: slotsChoice(slots, ["F1", "P2"]), cost: 0, error: 0 }];
  const puzzle = { choices, view: {} as AnyView } as unknown as Puzzle;
  expect(isRight(puzzle, slotsChoice(slots, ["P2", "F1"]))).toBe(true);
  expect(isRight(puzzle, slotsChoice(slots, ["P2", "F3"]))).toBe(false);
});

test("cards that go different ways are another choice the other way round", () => {
  const slots = { verb: "pass" as const, slots: ["left", "right"], cards: [], named: true };
  const choices = [{ choice: slotsChoice(slots, ["F1", "P2"]), cost: 0, error: 0 }];
  const puzzle = { choices, view: {} as AnyView } as unknown as Puzzle;
  expect(isRight(puzzle, slotsChoice(slots, ["P2", "F1"]))).toBe(false);
});

test("what cannot be told from the best is right, too; what is dearer is not", () => {
  const choices = [play("F1", 0, 0), play("F2", 0.1, 0.06), play("F3", 0.4, 0.06)];
  const puzzle = { choices } as unknown as Puzzle;
  expect(choices.map(({ choice }) => isRight(puzzle, choice))).toEqual([true, true, false]);
});

test("a choice of a card with the power is not the one without it", () => {
  const puzzle = { choices: [play("F1", 0, 0)] } as unknown as Puzzle;
  expect(priced(puzzle, { text: "play F1 power", verb: "play", cards: ["F1"], power: true })).toBeUndefined();
});
