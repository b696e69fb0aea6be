import { useSignal } from "@preact/signals";
import catalogue from "../catalogue.json";
import { playersOf, REBEL } from "../games/games";
import { name } from "../keep";
import type { Create, TableInfo } from "../protocol";
import { change, create, failure, table, words } from "../state";
import "../games/frame/frame.css";
import { Anchor } from "./Anchor";
import { Icon } from "./Icon";
import { InspectSheet } from "./InspectSheet";
import { Later } from "./Later";
import { Roundel } from "./Roundel";
import { RoundPicker } from "./RoundPicker";
import { TopBar } from "./TopBar";

type Edition = "classic" | "deluxe";
type Pace = NonNullable<Create["pace"]>;
export type Level = (typeof LEVELS)[number];
type Clock = (typeof CLOCKS)[number];

export const LEVELS = ["beginner", "good", "strong", "expert"] as const;
const CLOCKS = [0, 30, 60, 120, 86_400, 259_200] as const; // seconds a decision

export interface Draft extends Company {
  edition: Edition;
  rounds: "random" | "first-game" | "anything" | "chosen";
  chosen: string[];
  princesses: string; // "" leaves it to the edition
  length: number;
  openMemory: boolean;
}

const PRESETS: Record<string, Partial<Draft>> = {
  ball: { edition: "deluxe", rounds: "random", length: 5 },
  first: { edition: "deluxe", rounds: "first-game", length: 5 },
  three: { edition: "deluxe", rounds: "random", length: 3 },
  classic: { edition: "classic", rounds: "first-game", length: 5 },
};
const FRESH: Draft = {
  edition: "deluxe", players: 4, rounds: "random", chosen: [], princesses: "", length: 5, openMemory: false, bots: 3,
  level: "good", pace: "normal", chat: true, listed: false, hints: true, clock: 0,
}; // biome-ignore format: a record

/** The settings as the server wants them. */
export function settingsOf(draft: Draft): Record<string, unknown> {
  return {
    edition: draft.edition,
    players: draft.players,
    rounds: draft.rounds === "chosen" ? draft.chosen : draft.rounds,
    ...(draft.rounds === "chosen" ? {} : { length: draft.length }),
    ...(draft.princesses ? { princesses: draft.princesses } : {}),
    house_rules: { open_memory: draft.openMemory },
  };
}

/** What the host may change at any time. */
export function restOf({ pace, chat, listed, hints, clock }: Company) {
  return { pace, chat, listed, hints, clock };
}

/** What is played, in one sentence. */
export function settingsText(settings: Record<string, unknown>): string {
  const { edition, players, rounds } = settings;
  const listed = Array.isArray(rounds);
  const count = listed ? rounds.length : (settings.length ?? 5);
  return words.value.say("page-settings", { edition, players, by: listed ? "chosen" : rounds, count });
}

/** A new table: which game, then its presets, then every detail. */
export function CreateTable({ game }: { game: string }) {
  if (game === REBEL) return <CreateRebel />;
  return (
    <Later key="create" load={() => import("../games/frame/CreateOther").then(({ CreateOther }) => CreateOther)} />
  );
}

/** The games there are, as tabs. */
export function GameTabs({ game }: { game: string }) {
  const say = words.value;
  return (
    <nav class="tabs gametabs" aria-label={say.say("page-which-game")}>
      {[REBEL, "r", "parlour", "woo"].map((one) => (
        <Anchor
          key={one}
          class="tab"
          href={one === REBEL ? "/new" : `/new/${one}`}
          data-testid={`tab-${one}`}
          {...(one === game ? { "aria-current": "page" as const } : {})}
        >
          {say.say(`page-game-${one}`)}
        </Anchor>
      ))}
    </nav>
  );
}

