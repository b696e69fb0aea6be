/** What there is to be seen of a step of a parlour game: what was hidden is turned, and why somebody wins. */

import type { Line } from "../../net/protocol";
import { type Beat, CURTAIN_MS, unasked } from "../../stage/beats";
import type { AnyView } from "../../state/state";
import { beatsOf as beatsOfDuel } from "../r/beats";

const SHOWN_MS = 1500;

export function beatsOf(before: AnyView, now: AnyView, happened: readonly Line[]): Beat[] {
  if (now.game === "serious-card") return beatsOfDuel(before, now, happened);
  const view = unasked(now);
  return happened.flatMap(([kind, { why }]): Beat[] => {
    if (kind === "reveal") return [{ kind: "shown", view, hold: SHOWN_MS, icon: "crown", line: why as Line }];
    return kind === "over" ? [{ kind: "over", view, hold: CURTAIN_MS }] : [];
  });
}
