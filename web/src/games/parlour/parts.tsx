import { words } from "../../state/state";
import { SettingsForm } from "../../table/SettingsForm";
import type { Parts } from "../games";
import { CharacterMini } from "../r/Character";
import { chipIcon } from "../r/icons";
import { boxSheet } from "../r/Rules";
import { beatsOf } from "./beats";
import { remembered } from "./Memory";
import { ParlourEnd, ParlourHand, ParlourRules, ParlourScene, ParlourTable, parlourKind } from "./ParlourTable";

export const parts: Parts = {
  Table: ParlourTable,
  Scene: ParlourScene,
  Hand: ParlourHand,
  End: ParlourEnd,
  Settings: (form) => <SettingsForm {...form} text={`parlour-${form.game}.text`} />,
  Mini: CharacterMini,
  text: ({ game, players }) =>
    words.value.say("page-game-settings", { name: words.value.game(String(game)), players: players ?? 2 }),
  sheet: boxSheet,
  Rules: ParlourRules,
  kind: parlourKind,
  remembered,
  chipIcon,
  beats: beatsOf,
};
