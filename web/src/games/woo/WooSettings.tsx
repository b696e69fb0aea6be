import { Pick } from "../../components/CreateTable";
import { words } from "../../state";
import type { SettingsPart } from "../games";

/** Each for themselves, two and a ghost, or teams. */
export function WooSettings({ settings, change }: SettingsPart) {
  return (
    <section class="paper">
      <h2>{words.value.say("page-game-woo")}</h2>
      <Pick
        label="page-woo-mode"
        value={typeof settings.mode === "string" ? settings.mode : "each"}
        options={["each", "ghost", "teams"]}
        prefix="page-woo-mode-"
        testid="mode"
        onPick={(mode) => change({ mode })}
      />
    </section>
  );
}
