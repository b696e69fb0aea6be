import type { Kind } from "../stage/beats";
import { beat } from "../stage/stage";
import { sayLine } from "./Story";

const DECIDED: ReadonlySet<string> = new Set<Kind>(["complete", "judged"]);
export const isDecided = (kind: string) => DECIDED.has(kind);

/** Who takes the cards that lie there, and why. */
export function Said() {
  const { kind = "", line } = beat.value ?? {};
  return isDecided(kind) && line ? <p class="pill takes">{sayLine(line)}</p> : null;
}
