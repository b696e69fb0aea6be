import { Roundel } from "../controls/Roundel";
import { mySeat, onTable, table, words } from "../state/state";
import { characterAt } from "./characters";

/** What one of the bots says: before the game, or after it, having won or not. */
export function BotWord({ when }: { when: "before" | "after" }) {
  const say = words.value;
  const seats = table.value?.seats ?? [];
  const winners = onTable.value?.winners ?? [];
  if (mySeat.value === null) return null;
  const bots = [...seats.keys()].filter((seat) => characterAt(seats[seat]));
  const seat = bots.find((one) => winners.includes(one)) ?? bots[0];
  if (seat === undefined) return null;
  const name = seats[seat]?.name ?? "";
  const character = characterAt(seats[seat]);
  const said = when === "before" ? when : winners.includes(seat) ? "won" : "lost";
  return (
    <p class="bot-word" data-testid="bot-word">
      <Roundel seat={seat} name={name} bot />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>{" "}
        <q>{say.say(`player-${said}-${character?.level}-${character?.taste}`)}</q>
      </span>
    </p>
  );
}
