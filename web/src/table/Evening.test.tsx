import { expect, test } from "vitest";
import { show, viewOf } from "../fixtures/fixtures";
import { mount } from "../fixtures/mount";
import type { Score } from "../net/protocol";
import { Evening } from "./Evening";

const JUNO = { name: "Juno", played: 1, won: [1] };
const BRUNO = { name: "Bruno", played: 1 };

async function scores(evening: Score[]): Promise<string[]> {
  show(viewOf("deluxe over"), { evening });
  const { root } = await mount(<Evening />);
  return [...root.querySelectorAll("tbody .sum")].map((cell) => cell.textContent ?? "");
}

test("among friends games are counted from the first on", async () => {
  expect(await scores([JUNO, BRUNO])).toEqual(["1", "0"]);
});

test("the first game against bots is not counted: its result says all", async () => {
  expect(await scores([JUNO, { ...BRUNO, bot: true }])).toEqual([]);
});

test("the second against bots is", async () => {
  const again = { name: "Juno", played: 2, won: [1, 2] };
  expect(await scores([again, { name: "Bruno", played: 2, bot: true }])).toEqual(["2", "0"]);
});
