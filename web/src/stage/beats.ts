/**
 * Beats: things that happened at the table, in order, each with what is to be seen of it and for how long. Times are those
 * at normal pace; the table's pace and the reader's own wish scale them.
 */

import type { Line, TableInfo } from "../net/protocol";
import { motionFactor } from "../state/preferences";
import type { AnyView } from "../state/state";
import type { Sound } from "./sound";

export type Kind =
  | "deal"
  | "pass"
  | "card"
  | "power" // a princess comes forward
  | "door" // the Princes are in
  | "complete" // a trick lies still
  | "taken" // it goes to whoever takes it
  | "frog"
  | "tremble" // two cards lie face down
  | "turned" // and are turned
  | "judged" // and one of them wins
  | "gesture" // what follows from it
  | "gift" // a special gift works
  | "shown" // what was hidden is turned
  | "over";

/** Cards that change hands, seen from outside: as many backs from one seat to another. */
export interface Flight {
  from: number;
  to: number;
  count: number;
}

/** A counter goes on by one after the other: milliseconds until the first, and between two. */
export interface Rolls {
  after: number;
  step: number;
}

/** Luck that has come to a seat, or has left it: something to say a word about. */
export interface Luck {
  seat: number;
  isGood: boolean;
}

export interface Beat {
  kind: Kind;
  view: AnyView; // the table meanwhile: a state that was
  table?: TableInfo; // and what stands around it, where that changes with the beat
  travel?: number; // milliseconds in which something moves
  hold?: number; // milliseconds for which it then stands still
  line?: Line | null; // what is said of it
  seat?: number | null; // whom it is about, or goes to
  icon?: string; // the drawing of what comes forward
  title?: Line; // and its name
  sound?: Sound; // where not that of its kind
  flights?: readonly Flight[];
  rolls?: Rolls; // the counters meanwhile, in place of changing at once
  cards?: readonly (string | null)[]; // that are turned, by seat
  lovers?: boolean; // whether these are Prince and Princess
  luck?: readonly Luck[]; // whose it makes or mars; whom it touches most comes first
}

const PACES: Record<TableInfo["pace"], number> = { instant: 0, quick: 0.5, normal: 1, relaxed: 1.5 };

/** The time that the curtain takes to fall after the last beat. */
export const CURTAIN_MS = 1500;

/** How long holds are at a table of this pace, times the design's figures. */
export function holdFactor(pace: TableInfo["pace"] = "normal"): number {
  return PACES[pace] * (motionFactor() || 1);
}

/** How long things travel at a table of this pace; 0 where nothing is to travel. */
export function travelFactor(pace: TableInfo["pace"] = "normal"): number {
  return PACES[pace] * motionFactor();
}

/** How long a beat takes. */
export function timeOf({ travel = 0, hold = 0 }: Beat, pace: TableInfo["pace"] = "normal"): number {
  return travel * travelFactor(pace) + hold * holdFactor(pace);
}

/** The table with nobody asked for anything, as it is while something is being seen. */
export function unasked<View extends AnyView>(view: View): View {
  const { own } = view;
  const quiet = own && { ...own, choices: [], legal: [], asked: [], pending: null, pending_choice: null, slots: null };
  return { ...view, to_act: [], over: false, ...(own ? { own: { ...quiet, refused: {} } } : {}) } as View;
}
