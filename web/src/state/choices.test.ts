import { expect, test } from "vitest";
import { slotsChoice, thingsOf } from "./choices";

test.each([
  [{ text: "haggle Q3 F9", verb: "haggle", cards: ["Q3", "F9"] }, ["Q3", "F9"]],
  [{ text: "choose snow-white", verb: "choose", name: "snow-white" }, ["snow-white"]],
  [{ text: "power 2", verb: "power", seat: 2 }, []],
])("what one points at: %j", (choice, things) => {
  expect(thingsOf(choice)).toEqual(things);
});

test("slots say which card goes where only when they have names", () => {
  const both = { verb: "pass" as const, slots: ["left", "right"], cards: [], named: true };
  expect(slotsChoice(both, ["Q3", "F9"])).toEqual({
    text: "pass left Q3 right F9",
    verb: "pass",
    cards: ["Q3", "F9"],
    ways: ["left", "right"],
  });
  const aside = { verb: "half" as const, slots: ["aside", "aside"], cards: [], named: false };
  expect(slotsChoice(aside, ["Q3", "F9"])).toEqual({ text: "half Q3 F9", verb: "half", cards: ["Q3", "F9"] });
});
