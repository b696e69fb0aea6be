import { Icon } from "../../controls/Icon";
import type { TelepathyView } from "../../net/protocol";
import { mySeat, onTable, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { Seats } from "../../table/Seats";
import { CharacterMini } from "../r/Character";
import { OrderSlots } from "../r/Order";

const game = () => onTable.value as TelepathyView; // shown for this one alone

/** Everybody lays a row in secret; one thinks of one's partner. */
export function TelepathyScene() {
  const say = words.value;
  const { seats } = game();
  const partner = mySeat.value === null ? null : seats[mySeat.value]?.partner;
  return (
    <>
      <Seats
        counts={() => null}
        label={(seat) => say.say("page-pg-ready", { state: seats[seat]?.ready ? "ready" : "laying" })}
        marks={(seat) => (
          <>
            {seat === partner && <span class="pill lead now">{say.say("page-pg-partner")}</span>}
            <span class={seats[seat]?.ready ? "pill ok now" : "pill wait now"}>
              {seats[seat]?.ready && <Icon id="icon-check" />}
              {say.say("page-pg-ready", { state: seats[seat]?.ready ? "ready" : "laying" })}
            </span>
          </>
        )}
      />
      <section class="stage" aria-label={say.say("page-stage")}>
        <Chips as="chips" />
        <OrderSlots hint="page-pg-order" />
      </section>
    </>
  );
}

/** The rows of each pair, one above the other; places where they agree are marked. */
export function PairRows() {
  const say = words.value;
  const { seats } = game();
  const pairs = seats.map((seat, at) => [at, seat.partner] as const).filter(([one, other]) => one < other);
  return (
    <section class="paper">
      <h2>{say.say("page-pg-rows")}</h2>
      {pairs.map(([one, other]) => (
        <div key={one} class="pairrows" data-testid={`pair-${one}`}>
          <h3>{say.say("page-pg-pair-points", { seats: [one, other], number: seats[one]?.points ?? 0 })}</h3>
          {[one, other].map((seat) => (
            <p key={seat} class="pairrow">
              <span class="name">
                <bdi>{say.nameOf(seat)}</bdi>
              </span>
              {seats[seat]?.order.map((card, at) => (
                <span
                  key={at}
                  class="matched"
                  data-same={seats[one]?.order[at] === seats[other]?.order[at] ? "" : undefined}
                >
                  <CharacterMini card={card} />
                </span>
              ))}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
