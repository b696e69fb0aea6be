import { expect, test } from "vitest";
import { readChoice, slotsText } from "./choices";

test.each([
  ["play Q7", { verb: "play", cards: ["Q7"], power: false }],
  ["play Q7 power", { verb: "play", cards: ["Q7"], power: true, name: null }],
  ["power", { verb: "power", cards: [], suit: null, seat: null, power: false }],
  ["power Q", { verb: "power", suit: "Q" }],
  ["power 2", { verb: "power", seat: 2 }],
  ["choose snow-white", { verb: "choose", name: "snow-white", things: ["snow-white"] }],
  ["haggle Q3 F9", { verb: "haggle", cards: ["Q3", "F9"] }],
  ["pass left Q3 right F9", { verb: "pass", cards: ["Q3", "F9"], name: null }],
])("%s", (text, parts) => {
  expect(readChoice(text)).toMatchObject(parts);
});

test("slots say which card goes where only when they have names", () => {
  const both = { verb: "pass" as const, slots: ["left", "right"], cards: [], named: true };
  expect(slotsText(both, ["Q3", "F9"])).toBe("pass left Q3 right F9");
  expect(slotsText({ verb: "half", slots: ["aside", "aside"], cards: [], named: false }, ["Q3", "F9"])).toBe(
    "half Q3 F9",
  );
});
