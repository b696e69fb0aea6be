import { name, setName } from "../state/keep";
import { rename, words } from "../state/state";

/** One's name; it changes when the field is left. */
export function NameField() {
  const change = (event: Event) => {
    const value = (event.currentTarget as HTMLInputElement).value.trim();
    if (!value || value === name.value) return;
    setName(value);
    void rename(value);
  };
  return (
    <label class="field">
      {words.value.say("page-name")}
      <input class="input" value={name.value} maxLength={24} data-testid="name" onChange={change} />
    </label>
  );
}
