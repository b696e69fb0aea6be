import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { partsOf } from "../games/games";
import { isWide } from "../stage/wide";
import { onTable, type Sheet, sheet, tab, table, words } from "../state/state";
import { capital } from "../words/words";
import { Chat, Unread } from "./Chat";
import { Menu } from "./Menu";
import { Settings } from "./Settings";
import { Story } from "./Story";
import { Totals } from "./Totals";

/** The full text of what was tapped, beside the table and never over the dock's buttons for good: Esc closes. */
export function InspectSheet() {
  const now = sheet.value;
  const box = useRef<HTMLElement>(null);
  const close = () => (sheet.value = null);
  useEffect(() => {
    if (now) box.current?.focus();
  }, [now]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  if (!now) return null;
  const { title, body } = contentOf(now);
  return (
    <div class="overtable">
      <section class="settings inspect" ref={box} tabIndex={-1} aria-label={title} data-of={now.of} data-testid="sheet">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class="tool"
            aria-label={words.value.say("page-close")}
            data-testid="sheet-close"
            onClick={close}
          >
            <Icon id="icon-close" />
          </button>
        </header>
        <div class="body">{body}</div>
      </section>
    </div>
  );
}

/** What a sheet shows: as the game at the table has it, or as every table has it. */
function contentOf(now: Sheet): { title: string; body: ComponentChildren } {
  const say = words.value;
  const game = onTable.value?.game;
  const own = game && partsOf(game)?.sheet?.(now);
  if (own) return own;
  if (now.of === "chip") return chipText(now.at);
  const Body = BODIES[now.of];
  return Body ? { title: say.say(`page-sheet-${now.of}`), body: <Body /> } : { title: "", body: null };
}

const BODIES: Partial<Record<Sheet["of"], () => ComponentChildren>> = {
  score: Totals,
  talk: Talk,
  menu: Menu,
  settings: Settings,
  keys: Keys,
};

const KEYS = ["arrows", "digits", "suits", "enter", "p", "power", "i", "sheets", "t", "move"];

function Keys() {
  const say = words.value;
  return (
    <dl class="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{say.say(`page-key-${key}`)}</kbd>
          </dt>
          <dd>{say.say(`page-key-${key}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Story, scores and chat in one panel; before the game there is only the chat. */
export function Talk() {
  const say = words.value;
  if (table.value?.state === "lobby" && !onTable.value) return <Chat />;
  const Below = onTable.value && partsOf(onTable.value.game)?.Below;
  return (
    <>
      <div class="tabs" role="tablist">
        {(["story", "score", "chat"] as const).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={tab.value === name}
            data-testid={`tab-${name}`}
            onClick={() => (tab.value = name)}
          >
            {say.say(`page-tab-${name}`)}
            {name === "chat" && <Unread />}
          </button>
        ))}
      </div>
      {tab.value === "story" && <Story />}
      {tab.value === "story" && isWide.value && Below && <Below />}
      {tab.value === "score" && <Totals />}
      {tab.value === "chat" && <Chat />}
    </>
  );
}

/** A chip's sentence, and what it means. */
function chipText(at: number) {
  const say = words.value;
  const line = onTable.value?.chips[at];
  if (!line) return { title: "", body: null };
  const key = `page-${line[0]}`;
  return { title: capital(say.line(line)), body: <p>{say.say(say.has(key) ? key : "page-rule")}</p> };
}
