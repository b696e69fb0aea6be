import { Icon } from "../../controls/Icon";
import type { PrincessCardView } from "../../net/protocol";
import { act, choices, mine, mySeat, onTable, sheet, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { Fan } from "../../table/Hand";
import { Points, Seats } from "../../table/Seats";
import { CharacterButton } from "../r/Character";
import { Pairs } from "./Memory";

const game = () => onTable.value as PrincessCardView; // shown for this one alone

/** Hands face down in a ring: one draws from the nearest on one's right. */
export function PrincessCardScene() {
  const say = words.value;
  const { seats, discarded, from } = game();
  const choice = choices.value[0];
  const giver = from ?? null;
  const backs = giver === null ? 0 : (seats[giver]?.hand ?? 0);
  const hand = (seat: number) => seats[seat]?.hand ?? 0;
  return (
    <>
      <Seats
        counts={(seat) => <Points n={hand(seat)} of={say.say("page-pg-cards", { number: hand(seat) })} />}
        label={(seat) => say.say("page-pg-holds", { number: hand(seat) })}
      />
      <section class="stage" aria-label={say.say("page-stage")}>
        <Chips as="chips" />
        <div class="mat packet" data-testid="mat">
          {giver !== null && <span class="cap">{say.say("page-pg-giver", { from: giver })}</span>}
          <span class="row fanned">
            {Array.from({ length: backs }, (_, at) => (
              <button
                key={at}
                type="button"
                class="card pilebutton"
                data-down=""
                data-choice={choice?.text}
                aria-disabled={choice ? undefined : "true"}
                aria-label={say.say("page-pg-back", { number: at + 1 })}
                onClick={() => choice && act(choice)}
              >
                <Icon id="card-back" class="" />
              </button>
            ))}
          </span>
          <span class="cap">
            {say.say("page-pg-laid-off")} <Pairs of={discarded} />
          </span>
        </div>
      </section>
    </>
  );
}

/** The cards one holds. There is nothing to do with them; a tap says what they are. */
export function HeldCards() {
  return (
    <Fan cards={mine.value?.hand ?? []} isFlat>
      {(card, isReached) => (
        <CharacterButton
          card={card}
          seat={mySeat.value}
          tabIndex={isReached ? 0 : -1}
          onPress={() => (sheet.value = { of: "card", card })}
        />
      )}
    </Fan>
  );
}
