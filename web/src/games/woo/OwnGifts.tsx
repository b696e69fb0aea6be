import { useSignal } from "@preact/signals";
import { Icon } from "../../controls/Icon";
import { kept, write } from "../../state/keep";
import { words } from "../../state/state";
import gifts from "./gifts.json";

/** Which cards have which effect. */
export type GiftTable = Record<string, string[]>;

const KEPT = "woo-gifts";
const NONE = "none";

/** The table that was made last in this browser, or the usual one. */
export function keptGifts(): GiftTable {
  try {
    return JSON.parse(kept(KEPT) ?? "null") ?? gifts.usual;
  } catch {
    return gifts.usual;
  }
}

/** The special gifts as they are printed on somebody's own cards: an effect, then the cards that have it. */
export function OwnGifts({ table, change }: { table: GiftTable; change: (table: GiftTable) => void }) {
  const say = words.value;
  const brush = useSignal(gifts.effects[0] ?? NONE);
  const mark = (card: string) => {
    const effect = effectIn(table, card) === brush.value ? NONE : brush.value;
    const next = Object.fromEntries(
      gifts.effects.map((one) => [one, (table[one] ?? []).filter((other) => other !== card)]),
    );
    if (effect !== NONE) next[effect] = [...(next[effect] ?? []), card].sort(inOrder);
    write(KEPT, JSON.stringify(next));
    change(next);
  };
  return (
    <div class="own-gifts" data-testid="own-gifts">
      <div role="radiogroup" class="row" aria-label={say.say("page-woo-effect")}>
        {[...gifts.effects, NONE].map((effect) => (
          <label class="brush" key={effect}>
            <input
              type="radio"
              name="effect"
              checked={effect === brush.value}
              data-testid={`effect-${effect}`}
              onChange={() => (brush.value = effect)}
            />
            {effect !== NONE && <Icon id={`gift-${effect}`} />}
            {say.say(effect === NONE ? "page-woo-effect-none" : `gift-${effect}`)}
          </label>
        ))}
      </div>
      {gifts.suits.map((cards) => (
        <div class="gift-row" key={cards[0]}>
          {cards.map((card) => (
            <Gift key={card} card={card} effect={effectIn(table, card)} onPress={() => mark(card)} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Gift({ card, effect, onPress }: { card: string; effect: string | null; onPress: () => void }) {
  const say = words.value;
  const name = say.say("page-card", { card, rings: 0 });
  return (
    <button
      type="button"
      class="gift"
      data-suit={card[0]}
      data-testid={`gift-${card}`}
      data-effect={effect}
      aria-pressed={effect !== null}
      aria-label={effect ? `${name}, ${say.say(`gift-${effect}`)}` : name}
      onClick={onPress}
    >
      <b>{card.slice(1)}</b>
      <Icon id={effect ? `gift-${effect}` : `suit-${card[0]}`} />
    </button>
  );
}

function effectIn(table: GiftTable, card: string): string | null {
  return Object.keys(table).find((effect) => table[effect]?.includes(card)) ?? null;
}

const ORDER = gifts.suits.flat();
const inOrder = (one: string, other: string) => ORDER.indexOf(one) - ORDER.indexOf(other);
