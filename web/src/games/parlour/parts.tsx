import { words } from "../../state/state";
import type { Parts } from "../games";
import { CharacterMini } from "../r/Character";
import { chipIcon } from "../r/icons";
import { boxSheet } from "../r/Rules";
import { remembered } from "./Memory";
import { ParlourEnd, ParlourHand, ParlourRules, ParlourScene, ParlourTable, parlourKind } from "./ParlourTable";
import { ParlourSettings } from "./Settings";

export const parts: Parts = {
  Table: ParlourTable,
  Scene: ParlourScene,
  Hand: ParlourHand,
  End: ParlourEnd,
  Settings: ParlourSettings,
  Mini: CharacterMini,
  text: ({ game, players }) =>
    words.value.say("page-parlour-settings", { name: words.value.say(`page-game-${game}`), players: players ?? 2 }),
  sheet: boxSheet,
  Rules: ParlourRules,
  kind: parlourKind,
  remembered,
  chipIcon,
};
