import type { ComponentChildren } from "preact";
import { Anchor } from "../controls/Anchor";
import { LinkByHand, useHandOn } from "../controls/HandOn";
import { Icon } from "../controls/Icon";
import { Later } from "../controls/Later";
import { Roundel } from "../controls/Roundel";
import { isReviewed } from "../games/shelf";
import { addressOf } from "../pocket/site";
import { failure, mySeat, onTable, seq, table, words } from "../state/state";
import { learn } from "../words/language";
import { Another, AnotherLine, LayAnew } from "./Another";
import { BotWord } from "./BotWord";
import { Dressing } from "./Dressing";
import { Evening } from "./Evening";
import { InspectSheet } from "./InspectSheet";
import { Noted } from "./Noted";
import { isSoundOpen, SoundCard } from "./SoundCard";
import { replayPath } from "./Story";
import { TipBox } from "./TipBox";
import { TopBar } from "./TopBar";
import { tip } from "./tips";

interface FinaleProps {
  order: number[]; // the seats, the best first
  placeOf: (seat: number) => number;
  score: (seat: number) => ComponentChildren;
  princess?: (seat: number) => string | null | undefined;
  aim?: string; // above the result
  intro?: string;
  children: ComponentChildren;
}

/** The end of a game: the winner's scene, who won, one more game, the ways to read this one again; then what it has. */
export function Finale({ order, placeOf, score, princess, aim, intro, children }: FinaleProps) {
  const game = onTable.value;
  const say = words.value;
  if (!game) return null;
  return (
    <div class="page game-end" data-testid="game-end" data-phase={game.phase} data-seq={seq.value}>
      <TopBar />
      <main>
        <AnotherLine />
        <section class="finale" aria-label={say.say("page-end")}>
          <Icon id="scene-rays" class="rays" />
          <Icon id="scene-curtain" class="side" />
          <Icon id="scene-curtain" class="side r" />
          <Dressing lamps={0} scene={false} />
          <div class="burst" aria-hidden="true">
            {BURST.map(([x, y, kind]) => (
              <i key={`${x} ${y}`} data-kind={kind} style={{ "--x": `${x}rem`, "--y": `${y}rem` }} />
            ))}
          </div>
          <ol class="podium" data-many={onStage(order).length > 3 ? "" : undefined}>
            {onStage(order).map((seat, at) => (
              <Step
                key={seat}
                seat={seat}
                at={at}
                place={placeOf(seat)}
                princess={princess?.(seat) ?? null}
                score={score(seat)}
              />
            ))}
          </ol>
          <div class="crowd" aria-hidden="true">
            {Array.from({ length: 24 }, (_, at) => (
              <Icon key={at} id="doll" class="" />
            ))}
          </div>
        </section>
        <div class="row end">
          <div>
            {aim && (
              <p class="hint" data-testid="aim">
                {aim}
              </p>
            )}
            <h1 data-testid="prompt">{say.line(game.prompt)}</h1>
            {intro && <p class="intro">{intro}</p>}
          </div>
          <div class="ends">
            <Another />
            <Anchor class="btn" data-big href={replayPath()} data-testid="watch-replay">
              <Icon id="icon-play" />
              {say.say("page-watch-replay")}
            </Anchor>
            <ReviewLink />
            <Share />
          </div>
        </div>
        {table.value?.ball && <Later load={loadBallEnd} />}
        <LayAnew />
        <Noted />
        <BotWord when="after" />
        {!tip.value && isSoundOpen() ? <SoundCard /> : <TipBox />}
        {failure.value && (
          <p class="conn" role="status">
            {failure.value}
          </p>
        )}
        <Evening />
        {children}
      </main>
      <InspectSheet />
    </div>
  );
}

const loadBallEnd = () => learn("ball").then(async () => (await import("../pages/ball/BallEnd")).BallEnd);

const STEPS = 4;

/** Who stands on the stage: the first of them, and oneself wherever one has come in. */
const onStage = (order: readonly number[]) => order.filter((seat, at) => at < STEPS || seat === mySeat.value);

const BURST: [number, number, number][] = Array.from({ length: 18 }, (_, at) => {
  const turn = (at / 18) * 2 * Math.PI;
  const far = 9 + (at % 3) * 4;
  return [Math.round(Math.cos(turn) * far * 1.6), Math.round(Math.sin(turn) * far) - 3, at % 3];
});

interface StepProps {
  seat: number;
  at: number; // in the order of places; the first stands in the middle, the others left and right in turn
  place: number;
  princess: string | null;
  score: ComponentChildren;
}

function Step({ seat, at, place, princess, score }: StepProps) {
  const say = words.value;
  const won = place === 1;
  const side = at % 2 ? -(at + 1) / 2 : at / 2;
  return (
    <li data-testid={`place-${seat}`} data-place={place} style={{ "--side": side }}>
      {won && <Icon id="crown" class="crown-big" />}
      <Roundel princess={princess} seat={seat} name={say.nameOf(seat)} bot={table.value?.seats[seat]?.kind === "bot"} />
      <span class="step">
        <b>{place}</b>
        <span class="name">
          <bdi>{say.called(seat)}</bdi>
        </span>
        <small>{score}</small>
      </span>
    </li>
  );
}

/** To what one's own choices were worth; only who has played has any. */
function ReviewLink() {
  const now = table.value;
  if (mySeat.value === null || !now || !isReviewed(now.game)) return null;
  return (
    <Anchor class="btn" data-big href={`/review/${now.code}/${now.game_no}`} data-testid="review-link">
      <Icon id="icon-search" />
      {words.value.say("page-review")}
    </Anchor>
  );
}

/** The replay's link, to send to somebody. */
function Share() {
  const url = () => new URL(addressOf(replayPath()), location.href).href;
  const { handed, pass } = useHandOn(url);
  const isCopied = handed.value === "copied";
  return (
    <>
      <button type="button" class="btn" data-big data-testid="share-replay" onClick={pass}>
        <Icon id={isCopied ? "icon-check" : "icon-share"} />
        {words.value.say(isCopied ? "page-copied" : "page-share")}
      </button>
      <LinkByHand handed={handed} url={url()} />
    </>
  );
}
