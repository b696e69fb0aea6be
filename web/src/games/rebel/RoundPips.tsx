import { words } from "../../state/state";
import { trickNumber, view } from "./rebel";

/** Which round is played, in words and as pips. */
export function RoundPips() {
  const game = view.value;
  const say = words.value;
  if (!game?.round) return null;
  const { number, of } = game.round;
  const done = game.rounds_scored.length;
  return (
    <>
      <span class="short">{say.say("page-round-short", { number })}</span>
      <span class="long">
        {game.phase === "play"
          ? say.say("page-round-trick", { number, of, trick: trickNumber.value })
          : say.say("page-round-long", { number, of })}
      </span>
      <ol aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          <li key={at} data-state={at < done ? "done" : at === number - 1 ? "now" : undefined} />
        ))}
      </ol>
    </>
  );
}
