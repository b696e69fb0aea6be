import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { FIRST } from "../games/shelf";
import { wide } from "../stage/room";
import { beat } from "../stage/stage";
import { isWide } from "../stage/wide";
import { back, link, mySeat, onTable, question, seq, table, words } from "../state/state";
import { Absence, StandIn } from "./Absence";
import { Announcer } from "./Announcer";
import { coach } from "./coach";
import { Dressing } from "./Dressing";
import { Herald, isOnDock } from "./Herald";
import { HintBox } from "./HintBox";
import { hint } from "./hint";
import { InspectSheet, Talk } from "./InspectSheet";
import { Requests, WatchBar } from "./Requests";
import { asksSound, SoundCard } from "./SoundCard";
import { TipBox } from "./TipBox";
import { TopBar } from "./TopBar";
import { isGuiding, tip } from "./tips";

interface FrameProps {
  kind?: string; // more classes of the table
  heading?: string; // for readers, where not the name of the game
  lamps?: number; // where they do not hang between plates
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
  const hung = lamps ?? (mySeat.value === null ? players : players - 1) + 1; // beside every plate
  const dressing = useMemo(() => <Dressing lamps={hung} />, [hung]); // the same at every beat
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
        {dressing}
        <h1 class="vh">{heading ?? say.game(now?.game ?? FIRST)}</h1>
        {scene}
        {!isOnDock() && <Herald />}
        <section class="desk" aria-label={say.say("page-desk")} data-guided={isGuiding.value ? "" : undefined}>
          {coach.value ? (
            <coach.value />
          ) : hint.value ? (
            <HintBox />
          ) : !tip.value && asksSound() ? (
            <SoundCard />
          ) : (
            <TipBox />
          )}
          <div class="dockroom">
            {dock}
            {isOnDock() && <Herald />}
          </div>
          <StandIn />
          <Absence />
          {mySeat.value === null ? <WatchBar /> : <Requests />}
          {!isBetween && hand}
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
