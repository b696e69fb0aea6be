/** What is printed on cards beside number and suit: drawings, no rules. */

const FIGURES: Record<string, string> = { P8: "frog" };
const RINGS: Record<string, number> = { C: 1, P8: 5 };

/** The drawing in a card's arch. */
export const figureOf = (card: string) => FIGURES[card] ?? `suit-${card[0]}`;

/** The rings on a card. */
export const ringsOf = (card: string) => RINGS[card] ?? RINGS[card[0] ?? ""] ?? 0;

/** Whether a card has a drawing of its own. */
export const isSpecial = (card: string) => card in FIGURES;
