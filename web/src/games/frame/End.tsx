import type { ComponentChildren } from "preact";
import { Anchor } from "../../components/Anchor";
import { Dressing } from "../../components/Dressing";
import { BURST, ReviewLink, replayPath, Share } from "../../components/GameEnd";
import { Icon } from "../../components/Icon";
import { InspectSheet } from "../../components/InspectSheet";
import { Roundel } from "../../components/Roundel";
import { Seal } from "../../components/Seal";
import { Story } from "../../components/Story";
import { TipBox } from "../../components/TipBox";
import { TopBar } from "../../components/TopBar";
import { Totals } from "../../components/Totals";
import { again, failure, mySeat, onTable, table, words } from "../../state";

/** The end of a game: who won, how it went, one more game, and the opened seal. */
export function End({ score, children }: { score: (seat: number) => ComponentChildren; children?: ComponentChildren }) {
  const game = onTable.value;
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
              <Step key={seat} seat={seat} score={score(seat)} />
            ))}
          </ol>
        </section>
        <div class="row end">
          <h1 data-testid="prompt">{say.line(game.prompt)}</h1>
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
        <TipBox />
        {failure.value && (
          <p class="conn" role="status">
            {failure.value}
          </p>
        )}
        {children}
        <div class="two">
          <section class="paper">
            <h2>{say.say("page-tab-score")}</h2>
            <Totals />
            <h3>{say.say("page-seal")}</h3>
            <Seal />
          </section>
          <section class="paper">
            <h2>{say.say("page-story")}</h2>
            <Story />
          </section>
        </div>
      </main>
      <InspectSheet />
    </div>
  );
}

/** Winners first, then by what they have. */
function rank(seat: number): number {
  const game = onTable.value;
  return (game?.winners.includes(seat) ? -1_000_000 : 0) - (game?.totals[seat] ?? 0);
}

function Step({ seat, score }: { seat: number; score: ComponentChildren }) {
  const game = onTable.value;
  const say = words.value;
  const won = game?.winners.includes(seat) || game?.winners.length === 0;
  const place = won ? 1 : 1 + (game?.totals.filter((_, other) => rank(other) < rank(seat)).length ?? 0);
  return (
    <li data-testid={`place-${seat}`} data-winner={won ? "" : undefined}>
      {won && <Icon id="crown" class="crown-big" />}
      <Roundel seat={seat} name={say.nameOf(seat)} />
      <span class="step">
        <b>{place}</b>
        <span class="name">
          <bdi>{seat === mySeat.value ? say.say("page-you") : say.nameOf(seat)}</bdi>
        </span>
        <small>{score}</small>
      </span>
    </li>
  );
}
