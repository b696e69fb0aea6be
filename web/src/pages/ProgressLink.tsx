import { Anchor } from "../controls/Anchor";
import { Icon } from "../controls/Icon";
import { words } from "../state/state";

/** The way to how one gets on. */
export function ProgressLink() {
  return (
    <Anchor class="btn" href="/progress" data-testid="progress-link">
      <Icon id="icon-score" />
      {words.value.say("page-progress")}
    </Anchor>
  );
}
