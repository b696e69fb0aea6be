import { Anchor } from "../../controls/Anchor";
import { Icon } from "../../controls/Icon";
import { words } from "../../state/state";

/** The way to the ball of the day. */
export function BallCard() {
  const say = words.value;
  return (
    <section class="paper ball-card" aria-label={say.say("page-ball")} data-testid="ball-card">
      <Icon id="lantern" class="lamp-big" />
      <div>
        <h2>{say.say("page-ball")}</h2>
        <p class="hint">{say.say("page-ball.text")}</p>
      </div>
      <Anchor class="btn" href="/ball" data-testid="to-ball">
        <Icon id="icon-right" />
        {say.say("page-ball.go")}
      </Anchor>
    </section>
  );
}
