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
const TURNING: Line = ["page-r-turning", {}];

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

const judged: Teller = (was, is, { cards, winner, why, lovers }) => {
  const turned = cards as string[];
  const chosen = without(was, turned);
  return [
    { kind: "tremble", view: chosen, hold: TREMBLE_MS, cards: [null, null], line: TURNING },
    { kind: "turned", view: chosen, travel: TURN_MS, cards: turned, line: TURNING },
    {
      kind: "judged",
      view: is,
      hold: BEFORE_GESTURE_MS,
      cards: turned,
      seat: winner as number | null,
      line: why as Line,
      lovers: Boolean(lovers),
    },
  ];
};

/** The table after one's own card has left the hand. */
function without(view: AnyView, cards: readonly string[]): AnyView {
  const { own } = view;
  return own
    ? ({ ...view, own: { ...own, hand: own.hand.filter((card) => card !== cards[own.seat]) } } as AnyView)
    : view;
}

/** A gesture of its own: who or what does it, and what it does. */
function gesture(view: AnyView, icon: string, line: Line): Beat {
  return { kind: "gesture", view, hold: GESTURE_MS, icon, line };
}

/** Several victories at once are worth a word, of either side. */
const scored: Teller = (_, is, { seat, number, why }) => {
  if (Number(number) < 2) return [];
  const luck = is.seats.map((_, at) => ({ seat: at, isGood: at === seat }));
  return [{ ...gesture(is, "crown", why as Line), luck }];
};

const TELLERS: Record<string, Teller> = {
  judged,
  open: (_, is, { seat, card }) => [
    gesture(is, `r-${characterOf(String(card))}`, ["story-r-plays-openly", { seat, card }]),
  ],
  held: (_, is, { line }) => [gesture(is, "icon-pause", line as Line)],
  scored,
  bonus: (_, is, { seat }) => [gesture(is, "r-general", ["story-r-bonus", { seat }])],
  spied: (_, is, { seat }) => [gesture(is, "r-spy", ["story-r-spied", { seat }])],
  game: (_, is, { why }) => [gesture(is, "crown", why as Line)],
  over: (_, is) => [{ kind: "over", view: is, hold: CURTAIN_MS }],
};
