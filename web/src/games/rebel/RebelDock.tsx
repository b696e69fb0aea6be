import { Roundel } from "../../controls/Roundel";
import type { Choice } from "../../net/protocol";
import {
  armed,
  asleep,
  cardChoices,
  confirm,
  inSlots,
  isAsked,
  isAsleep,
  isFull,
  mySeat,
  myTurn,
  readyChoice,
  sendSlots,
  sheet,
  sleep,
  slotRow,
  slots,
  table,
  words,
} from "../../state/state";
import { Dock, Main } from "../../table/Dock";
import { PowerWindow } from "./PowerWindow";
import { Counts } from "./RebelSeats";
import { own, view } from "./rebel";
import { SlotRow } from "./SlotRow";

/** What is expected, and what can be done about it. */
export function RebelDock() {
  const power = ownPower();
  return (
    <Dock
      me={<Me />}
      power={power === "used" ? "spent" : power}
      more={more()}
      between={leads()}
      action={<Action />}
      next="page-next"
      kept={
        <>
          {slotRow.value && !isBetween() && (own.value?.pending || isAsked.value) && <SlotRow />}
          {myTurn.value && <PowerWindow />}
        </>
      }
    />
  );
}

const isBetween = () => table.value?.state === "between";
const mine = () => view.value?.seats[mySeat.value ?? -1];

/** How one's own power stands. */
function ownPower() {
  const power = mine()?.power;
  if (isAsleep.value && power === "ready") return "asleep";
  return armed.value ? "armed" : power;
}

/** A second, quieter sentence. */
function more(): string {
  const say = words.value;
  if (slots.value && myTurn.value) return say.say("page-slots-how");
  const winner = view.value?.trick.find((card) => card.winning);
  return winner && winner.card !== "?" ? say.say("page-is-winning", { card: winner.card, seat: winner.seat }) : "";
}

/** Which round comes. */
export function comes(): string | null {
  const round = view.value?.round;
  if (!round) return null;
  const { number, of } = round;
  return words.value.say(number === of ? "page-next-last" : "page-next-of", { number, of });
}

/** Who leads the round that comes, and why. */
function leads(): string {
  const seat = view.value?.leader;
  const by = view.value?.last_round?.leads_by;
  return typeof seat === "number" ? words.value.say("page-next-leads", { seat, by }) : "";
}

function Me() {
  const seat = mySeat.value;
  const shown = mine();
  if (seat === null || !shown) return null;
  const open = () => (sheet.value = { of: "seat", seat });
  return (
    <>
      <button type="button" class="own" aria-label={words.value.say("page-own-plate")} onClick={open}>
        <Roundel princess={shown.princess} power={ownPower()} seat={seat} name={words.value.nameOf(seat)} />
      </button>
      <span class="counts">
        <Counts shown={shown} seat={seat} mine />
      </span>
      {isAsleep.value && asleep.value !== null && shown.power === "ready" && (
        <button type="button" class="pill wait wake" data-testid="power-wake" onClick={() => sleep(false)}>
          {words.value.say("page-power-asleep")}
        </button>
      )}
    </>
  );
}

/** At most one main button. Before it can be pressed it says what is missing. */
function Action() {
  const say = words.value;
  if (slots.value) {
    const missing = inSlots.value.filter((card) => card === null).length;
    const label = isFull.value
      ? say.say(`page-do-${slots.value.verb}`, { count: slots.value.slots.length })
      : say.say("page-slots-missing", { count: missing });
    return <Main label={label} disabled={!isFull.value} onClick={sendSlots} />;
  }
  const choice = readyChoice.value;
  if (!choice)
    return cardChoices.value.length > 0 ? <Main label={say.say(pickLabel())} disabled onClick={confirm} /> : null;
  const label = say.say(`page-do-${choice.verb}`, {
    ...namesOf(choice),
    ...(choice.name ? { princess: choice.name } : {}),
  });
  return <Main label={label} onClick={confirm} />;
}

/** What is missing before the main button does something. */
function pickLabel(): string {
  return cardChoices.value.some((choice) => choice.name) ? "page-pick-princess" : "page-pick-card";
}

function namesOf({ cards: [card, other] = [] }: Choice): Record<string, unknown> {
  return { ...(card ? { card, cards: [card] } : {}), ...(other ? { other } : {}) };
}
