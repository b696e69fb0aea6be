import { words } from "../../state/state";
import { BotLine } from "../../table/BotLine";
import { SettingsForm } from "../../table/SettingsForm";
import { Totals } from "../../table/Totals";
import type { Parts } from "../games";
import { PlainEnd, PlainHand, PlainMini, PlainRules, PlainScene, PlainTable } from "./PlainTable";

export const parts: Parts = {
  Table: PlainTable,
  Scene: PlainScene,
  Hand: PlainHand,
  End: PlainEnd,
  Settings: (form) => <SettingsForm {...form} text={`page-game-${form.game}.text`} />,
  Mini: PlainMini,
  Rules: PlainRules,
  text: ({ game, players }) =>
    words.value.say("page-game-settings", { name: words.value.game(String(game)), players: players ?? 2 }),
  sheet: (now) => {
    if (now.of !== "seat") return null;
    const body = (
      <>
        <BotLine seat={now.seat} />
        <Totals />
      </>
    );
    return { title: words.value.nameOf(now.seat), body };
  },
  kind: () => "plain",
};
