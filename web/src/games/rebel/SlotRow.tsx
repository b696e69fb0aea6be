import { Icon } from "../../controls/Icon";
import { emptySlot, inSlots, mySeat, slotRow, words } from "../../state/state";
import { Card, CardButton } from "../../table/Card";
import { own } from "./rebel";

const ARROWS: Record<string, string> = { left: "icon-left", right: "icon-right" };

/**
 * Named slots for a choice of several cards. Pressing a card in the hand fills the next; pressing a slot empties it. Once
 * sent they stay as they are until everybody has chosen.
 */
export function SlotRow() {
  const row = slotRow.value;
  if (!row) return null;
  const { slots, seats } = row;
  const pending = own.value?.pending_choice ?? null;
  const cards = pending?.cards ?? inSlots.value;
  const next = pending ? -1 : inSlots.value.indexOf(null);
  const shown = slots.slots.map((slot, at) => (
    <Slot
      key={`${slot} ${at}`}
      slot={slot}
      at={at}
      seat={seats[at] ?? null}
      card={cards[at] ?? null}
      isNext={at === next}
      isSent={pending !== null}
      named={slots.named}
    />
  ));
  return slots.named ? (
    <div class="ways" data-testid="slots">
      {shown[0]}
      <span class="me2" aria-hidden="true">
        <Icon id="icon-both" />
      </span>
      {shown.slice(1)}
    </div>
  ) : (
    <div class="slots" data-few={slots.slots.length < 5 ? "" : undefined} data-testid="slots">
      {shown}
    </div>
  );
}

interface SlotProps {
  slot: string;
  at: number;
  seat: number | null;
  card: string | null;
  isNext: boolean;
  isSent: boolean;
  named: boolean;
}

function Slot({ slot, at, seat, card, isNext, isSent, named }: SlotProps) {
  const say = words.value;
  const arrow = ARROWS[slot] && (named ? ARROWS[slot] : "icon-left"); // the style turns it where needed
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
      {card && isSent && <Card card={card} />}
      {card && !isSent && <CardButton card={card} testid={`in-slot-${card}`} onPress={() => emptySlot(at)} />}
      {!card && <span class="hole">{at + 1}</span>}
    </span>
  );
}
