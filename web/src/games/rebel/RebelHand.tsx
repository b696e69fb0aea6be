import { Icon } from "../../controls/Icon";
import { legality, myTurn, slots, words } from "../../state/state";
import { Hand } from "../../table/Hand";
import { own, view } from "./rebel";

/** The cards one holds, with what the round makes of them. */
export function RebelHand() {
  return <Hand isResting={isResting()} badge={(card) => <Badge card={card} />} />;
}

/** While a step is about cards on the table. */
function isResting(): boolean {
  return myTurn.value && legality.value.size === 0 && !slots.value && Boolean(own.value?.pool ?? own.value?.drawn);
}

/** What the round makes of a card: more or fewer proposals, any suit, lying open to all; and whether it is frozen. */
function Badge({ card }: { card: string }) {
  const round = view.value?.round;
  const seat = own.value?.seat;
  const worth = round?.worth?.[card];
  const isOpen = seat !== undefined && view.value?.seats[seat]?.open?.includes(card);
  const frozen = own.value?.frozen;
  return (
    <>
      {frozen?.seat === seat && frozen?.card === card && (
        <span class="boon" data-icon="" data-frozen="" title={words.value.say("page-frozen")}>
          <Icon id="princess-ice-princess" />
        </span>
      )}
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
