import { onTable, table, words } from "../../state/state";
import { CharacterMini } from "../r/Character";

/** Whether a deal has ended and the next one has not begun for those who look at it. */
export const isDealOver = () => table.value?.state === "between";

const lastDeal = () => (onTable.value && "last_deal" in onTable.value ? onTable.value.last_deal : null);

/** The deal that has just ended: every hand that was shown with its rank, the pot's taker marked, and why. */
export function LastDeal() {
  const say = words.value;
  const deal = lastDeal();
  if (!deal) return null;
  return (
    <div class="lastdeal" data-testid="last-deal">
      <p>{say.line(deal.why)}</p>
      <ul>
        {deal.hands.map(({ seat, cards, rank }) => (
          <li key={seat} data-won={deal.winners.includes(seat) ? "" : undefined}>
            <bdi class="name">{say.called(seat)}</bdi>
            <span class="mini-row">
              {cards.map((card) => (
                <CharacterMini key={card} card={card} />
              ))}
            </span>
            <b>{rankText(rank)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same on paper, after the game. */
export function LastDealPaper() {
  return (
    <section class="paper">
      <h2>{words.value.say("page-pg-last-deal")}</h2>
      <LastDeal />
    </section>
  );
}

/** A rank by its name; two strengths stand for themselves. */
const rankText = (rank: string) =>
  words.value.has(`page-pg-rank-${rank}`) ? words.value.say(`page-pg-rank-${rank}`) : rank;
