import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { sheet } from "../../state/state";
import { PrincessPicker } from "./PrincessPicker";
import { RoundCard } from "./RoundCard";

test("a princess is chosen by her power in one line; the whole text is behind it", async () => {
  const game = viewOf("deluxe play play");
  if (!game.own) throw new Error("no seat");
  game.own.choices = ["alice", "mulan"].map((name) => ({ text: `choose ${name}`, verb: "choose", name }));
  show(game);
  const { find, press } = await mount(<PrincessPicker />);
  expect(find("princess-alice").textContent).toContain(
    "After winning a trick without the Frog: undo it and lead it again.",
  );
  expect(find("princess-alice").textContent).not.toContain("dealt back at random");
  await press("more-about-alice");
  expect(sheet.value).toEqual({ of: "princess", id: "alice" });
});

test("the round card on the stage says in one line what changes, and opens its whole text", async () => {
  show(viewOf("deluxe play play"));
  const { find, press } = await mount(<RoundCard id="poisoned-apple" as="showcase" />);
  expect(find("round-card").textContent).toContain("If anyone cannot follow suit, the best such card wins.");
  expect(find("round-card").textContent).not.toContain("whatever its suit");
  await press("more-about-poisoned-apple");
  expect(sheet.value).toEqual({ of: "round", id: "poisoned-apple" });
});
