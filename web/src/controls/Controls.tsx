import { useState } from "preact/hooks";
import { words } from "../state/state";
import { called, type OnOff } from "./Fields";

/** A few values of which one holds; their words are those of the label with the value behind. */
export function Segments({
  label,
  options,
  value,
  onPick,
  hint,
}: {
  label: string;
  options: readonly string[];
  value: string;
  onPick: (value: string) => void;
  hint?: string | undefined;
}) {
  return (
    <fieldset class="seg" data-testid={`set-${label.replace("page-", "")}`}>
      <legend>{words.value.say(label)}</legend>
      <div class="opts">
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={label}
              value={option}
              checked={option === value}
              onChange={() => onPick(option)}
            />
            {words.value.say(`${label}-${option}`)}
          </label>
        ))}
      </div>
      {hint && <small>{hint}</small>}
    </fieldset>
  );
}

/** Something that is on or off. */
export function Switch({
  label,
  on,
  testid,
  onChange,
  about,
  disabled,
}: OnOff & { about?: string; disabled?: boolean }) {
  const say = words.value;
  const key = ["text", "help"].map((part) => `${label}.${part}`).find((one) => say.has(one));
  const said = about ?? (key && say.say(key));
  return (
    <label class="switch">
      <span>
        {called(label)}
        {said && <small>{said}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-checked={on}
        data-testid={`switch-${testid}`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

/** Asks once more before something that cannot be undone. */
export function Careful({
  testid,
  label,
  sure,
  onClick,
}: {
  testid: string;
  label: string;
  sure: string;
  onClick: () => void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class="btn"
      data-testid={`menu-${testid}`}
      data-careful={asked ? "" : undefined}
      onClick={() => (asked ? onClick() : setAsked(true))}
    >
      {words.value.say(asked ? sure : label)}
    </button>
  );
}
