import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { Roundel } from "../controls/Roundel";
import { partsOf } from "../games/games";
import { partNameOf } from "../games/shelf";
import type { Choice } from "../net/protocol";
import { type Beat, timeOf } from "../stage/beats";
import { beat, hasten } from "../stage/stage";
import { plan } from "../state/plan";
import {
  act,
  armed,
  back,
  inSlots,
  isResting,
  link,
  mine,
  mySeat,
  myTurn,
  onTable,
  question,
  ready,
  resume,
  sent,
  seq,
  sheet,
  skew,
  slotSeat,
  slots,
  table,
  takeBack,
  unheard,
  words,
} from "../state/state";
import { again, marks, pressTwice } from "../state/sure";
import { Bubble } from "./Bubble";
import { Clock } from "./Clock";
import { isForward } from "./Herald";
import { isDecided } from "./Said";

interface DockProps {
  me?: ComponentChildren; // how one stands oneself
  power?: string | undefined; // how one's power stands
  sentence?: string | null; // in place of what is expected
  more?: ComponentChildren; // a second, quieter sentence
  between?: string; // what is said first between two parts
  action?: ComponentChildren; // at most one main button
  next?: string; // what going on means, between two parts
  kept?: ComponentChildren; // what stays in sight once the choice is made
  children?: ComponentChildren; // what can be chosen
}

/** One panel under the scene: what is expected, and what can be done about it. */
export function Dock({ me, power, sentence, more, between, action, next = "page-go-on", kept, children }: DockProps) {
  const isSent = mine.value?.pending != null;
  const state = table.value?.state;
  const isBetween = state === "between" && mySeat.value !== null;
  const before = useRef("");
  const said = (state === "playing" && !again.value && sentence) || prompt(before.current);
  before.current = said;
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
        <Me power={power}>{me}</Me>
        <p class="say" data-testid="prompt">
          {said}
          <small>
            {state === "between" ? comesNext(between) : isSent ? words.value.say("page-pending") : more} <Slow />
          </small>
        </p>
        {isBetween && others() && <Hold />}
        {mainAction(isSent, action, next)}
      </div>
      {kept}
      {state === "playing" && myTurn.value && !sent.value && children}
    </div>
  );
}

/** Between two parts: how it goes on, and whom it waits for. */
const comesNext = (said = "") => [said, whoReads()].filter(Boolean).join(" ");

function mainAction(isSent: boolean, action: ComponentChildren, next: string): ComponentChildren {
  const say = words.value;
  const state = table.value?.state;
  const seat = mySeat.value;
  if (beat.value?.kind === "over") return <Main label={say.say("page-go-on")} onClick={hasten} />;
  if (sent.value) return null;
  if (state === "paused") return <Main label={say.say("page-resume")} onClick={resume} />;
  if (state === "between" && seat !== null) {
    const isReady = table.value?.seats[seat]?.ready ?? false;
    return isReady ? null : <Main label={say.say(next)} onClick={() => ready(true)} />;
  }
  if (isSent) return <TakeBack />;
  return myTurn.value ? action : null;
}

function Me({ power, children }: { power: string | undefined; children: ComponentChildren }) {
  const seat = mySeat.value;
  if (seat === null || !onTable.value) return null;
  const open = () => (sheet.value = { of: "seat", seat });
  return (
    <span class="me" data-testid={`seat-${seat}`} data-power={power}>
      {children || (
        <button type="button" class="own" aria-label={words.value.nameOf(seat)} onClick={open}>
          <Roundel seat={seat} name={words.value.nameOf(seat)} />
        </button>
      )}
      <Clock seat={seat} />
      <Bubble seat={seat} />
    </span>
  );
}

/** Whether other people sit at the table. */
function others(): boolean {
  return (table.value?.seats.filter((seat) => seat.kind === "person").length ?? 0) > 1;
}

/** The sentence that says whose moment it is and what to do; while something short is seen, what was said before. */
export function prompt(before = ""): string {
  const say = words.value;
  const now = table.value;
  if (now?.state === "sharing") return say.say("page-prompt-sharing");
  if (now?.state === "paused") {
    return now.paused_by == null
      ? say.say("page-prompt-paused")
      : say.say("page-prompt-paused-by", { seat: now.paused_by });
  }
  if (now?.state === "between")
    return partsOf(now.game)?.comes?.() ?? say.say("page-prompt-between", { part: partNameOf(now.game) });
  if (now?.state === "closed") return say.say("page-prompt-closed");
  if (isResting.value) return say.say("story-declines", { seat: mySeat.value });
  if (beat.value && !myTurn.value) return ofBeat(beat.value, before);
  if (plan.value && !myTurn.value) return say.say("page-planned", { cards: [plan.value] });
  if (again.value) return again.value;
  if (armed.value) return say.say("page-prompt-armed");
  const line = mine.value?.prompt ?? onTable.value?.prompt;
  if (line?.[0] === "prompt-chosen") return say.say("page-prompt-chosen", line[1]);
  return slotPrompt() ?? (line ? say.line(line) : "");
}

