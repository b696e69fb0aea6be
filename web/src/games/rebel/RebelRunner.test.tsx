import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { sheet } from "../../state/state";
import { RebelRunner } from "./RebelRunner";

function trick() {
  const game = viewOf("deluxe play play");
  game.leader = 1;
  game.trick = [
    { seat: 1, card: "Q5", winning: true },
    { seat: 2, card: "F3", void: true },
  ];
  return game;
}

test("places stand in the order of play, with who is winning", async () => {
  show(trick());
  const { root, find } = await mount(<RebelRunner />);
  const order = [...root.querySelectorAll<HTMLElement>(".place")].map((place) => place.dataset.testid);
  expect(order).toEqual(["place-1", "place-2", "place-3", "place-0"]);
  expect(find("place-1").hasAttribute("data-winning")).toBe(true);
  expect(find("laid-Q5").getAttribute("aria-label")).toContain("1 of 4");
  expect(find("laid-Q5").getAttribute("aria-label")).toContain("winning");
});

test("one press on a card of the trick opens its text", async () => {
  show(trick());
  const { press } = await mount(<RebelRunner />);
  await press("laid-F3");
  expect(sheet.value).toEqual({ of: "card", card: "F3" });
  sheet.value = null;
});

test("two cards in a place show their sum as the engine counts it, and which card does not count", async () => {
  const game = trick();
  if (game.round) game.round.each = 2;
  game.trick = [
    { seat: 1, card: "Q7", adds: 7 },
    { seat: 2, card: "F3" },
    { seat: 1, card: "Q3", adds: 3 },
  ];
  show(game);
  const { find } = await mount(<RebelRunner />);
  expect(find("place-1").querySelector(".sum")?.textContent).toBe("7 + 3 = 10");
  expect(find("laid-F3").closest(".laid")?.hasAttribute("data-out")).toBe(true);
});

test("a void player's card that can win carries the round's sign", async () => {
  show(trick());
  const { find } = await mount(<RebelRunner />);
  expect(find("place-2").querySelector(".badge use")?.getAttribute("href")).toBe("#round-royal-decree");
});
