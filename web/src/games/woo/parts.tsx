import { MiniCard } from "../../components/Card";
import { words } from "../../state";
import type { Parts } from "../games";
import { plainParts } from "../plain/Plain";
import { WooSettings } from "./WooSettings";

export const parts: Parts = plainParts({
  isCard: (word) => /^[A-Z][0-9]+$/.test(word) || word === "spurned",
  Mini: MiniCard,
  Settings: WooSettings,
  text: ({ mode, players }) => words.value.say("page-woo-settings", { mode: mode ?? "each", players: players ?? 4 }),
});
