import { effect, signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { drag } from "../../stage/gestures";
import { walk } from "../../stage/walk";
import { act, begunFor, choices, mine, mySeat, myTurn, onTable, question, sent, words } from "../../state/state";
import { CardBack } from "../../table/Card";
import { CharacterButton, CharacterCard } from "./Character";
import { duel, near, open } from "./duel";

/** The order that one is making, until it is sent: cards by place. */
export const wanted = begunFor<string[]>([]);
const toLay = signal<string[]>([]); // cards on their way, one after another

/** Whether one is asked to lay cards in an order, for the first time or anew. */
export const lays = () => myTurn.value && [...open.value].length > 0 && verb() === "place";
const verb = () => (mine.value?.asked.includes("place") ? "place" : "");

/** The cards that lie already, the next first. */
const laid = () => (mine.value && "order" in mine.value ? (mine.value.order ?? []) : []);

/** How many cards are still to be laid; a new order has them all. */
export const toPlace = () => choices.value.filter((choice) => choice.verb === "place").length;

// A new game or step forgets cards that were on their way

let seen: string | null = null;
effect(() => {
  const now = onTable.value ? `${duel.value?.game_number} ${duel.value?.table.length} ${onTable.value.phase}` : null;
  if (now !== seen) {
    seen = now;
    toLay.value = [];
  }
});

effect(() => {
  const [next] = toLay.value;
  question.value;
  if (!next || sent.value || !myTurn.value) return;
  const choice = choices.value.find(({ verb, cards }) => verb === "place" && cards?.includes(next));
  toLay.value = choice ? toLay.peek().slice(1) : [];
  if (choice) void act(choice);
});

/** Puts a card at the end of the order, or takes it out of it. */
export function place(card: string): void {
  if (wanted.value.includes(card)) wanted.value = without(card);
  else moveTo(card, wanted.value.length);
}

/** Puts a card at the place of the order where it was let go; beside all of them one from the hand goes to the end. */
export function drop(card: string, x: number, y: number): void {
  const slot = document.elementsFromPoint(x, y).find((node) => node.matches(".orders .slot"));
  if (slot instanceof HTMLElement) moveTo(card, Math.max(0, Number(slot.dataset.at)));
  else if (!wanted.value.includes(card)) place(card);
}

const without = (card: string) => wanted.value.filter((one) => one !== card);

/** Puts a card at a place among those that are not sent yet. */
function moveTo(card: string, at: number): void {
  const cards = without(card);
  cards.splice(at, 0, card);
  wanted.value = cards;
}

export const isWhole = () => wanted.value.length === toPlace();

/** Sends the order, card by card. */
export function lay(): void {
  const cards = wanted.value;
  wanted.value = [];
  toLay.value = cards;
}

const WAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Numbered places for one's cards: tap a card, then the next. A card that lies there is dragged to another place, or
 * moved along by buttons or by arrow keys with Ctrl.
 */
export function OrderSlots({ hint = "page-r-order" }: { hint?: string }) {
  const say = words.value;
  const order = laid();
  const list = useRef<HTMLOListElement>(null);
  const carried = useRef<string | null>(null); // the card that takes the focus along
  const [at, setAt] = useState(0);
  useLayoutEffect(() => {
    if (carried.current) list.current?.querySelector<HTMLElement>(`[data-testid="placed-${carried.current}"]`)?.focus();
    carried.current = null;
  });
  const isMaking = lays() && toLay.value.length === 0;
  const front = order.filter((card) => !open.value.has(card)); // what was laid stays before what comes
  const count = isMaking ? front.length + toPlace() : order.length;
  if (mySeat.value === null || (!isMaking && order.length === 0)) return null;
  const cards = isMaking && (wanted.value.length || front.length) ? [...front, ...wanted.value] : order;
  const reached = Math.max(front.length, Math.min(at, cards.length - 1));
  return (
    <div class="mat order" data-testid="order">
      <span class="cap">{say.say(isMaking ? hint : "page-r-order-laid")}</span>
      <ol class="orders" ref={list} onKeyDown={onKey}>
        {Array.from({ length: count }, (_, place) => {
          const card = cards[place];
          return (
            <li
              key={place}
              class="slot"
              data-testid={`slot-${place}`}
              data-at={place - front.length}
              data-next={isMaking && place === cards.length ? "" : undefined}
              onFocusCapture={() => setAt(place)}
            >
              {card && isMaking && wanted.value.includes(card) ? (
                <CharacterButton
                  card={card}
                  seat={near.value}
                  testid={`placed-${card}`}
                  label={say.say("page-r-placed", { card, number: place + 1 })}
                  tabIndex={place === reached ? 0 : -1}
                  onPress={() => takeOut(card)}
                  onGrab={(event) => drag(event, (x, y) => drop(card, x, y))}
                />
              ) : card ? (
                <CharacterCard card={card} seat={near.value} />
              ) : isMaking ? (
                <span class="hole" aria-hidden="true" />
              ) : (
                <CardBack label={say.say("page-card-down")} />
              )}
              <span class="cap">
                {canMove(card) && <Nudge way="left" onPress={() => nudge(card, -1)} number={place + 1} />}
                <span aria-hidden="true">{place + 1}</span>
                {canMove(card) && <Nudge way="right" onPress={() => nudge(card, 1)} number={place + 1} />}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );

  function canMove(card: string | undefined): card is string {
    return card !== undefined && isMaking && wanted.value.length > 1 && wanted.value.includes(card);
  }

  function takeOut(card: string): void {
    place(card);
    setAt(0);
  }

  function nudge(card: string, by: number): void {
    const to = Math.max(0, Math.min(wanted.value.length - 1, wanted.value.indexOf(card) + by));
    moveTo(card, to);
    setAt(front.length + to);
  }

  /** With Ctrl an arrow takes the card along, and the focus goes with it. */
  function onKey(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const card = wanted.value[reached - front.length];
    if (!event.ctrlKey || !way || !card) {
      walk(event, list.current, "button.card");
      return;
    }
    event.preventDefault();
    carried.current = card;
    nudge(card, way);
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
