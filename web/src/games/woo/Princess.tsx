import { Icon } from "../../controls/Icon";
import { mine, sheet, words } from "../../state/state";
import { gownOf, woo } from "./woo";

/** A Princess card: her gown in the colours of her suit. */
export function PrincessCard({ suit, set }: { suit: string; set: number }) {
  return (
    <figure class="princess-card" data-suit={suit}>
      <span class="gown">
        <Icon id={gownOf(set)} class="" />
      </span>
      <figcaption>
        <Icon id={`suit-${suit}`} />
        {words.value.say(`suit-${suit}`)}
      </figcaption>
    </figure>
  );
}

/** A small Princess card, for plates and tables. */
export function PrincessMini({ suit, isNew }: { suit: string; isNew?: boolean }) {
  return (
    <span
      class="pmini"
      data-suit={suit}
      data-new={isNew ? "" : undefined}
      role="img"
      aria-label={words.value.say("page-woo-princess", { suit })}
    >
      <Icon id={`suit-${suit}`} class="" />
    </span>
  );
}

/** A toy theatre with a Princess card on it. */
export function PrincessScene({ suit, set }: { suit: string; set: number }) {
  return (
    <div class="vignette" aria-hidden="true">
      <Icon id="scene-backdrop" class="back" />
      <Icon id="scene-curtain" class="side" />
      <Icon id="scene-curtain" class="side" />
      <PrincessCard suit={suit} set={set} />
    </div>
  );
}

/** The princess of the set on her stage, with what her suit means. */
export function PrincessStage({ as }: { as: "showcase" | "roundcard" }) {
  const say = words.value;
  const game = woo.value;
  if (!game) return null;
  const suit = game.wooing;
  const held = (mine.value?.hand ?? []).filter((card) => card.startsWith(suit)).length;
  return (
    <article class={as} data-testid="set-stage" {...(as === "showcase" ? { tabIndex: 0 } : {})}>
      <PrincessScene suit={suit} set={game.set} />
      <div class="text">
        <h2>{say.say("page-woo-princess", { suit })}</h2>
        <p>{say.say("page-woo-princess.text", { suit })}</p>
        <p class="pass">
          <Icon id={`suit-${suit}`} />
          {as === "showcase" && mine.value
            ? say.say("page-woo-you-hold", { suit, number: held })
            : say.say("page-woo-won-so-far", { number: game.won, of: game.goal })}
        </p>
      </div>
    </article>
  );
}

/** The Princess card above the runner; a press shows all that is in force. */
export function PrincessButton() {
  const game = woo.value;
  if (!game) return null;
  return (
    <button
      type="button"
      class="princess-button"
      data-testid="set-card"
      aria-label={words.value.say("page-woo-princess", { suit: game.wooing })}
      onClick={() => (sheet.value = { of: "princess", id: game.wooing })}
    >
      <PrincessCard suit={game.wooing} set={game.set} />
    </button>
  );
}
