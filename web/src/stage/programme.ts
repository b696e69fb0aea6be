/** What there is to be seen of the way from one state of the table to the next, as its game says it. */

import { partsOf } from "../games/games";
import type { Line, TableInfo } from "../net/protocol";
import type { AnyView } from "../state/state";
import { type Beat, unasked } from "./beats";

export interface Known {
  table: TableInfo | null;
  view: AnyView | null;
  step: number; // how many choices were made and taken back
}

const DEAL_MS = 600;

/** The beats of an update, each with the table as it was then. */
export function beatsBetween(before: Known, now: Known, happened: readonly Line[]): Beat[] {
  const shown = now.view;
  if (!before.view || !shown || before.view.game !== shown.game) return [];
  if (before.table?.state === "between" && now.table?.state === "playing") return [dealt(shown, now.table)];
  if (now.step !== before.step + 1) return [];
  const told = partsOf(shown.game)?.beats?.(before.view, shown, happened) ?? [];
  const beats = shown.over ? told.map(({ luck: _, ...beat }) => beat) : told; // after the end there are words of its own
  return isAskedStill(before.view, shown) ? beats.map((beat) => asking(beat, shown)) : beats;
}

const dealt = (view: AnyView, table: TableInfo): Beat => ({
  kind: "deal",
  view: unasked(view),
  table,
  travel: DEAL_MS,
});

/** Whether the same question of one's own stands before and after: nothing may take away what is laid out for it. */
function isAskedStill(before: AnyView, now: AnyView): boolean {
  const seat = now.own?.seat;
  if (seat === undefined || before.own?.question !== now.own?.question) return false;
  return before.to_act.includes(seat) && now.to_act.includes(seat);
}

function asking(beat: Beat, { to_act, own }: AnyView): Beat {
  return { ...beat, view: { ...beat.view, to_act, own } as AnyView };
}
