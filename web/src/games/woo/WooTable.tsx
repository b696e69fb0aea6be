import { tall } from "../../stage/room";
import { isWide } from "../../stage/wide";
import { mySeat, sheet, table, words } from "../../state/state";
import { MiniCard } from "../../table/Card";
import { Chips } from "../../table/Chips";
import { Frame } from "../../table/Frame";
import { Hand } from "../../table/Hand";
import { PrincessButton, PrincessStage } from "./Princess";
import { SetEnd } from "./SetEnd";
import { WooDock } from "./WooDock";
import { WooRunner } from "./WooRunner";
import { WooSeats } from "./WooSeats";
import { isExchange, leaving, ownWoo, woo } from "./woo";
import "./woo.css";

/** The rules in force that change during a set; the others stand in the panel and behind the Princess card. */
const MOVING = ["chip-woo-wooing", "chip-woo-lead", "chip-woo-sung", "chip-woo-sits-out"];

const FACTS = [
  ...MOVING.slice(1),
  ...["teams", "ghost", "no-specials", "allergic", "irresistible", "lullabye", "regifted", "goal"].map(
    (name) => `chip-woo-${name}`,
  ),
];

/** Woo the Princess in play. */
export function WooTable() {
  return (
    <Frame
      kind="woo"
      isBetween={isBetween()}
      title={<Title />}
      scene={<WooScene />}
      dock={<WooDock />}
      hand={<WooHand />}
      rules={<WooRules />}
    />
  );
}

/** The Princess of the set and the rules in force, beside the table. */
export function WooRules() {
  return (
    <>
      {!isExchange.value && <PrincessStage as="roundcard" />}
      <Chips as="facts" only={FACTS} />
    </>
  );
}

const isBetween = () => table.value?.state === "between";

function Title() {
  const say = words.value;
  const game = woo.value;
  if (!game) return null;
  const over = table.value?.state === "between";
  const number = over ? game.set - 1 : game.set;
  const key = over ? "page-woo-title-over" : isExchange.value ? "page-woo-title-exchange" : "page-woo-title";
  const round = Math.max(1, game.round);
  return (
    <>
      <span class="short">{say.say("page-woo-short", { number })}</span>
      <span class="long">{say.say(key, { number, round, of: game.rounds })}</span>
      <ol aria-hidden="true">
        {Array.from({ length: game.rounds }, (_, at) => (
          <li key={at} data-state={over || at < round - 1 ? "done" : at === round - 1 ? "now" : undefined} />
        ))}
      </ol>
    </>
  );
}

/** The table without one's own desk. */
export function WooScene() {
  const say = words.value;
  if (!woo.value) return null;
  if (isBetween())
    return (
      <section class="stage" aria-label={say.say("page-stage")}>
        <SetEnd />
      </section>
    );
  return (
    <>
      <WooSeats />
      <section class="stage" aria-label={say.say("page-stage")}>
        {isExchange.value ? (
          <div class="mid" ref={tall}>
            <PrincessStage as="showcase" />
          </div>
        ) : (
          <>
            <div class="woo-top">
              {!isWide.value && <PrincessButton />}
              <Chips as="chips" only={MOVING} />
            </div>
            <div class="mid" ref={tall} data-piles={isWide.value ? "" : undefined}>
              <WooRunner />
              {isWide.value && <LastRound />}
            </div>
          </>
        )}
      </section>
    </>
  );
}

/** The last round of this set, until the next is led. */
function LastRound() {
  const game = woo.value;
  const say = words.value;
  const last = game?.last_trick;
  if (!game || !last || game.trick.length > 0 || game.round < 2) return <div class="piles" />;
  return (
    <div class="piles">
      <button type="button" class="pile" data-testid="last-trick" onClick={() => (sheet.value = { of: "last-trick" })}>
        <span>{say.say("page-woo-last-round", { outcome: last.outcome, seat: last.leads })}</span>
        <span class="mini-row">
          {last.cards.map(({ card, seat, gone }) => (
            <MiniCard key={card} card={card} won={!gone && seat === last.winner} />
          ))}
        </span>
      </button>
    </div>
  );
}

/** The gifts one holds; the one from the last set says so while gifts are exchanged. */
export function WooHand() {
  const isKept = (card: string) => isExchange.value && ownWoo.value?.carried.includes(card);
  if (mySeat.value === null) return null;
  return (
    <Hand
      away={leaving.value}
      mark={(card) =>
        isKept(card) && (
          <span class="kept">
            <span class="pill">{words.value.say("page-woo-last-set")}</span>
          </span>
        )
      }
    />
  );
}
