import type { WooSet } from "../../net/protocol";
import { mySeat, words } from "../../state/state";
import { StandingTable } from "../../table/StandingTable";
import { PrincessMini } from "./Princess";
import { TeamLetter } from "./WooSeats";
import { isTeams, sides, woo } from "./woo";

/** Princesses won and cards collected, those with most first; partners share a row. */
export function Standing({ fresh = null }: { fresh?: WooSet | null }) {
  const say = words.value;
  const game = woo.value;
  if (!game) return null;
  const won = (seats: number[]) => game.seats[seats[0] ?? 0]?.princesses ?? [];
  const collected = (seats: number[]) =>
    seats.reduce((sum, seat) => sum + (game.seats[seat]?.collected.length ?? 0), 0);
  const order = [...sides.value].sort((one, other) => won(other).length - won(one).length);
  const place = (seats: number[]) => 1 + order.filter((other) => won(other).length > won(seats).length).length;
  return (
    <StandingTable
      label="page-woo-standing"
      testid="standing"
      columns={[
        say.say("page-place-column"),
        say.say(isTeams.value ? "page-woo-team-column" : "page-player"),
        ...(fresh ? [] : [say.say("page-woo-cards-column")]),
        say.say("page-woo-princesses-column"),
      ]}
    >
      {order.map((seats) => (
        <tr key={seats[0]} data-me={seats.includes(mySeat.value ?? -1) ? "" : undefined}>
          <td class="rank">{place(seats)}</td>
          <th scope="row">
            <TeamLetter seat={seats[0] ?? 0} />{" "}
            {seats.map((seat) => (
              <bdi key={seat}>{say.called(seat)}</bdi>
            ))}
          </th>
          {!fresh && <td>{collected(seats)}</td>}
          <td>
            <span class="pminis">
              {won(seats).map((suit, at) => (
                <PrincessMini
                  key={at}
                  suit={suit}
                  isNew={at === won(seats).length - 1 && (fresh?.winners.includes(seats[0] ?? -1) ?? false)}
                />
              ))}
            </span>{" "}
            <span class="sum">{won(seats).length}</span>
          </td>
        </tr>
      ))}
    </StandingTable>
  );
}
