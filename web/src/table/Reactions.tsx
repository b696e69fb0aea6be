import { Icon } from "../controls/Icon";
import type { React } from "../net/protocol";
import { react, words } from "../state/state";

export const REACTIONS: React["what"][] = ["applause", "oh-no", "thinking", "hurry", "well-played", "laugh"];

/** Six stickers to put over one's own seat. */
export function Reactions() {
  const say = words.value;
  return (
    <div class="reactions" role="group" aria-label={say.say("page-reactions")}>
      {REACTIONS.map((what) => (
        <button key={what} type="button" class="chip" data-testid={`react-${what}`} onClick={() => react(what)}>
          <Icon id={`react-${what}`} class="" />
          {say.say(`page-react-${what}`)}
        </button>
      ))}
    </div>
  );
}
