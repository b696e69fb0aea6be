import { useSignal } from "@preact/signals";
import { isReviewed } from "../review";
import { again, failure, mySeat, table, view, words } from "../state";
import { Anchor } from "./Anchor";
import { Dressing } from "./Dressing";
import { Icon } from "./Icon";
import { InspectSheet } from "./InspectSheet";
import { Roundel } from "./Roundel";
import { ScoreSheet } from "./ScoreSheet";
import { ScoreTable, signed } from "./ScoreTable";
import { Seal } from "./Seal";
import { Story } from "./Story";
import { TopBar } from "./TopBar";

/** The end of the ball: who won and by how much, the whole sheet, one more game, and the opened seal. */
export function GameEnd() {
  const game = view.value;
  const say = words.value;
  if (!game) return null;
  const order = [...game.totals.keys()].sort((one, other) => rank(one) - rank(other));
  return (
    <div class="page game-end" data-testid="game-end" data-phase={game.phase}>
      <TopBar />
      <main>
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
          <ol class="podium">
            {order.slice(0, 3).map((seat) => (
              <Step key={seat} seat={seat} />
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
            <h1 data-testid="prompt">{say.line(game.prompt)}</h1>
            <p class="intro">{totals(order)}</p>
          </div>
          <div class="ends">
            {mySeat.value !== null && table.value?.state === "over" && (
              <button type="button" class="btn" data-main data-big data-testid="rematch" onClick={again}>
                {say.say("page-rematch")}
              </button>
            )}
            <Anchor class="btn" data-big href={replayPath()} data-testid="watch-replay">
              <Icon id="icon-play" />
              {say.say("page-watch-replay")}
            </Anchor>
            <ReviewLink />
            <Share />
          </div>
        </div>
        {failure.value && (
          <p class="conn" role="status">
            {failure.value}
          </p>
        )}
        <div class="two">
          <section class="paper">
            <h2>{say.say("page-all-rounds")}</h2>
            <ScoreTable />
          </section>
          <section class="paper">
            <h2>{say.say("page-tonight")}</h2>
            <Tonight />
            <h3>{say.say("page-seal")}</h3>
            <Seal />
          </section>
        </div>
        <ScoreSheet alone />
        <section class="paper">
          <h2>{say.say("page-story")}</h2>
          <Story />
        </section>
      </main>
      <InspectSheet />
    </div>
  );
}

export const BURST: [number, number, number][] = Array.from({ length: 18 }, (_, at) => {
  const turn = (at / 18) * 2 * Math.PI;
  const far = 9 + (at % 3) * 4;
  return [Math.round(Math.cos(turn) * far * 1.6), Math.round(Math.sin(turn) * far) - 3, at % 3];
});

/** Everybody's total in one sentence. */
function totals(order: number[]): string {
  const say = words.value;
  const parts = order.map((seat) => say.say("page-end-total", { seat, total: signed(view.value?.totals[seat] ?? 0) }));
  return say.say("page-end-sum", { totals: parts.join(", ") });
}

export function replayPath(): string {
  const now = table.value;
  return `/replay/${now?.code}/${now?.game_no}?seat=${mySeat.value ?? 0}`;
}

/** To what one's own choices were worth; only who has played has any. */
export function ReviewLink() {
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
export function Share() {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(new URL(replayPath(), location.href).href);
    copied.value = true;
  };
  return (
    <button type="button" class="btn" data-big data-testid="share-replay" onClick={copy}>
      <Icon id={copied.value ? "icon-check" : "icon-share"} />
      {words.value.say(copied.value ? "page-copied" : "page-share")}
    </button>
  );
}

/** Small things worth telling: one's best round, and where the Frog went. */
function Tonight() {
  const say = words.value;
  const game = view.value;
  const seat = mySeat.value;
  if (!game || seat === null) return null;
  const scores = game.rounds_scored.map((round) => round[seat] ?? 0);
  const best = scores.indexOf(Math.min(...scores));
  const round = game.rounds[best];
  if (!round) return null;
  return (
    <ul class="tonight">
      <li>
        <Icon id={`round-${round}`} class="" />
        <span>
          <b>{say.say("page-best-round")}</b>
          <small>{say.say("page-best-round.text", { round, points: signed(scores[best] ?? 0) })}</small>
        </span>
      </li>
    </ul>
  );
}

/** Winners first, then by total. */
function rank(seat: number): number {
  const game = view.value;
  return (game?.totals[seat] ?? 0) - (game?.winners.includes(seat) ? 1000 : 0);
}

function Step({ seat }: { seat: number }) {
  const game = view.value;
  const say = words.value;
  const won = game?.winners.includes(seat);
  const place = 1 + (game?.totals.filter((_, other) => rank(other) < rank(seat)).length ?? 0);
  return (
    <li data-testid={`place-${seat}`} data-winner={won ? "" : undefined}>
      {won && <Icon id="crown" class="crown-big" />}
      <Roundel princess={game?.seats[seat]?.princess} seat={seat} name={say.nameOf(seat)} />
      <span class="step">
        <b>{place}</b>
        <span class="name">
          <bdi>{seat === mySeat.value ? say.say("page-you") : say.nameOf(seat)}</bdi>
        </span>
        <small>
          {say.say("page-proposals", { count: game?.totals[seat] ?? 0, shown: signed(game?.totals[seat] ?? 0) })}
        </small>
      </span>
    </li>
  );
}
