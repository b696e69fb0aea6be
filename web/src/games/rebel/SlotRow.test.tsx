import { act } from "preact/test-utils";
import { beforeEach, expect, test } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import { filled } from "../../state/state";
import { RebelDock } from "./RebelDock";
import { RebelHand } from "./RebelHand";

const desk = (
  <>
    <RebelDock />
    <RebelHand />
  </>
);

beforeEach(() => {
  filled.value = []; // the same question again, as if nothing had been laid out for it
});

test("cards fill the slots in turn; a press on a slot takes its card back to the hand", async () => {
  const game = viewOf("deluxe pass slots");
  const [first = "", second = ""] = game.own?.hand ?? [];
  show(game);
  const { find, press, query } = await mount(desk);
  await press(`card-${first}`);
  await press(`card-${second}`);
  expect(filled.value.slice(0, 2)).toEqual([first, second]);
  expect(find("slot-0").hasAttribute("data-filled")).toBe(true);
  await press(`in-slot-${first}`);
  expect(query(`in-slot-${first}`)).toBeNull();
  expect(query(`card-${first}`)).not.toBeNull();
  expect(query(`card-${second}`)).toBeNull();
});

test("the button says what is missing until all slots are full", async () => {
  const game = viewOf("deluxe pass slots");
  const count = game.own?.slots?.slots.length ?? 0;
  show(game);
  const { find, press } = await mount(desk);
  expect(find("main-action").textContent).toBe(`${count} more`);
  for (const card of game.own?.hand.slice(0, count) ?? []) await press(`card-${card}`);
  expect(find("main-action").textContent).toMatch(/^Pass/);
  expect(find("main-action").getAttribute("aria-disabled")).toBeNull();
});

test("both ways: each slot names who gets its card", async () => {
  const game = viewOf("deluxe pass slots both");
  show(game);
  const { find } = await mount(desk);
  const args = game.own?.prompt[1] ?? {};
  const names = ["Mira", "Zofia", "Old Bruno", "Celeste", "Ada", "Cy"];
  expect(find("slot-0").textContent).toContain(names[Number(args.left_seat)]);
  expect(find("slot-1").textContent).toContain(names[Number(args.right_seat)]);
});

test("what was sent stays in its slots until everybody has chosen", async () => {
  const game = viewOf("deluxe pass slots");
  show(game);
  const { find, query } = await mount(desk);
  const sent = structuredClone(game);
  if (!sent.own) throw new Error("no seat");
  const cards = sent.own.hand.slice(0, 3);
  sent.own.pending = `pass ${cards.join(" ")}`;
  sent.own.pending_choice = { text: sent.own.pending, verb: "pass", cards };
  sent.own.slots = null;
  sent.to_act = sent.to_act.filter((seat) => seat !== sent.own?.seat);
  await act(() => show(sent));
  expect(find("slots").querySelectorAll(".card").length).toBe(3);
  expect(query("take-back")).not.toBeNull();
});
