import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Switch } from "../controls/Controls";
import { called, Pick } from "../controls/Fields";
import { Fold } from "../controls/Fold";
import { Icon } from "../controls/Icon";
import { WhoBegins } from "../controls/WhoBegins";
import type { SettingsPart } from "../games/games";
import { allowedIn, heldIn, isCounted, settingsOf, withValue } from "../games/settings";
import { playersOf } from "../games/shelf";
import type { SettingInfo } from "../net/protocol";
import { words } from "../state/state";

const PLAYERS = "players"; // who plays is said by the guests
const CHOSEN = "chosen"; // of names, where words could stand for them

interface FieldsProps extends SettingsPart {
  except?: readonly string[]; // what the game draws itself
  ghost?: number | undefined; // a seat that nobody has
}

/** The settings of any game, from its declaration: what it is, what can be set, house rules apart. */
export function SettingsForm({ text, ...form }: SettingsPart & { text: string }) {
  const say = words.value;
  return (
    <>
      <section class="paper">
        <h2>{say.game(form.game)}</h2>
        {say.has(text) && <p>{say.say(text)}</p>}
        <SettingsFields {...form} />
      </section>
      <HouseRuleFields {...form} />
    </>
  );
}

/** What can be set, each where it counts. */
export function SettingsFields({ except = [], ...form }: FieldsProps) {
  const drawn = (settingsOf(form.game) ?? []).filter(
    (one) => !one.house && !except.includes(one.name) && isDrawn(form, one),
  );
  if (drawn.length === 0) return null;
  return (
    <div class="choices fields">
      {drawn.map((setting) => (
        <Field key={setting.name} setting={setting} {...form} />
      ))}
    </div>
  );
}

function isDrawn({ game, settings }: SettingsPart, setting: SettingInfo): boolean {
  if (setting.hidden || setting.kind === "table" || setting.name === PLAYERS) return false;
  return isCounted(game, setting, settings);
}

type FieldProps = Omit<FieldsProps, "except"> & { setting: SettingInfo };

function Field(props: FieldProps) {
  const { game, setting, settings, change, ghost } = props;
  const key = keyOf(setting);
  const now = heldIn(game, setting, settings);
  const set = (value: unknown) => change(withValue(setting, settings, value));
  switch (setting.kind) {
    case "flag":
      return <Switch label={key} on={now === true} testid={setting.name} onChange={set} />;
    case "seat": {
      const seats = ghost === undefined ? Number(settings.players ?? playersOf(game)[0]) : ghost + 1;
      const [drawn] = setting.words ?? [];
      return (
        <WhoBegins
          label={key}
          name={setting.name}
          seats={seats}
          value={now}
          drawn={drawn && valueText(setting, drawn)}
          ghost={ghost}
          onPick={(seat) => set(seat ?? drawn)}
        />
      );
    }
    case "names":
      return <Names {...props} />;
    default:
      return (
        <Hinted setting={setting} isPlain={isPlain(props)}>
          {isFree(props) ? <NumberField {...props} /> : <OneOf {...props} />}
        </Hinted>
      );
  }
}

const keyOf = ({ name }: SettingInfo) => `option-${name}`;

/** A value in words; what an added game has none for stands as it is. */
function valueText(setting: SettingInfo, value: unknown): string {
  const say = words.value;
  const key = `${keyOf(setting)}-${value}`;
  if (say.has(key)) return say.say(key);
  if (typeof value !== "number") return String(value).replaceAll("_", " ");
  return say.has(`${keyOf(setting)}.count`) ? say.say(`${keyOf(setting)}.count`, { count: value }) : say.figure(value);
}

/** What holds where nothing is set and it follows from the other settings. */
function usualText(setting: SettingInfo): string {
  const key = `${keyOf(setting)}.default`;
  return words.value.say(words.value.has(key) ? key : "page-form-usual");
}

/** What is chosen from: what the form offers, or all that is allowed, and the value that holds. */
function optionsOf({ game, setting, settings }: FieldProps): unknown[] {
  const allowed = allowedIn(game, setting, settings);
  const listed = setting.offered?.length ? setting.offered : Array.isArray(allowed) ? allowed : [];
  const now = heldIn(game, setting, settings);
  const all = [...new Set([...(setting.words ?? []), ...listed, ...(now == null ? [] : [now])])];
  return setting.kind === "number" ? all.sort((one, other) => Number(one) - Number(other)) : all;
}

const isFree = (props: FieldProps) =>
  props.setting.kind === "number" && !props.setting.offered?.length && isWide(props);
const isWide = ({ game, setting, settings }: FieldProps) => !Array.isArray(allowedIn(game, setting, settings));

/** Whether the values alone do not say what is set. */
function isPlain(props: FieldProps): boolean {
  const own = (value: unknown) => words.value.has(`${keyOf(props.setting)}-${value}`);
  return isFree(props) || !(words.value.has(`${keyOf(props.setting)}.count`) || optionsOf(props).every(own));
}

