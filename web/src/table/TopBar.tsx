import type { ComponentChildren } from "preact";
import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { tableInside } from "../net/inside";
import { wide } from "../stage/room";
import { setTheme, theme } from "../state/keep";
import { route } from "../state/route";
import { onTable, sheet, tab, table, words } from "../state/state";
import { unread } from "../state/talk";
import { Unread } from "./Chat";
import { HintTool } from "./HintBox";
import { hasHints } from "./hint";

/** The bar on top: the way home, where in the game one is, tools. */
export function TopBar({ children, tools }: { children?: ComponentChildren; tools?: ComponentChildren }) {
  const say = words.value;
  return (
    <header class="topbar" ref={wide}>
      <Anchor class="brand" href="/" aria-label={say.say("page-home-link")}>
        <Icon id="crown" />
        <span class="word">Coronet</span>
      </Anchor>
      <div class="rounds">{children}</div>
      <nav class="tools" aria-label={say.say("page-tools")}>
        {tools ?? <Tools />}
      </nav>
    </header>
  );
}

function Tools() {
  const say = words.value;
  return (
    <>
      {(!table.value || isTaught()) && <PageTools />}
      {hasHints.value && <HintTool />}
      {hasLastTrick() && <SheetTool of="last-trick" icon="icon-trick" label={say.say("page-tool-last-trick")} />}
      {onTable.value && <SheetTool of="score" icon="icon-score" label={say.say("page-tool-score")} />}
      {table.value && !isTaught() && <TalkTool />}
      {table.value && !isTaught() && <SheetTool of="menu" icon="icon-menu" label={say.say("page-tool-menu")} />}
    </>
  );
}

/** Whether the table lies in the page itself, where nobody else is and nothing can be set. */
const isTaught = () => tableInside(route.value) !== null;

/** Whether the game is played in tricks, of which the last can be looked at. */
export const hasLastTrick = () => onTable.value !== null && "last_trick" in onTable.value;

/** What is at hand on every page. */
export function PageTools() {
  return (
    <>
      <ThemeTool />
      <SheetTool of="settings" icon="icon-settings" label={words.value.say("page-tool-settings")} />
    </>
  );
}

const NEXT_THEME: Record<string, string> = { auto: "light", light: "dark", dark: "auto" };

export function ThemeTool() {
  const next = NEXT_THEME[theme.value] ?? "auto";
  return (
    <button
      type="button"
      class="tool theme"
      aria-label={words.value.say("page-tool-theme", { theme: theme.value })}
      onClick={() => setTheme(next)}
    >
      <Icon id="icon-night" />
    </button>
  );
}

/** Story and chat. It counts what one has not read yet, and leads there. */
function TalkTool() {
  const say = words.value;
  const open = sheet.value?.of === "talk";
  const press = () => {
    if (unread.value) tab.value = "chat";
    sheet.value = open ? null : { of: "talk" };
  };
  return (
    <button
      type="button"
      class="tool"
      data-tool="talk"
      aria-label={say.say(unread.value ? "page-tool-talk-unread" : "page-tool-talk", { count: unread.value })}
      aria-expanded={open}
      onClick={press}
    >
      <Icon id="icon-chat" />
      <Unread />
    </button>
  );
}

type Tool = "score" | "menu" | "settings" | "last-trick";

function SheetTool({ of, icon, label }: { of: Tool; icon: string; label: string }) {
  const open = sheet.value?.of === of;
  return (
    <button
      type="button"
      class="tool"
      data-tool={of}
      aria-label={label}
      aria-expanded={open}
      onClick={() => (sheet.value = open ? null : { of })}
    >
      <Icon id={icon} />
    </button>
  );
}
