import { again, failure, mySeat, table, view, words } from "../state";
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
          </div>
          <div class="ends">
            {mySeat.value !== null && table.value?.state === "over" && (
              <button type="button" class="btn" data-main data-big data-testid="rematch" onClick={again}>
                {say.say("page-rematch")}
              </button>
            )}
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
            <h2>{say.say("page-seal")}</h2>
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
