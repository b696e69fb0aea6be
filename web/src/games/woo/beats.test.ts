import { expect, test } from "vitest";
import { firstGame } from "../../fixtures/fixtures";
import type { Line, WooView } from "../../net/protocol";
import { beatsOf } from "./beats";

const found = firstGame("woo").find(({ state }) => state === "playing");
if (!found) throw new Error("no game");
const game: WooView = { ...(found.view as WooView), trick: [] };

const luckIn = (happened: Line[]) => beatsOf(game, game, happened).flatMap(({ luck }) => luck ?? []);

test("who wins a set is lucky", () => {
  const trick: Line = ["trick", { winner: 0, trick: [], why: ["woo-round", {}] }];
  const set = (winners: number[]): Line => ["set", { winners }];
  expect(luckIn([trick, set([1])])).toEqual([{ seat: 1, isGood: true }]);
  expect(luckIn([trick, set([])])).toEqual([]);
});

test("whose gift is taken out of the round is not", () => {
  const played: Line = ["card", { seat: 1, card: "R5" }];
  const gift: Line = ["gift", { seat: 2, effect: "allergic", why: ["woo-round", {}] }];
  expect(luckIn([played, gift, ["removed", { seat: 2, card: "R5" }]])).toEqual([{ seat: 1, isGood: false }]);
  expect(luckIn([played, gift])).toEqual([]);
});
