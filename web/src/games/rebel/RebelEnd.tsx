import { Icon } from "../../controls/Icon";
import { mySeat, words } from "../../state/state";
import { Finale } from "../../table/Finale";
import { Seal } from "../../table/Seal";
import { StoryPaper } from "../../table/Story";
import { signed } from "../../words/words";
import { view } from "./rebel";
import { ScoreSheet } from "./ScoreSheet";
import { ScoreTable } from "./ScoreTable";

/** The end of the ball: who won and by how much, the whole sheet, one more game, and the opened seal. */
export function RebelEnd() {
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
        return say.say("page-proposals", { count: total });
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
          <Seal />
        </section>
      </div>
      <ScoreSheet alone />
      <StoryPaper />
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

/** Small things worth telling. */
function Tonight() {
  return (
    <ul class="tonight">
      <BestRound />
      <Frogs />
    </ul>
  );
}

function BestRound() {
  const say = words.value;
  const game = view.value;
  const seat = mySeat.value;
  if (!game || seat === null) return null;
  const scores = game.rounds_scored.map((round) => round[seat] ?? 0);
  if (scores.length < 2) return null; // the only one is not the best of any
  const best = scores.indexOf(Math.min(...scores));
  const round = game.rounds[best];
  if (!round) return null;
  const points = signed(scores[best] ?? 0);
  return (
    <Told
      icon={`round-${round}`}
      what={say.say("page-best-round")}
      text={say.say("page-best-round.text", { round, points })}
    />
  );
}

/** Where the Frog went, to whom most often first. */
function Frogs() {
  const say = words.value;
  const frogs = view.value?.frogs ?? [];
  const seats = [...new Set(frogs)].filter((seat) => seat !== null);
  const counts = seats.map((seat) => ({ seat, count: frogs.filter((other) => other === seat).length }));
  if (counts.length === 0) return null;
  counts.sort((one, other) => other.count - one.count);
  const takers = counts.map((one) => say.say("page-frog-taker", one)).join(", ");
  return <Told icon="frog" what={say.say("page-frog")} text={say.say("page-frog.text", { takers })} />;
}

function Told({ icon, what, text }: { icon: string; what: string; text: string }) {
  return (
    <li>
      <Icon id={icon} class="" />
      <span>
        <b>{what}</b>
        <small>{text}</small>
      </span>
    </li>
  );
}

/** Winners first, then by total. */
function rank(seat: number): number {
  const game = view.value;
  return (game?.totals[seat] ?? 0) - (game?.winners.includes(seat) ? 1000 : 0);
}
