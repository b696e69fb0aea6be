import { type CompanyPart, isBot, LEVELS, type Level, levelOf } from "../company";
import { name } from "../keep";
import { words } from "../state";
import { Icon } from "./Icon";
import { Roundel } from "./Roundel";

/** The seats as plates: one's own, bots, and those open to friends. */
export function Guests({
  now,
  change,
  range,
  about = "page-level",
}: CompanyPart & { range: readonly number[]; about?: string }) {
  const say = words.value;
  const seats = Array.from({ length: now.players }, (_, seat) => seat);
  const levels = LEVELS.filter((level) => seats.some((seat) => isBot(now, seat) && levelOf(now, seat) === level));
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
        {seats.map((seat) => (
          <Seat key={seat} seat={seat} now={now} change={change} />
        ))}
      </div>
      <p class="hint">{say.say("page-bots-hint")}</p>
      {levels.map((level) => (
        <p class="hint" key={level}>
          <b>{say.say(`page-level-${level}`)}</b> {say.say(`${about}-${level}.text`)}
        </p>
      ))}
    </section>
  );
}

function Seat({ seat, now, change }: CompanyPart & { seat: number }) {
  const say = words.value;
  const mine = seat === 0;
  const kind = mine ? "you" : isBot(now, seat) ? "bot" : "open";
  const label = { you: "page-you", bot: "page-a-bot", open: "page-open-seat" }[kind];
  const rank = (level: Level) =>
    change({ levels: Array.from({ length: now.players }, (_, at) => (at === seat ? level : levelOf(now, at))) });
  return (
    <div class="guest" data-open={kind === "open" ? "" : undefined} data-testid={`guest-${seat}`} data-kind={kind}>
      <Roundel seat={seat} name={mine ? name.value : ""} bot={kind === "bot"} />
      <span class="who">
        {say.say(label)}
        {kind === "bot" ? (
          <LevelPick seat={seat} level={levelOf(now, seat)} onPick={rank} />
        ) : (
          <small>{say.say(mine ? "page-you-host" : "page-by-link")}</small>
        )}
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

/** How well the bot of a seat plays. */
export function LevelPick({ seat, level, onPick }: { seat: number; level: string; onPick: (level: Level) => void }) {
  const say = words.value;
  return (
    <select
      class="level"
      data-testid={`level-${seat}`}
      aria-label={say.say("page-level")}
      value={level}
      onChange={(event) => onPick(event.currentTarget.value as Level)}
    >
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {say.say(`page-level-${one}`)}
        </option>
      ))}
    </select>
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