function CreateRebel() {
  const say = words.value;
  const draft = useSignal<Draft>(FRESH);
  const now = draft.value;
  const alter = (part: Partial<Draft>) => (draft.value = { ...now, ...part });
  const open = async () => {
    const bots = Array.from({ length: now.players - 1 }, (_, at) =>
      at < now.players - 1 - now.bots ? ({ kind: "open" } as const) : ({ kind: "bot", level: now.level } as const),
    );
    await create({
      game: REBEL,
      settings: settingsOf(now),
      seats: [{ kind: "open" }, ...bots],
      ...restOf(now),
    });
  };
  const short = now.rounds === "chosen" && now.chosen.length === 0;
  return (
    <div class="page create" data-testid="create">
      <TopBar />
      <main>
        <h1>{say.say("page-new-table")}</h1>
        <GameTabs game={REBEL} />
        <Presets now={now} change={alter} />
        <Guests now={now} change={alter} range={playersOf(REBEL)} />
        <Rounds now={now} change={alter} />
        <Princesses now={now} change={alter} />
        <Rest now={now} change={alter} memory={memoryOf(now, alter)} />
      </main>
      <section class="bar" aria-label={say.say("page-bar")}>
        <div>
          <p>
            {failure.value ??
              `${say.say("page-label", { name: presetName(now) })} ${settingsText(settingsOf(now))}, ${say.say("page-rest-clock", { clock: now.clock })}. ${say.say("page-guests", { bots: now.bots, open: now.players - 1 - now.bots })}`}
          </p>
          <button
            type="button"
            class="btn"
            data-main
            data-big
            data-testid="open-table"
            aria-disabled={short ? "true" : undefined}
            onClick={() => !short && open()}
          >
            {say.say(short ? "page-choose-rounds" : "page-open-table")}
          </button>
        </div>
      </section>
      <InspectSheet />
    </div>
  );
}

/** The table as it stands, to be changed before the game begins. */
export function ChangeTable() {
  const now = table.value;
  if (!now) return null;
  const draft = draftOf(now);
  const alter = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    if (next.rounds === "chosen" && next.chosen.length === 0) return;
    void change({ settings: settingsOf(next), ...restOf(next) });
  };
  return (
    <>
      <Rounds now={draft} change={alter} />
      <Princesses now={draft} change={alter} />
      <Rest now={draft} change={alter} memory={memoryOf(draft, alter)} />
    </>
  );
}

function draftOf({ settings, seats, pace, chat, listed, hints, clock }: TableInfo): Draft {
  const { edition, rounds, length, princesses, house_rules: rules } = settings;
  const isOpen = typeof rules === "object" && rules !== null && "open_memory" in rules && rules.open_memory === true;
  return {
    edition: edition === "classic" ? "classic" : "deluxe",
    players: seats.length,
    rounds: Array.isArray(rounds) ? "chosen" : ((rounds as Draft["rounds"] | undefined) ?? "random"),
    chosen: Array.isArray(rounds) ? rounds.map(String) : [],
    princesses: typeof princesses === "string" ? princesses : "",
    length: typeof length === "number" ? length : 5,
    openMemory: isOpen,
    bots: seats.filter((seat) => seat.kind === "bot").length,
    level: LEVELS.find((level) => seats.some((seat) => seat.level === level)) ?? FRESH.level,
    pace,
    chat,
    listed,
    hints: hints ?? true,
    clock: CLOCKS.find((seconds) => seconds === clock) ?? 0,
  };
}

/** The preset that the draft is, or "Your own". */
function presetName(now: Draft): string {
  const fits = (preset: Partial<Draft>) =>
    Object.entries(preset).every(([key, value]) => now[key as keyof Draft] === value);
  const found = Object.entries(PRESETS).find(([, preset]) => fits(preset));
  return words.value.say(found ? `page-preset-${found[0]}` : "page-preset-own");
}

interface Part {
  now: Draft;
  change: (part: Partial<Draft>) => void;
}

/** Who plays and how fast: what a table of any game has. */
export interface Company {
  players: number;
  bots: number;
  level: Level;
  pace: Pace;
  chat: boolean;
  listed: boolean;
  hints: boolean;
  clock: Clock;
}

interface CompanyPart {
  now: Company;
  change: (part: Partial<Company>) => void;
}

