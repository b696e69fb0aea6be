/** How a replay and an example of the rules show a table of Rebel Princess. */

import type { AnyView } from "../../state/state";
import type { OpenView } from "../games";

/** More of a replay's view: the others' hands where they lie open, and what one has set aside. */
export function opened(game: OpenView, seat: number): Record<string, unknown> {
  if (game.game !== "rebel") return {};
  const hands = game.open ? game.hands : [];
  return {
    seats: game.seats.map((one, at) => (at !== seat && hands[at] ? { ...one, open: hands[at] } : one)),
    own: { aside: game.asides[seat] ?? [], gifts: [], moves: [] },
  };
}

/** What changes with every trick. */
export function trickOf(view: AnyView): unknown {
  if (view.game !== "rebel") return null;
  return view.trick.length === 0 ? view.seats.reduce((sum, { tricks }) => sum + tricks, 0) : -1;
}

/** A trick that was taken lies there still. */
export function withItsTrick(view: AnyView): AnyView {
  if (view.game !== "rebel" || view.trick.length > 0 || !view.last_trick) return view;
  const { cards, winner } = view.last_trick;
  const trick = cards.map((card) => ({ ...card, winning: card.seat === winner }));
  return { ...view, trick, leader: cards[0]?.seat ?? view.leader, last_trick: null };
}
