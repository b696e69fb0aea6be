import { useEffect, useState } from "preact/hooks";
import { Roundel } from "../../controls/Roundel";
import type { ColumnSoFar, LastRound, RoundSoFar, ScoreLine } from "../../net/protocol";
import { holdFactor } from "../../stage/beats";
import { mySeat, table, words } from "../../state/state";
import { MiniRow } from "../../table/Card";
import { signed } from "../../words/words";
import { AllExempt, RoundCard } from "./RoundCard";
import { view } from "./rebel";
import { hasRunning, ScoreTable } from "./ScoreTable";

const LINE_MS = 150;
const COUNT_MS = 400;

/** The scores while a round is played: that round so far, the one before it, and all of them. */
export function ScoreBook() {
  const game = view.value;
  if (!game || !hasRunning(game)) return <ScoreSheet />;
  return (
    <>
      <SoFar />
      {game.last_round ? <ScoreSheet /> : <ScoreTable />}
    </>
  );
}

/** The round in play, as far as it can be counted. */
function SoFar() {
  const say = words.value;
  const counted = view.value?.this_round;
  if (!counted) return null;
  return (
    <section class="sheetbox" data-testid="score-so-far">
      <div>
        <h2>{say.say("page-round-so-far", { number: view.value?.round?.number })}</h2>
        <p class="hint">
          <b>{say.say(`round-${counted.round}`)}</b> {say.say("page-round-so-far-text")}
        </p>
      </div>
      <Columns sheet={counted} />
    </section>
  );
}

/** The last finished round: every line with its cards and points, as the server counted them; then what comes. */
export function ScoreSheet({ alone }: { alone?: boolean }) {
  const game = view.value;
  const last = game?.last_round;
  const say = words.value;
  const columns = last?.seats.length ?? 0;
  const drawn = useDrawn(columns + 2);
  if (!game || !last) return <p class="hint">{say.say("page-no-score")}</p>;
  const comes = table.value?.state === "between" ? game.round : null;
  return (
    <section
      class="sheetbox"
      data-testid="score-sheet"
      aria-label={say.say("page-score-sheet")}
      style={{ "--line": `${lineTime()}ms` }}
    >
      <div>
        <h2>{heading(last, game.rounds_scored.length)}</h2>
        <p class="hint">
          <b>{say.say(`round-${last.round}`)}</b> {say.short(`round-${last.round}`)} {!alone && ahead()}
        </p>
        {!hasPrice(last) && <AllExempt id={last.round} />}
      </div>
      {drawn > 0 && <Columns sheet={last} most={drawn} />}
      {!alone && drawn > columns && (
        <div class="next">
          <ScoreTable />
          {comes && drawn > columns + 1 && <RoundCard id={comes.id} as="showcase" />}
        </div>
      )}
    </section>
  );
}

/** A column for each seat, one's own first, or only so many. */
function Columns({ sheet, most }: { sheet: RoundSoFar; most?: number }) {
  const first = mySeat.value ?? 0;
  const order = sheet.seats.map((_, at) => (first + at) % sheet.seats.length);
  const starts = order.map((_, at) => order.slice(0, at).reduce((sum, seat) => sum + linesOf(sheet, seat), 0));
  return (
    <div class="cols" role="group" aria-label={words.value.say("page-columns")}>
      {order.slice(0, most).map((seat, at) => {
        const column = sheet.seats[seat];
        return column && <Column key={seat} seat={seat} column={column} round={sheet.round} start={starts[at] ?? 0} />;
      })}
    </div>
  );
}

/** Whether anybody paid what only this round asks for. */
const hasPrice = (sheet: RoundSoFar) =>
  sheet.seats.some(({ lines }) => lines.some(({ line }) => line.startsWith("round")));

const linesOf = (sheet: RoundSoFar, seat: number) => Math.max(1, sheet.seats[seat]?.lines.length ?? 0);

