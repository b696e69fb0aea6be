import { Icon } from "../../controls/Icon";
import { Roundel } from "../../controls/Roundel";
import type { SeatView } from "../../net/protocol";
import { choices, inSlots, myTurn, slotSeat, slots, table, words } from "../../state/state";
import { MiniCard, MiniRow } from "../../table/Card";
import { Count, Doing, Growing, OpenHand, Seats } from "../../table/Seats";
import { own, view } from "./rebel";

const MOST = 6; // as many as play

/** The other players: princess and power, cards in hand, tricks and proposals, and what lies before them. */
export function RebelSeats() {
  const game = view.value;
  if (!game) return null;
  const plate = (draw: (shown: SeatView, seat: number) => preact.ComponentChild) => (seat: number) => {
    const shown = game.seats[seat];
    return shown && draw(shown, seat);
  };
  return (
    <Seats
      counts={plate((shown, seat) => <Counts shown={shown} seat={seat} />)}
      label={label}
      marks={plate((shown, seat) => <Marks shown={shown} seat={seat} />)}
      emblem={plate((shown, seat) => <Emblem shown={shown} seat={seat} />)}
      choice={(seat) => choices.value.find((one) => one.seat === seat)}
      isTarget={isTarget}
      most={MOST}
    />
  );
}

/** What a plate says, for readers. */
function label(seat: number): string {
  const say = words.value;
  const shown = view.value?.seats[seat];
  if (!shown) return "";
  const { princess, power, hand, tricks, total, round } = shown;
  const name = say.say(princess ? `princess-${princess}` : "page-no-princess");
  const plate = say.say("page-seat", { princess_name: name, power, hand, tricks, total });
  return round == null ? plate : say.say("page-seat-so-far", { plate, points: round });
}

function Emblem({ shown, seat }: { shown: SeatView; seat: number }) {
  const info = table.value?.seats[seat];
  return (
    <Roundel
      princess={shown.princess}
      power={shown.power}
      seat={seat}
      name={info?.name ?? ""}
      bot={info?.kind === "bot"}
    />
  );
}

/** Whether the next card for a slot goes to this seat. */
function isTarget(seat: number): boolean {
  const next = slots.value?.slots[inSlots.value.indexOf(null)];
  return myTurn.value && next !== undefined && slotSeat(next) === seat;
}

/** Cards in hand, tricks, proposals: the total, and beside it what this round has brought so far. */
export function Counts({ shown, seat, mine }: { shown: SeatView; seat: number; mine?: boolean }) {
  const say = words.value;
  return (
    <>
      {!mine && <Count icon="icon-hand" title={say.say("page-count-hand")} n={shown.hand} name="cards" />}
      <Count icon="icon-trick" title={say.say("page-count-tricks")} n={shown.tricks} name="won" />
      <Count icon="proposal" title={say.say("page-count-total")} n={shown.total}>
        {shown.round != null && <Growing seat={seat} title={say.say("page-count-round")} n={shown.round} />}
      </Count>
    </>
  );
}

/** What else lies before a seat, and how its player is doing. */
function Marks({ shown, seat }: { shown: SeatView; seat: number }) {
  const say = words.value;
  const info = table.value?.seats[seat];
  return (
    <>
      {info && <Doing seat={seat} info={info} />}
      <RoundTags shown={shown} />
      {shown.aside > 0 && <span class="pill wait now">{say.say("page-aside", { count: shown.aside })}</span>}
      {shown.frozen && (
        <span class="now frozen" title={say.say("page-frozen")}>
          <MiniCard card={own.value?.frozen?.seat === seat ? own.value.frozen.card : shown.frozen} />
        </span>
      )}
      {shown.open && shown.open.length > 0 && <OpenHand cards={shown.open} />}
      {shown.taken && shown.taken.length > 0 && (
        <span class="openhand now" data-taken="">
          <MiniRow cards={shown.taken} />
        </span>
      )}
      <span class="backs" aria-hidden="true">
        {Array.from({ length: table.value?.state === "between" ? 0 : shown.hand }, (_, at) => (
          <Icon key={at} id="card-back" class="" />
        ))}
      </span>
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
