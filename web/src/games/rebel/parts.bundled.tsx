import type { GameView } from "../../net/protocol";
import { words } from "../../state/state";
import { MiniCard } from "../../table/Card";
import type { Parts } from "../games";
import { beatsOf } from "./beats";
import { draftOf, presetName, settingsOf, settingsText } from "./draft";
import { comes } from "./RebelDock";
import { RebelEnd } from "./RebelEnd";
import { RebelHand } from "./RebelHand";
import { RebelPresets, RebelSettings } from "./RebelSettings";
import { RebelStill } from "./RebelStill";
import { RebelExample, RebelRules, RebelScene, RebelTable } from "./RebelTable";
import { RoundPips } from "./RoundPips";
import { view } from "./rebel";
import { opened, trickOf, withItsTrick } from "./replay";
import { hasRunning, ScoreTable } from "./ScoreTable";
import { rebelSheet } from "./sheets";
import "./habits";

const ICONS: Record<string, string> = {
  "chip-parity": "round-odds-and-evens", "chip-princes-in": "suit-C", "chip-princes-outside": "icon-door", "chip-low-wins": "icon-reverse",
  "chip-prince-first": "princess-rapunzel", "chip-suit-named": "princess-little-mermaid", "chip-suits-in-vain": "princess-little-mermaid",
  "chip-above-five": "princess-pea-princess", "chip-free": "princess-thumbelina", "chip-frozen": "princess-ice-princess",
}; // biome-ignore format: a record

export const parts: Parts = {
  Table: RebelTable,
  Scene: RebelScene,
  Hand: RebelHand,
  End: RebelEnd,
  Settings: RebelSettings,
  Presets: RebelPresets,
  Mini: MiniCard,
  Score: ScoreTable,
  Below: () => (view.value && (view.value.rounds_scored.length || hasRunning(view.value)) ? <ScoreTable /> : null),
  Rules: RebelRules,
  Title: RoundPips,
  Still: RebelStill,
  text: settingsText,
  name: presetName,
  title,
  comes,
  sheet: rebelSheet,
  opened,
  trickOf,
  example: { Scene: RebelExample, view: withItsTrick },
  chipIcon: (key) => ICONS[key],
  beats: (before, now, happened) => beatsOf(before as GameView, now as GameView, happened), // views of this game
  house: [
    {
      name: "open-memory",
      label: "page-open-memory",
      rest: "page-rest-memory",
      isOn: (settings) => draftOf(settings).openMemory,
      turned: (settings, openMemory) => settingsOf({ ...draftOf(settings), openMemory }),
    },
    {
      name: "hidden-counts",
      label: "page-hidden-counts",
      rest: "page-rest-counts",
      isOn: (settings) => draftOf(settings).hiddenCounts,
      turned: (settings, hiddenCounts) => settingsOf({ ...draftOf(settings), hiddenCounts }),
    },
    {
      name: "later-powers",
      label: "page-later-powers",
      rest: "page-rest-powers",
      isOn: (settings) => draftOf(settings).laterPowers,
      turned: (settings, laterPowers) => settingsOf({ ...draftOf(settings), laterPowers }),
    },
  ],
  levels: "page-level",
  liftsInHand: true,
};

/** Which round is played. */
function title(): string {
  const round = view.value?.round;
  return round ? words.value.say("page-title", { number: round.number, of: round.of }) : "Coronet";
}
