import type { Sound } from "../../stage/sound";
import type { AnyView } from "../../state/state";
import { isSpecial } from "../../table/printed";

/** The sound of the way from one view to the next: the one that says most. */
export function soundOf(before: AnyView | null, now: AnyView): Sound | null {
  if (before?.game !== "rebel" || now.game !== "rebel" || before.round?.number !== now.round?.number) return null;
  if (now.rounds_scored.length > before.rounds_scored.length) return "round";
  if (now.princes_in && !before.princes_in) return "curtain";
  const taken = now.last_trick;
  if (taken && before.trick.length > 0) return taken.cards.some(({ card }) => isSpecial(card)) ? "frog" : "sweep";
  return now.trick.length > before.trick.length ? "card" : null;
}
