import { words } from "../state/state";

export interface Spot {
  value: number;
  low?: number; // how far down and up the truth may lie
  high?: number;
}

export interface Rule {
  at: number;
  name: string;
}

interface CurveProps {
  spots: Spot[]; // one after the other, evenly apart
  line?: number[]; // what is drawn as a line, where that is not the spots themselves
  rules?: Rule[]; // dashed lines across
  from: number;
  to: number;
  mark: (value: number) => string;
  label: string; // all of it in words
  ends: [number, number]; // the days of the first and the last
}

const NEAR = 12; // percent of the height that a name takes

/** Something over time: a line, how sure it is, and what it is compared with. */
export function Curve({ spots, line, rules = [], from, to, mark, label, ends }: CurveProps) {
  const say = words.value;
  const across = (at: number) => (spots.length > 1 ? (100 * at) / (spots.length - 1) : 50);
  const down = (value: number) => Math.max(0, Math.min(100, 100 - (100 * (value - from)) / (to - from || 1)));
  const point = (value: number, at: number) => `${across(at).toFixed(1)} ${down(value).toFixed(1)}`;
  const drawn = line ?? spots.map(({ value }) => value);
  const upper = spots.map(({ value, high }, at) => point(high ?? value, at));
  const lower = spots.map(({ value, low }, at) => point(low ?? value, at)).reverse();
  const last = spots.at(-1);
  return (
    <figure class="curve">
      <div class="chart" role="img" aria-label={label}>
        <span class="yy" aria-hidden="true">
          {[to, (from + to) / 2, from].map((value) => (
            <span key={value} style={{ "--y": down(value) }}>
              {mark(value)}
            </span>
          ))}
        </span>
        <div class="plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {[0, 50, 100].map((y) => (
              <path key={y} d={`M0 ${y}H100`} class="grid" />
            ))}
            {rules.map(({ at, name }) => (
              <path key={name} d={`M0 ${down(at).toFixed(1)}H100`} class="part" />
            ))}
            {spots.length > 1 && <path d={`M${[...upper, ...lower].join("L")}z`} class="under" />}
            {spots.length > 1 && <path d={`M${drawn.map(point).join("L")}`} class="line" />}
          </svg>
          {spots.length === 1 && last?.low !== undefined && (
            <i class="reach" style={{ "--y": down(last.high ?? 0), "--h": down(last.low) - down(last.high ?? 0) }} />
          )}
          {line &&
            spots.map(({ value }, at) => (
              <i key={`${at} ${value}`} class="spot" style={{ "--x": across(at), "--y": down(value) }} />
            ))}
          {last && (
            <i class="dot" style={{ "--x": across(spots.length - 1), "--y": down(line?.at(-1) ?? last.value) }} />
          )}
          {apart(rules, down).map(({ at, name }) => (
            <span key={name} class="rule" aria-hidden="true" style={{ "--y": down(at) }}>
              {name}
            </span>
          ))}
        </div>
      </div>
      {spots.length > 1 && (
        <div class="days" aria-hidden="true">
          {[...new Set(ends.map((day) => say.date(day)))].map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      )}
    </figure>
  );
}

/** Those whose names do not lie on each other. */
function apart(rules: readonly Rule[], down: (value: number) => number): Rule[] {
  const shown: Rule[] = [];
  for (const rule of rules) if (shown.every(({ at }) => Math.abs(down(at) - down(rule.at)) >= NEAR)) shown.push(rule);
  return shown;
}
