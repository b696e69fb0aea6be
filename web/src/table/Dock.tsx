import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { Roundel } from "../controls/Roundel";
import { PowerWindow } from "../games/rebel/PowerWindow";
import { Counts } from "../games/rebel/Seats";
import { SlotRow } from "../games/rebel/SlotRow";
import {
  armed,
  asleep,
  back,
  cardChoices,
  confirm,
  inSlots,
  isAsleep,
  isFull,
  isResting,
  link,
  mine,
  mySeat,
  myTurn,
  onTable,
  own,
  question,
  ready,
  readyChoice,
  resume,
  sendSlots,
  sent,
  seq,
  sheet,
  skew,
  sleep,
  slotRow,
  slotSeat,
  table,
  takeBack,
  view,
  words,
} from "../state/state";
import { Clock } from "./Clock";
import { HintTool } from "./HintBox";
import { hasHints } from "./hint";
import { Sticker } from "./Reactions";

/** One panel under the trick: what is expected, and what can be done about it. */
export function Dock() {
  const isSent = own.value?.pending != null;
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
        <Me />
        <p class="say" data-testid="prompt">
          {prompt()}
          <small>
            {more()} <Slow />
          </small>
        </p>
        {table.value?.state === "between" && table.value.between_until && mySeat.value !== null && others() && (
          <Countdown until={table.value.between_until} />
        )}
        {hasHints.value && question.value !== null && !isSent && <HintTool inDock />}
        {isSent ? <TakeBack /> : <MainAction />}
      </div>
      {slotRow.value && (isSent || myTurn.value) && <SlotRow />}
      {myTurn.value && <PowerWindow />}
    </div>
  );
}

/** Whether other people sit at the table. */
export function others(): boolean {
  return (table.value?.seats.filter((seat) => seat.kind === "person").length ?? 0) > 1;
}

/** The sentence that says whose moment it is and what to do. */
export function prompt(): string {
  const say = words.value;
  const now = table.value;
  if (now?.state === "sharing") return say.say("page-prompt-sharing");
  if (now?.state === "paused") {
    return now.paused_by == null
      ? say.say("page-prompt-paused")
      : say.say("page-prompt-paused-by", { seat: now.paused_by });
  }
  if (now?.state === "between") return comes();
  if (now?.state === "closed") return say.say("page-prompt-closed");
  if (isResting.value) return say.say("story-declines", { seat: mySeat.value });
  if (armed.value) return say.say("page-prompt-armed");
  const line = mine.value?.prompt ?? onTable.value?.prompt;
  if (line?.[0] === "prompt-chosen") return say.say("page-prompt-chosen", line[1]);
  return slotPrompt() ?? (line ? say.line(line) : "");
}

/** Where cards go to both neighbours: whom the next one is for. */
function slotPrompt(): string | null {
  const slots = own.value?.slots;
  if (!slots?.named || !myTurn.value) return null;
  const next = slots.slots[inSlots.value.indexOf(null)];
  if (!next) return words.value.say("page-slots-full");
  const first = inSlots.value.every((card) => card === null);
  return words.value.say("page-slots-next", { seat: slotSeat(next), way: next, first });
}

/** Which round comes. */
function comes(): string {
  const round = view.value?.round;
  if (!round) return words.value.say("page-prompt-between");
  const { number, of } = round;
  return words.value.say(number === of ? "page-next-last" : "page-next-of", { number, of });
}

/** A second, quieter sentence. */
function more(): string {
  const say = words.value;
  if (own.value?.pending) return say.say("page-pending");
  if (own.value?.slots && myTurn.value) return say.say("page-slots-how");
  if (table.value?.state === "between") return [leads(), whoReads()].filter(Boolean).join(" ");
  const winner = view.value?.trick.find((card) => card.winning);
  return winner && winner.card !== "?" ? say.say("page-is-winning", { card: winner.card, seat: winner.seat }) : "";
}

/** Who leads the round that comes, and why. */
function leads(): string {
  const seat = view.value?.leader;
  const by = view.value?.last_round?.leads_by;
  return typeof seat === "number" ? words.value.say("page-next-leads", { seat, by }) : "";
}

const SLOW_MS = 8000;

