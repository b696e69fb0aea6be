import { beforeEach, expect, test } from "vitest";
import type { Option } from "../net/protocol";
import { learn } from "../words/language";
import { capital, Words } from "../words/words";
import { amount, amountText, figures, why } from "./hint";

beforeEach(() => learn("review"));

const BOTH = { cards: ["C3", "F2"] };

test.each([
  ["play Q9", { verb: "play", cards: ["Q9"] }, "play the 9 of Queens"],
  ["play F2 power", { verb: "play", cards: ["F2"], power: true }, "play the 2 of Fairies with your power"],
  ["pass C3 F2", { verb: "pass", ...BOTH }, "pass the 2 of Fairies and the 3 of Princes"],
  [
    "pass left C3 right F2",
    { verb: "pass", ...BOTH, ways: ["left", "right"] },
    "pass the 3 of Princes to the left and the 2 of Fairies to the right",
  ],
  ["half Q2", { verb: "half", cards: ["Q2"] }, "set the 2 of Queens aside"],
  ["return", { verb: "return" }, "give the card back"],
  ["no", { verb: "no" }, "not now"],
  ["power", { verb: "power" }, "use your power"],
  ["power Q", { verb: "power", suit: "Q" }, "use your power and name Queens"],
  ["power 0", { verb: "power", seat: 0 }, "use your power on Mira"],
  ["choose mulan", { verb: "choose", name: "mulan" }, "dance as Mulan"],
  ["shout", { verb: "shout" }, "shout"],
  ["play 7", { verb: "play", cards: ["7"] }, "play 7"],
])("a choice in words: %s", (text, choice, said) => {
  expect(new Words("deluxe", ["Mira", "Zofia"], 1).choice({ text, ...choice })).toBe(said);
});

test("a place and a variant, too", async () => {
  await learn("r");
  const words = new Words("box", ["Mira", "Zofia"], 1);
  expect(words.choice({ text: "reveal 3", verb: "reveal", number: 3 })).toBe("turn up place 3");
  expect(words.choice({ text: "choose prophecy", verb: "choose", name: "prophecy" })).toBe("play “Prophecy”");
});

test("the next best is as good where the difference is smaller than its error", () => {
  const best: Option = {
    text: "play Q9", choice: { text: "play Q9", verb: "play", cards: ["Q9"] }, worth: 1, error: 0.2, points: 0,
    points_error: 0, win: 0.5, win_error: 0, worlds: 100, share: null,
  }; // biome-ignore format: a record
  const reason = { key: "hint-frog-danger", args: { percent: 12 } };
  const found = { unit: "proposals" as const, best, second: best, reason };
  const even = { ...found, difference: 0.1, error: 0.2 };
  expect(why(even)).toBe("Otherwise you are more likely to end up with the Frog. About as good: play the 9 of Queens.");
  expect(why({ ...even, reason: { key: "hint-even", args: {} } })).toBe("About as good: play the 9 of Queens.");
  expect(figures(even)).toBe("");
  const clear = { ...found, difference: 0.8, error: 0.2 };
  expect(why(clear)).toBe("Otherwise you are more likely to end up with the Frog.");
  expect(figures(clear)).toBe(
    "In 12% more games. Next best: play the 9 of Queens, at about 0.8 proposals more (give or take 0.2).",
  );
});

test("amounts follow the unit, sentences begin with a capital", () => {
  expect(amount("proposals", 1.66)).toBe(1.7);
  expect(amountText("proposals", 3)).toBe("3.0");
  expect(amount("chance", 0.032)).toBe(3.2);
  expect(capital("pass the Frog")).toBe("Pass the Frog");
});
