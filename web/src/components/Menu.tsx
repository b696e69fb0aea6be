import { useState } from "preact/hooks";
import { name, setName, setTheme, theme } from "../keep";
import { askLink, close, failure, links, mySeat, pause, rename, resume, stand, table, words, you } from "../state";
import { LinkBox } from "./InviteBox";

/** What one can do about the table itself. */
export function Menu() {
  const say = words.value;
  const state = table.value?.state;
  const seated = mySeat.value !== null;
  const host = you.value?.host ?? false;
  const device = links.value.device;
  return (
    <div class="menu">
      {failure.value && (
        <p class="conn" role="status">
          {failure.value}
        </p>
      )}
      {seated && state === "playing" && <MenuButton testid="pause" label="page-pause" onClick={pause} />}
      {seated && state === "paused" && <MenuButton testid="resume" label="page-resume" onClick={resume} />}
      <Segments label="page-theme" options={["auto", "light", "dark"]} value={theme.value} onPick={setTheme} />
      {seated && <NameField />}
      {seated && <MenuButton testid="device" label="page-move-seat" onClick={() => askLink("device")} />}
      {device?.code && <p data-testid="device-code">{say.say("page-move-code", { code: device.code })}</p>}
      {host && <MenuButton testid="watch" label="page-watch-link" onClick={() => askLink("watch")} />}
      {host && links.value.watch && (
        <LinkBox body={links.value.watch} label={say.say("page-watch-link")} testid="watch" />
      )}
      {seated && <Careful testid="stand" label="page-stand" sure="page-stand-sure" onClick={stand} />}
      {host && <Careful testid="close" label="page-close-table" sure="page-close-sure" onClick={close} />}
    </div>
  );
}

function MenuButton({ testid, label, onClick }: { testid: string; label: string; onClick: () => void }) {
  return (
    <button type="button" class="btn" data-testid={`menu-${testid}`} onClick={onClick}>
      {words.value.say(label)}
    </button>
  );
}

/** Asks once more before something that cannot be undone. */
function Careful({
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
    <MenuButton testid={testid} label={asked ? sure : label} onClick={() => (asked ? onClick() : setAsked(true))} />
  );
}

/** A few values of which one holds. */
function Segments({
  label,
  options,
  value,
  onPick,
}: {
  label: string;
  options: string[];
  value: string;
  onPick: (value: string) => void;
}) {
  return (
    <fieldset class="seg">
      <legend>{words.value.say(label)}</legend>
      <div class="opts">
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={label} checked={option === value} onChange={() => onPick(option)} />
            {words.value.say(`${label}-${option}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One's name; it changes when the field is left. */
export function NameField() {
  const change = (event: Event) => {
    const value = (event.currentTarget as HTMLInputElement).value.trim();
    if (!value || value === name.value) return;
    setName(value);
    if (table.value) void rename(value);
  };
  return (
    <label class="field">
      {words.value.say("page-name")}
      <input class="input" value={name.value} maxLength={24} data-testid="name" onChange={change} />
    </label>
  );
}
