import { Pick } from "../../controls/Fields";
import { Presets } from "../../controls/Presets";
import { WhoBegins } from "../../controls/WhoBegins";
import { words } from "../../state/state";
import type { SettingsPart } from "../games";
import { type GiftTable, keptGifts, OwnGifts } from "./OwnGifts";

/** Evenings that are ready to play, each with the settings that make it. */
const PRESETS: Record<string, { mode: string; icon: string }> = {
  each: { mode: "each", icon: "gown-fan" },
  ghost: { mode: "ghost", icon: "ghost" },
  teams: { mode: "teams", icon: "icon-both" },
};
const OWN = "own";
const SPECIALS = ["ones", "lavish", "none", OWN];
const GHOST = 2; // its seat
const GOALS = ["3", "5", "7", "9"];

/** Who plays against whom, which gifts are special, how many princesses make an evening. */
export function WooSettings({ settings, change }: SettingsPart) {
  const say = words.value;
  const { players: _players, leader: _leader, ...rest } = settings; // a seat of one mode may be none in another
  const mode = typeof settings.mode === "string" ? settings.mode : "each";
  const own = typeof settings.specials === "object" ? (settings.specials as GiftTable) : null;
  const specials = own ? OWN : String(settings.specials ?? "ones");
  const seats = mode === "ghost" ? GHOST + 1 : Number(settings.players ?? 4);
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
          options={SPECIALS}
          prefix="page-woo-specials-"
          testid="specials"
          onPick={(now) => change({ ...settings, specials: now === OWN ? keptGifts() : now })}
        />
        <p class="hint">{say.say(`page-woo-specials-${specials}.text`)}</p>
        {own && <OwnGifts table={own} change={(table) => change({ ...settings, specials: table })} />}
        <Pick
          label="page-woo-goal"
          value={String(settings.goal ?? 7)}
          options={GOALS}
          prefix="page-woo-goal-"
          testid="goal"
          onPick={(now) => change({ ...settings, goal: Number(now) })}
        />
        <WhoBegins
          seats={seats}
          value={settings.leader}
          drawn="page-woo-begins-draw"
          {...(mode === "ghost" ? { ghost: GHOST } : {})}
          onPick={(leader) => change({ ...settings, leader: leader ?? "draw" })}
        />
      </section>
    </>
  );
}
