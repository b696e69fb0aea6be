import { Icon } from "../controls/Icon";
import { isSmall } from "../stage/wide";
import { toDecide } from "../state/absence";
import { prefer, preferences } from "../state/preferences";
import { mySeat, table, words } from "../state/state";

/** Whether the reader is still to say if sound shall be on. */
export const isSoundOpen = () => preferences.value.sound === null && mySeat.value !== null;

/** The first table asks, once, while nothing else is to be decided; where hardly anything fits, its end does. */
export const asksSound = () =>
  isSoundOpen() && table.value?.state === "playing" && !isSmall.value && toDecide.value.length === 0;

/** A paper tag above the dock that asks whether sound shall be on. */
export function SoundCard() {
  const say = words.value;
  return (
    <aside class="tip" data-testid="sound-ask" aria-label={say.say("page-sound-ask")}>
      <span class="sym" aria-hidden="true">
        <Icon id="icon-sound" class="" />
      </span>
      <p class="what">
        <b>{say.say("page-sound-ask")}</b> <span class="more">{say.say("page-sound-ask.text")}</span>
      </p>
      <div class="acts">
        <button type="button" class="btn" data-quiet data-testid="sound-no" onClick={() => prefer({ sound: false })}>
          {say.say("page-sound-no")}
        </button>
        <button type="button" class="btn" data-testid="sound-yes" onClick={() => prefer({ sound: true })}>
          {say.say("page-sound-yes")}
        </button>
      </div>
    </aside>
  );
}
