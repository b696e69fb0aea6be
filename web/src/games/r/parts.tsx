import type { DuelOpen } from "../../net/protocol";
import type { Parts } from "../games";
import { beatsOf } from "./beats";
import { CharacterMini } from "./Character";
import { DuelEnd } from "./DuelEnd";
import { DuelScene, DuelTable } from "./DuelTable";
import { DuelHand } from "./Hand";
import { chipIcon } from "./icons";
import { boxSheet, EightCards } from "./Rules";
import { duelText, VariantPicker } from "./VariantPicker";

export const parts: Parts = {
  Table: DuelTable,
  Scene: DuelScene,
  Hand: DuelHand,
  End: DuelEnd,
  Settings: VariantPicker,
  Mini: CharacterMini,
  text: duelText,
  sheet: boxSheet,
  Rules: EightCards,
  beats: beatsOf,
  chipIcon,
  opened: (open, seat) => {
    const order = (open as DuelOpen).orders[seat];
    return order?.length ? { own: { order } } : {};
  },
};
