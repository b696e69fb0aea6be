/** Planning ahead: a card that is lifted while others play is played at one's turn. Nobody is told of it before. */

import { computed, effect, signal } from "@preact/signals";
import { aboutOf } from "../games/shelf";
import { thingsOf } from "./choices";
import { preferences } from "./preferences";
import {
  act,
  choices,
  isAsked,
  isAsleep,
  lifted,
  link,
  mine,
  myTurn,
  onTable,
  part,
  refusal,
  refused,
  sent,
  table,
  trick,
  words,
} from "./state";

const planned = signal<{ card: string; part: number | null | undefined; trick: number } | null>(null);

/** The card that is planned, for as long as it is held in the part of the game in which it was lifted. */
export const plan = computed(() => {
  const now = planned.value;
  if (!now || !preferences.value.plan || now.part !== part.value) return null;
  return mine.value?.hand.includes(now.card) ? now.card : null;
});

/** Whether a card can be planned now: while others play, in a game that is played card by card. */
export const canPlan = computed(() => {
  const game = onTable.value;
  if (!game || !preferences.value.plan || table.value?.state !== "playing" || isAsked.value) return false;
  return aboutOf(game.game)?.hasPlans?.(game) ?? false;
});

/** Plans a card in place of any other, or takes it back. */
export function planCard(card: string): void {
  if (canPlan.value) planned.value = plan.value === card ? null : { card, part: part.value, trick: trick.value };
}

/** Whether a card is asked for and nothing else. */
const asksForCard = computed(() => choices.value.length > 0 && choices.value.every(({ verb }) => verb === "play"));

/**
 * Plays what is planned, if it may be played now and in the trick for which it was meant. To lead the next one is another
 * thing, and so is a power that could go with it: the card is lifted, and waits for the reader.
 */
function play(): void {
  const card = plan.peek();
  if (card === null || !isDue.peek()) return;
  const isOfThisTrick = planned.peek()?.trick === trick.peek();
  planned.value = null;
  const ways = choices.peek().filter((choice) => thingsOf(choice).includes(card));
  const [only, ...others] = ways.filter(({ power }) => !power);
  const isWhole = only && others.length === 0 && thingsOf(only).length === 1;
  if (ways.length === 0) drop(card);
  else if (isWhole && isOfThisTrick && !isOffered()) void act(only);
  else lifted.value = card;
}

/** Whether a power is offered with a card. */
const isOffered = () => !isAsleep.peek() && choices.peek().some(({ power }) => power);

function drop(card: string): void {
  const reason = refused.peek()[card];
  const why = reason ? words.peek().say(`reason-${reason[0]}`, reason[1]) : "";
  refusal.value = { card, text: words.peek().say("page-plan-off", { why }) };
}

const isDue = computed(
  () => plan.value !== null && myTurn.value && asksForCard.value && !sent.value && link.value.state === "up",
);

effect(() => {
  if (plan.value === null) planned.value = null; // it does not come back with a later hand
});

effect(() => {
  if (isDue.value) queueMicrotask(play); // when all that follows from the question has followed
});
