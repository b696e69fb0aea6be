import type { ComponentChildren } from "preact";
import { Roundel } from "../controls/Roundel";
import { endFinale, finale } from "../stage/finale";
import { mine, mySeat, myTurn, question, ready, resume, sent, sheet, table, words } from "../state/state";
import { Clock } from "./Clock";
import { ConnBanner, Countdown, Main, others, prompt, Slow, TakeBack, whoReads } from "./Dock";
import { Sticker } from "./Reactions";

interface DockProps {
  me?: ComponentChildren; // how one stands oneself
  sentence?: string | null; // in place of what is expected
  more?: ComponentChildren; // a second, quieter sentence
  action?: ComponentChildren; // at most one main button
  next?: string; // what going on means, between two parts
  kept?: ComponentChildren; // what stays in sight once the choice is made
  children?: ComponentChildren; // what can be chosen
}

/** One panel under the scene: what is expected, and what can be done about it. */
export function PlainDock({ me, sentence, more, action, next = "page-go-on", kept, children }: DockProps) {
  const isSent = mine.value?.pending != null;
  const state = table.value?.state;
  const between = state === "between" && mySeat.value !== null;
  return (
    <div
      class="dock"
      tabIndex={-1}
      data-testid="dock"
      data-mine={myTurn.value ? "" : undefined}
      data-decision={question.value ?? undefined}
    >
      <ConnBanner />
      <div class="prompt">
        <Me>{me}</Me>
        <p class="say" data-testid="prompt">
          {(table.value?.state === "playing" && sentence) || prompt()}
          <small>
            {between ? whoReads() : isSent ? words.value.say("page-pending") : more} <Slow />
          </small>
        </p>
        {between && table.value?.between_until && others() && <Countdown until={table.value.between_until} />}
        {mainAction(isSent, action, next)}
      </div>
      {state === "playing" && kept}
      {state === "playing" && myTurn.value && !sent.value && children}
    </div>
  );
}

function mainAction(isSent: boolean, action: ComponentChildren, next: string): ComponentChildren {
  const say = words.value;
  const state = table.value?.state;
  const seat = mySeat.value;
  if (finale.value) return <Main label={say.say("page-go-on")} onClick={endFinale} />;
  if (sent.value) return null;
  if (state === "paused") return <Main label={say.say("page-resume")} onClick={resume} />;
  if (state === "between" && seat !== null) {
    const on = table.value?.seats[seat]?.ready ?? false;
    return <Main label={say.say(on ? "page-wait-next" : next)} onClick={() => ready(!on)} />;
  }
  if (isSent) return <TakeBack />;
  return myTurn.value ? action : null;
}

function Me({ children }: { children: ComponentChildren }) {
  const seat = mySeat.value;
  if (seat === null) return null;
  const open = () => (sheet.value = { of: "seat", seat });
  return (
    <span class="me" data-testid={`seat-${seat}`}>
      {children || (
        <button type="button" class="own" aria-label={words.value.nameOf(seat)} onClick={open}>
          <Roundel seat={seat} name={words.value.nameOf(seat)} />
        </button>
      )}
      <Clock seat={seat} />
      <Sticker seat={seat} />
    </span>
  );
}
