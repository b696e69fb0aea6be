import type { ComponentChildren } from "preact";
import { words } from "../state/state";
import { Icon } from "./Icon";

interface Preset {
  id: string;
  testid?: string;
  isNow: boolean;
  icon?: string; // before the name
  name: string;
  drawing?: ComponentChildren; // what lies on such a table
  text: string;
  time?: string; // how long it takes
  choose: () => void;
}

/** Tables that are ready to play, of which one is chosen. */
export function Presets({ of, name = "preset", class: more = "" }: { of: Preset[]; name?: string; class?: string }) {
  return (
    <div role="radiogroup" class={`presets ${more}`.trim()} aria-label={words.value.say("page-presets")}>
      {of.map(({ id, testid = `preset-${id}`, isNow, icon, name: title, drawing, text, time, choose }) => (
        <label class="preset" key={id}>
          <input type="radio" name={name} checked={isNow} data-testid={testid} onChange={choose} />
          {icon && <Icon id={icon} />}
          <b>{title}</b>
          <span class="tick">
            <Icon id="icon-check" />
          </span>
          {drawing && (
            <span class="objs" aria-hidden="true">
              {drawing}
            </span>
          )}
          <span class="hint">{text}</span>
          {time && (
            <span class="facts-line">
              <span>
                <Icon id="icon-clock" />
                {time}
              </span>
            </span>
          )}
        </label>
      ))}
    </div>
  );
}
