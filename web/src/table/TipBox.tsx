import { Icon } from "../controls/Icon";
import { words } from "../state/state";
import { useReadOut } from "./Announcer";
import { gotIt, skipTips, tip } from "./tips";

const MOST_DOTS = 10;

/** A paper tag above the dock: the thing's own symbol, a title, at most two sentences. It never stands in the way. */
export function TipBox() {
  return tip.value && <Tag of={tip.value} />;
}

function Tag({ of: now }: { of: NonNullable<typeof tip.value> }) {
  const say = words.value;
  const { id, key, icon, number, of } = now;
  const args = now.args?.() ?? {};
  const [title, text, more] = [key, `${key}.text`, `${key}.more`].map((part) => say.say(part, args));
  const label = say.say("page-tip-count", { number, of });
  useReadOut(`${title}. ${text} ${more}`);
  const suit = typeof args.suit === "string" ? args.suit : undefined;
  return (
    <aside key={id} class="tip" data-testid={`tip-${id}`} data-about={id} aria-label={label}>
      <span class="sym" aria-hidden="true" data-suit={suit} data-frog={icon === "frog" ? "" : undefined}>
        <Icon id={icon} class="" />
      </span>
      <p class="what">
        <b>
          {title}
          <span class="vh">.</span>
        </b>{" "}
        {text} <span class="more">{more}</span>
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
