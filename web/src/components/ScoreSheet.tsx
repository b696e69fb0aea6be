import type { ScoreColumn, ScoreLine } from "../protocol";
import { mySeat, view, words } from "../state";
import { MiniRow } from "./Card";
import { Roundel } from "./Roundel";
import { ScoreTable, signed } from "./ScoreTable";

/** The last finished round: every line with its cards and points, as the server counted them. */
export function ScoreSheet({ alone }: { alone?: boolean }) {
  const game = view.value;
  const last = game?.last_round;
  const say = words.value;
  if (!game || !last) return <p class="hint">{say.say("page-no-score")}</p>;
  const first = mySeat.value ?? 0;
  const order = last.seats.map((_, at) => (first + at) % last.seats.length);
  return (
    <section class="sheetbox" data-testid="score-sheet" aria-label={say.say("page-score-sheet")}>
      <h2>{say.say("score-heading", { number: game.rounds_scored.length, round: last.round })}</h2>
      <p class="hint">{say.say(`round-${last.round}.text`)}</p>
      <div class="cols" tabIndex={0} role="group" aria-label={say.say("page-columns")}>
        {order.map((seat) => {
          const column = last.seats[seat];
          return column && <Column key={seat} seat={seat} column={column} round={last.round} />;
        })}
      </div>
      {!alone && <ScoreTable />}
      {!alone && <p class="hint">{ahead()}</p>}
    </section>
  );
}

function ahead(): string {
  const totals = view.value?.totals ?? [];
  const least = Math.min(...totals);
  const seats = [...totals.keys()].filter((seat) => totals[seat] === least);
  return words.value.say("score-ahead", { seats, points: least });
}

function Column({ seat, column, round }: { seat: number; column: ScoreColumn; round: string }) {
  const say = words.value;
  const mine = seat === mySeat.value;
  return (
    <section class="col" data-me={mine ? "" : undefined} data-testid={`score-column-${seat}`}>
      <header>
        <Roundel princess={view.value?.seats[seat]?.princess} seat={seat} name={say.nameOf(seat)} />
        <span>
          <bdi>{mine ? say.say("page-you") : say.nameOf(seat)}</bdi>
        </span>
        <span class="got">{signed(column.points)}</span>
      </header>
      <dl class="lines">
        {column.lines.map((line) => (
          <Line key={line.line} seat={seat} line={line} round={round} />
        ))}
        {column.lines.length === 0 && (
          <div class="none">
            <dt>{say.say("score-nothing")}</dt>
            <dd class="n">0</dd>
          </div>
        )}
        <div class="sum">
          <dt>{say.say("score-sum")}</dt>
          <dd class="n">{signed(column.points)}</dd>
        </div>
      </dl>
    </section>
  );
}

function Line({ seat, line, round }: { seat: number; line: ScoreLine; round: string }) {
  const name = line.line.replace(/^round(?=$|-)/, round);
  return (
    <div
      class={line.points < 0 ? "good" : undefined}
      data-cancelled={line.cancelled ? "" : undefined}
      data-testid={`score-line-${seat}-${line.line}`}
    >
      <dt>{words.value.say(`score-line-${name}`)}</dt>
      <dd class="n">{line.cancelled ? <s>{signed(line.points)}</s> : signed(line.points)}</dd>
      {line.cards.length > 0 && (
        <dd class="cards">
          <MiniRow cards={line.cards} />
        </dd>
      )}
    </div>
  );
}
