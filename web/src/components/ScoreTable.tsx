import { mySeat, view, words } from "../state";

export const signed = (points: number) => String(points).replace("-", "−");

/** All rounds so far, lowest total first. */
export function ScoreTable() {
  const game = view.value;
  const say = words.value;
  if (!game) return null;
  const rounds = game.rounds_scored.map((scores, at) => ({ number: at + 1, scores }));
  const order = [...game.totals.keys()].sort((one, other) => (game.totals[one] ?? 0) - (game.totals[other] ?? 0));
  return (
    <div class="sheetwrap">
      <table class="scores" data-testid="score-table">
        <caption class="vh">{say.say("page-all-rounds")}</caption>
        <thead>
          <tr>
            <th scope="col">{say.say("page-player")}</th>
            {rounds.map(({ number }) => (
              <th key={number} scope="col">
                {number}
              </th>
            ))}
            <th scope="col">{say.say("score-total")}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} data-me={seat === mySeat.value ? "" : undefined}>
              <th scope="row">
                <bdi>{seat === mySeat.value ? say.say("page-you") : say.nameOf(seat)}</bdi>
              </th>
              {rounds.map(({ number, scores }) => (
                <td key={number}>{signed(scores[seat] ?? 0)}</td>
              ))}
              <td class="sum">{signed(game.totals[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
