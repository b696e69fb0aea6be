import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { questions, show, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import { FIRST } from "../games/shelf";
import type { GameView } from "../net/protocol";
import * as session from "../net/session";
import { enter, hasten } from "../stage/stage";
import { Hand } from "../table/Hand";
import { canPlan, plan } from "./plan";
import { prefer } from "./preferences";
import { type AnyView, lifted, sent } from "./state";

const send = vi.spyOn(session, "send").mockReturnValue(undefined);
const played = () => send.mock.calls.map(([frame]) => ("choice" in frame ? frame.choice : frame.t));
const playing = (card: string) => ({ text: `play ${card}`, verb: "play", cards: [card] });

let number = 1;

/** One's own hand while another is to play, and the same when it is one's turn. */
function turns(choices: { text: string; verb: string; cards?: string[]; power?: boolean }[]): [AnyView, AnyView] {
  const game = viewOf("deluxe play play");
  if (!game.own) throw new Error("no seat");
  number += 1;
  Object.assign(game.own, { hand: ["F3", "Q5", "Q9", "C2"], choices, question: number });
  game.own.refused = { F3: ["must-follow", { suit: "Q", cards: ["Q5", "Q9"] }] };
  const waiting = structuredClone(game);
  waiting.to_act = [(game.own.seat + 1) % game.players];
  Object.assign(waiting.own ?? {}, { choices: [], refused: {}, question: number - 1 });
  return [waiting, game];
}

beforeEach(() => {
  send.mockClear();
  sent.value = null;
});
afterEach(() => prefer({ plan: true }));

describe("a card that is planned", () => {
  test("is lifted by a tap while others play, and nobody is told", async () => {
    const [waiting] = turns([]);
    show(waiting);
    const { find, press } = await mount(<Hand />);
    await press("card-Q5");
    expect(find("card-Q5").dataset.planned).toBe("");
    expect(find("card-Q5").getAttribute("aria-label")).toContain("planned");
    expect(played()).toEqual([]);
  });

  test("is played at one's turn", async () => {
    const [waiting, mine] = turns(["Q5", "Q9"].map(playing));
    show(waiting);
    const { press, settle } = await mount(<Hand />);
    await press("card-Q9");
    show(mine);
    await settle();
    expect(played()).toEqual(["play Q9"]);
    expect(plan.value).toBeNull();
  });

  test("for a trick that is over is lifted, not led", async () => {
    const [waiting, mine] = turns(["Q5", "Q9"].map(playing));
    show(waiting);
    const { press, settle } = await mount(<Hand />);
    await press("card-Q9");
    const led = structuredClone(mine) as GameView;
    for (const seat of led.seats.slice(0, 1)) seat.tricks += 1;
    show(led);
    await settle();
    expect(played()).toEqual([]);
    expect(lifted.value).toBe("Q9");
  });

  test("is taken back by another tap, and replaced by another card", async () => {
    const [waiting, mine] = turns(["Q5", "Q9"].map(playing));
    show(waiting);
    const { press, settle } = await mount(<Hand />);
    await press("card-Q9");
    await press("card-Q5");
    expect(plan.value).toBe("Q5");
    await press("card-Q5");
    show(mine);
    await settle();
    expect(played()).toEqual([]);
    expect(lifted.value).toBeNull();
  });

  test("that may not be played then is dropped, with the reason beside it", async () => {
    const [waiting, mine] = turns(["Q5", "Q9"].map(playing));
    show(waiting);
    const { find, press, settle } = await mount(<Hand />);
    await press("card-F3");
    show(mine);
    await settle();
    await settle();
    expect(played()).toEqual([]);
    expect(plan.value).toBeNull();
    expect(find("refusal").textContent).toBe("Not played as planned. Follow Queens: you hold the 5 and the 9.");
  });

  test("waits, lifted, where a power could go with it", async () => {
    const withPower = { text: "play Q9 power", verb: "play", cards: ["Q9"], power: true };
    const [waiting, mine] = turns([...["Q5", "Q9"].map(playing), withPower]);
    show(waiting);
    const { press, settle } = await mount(<Hand />);
    await press("card-Q9");
    show(mine);
    await settle();
    expect(played()).toEqual([]);
    expect(lifted.value).toBe("Q9");
  });

  test("stays planned while something else is asked", async () => {
    const [waiting, asked] = turns([
      { text: "no", verb: "no" },
      { text: "power", verb: "power" },
    ]);
    show(waiting);
    const { press, settle } = await mount(<Hand />);
    await press("card-Q9");
    show(asked);
    await settle();
    expect(played()).toEqual([]);
    expect(plan.value).toBe("Q9");
    show(turns(["Q5", "Q9"].map(playing))[1]);
    await settle();
    expect(played()).toEqual(["play Q9"]);
  });

  test("is forgotten with the round", async () => {
    const [waiting, mine] = turns(["Q5", "Q9"].map(playing));
    show(waiting);
    const { press, settle } = await mount(<Hand />);
    await press("card-Q9");
    if (mine.game === FIRST && "round" in mine && mine.round && typeof mine.round === "object") mine.round.number += 1;
    show(mine);
    await settle();
    expect(played()).toEqual([]);
  });

  test("is not played before what comes before the question has been seen", async () => {
    const [waiting, mine] = turns(["Q5", "Q9"].map(playing));
    show(waiting);
    const { press, settle } = await mount(<Hand />);
    await press("card-Q9");
    const beats = [{ kind: "complete" as const, view: waiting, hold: 1200 }];
    enter({ beats, pace: "normal", asksMe: true, begin: () => undefined, show: () => show(mine) });
    await settle();
    expect(played()).toEqual([]);
    hasten();
    await settle();
    expect(played()).toEqual(["play Q9"]);
  });
});

test("nothing is planned by who does not want to", async () => {
  prefer({ plan: false });
  const [waiting] = turns([]);
  show(waiting);
  const { press } = await mount(<Hand />);
  await press("card-Q5");
  expect(plan.value).toBeNull();
});

test.each([
  ["woo play play", true],
  ["woo exchange exchange keep", false],
  ["r play play", false],
])("in %s others play one after the other: %s", async (name, can) => {
  await mount(null);
  const view = structuredClone(questions[name]);
  if (!view) throw new Error("no view");
  view.to_act = [1];
  show(view);
  expect(canPlan.value).toBe(can);
});
