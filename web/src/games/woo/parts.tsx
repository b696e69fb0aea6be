import type { WooOpen, WooView } from "../../net/protocol";
import { words } from "../../state/state";
import { MiniCard } from "../../table/Card";
import type { Parts } from "../games";
import { beatsOf } from "./beats";
import { Standing } from "./Standing";
import { wooSheet } from "./sheets";
import { WooEnd } from "./WooEnd";
import { WooSettings } from "./WooSettings";
import { WooHand, WooRules, WooScene, WooTable } from "./WooTable";

const ICONS: Record<string, string> = {
  "chip-woo-sung": "gift-lullabye", "chip-woo-teams": "icon-person", "chip-woo-ghost": "ghost", "chip-woo-allergic": "gift-allergic",
  "chip-woo-irresistible": "gift-irresistible", "chip-woo-lullabye": "gift-lullabye", "chip-woo-regifted": "gift-regifted",
  "chip-woo-goal": "crown",
}; // biome-ignore format: a record

export const parts: Parts = {
  Table: WooTable,
  Scene: WooScene,
  Hand: WooHand,
  End: WooEnd,
  Settings: WooSettings,
  Mini: MiniCard,
  Score: () => <Standing />,
  Rules: WooRules,
  beats: (before, now, happened) => beatsOf(before as WooView, now as WooView, happened), // views of this game
  text: ({ mode, players }) => words.value.say("page-woo-settings", { mode: mode ?? "each", players: players ?? 4 }),
  sheet: wooSheet,
  chipIcon: (key) => ICONS[key],
  opened: (open, seat) => {
    const { exchanged, drawn, buried, offered_cards } = open as WooOpen;
    const at = (list: string[][]) => list[seat] ?? [];
    return {
      own: { carried: [], exchanged: at(exchanged), drawn: at(drawn), buried: at(buried), offered: offered_cards },
    };
  },
};
