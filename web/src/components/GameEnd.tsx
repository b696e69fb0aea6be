import { mySeat, view, words } from "../state";
import { Finale } from "./Finale";
import { Icon } from "./Icon";
import { ScoreSheet } from "./ScoreSheet";
import { ScoreTable, signed } from "./ScoreTable";
import { Seal } from "./Seal";
import { Story } from "./Story";

/** The end of the ball: who won and by how much, the whole sheet, one more game, and the opened seal. */
export function GameEnd() {
  const game = view.value;
  const say = words.value;
  if (!game) return null;
  const order = [...game.totals.keys()].sort((one, other) => rank(one) - rank(other));
  return (
    <Finale
      order={order}
      placeOf={(seat) => 1 + order.filter((other) => rank(other) < rank(seat)).length}
      princess={(seat) => game.seats[seat]?.princess}
      intro={totals(order)}
      score={(seat) => {
        const total = game.totals[seat] ?? 0;
        return say.say("page-proposals", { count: total, shown: signed(total) });
      }}
    >
      <div class="two">
        <section class="paper">
          <h2>{say.say("page-all-rounds")}</h2>
          <ScoreTable />
        </section>
        <section class="paper">
          <h2>{say.say("page-tonight")}</h2>
          <Tonight />
          <h3>{say.say("page-seal")}</h3>
          <Seal />
        </section>
      </div>
      <ScoreSheet alone />
      <section class="paper">
        <h2>{say.say("page-story")}</h2>
        <Story />
      </section>
    </Finale>
  );
}

/** Everybody's total in one sentence. */
function totals(order: number[]): string {
  const say = words.value;
  const parts = order.map((seat, at) =>
    say.say("page-end-total", { seat, total: signed(view.value?.totals[seat] ?? 0), first: at === 0 }),
  );
  return say.say("page-end-sum", { totals: parts.join(", ") });
}

/** A small thing worth telling: one's best round. */
function Tonight() {
  const say = words.value;
  const game = view.value;
  const seat = mySeat.value;
  if (!game || seat === null) return null;
  const scores = game.rounds_scored.map((round) => round[seat] ?? 0);
  const best = scores.indexOf(Math.min(...scores));
  const round = game.rounds[best];
  if (!round) return null;
  return (
    <ul class="tonight">
      <li>
        <Icon id={`round-${round}`} class="" />
        <span>
          <b>{say.say("page-best-round")}</b>
          <small>{say.say("page-best-round.text", { round, points: signed(scores[best] ?? 0) })}</small>
        </span>
      </li>
    </ul>
  );
}

/** Winners first, then by total. */
function rank(seat: number): number {
  const game = view.value;
  return (game?.totals[seat] ?? 0) - (game?.winners.includes(seat) ? 1000 : 0);
}
