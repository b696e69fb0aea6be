import { onTable, words } from "../../state/state";
import { End } from "../../table/End";
import { CharacterMini } from "./Character";
import { Costs } from "./Costs";
import { duel, rounds } from "./duel";

/** The end of a duel: who won, and every round. */
export function DuelEnd() {
  const say = words.value;
  const score = (seat: number) => {
    const key = duel.value?.games ? "page-r-games" : "page-r-victories";
    return say.say(key, { number: onTable.value?.totals[seat] ?? 0 });
  };
  return (
    <End score={score}>
      <div class="two">
        <section class="paper">
          <h2>{say.say("page-r-all-rounds")}</h2>
          <Rounds />
        </section>
        <Costs />
      </div>
    </End>
  );
}

/** Every round of the last game: both cards and who won. */
function Rounds() {
  const say = words.value;
  return (
    <div class="sheetwrap">
      <table class="standing rows" data-testid="score-table">
        <thead>
          <tr>
            <th scope="col">{say.say("page-r-round-column")}</th>
            <th scope="col">
              <bdi>{say.nameOf(0)}</bdi>
            </th>
            <th scope="col">
              <bdi>{say.nameOf(1)}</bdi>
            </th>
            <th scope="col">{say.say("page-r-outcome")}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.value.map(({ cards, winner }, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {cards.map((card, seat) => (
                <td key={seat}>{card ? <CharacterMini card={card} /> : "–"}</td>
              ))}
              <td>{winner === null ? say.say("page-r-held-row") : say.say("page-r-won-row", { seat: winner })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
