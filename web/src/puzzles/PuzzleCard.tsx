import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { words } from "../state/state";

/** The way to the puzzles, on the first page. */
export function PuzzleCard() {
  const say = words.value;
  return (
    <section class="paper" data-testid="puzzle-card">
      <h2>{say.say("page-puzzles")}</h2>
      <p>{say.say("page-puzzles.text")}</p>
      <div class="row">
        <Anchor class="btn" href="/puzzles" data-testid="to-puzzles">
          <Icon id="icon-hint" />
          {say.say("page-puzzles-open")}
        </Anchor>
      </div>
    </section>
  );
}
