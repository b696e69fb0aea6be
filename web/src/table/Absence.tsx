import { goneFor, shownTime, toDecide } from "../state/absence";
import { mySeat, sit, standIn, table, words, you } from "../state/state";

/** For how long the person of a seat is gone. */
export function Gone({ seat }: { seat: number }) {
  const seconds = goneFor(seat);
  if (seconds === null) return null;
  return (
    <span class="pill wait now" data-testid={`gone-${seat}`}>
      {words.value.say("page-gone", { time: shownTime(seconds) })}
    </span>
  );
}

/** Somebody has been gone for a while, as their plate says: those who sit here let a bot play, or wait. */
export function Absence() {
  const say = words.value;
  return (
    <>
      {toDecide.value.map((seat) => {
        const isAwaited = table.value?.seats[seat]?.waited_for ?? false;
        return (
          <p key={seat} class="watching absence row" data-testid={`absent-${seat}`}>
            {isAwaited && <span>{say.say("page-gone-waits", { seat })}</span>}
            <button type="button" class="btn" data-testid="let-bot-play" onClick={() => standIn(seat, true)}>
              {say.say("page-let-bot-play", { seat })}
            </button>
            {!isAwaited && (
              <button type="button" class="btn" data-testid="wait-for" onClick={() => standIn(seat, false)}>
                {say.say("page-wait-for")}
              </button>
            )}
          </p>
        );
      })}
    </>
  );
}

/** A bot plays for oneself: one tap, and the seat is one's own again. */
export function StandIn() {
  const mine = mySeat.value;
  const name = mine === null ? null : table.value?.seats[mine]?.stand_in;
  return name ? <SeatBack text={words.value.say("page-stand-in", { name })} /> : null;
}

/** The seat that one has left, as long as a bot keeps it. */
export function LeftSeat() {
  const seat = you.value?.left ?? null;
  const name = seat === null ? null : (table.value?.seats[seat]?.name ?? "");
  return name === null ? null : <SeatBack text={words.value.say("page-stand-in-left", { name })} />;
}

function SeatBack({ text }: { text: string }) {
  return (
    <p class="watching row" role="status" data-testid="stand-in">
      {text}
      <button type="button" class="btn" data-main data-testid="take-seat" onClick={() => sit(null)}>
        {words.value.say("page-take-your-seat")}
      </button>
    </p>
  );
}
