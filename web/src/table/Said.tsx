import { beat } from "../stage/stage";
import { sayLine } from "./Story";

const DECIDED = new Set(["complete", "judged"]);

/** Who takes the cards that lie there, and why. */
export function Said() {
  const { kind = "", line } = beat.value ?? {};
  return DECIDED.has(kind) && line ? <p class="pill takes">{sayLine(line)}</p> : null;
}
