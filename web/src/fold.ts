/** The story while a round runs: tricks before the last are told without their cards, except in open memory. */

import type { Line } from "./protocol";

const TRICK_LINES = /^story-(plays|turns-up|turned-up|swaps|haggles)/;
const ROUNDS = ["story-round", "story-extra-round"];

/** The lines that may be read now; those of rounds before are whole. */
export function folded<Told extends { line: Line }>(told: readonly Told[], openMemory: boolean): readonly Told[] {
  if (openMemory) return told;
  const keys = told.map(({ line }) => line[0]);
  const round = Math.max(...ROUNDS.map((key) => keys.lastIndexOf(key)));
  const takes = [...keys.keys()].filter((at) => at > round && keys[at] === "story-takes");
  const from = takes.at(-2) ?? round; // the trick taken last and the one in play stay
  return told.filter((_, at) => at <= round || at > from || !TRICK_LINES.test(keys[at] ?? ""));
}
