import { beforeEach, expect, test } from "vitest";
import { amount, choiceText, gapText, sentence } from "./hint";
import { learn } from "./language";

beforeEach(() => learn("review"));

test.each([
  ["play Q9", "the 9 of Queens"],
  ["play F2 power", "the 2 of Fairies, with the power"],
  ["pass F2 C3", "pass the 2 of Fairies and the 3 of Princes"],
  ["no", "not now"],
  ["power", "use the power"],
  ["power Q", "use the power for Queens"],
  ["choose mulan", "Mulan"],
  ["shout", "“shout”"],
])("a choice in words: %s", (text, said) => {
  expect(choiceText(text)).toBe(said);
});

test("the next best is as good where the difference is smaller than its error", () => {
  const option = { text: "play Q9", worth: 1, error: 0.2, points: 0, win: 0.5, worlds: 100 };
  const found = { unit: "proposals" as const, best: option, second: option, reason: { key: "hint-even", args: {} } };
  expect(gapText({ ...found, difference: 0.1, error: 0.2 })).toBe("About as good: the 9 of Queens.");
  expect(gapText({ ...found, difference: 0.8, error: 0.2 })).toContain("about 0.8 proposals more (give or take 0.2)");
});

test("amounts follow the unit, sentences begin with a capital", () => {
  expect(amount("proposals", 1.66)).toBe("1.7");
  expect(amount("chance", 0.032)).toBe("3.2");
  expect(sentence("pass the Frog")).toBe("Pass the Frog");
});
