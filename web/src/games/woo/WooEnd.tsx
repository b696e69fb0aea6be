import { words } from "../../state/state";
import { End } from "../../table/End";
import { PrincessMini } from "./Princess";
import { SetEnd } from "./SetEnd";
import { woo } from "./woo";
import "./woo.css";

/** The end of the game: the princess cards on the podium, then the last set. */
export function WooEnd() {
  const say = words.value;
  const score = (seat: number) => {
    const won = woo.value?.seats[seat]?.princesses ?? [];
    return (
      <>
        <span class="pminis">
          {won.map((suit, at) => (
            <PrincessMini key={at} suit={suit} />
          ))}
        </span>
        {won.length === 0 && say.say("page-woo-princesses", { number: 0 })}
      </>
    );
  };
  return (
    <End score={score}>
      <SetEnd isLast />
    </End>
  );
}