/** One's own result; for somebody who watches, that the round is over. */
function heading(last: LastRound, number: number): string {
  const points = mySeat.value === null ? undefined : last.seats[mySeat.value]?.points;
  if (points === undefined) return words.value.say("page-round-over", { number });
  return words.value.say("page-your-round", { number, points });
}

/** Who leads the evening. */
function ahead(): string {
  const totals = view.value?.totals ?? [];
  const least = Math.min(...totals);
  const seats = [...totals.keys()].filter((seat) => totals[seat] === least);
  return words.value.say("score-ahead", { seats, points: least });
}

/** How long a line takes to be read when a round has just ended, at this table; later all of it stands there at once. */
const lineTime = () => (table.peek()?.state === "between" ? LINE_MS * holdFactor(table.peek()?.pace) : 0);

/**
 * How much of a sheet that counts is drawn: its heading, then column by column, then the table of all rounds, then what comes. It is drawn part
 * by part, a frame each, because the whole of it would stop everything that moves.
 */
function useDrawn(parts: number): number {
  const [drawn, setDrawn] = useState(() => (lineTime() ? 0 : parts));
  useEffect(() => setDrawn(Math.min(drawn + 1, parts)), [drawn, parts]);
  return drawn;
}

/** A number that counts up to its value once its lines stand there; at once where nothing is held. */
function Counted({ value, after }: { value: number; after: number }) {
  const [shown, setShown] = useState(() => (lineTime() ? 0 : value));
  useEffect(() => {
    const line = lineTime();
    if (!line) return setShown(value);
    const from = performance.now() + after * line;
    const length = (COUNT_MS / LINE_MS) * line;
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - from) / length));
      setShown(Math.round(value * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    const late = setTimeout(() => setShown(value), after * line + length + 100); // also out of sight
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(late);
    };
  }, [value]);
  return (
    <>
      <span aria-hidden="true">{signed(shown)}</span>
      <span class="vh">{signed(value)}</span>
    </>
  );
}

interface ColumnProps {
  seat: number;
  column: ColumnSoFar;
  round: string;
  start: number; // how many lines come before, in reading order
}

function Column({ seat, column, round, start }: ColumnProps) {
  const say = words.value;
  const mine = seat === mySeat.value;
  return (
    <section class="col" data-me={mine ? "" : undefined} data-testid={`score-column-${seat}`}>
      <header>
        <Roundel princess={view.value?.seats[seat]?.princess} seat={seat} name={say.nameOf(seat)} />
        <span>
          <bdi>{say.called(seat)}</bdi>
        </span>
        <span class="got">
          <Counted value={column.points} after={start + column.lines.length} />
        </span>
      </header>
      <dl class="lines">
        {column.lines.map((line, at) => (
          <Line key={line.line} seat={seat} line={line} round={round} at={start + at} />
        ))}
        {column.lines.length === 0 && (
          <div class="none" style={{ "--at": start }}>
            <dt>{say.say("score-nothing")}</dt>
            <dd class="n">0</dd>
          </div>
        )}
        <div class="sum" style={{ "--at": start + column.lines.length }}>
          <dt>{say.say("score-sum")}</dt>
          <dd class="n">{signed(column.points)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Line({ seat, line, round, at }: { seat: number; line: ScoreLine; round: string; at: number }) {
  const name = line.line.replace(/^round(?=$|-)/, round);
  return (
    <div
      style={{ "--at": at }}
      class={line.points < 0 ? "good" : undefined}
      data-cancelled={line.cancelled ? "" : undefined}
      data-testid={`score-line-${seat}-${line.line}`}
    >
      <dt>{words.value.say(`score-line-${name}`)}</dt>
      <dd class="n">{line.cancelled ? <s>{signed(line.points)}</s> : signed(line.points)}</dd>
      {line.cards.length > 0 && (
        <dd class="cards">
          {line.couples?.length ? (
            line.couples.map((couple) => (
              <span key={couple.join()} class="couple">
                <MiniRow cards={couple} />
              </span>
            ))
          ) : (
            <MiniRow cards={line.cards} />
          )}
        </dd>
      )}
    </div>
  );
}
