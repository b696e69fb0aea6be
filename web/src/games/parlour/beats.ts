/** What there is to be seen of a step of a parlour game: a card, what was hidden is turned, and why somebody wins. */

import type { Line } from "../../net/protocol";
import { type Beat, CURTAIN_MS, unasked } from "../../stage/beats";
import type { AnyView } from "../../state/state";
import { beatsOf as beatsOfDuel } from "../r/beats";

const CARD_MS = 900;
const SHOWN_MS = 1500;

export function beatsOf(before: AnyView, now: AnyView, happened: readonly Line[]): Beat[] {
  if (now.game === "serious-card") return beatsOfDuel(before, now, happened);
  const [was, is] = [unasked(before), unasked(now)];
  return happened.flatMap(([kind, args]): Beat[] => TELLERS[kind]?.(was, is, args) ?? []);
}

type Teller = (was: AnyView, is: AnyView, args: Line[1]) => Beat[];

/** A card lies there for all to see, before anything comes of it; one drawn from a hand is seen as a back. */
const drawn: Teller = (was, is, { seat, card, from }) =>
  card === undefined
    ? [
        {
          ...lying(was, ["story-pg-drew-from", { seat, from }]),
          flights: [{ from: Number(from), to: Number(seat), count: 1 }],
        },
      ]
    : [lying({ ...is, seats: was.seats } as AnyView, ["story-pg-drew", { seat, card }])];

const turned: Teller = (was, is, { seat, place, card }) => {
  if (card === null || !("places" in was)) return [lying(is, ["story-pg-looked", { seat, number: place }])];
  const places = was.places.map((one, at) => (at + 1 === place ? String(card) : one));
  return [lying({ ...was, places } as AnyView, ["story-pg-turned-up", { seat, card, number: place }])];
};

const lying = (view: AnyView, line: Line): Beat => ({ kind: "card", view, hold: CARD_MS, line });

const TELLERS: Record<string, Teller> = {
  drawn,
  turned,
  reveal: (_, is, { why }) => [{ kind: "shown", view: is, hold: SHOWN_MS, icon: "crown", line: why as Line }],
  over: (_, is) => [{ kind: "over", view: is, hold: CURTAIN_MS }],
};
