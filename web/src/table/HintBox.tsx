import { useSignal } from "@preact/signals";
import { Icon } from "../controls/Icon";
import type { HintBody } from "../net/protocol";
import { words } from "../state/state";
import { capital } from "../words/words";
import { askHint, doIt, figures, hint, why } from "./hint";

/** A paper tag above the dock: what to do and why in words, and a button that does it. It goes with the decision. */
export function HintBox() {
  const now = hint.value;
  if (!now) return null;
  return (
    <aside class="tip hint-tip" data-testid="hint-box" aria-live="polite">
      <span class="sym" aria-hidden="true">
        <Icon id="icon-hint" class="" />
      </span>
      {now.found ? (
        <Found found={now.found} />
      ) : (
        <>
          <p class="what">{now.text}</p>
          <div class="acts">
            <Close />
          </div>
        </>
      )}
    </aside>
  );
}

function Found({ found }: { found: HintBody }) {
  const say = words.value;
  const isOpen = useSignal(false);
  const more = figures(found);
  return (
    <>
      <p class="what">
        <b>{say.say("hint-title", { best: capital(say.choice(found.best.choice)) })}</b> {why(found)}{" "}
        {isOpen.value && <span data-testid="hint-figures">{more}</span>}
      </p>
      <div class="acts">
        <button type="button" class="btn" data-testid="hint-do" onClick={doIt}>
          {say.say("page-hint-do")}
        </button>
        {more && (
          <button
            type="button"
            class="btn"
            data-quiet
            data-testid="hint-more"
            aria-expanded={isOpen.value}
            onClick={() => (isOpen.value = !isOpen.value)}
          >
            {say.say(isOpen.value ? "page-hint-less" : "page-hint-more")}
          </button>
        )}
        <Close />
      </div>
    </>
  );
}

function Close() {
  return (
    <button
      type="button"
      class="tool"
      data-testid="hint-close"
      aria-label={words.value.say("page-close")}
      onClick={askHint}
    >
      <Icon id="icon-close" />
    </button>
  );
}

/** The button that asks, always in the same place. */
export function HintTool() {
  return (
    <button
      type="button"
      class="tool ask-hint"
      data-testid="hint"
      aria-label={words.value.say("page-tool-hint")}
      aria-expanded={hint.value !== null}
      onClick={askHint}
    >
      <Icon id="icon-hint" />
    </button>
  );
}