/** A field with a sentence about it, where its values do not speak for themselves. */
function Hinted({
  setting,
  isPlain,
  children,
}: {
  setting: SettingInfo;
  isPlain: boolean;
  children: ComponentChildren;
}) {
  const key = `${keyOf(setting)}.help`;
  return (
    <div>
      {children}
      {isPlain && words.value.has(key) && <p class="hint">{words.value.say(key)}</p>}
    </div>
  );
}

function OneOf(props: FieldProps) {
  const { game, setting, settings, change } = props;
  const options = optionsOf(props);
  const now = heldIn(game, setting, settings);
  const usual = setting.default == null ? [""] : []; // it follows from the others
  return (
    <Pick
      label={keyOf(setting)}
      value={String(now ?? "")}
      options={[...usual, ...options.map(String)]}
      prefix=""
      text={(option) => {
        const value = options.find((one) => String(one) === option);
        return value === undefined ? usualText(setting) : valueText(setting, value);
      }}
      testid={setting.name}
      onPick={(option) =>
        change(
          withValue(
            setting,
            settings,
            options.find((one) => String(one) === option),
          ),
        )
      }
    />
  );
}

/** A number within wide bounds; an empty field leaves it to the game. What is half typed outlives a new drawing. */
function NumberField({ game, setting, settings, change }: FieldProps) {
  const typed = useSignal<string | null>(null);
  const { least, most } = allowedIn(game, setting, settings) as { least: number; most: number };
  const now = heldIn(game, setting, settings);
  return (
    <label class="field">
      {called(keyOf(setting))}
      <input
        class="input"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        value={typed.value ?? String(now ?? "")}
        data-testid={`set-${setting.name}`}
        onInput={({ currentTarget: { value } }) => {
          typed.value = value;
        }}
        onChange={({ currentTarget: { value } }) => {
          typed.value = null;
          change(withValue(setting, settings, value === "" ? undefined : Number(value)));
        }}
      />
    </label>
  );
}

/** Several of some names, or a word that stands for them. */
function Names(props: FieldProps) {
  const { game, setting, settings, change } = props;
  const now = heldIn(game, setting, settings);
  const chosen = Array.isArray(now) ? now.map(String) : [];
  const allowed = allowedIn(game, setting, settings);
  const set = (value: unknown) => change(withValue(setting, settings, value));
  const ways = setting.words ?? [];
  const toggle = (name: string) =>
    set(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <fieldset class="choice">
      <legend>{called(keyOf(setting))}</legend>
      {ways.length > 0 && (
        <Pick
          label="page-form-how"
          value={Array.isArray(now) ? CHOSEN : String(now ?? "")}
          options={[...(setting.default == null ? [""] : []), ...ways, CHOSEN]}
          prefix=""
          text={(way) =>
            way === CHOSEN ? words.value.say("page-form-chosen") : way ? valueText(setting, way) : usualText(setting)
          }
          testid={setting.name}
          onPick={(way) => set(way === CHOSEN ? [] : way || undefined)}
        />
      )}
      {(Array.isArray(now) || ways.length === 0) && Array.isArray(allowed) && (
        <div class="checks">
          {allowed.map((one) => (
            <label key={one} class="check">
              <input
                type="checkbox"
                checked={chosen.includes(String(one))}
                data-testid={`set-${setting.name}-${one}`}
                onChange={() => toggle(String(one))}
              />
              {valueText(setting, one)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** House rules as pairs of sentences, the rulebook's reading first. */
export function HouseRuleFields(form: SettingsPart) {
  const say = words.value;
  const rules = (settingsOf(form.game) ?? []).filter((one) => one.house && isDrawn(form, one));
  if (rules.length === 0) return null;
  const held = (rule: SettingInfo) => heldIn(form.game, rule, form.settings);
  const changed = rules.filter((rule) => held(rule) !== rule.default);
  return (
    <Fold
      title={say.say("page-form-house")}
      hint={
        changed.length === 0
          ? say.say("page-form-by-the-book")
          : changed.map((rule) => (rule.kind === "word" ? valueText(rule, held(rule)) : called(keyOf(rule)))).join(", ")
      }
      inside="choices"
    >
      {rules.map((rule) =>
        rule.kind === "word" ? (
          <Readings key={rule.name} setting={rule} {...form} />
        ) : (
          <Field key={rule.name} setting={rule} {...form} />
        ),
      )}
    </Fold>
  );
}

/** The readings of a rule, each with its sentence. */
function Readings(props: FieldProps) {
  const { game, setting, settings, change } = props;
  const say = words.value;
  const about = (value: unknown) => `${keyOf(setting)}-${value}.text`;
  return (
    <fieldset class="choice">
      <legend>{called(keyOf(setting))}</legend>
      {optionsOf(props).map((value) => (
        <label key={value} class="vopt" data-radio="">
          <input
            type="radio"
            name={setting.name}
            checked={heldIn(game, setting, settings) === value}
            data-testid={`set-${setting.name}-${value}`}
            onChange={() => change(withValue(setting, settings, value))}
          />
          <span>
            <b>{valueText(setting, value)}</b>
            {say.has(about(value)) && <small>{say.say(about(value))}</small>}
          </span>
          <span class="tick">
            <Icon id="icon-check" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
