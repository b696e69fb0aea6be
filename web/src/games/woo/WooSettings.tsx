import { Pick } from "../../components/Fields";
import { Icon } from "../../components/Icon";
import { words } from "../../state";
import type { SettingsPart } from "../games";

/** Evenings that are ready to play, each with the settings that make it. */
const PRESETS: Record<string, { mode: string; icon: string }> = {
  each: { mode: "each", icon: "gown-fan" },
  ghost: { mode: "ghost", icon: "ghost" },
  teams: { mode: "teams", icon: "icon-both" },
};
const SPECIALS = ["ones", "lavish", "none"];
const GOALS = ["3", "5", "7", "9"];

/** Who plays against whom, which gifts are special, how many princesses make an evening. */
export function WooSettings({ settings, change }: SettingsPart) {
  const say = words.value;
  const { players: _players, ...rest } = settings;
  const mode = typeof settings.mode === "string" ? settings.mode : "each";
  const specials = typeof settings.specials === "string" ? settings.specials : "ones";
  return (
    <>
      <div role="radiogroup" class="presets" aria-label={say.say("page-presets")}>
        {Object.entries(PRESETS).map(([name, { mode: its, icon }]) => (
          <label class="preset" key={name}>
            <input
              type="radio"
              name="woo"
              checked={its === mode}
              data-testid={`preset-${name}`}
              onChange={() => change({ ...rest, mode: its })}
            />
            <Icon id={icon} />
            <b>{say.say(`page-woo-preset-${name}`)}</b>
            <span class="tick">
              <Icon id="icon-check" />
            </span>
            <span class="hint">{say.say(`page-woo-preset-${name}.text`)}</span>
          </label>
        ))}
      </div>
      <section class="paper">
        <Pick
          label="page-woo-specials"
          value={specials}
          options={SPECIALS}
          prefix="page-woo-specials-"
          testid="specials"
          onPick={(now) => change({ ...rest, specials: now })}
        />
        <p class="hint">{say.say(`page-woo-specials-${specials}.text`)}</p>
        <Pick
          label="page-woo-goal"
          value={String(settings.goal ?? 7)}
          options={GOALS}
          prefix="page-woo-goal-"
          testid="goal"
          onPick={(now) => change({ ...rest, goal: Number(now) })}
        />
      </section>
    </>
  );
}
