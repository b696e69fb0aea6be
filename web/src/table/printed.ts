/** What is printed on cards beside number and suit: drawings, no rules. */

import { computed } from "@preact/signals";
import { onTable } from "../state/state";

const FIGURES: Record<string, string> = { P8: "frog" };
const RINGS: Record<string, number> = { C: 1, P8: 5 };

/** Whether a card has a suit and a number. */
export const isSuited = (card: string) => /^[A-Z][0-9]+$/.test(card);

/** Which cards have which gift here; the same as long as a beat changes nothing of it, so that no card is drawn anew. */
const specials = computed(() => (onTable.value && "specials" in onTable.value ? onTable.value.specials : null));

/** The effect that a gift has at this table; a gift without a suit is named after its own. */
export function effectOf(card: string): string | null {
  const gifts = specials.value;
  if (!gifts) return null;
  if (!isSuited(card)) return card;
  return Object.keys(gifts).find((effect) => gifts[effect]?.includes(card)) ?? null;
}

/** The drawing in a card's arch. */
export function figureOf(card: string): string {
  const effect = effectOf(card);
  return FIGURES[card] ?? (effect ? `gift-${effect}` : `suit-${card[0]}`);
}

/** The rings on a card. */
export const ringsOf = (card: string) => RINGS[card] ?? RINGS[card[0] ?? ""] ?? 0;

/** Whether a card has a drawing of its own. */
export const isSpecial = (card: string) => card in FIGURES;
