import { choices, picked, pressTableCard, words } from "../../state/state";
import { VariantText } from "./VariantText";

/** After a lost game of a match: the next one, chosen from cards with their texts. */
export function NextGame() {
  const say = words.value;
  return (
    <div class="nextgame" role="group" aria-label={say.say("prompt-r-choose")} data-testid="next-game">
      {choices.value.map(
        ({ text, name }) =>
          name && (
            <button
              key={name}
              type="button"
              class="vopt"
              data-testid={`table-${name}`}
              data-choice={text}
              aria-pressed={picked.value === name}
              onClick={() => pressTableCard(name)}
            >
              <VariantText variant={name} />
            </button>
          ),
      )}
    </div>
  );
}
