import { expect, test } from "vitest";
import { viewOf } from "../../fixtures/fixtures";
import { soundOf } from "./sounds";

const trick = [{ seat: 1, card: "Q5" }];

test("each step of a trick has its sound, and the one that says most is heard", () => {
  const before = viewOf("deluxe play play");
  before.trick = [];
  before.last_trick = null;
  const card = { ...before, trick };
  expect(soundOf(before, card)).toBe("card");
  expect(soundOf(before, { ...card, princes_in: !before.princes_in })).toBe(before.princes_in ? "card" : "curtain");
  const taken = (name: string) => ({ ...before, last_trick: { winner: 1, cards: [{ seat: 1, card: name }] } });
  expect(soundOf(card, taken("Q5"))).toBe("sweep");
  expect(soundOf(card, taken("P8"))).toBe("frog");
  expect(soundOf(card, { ...before, rounds_scored: [...before.rounds_scored, [1]] })).toBe("round");
});

test("nothing is heard when the page has just come", () => {
  expect(soundOf(null, viewOf("deluxe play play"))).toBeNull();
});
