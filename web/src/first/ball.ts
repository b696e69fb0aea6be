/** The gentle first ball, after the first tricks: its princess, and the way to it. */

import { signal } from "@preact/signals";
import { aboutOf, FIRST } from "../games/shelf";
import { playStart } from "../state/beginning";
import { go, route } from "../state/route";
import { guide } from "../table/tips";

const AIM = "aim";
const TOLD = [AIM, "lead", "follow", "void", "frog", "frog-out", "princes-in", "trick"]; // by the first tricks

/** Who is danced as: the easiest, unless the reader takes another. */
const chosen = signal(0);
const roles = () => aboutOf(FIRST)?.start?.roles ?? [];
export const role = () => roles()[chosen.value % roles().length] ?? "";
export const another = () => {
  chosen.value += 1;
};

/** The table at which the reader waits meanwhile: there they go on, and not to a ball of their own. */
export const cameFrom = () => (route.value.page === "first" ? route.value.from : null);

/** Goes on: to the table where the reader waits, or to a first ball; who has skipped the tricks is still told its aim. */
export async function moveOn(isTaught = true): Promise<void> {
  const from = cameFrom();
  if (from) return go(`/t/${from}`);
  guide(FIRST, ...TOLD.filter((tip) => isTaught || tip !== AIM));
  await playStart(role());
}
