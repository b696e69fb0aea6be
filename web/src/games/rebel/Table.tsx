import { look } from "../../stage/motion";
import { tall, wide } from "../../stage/room";
import { isWide } from "../../stage/wide";
import { back, link, mySeat, myTurn, own, question, seq, table, view, words } from "../../state/state";
import { Announcer } from "../../table/Announcer";
import { Chips } from "../../table/Chips";
import { Dock } from "../../table/Dock";
import { Dressing } from "../../table/Dressing";
import { Hand } from "../../table/Hand";
import { HintBox } from "../../table/HintBox";
import { hint } from "../../table/hint";
import { InspectSheet, Talk } from "../../table/InspectSheet";
import { Requests, WatchBar } from "../../table/Requests";
import { Runner } from "../../table/Runner";
import { TipBox } from "../../table/TipBox";
import { RoundPips, TopBar } from "../../table/TopBar";
import { Piles } from "./Piles";
import { PrincessPicker } from "./PrincessPicker";
import { ScoreSheet } from "./ScoreSheet";
import { Seats } from "./Seats";
import { RoundCard } from "./Vignette";

const PICKING = new Set(["choose-princess", "keep-princess"]);
const BEFORE_TRICKS = new Set(["pass", "aside", "half", "show"]);

/** The table in play. */
export function Table() {
  const game = view.value;
  const now = table.value;
  const say = words.value;
  const players = game?.players ?? now?.seats.length ?? 4;
  const conn = link.value.state !== "up" ? "lost" : back.value ? "back" : "up";
  return (
    <div
      class="room"
      data-wide={isWide.value ? "" : undefined}
      data-between={now?.state === "between" && !look.value ? "" : undefined}
    >
      <TopBar>
        <RoundPips />
      </TopBar>
      {isWide.value && (
        <aside class="rulebook" aria-label={say.say("page-rules-in-force")}>
          {game?.round && !isBeforeTricks() && <RoundCard id={game.round.id} as="roundcard" />}
          <Chips as="facts" />
        </aside>
      )}
      <main
        class="table"
        ref={wide}
        data-testid="table"
        style={{ "--players": players }}
        data-state={now?.state}
        data-phase={game?.phase}
        data-seq={seq.value}
        data-conn={conn}
        data-anim="idle"
        data-decision={question.value ?? undefined}
        aria-label={say.say("page-table")}
      >
        <Dressing lamps={players} />
        <h1 class="vh">{heading()}</h1>
        <Seats />
        <section class="stage" aria-label={say.say("page-stage")}>
          {stage()}
        </section>
        <section class="desk" aria-label={say.say("page-desk")}>
          {hint.value ? <HintBox /> : <TipBox />}
          <div class="dockroom">
            <Dock />
          </div>
          {mySeat.value === null ? <WatchBar /> : <Requests />}
          <Hand />
        </section>
        <Announcer />
      </main>
      {isWide.value && (
        <aside class="talk" aria-label={say.say("page-talk")}>
          <Talk />
        </aside>
      )}
      <InspectSheet />
    </div>
  );
}

/** The round card stands on the stage as long as nothing else does. */
function isBeforeTricks(): boolean {
  return BEFORE_TRICKS.has(view.value?.phase ?? "") && table.value?.state !== "between";
}

function heading(): string {
  const say = words.value;
  const round = view.value?.round;
  const trick = 1 + (view.value?.seats.reduce((sum, seat) => sum + seat.tricks, 0) ?? 0);
  return round
    ? say.say("page-round-trick", { number: round.number, of: round.of, trick })
    : say.say("page-game-rebel");
}

/** What stands in the middle: the score sheet, princesses to choose from, the round card, or the trick. */
function stage() {
  const game = view.value;
  const phase = game?.phase ?? "";
  if (!game) return null;
  if (table.value?.state === "between" && !look.value) return <ScoreSheet />;
  if (PICKING.has(phase) && own.value && (myTurn.value || own.value.offered?.length)) return <PrincessPicker />;
  return (
    <>
      {!isWide.value && !(isBeforeTricks() && game.round) && <Chips as="chips" />}
      <div class="mid" ref={tall} data-piles={isBeforeTricks() ? undefined : ""}>
        {isBeforeTricks() && game.round ? (
          <RoundCard id={game.round.id} as="showcase" />
        ) : (
          <>
            <Runner />
            <Piles />
          </>
        )}
      </div>
    </>
  );
}
