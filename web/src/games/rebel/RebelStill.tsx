import { wide } from "../../stage/room";
import { words } from "../../state/state";
import { MiniRow } from "../../table/Card";
import { Chips } from "../../table/Chips";
import { RebelRunner } from "./RebelRunner";
import { view } from "./rebel";

/** The table at a choice that is reviewed, and what one held. */
export function RebelStill() {
  const game = view.value;
  if (!game) return null;
  return (
    <div class="still" ref={wide} style={{ "--players": game.players }}>
      <Chips as="chips" />
      {game.phase === "play" && <RebelRunner />}
      <p class="legend">
        {words.value.say("review-held")} <MiniRow cards={game.own?.hand ?? []} />
      </p>
    </div>
  );
}
