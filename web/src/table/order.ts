/** In which order a hand is held: by the reader's preference, or as the reader has put it for this round. */

import { signal } from "@preact/signals";
import type { Preferences } from "../state/preferences";

type Wish = Pick<Preferences, "order" | "lowLeft">;

const SUITS = "FQPCRSMB"; // of both boxes: a hand is of one
const WARM = "FQRS";

/** The reader's own order; it ends with the round. */
export const ownOrder = signal<{ round: number; cards: string[] } | null>(null);

const suitOf = (card: string) => card[0] ?? "";
const numberOf = (card: string) => Number(card.slice(1)) || 0;

export function arranged(cards: readonly string[], { order, lowLeft }: Wish, own: readonly string[] = []): string[] {
  const suits = order === "alternating" ? alternating(cards) : SUITS;
  const way = lowLeft ? 1 : -1;
  const place = (card: string) => (suits + SUITS).indexOf(suitOf(card)) >>> 0; // what has no suit comes last
  const bySuit = (one: string, other: string) => place(one) - place(other);
  const byNumber = (one: string, other: string) => way * (numberOf(one) - numberOf(other));
  const sorted = [...cards].sort((one, other) =>
    order === "numbers" ? byNumber(one, other) || bySuit(one, other) : bySuit(one, other) || byNumber(one, other),
  );
  const put = own.filter((card) => cards.includes(card));
  return sorted.map(placer(put));
}

/** Puts the cards that the reader has moved into the places of those, in the reader's order. */
function placer(put: readonly string[]): (card: string) => string {
  let at = 0;
  return (card) => (put.includes(card) ? (put[at++] ?? card) : card);
}

/** The suits held, warm and cool in turn, also where one is missing. */
function alternating(cards: readonly string[]): string {
  const held = [...SUITS].filter((suit) => cards.some((card) => suitOf(card) === suit));
  const warm = held.filter((suit) => WARM.includes(suit));
  const cool = held.filter((suit) => !WARM.includes(suit));
  const [first, second] = warm.length >= cool.length ? [warm, cool] : [cool, warm];
  return first.flatMap((suit, at) => [suit, second[at] ?? ""]).join("") + second.slice(first.length).join("");
}

/** A hand in which one card has gone to another place. */
export function moved(cards: readonly string[], card: string, to: number): string[] {
  const rest = cards.filter((one) => one !== card);
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}
