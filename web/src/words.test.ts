import { describe, expect, test } from "vitest";
import { names, said, saidInOthers, views } from "./fixtures/fixtures";
import { inOrder, learn, Words } from "./words";

const files = import.meta.glob<string>("../../src/coronet/words/en/{r,parlour,woo}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
learn(Object.values(files));

describe("the same words as in Python", () => {
  test.each([...said, ...saidInOthers].map((one) => [one.key, one] as const))(
    "%s",
    (_, { key, args, edition, you, text }) => {
      expect(new Words(edition, names, you).say(key, args)).toBe(text);
    },
  );
});

describe("arguments", () => {
  const words = new Words("deluxe", names, 0);

  test("two seats by name", () => {
    expect(words.say("prompt-pass-both", { left_seat: 1, right_seat: 3 })).toBe(
      "Choose 1 card for Zofia, on your left, and 1 for Celeste, on your right.",
    );
  });

  test("cards are sorted, and by number alone when the suit is named", () => {
    expect(words.say("reason-must-follow", { suit: "Q", cards: ["Q10", "Q2", "Q5"] })).toBe(
      "Follow Queens: you hold the 2, the 5 and the 10.",
    );
    expect(inOrder(["C1", "Q10", "F2", "Q9"])).toEqual(["F2", "Q9", "Q10", "C1"]);
  });

  test("a key without words is an error", () => {
    expect(() => words.say("page-nothing-of-the-kind")).toThrow("no words");
    expect(() => words.say("page-from")).toThrow();
  });
});

test("every card, princess and round of the views has words", () => {
  const words = new Words("deluxe", names, 0);
  for (const view of Object.values(views)) {
    for (const id of view.rounds) if (id) expect(words.say(`round-${id}.text`)).not.toBe("");
    for (const { princess } of view.seats) if (princess) expect(words.say(`princess-${princess}.text`)).not.toBe("");
  }
});
