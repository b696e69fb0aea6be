/** An introduction to Woo the Princess: one thing at a time, and every special gift when it first comes into sight. */

import { mine, myTurn, onTable, table, words } from "../../state/state";
import type { Tip } from "../../table/tips";

const game = () => (onTable.value?.game === "woo" ? onTable.value : null);
const isPlay = () => myTurn.value && game()?.phase === "play";
const hand = () => mine.value?.hand ?? [];
const trick = () => game()?.trick ?? [];
const isBound = () => isPlay() && (mine.value?.legal.length ?? 0) < hand().length;
const holds = (suit: string | null | undefined) => hand().some((card) => card[0] === suit);
const carried = () => (mine.value && "carried" in mine.value ? mine.value.carried : []);

/** Whether one of these cards lies there, or is one's own to play. */
function isInSight(cards: readonly string[]): boolean {
  if (table.value?.state !== "playing" || game()?.phase === "exchange") return false;
  return [...trick().map(({ card }) => card), ...hand()].some((card) => cards.includes(card));
}

export function tips(): Tip[] {
  const lead = game()?.lead ?? game()?.wooing ?? "";
  const wooing = game()?.wooing ?? "";
  const tip = (
    id: string,
    icon: string,
    when: () => boolean,
    args: () => Record<string, unknown> = () => ({}),
  ): Tip => {
    return { id: `woo-${id}`, key: `page-woo-tip-${id}`, icon, when, args };
  };
  const special = (effect: string, cards: readonly string[]): Tip => {
    const args = () => ({ name: words.value.say(`gift-${effect}`), effect: words.value.say(`gift-${effect}.short`) });
    return { ...tip(effect, `gift-${effect}`, () => isInSight(cards), args), key: "page-woo-tip-special" };
  };
  return [
    tip("aim", "gown-fan", () => myTurn.value),
    tip("end", "crown", () => onTable.value?.over ?? false),
    tip("princess", "gown-fan", () => table.value?.state === "between"),
    tip("carried", "icon-hand", () => myTurn.value && game()?.phase === "exchange" && carried().length > 0),
    tip("exchange", "icon-swap", () => myTurn.value && game()?.phase === "exchange"),
    tip("lead", "icon-hand", () => isPlay() && trick().length === 0),
    tip(
      "follow",
      `suit-${lead}`,
      () => trick().length > 0 && isBound(),
      () => ({ suit: lead }),
    ),
    tip(
      "void",
      "icon-door",
      () => isPlay() && trick().length > 0 && !holds(game()?.lead),
      () => ({ suit: lead }),
    ),
    tip("wooing", `suit-${wooing}`, isPlay, () => ({ suit: wooing })),
    ...Object.entries(game()?.specials ?? {}).map(([effect, cards]) => special(effect, cards)),
    tip("spurned", "gift-spurned", () => isInSight(["spurned"])),
    tip("collected", "icon-trick", () => isPlay() && (game()?.seats ?? []).some((seat) => seat.collected.length > 0)),
  ];
}
