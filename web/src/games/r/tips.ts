/** An introduction to R: both choose in secret, and every power is told when it first lies there. */

import { myTurn, onTable } from "../../state/state";
import type { Tip } from "../../table/tips";
import { CHARACTERS, characterOf } from "./cards";
import { chosen, duel, far, near, rounds } from "./duel";

const isChoosing = () => myTurn.value && duel.value?.phase === "play";
const isFree = () => isChoosing() && chosen.value === null; // no card lies ready
const last = () => rounds.value.at(-1);

/** Whether somebody looks at a character now: it lies ready, or was turned up in the round before. */
function isShown(character: string): boolean {
  if (!isChoosing()) return false;
  const cards = chosen.value ? [chosen.value] : (last()?.cards ?? []);
  return cards.some((card) => card !== null && characterOf(card) === character);
}

export function tips(): Tip[] {
  const seats = duel.value?.seats ?? [];
  const tip = (id: string, icon: string, when: () => boolean): Tip => {
    const args = () => ({ seat: far.value, target: duel.value?.target ?? 0 });
    return { id: `r-${id}`, key: `page-r-tip-${id}`, icon, when, args };
  };
  return [
    tip("aim", "crown", isFree),
    tip("end", "crown", () => onTable.value?.over ?? false),
    tip("open", "icon-eye-off", () => isFree() && (seats[near.value]?.spied ?? false)),
    tip("looks", "icon-eye", () => isFree() && duel.value?.revealed != null),
    tip("secret", "card-back", () => isFree() && rounds.value.length === 0),
    tip("judged", "icon-trick", () => isFree() && rounds.value.length > 0),
    tip("held", "icon-hourglass", () => isFree() && last()?.winner === null),
    ...CHARACTERS.map((character) => tip(character, `r-${character}`, () => isShown(character))),
    tip("victories", "crown", () => isFree() && seats.some(({ victories }) => victories > 1)),
  ];
}
