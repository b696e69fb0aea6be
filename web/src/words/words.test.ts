import { afterEach, describe, expect, test, vi } from "vitest";
import { names, said, saidInOthers, textsIn, views } from "../fixtures/fixtures";
import { choose, LANGUAGES, learn, speak, spoken, stretched } from "./language";
import { inOrder, Words } from "./words";

async function switchTo(language: string): Promise<void> {
  choose(language);
  await speak();
}

afterEach(() => switchTo("en"));

describe.each(LANGUAGES)("the same words as in Python: %s", (language) => {
  test("every sentence", async () => {
    await switchTo(language);
    for (const group of ["r", "parlour", "woo"]) await learn(group);
    const all = [...said, ...saidInOthers];
    const told = all.map(({ key, args, edition, you }) => new Words(edition, names, you).say(key, args));
    expect(told).toEqual(textsIn(language)); // written by fixtures/make.py
  });
});

describe("the language", () => {
  test("is set on the document, and what some screens need is learnt in each", async () => {
    await learn("rules");
    for (const language of LANGUAGES) {
      await switchTo(language);
      expect(document.documentElement.lang).toBe(language);
      expect(spoken.value.code).toBe(language);
      expect(new Words().keys("topic-").length).toBeGreaterThan(5);
    }
  });

  test("is set anew only when it changes, because that styles the whole page anew", async () => {
    await switchTo("fr");
    const set = vi.spyOn(document.documentElement, "lang", "set");
    await learn("quips");
    expect(set.mock.calls).toEqual([]);
    await switchTo("pl");
    expect(set.mock.calls).toEqual([["pl"]]);
    set.mockRestore();
  });

  test("is English where the reader's is not there", async () => {
    await switchTo("tlh");
    expect(spoken.value.code).toBe("en");
  });

  test("stretched is longer, except for what stands on cards", () => {
    expect(stretched("Queens")).toBe("Quůeëeëns");
    expect(stretched("Qu")).toBe("Qu");
  });
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
