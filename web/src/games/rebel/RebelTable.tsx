import { tall } from "../../stage/room";
import { isWide } from "../../stage/wide";
import { myTurn, table, words } from "../../state/state";
import { Chips } from "../../table/Chips";
import { Frame } from "../../table/Frame";
import { Piles } from "./Piles";
import { PrincessPicker } from "./PrincessPicker";
import { RebelDock } from "./RebelDock";
import { RebelHand } from "./RebelHand";
import { RebelRunner } from "./RebelRunner";
import { RebelSeats } from "./RebelSeats";
import { RoundCard } from "./RoundCard";
import { RoundPips } from "./RoundPips";
import { isBeforeTricks, own, trickNumber, view } from "./rebel";
import { ScoreSheet } from "./ScoreSheet";

const PICKING = new Set(["choose-princess", "keep-princess"]);

/** Rebel Princess in play. */
export function RebelTable() {
  return (
    <Frame
      isBetween={isBetween()}
      isSteady
      heading={heading()}
      title={<RoundPips />}
      scene={<RebelScene />}
      dock={<RebelDock />}
      hand={<RebelHand />}
      rules={<RebelRules />}
    />
  );
}

const isBetween = () => table.value?.state === "between";

function heading(): string {
  const say = words.value;
  const round = view.value?.round;
  return round
    ? say.say("page-round-trick", { number: round.number, of: round.of, trick: trickNumber.value })
    : say.say("page-game-rebel");
}

/** The round card and the rules in force, beside the table. */
export function RebelRules() {
  const round = view.value?.round;
  return (
    <>
      {round && !isBeforeTricks.value && <RoundCard id={round.id} as="roundcard" />}
      <Chips as="facts" />
    </>
  );
}

/** The table without one's own desk. */
export function RebelScene() {
  return (
    <>
      <RebelSeats />
      <section class="stage" aria-label={words.value.say("page-stage")}>
        {stage()}
      </section>
    </>
  );
}

/** What stands in the middle: the score sheet, princesses to choose from, the round card, or the trick. */
function stage() {
  const game = view.value;
  if (!game) return null;
  if (isBetween()) return <ScoreSheet />;
  if (PICKING.has(game.phase) && own.value && (myTurn.value || own.value.offered?.length)) return <PrincessPicker />;
  if (isBeforeTricks.value && game.round)
    return (
      <div class="mid" ref={tall}>
        <RoundCard id={game.round.id} as="showcase" />
      </div>
    );
  return (
    <>
      {!isWide.value && <Chips as="chips" />}
      <Trick />
    </>
  );
}

function Trick() {
  return (
    <div class="mid" ref={tall} data-piles="">
      <RebelRunner />
      <Piles />
    </div>
  );
}

/** An example of the rules: the trick alone. */
export function RebelExample() {
  return (
    <>
      <Chips as="chips" />
      <Trick />
    </>
  );
}
