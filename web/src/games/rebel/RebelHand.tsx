import { Icon } from "../../controls/Icon";
import { Hand } from "../../table/Hand";
import { own, view } from "./rebel";

/** The cards one holds, with what the round makes of them. */
export function RebelHand() {
  return <Hand frozen={frozen()} badge={badge} />;
}

const badge = (card: string) => <Badge card={card} />;

/** The card that was frozen in one's own hand. */
function frozen(): string | null {
  const ice = own.value?.frozen;
  return ice && ice.seat === own.value?.seat ? ice.card : null;
}

/** What the round makes of a card: more or fewer proposals, any suit, lying open to all. */
function Badge({ card }: { card: string }) {
  const round = view.value?.round;
  const seat = own.value?.seat;
  const worth = round?.worth?.[card];
  const isOpen = seat !== undefined && view.value?.seats[seat]?.open?.includes(card);
  return (
    <>
      {worth !== undefined && (
        <span class="boon" data-good={worth < 0 ? "" : undefined}>
          {worth < 0 ? `−${-worth}` : `+${worth}`}
        </span>
      )}
      {round?.wild?.includes(card) && (
        <span class="boon" data-icon="">
          <Icon id={`round-${round.id}`} />
        </span>
      )}
      {isOpen && (
        <span class="boon" data-icon="" data-open="">
          <Icon id="icon-eye" />
        </span>
      )}
    </>
  );
}
