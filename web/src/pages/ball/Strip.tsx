import type { BallOthers, BallResult } from "../../net/protocol";
import { isSite } from "../../pocket/site";
import { words } from "../../state/state";

const MARGIN = 6; // percent left and right of the outermost marks
const HALF_A_PLACE = 0.5; // within which a place counts as par's

/** One's own result, par and what others of this house made, on one line. */
export function Strip({ result, others }: { result: BallResult; others: BallOthers }) {
  const say = words.value;
  const { par } = result;
  const isPoints = result.by === "points";
  const mine = isPoints ? result.score : result.place;
  const middle = isPoints ? par.score : par.place;
  const [low = middle, high = middle] = isPoints
    ? par.interval
    : [Math.max(1, middle - HALF_A_PLACE), Math.min(result.players, middle + HALF_A_PLACE)];
  const theirs = isPoints ? others.scores : others.places;
  const ends = isPoints ? [] : [1, result.players];
  const [least, most] = [Math.min(mine, low, ...theirs, ...ends), Math.max(mine, high, ...theirs, ...ends)];
  const across = (value: number) => MARGIN + ((100 - 2 * MARGIN) * (value - least)) / Math.max(most - least, 1e-9);
  const counts = [...new Set(theirs)].map((value): [number, number] => [
    value,
    theirs.filter((one) => one === value).length,
  ]);
  const told = { score: mine, par: middle, others: theirs.map((one) => say.figure(one)) };
  return (
    <>
      <div
        class="strip"
        role="img"
        data-testid="strip"
        aria-label={say.say(theirs.length ? "page-ball-plot" : "page-ball-plot-alone", told)}
      >
        <u style={{ "--from": across(low), "--to": across(high) }} />
        <s style={{ "--x": across(middle) }} />
        {counts.map(([value, count]) => (
          <i key={value} style={{ "--x": across(value), "--size": Math.min(1.5, 0.6 + 0.15 * count) }} />
        ))}
        <b style={{ "--x": across(mine) }}>{say.figure(mine)}</b>
      </div>
      <p class="legend strip-legend" aria-hidden="true">
        <span>
          <b /> {say.say("page-ball-legend-you")}
        </span>
        <span>
          <u /> {say.say("page-ball-legend-par")}
        </span>
        {!isSite && (
          <span>
            <i /> {say.say("page-ball-legend-others")}
          </span>
        )}
      </p>
    </>
  );
}
