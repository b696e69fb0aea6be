import { beforeEach, expect, test } from "vitest";
import { questions, show, viewOf } from "../fixtures/fixtures";
import type { GameView } from "../net/protocol";
import { fresh } from "./fresh";
import { onTable } from "./state";

beforeEach(() => {
  onTable.value = null;
});

/** The hand after passing, with so many tricks over. */
function holding(hand: string[], tricks: number): GameView {
  const game = viewOf("deluxe play play");
  if (game.own) game.own.hand = hand;
  for (const [at, seat] of game.seats.entries()) seat.tricks = at === 0 ? tricks : 0;
  return game;
}

test("cards that were passed are new until the first trick is over, whatever one does", () => {
  show(holding(["F1", "F2", "Q5"], 0));
  show(holding(["F1", "Q9", "Q5"], 0));
  expect([...fresh.value]).toEqual(["Q9"]);
  show(holding(["Q9", "Q5"], 0)); // one has played
  expect([...fresh.value]).toEqual(["Q9"]);
  show(holding(["Q9", "Q5"], 1));
  expect([...fresh.value]).toEqual([]);
});

test("a card that a power brings later is new until that trick is over", () => {
  show(holding(["F1", "F2", "Q5"], 3));
  show(holding(["F1", "C7", "Q5"], 3));
  expect([...fresh.value]).toEqual(["C7"]);
  show(holding(["F1", "C7"], 4));
  expect([...fresh.value]).toEqual([]);
});

test("a new deal is no news", () => {
  show(holding(["F1", "F2", "Q5"], 0));
  const dealt = holding(["C1", "C2", "F1"], 0);
  if (dealt.round) dealt.round.number += 1;
  show(dealt);
  expect([...fresh.value]).toEqual([]);
});

test("a gift that was exchanged is new until the first round of the set is over", () => {
  const before = structuredClone(questions["woo exchange exchange keep"]);
  if (before?.game !== "woo" || !before.own) throw new Error("no view");
  const [, ...kept] = before.own.hand;
  const after = structuredClone(before);
  if (after.own) after.own.hand = [...kept, "new"];
  show(before);
  show({ ...after, phase: "play", round: 1 });
  expect([...fresh.value]).toEqual(["new"]);
  show({ ...after, phase: "play", round: 2 });
  expect([...fresh.value]).toEqual([]);
});
