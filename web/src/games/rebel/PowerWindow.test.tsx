import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, viewOf } from "../../fixtures/fixtures";
import { mount } from "../../fixtures/mount";
import * as session from "../../net/session";
import { type AnyView, sent, sheet } from "../../state/state";
import { prompt } from "../../table/Dock";
import { PowerWindow } from "./PowerWindow";
import { RebelSeats } from "./RebelSeats";

const send = vi.spyOn(session, "send").mockReturnValue(undefined);
const made = () => send.mock.calls.map(([frame]) => ("choice" in frame ? frame.choice : frame.t));

function Both() {
  return (
    <>
      <RebelSeats />
      <PowerWindow />
      <span data-testid="prompt">{prompt()}</span>
    </>
  );
}

/** Somebody with a power that is used on another. */
function aiming(): [AnyView, number] {
  const game = viewOf("deluxe window no power");
  if (!game.own) throw new Error("no seat");
  const seat = (game.own.seat + 1) % game.players;
  game.own.choices = [
    { text: "no", verb: "no" },
    { text: `power ${seat}`, verb: "power", seat },
  ];
  return [game, seat];
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  send.mockClear();
  sent.value = null;
  sheet.value = null;
});
afterEach(() => vi.useRealTimers());

test("each way to wait says when it asks again", async () => {
  show(viewOf("deluxe window no power"));
  const { find } = await mount(<Both />);
  expect(find("power-later").textContent).toContain("ask me again soon");
  expect(find("power-asleep").textContent).toContain("ask me in the next");
});

test.each(["plate", "button"])("a power on somebody is used by the second press on the %s", async (what) => {
  const [game, seat] = aiming();
  show(game);
  const { find, root } = await mount(<Both />);
  const place = () => {
    const plate = root.querySelector<HTMLElement>(`[data-testid="seat-${seat}"] button`);
    return what === "plate" && plate ? plate : find(`pick-${seat}`);
  };
  await act(() => place().click());
  expect(made()).toEqual([]);
  expect(place().getAttribute("aria-label")).toMatch(/^Press again: use the power on /);
  expect(find("prompt").textContent).toBe(place().getAttribute("aria-label"));
  await act(() => place().click());
  expect(made()).toEqual([`power ${seat}`]);
});

afterEach(() => document.body.click()); // nothing stays marked for the next

test("a press elsewhere takes the mark away", async () => {
  const [game, seat] = aiming();
  show(game);
  const { find, press, root } = await mount(<Both />);
  await press(`pick-${seat}`);
  await act(() => root.querySelector<HTMLElement>(`[data-testid="seat-${seat}"] button`)?.click());
  expect(find(`pick-${seat}`).dataset.marked).toBeUndefined();
  await act(() => document.body.click());
  expect(root.querySelector("[data-marked]")).toBeNull();
  await press(`pick-${seat}`);
  expect(made()).toEqual([]);
});

test("time does not take the mark away: one may want to read", async () => {
  const [game, seat] = aiming();
  show(game);
  const { press, root } = await mount(<Both />);
  await press(`pick-${seat}`);
  await act(() => void vi.advanceTimersByTime(60_000));
  expect(root.querySelector("[data-marked]")).not.toBeNull();
});

test("another question takes the mark away", async () => {
  const [game, seat] = aiming();
  show(game);
  const { press } = await mount(<Both />);
  await press(`pick-${seat}`);
  const another = structuredClone(game);
  if (another.own) another.own.question += 1;
  show(another);
  await press(`pick-${seat}`);
  expect(made()).toEqual([]);
});

test("a power of no aim is used by a second press, and looking at a seat never needs one", async () => {
  const game = viewOf("deluxe window no power");
  if (!game.own) throw new Error("no seat");
  game.own.choices = ["no", "power"].map((verb) => ({ text: verb, verb }));
  show(game);
  const { press, root } = await mount(<Both />);
  await press("power-use");
  expect(made()).toEqual([]);
  await press("power-use");
  expect(made()).toEqual(["power"]);
  root.querySelector<HTMLElement>(".seat button")?.click();
  expect(sheet.value).toMatchObject({ of: "seat" });
});
