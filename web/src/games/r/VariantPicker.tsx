import { Pick } from "../../controls/Fields";
import { Fold } from "../../controls/Fold";
import { Icon } from "../../controls/Icon";
import { Presets } from "../../controls/Presets";
import { words } from "../../state/state";
import type { SettingsPart } from "../games";
import { VariantText } from "./VariantText";
import { fields, house_rules, senseless } from "./variants.json";

const GROUPS = {
  cards: ["sever", "traitor", "draft", "random-deal", "princess-attack"],
  play: ["prophecy", "three-card", "alternative", "fortune", "balance"],
  wins: ["impatience", "loser", "last-chance", "till-dawn", "true-king"],
} as const;
const POWERS = ["numbers", "numbers-jester", "numbers-minister", "numbers-jester-minister"];
const MATCH = "true-king";
const FIELDS: Record<string, string> = fields;
const VALUES: Record<string, string[]> = {
  first: ["0", "1"], princes: ["0", "1"], last_chance: ["lost", "any"], until: ["none", "10", "20"],
}; // biome-ignore format: a record
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
export function VariantPicker({ settings, change }: SettingsPart) {
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
        <Fields settings={settings} chosen={chosen} change={change} />
      </section>
      <Course chosen={chosen} />
      <HouseRules settings={settings} change={change} />
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
            {say.say(`page-r-variant-${power}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What can be set beside a chosen variant. */
function Fields({
  settings,
  chosen,
  change,
}: {
  settings: Record<string, unknown>;
  chosen: string[];
  change: SettingsPart["change"];
}) {
  const shown = Object.entries(FIELDS).filter(([variant]) => chosen.includes(variant) || chosen.includes(MATCH));
  if (shown.length === 0) return null;
  const read = (field: string) =>
    settings[field] === undefined || settings[field] === null ? (VALUES[field]?.[0] ?? "") : String(settings[field]);
  const pick = (field: string, value: string) => {
    const { [field]: _, ...rest } = settings;
    if (value === "none") change(rest);
    else change({ ...rest, [field]: /^[0-9]+$/.test(value) ? Number(value) : value });
  };
  return (
    <div class="choices fields">
      {shown.map(([variant, field]) => (
        <Pick
          key={variant}
          label={`page-r-field-${field}`}
          value={read(field)}
          options={VALUES[field] ?? []}
          prefix={`page-r-field-${field}-`}
          testid={field}
          onPick={(value) => pick(field, value)}
        />
      ))}
    </div>
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

/** House rules as pairs of sentences, the rulebook's reading first. */
function HouseRules({ settings, change }: Omit<SettingsPart, "game">) {
  const say = words.value;
  const held = (typeof settings.house_rules === "object" ? settings.house_rules : null) as Record<
    string,
    string
  > | null;
  const now = (rule: string, values: string[]) => held?.[rule] ?? values[0] ?? "";
  const rules = Object.entries(house_rules);
  const isPlain = rules.every(([rule, values]) => now(rule, values) === values[0]);
  return (
    <Fold
      title={say.say("page-r-rules")}
      hint={
        isPlain
          ? say.say("page-r-rule-by-the-book")
          : rules.map(([rule, values]) => say.say(`page-r-rule-${rule}-${now(rule, values)}`)).join(", ")
      }
      inside="choices"
    >
      {rules.map(([rule, values]) => (
        <fieldset key={rule} class="choice">
          <legend>{say.say(`page-r-rule-${rule}`)}</legend>
          {values.map((value) => (
            <label key={value} class="vopt" data-radio="">
              <input
                type="radio"
                name={rule}
                checked={now(rule, values) === value}
                data-testid={`rule-${rule}-${value}`}
                onChange={() => change({ ...settings, house_rules: { ...held, [rule]: value } })}
              />
              <span>
                <b>{say.say(`page-r-rule-${rule}-${value}`)}</b>
                <small>{say.say(`page-r-rule-${rule}-${value}.text`)}</small>
              </span>
              <span class="tick">
                <Icon id="icon-check" />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Fold>
  );
}
