import { Icon } from "../../controls/Icon";
import { Presets } from "../../controls/Presets";
import { words } from "../../state/state";
import { HouseRuleFields, SettingsFields } from "../../table/SettingsForm";
import type { SettingsPart } from "../games";
import { VariantText } from "./VariantText";
import { senseless } from "./variants.json";

const GROUPS = {
  cards: ["sever", "traitor", "draft", "random-deal", "princess-attack"],
  play: ["prophecy", "three-card", "alternative", "fortune", "balance"],
  wins: ["impatience", "loser", "last-chance", "till-dawn", "true-king"],
} as const;
const POWERS = ["numbers", "numbers-jester", "numbers-minister", "numbers-jester-minister"];
const MATCH = "true-king";
const SET_UP = ["draft", "random-deal", "princess-attack", "sever", "traitor", "prophecy", "three-card", "alternative"];

/** The variants that the settings have. */
export function variantsIn(settings: Record<string, unknown>): string[] {
  return Array.isArray(settings.variants) ? settings.variants.map(String) : [];
}

/** The first chosen variant that another does not go with, and the reason of the rules. */
function obstacle(variant: string, chosen: readonly string[]): { with: string; reason: string } | null {
  for (const [one, other, reason = ""] of senseless) {
    if (one === variant && other && chosen.includes(other)) return { with: other, reason };
    if (other === variant && one && chosen.includes(one)) return { with: one, reason };
  }
  return null;
}

/** What is played, in one sentence. */
export function duelText(settings: Record<string, unknown>): string {
  const chosen = variantsIn(settings);
  const say = words.value;
  return say.say("page-r-settings", {
    count: chosen.length,
    ...(chosen.length ? { variants: chosen.map((one) => say.say(`variant-${one}`)) } : { variants: [] }),
  });
}

/** R's settings: a preset, variants in plain words, how it will go, house rules as pairs of sentences. */
export function VariantPicker(form: SettingsPart) {
  const { settings, change } = form;
  const say = words.value;
  const chosen = variantsIn(settings);
  const choose = (variants: string[]) => change({ ...settings, variants });
  return (
    <>
      <DuelPresets chosen={chosen} choose={choose} />
      <section class="paper" aria-label={say.say("page-r-changes")}>
        <div class="row end">
          <h2>{say.say("page-r-changes")}</h2>
          <span class="row">
            <span class="pill lead">{say.say("page-r-chosen", { count: chosen.length })}</span>
            <button type="button" class="btn" data-quiet data-testid="clear" onClick={() => choose([])}>
              {say.say("page-r-clear")}
            </button>
          </span>
        </div>
        <p class="hint">{say.say("page-r-changes.text")}</p>
        <div class="variants">
          {Object.entries(GROUPS).map(([group, variants]) => (
            <section key={group} class="vgroup" aria-label={say.say(`page-r-group-${group}`)}>
              <h3>{say.say(`page-r-group-${group}`)}</h3>
              {variants.map((variant) => (
                <Variant key={variant} variant={variant} chosen={chosen} choose={choose} />
              ))}
              {group === "wins" && <Powers chosen={chosen} choose={choose} />}
            </section>
          ))}
        </div>
        <SettingsFields {...form} except={["variants"]} />
      </section>
      <Course chosen={chosen} />
      <HouseRuleFields {...form} />
    </>
  );
}

interface Chooser {
  chosen: string[];
  choose: (variants: string[]) => void;
}

const FIGURES = {
  duel: ["r-prince", "r-general", "r-magician", "r-minister"],
  variant: ["r-spy", "r-assassin", "r-jester"],
  match: ["crown", "r-prince", "r-princess"],
} as const;

function DuelPresets({ chosen, choose }: Chooser) {
  const say = words.value;
  const now = chosen.length === 0 ? "duel" : chosen.length === 1 && chosen[0] === MATCH ? "match" : "variant";
  const wish = { duel: [], variant: ["sever"], match: [MATCH] };
  return (
    <Presets
      of={(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((id) => ({
        id,
        isNow: now === id,
        name: say.say(`page-r-preset-${id}`),
        drawing: FIGURES[id].map((figure) => <Icon key={figure} id={figure} class="" />),
        text: say.say(`page-r-preset-${id}.text`),
        time: say.say(`page-r-preset-${id}-time`),
        choose: () => choose(wish[id]),
      }))}
    />
  );
}

/** A variant with its sentence. What does not go with a choice already made stays in its place and says why. */
function Variant({ variant, chosen, choose }: Chooser & { variant: string }) {
  const say = words.value;
  const isOn = chosen.includes(variant);
  const no = isOn ? null : obstacle(variant, chosen);
  const Box = no ? "div" : "label";
  const toggle = () => choose(isOn ? chosen.filter((one) => one !== variant) : [...chosen, variant]);
  return (
    <Box class="vopt" data-refused={no ? "" : undefined} data-testid={`variant-${variant}`}>
      <input
        type="checkbox"
        checked={isOn}
        aria-label={say.say(`variant-${variant}`)}
        aria-disabled={no ? "true" : undefined}
        aria-describedby={no ? `why-${variant}` : undefined}
        onClick={(event) => {
          if (!no) return;
          event.preventDefault();
        }}
        onChange={() => !no && toggle()}
      />
      <VariantText variant={variant} />
      {no && (
        <>
          <span class="why" id={`why-${variant}`}>
            <Icon id="icon-info" />
            <span>{say.say("page-r-not-with", { variant: no.with, reason: no.reason })}</span>
          </span>
          <button
            type="button"
            class="swap"
            data-testid={`instead-${variant}`}
            onClick={() => choose([...chosen.filter((one) => !obstacle(variant, [one])), variant])}
          >
            {say.say("page-r-instead", { variant: no.with })}
          </button>
        </>
      )}
    </Box>
  );
}

/** Which powers work: one list, as each excludes the others. */
function Powers({ chosen, choose }: Chooser) {
  const say = words.value;
  const now = chosen.find((one) => POWERS.includes(one)) ?? "";
  const others = chosen.filter((one) => !POWERS.includes(one));
  return (
    <label class="field">
      {say.say("page-r-powers")}
      <select
        value={now}
        data-testid="set-powers"
        onChange={({ currentTarget: { value } }) => choose(value ? [...others, value] : others)}
      >
        <option value="">{say.say("page-r-powers-all")}</option>
        {POWERS.map((power) => (
          <option key={power} value={power}>
            {say.short(`variant-${power}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The steps in their real order. */
function Course({ chosen }: { chosen: string[] }) {
  const say = words.value;
  const number = chosen.includes("sever") ? 7 : 8;
  const target = chosen.includes("impatience") ? 3 : 4;
  const by = chosen.includes("till-dawn") ? "dawn" : chosen.includes("loser") ? "loser" : "victories";
  return (
    <section class="paper" aria-label={say.say("page-r-how")}>
      <h2>{say.say("page-r-how")}</h2>
      <ol class="course" data-testid="course">
        {SET_UP.filter((one) => chosen.includes(one)).map((one) => (
          <li key={one}>
            <span>
              <b>{say.say(`page-r-how-${one}`)}</b>
              {say.say(`page-r-how-${one}.text`)}
            </span>
          </li>
        ))}
        <li>
          <span>
            <b>{say.say("page-r-how-rounds", { number })}</b>
            {say.say("page-r-how-rounds.text", { by, target })}
          </span>
        </li>
        {chosen.includes(MATCH) && (
          <li>
            <span>
              <b>{say.say("page-r-how-true-king")}</b>
              {say.say("page-r-how-true-king.text")}
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}