/** Says after a while that somebody is still choosing. */
export function Slow() {
  const game = onTable.value;
  const waits = table.value?.state === "playing" && !myTurn.value && link.value.state === "up";
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(waits ? Date.now() : null), [waits, seq.value]);
  const waited = useWaited(since);
  if (!game || !waits || waited < SLOW_MS || game.to_act.length === 0) return null;
  return <>{words.value.say("page-still-choosing", { seats: game.to_act })}</>;
}

/** Whom the next round waits for. */
export function whoReads(): string {
  const seats = table.value?.seats ?? [];
  const slow = [...seats.keys()].filter(
    (seat) => seats[seat]?.kind === "person" && !seats[seat]?.ready && seat !== mySeat.value,
  );
  return slow.length ? words.value.say("prompt-waiting", { seats: slow }) : "";
}

/** The seconds until the next round begins by itself. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now - skew.value) / 1000));
  return (
    <button type="button" class="btn" data-quiet data-testid="hold" onClick={() => ready(false)}>
      {words.value.say("page-hold", { seconds })}
    </button>
  );
}

function Me() {
  const seat = mySeat.value;
  const shown = seat === null ? null : view.value?.seats[seat];
  if (seat === null || !shown) return null;
  const power = isAsleep.value && shown.power === "ready" ? "asleep" : armed.value ? "armed" : shown.power;
  const open = () => (sheet.value = { of: "seat", seat });
  return (
    <span class="me" data-testid={`seat-${seat}`} data-power={power === "used" ? "spent" : power}>
      <button type="button" class="own" aria-label={words.value.say("page-own-plate")} onClick={open}>
        <Roundel princess={shown.princess} power={power} seat={seat} name={words.value.nameOf(seat)} />
      </button>
      <Counts shown={shown} mine />
      {isAsleep.value && asleep.value !== null && shown.power === "ready" && (
        <button type="button" class="pill wait wake" data-testid="power-wake" onClick={() => sleep(false)}>
          {words.value.say("page-power-asleep")}
        </button>
      )}
      <Clock seat={seat} />
      <Sticker seat={seat} />
    </span>
  );
}

/** At most one main button. Before it can be pressed it says what is missing. */
function MainAction() {
  const say = words.value;
  const state = table.value?.state;
  if (sent.value) return null;
  if (state === "paused") return <Main label={say.say("page-resume")} onClick={resume} />;
  if (state === "between" && mySeat.value !== null) {
    const on = table.value?.seats[mySeat.value]?.ready ?? false;
    return <Main label={say.say(on ? "page-wait-next" : "page-next")} onClick={() => ready(!on)} />;
  }
  const slots = own.value?.slots;
  if (slots && myTurn.value) {
    const missing = inSlots.value.filter((card) => card === null).length;
    const label = isFull.value
      ? say.say(`page-do-${slots.verb}`, { count: slots.slots.length })
      : say.say("page-slots-missing", { count: missing });
    return <Main label={label} disabled={!isFull.value} onClick={sendSlots} />;
  }
  const choice = readyChoice.value;
  if (!choice)
    return cardChoices.value.length > 0 ? <Main label={say.say(pickLabel())} disabled onClick={confirm} /> : null;
  const label = say.say(`page-do-${choice.verb}`, {
    ...namesOf(choice.cards),
    ...(choice.name ? { princess: choice.name } : {}),
  });
  return <Main label={label} onClick={confirm} />;
}

/** What is missing before the main button does something. */
function pickLabel(): string {
  return cardChoices.value.some((choice) => choice.name !== null) ? "page-pick-princess" : "page-pick-card";
}

function namesOf(cards: string[]): Record<string, unknown> {
  const [card, other] = cards;
  return { ...(card ? { card, cards: [card] } : {}), ...(other ? { other } : {}) };
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

/** A choice that waits for the others can be taken back. */
export function TakeBack() {
  return (
    <button type="button" class="btn" data-testid="take-back" onClick={takeBack}>
      <Icon id="icon-undo" />
      {words.value.say("page-take-back")}
    </button>
  );
}

/** Lost, or slow: said in the dock, never over the table. */
export function ConnBanner() {
  const say = words.value;
  const lost = link.value.state === "lost";
  const waited = useWaited(lost ? link.value.since : (sent.value?.at ?? null));
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
  return sent.value && waited > 2000 ? (
    <p class="conn" data-testid="conn-banner" role="status">
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
