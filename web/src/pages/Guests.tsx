import { Icon } from "../controls/Icon";
import { Roundel } from "../controls/Roundel";
import { isSite } from "../pocket/site";
import { name, setLevel } from "../state/keep";
import { missingLevels, outsideBots, words } from "../state/state";
import { type CompanyPart, isBot, LEVELS, type Level, levelOf } from "./company";

/** The seats as plates: one's own, bots, and those open to friends. */
export function Guests({
  game,
  now,
  change,
  range,
  about = "page-other-level",
}: CompanyPart & { game: string; range: readonly number[]; about?: string | undefined }) {
  const say = words.value;
  const seats = Array.from({ length: now.players }, (_, seat) => seat);
  const chosen = seats.filter((seat) => isBot(now, seat)).map((seat) => levelOf(now, seat));
  const levels = levelsOf(game).filter((level) => chosen.includes(level));
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
          <Seat key={seat} game={game} seat={seat} now={now} change={change} />
        ))}
      </div>
      <p class="hint">{say.say(isSite ? "device-seats" : "page-bots-hint")}</p>
      {now.bots > 0 && <LevelsMissing game={game} />}
      {levels.map((level) => (
        <p class="hint" key={level}>
          <b>{say.level(level)}</b> {say.say(isOurs(level) ? `${about}-${level}.text` : "page-level-outside.text")}
        </p>
      ))}
    </section>
  );
}

function Seat({ game, seat, now, change }: CompanyPart & { game: string; seat: number }) {
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
          <LevelPick game={game} seat={seat} level={levelOf(now, seat)} onPick={rank} />
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

const isOurs = (level: Level) => LEVELS.some((one) => one === level);

/** The levels of a game here: ours, and the bots that the host has added. */
const levelsOf = (game: string): readonly Level[] => [...LEVELS, ...(outsideBots.value[game] ?? [])];

interface Picking {
  game: string;
  seat: number;
  level: string;
  onPick: (level: Level) => void;
}

/** How well the bot of a seat plays; what bots here cannot play is not to be chosen. */
export function LevelPick({ game, seat, level, onPick }: Picking) {
  const say = words.value;
  const missing = missingLevels.value[game] ?? [];
  return (
    <select
      class="level"
      data-testid={`level-${seat}`}
      aria-label={say.say("page-level")}
      value={level}
      onChange={(event) => {
        const picked = event.currentTarget.value;
        if (isOurs(picked)) setLevel(picked); // others may not be there at the next game
        onPick(picked);
      }}
    >
      {levelsOf(game).map((one) => (
        <option key={one} value={one} disabled={missing.includes(one)}>
          {say.level(one)}
        </option>
      ))}
    </select>
  );
}

/** Why some levels cannot be chosen, where that is so. */
export function LevelsMissing({ game }: { game: string }) {
  const say = words.value;
  const missing = missingLevels.value[game] ?? [];
  if (missing.length === 0) return null;
  return (
    <p class="hint" data-testid="levels-missing">
      {say.say("page-level-missing", { levels: missing.map((level) => say.say(`page-level-${level}`)) })}
    </p>
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
