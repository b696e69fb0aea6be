/** Choices as the server words them, taken apart by their form alone: a verb, cards, a suit, a seat, a princess. */

import type { Slots } from "../net/protocol";

const CARD = /^[A-Z][0-9]+$/;
const SUIT = /^[A-Z]$/;
const SEAT = /^[0-9]+$/;
const NAME = /^[a-z][a-z-]+$/;

export interface Choice {
  text: string;
  verb: string;
  cards: string[];
  suit: string | null;
  seat: number | null;
  name: string | null;
  power: boolean; // the card is played with the power
  things: string[]; // what one points at: the cards, or the princess
}

export function readChoice(text: string): Choice {
  const [verb = "", ...rest] = text.split(" ");
  const cards = rest.filter((word) => CARD.test(word));
  const name = rest.find((word) => NAME.test(word) && word !== "power" && word !== "left" && word !== "right") ?? null;
  return {
    text,
    verb,
    cards,
    suit: rest.find((word) => SUIT.test(word)) ?? null,
    seat: numberOrNull(rest.find((word) => SEAT.test(word))),
    name,
    power: rest.length > 1 && rest.at(-1) === "power",
    things: name === null ? cards : [...cards, name],
  };
}

/** The text of a choice of several cards. */
export function slotsText({ verb, slots, named }: Slots, cards: readonly string[]): string {
  return [verb, ...cards.flatMap((card, at) => (named ? [slots[at] ?? "", card] : [card]))].join(" ");
}

function numberOrNull(word: string | undefined): number | null {
  return word === undefined ? null : Number(word);
}
