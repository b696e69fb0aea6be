import pageWoo from "../../../../src/coronet/words/en/page-woo.ftl?raw";
import box from "../../../../src/coronet/words/en/woo.ftl?raw";
import { MiniCard } from "../../components/Card";
import { words } from "../../state";
import { learn } from "../../words";
import type { Parts } from "../games";
import { plainParts } from "../plain/Plain";
import { WooSettings } from "./WooSettings";

learn([box, pageWoo]);

export const parts: Parts = plainParts({
  isCard: (word) => /^[A-Z][0-9]+$/.test(word) || word === "spurned",
  Mini: MiniCard,
  Settings: WooSettings,
  text: ({ mode, players }) => words.value.say("page-woo-settings", { mode: mode ?? "each", players: players ?? 4 }),
});
