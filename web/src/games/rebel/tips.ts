/** The guided first game of Rebel Princess. */

import { canArm, choices, myTurn, table } from "../../state/state";
import { isSpecial } from "../../table/printed";
import type { Tip } from "../../table/tips";
import { own, view } from "./rebel";

const isPlay = () => myTurn.value && view.value?.phase === "play";
const trick = () => view.value?.trick ?? [];
const refused = () => Object.values(own.value?.refused ?? {});
const holds = (suit: string | null | undefined) => own.value?.hand.some((card) => card[0] === suit) ?? false;
const holdsFrog = () => own.value?.hand.some(isSpecial) ?? false;
const isVoid = () => isPlay() && trick().length > 0 && refused().length === 0 && !holds(view.value?.led);

export function tips(): Tip[] {
  const suit = view.value?.led ?? "Q";
  const tip = (id: string, icon: string, when: () => boolean): Tip => {
    return { id, key: `page-tip-${id}`, icon, when, args: () => ({ suit }) };
  };
  return [
    tip("aim", "proposal", () => myTurn.value),
    tip("score", "proposal", () => table.value?.state === "between"),
    tip("pass", "icon-both", () => myTurn.value && own.value?.slots?.verb === "pass"),
    tip("power", "crown", () => canArm.value || choices.value.some((choice) => choice.text === "power")),
    tip("frog", "frog", () => trick().some(({ card }) => isSpecial(card))),
    tip("princes-in", "suit-C", () => (view.value?.princes_in ?? false) && isPlay()),
    tip(
      "follow",
      `suit-${suit}`,
      () => isPlay() && trick().length > 0 && refused().some(([why]) => why === "must-follow"),
    ),
    tip("frog-out", "frog", () => isVoid() && holdsFrog()),
    tip("void", "icon-door", () => isVoid() && !holdsFrog()),
    tip("lead", "crown", () => isPlay() && trick().length === 0),
    tip("trick", "icon-trick", () => view.value?.last_trick != null && myTurn.value),
  ];
}
