import { useSignal } from "@preact/signals";
import { Roundel } from "../controls/Roundel";
import { words } from "../state/state";
import { byLevel, byPerson, byPrincess, mean, own, type Played, type Row, verdict } from "./results";

const FEW = 4;
const HALF = 0.5;

/** Proposals a game by the princess one was. */
export function ByPrincess({ games }: { games: Played[] }) {
  const say = words.value;
  const rows = byPrincess(games);
  const line = mean(games.map((game) => own(game)?.score ?? 0));
  const most = Math.max(1, ...rows.map(({ high }) => high));
  const least = Math.min(0, ...rows.map(({ low }) => low));
  return (
    <section class="paper">
      <h2>{say.say("page-by-princess")}</h2>
      <p class="hint">{say.say("page-by-princess.text", { mean: say.figure(line, 1) })}</p>
      <Plot
        rows={rows}
        line={line}
        from={least}
        to={most}
        isLowBetter
        name={(id) => say.say(`princess-${id}`)}
        roundel={(id) => <Roundel princess={id} seat={0} name="" />}
        value={(row) => say.figure(row.mean, 1)}
      />
    </section>
  );
}

/** How often one finishes ahead of each person, or of bots of each level. */
export function ByOpponent({ of, games }: { of: "person" | "level"; games: Played[] }) {
  const say = words.value;
  const rows = of === "level" ? byLevel(games) : byPerson(games);
  if (rows.length === 0) return null;
  const isBots = of === "level";
  const name = (id: string) => (isBots ? say.level(id) : id);
  return (
    <section class="paper" data-testid={`by-${of}`}>
      <h2>{say.say(isBots ? "page-by-level" : "page-by-opponent")}</h2>
      <p class="hint">{say.say(isBots ? "page-by-level.text" : "page-by-opponent.text")}</p>
      <Plot
        rows={rows}
        line={HALF}
        from={0}
        to={1}
        name={name}
        roundel={(id) => <Roundel seat={id.length % 6} name={name(id)} bot={isBots} />}
        value={(row) => say.say("percent", { value: Math.round(100 * row.mean) })}
      />
      <p class="legend">
        <span>
          <i class="good" /> {say.say("page-legend-better")}
        </span>
        <span>
          <i /> {say.say("page-legend-worse")}
        </span>
        <span>{say.say("page-legend-grey")}</span>
      </p>
    </section>
  );
}

interface PlotProps {
  rows: Row[];
  line: number;
  from: number;
  to: number;
  isLowBetter?: boolean;
  name: (id: string) => string;
  roundel: (id: string) => preact.ComponentChild;
  value: (row: Row) => string;
}

/** Dots with bars of uncertainty around a line; coloured only where the bar misses the line. */
function Plot({ rows, line, from, to, isLowBetter, name, roundel, value }: PlotProps) {
  const say = words.value;
  const isAll = useSignal(false);
  const many = rows.filter(({ games }) => games >= FEW);
  const shown = isAll.value || many.length === 0 ? rows : many;
  const share = (at: number) => Math.max(0, Math.min(100, (100 * (at - from)) / (to - from || 1)));
  const good = isLowBetter ? "below" : "above";
  return (
    <>
      <ul class="ranges">
        {shown.map((row) => {
          const side = verdict(row, line);
          const label = say.say("page-plot-row", {
            name: name(row.id),
            value: value(row),
            low: say.figure(row.low, 1),
            high: say.figure(row.high, 1),
          });
          return (
            <li
              key={row.id}
              data-verdict={side === null || row.games < FEW ? undefined : side === good ? "good" : "bad"}
            >
              {roundel(row.id)}
              <span class="what">
                <b>
                  <bdi>{name(row.id)}</bdi>
                </b>
                <small>{say.say("page-games-count", { count: row.games })}</small>
              </span>
              <span
                class="range"
                role="img"
                aria-label={label}
                style={{
                  "--low": share(row.low),
                  "--high": share(row.high),
                  "--v": share(row.mean),
                  "--middle": share(line),
                }}
              >
                <u />
                <s />
                <i />
              </span>
              <span class="n">{value(row)}</span>
            </li>
          );
        })}
      </ul>
      {shown.length < rows.length && (
        <p class="hint">
          {say.say("page-few-folded", { count: rows.length - shown.length })}{" "}
          <button type="button" class="mute" onClick={() => (isAll.value = true)}>
            {say.say("page-show-all")}
          </button>
        </p>
      )}
    </>
  );
}
