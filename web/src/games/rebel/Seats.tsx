import { Icon } from "../../controls/Icon";
import { Roundel } from "../../controls/Roundel";
import type { SeatInfo, SeatView } from "../../net/protocol";
import { walk } from "../../stage/walk";
import {
  act,
  choices,
  inSlots,
  mySeat,
  myTurn,
  onTable,
  own,
  sheet,
  slotSeat,
  table,
  view,
  words,
} from "../../state/state";
import { cardLabel, MiniCard, MiniRow, parts } from "../../table/Card";
import { Clock } from "../../table/Clock";
import { figureOf } from "../../table/printed";
import { Sticker } from "../../table/Reactions";

/** The other players, clockwise from one's left neighbour. */
export function Seats() {
  const game = view.value;
  if (!game) return null;
  const first = mySeat.value === null ? 0 : mySeat.value + 1;
  const count = mySeat.value === null ? game.players : game.players - 1;
  const seats = Array.from({ length: count }, (_, at) => (first + at) % game.players);
  return (
    <ol
      class="seats"
      style={{ "--players": count + 1 }}
      aria-label={words.value.say("page-seats")}
      data-many={count > 3 ? "" : undefined}
      onKeyDown={(event) => walk(event, event.currentTarget)}
    >
      {seats.map((seat) => {
        const shown = game.seats[seat];
        const info = table.value?.seats[seat];
        return (
          shown && info && <SeatPlate key={seat} seat={seat} shown={shown} info={info} isFirst={seat === seats[0]} />
        );
      })}
    </ol>
  );
}

interface Plate {
  seat: number;
  shown: SeatView;
  info: SeatInfo;
  isFirst: boolean;
}

function SeatPlate({ seat, shown, info, isFirst }: Plate) {
  const say = words.value;
  const choice = choices.value.find((one) => one.seat === seat);
  const open = () => {
    if (choice) void act(choice.text);
    else sheet.value = { of: "seat", seat };
  };
  const princess = shown.princess ? say.say(`princess-${shown.princess}`) : say.say("page-no-princess");
  const label = say.say("page-seat", {
    seat,
    princess_name: princess,
    power: shown.power,
    hand: shown.hand,
    tricks: shown.tricks,
    total: shown.total,
  });
  return (
    <li
      class="seat"
      data-testid={`seat-${seat}`}
      data-target={isTarget(seat) ? "" : undefined}
      data-choosable={choice ? "" : undefined}
      data-acting={info.acting}
      data-next={table.value?.state === "playing" && view.value?.to_act.includes(seat) ? "" : undefined}
    >
      <button type="button" aria-label={label} tabIndex={isFirst || choice ? 0 : -1} onClick={open}>
        <Roundel
          princess={shown.princess}
          power={shown.power}
          seat={seat}
          name={info.name ?? ""}
          bot={info.kind === "bot"}
        />
      </button>
      <span class="name">
        <bdi>{info.name}</bdi>
      </span>
      <Counts shown={shown} />
      <Marks seat={seat} shown={shown} info={info} />
      <span class="backs" aria-hidden="true">
        {Array.from({ length: shown.hand }, (_, at) => (
          <Icon key={at} id="card-back" class="" />
        ))}
      </span>
      <Sticker seat={seat} />
    </li>
  );
}

/** Whether the next card for a slot goes to this seat. */
function isTarget(seat: number): boolean {
  const next = own.value?.slots?.slots[inSlots.value.indexOf(null)];
  return myTurn.value && next !== undefined && slotSeat(next) === seat;
}

/** Cards in hand, tricks, proposals. */
export function Counts({ shown, mine }: { shown: SeatView; mine?: boolean }) {
  const say = words.value;
  return (
    <span class="counts">
      {!mine && <Count icon="icon-hand" title={say.say("page-count-hand")} n={shown.hand} />}
      <Count icon="icon-trick" title={say.say("page-count-tricks")} n={shown.tricks} name="won" />
      <Count icon="proposal" title={say.say("page-count-total")} n={shown.total} />
    </span>
  );
}

export function Count({ icon, title, n, name }: { icon: string; title: string; n: number; name?: string }) {
  return (
    <span class={name} title={title}>
      <Icon id={icon} />
      {String(n).replace("-", "−")}
    </span>
  );
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
      {info.acting !== "bot" && info.kind === "person" && !info.here && (
        <span class="pill wait now">{say.say("page-away")}</span>
      )}
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
      <Clock seat={seat} />
    </>
  );
}

/** What else lies before a seat, and how its player is doing. */
function Marks({ seat, shown, info }: { seat: number; shown: SeatView; info: SeatInfo }) {
  const say = words.value;
  return (
    <>
      <Doing seat={seat} info={info} />
      <RoundTags shown={shown} />
      {shown.aside > 0 && <span class="pill wait now">{say.say("page-aside", { count: shown.aside })}</span>}
      {shown.frozen && (
        <span class="now frozen" title={say.say("page-frozen")}>
          <MiniCard card={shown.frozen} />
        </span>
      )}
      {shown.open && shown.open.length > 0 && <OpenHand cards={shown.open} />}
      {shown.taken && shown.taken.length > 0 && (
        <span class="openhand now" data-taken="">
          <MiniRow cards={shown.taken} />
        </span>
      )}
    </>
  );
}

/** What the round card makes of a seat: Princes that count more, a price for no trick, cards kept to the end. */
function RoundTags({ shown }: { shown: SeatView }) {
  const say = words.value;
  const others = view.value?.seats.some((seat) => (seat.prince ?? 1) !== 1);
  const prince = shown.prince ?? 1;
  const kept = view.value?.round?.kept ?? 0;
  return (
    <>
      {others && (
        <span class={prince === 1 ? "pill ok now" : "pill wait now"}>
          {prince === 1 ? say.say("page-badge-exempt") : say.say("page-badge-prince", { count: prince })}
        </span>
      )}
      {shown.no_trick !== undefined && shown.no_trick !== 0 && (
        <span class="pill wait now">{say.say("page-badge-no-trick", { count: shown.no_trick })}</span>
      )}
      {kept > 0 && <span class="pill wait now">{say.say("page-badge-kept", { count: kept })}</span>}
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
