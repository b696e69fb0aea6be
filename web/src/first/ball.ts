/** The gentle first ball, after the first tricks: its princess, and the way to it. */

import { signal } from "@preact/signals";
import { aboutOf, FIRST } from "../games/shelf";
import { playStart } from "../state/beginning";
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

/** Begins the ball; whoever has skipped the tricks is still told what it is about. */
export async function toTheBall(isTaught = true): Promise<void> {
  guide(FIRST, ...TOLD.filter((tip) => isTaught || tip !== AIM));
  await playStart(role());
}
