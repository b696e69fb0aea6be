import { Icon } from "../../controls/Icon";
import type { DrawingView, LoverView } from "../../net/protocol";
import { act, choices, onTable, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { Seats } from "../../table/Seats";
import { CharacterCard, CharacterMini } from "../r/Character";

const game = () => onTable.value as DrawingView | LoverView; // shown for these two alone

/** One deck that everybody draws from in turn. */
export function DrawScene() {
  const say = words.value;
  const { deck, drawn, aside, seats } = game();
  const choice = choices.value[0];
  return (
    <>
      <Seats
        counts={() => null}
        label={(seat) => say.say("page-pg-in", { state: seats[seat]?.out ? "out" : "in" })}
        marks={(seat) => seats[seat]?.out && <span class="pill wait now">{say.say("play-r-out")}</span>}
      />
      <section class="stage" aria-label={say.say("page-stage")}>
        <Chips as="chips" />
        <div class="mat" data-testid="mat">
          <span class="slot">
            <button
              type="button"
              class="card pilebutton"
              data-down=""
              data-choice={choice?.text}
              data-testid="draw-pile"
              aria-disabled={choice ? undefined : "true"}
              aria-label={say.say("page-pg-pile", { count: deck })}
              onClick={() => choice && act(choice)}
            >
              <Icon id="card-back" class="" />
              <span class="no" aria-hidden="true">
                {deck}
              </span>
            </button>
            <span class="cap">{say.say("page-pg-deck")}</span>
          </span>
          <span class="held" />
          <span class="slot" data-turned={drawn ? "" : undefined} key={drawn} data-testid="drawn">
            {drawn ? <CharacterCard card={drawn} seat={null} /> : <span class="hole" aria-hidden="true" />}
            <span class="cap">{say.say("page-pg-drawn")}</span>
          </span>
        </div>
        <div class="piles laid" role="group" aria-label={say.say("page-pg-aside")}>
          {aside.map((card) => (
            <CharacterMini key={card} card={card} />
          ))}
        </div>
      </section>
    </>
  );
}
