import { effect } from "@preact/signals";
import { failure, giveSeat, here, mySeat, sit, stand, table, words, you } from "../state/state";
import { LeftSeat } from "./Absence";

/** People who ask for a bot's seat in the game in play, for those who decide: the host, or all while the host is away. */
export function Requests() {
  const say = words.value;
  const now = table.value;
  const host = now?.host ?? null;
  const isHostHere = host !== null && (here.value?.seats[host] ?? false);
  if (!now?.asking || !(you.value?.host || !isHostHere)) return null;
  return (
    <>
      {now.asking.map(({ guest, name, seat, yes }) => (
        <p key={guest} class="watching row" role="status" data-testid={`asking-${seat}`}>
          {say.say("page-asks-seat", { name, seat })}
          <button
            type="button"
            class="btn"
            data-testid="ask-yes"
            aria-pressed={yes?.includes(mySeat.value ?? -1)}
            onClick={() => giveSeat(guest, true)}
          >
            {say.say("page-ask-yes")}
          </button>
          <button type="button" class="btn" data-testid="ask-no" onClick={() => giveSeat(guest, false)}>
            {say.say("page-ask-no")}
          </button>
        </p>
      ))}
    </>
  );
}

/** Somebody who watches may ask for a bot's seat, by an invitation or where everybody may come. */
export function WatchBar() {
  const say = words.value;
  const now = table.value;
  const asked = now?.asking?.find(({ guest }) => guest === you.value?.guest);
  const bots = now?.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : [])) ?? [];
  const mayAsk = (you.value?.invited || now?.listed) && now?.state !== "over" && now?.state !== "closed";
  if ((you.value?.left ?? null) !== null) return <LeftSeat />;
  return (
    <p class="watching row">
      {asked ? say.say("page-asked-seat", { seat: asked.seat }) : say.say("page-watching")}
      {failure.value && <span role="status">{failure.value}</span>}
      {asked && (
        <button type="button" class="btn" data-testid="ask-back" onClick={stand}>
          {say.say("page-ask-back")}
        </button>
      )}
      {!asked &&
        mayAsk &&
        bots.map((seat) => (
          <button key={seat} type="button" class="btn" data-testid={`ask-${seat}`} onClick={() => sit(seat)}>
            {say.say("page-ask-seat", { seat })}
          </button>
        ))}
    </p>
  );
}

let wasAsking = false;

// Whoever asked and got no seat is told so

effect(() => {
  const isAsking = table.value?.asking?.some(({ guest }) => guest === you.value?.guest) ?? false;
  if (wasAsking && !isAsking && table.value && mySeat.peek() === null)
    failure.value = words.peek().say("page-ask-refused");
  wasAsking = isAsking;
});
