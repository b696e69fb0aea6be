import { view, words } from "../state";
import { gotIt, skipTips, TIPS, type Tip, tip } from "../tips";
import { Icon } from "./Icon";

const ICONS: Record<Tip, string> = {
  pass: "icon-both", lead: "crown", follow: "", void: "icon-door", "princes-in": "suit-C", frog: "frog", power: "crown",
  trick: "icon-trick", score: "proposal",
}; // biome-ignore format: a record

/** A paper tag above the dock: the thing's own symbol, a title, at most two sentences. It never stands in the way. */
export function TipBox() {
  const say = words.value;
  const now = tip.value;
  if (!now) return null;
  const { tip: id, number } = now;
  const led = view.value?.led ?? "Q";
  const label = say.say("page-tip-count", { number, of: TIPS.length });
  return (
    <aside class="tip" data-testid={`tip-${id}`} aria-label={label}>
      <span class="sym" aria-hidden="true" data-suit={led} data-frog={id === "frog" ? "" : undefined}>
        <Icon id={ICONS[id] || `suit-${led}`} class="" />
      </span>
      <p class="what">
        <b>
          {say.say(`page-tip-${id}`)}
          <span class="vh">.</span>
        </b>{" "}
        {say.say(`page-tip-${id}.text`, { suit: led })} <span class="more">{say.say(`page-tip-${id}.more`)}</span>
      </p>
      <div class="acts">
        <span class="count">
          <ol aria-hidden="true">
            {TIPS.map((one, at) => (
              <li key={one} data-state={at < number ? "done" : undefined} />
            ))}
          </ol>
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
