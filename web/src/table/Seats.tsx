import type { ComponentChildren } from "preact";
import { Roundel } from "../controls/Roundel";
import { walk } from "../stage/walk";
import { mySeat, onTable, sheet, table, words } from "../state/state";
import { Clock } from "./Clock";
import { Sticker } from "./Reactions";

interface SeatsProps {
  counts: (seat: number) => ComponentChildren; // points, chips, cards
  label: (seat: number) => string; // the same for readers
  marks?: (seat: number) => ComponentChildren; // pills and pairs
  emblem?: (seat: number) => ComponentChildren; // in place of an initial, or a bot's sign
  side?: (seat: number) => number | undefined; // whom the seat plays with
}

/** The other players, clockwise from one's left neighbour. */
export function Seats({ counts, label, marks, emblem, side }: SeatsProps) {
  const say = words.value;
  const game = onTable.value;
  if (!game) return null;
  const first = mySeat.value === null ? 0 : mySeat.value + 1;
  const count = mySeat.value === null ? game.players : game.players - 1;
  const seats = Array.from({ length: count }, (_, at) => (first + at) % game.players);
  return (
    <ol
      class="seats"
      style={{ "--players": count + 1 }}
      aria-label={say.say("page-seats")}
      data-many={count > 3 ? "" : undefined}
      data-seven={count > 5 ? "" : undefined}
      onKeyDown={(event) => walk(event, event.currentTarget)}
    >
      {seats.map((seat) => {
        const info = table.value?.seats[seat];
        const isNext = table.value?.state === "playing" && game.to_act.includes(seat);
        return (
          <li
            key={seat}
            class="seat"
            data-testid={`seat-${seat}`}
            data-next={isNext ? "" : undefined}
            data-acting={info?.acting}
            data-side={side?.(seat)}
          >
            <button
              type="button"
              aria-label={`${say.nameOf(seat)}, ${label(seat)}`}
              tabIndex={seat === seats[0] ? 0 : -1}
              onClick={() => (sheet.value = { of: "seat", seat })}
            >
              {emblem?.(seat) ?? (
                <Roundel seat={seat} name={info?.name ?? say.nameOf(seat)} bot={info?.kind === "bot"} />
              )}
            </button>
            <span class="name">
              <bdi>{say.nameOf(seat)}</bdi>
            </span>
            <span class="counts">{counts(seat)}</span>
            <Clock seat={seat} />
            {marks?.(seat)}
            <Sticker seat={seat} />
          </li>
        );
      })}
    </ol>
  );
}

/** A number with what it counts. */
export function Points({ n, of }: { n: number; of: string }) {
  return (
    <span class="points">
      {n} <small>{of}</small>
    </span>
  );
}
