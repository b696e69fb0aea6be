/** Beats of every game with tricks: a card lands, a trick lies complete, and goes to whoever takes it. */

import type { GameView, Line, WooView } from "../net/protocol";
import type { Beat } from "./beats";

const FLY_MS = 260;
const LAND_MS = 120;
const COMPLETE_MS = 1200;
const SWEEP_MS = 420;
const RING_MS = 80;

type Tricks = GameView | WooView;

/** The table with one more card in the trick; who wins with it is not said yet. */
export function withCard<View extends Tricks>(view: View, played: View["trick"][number]): View {
  const { own, seats, trick } = view;
  return {
    ...view,
    trick: [...trick.map(({ winning: _, ...one }) => one), played],
    seats: seats.map((one, at) => (at === played.seat ? { ...one, hand: one.hand - 1 } : one)),
    ...(own ? { own: { ...own, hand: own.hand.filter((card) => card !== played.card) } } : {}),
  };
}

/** A card flies to its place and lands. */
export const landing = (view: Tricks, line?: Line): Beat => ({
  kind: "card",
  view,
  travel: FLY_MS,
  hold: LAND_MS,
  ...(line ? { line } : {}),
});

/** A trick lies complete, with who takes it and why; then its cards go there, with their rings. */
export function taking(complete: Tricks, taken: Tricks, seat: number | null, why: Line, rings = 0): Beat[] {
  const leaving = { ...taken, trick: complete.trick } as Tricks; // so that those very cards move, and no copies of them
  return [
    { kind: "complete", view: complete, hold: COMPLETE_MS, line: why, seat },
    {
      kind: "taken",
      view: leaving,
      travel: SWEEP_MS + rings * RING_MS,
      seat,
      rolls: { after: SWEEP_MS, step: RING_MS },
    },
  ];
}
