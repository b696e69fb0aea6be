import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wire } from "../net/connection";
import type { ToPage, Up } from "../net/protocol";
import { goOn, held, teacher } from "./teacher";

let wire: Wire;
let said: ToPage[];

beforeEach(async () => {
  vi.stubGlobal("queueMicrotask", (work: () => void) => work());
  wire = teacher();
  said = [];
  wire.onmessage = ({ data }) => said.push(JSON.parse(String(data)) as ToPage);
  await vi.waitFor(() => new Promise<void>((opened) => (wire.onopen = opened)));
  vi.useFakeTimers();
  wire.send(JSON.stringify({ t: "hello", proto: 1 }));
});

afterEach(() => {
  wire.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const updates = () => said.filter((frame): frame is Up => frame.t === "up");
const view = () => updates().at(-1)?.view;
const mayPlay = () => view()?.own?.legal ?? [];
const play = (choice: string) => wire.send(JSON.stringify({ t: "do", id: "1", ask: 1, choice }));

/** Lets the others play until the reader is asked. */
function wait(): void {
  vi.runAllTimers();
}

test("the others play until the reader is asked, one update after the other", () => {
  wait();
  expect(mayPlay()).toEqual(["play Q3", "play Q9"]);
  const numbers = updates().map(({ seq }) => seq);
  expect(updates().map(({ prev }) => prev)).toEqual([0, ...numbers.slice(0, -1)]);
});

test("no answer comes before the question is out, so that nobody waits for it in vain", async () => {
  vi.unstubAllGlobals();
  wire.send(JSON.stringify({ t: "ping", n: 7 }));
  expect(said.at(-1)).not.toMatchObject({ t: "pong" });
  await Promise.resolve();
  expect(said.at(-1)).toMatchObject({ t: "pong", n: 7 });
});

test("a card that the engine does not allow is refused", () => {
  wait();
  play("play C5");
  expect(said.at(-1)).toMatchObject({ t: "refuse", id: "1" });
});

test("every trick stands complete until the reader goes on", () => {
  wait();
  play("play Q3");
  expect(held.value).toMatchObject({ tricks: 1, taken: { winner: 3, proposals: 0 } });
  expect(view()?.to_act).toEqual([]);
  expect(view()).toMatchObject({
    trick: [{ card: "Q6" }, { card: "Q5" }, { card: "Q8", winning: true }, { card: "Q3" }],
  });
  expect(view()?.own?.hand).toEqual(["Q9", "C5"]);
  const before = updates().length;
  wait();
  expect(updates().length).toBe(before);
  goOn();
  expect(view()).toMatchObject({ trick: [] });
  expect(
    updates()
      .at(-1)
      ?.happened?.map(([kind]) => kind),
  ).toEqual(["trick"]);
  wait();
  expect(held.value).toBeNull();
  expect(mayPlay()).toEqual(["play Q9", "play C5"]);
});

test("every way ends after three tricks, without a ring for the reader", () => {
  const ends: string[] = [];
  const walk = (choices: string[]) => {
    wire.send(JSON.stringify({ t: "hello", proto: 1 }));
    wait();
    for (const choice of choices) {
      play(choice);
      wait();
      goOn();
      wait();
    }
    if (view()?.over) ends.push(`${choices.join(", ")}: ${view()?.totals[0]}`);
    else for (const choice of [...mayPlay()]) walk([...choices, choice]);
  };
  walk([]);
  expect(ends).toEqual([
    "play Q3, play Q9, play C5: 0",
    "play Q3, play C5, play Q9: 0",
    "play Q9, play Q3, play C5: 0",
  ]);
});

test("three tricks are no round: nobody is told who has won it", () => {
  wait();
  for (const choice of ["play Q3", "play Q9", "play C5"]) {
    play(choice);
    wait();
    goOn();
    wait();
  }
  const told = updates().flatMap(({ story }) => (story ?? []).map(([key]) => key));
  expect(told.at(-1)).toBe("story-takes");
  expect(told.filter((key) => key === "story-takes").length).toBe(3);
});
