import { Pick } from "../../controls/Fields";
import { Presets } from "../../controls/Presets";
import { words } from "../../state/state";
import { SettingsFields } from "../../table/SettingsForm";
import type { SettingsPart } from "../games";
import { heldIn, settingOf } from "../settings";
import { playersOf } from "../shelf";
import { type GiftTable, keptGifts, OwnGifts } from "./OwnGifts";

/** Evenings that are ready to play, each with the settings that make it. */
const PRESETS: Record<string, { mode: string; icon: string }> = {
  each: { mode: "each", icon: "gown-fan" },
  ghost: { mode: "ghost", icon: "ghost" },
  teams: { mode: "teams", icon: "icon-both" },
};
const OWN = "own";
const GHOST = "ghost";
const DRAWN = ["mode", "specials"]; // here; the other settings are as they are declared

/** Who plays against whom, which gifts are special, how many princesses make an evening. */
export function WooSettings({ game, settings, change }: SettingsPart) {
  const say = words.value;
  const { players: _players, leader: _leader, ...rest } = settings; // a seat of one mode may be none in another
  const [mode, gifts] = DRAWN.map((name) => {
    const setting = settingOf(game, name);
    return setting && heldIn(game, setting, settings);
  });
  const own = typeof gifts === "object" ? (gifts as GiftTable) : null;
  const specials = own ? OWN : String(gifts);
  return (
    <>
      <Presets
        name="woo"
        of={Object.entries(PRESETS).map(([id, { mode: its, icon }]) => ({
          id,
          isNow: its === mode,
          icon,
          name: say.say(`page-woo-preset-${id}`),
          text: say.say(`page-woo-preset-${id}.text`),
          choose: () => change({ ...rest, mode: its }),
        }))}
      />
      <section class="paper">
        <Pick
          label="page-woo-specials"
          value={specials}
          options={[...(settingOf(game, "specials")?.words ?? []), OWN]}
          prefix="page-woo-specials-"
          testid="specials"
          onPick={(now) => change({ ...settings, specials: now === OWN ? keptGifts() : now })}
        />
        <p class="hint">{say.say(`page-woo-specials-${specials}.text`)}</p>
        {own && <OwnGifts table={own} change={(table) => change({ ...settings, specials: table })} />}
        <SettingsFields
          game={game}
          settings={settings}
          change={change}
          except={DRAWN}
          ghost={mode === GHOST ? playersOf(game, GHOST)[0] : undefined}
        />
      </section>
    </>
  );
}
