import type { ComponentChildren } from "preact";
import { FIRST } from "../games/shelf";
import { wide } from "../stage/room";
import { beat } from "../stage/stage";
import { isWide } from "../stage/wide";
import { back, link, mySeat, onTable, question, seq, table, words } from "../state/state";
import { Announcer } from "./Announcer";
import { Dressing } from "./Dressing";
import { Herald, isOnDock } from "./Herald";
import { HintBox } from "./HintBox";
import { hint } from "./hint";
import { InspectSheet, Talk } from "./InspectSheet";
import { Requests, WatchBar } from "./Requests";
import { asksSound, SoundCard } from "./SoundCard";
import { TipBox } from "./TipBox";
import { TopBar } from "./TopBar";

interface FrameProps {
  kind?: string; // more classes of the table
  heading?: string; // for readers, where not the name of the game
  lamps?: number;
  isSteady?: boolean; // the dock keeps its room, so that nothing jumps when it opens a window
  isBetween?: boolean; // a sheet takes all the room
  title: ComponentChildren; // in the bar on top
  scene: ComponentChildren;
  dock: ComponentChildren;
  hand: ComponentChildren;
  rules: ComponentChildren; // beside the table where there is room
}

/** A table in play, for every game: bar, scene, one's own desk, and panels where there is room. */
export function Frame({ kind = "", heading, lamps, isSteady, isBetween, title, scene, dock, hand, rules }: FrameProps) {
  const game = onTable.value;
  const now = table.value;
  const say = words.value;
  const players = game?.players ?? now?.seats.length ?? 2;
  const conn = link.value.state !== "up" ? "lost" : back.value ? "back" : "up";
  return (
    <div
      class="room"
      data-wide={isWide.value ? "" : undefined}
      data-game={now?.game}
      data-between={isBetween ? "" : undefined}
    >
      <TopBar>{title}</TopBar>
      {isWide.value && (
        <aside class="rulebook" aria-label={say.say("page-rules-in-force")}>
          {rules}
        </aside>
      )}
      <main
        class={`table ${kind}`}
        ref={wide}
        data-testid="table"
        style={{ "--players": players }}
        data-game={now?.game}
        data-state={now?.state}
        data-phase={game?.phase}
        data-seq={seq.value}
        data-conn={conn}
        data-anim="idle"
        data-steady={isSteady ? "" : undefined}
        data-decision={question.value ?? undefined}
        data-beat={beat.value?.kind}
        aria-label={say.say("page-table")}
      >
        <Dressing lamps={lamps ?? Math.min(4, players)} />
        <h1 class="vh">{heading ?? say.game(now?.game ?? FIRST)}</h1>
        {scene}
        {!isOnDock() && <Herald />}
        <section class="desk" aria-label={say.say("page-desk")}>
          {hint.value ? <HintBox /> : asksSound() ? <SoundCard /> : <TipBox />}
          <div class="dockroom">
            {dock}
            {isOnDock() && <Herald />}
          </div>
          {mySeat.value === null ? <WatchBar /> : <Requests />}
          {hand}
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
