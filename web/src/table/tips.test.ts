import { beforeEach, expect, test, vi } from "vitest";
import { firstGame, show, tableOf, viewOf } from "../fixtures/fixtures";
import { FIRST } from "../games/shelf";
import { lifted, words } from "../state/state";
import { learn } from "../words/language";
import { gotIt, guide, guided, skipTips, tip } from "./tips";

beforeEach(async () => {
  show(viewOf("deluxe pass slots"));
  guide(FIRST);
  await vi.waitFor(() => expect(tip.value).not.toBeNull());
});

test("the aim comes first", () => {
  expect(tip.value?.id).toBe("aim");
});

test("at a table with friends nothing is told", () => {
  const seats = tableOf(viewOf("deluxe pass slots")).seats.map((seat) => ({ ...seat, kind: "person" as const }));
  show(viewOf("deluxe pass slots"), { seats });
  expect(tip.value).toBeNull();
});

test("each thing is told the first time it happens, and not again", () => {
  gotIt("aim");
  expect(tip.value?.id).toBe("pass");
  gotIt("pass");
  expect(tip.value).toBeNull();
  show(viewOf("classic play play play power"));
  expect(tip.value?.id).toBe("power");
  gotIt("power");
  expect(tip.value?.id).toBe("follow");
});

test("what was known before is neither told nor counted", async () => {
  const of = tip.value?.of ?? 0;
  guide(FIRST, "aim", "lead");
  await vi.waitFor(() => expect(tip.value).toMatchObject({ id: "pass", number: 1, of: of - 2 }));
});

test("who holds none of the suit is told so, and who holds the Frog that it may go now", () => {
  const game = viewOf("classic play play play power");
  if (!game.own) throw new Error("nobody's view");
  gotIt("aim", "power");
  show({ ...game, own: { ...game.own, hand: ["P8", "F2"], refused: {} }, led: "Q" });
  expect(tip.value?.id).toBe("frog-out");
  show({ ...game, own: { ...game.own, hand: ["P7", "F2"], refused: {} }, led: "Q" });
  expect(tip.value?.id).toBe("void");
});

test("a tip goes by itself when the decision is made", () => {
  const game = viewOf("deluxe pass slots");
  gotIt("aim");
  show(game);
  expect(tip.value?.id).toBe("pass");
  const later = viewOf("deluxe pass slots both");
  if (later.own) later.own.question = (game.own?.question ?? 0) + 5;
  show(later);
  expect(tip.value).toBeNull();
});

test("whoever skips them is told nothing more", () => {
  skipTips();
  expect(tip.value).toBeNull();
});

test("only the game that is being learnt has tips", () => {
  show(firstGame("r")[0]?.view ?? viewOf(""));
  expect(tip.value).toBeNull();
});

/** Reads every tip of a whole game: which ones stood there, moment by moment. */
async function taught(game: string): Promise<string[][]> {
  const moments = firstGame(game);
  await learn(game);
  guide(game);
  show(moments[0]?.view ?? viewOf(""));
  await vi.waitFor(() => expect(tip.value).not.toBeNull());
  return moments.map(({ state, view }) => {
    show(view, { state });
    const told: string[] = [];
    for (let now = tip.value; now; now = tip.value) {
      expect(now.number).toBeLessThanOrEqual(now.of);
      for (const key of [now.key, `${now.key}.text`, `${now.key}.more`])
        expect(words.value.say(key, now.args?.())).toMatch(/^[^{}]+$/);
      told.push(now.id);
      gotIt(now.id);
    }
    return told;
  });
}

test("R is learnt in the order in which it happens, and every card when it has been seen", async () => {
  const told = await taught("r");
  expect(told[0]).toEqual(["r-aim", "r-secret"]);
  expect(told[1]?.[0]).toBe("r-judged");
  expect(told.at(-1)).toEqual(["r-end"]);
  const cards = firstGame("r").map(({ view }) => (view.game === "r" ? view.table.at(-1)?.slice(0, 2) : []) ?? []);
  const seen = new Set(cards.slice(0, -1).flat());
  const powers = told.flat().filter((id) => seen.has(id.slice(2)));
  expect(new Set(powers)).toEqual(new Set([...seen].map((card) => `r-${card}`)));
});

test("a power is told as soon as its card lies ready, before the choice is made", async () => {
  await taught("r");
  const first = firstGame("r")[0]?.view;
  if (!first) throw new Error("no game");
  guide("r");
  show(first);
  await vi.waitFor(() => expect(tip.value?.id).toBe("r-aim"));
  gotIt("r-aim");
  lifted.value = "prince";
  expect(tip.value?.id).toBe("r-prince");
  lifted.value = "spy";
  expect(tip.value?.id).toBe("r-spy");
});

test("all that stood there while a decision was open is told", async () => {
  const [first, second] = firstGame("r");
  if (!first || !second) throw new Error("no game");
  guide("r");
  show(first.view);
  await vi.waitFor(() => expect(tip.value?.id).toBe("r-aim"));
  gotIt("r-aim");
  expect(tip.value?.id).toBe("r-secret");
  lifted.value = "jester";
  show(second.view);
  expect(tip.value?.id).toBe("r-judged");
  show(first.view);
  lifted.value = "jester";
  expect(tip.value).toBeNull();
});

test("Woo is learnt in the order in which it happens, to the Princess of the set and the end", async () => {
  const told = await taught("woo");
  expect(told[0]?.slice(0, 2)).toEqual(["woo-aim", "woo-exchange"]);
  const states = firstGame("woo").map(({ state }) => state);
  expect(told[states.indexOf("between")]).toEqual(["woo-princess"]);
  expect(told[states.indexOf("between") + 1]?.[0]).toBe("woo-carried");
  expect(told.at(-1)).toEqual(["woo-end"]);
  for (const id of ["woo-wooing", "woo-collected"]) expect(told.flat()).toContain(id);
  expect(told.flat().some((id) => id === "woo-follow" || id === "woo-void")).toBe(true);
  expect(guided.value).toBe("woo");
});
