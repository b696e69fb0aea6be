import { emptySlot, inSlots, mySeat, own, slotSeat, words } from "../state";
import { CardButton } from "./Card";
import { Icon } from "./Icon";

const ARROWS: Record<string, string> = { left: "icon-left", right: "icon-right" };

/** Named slots for a choice of several cards. Pressing a card in the hand fills the next; pressing a slot empties it. */
export function SlotRow() {
  const slots = own.value?.slots;
  if (!slots) return null;
  const next = inSlots.value.indexOf(null);
  const row = slots.slots.map((slot, at) => (
    <Slot key={`${slot} ${at}`} slot={slot} at={at} card={inSlots.value[at] ?? null} isNext={at === next} />
  ));
  return slots.named ? (
    <div class="ways" data-testid="slots">
      {row[0]}
      <span class="me2" aria-hidden="true">
        <Icon id="icon-both" />
      </span>
      {row.slice(1)}
    </div>
  ) : (
    <div class="slots" data-few={slots.slots.length < 5 ? "" : undefined} data-testid="slots">
      {row}
    </div>
  );
}

function Slot({ slot, at, card, isNext }: { slot: string; at: number; card: string | null; isNext: boolean }) {
  const say = words.value;
  const seat = slotSeat(slot);
  const arrow = ARROWS[slot] && (own.value?.slots?.named ? ARROWS[slot] : "icon-left"); // the style turns it where needed
  const to = seat === null || seat === mySeat.value ? say.say("page-slot-aside") : say.say("page-slot-to", { seat });
  return (
    <span
      class="slot"
      data-testid={`slot-${at}`}
      data-way={slot}
      data-next={isNext ? "" : undefined}
      data-filled={card ? "" : undefined}
    >
      <span class="to">
        {arrow && <Icon id={arrow} />}
        {to}
      </span>
      {card ? (
        <CardButton card={card} testid={`in-slot-${card}`} onPress={() => emptySlot(at)} />
      ) : (
        <span class="hole">{at + 1}</span>
      )}
    </span>
  );
}