function Presets({ now, change }: Part) {
  const say = words.value;
  return (
    <div role="radiogroup" class="presets" aria-label={say.say("page-presets")}>
      {Object.entries(PRESETS).map(([id, preset]) => {
        const rounds = preset.rounds === "first-game" ? catalogue[preset.edition ?? "deluxe"].first_game : null;
        const fits = Object.entries(preset).every(([key, value]) => now[key as keyof Draft] === value);
        return (
          <label class="preset" key={id}>
            <input
              type="radio"
              name="preset"
              checked={fits}
              data-testid={`preset-${id}`}
              onChange={() => change(preset)}
            />
            <b>{say.say(`page-preset-${id}`)}</b>
            <span class="tick">
              <Icon id="icon-check" />
            </span>
            <span class="objs" aria-hidden="true">
              {rounds
                ? rounds.map((round) => <Icon key={round} id={`round-${round}`} class="" />)
                : Array.from({ length: preset.length ?? 5 }, (_, at) => <Unknown key={at} />)}
            </span>
            <span class="hint">{say.say(`page-preset-${id}.text`)}</span>
            <span class="facts-line">
              <span>
                <Icon id="icon-clock" />
                {say.say(`page-preset-${id}-time`)}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** A card that nobody knows yet. */
function Unknown() {
  return (
    <svg class="unknown" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        d="M9 9.5a3 3 0 1 1 3 3.5v2M12 18v.1"
      />
    </svg>
  );
}

/** The seats as plates: one's own, bots, and those open to friends. */
export function Guests({
  now,
  change,
  range,
  levels = "page-level",
}: CompanyPart & { range: readonly number[]; levels?: string }) {
  const say = words.value;
  return (
    <section class="paper">
      <div class="row end">
        <h2>{say.say("page-guests-title")}</h2>
        {range.length > 1 && (
          <Stepper
            label={say.say("page-players-count", { count: now.players })}
            testid="players"
            onStep={(by) => {
              const players = range[range.indexOf(now.players) + by] ?? now.players;
              change({ players, bots: Math.min(now.bots + Math.max(0, players - now.players), players - 1) });
            }}
          />
        )}
      </div>
      <div class="guests">
        {Array.from({ length: now.players }, (_, seat) => (
          <Seat key={seat} seat={seat} isBot={seat >= now.players - now.bots} now={now} change={change} />
        ))}
      </div>
      <p class="hint">{say.say("page-bots-hint")}</p>
      {now.bots > 0 && (
        <div>
          <Pick
            label="page-level"
            value={now.level}
            options={[...LEVELS]}
            prefix="page-level-"
            testid="level"
            onPick={(level) => change({ level: level as Level })}
          />
          <p class="hint">{say.say(`${levels}-${now.level}.text`)}</p>
        </div>
      )}
    </section>
  );
}

function Seat({ seat, isBot, now, change }: CompanyPart & { seat: number; isBot: boolean }) {
  const say = words.value;
  const mine = seat === 0;
  const kind = mine ? "you" : isBot ? "bot" : "open";
  const label = { you: "page-you", bot: "page-a-bot", open: "page-open-seat" }[kind];
  const hint = { you: "page-you-host", bot: `page-level-${now.level}`, open: "page-by-link" }[kind];
  return (
    <div class="guest" data-open={kind === "open" ? "" : undefined} data-testid={`guest-${seat}`} data-kind={kind}>
      <Roundel seat={seat} name={mine ? name.value : ""} bot={kind === "bot"} />
      <span class="who">
        {say.say(label)}
        <small>{say.say(hint)}</small>
      </span>
      {kind === "open" && (
        <button
          type="button"
          class="btn"
          data-testid={`bot-here-${seat}`}
          onClick={() => change({ bots: now.bots + 1 })}
        >
          {say.say("page-bot-here")}
        </button>
      )}
      {kind === "bot" && (
        <button
          type="button"
          class="tool"
          data-testid={`bot-away-${seat}`}
          aria-label={say.say("page-bot-away")}
          onClick={() => change({ bots: now.bots - 1 })}
        >
          <Icon id="icon-close" />
        </button>
      )}
    </div>
  );
}

function Stepper({ label, testid, onStep }: { label: string; testid: string; onStep: (by: number) => void }) {
  const say = words.value;
  return (
    <span class="stepper" data-testid={testid}>
      <button type="button" class="tool" aria-label={say.say("page-fewer")} onClick={() => onStep(-1)}>
        <Icon id="icon-minus" />
      </button>
      <span role="status">{label}</span>
      <button type="button" class="tool" aria-label={say.say("page-more")} onClick={() => onStep(1)}>
        <Icon id="icon-plus" />
      </button>
    </span>
  );
}

function Rounds({ now, change }: Part) {
  const say = words.value;
  return (
    <details class="fold">
      <summary>
        {say.say("page-rounds")}
        <span class="hint">
          {say.say(`page-filter-edition-${now.edition}`)}, {say.say(`page-rounds-${now.rounds}`)}
        </span>
        <Icon id="icon-down" />
      </summary>
      <div class="in">
        <Pick
          label="page-edition"
          value={now.edition}
          options={["deluxe", "classic"]}
          prefix="page-edition-"
          testid="edition"
          onPick={(edition) => change({ edition: edition as Edition, chosen: [], length: 5 })}
        />
        <Pick
          label="page-rounds-how"
          value={now.rounds}
          options={["random", "first-game", "anything", "chosen"]}
          prefix="page-rounds-"
          testid="rounds"
          onPick={(rounds) => change({ rounds: rounds as Draft["rounds"] })}
        />
        {now.rounds !== "chosen" && now.edition === "deluxe" && (
          <Pick
            label="page-length"
            value={String(now.length)}
            options={["5", "3"]}
            prefix="page-length-"
            testid="length"
            onPick={(length) => change({ length: Number(length) })}
          />
        )}
        {now.rounds === "chosen" && (
          <RoundPicker edition={now.edition} chosen={now.chosen} onChange={(chosen) => change({ chosen })} />
        )}
      </div>
    </details>
  );
}

function Princesses({ now, change }: Part) {
  const say = words.value;
  return (
    <details class="fold">
      <summary>
        {say.say("page-fold-princesses")}
        <span class="hint">{say.say(`page-princesses-by-${now.princesses || "default"}`)}</span>
        <Icon id="icon-down" />
      </summary>
      <div class="in">
        <Pick
          label="page-princesses-how"
          value={now.princesses}
          options={["", "two-keep-one", "choose", "random", "none"]}
          prefix="page-princesses-by-"
          testid="princesses"
          onPick={(princesses) => change({ princesses })}
        />
      </div>
    </details>
  );
}

interface Memory {
  on: boolean;
  change: (on: boolean) => void;
}

function memoryOf({ openMemory: on }: Draft, change: Part["change"]): Memory {
  return { on, change: (openMemory) => change({ openMemory }) };
}

/** What holds at the table beside the game; open memory where the game has it. */
export function Rest({ now, change, memory }: CompanyPart & { memory?: Memory }) {
  const say = words.value;
  const remembers = memory ? [say.say("page-rest-memory", { on: memory.on })] : [];
  const chat = say.say("page-rest-chat", { on: now.chat });
  const listed = say.say("page-rest-listed", { on: now.listed });
  const hints = say.say("page-rest-hints", { on: now.hints });
  const clock = say.say("page-rest-clock", { clock: now.clock });
  return (
    <details class="fold">
      <summary>
        {say.say(memory ? "page-fold-rest" : "page-fold-table")}
        <span class="hint">{[...remembers, clock, hints, chat, listed].join(", ")}</span>
        <Icon id="icon-down" />
      </summary>
      <div class="in">
        <div class="checks">
          {memory && <Check label="page-open-memory" on={memory.on} testid="open-memory" onChange={memory.change} />}
          <Check label="page-hints-on" on={now.hints} testid="hints" onChange={(hints) => change({ hints })} />
          <Check label="page-chat-on" on={now.chat} testid="chat" onChange={(chat) => change({ chat })} />
          <Check label="page-listed" on={now.listed} testid="listed" onChange={(listed) => change({ listed })} />
        </div>
        <Pick
          label="page-pace"
          value={now.pace}
          options={["relaxed", "normal", "quick", "instant"]}
          prefix="page-pace-"
          testid="pace"
          onPick={(pace) => change({ pace: pace as Pace })}
        />
        <Pick
          label="page-clock"
          value={String(now.clock)}
          options={CLOCKS.map(String)}
          prefix="page-clock-"
          testid="clock"
          onPick={(clock) => change({ clock: Number(clock) as Clock })}
        />
        <p class="hint">{say.say("page-clock.text")}</p>
      </div>
    </details>
  );
}

interface PickProps {
  label: string;
  value: string;
  options: string[];
  prefix: string;
  testid: string;
  onPick: (value: string) => void;
}

export function Pick({ label, value, options, prefix, testid, onPick }: PickProps) {
  const say = words.value;
  return (
    <label class="field">
      {say.say(label)}
      <select value={value} data-testid={`set-${testid}`} onChange={(event) => onPick(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {say.say(`${prefix}${option || "default"}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Check({
  label,
  on,
  testid,
  onChange,
}: {
  label: string;
  on: boolean;
  testid: string;
  onChange: (on: boolean) => void;
}) {
  const say = words.value;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={on}
        data-testid={`set-${testid}`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {say.say(label)}
        <small>{say.say(`${label}.text`)}</small>
      </span>
    </label>
  );
}