const READABLE_MS = 1000;

/** While something is seen: what is said of it, where the cloth does not say it already; or how to go on, if it stands. */
function ofBeat(now: Beat, before: string): string {
  const say = words.value;
  if (now.line && !(isDecided(now.kind) || isForward(now.kind))) return say.line(now.line);
  return timeOf(now, table.value?.pace) < READABLE_MS ? before : say.say("page-prompt-tap");
}

/** Where cards go to both neighbours: whom the next one is for. */
function slotPrompt(): string | null {
  if (!slots.value?.named || !myTurn.value) return null;
  const next = slots.value.slots[inSlots.value.indexOf(null)];
  if (!next) return words.value.say("page-slots-full");
  const first = inSlots.value.every((card) => card === null);
  return words.value.say("page-slots-next", { seat: slotSeat(next), way: next, first });
}

const SLOW_MS = 8000;

/** Says after a while that somebody is still choosing. */
function Slow() {
  const game = onTable.value;
  const waits = table.value?.state === "playing" && !myTurn.value && link.value.state === "up";
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(waits ? Date.now() : null), [waits, seq.value]);
  const waited = useWaited(since);
  if (!game || !waits || waited < SLOW_MS || game.to_act.length === 0) return null;
  return <>{words.value.say("page-still-choosing", { seats: game.to_act })}</>;
}

/** Whom the next round waits for. */
function whoReads(): string {
  const seats = table.value?.seats ?? [];
  const slow = [...seats.keys()].filter(
    (seat) => seats[seat]?.kind === "person" && !seats[seat]?.ready && seat !== mySeat.value,
  );
  return slow.length ? words.value.say("prompt-waiting", { seats: slow }) : "";
}

/** The one way to keep the others from going on: while the countdown runs, and once one has said that one is ready. */
function Hold() {
  const until = table.value?.between_until ?? null;
  const isReady = table.value?.seats[mySeat.value ?? -1]?.ready ?? false;
  if (until !== null) return <Countdown until={until} />;
  return isReady ? <HoldButton label={words.value.say("page-wait-next")} /> : null;
}

/** The seconds until the next round begins by itself. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now - skew.value) / 1000));
  return <HoldButton label={words.value.say("page-hold", { seconds })} />;
}

function HoldButton({ label }: { label: string }) {
  return (
    <button type="button" class="btn" data-quiet data-testid="hold" onClick={() => ready(false)}>
      {label}
    </button>
  );
}

export function Main({ label, disabled, onClick }: { label: string; disabled?: boolean; onClick: () => void }) {
  const out = link.value.state !== "up";
  return (
    <button
      type="button"
      class="btn"
      data-main
      data-testid="main-action"
      aria-disabled={disabled || out ? "true" : undefined}
      onClick={() => !disabled && !out && onClick()}
    >
      {label}
    </button>
  );
}

interface ChoiceButtonProps {
  choice: Choice;
  label: string;
  isMain?: boolean;
  isGrave?: boolean; // it cannot be undone: a second press does it
}

/** A choice that is made by a button of its own. */
export function ChoiceButton({ choice, label, isMain, isGrave }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      class="btn"
      data-main={isMain ? "" : undefined}
      data-choice={choice.text}
      {...marks(choice.text)}
      onClick={() => (isGrave ? pressTwice(choice.text, choice) : act(choice))}
    >
      {label}
    </button>
  );
}

/** A choice that waits for the others can be taken back. */
function TakeBack() {
  return (
    <button type="button" class="btn" data-testid="take-back" onClick={takeBack}>
      <Icon id="icon-undo" />
      {words.value.say("page-take-back")}
    </button>
  );
}

const SENDING_MS = 2000;

/** Lost, or slow: said in the dock, never over the table. */
function ConnBanner() {
  const say = words.value;
  const lost = link.value.state === "lost";
  const waited = useWaited(lost ? link.value.since : unheard.value);
  if (lost) {
    return (
      <p class="conn" data-testid="conn-banner" role="alert">
        <Icon id="icon-offline" />
        {say.say(waited > 10_000 ? "page-conn-restart" : "page-conn-lost")}
      </p>
    );
  }
  if (back.value) {
    const key = back.value.length ? "page-conn-back-played" : "page-conn-back";
    return (
      <p class="conn" data-testid="conn-banner" data-good="" role="status">
        {say.say(key, { seats: back.value })}
      </p>
    );
  }
  return waited > SENDING_MS ? (
    <p class="conn" data-testid="conn-banner" data-calm="" role="status">
      {say.say("page-conn-sending")}
    </p>
  ) : null;
}

/** How long something has been going on, in steps that change what is said. */
function useWaited(since: number | null): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : now - since;
}
