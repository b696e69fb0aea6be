import type { ComponentChildren } from "preact";
import { isLowestBest } from "../games/shelf";
import { onTable, words } from "../state/state";
import { Finale } from "./Finale";
import { Seal } from "./Seal";
import { StoryPaper } from "./Story";
import { Totals } from "./Totals";

interface EndProps {
  score: (seat: number) => ComponentChildren;
  aim?: string; // what one was after, where the game says it
  children?: ComponentChildren;
}

/** The end of a game: who won, how it went, one more game, and the opened seal. */
export function End({ score, aim, children }: EndProps) {
  const game = onTable.value;
  const say = words.value;
  if (!game) return null;
  const order = [...game.totals.keys()].sort((one, other) => rank(one) - rank(other));
  const why = "why" in game && game.why ? { intro: say.line(game.why) } : {};
  return (
    <Finale order={order} placeOf={placeOf} score={score} {...why} {...(aim ? { aim } : {})}>
      {children}
      <div class="two">
        <section class="paper">
          <h2>{say.say("page-tab-score")}</h2>
          <Totals />
          <Seal />
        </section>
        <StoryPaper />
      </div>
    </Finale>
  );
}

/** Winners first, then by what they have, as the game counts. */
function rank(seat: number): number {
  const game = onTable.value;
  const total = game?.totals[seat] ?? 0;
  return (game?.winners.includes(seat) ? -1_000_000 : 0) + (game && isLowestBest(game.game) ? total : -total);
}

/** Nobody wins a draw, or everybody does. */
function placeOf(seat: number): number {
  const game = onTable.value;
  if (!game?.winners.length) return 1;
  return 1 + game.totals.filter((_, other) => rank(other) < rank(seat)).length;
}
