import type { Choice } from "../net/protocol";
import { words } from "../state/state";
import { MiniRow } from "./Card";
import { isSuited } from "./printed";

const LONGEST_BAR = 84; // percent of the width

/** A choice with what it costs against the best, and how that is said. */
export interface Cost {
  choice: Choice;
  cost: number;
  error: number;
  text: string;
  isBest: boolean;
  isMine: boolean;
}

/** The cards of a choice that are shown small; others stand in its words. */
export const smallCards = ({ cards = [] }: Choice) => cards.filter(isSuited);

/** A bar for every choice, all on one scale, with a whisker for the uncertainty. */
export function CostBars({ costs }: { costs: readonly Cost[] }) {
  const longest = Math.max(...costs.map(({ cost }) => cost), 1e-9);
  return (
    <div class="cost" role="list">
      {costs.map(({ choice, cost, error, text, isBest, isMine }) => {
        const cards = choice.power ? [] : smallCards(choice); // the same card is there without the power
        const bar = { "--v": (LONGEST_BAR * cost) / longest, "--e": (LONGEST_BAR * error) / longest };
        return (
          <div
            class="costrow"
            role="listitem"
            key={choice.text}
            data-best={isBest ? "" : undefined}
            data-mine={isMine ? "" : undefined}
          >
            <span class="what" role="img" aria-label={words.value.choice(choice)}>
              {cards.length ? <MiniRow cards={cards} /> : words.value.choice(choice)}
            </span>
            <span class="meter" aria-hidden="true" style={bar}>
              <i />
              {!isBest && <u />}
            </span>
            <span class="n">{text}</span>
          </div>
        );
      })}
    </div>
  );
}

/** What a choice costs, in words; where it is one's own, that it is. */
export function costText(amount: string, error: string, isBest: boolean, isMine: boolean): string {
  const say = words.value;
  if (isBest) return say.say(isMine ? "review-best-yours" : "review-best");
  const figure = say.say("review-give-or-take", { cost: amount, error });
  return isMine ? say.say("review-yours", { cost: figure }) : figure;
}
