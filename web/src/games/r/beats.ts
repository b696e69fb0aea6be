/** What there is to be seen of a step of R. No rule is in here: the server says what happened, and why. */

import type { Line } from "../../net/protocol";
import { type Beat, CURTAIN_MS, unasked } from "../../stage/beats";
import type { AnyView } from "../../state/state";
import { characterOf } from "./cards";

const TREMBLE_MS = 400;
const TURN_MS = 300;
const LOOK_MS = 2500; // or until the next choice
const BEFORE_GESTURE_MS = 1200;
const GESTURE_MS = 900;

/** Two cards turned in the same instant, what follows from them, and the end. */
export function beatsOf(before: AnyView, now: AnyView, happened: readonly Line[]): Beat[] {
  const [was, is] = [unasked(before), unasked(now)];
  const beats = happened.flatMap(([kind, args]): Beat[] => TELLERS[kind]?.(was, is, args) ?? []);
  return beats.map((beat, at) => {
    const isLast = beat.kind === "judged" && (beats[at + 1]?.kind ?? "over") === "over";
    return isLast ? { ...beat, hold: LOOK_MS } : beat;
  });
}

type Teller = (was: AnyView, is: AnyView, args: Line[1]) => Beat[];

const judged: Teller = (was, is, { cards, winner, why }) => {
  const seen = { cards: cards as string[], seat: winner as number | null, line: why as Line };
  return [
    { kind: "tremble", view: was, hold: TREMBLE_MS, cards: [null, null] },
    { kind: "judged", view: is, travel: TURN_MS, hold: BEFORE_GESTURE_MS, ...seen },
  ];
};

/** A gesture of its own: the character that does it, and what it does. */
const gesture =
  (icon: (args: Line[1]) => string, line: string): Teller =>
  (_, is, args) => [{ kind: "gesture", view: is, hold: GESTURE_MS, icon: icon(args), line: [line, args] }];

const TELLERS: Record<string, Teller> = {
  judged,
  open: (_, is, { seat, card }) => [
    {
      kind: "gesture",
      view: is,
      hold: GESTURE_MS,
      icon: `r-${characterOf(String(card))}`,
      line: ["story-r-plays-openly", { seat, card }],
    },
  ],
  bonus: gesture(() => "r-general", "story-r-bonus"),
  spied: gesture(() => "r-spy", "story-r-spied"),
  over: (_, is) => [{ kind: "over", view: is, hold: CURTAIN_MS }],
};
