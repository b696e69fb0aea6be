import { partsOf } from "../games/games";
import { mySeat, onTable, words } from "../state/state";

/** How everybody stands, as the game has it or by their sums. */
export function Totals() {
  const game = onTable.value;
  const say = words.value;
  const Score = game && partsOf(game.game)?.Score;
  if (Score) return <Score />;
  if (!game) return null;
  return (
    <table class="standing" data-testid="totals">
      <thead>
        <tr>
          <th scope="col">{say.say("page-player")}</th>
          {game.scores && <th scope="col">{say.say("page-last-part")}</th>}
          <th scope="col">{say.say("score-total")}</th>
        </tr>
      </thead>
      <tbody>
        {game.totals.map((total, seat) => (
          <tr key={seat} data-me={seat === mySeat.value ? "" : undefined}>
            <th scope="row">
              <bdi>{say.called(seat)}</bdi>
            </th>
            {game.scores && <td>{game.scores[seat]}</td>}
            <td class="sum">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
