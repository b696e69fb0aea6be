import { beforeEach, expect, test } from "vitest";
import { learn } from "../words/language";
import { Words } from "../words/words";
import { amount, amountText, gapText, sentence } from "./hint";

beforeEach(() => learn("review"));

test.each([
  ["play Q9", "play the 9 of Queens"],
  ["play F2 power", "play the 2 of Fairies with your power"],
  ["pass F2 C3", "pass the 2 of Fairies and the 3 of Princes"],
  ["pass left C3 right F2", "pass the 3 of Princes to the left and the 2 of Fairies to the right"],
  ["half Q2", "set the 2 of Queens aside"],
  ["return", "give the card back"],
  ["no", "not now"],
  ["power", "use your power"],
  ["power Q", "use your power and name Queens"],
  ["choose mulan", "dance as Mulan"],
  ["shout", "shout"],
])("a choice in words: %s", (text, said) => {
  expect(new Words("deluxe").choice(text)).toBe(said);
});

test("the next best is as good where the difference is smaller than its error", () => {
  const option = { text: "play Q9", worth: 1, error: 0.2, points: 0, win: 0.5, worlds: 100 };
  const found = { unit: "proposals" as const, best: option, second: option, reason: { key: "hint-even", args: {} } };
  expect(gapText({ ...found, difference: 0.1, error: 0.2 })).toBe("About as good: play the 9 of Queens.");
  expect(gapText({ ...found, difference: 0.8, error: 0.2 })).toContain("about 0.8 proposals more (give or take 0.2)");
});

test("amounts follow the unit, sentences begin with a capital", () => {
  expect(amount("proposals", 1.66)).toBe(1.7);
  expect(amountText("proposals", 3)).toBe("3.0");
  expect(amount("chance", 0.032)).toBe(3.2);
  expect(sentence("pass the Frog")).toBe("Pass the Frog");
});
