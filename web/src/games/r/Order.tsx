import { effect, signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { act, choices, mine, mySeat, myTurn, onTable, question, sent, words } from "../../state";
import { Back, CharacterButton, CharacterCard } from "./Character";
import { duel, near, open } from "./duel";

/** The order that one is making, until it is sent: cards by place. */
export const wanted = signal<string[]>([]);
const toLay = signal<string[]>([]); // cards on their way, one after another

/** Whether one is asked to lay cards in an order, for the first time or anew. */
export const lays = () => myTurn.value && [...open.value].length > 0 && verb() === "place";
const verb = () => (mine.value?.asked.includes("place") ? "place" : "");

/** The cards that lie already, the next first. */
const laid = () => (mine.value && "order" in mine.value ? (mine.value.order ?? []) : []);

/** How many cards are still to be laid; a new order has them all. */
export const toPlace = () => choices.value.filter((choice) => choice.verb === "place").length;

// A new game forgets an order that was begun; what has been laid already stays at its front

let seen: string | null = null;
effect(() => {
  const now = onTable.value ? `${duel.value?.game_number} ${duel.value?.table.length} ${onTable.value.phase}` : null;
  if (now !== seen) {
    seen = now;
    wanted.value = [];
    toLay.value = [];
  }
});

effect(() => {
  const [next] = toLay.value;
  question.value;
  if (!next || sent.value || !myTurn.value) return;
  if (!open.value.has(next)) {
    toLay.value = [];
    return;
  }
  toLay.value = toLay.peek().slice(1);
  void act(`place ${next}`);
});

/** Puts a card at the end of the order, or takes it out of it. */
export function place(card: string): void {
  const now = wanted.value;
  wanted.value = now.includes(card) ? now.filter((one) => one !== card) : [...now, card];
}

export const isWhole = () => wanted.value.length === toPlace();

/** Sends the order, card by card. */
export function lay(): void {
  const cards = wanted.value;
  wanted.value = [];
  toLay.value = cards;
}

function move(at: number, by: number): void {
  const cards = [...wanted.value];
  const [card] = cards.splice(at, 1);
  if (card) cards.splice(Math.max(0, Math.min(cards.length, at + by)), 0, card);
  wanted.value = cards;
}

/** Numbered places for one's cards: tap a card, then the next; arrow keys with Ctrl move one along. */
export function OrderSlots({ hint = "page-r-order" }: { hint?: string }) {
  const say = words.value;
  const order = laid();
  const [at, setAt] = useState(0);
  const isMaking = lays() && toLay.value.length === 0;
  const front = order.filter((card) => !open.value.has(card)); // what was laid stays before what comes
  const count = isMaking ? front.length + toPlace() : order.length;
  if (mySeat.value === null || (!isMaking && order.length === 0)) return null;
  const cards = isMaking && (wanted.value.length || front.length) ? [...front, ...wanted.value] : order;
  return (
    <div class="mat order" data-testid="order">
      <span class="cap">{say.say(isMaking ? hint : "page-r-order-laid")}</span>
      <ol class="orders">
        {Array.from({ length: count }, (_, place) => {
          const card = cards[place];
          return (
            <li
              key={place}
              class="slot"
              data-testid={`slot-${place}`}
              data-next={isMaking && place === cards.length ? "" : undefined}
            >
              {card && isMaking && wanted.value.includes(card) ? (
                <CharacterButton
                  card={card}
                  seat={near.value}
                  testid={`placed-${card}`}
                  label={say.say("page-r-placed", { card, number: place + 1 })}
                  tabIndex={place === at ? 0 : -1}
                  onPress={() => takeOut(card)}
                />
              ) : card ? (
                <CharacterCard card={card} seat={near.value} />
              ) : isMaking ? (
                <span class="hole" aria-hidden="true" />
              ) : (
                <Back label={say.say("page-card-down")} />
              )}
              <span class="cap">
                {canMove(card) && (
                  <Nudge way="left" onPress={() => nudge(place - front.length, -1)} number={place + 1} />
                )}
                <span aria-hidden="true">{place + 1}</span>
                {canMove(card) && (
                  <Nudge way="right" onPress={() => nudge(place - front.length, 1)} number={place + 1} />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );

  function canMove(card: string | undefined): boolean {
    return card !== undefined && isMaking && wanted.value.length > 1 && wanted.value.includes(card);
  }

  function takeOut(card: string): void {
    place(card);
    setAt(0);
  }

  function nudge(from: number, by: number): void {
    move(from, by);
    setAt(from + by);
  }
}

function Nudge({ way, number, onPress }: { way: "left" | "right"; number: number; onPress: () => void }) {
  return (
    <button
      type="button"
      class="tool nudge"
      aria-label={words.value.say(`page-r-nudge-${way}`, { number })}
      onClick={onPress}
    >
      {way === "left" ? "‹" : "›"}
    </button>
  );
}
