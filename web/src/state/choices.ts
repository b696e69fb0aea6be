/** Choices as the server gives them, and the one that the page makes itself: of several cards. */

import type { Choice, Slots } from "../net/protocol";

/** What one points at: the cards, or the princess. */
export function thingsOf({ cards = [], name }: Choice): string[] {
  return name ? [...cards, name] : cards;
}

/** A choice of several cards, each in its slot. */
export function slotsChoice({ verb, slots, named }: Slots, cards: string[]): Choice {
  const said = cards.flatMap((card, at) => (named ? [slots[at] ?? "", card] : [card]));
  return { text: [verb, ...said].join(" "), verb, cards, ...(named ? { ways: slots } : {}) };
}
