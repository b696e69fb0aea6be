import { Careful, Segments, Switch } from "../controls/Controls";
import { Icon } from "../controls/Icon";
import { Later } from "../controls/Later";
import { NameField } from "../controls/NameField";
import { isSite } from "../pocket/site";
import { askLink, forget } from "../state/home";
import { setTheme, theme } from "../state/keep";
import { type Preferences, prefer, preferences } from "../state/preferences";
import { links, mine, mySeat, table, words } from "../state/state";
import { choose, LANGUAGES } from "../words/language";
import { MiniRow, parts } from "./Card";
import { arranged } from "./order";

const SHOWN = ["F3", "F9", "Q2", "Q5", "P4", "P8", "C1", "C7"]; // where one holds no cards

/** How one likes to play. Every change works at once; there is nothing to save. */
export function Settings() {
  const say = words.value;
  const now = preferences.value;
  const hand = mine.value?.hand.filter((card) => parts(card).suit !== "none") ?? [];
  return (
    <>
      <section class="sgroup">
        <NameField />
      </section>
      <Group title="page-set-look">
        <Segments
          label="page-language"
          options={["auto", ...LANGUAGES]}
          value={preferences.value.language}
          onPick={choose}
        />
        <Segments label="page-theme" options={["auto", "light", "dark"]} value={theme.value} onPick={setTheme} />
        <Pref name="text" label="page-text" options={["100", "125", "150"]} />
      </Group>
      <Group title="page-set-cards">
        <Pref name="order" label="page-order" options={["suits", "alternating", "numbers"]} />
        <MiniRow cards={arranged(hand.length ? hand : SHOWN, now)} />
        <Switch label="page-low-left" on={now.lowLeft} testid="low-left" onChange={(lowLeft) => prefer({ lowLeft })} />
        <Pref name="press" label="page-press" options={["device", "two", "one"]} hint />
        <Switch
          label="page-last-card"
          on={now.lastCard}
          testid="last-card"
          onChange={(lastCard) => prefer({ lastCard })}
        />
        <Switch label="page-plan" on={now.plan} testid="plan" onChange={(plan) => prefer({ plan })} />
      </Group>
      <Group title="page-set-pace">
        <Pref name="motion" label="page-motion" options={["off", "brisk", "normal", "calm"]} />
        <Switch label="page-sound" on={now.sound ?? false} testid="sound" onChange={(sound) => prefer({ sound })} />
        {now.sound && <Volume />}
        <Switch label="page-buzz" on={now.buzz} testid="buzz" onChange={(buzz) => prefer({ buzz })} />
      </Group>
      <Group title="page-set-people">
        <Pref name="ask" label="page-ask" options={["always", "never"]} hint />
        <Switch label="page-set-chat" on={now.chat} testid="chat" onChange={(chat) => prefer({ chat })} />
        <Switch label="page-notify" on={now.notify} testid="notify" onChange={askToNotify} />
        {!isSite && <Later load={() => import("./PushSwitch").then(({ pushSwitch }) => pushSwitch())} />}
        <Switch label="page-letters" on={now.letters} testid="letters" onChange={(letters) => prefer({ letters })} />
      </Group>
      <Group title="page-set-data">
        {!isSite && table.value && mySeat.value !== null && (
          <button type="button" class="btn" data-testid="menu-device" onClick={() => askLink("device")}>
            <Icon id="icon-qr" />
            {say.say("page-move-seat")}
          </button>
        )}
        {links.value.device && (
          <p data-testid="device-code">{say.say("page-move-code", { code: links.value.device.code })}</p>
        )}
        <Careful testid="forget" label="page-forget" sure="page-forget-sure" onClick={forget} />
        <p class="hint">{say.say("page-set-kept")}</p>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: preact.ComponentChildren }) {
  const text = words.value.say(title);
  return (
    <section class="sgroup" aria-label={text}>
      <h3>{text}</h3>
      {children}
    </section>
  );
}

/** One preference with a few values. */
function Pref<Name extends "text" | "order" | "press" | "motion" | "ask">({
  name,
  label,
  options,
  hint,
}: {
  name: Name;
  label: string;
  options: Preferences[Name][];
  hint?: boolean;
}) {
  const pick = (value: string) => prefer({ [name]: value });
  return (
    <Segments
      label={label}
      options={options}
      value={preferences.value[name]}
      onPick={pick}
      hint={hint ? words.value.say(`${label}.text`) : undefined}
    />
  );
}

function Volume() {
  const say = words.value;
  const { volume } = preferences.value;
  return (
    <label class="vol">
      <Icon id="icon-sound" />
      <span class="vh">{say.say("page-volume")}</span>
      <input
        type="range"
        min="0"
        max="100"
        value={volume}
        onInput={(event) => prefer({ volume: Number(event.currentTarget.value) })}
      />
      <span>{say.say("percent", { value: volume })}</span>
    </label>
  );
}

async function askToNotify(notify: boolean): Promise<void> {
  if (notify && "Notification" in window && Notification.permission === "default")
    await Notification.requestPermission();
  prefer({ notify });
}
