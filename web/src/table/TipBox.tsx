import { Icon } from "../controls/Icon";
import { words } from "../state/state";
import { gotIt, skipTips, tip } from "./tips";

const MOST_DOTS = 10;

/** A paper tag above the dock: the thing's own symbol, a title, at most two sentences. It never stands in the way. */
export function TipBox() {
  const say = words.value;
  const now = tip.value;
  if (!now) return null;
  const { id, key, icon, number, of } = now;
  const args = now.args?.() ?? {};
  const label = say.say("page-tip-count", { number, of });
  const suit = typeof args.suit === "string" ? args.suit : undefined;
  return (
    <aside key={id} class="tip" data-testid={`tip-${id}`} data-about={id} aria-label={label}>
      <span class="sym" aria-hidden="true" data-suit={suit} data-frog={icon === "frog" ? "" : undefined}>
        <Icon id={icon} class="" />
      </span>
      <p class="what">
        <b>
          {say.say(key, args)}
          <span class="vh">.</span>
        </b>{" "}
        {say.say(`${key}.text`, args)} <span class="more">{say.say(`${key}.more`, args)}</span>
      </p>
      <div class="acts">
        <span class="count">
          {of <= MOST_DOTS && (
            <ol aria-hidden="true">
              {Array.from({ length: of }, (_, at) => (
                <li key={at} data-state={at < number ? "done" : undefined} />
              ))}
            </ol>
          )}
          {label}
        </span>
        <button type="button" class="btn" data-quiet data-testid="tips-skip" onClick={skipTips}>
          {say.say("page-tip-skip")}
        </button>
        <button type="button" class="btn" data-testid="tip-got-it" onClick={() => gotIt(id)}>
          {say.say("page-tip-got-it")}
        </button>
      </div>
    </aside>
  );
}
