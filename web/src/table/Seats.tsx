import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../controls/Icon";
import { Roundel } from "../controls/Roundel";
import type { Choice, SeatInfo } from "../net/protocol";
import { travelFactor } from "../stage/beats";
import { beat } from "../stage/stage";
import { walk } from "../stage/walk";
import { mySeat, onTable, sheet, table, words } from "../state/state";
import { marks as marksOf, pressTwice } from "../state/sure";
import { signed } from "../words/words";
import { Gone } from "./Absence";
import { Bubble } from "./Bubble";
import { cardLabel, MiniRow, parts } from "./Card";
import { Clock } from "./Clock";
import { figureOf } from "./printed";

interface SeatsProps {
  counts: (seat: number) => ComponentChildren; // points, chips, cards
  label: (seat: number) => string; // the same for readers, after the name
  marks?: (seat: number) => ComponentChildren; // pills and pairs
  emblem?: (seat: number) => ComponentChildren; // in place of an initial, or a bot's sign
  side?: (seat: number) => number | undefined; // whom the seat plays with
  choice?: (seat: number) => Choice | undefined; // what pressing the plate chooses; otherwise it opens the text
  isTarget?: (seat: number) => boolean; // whether a card goes there
  most?: number; // more plates than these stand closer
}

/** The other players, clockwise from one's left neighbour. */
export function Seats({ counts, label, marks, emblem, side, choice, isTarget, most = 5 }: SeatsProps) {
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
      data-seven={count > most ? "" : undefined}
      onKeyDown={(event) => walk(event, event.currentTarget)}
    >
      {seats.map((seat) => {
        const info = table.value?.seats[seat];
        const isNext = table.value?.state === "playing" && game.to_act.includes(seat);
        const chosen = choice?.(seat);
        const press = () => {
          if (chosen) pressTwice(`seat-${seat}`, chosen);
          else sheet.value = { of: "seat", seat };
        };
        return (
          <li
            key={seat}
            class="seat"
            data-testid={`seat-${seat}`}
            data-target={isTarget?.(seat) ? "" : undefined}
            data-choosable={chosen ? "" : undefined}
            data-next={isNext ? "" : undefined}
            data-acting={info?.acting}
            data-side={side?.(seat)}
          >
            <button
              type="button"
              aria-label={`${say.nameOf(seat)}, ${label(seat)}`}
              {...marksOf(`seat-${seat}`)}
              tabIndex={seat === seats[0] || chosen ? 0 : -1}
              onClick={press}
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
            <Bubble seat={seat} />
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

interface CountProps {
  icon: string;
  title: string;
  n: number;
  name?: string;
  children?: ComponentChildren; // beside the number
}

/** A number with its drawing. */
export function Count({ icon, title, n, name, children }: CountProps) {
  return (
    <span class={name} title={title}>
      <Icon id={icon} />
      {signed(n)}
      {children}
    </span>
  );
}

/** What is added to a number as it grows, for rings to fly to: moved a little whenever it changes. */
export function Growing({ seat, title, n }: { seat: number; title: string; n: number }) {
  const shown = useRolled(n);
  return (
    <span class="growing" data-counter={seat} data-testid={`counter-${seat}`} title={title}>
      <span class="vh">{`, ${title}: `}</span>
      <b key={shown}>{shown < 0 ? signed(shown) : `+${shown}`}</b>
    </span>
  );
}

/** A number that goes on by ones while a beat lets it roll, as each ring arrives; at once where nothing moves. */
function useRolled(n: number): number {
  const [shown, setShown] = useState(n);
  const rolls = beat.value?.rolls;
  const factor = rolls ? travelFactor(table.value?.pace) : 0;
  useEffect(() => {
    if (!rolls || !factor) return setShown(n);
    const timers = Array.from({ length: Math.abs(n - shown) }, (_, at) =>
      setTimeout(() => setShown(shown + (at + 1) * Math.sign(n - shown)), (rolls.after + at * rolls.step) * factor),
    );
    return () => timers.forEach(clearTimeout);
  }, [n, rolls, factor]);
  return factor ? shown : n;
}

/** How a player is doing: away, choosing, ready. */
export function Doing({ seat, info }: { seat: number; info: SeatInfo }) {
  const say = words.value;
  const game = onTable.value;
  const playing = table.value?.state === "playing" && game?.at_once;
  const choosing = playing && game?.to_act.includes(seat);
  const chosen = playing && !game?.to_act.includes(seat) && (game?.to_act.length ?? 0) > 0;
  const ready = chosen || (table.value?.state === "between" && info.ready);
  return (
    <>
      {info.acting === "bot" && info.kind === "person" && (
        <span class="pill wait now">{say.say("page-bot-plays")}</span>
      )}
      {info.acting !== "bot" && <Gone seat={seat} />}
      {choosing && (
        <span class="pill wait now" data-choosing="">
          {say.say("page-choosing")}
        </span>
      )}
      {ready && (
        <span class="pill ok now">
          <Icon id="icon-check" />
          <span class="txt">{say.say("page-ready")}</span>
        </span>
      )}
    </>
  );
}

/** Cards that lie open before a seat. */
export function OpenHand({ cards }: { cards: readonly string[] }) {
  return (
    <span class="openhand now" data-open="">
      <OpenLines cards={cards} />
      <MiniRow cards={cards} />
    </span>
  );
}

/** Open cards on a narrow table: a line for each suit, its symbol and the numbers. */
function OpenLines({ cards }: { cards: readonly string[] }) {
  const suits = [...new Set(cards.map((card) => parts(card).suit))];
  return (
    <span class="openlines">
      {suits.map((suit) => {
        const held = cards.filter((card) => parts(card).suit === suit);
        return (
          <span key={suit} class="openline" data-suit={suit} role="img" aria-label={held.map(cardLabel).join(", ")}>
            <Icon id={suit === "none" ? figureOf(held[0] ?? "") : `suit-${suit}`} class="" />
            <span>{held.map((card) => parts(card).rank).join(" ")}</span>
          </span>
        );
      })}
    </span>
  );
}
