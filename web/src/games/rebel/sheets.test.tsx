import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import type { GameView } from "../../net/protocol";
import { RebelHand } from "./RebelHand";
import { rebelSheet } from "./sheets";

/** A view with something more of one's own. */
function withOwn(more: Partial<NonNullable<GameView["own"]>>): GameView {
  const game = viewOf("deluxe half slots");
  if (!game.own) throw new Error("nobody's own view");
  return { ...game, own: { ...game.own, ...more } };
}

test("cards that were only looked at are neither given nor got", async () => {
  show(
    withOwn({
      moves: [
        { move: "passed", from: 0, to: 1, cards: ["Q2"] },
        { move: "looked", from: 2, to: 0, cards: ["F3", "F4"] },
      ],
    }),
  );
  const { find } = await mount(<div>{rebelSheet({ of: "round", id: "after-party" })?.body}</div>);
  expect(find("moves").querySelectorAll("li").length).toBe(1);
  expect(find("looked").querySelectorAll(".mini").length).toBe(2);
});

test("a frozen card of one's own is marked in the hand", async () => {
  const game = withOwn({});
  const [card = ""] = game.own?.hand ?? [];
  show(withOwn({ frozen: { seat: game.own?.seat ?? 0, card } }));
  const { find, root } = await mount(<RebelHand />);
  expect(find(`card-${card}`).querySelector("[data-mark=frozen]")).not.toBeNull();
  expect(root.querySelectorAll("[data-mark=frozen]").length).toBe(1);
});

test("a card frozen before another seat is not marked in one's own hand", async () => {
  show(withOwn({ frozen: { seat: 1, card: "Q2" } }));
  const { root } = await mount(<RebelHand />);
  expect(root.querySelector("[data-mark=frozen]")).toBeNull();
});
