import type { GameView } from "../../net/protocol";
import { mySeat, words } from "../../state/state";
import { StandingTable } from "../../table/StandingTable";
import { signed } from "../../words/words";
import { view } from "./rebel";

/** Each seat's place by its total, the lowest first; equal totals share a place. */
export function places(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}

/** Whether a trick of the round in play is taken, and what it brought is shown. */
export function hasRunning({ this_round: counted }: GameView): boolean {
  return counted?.seats.some(({ tricks }) => tricks > 0) ?? false;
}

/** All rounds so far and the one in play, lowest total first; who has gained or lost a place by the last one. */
export function ScoreTable() {
  const game = view.value;
  const say = words.value;
  if (!game) return null;
  const rounds = game.rounds_scored.map((scores, at) => ({ number: at + 1, scores }));
  const running = hasRunning(game) ? game.this_round : null;
  const last = game.rounds_scored.at(-1) ?? [];
  const now = places(game.totals);
  const before = rounds.length > 1 ? places(game.totals.map((total, seat) => total - (last[seat] ?? 0))) : now;
  const order = [...game.totals.keys()].sort((one, other) => (game.totals[one] ?? 0) - (game.totals[other] ?? 0));
  return (
    <StandingTable
      label="page-all-rounds"
      testid="score-table"
      columns={[
        say.say("page-place-column"),
        say.say("page-player"),
        ...rounds.map(({ number }) => number),
        ...(running ? [say.say("page-round-now")] : []),
        say.say("score-total"),
      ]}
    >
      {order.map((seat) => (
        <tr key={seat} data-me={seat === mySeat.value ? "" : undefined}>
          <td class="rank">
            {now[seat]} <Change by={(before[seat] ?? 0) - (now[seat] ?? 0)} />
          </td>
          <th scope="row">
            <bdi>{say.called(seat)}</bdi>
          </th>
          {rounds.map(({ number, scores }) => (
            <td key={number} class={number === rounds.length && !running ? "now" : undefined}>
              {signed(scores[seat] ?? 0)}
            </td>
          ))}
          {running && <td class="now">{signed(running.seats[seat]?.points ?? 0)}</td>}
          <td class="sum">{signed(game.totals[seat] ?? 0)}</td>
        </tr>
      ))}
    </StandingTable>
  );
}

/** An arrow for places gained or lost. */
function Change({ by }: { by: number }) {
  if (by === 0) return null;
  return (
    <span
      class={by > 0 ? "up" : "dn"}
      role="img"
      aria-label={words.value.say(by > 0 ? "page-rank-up" : "page-rank-down")}
    >
      {by > 0 ? "▲" : "▼"}
    </span>
  );
}
