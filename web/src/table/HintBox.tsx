import { Icon } from "../controls/Icon";
import { words } from "../state/state";
import { askHint, gapText, hint, sentence } from "./hint";

/** A paper tag above the dock: what to do, why, and how much worse the next best is. It goes with the decision. */
export function HintBox() {
  const say = words.value;
  const now = hint.value;
  if (!now) return null;
  const { found } = now;
  return (
    <aside class="tip hint-tip" data-testid="hint-box" aria-live="polite">
      <span class="sym" aria-hidden="true">
        <Icon id="icon-hint" class="" />
      </span>
      <p class="what">
        {found ? (
          <>
            <b>{say.say("hint-title", { best: sentence(say.choice(found.best.choice)) })}</b>{" "}
            {say.say(found.reason.key, found.reason.args)} <span class="more">{gapText(found)}</span>
          </>
        ) : (
          now.text
        )}
      </p>
      <div class="acts">
        <button
          type="button"
          class="tool"
          data-testid="hint-close"
          aria-label={say.say("page-close")}
          onClick={askHint}
        >
          <Icon id="icon-close" />
        </button>
      </div>
    </aside>
  );
}

/** The button that asks: in the bar on top, in the dock where that is wide enough. */
export function HintTool({ inDock }: { inDock?: boolean }) {
  return (
    <button
      type="button"
      class="tool ask-hint"
      data-testid={inDock ? "hint-in-dock" : "hint"}
      aria-label={words.value.say("page-tool-hint")}
      aria-expanded={hint.value !== null}
      onClick={askHint}
    >
      <Icon id="icon-hint" />
    </button>
  );
}
