import { words } from "../state/state";

/** The words of a setting; one of an added game that has none is called by its name. */
export function called(key: string): string {
  const say = words.value;
  return say.has(key) ? say.say(key) : key.replace(/^option-/, "").replaceAll("_", " ");
}

interface PickProps {
  label: string;
  value: string;
  options: string[];
  prefix: string;
  text?: (option: string) => string; // where it is not the message of prefix and option
  testid: string;
  onPick: (value: string) => void;
}

/** A choice of one among a few, as a list that opens. */
export function Pick({ label, value, options, prefix, text, testid, onPick }: PickProps) {
  const say = words.value;
  return (
    <label class="field">
      {called(label)}
      <select value={value} data-testid={`set-${testid}`} onChange={(event) => onPick(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {text?.(option) ?? say.say(`${prefix}${option || "default"}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface OnOff {
  label: string;
  on: boolean;
  testid: string;
  onChange: (on: boolean) => void;
}

/** A thing that is on or off, with a sentence about it. */
export function Check({ label, on, testid, onChange }: OnOff) {
  const say = words.value;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on}
        data-testid={`set-${testid}`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {say.say(label)}
        <small>{say.say(`${label}.text`)}</small>
      </span>
    </label>
  );
}
