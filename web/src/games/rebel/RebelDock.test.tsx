import { expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { link, resting } from "../../state/state";
import { RebelDock } from "./RebelDock";

test("a power window offers use, not now, not this trick and not this round", async () => {
  show(viewOf("deluxe window no power"));
  const { find, query } = await mount(<RebelDock />);
  expect(find("dock").hasAttribute("data-mine")).toBe(true);
  expect(find("power-later").textContent).toContain("Not now");
  expect(find("power-rest").textContent).toContain("Not this trick");
  expect(find("power-asleep").textContent).toContain("Not this round");
  expect(query("main-action")).toBeNull();
});

test("what was declined for this trick is not shown when the same is asked anew, and shown when it is another", async () => {
  const game = viewOf("deluxe window no power");
  if (!game.own) throw new Error("no seat");
  resting.value = game.own.question;
  game.own.asking = game.own.question;
  game.own.question += 1;
  show(game);
  const { find, query, settle } = await mount(<RebelDock />);
  expect(query("power-window")).toBeNull();
  expect(find("prompt").firstChild?.textContent).toBe("You say no for now.");
  const changed = structuredClone(game);
  if (changed.own) changed.own.asking = changed.own.question;
  show(changed);
  await settle();
  expect(find("power-window")).toBeTruthy();
  resting.value = null;
});

test("a window in which nothing can be done is asked like any other, and says so", async () => {
  const game = viewOf("deluxe window no power");
  if (!game.own) throw new Error("no seat");
  game.own.asked = ["swap", "no"];
  game.own.choices = [{ text: "no", verb: "no" }];
  show(game);
  const { find } = await mount(<RebelDock />);
  expect(find("power-nothing").textContent).toContain("nothing to use it on");
  expect(find("power-later").textContent).toContain("Not now");
  expect(find("power-asleep").textContent).toContain("Not this round");
});

test("the prompt is the sentence that the server sends", async () => {
  const game = viewOf("deluxe play play");
  if (game.own) game.own.prompt = ["prompt-follow", { suit: "Q" }];
  show(game);
  const { find } = await mount(<RebelDock />);
  expect(find("prompt").firstChild?.textContent).toBe("Your turn: play a Queen.");
});

test("a choice that waits for the others can be taken back", async () => {
  const game = viewOf("deluxe pass slots");
  if (!game.own) throw new Error("no seat");
  game.to_act = game.to_act.filter((seat) => seat !== game.own?.seat);
  game.own.pending = "pass Q2 Q5 Q9";
  game.own.pending_choice = { text: game.own.pending, verb: "pass", cards: ["Q2", "Q5", "Q9"] };
  game.own.slots = null;
  show(game);
  const { find } = await mount(<RebelDock />);
  expect(find("take-back")).toBeTruthy();
});

test("a lost connection is said in the dock, and nothing can be sent", async () => {
  show(viewOf("deluxe pass slots"));
  link.value = { state: "lost", since: Date.now() };
  const { find } = await mount(<RebelDock />);
  expect(find("conn-banner").textContent).toContain("Connection lost");
  expect(find("main-action").getAttribute("aria-disabled")).toBe("true");
});

test("paused: by whom, and the way on", async () => {
  const game = viewOf("deluxe play play");
  show(game, { state: "paused", paused_by: (game.own?.seat ?? 0) === 1 ? 2 : 1 });
  const { find } = await mount(<RebelDock />);
  expect(find("prompt").textContent).toMatch(/Paused by (Zofia|Old Bruno)/);
  expect(find("main-action").textContent).toBe("Resume");
});

test("between two rounds the cards of the next passing are not asked for yet", async () => {
  show(viewOf("deluxe pass slots"), { state: "between" });
  const { query } = await mount(<RebelDock />);
  expect(query("slots")).toBeNull();
});
